"""Blank Game, the smallest complete game: `python -m games new KEY` copies this folder."""
