"""The public table, its lobby, and what stands behind its buttons."""
