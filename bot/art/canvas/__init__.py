"""What every picture is painted with: the ground, its palette, cards with their marks, badges, ribbons, PNG files."""
