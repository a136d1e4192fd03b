"""The scene of Heart to Heart."""
