"""Heart to Heart: a solitaire with four suits of hearts."""
