"""Pictures, sounds and fonts of the program, and the generators that make what is our own."""
