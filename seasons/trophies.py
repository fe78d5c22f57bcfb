"""Trophies, few and earned: they follow from how somebody stands, and so from the results alone."""

from __future__ import annotations

from collections.abc import Mapping

from seasons.model import Standing, Trophy

STREAK = 10
"""So many wins in a row are a trophy."""


def held(games: Mapping[str, Standing], overall: Standing) -> dict[Trophy, tuple[str, ...]]:
    """Somebody's trophies, each with the games it was earned in; the streak is of no game.

    `games` are their standings of all time by game, `overall` the one over all games.

    >>> held({"chess": Standing(user_id=1, name="Ann", wins=2)}, Standing(user_id=1, name="Ann", longest=9))
    {<Trophy.WIN: 'win'>: ('chess',)}
    """
    wins = tuple(sorted(game for game, one in games.items() if one.wins))
    slams = tuple(sorted(game for game, one in games.items() if one.slams))
    found = {Trophy.WIN: wins, Trophy.SLAM: slams}
    trophies = {trophy: where for trophy, where in found.items() if where}
    return trophies | ({Trophy.STREAK: ()} if overall.longest >= STREAK else {})


def earned(game: str, before: tuple[Standing, Standing], after: tuple[Standing, Standing]) -> tuple[Trophy, ...]:
    """The trophies that a game brought somebody, from how they stood and stand at it and over all games."""
    former, now = (held({game: at_game}, overall) for at_game, overall in (before, after))
    return tuple(trophy for trophy in now if trophy not in former)
