"""Settings and data of one person."""
