"""Computer players at a table: when they move, and where they think."""
