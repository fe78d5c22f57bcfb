"""What finished games amount to: results, seasons, standings, careers, prizes, deals of the day."""
