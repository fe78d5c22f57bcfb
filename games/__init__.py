"""The rules of every game, one folder each. Pure: no clock, no input or output, no Discord."""
