"""What results add up to. Every function takes results in the order in which the games ended."""
