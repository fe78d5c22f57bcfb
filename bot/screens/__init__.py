"""Screens: pure functions from a look and a reader's words to a message as a value. No Discord in here.

Each room has a front that says what it offers. From the bottom up, each knowing only what lies below it: `parts` (a
message as a value), `pictures` (plans of what is drawn), `scenes` (a game in words), `questions` (its choices as
buttons), `seasons` and `settings`, `daily` and `contests`, `help`, `finished` (a game that is over), `table` (the
public message and what stands behind its buttons), `hand`.
"""
