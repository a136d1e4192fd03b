"""Everything seen, heard or pressed. pygame lives here and only here."""
