"""The rules of both games: pure values in, pure values out. Nothing here draws, waits, or picks at random."""
