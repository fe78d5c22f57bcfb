"""Challenges: friends play the cards of a finished game against computers, and see where the lines parted."""
