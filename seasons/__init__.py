"""Seasons without a store: months, points, ratings, and what one finished game changes. Pure: no clock, no I/O."""
