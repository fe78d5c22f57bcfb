"""Seasons, leaderboards, careers and the deal of the day."""
