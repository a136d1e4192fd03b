"""What finished games leave behind, for the store to keep and the statistics to count."""
