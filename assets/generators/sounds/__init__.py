"""The sounds of the program, synthesised sample by sample."""
