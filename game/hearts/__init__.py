"""Hearts: you against three opponents."""
