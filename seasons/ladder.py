"""The ladder against computers: one person, computers of known strengths, and nothing of it in the season.

Each strength is a fixed opponent on one scale, so a rating says which computers a person keeps up with. Three rules
keep the ladder honest: a win lifts nobody more than one rung above the strongest computer that they beat, a game given
up is a game lost, and a game with a hint, with somebody else's help or without the person's own decisions is practice
(`bot/tables/fold/results.py`). Everything here follows from results alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from seasons.model import Climb, Result, ResultRow, Step
from seasons.ratings import SCALE, Rating, rated
from seasons.tally import EVERY_GAME

RUNGS: Mapping[str, float] = {"novice": 20.0, "casual": 25.0, "club": 30.0, "expert": 35.0}
"""The ladder from the bottom: each strength and its place on the scale of ratings. These define the scale."""
STEP = 5.0
EVERY_LEVEL = ""
FIRMNESS = 1.0
"""The uncertainty of a computer's strength; it stays, because computers learn nothing."""


class Rung(NamedTuple):
    """The key of a climb: one game or `EVERY_GAME`, against one level of computers at a form of it, or against all."""

    game: str
    level: str
    form: str
    user_id: int


def climbs(result: Result) -> bool:
    """Tell whether a result counts on the ladder: it was meant to count, and one person sat down with computers."""
    computers = [row.level for row in result.rows if row.user_id is None]
    return result.rated and len(result.rows) == len(computers) + 1 > 1 and all(level in RUNGS for level in computers)


def touched(result: Result) -> list[Rung]:
    """Every climb that a result changes: over all games, at this game, and against this strength at this form of it.

    The strength is that of the weakest computer; scores are comparable among as many players with the same options.
    """
    me = next(row.user_id for row in result.rows if row.user_id is not None)
    level = min((row.level for row in result.rows if row.level is not None), key=RUNGS.__getitem__)
    return [
        Rung(EVERY_GAME, EVERY_LEVEL, "", me),
        Rung(result.game, EVERY_LEVEL, "", me),
        Rung(result.game, level, f"{len(result.rows)} {result.form}".strip(), me),
    ]


def climbed(result: Result, before: Mapping[Rung, Climb]) -> tuple[Step, dict[Rung, Climb]]:
    """The step of a result that `climbs`, and the climbs it changed. `before` holds those among `touched`."""
    mine = next(row for row in result.rows if row.user_id is not None)
    won = mine.place == 1 and any(row.place > 1 for row in result.rows)
    rungs = touched(result)
    former = {rung: before.get(rung) or Climb(user_id=rung.user_id, name=mine.name) for rung in rungs}
    after: dict[Rung, Climb] = {}
    for rung, old in former.items():
        streak = old.streak + 1 if won else 0
        new = replace(
            old,
            name=mine.name,
            games=old.games + 1,
            wins=old.wins + won,
            rating=_rated(old.rating, mine, result),
            streak=streak,
            longest=max(old.longest, streak),
            best=_best(old.best, mine, result) if rung.level else None,
        )
        after[rung] = replace(new, peak=max(old.peak, rung_of(new), key=lambda level: RUNGS.get(level, 0.0)))
    _, at_game, against = rungs
    beaten = won and not any(
        one.wins for rung, one in before.items() if rung[:2] == against[:2] and rung.user_id == against.user_id
    )
    old_best, best = former[against].best, after[against].best
    step = Step(
        seat=mine.seat,
        level=against.level,
        won=won,
        before=former[at_game].rating,
        climb=after[at_game],
        reached=after[at_game].peak if after[at_game].peak != former[at_game].peak else "",
        beaten=against.level if beaten else "",
        record=best if old_best not in {None, best} else None,
    )
    return step, after


def _rated(before: Rating, mine: ResultRow, result: Result) -> Rating:
    """The rating after a game: up to one rung above the strongest computer that came in behind, and no more."""
    others = [row for row in result.rows if row.seat != mine.seat]
    fixed = [Rating(RUNGS[row.level or ""], FIRMNESS) for row in others]
    after = rated([before, *fixed], [mine.place, *(row.place for row in others)])[0]
    behind = [RUNGS[row.level or ""] for row in others if row.place > mine.place]
    ceiling = max(before.mu, max(behind, default=0.0) + STEP)
    return replace(after, mu=min(after.mu, ceiling), sigma=min(after.sigma, before.sigma))


def _best(before: int | None, mine: ResultRow, result: Result) -> int:
    """The better score; the first place of the result shows whether more is better."""
    worst = max(result.rows, key=lambda row: row.place)
    first = min(result.rows, key=lambda row: row.place)
    if before is None or (mine.score - before) * (first.score - worst.score) > 0:
        return mine.score
    return before


def rung_of(climb: Climb) -> str:
    """The strongest computers that the person probably keeps up with; "" for none, and while provisional."""
    held = [level for level, rating in RUNGS.items() if rating <= _sure(climb.rating)]
    return held[-1] if held and not climb.provisional else ""


def to_next(climb: Climb) -> tuple[str, int] | None:
    """The next rung and the rating points up to it, None at the top."""
    above = next((level for level in RUNGS if RUNGS[level] > _sure(climb.rating)), None)
    return None if above is None else (above, max(1, round((RUNGS[above] - _sure(climb.rating)) * SCALE)))


def _sure(rating: Rating) -> float:
    """Two true strengths in three lie above this."""
    return rating.mu - rating.sigma / 2


def is_climbed(people: int, seats: int, *, rated: bool) -> bool:
    """Tell whether a game is to count on the ladder: one person, who wished for it, against computers."""
    return rated and people == 1 < seats
