"""The rules of every game: pure, without clock, input or output, and without Discord."""
