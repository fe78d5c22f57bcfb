"""The table service: who sits where, whose turn it is, what was played. There is no Discord in it."""
