"""The deal of the day: a server's days, tries and boards. No Discord in here."""
