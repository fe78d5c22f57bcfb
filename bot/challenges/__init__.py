"""Challenges: friends play the cards of a finished game against computers, and compare their plays."""
