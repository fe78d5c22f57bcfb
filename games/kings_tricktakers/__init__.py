"""Kings Tricktakers: three rounds of drafted companies, secret bids and five tricks, for 2 to 5 players."""
