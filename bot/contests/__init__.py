"""Tournaments, duplicates and game nights: their logs, tables, results. No Discord in here."""
