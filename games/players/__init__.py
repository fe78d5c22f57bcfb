"""Computer players: what they share. They are given views, never states."""
