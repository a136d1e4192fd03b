"""The daily deals."""
