"""Messages to whole channels that answer nobody: openings of seasons and days, contests, nights, champions."""
