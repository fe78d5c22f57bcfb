"""A game's scene in words: cards, zones, seats; in full, in short, or as a position that is looked back on."""
