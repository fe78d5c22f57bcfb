"""Seasons, leaderboards and statistics, as people ask for them. No Discord in here."""
