"""What lasts: settings, games in progress and results, in one SQLite file of the player's own."""
