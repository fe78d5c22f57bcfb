"""Seasons, leaderboards and careers as people ask for them. There is no Discord in it."""
