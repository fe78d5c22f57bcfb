"""Storage for tables, seats, actions, results and settings."""
