"""The rules, and the first minute."""
