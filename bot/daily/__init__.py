"""The deal of the day: promise it, open tries, rank them and end the day. No Discord in here."""
