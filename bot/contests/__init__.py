"""Contests on a server: their log is kept, their tables are opened, their results heard. No Discord in here."""
