"""What is left to do when our own code has failed: write it down, and tell the player."""
