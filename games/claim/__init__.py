"""Claim: a duel for two in which the tricks of the first half win the hand for the second."""
