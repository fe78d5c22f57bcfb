"""The sum of finished games: results, seasons, standings, careers, prizes, deals of the day."""
