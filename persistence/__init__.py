"""Where tables, seats, actions, results and settings are kept."""
