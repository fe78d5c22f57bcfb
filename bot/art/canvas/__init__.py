"""The means of every picture: the ground, its palette, cards with their marks, badges, ribbons, PNG files."""
