"""How both games are played, page by page, with real cards."""
