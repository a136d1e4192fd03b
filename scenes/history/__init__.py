"""The scene of the games that were finished."""
