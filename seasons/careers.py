"""One person's games on a server, how they went, and the person's rivals, as plain values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from seasons.model import Standing
from seasons.ratings import Rating


@dataclass(frozen=True, slots=True)
class Rival:
    """Somebody the person has met: how often, and how often the person came in before or behind them."""

    user_id: int
    name: str
    games: int
    ahead: int
    behind: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Career:
    """A person's games on a server, of one kind or of all.

    `standings` by game over all seasons, `EVERY_GAME` among them; `season` in the season asked for. `places` how often
    each place was reached, `streak` the wins in a row, `longest` the most ever, `curve` the rating after each of the
    last games, oldest first. All that is about games that count; `apart` others were finished, `apart_won` of them won.
    `turns` had a clock in any of them; `late` of those ran out.
    """

    user_id: int
    name: str
    standings: Mapping[str, Standing]
    season: Standing | None
    places: Mapping[int, int]
    streak: int
    longest: int
    curve: tuple[Rating, ...]
    rivals: tuple[Rival, ...]
    apart: int
    apart_won: int
    turns: int
    late: int

    @property
    def on_time(self) -> int | None:
        """Of a hundred turns with a clock, how many were in time; None where there were none. All means all."""
        return None if not self.turns else 100 * (self.turns - self.late) // self.turns


def streaks(wins: Sequence[bool]) -> tuple[int, int]:
    """The wins in a row at the end, and the most anywhere."""
    run = longest = 0
    for won in wins:
        run = run + 1 if won else 0
        longest = max(longest, run)
    return run, longest
