"""What the log of a table amounts to: seats, options, the game, and how it ended."""
