"""The picture of a leaderboard, and the same in words."""

from __future__ import annotations

from collections.abc import Iterable

from bot.art.plan import TAPIS_FELT, Felt
from bot.art.results import BoardLine, BoardPlan
from bot.screens.parts.message import Picture
from bot.screens.pictures.alt import described
from bot.text import Words


def board_picture(
    name: str,
    heading: str,
    lines: Iterable[BoardLine],
    told: Iterable[str],
    words: Words,
    *,
    felt: Felt = TAPIS_FELT,
    floor: float = 0.0,
) -> Picture:
    """`told` are the lines as they are read aloud."""
    aloud = ". ".join(one.replace("**", "") for one in told)
    said = words.key("board-alt", what=heading, lines=aloud)
    return Picture(name, BoardPlan(heading, tuple(lines), felt, floor), described(said))
