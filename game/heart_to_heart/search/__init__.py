"""Looking ahead in Heart to Heart: the position as bit masks, what can be won, and in how few moves."""
