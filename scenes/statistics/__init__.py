"""The statistics: what all finished games add up to."""
