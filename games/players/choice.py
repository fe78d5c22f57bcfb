"""The one question a computer player is asked: seeing this, what do you do.

The answer is a pure function of the view and the seed. So a decision can be made again after a restart, in another
process or in a replay, and the same view in two different hidden worlds gives the same choice.

Yardsticks are searches that are there only to measure others by. Nobody meets them at a table. `open` is the ceiling:
the same search, the same effort, but every world that it imagines is the true one, what lies hidden and what is still
to be drawn included. `flat` and `deep` are the controls: the same effort spent by that search, whichever the game
prefers.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum
from random import Random
from typing import Any

from games.engine import AnyGame, AnyState, Seat, Text, View, text
from games.engine.outlook import always, never
from games.players.search import More, Search


class Strength(StrEnum):
    NOVICE = "novice"
    CASUAL = "casual"
    CLUB = "club"
    EXPERT = "expert"


SEARCHING = (Strength.CLUB, Strength.EXPERT)
"""The strengths that take their time: they search, where a game tells how it looks ahead."""


def strengths(game: AnyGame) -> tuple[Strength, ...]:
    searching = SEARCHING if game.outlook is not None else ()
    return tuple(strength for strength in Strength if strength in game.computers or strength in searching)


def choose(game: AnyGame, view: View, strength: Strength, seed: int, more: More = always) -> Any:
    """One of `view.legal`, for a viewer that owes a decision.

    `strength` is one of `strengths(game)`. The same view and seed give the same action, unless `more` ends a search
    before its time by saying no.
    """
    chance = Random(seed)
    if strength in game.computers:
        return game.computers[strength](view, chance)
    return searched(game, view, strength, chance, more)


def searched(game: AnyGame, view: View, strength: str, chance: Random, more: More = always) -> Any:
    if strength not in SEARCHING or game.outlook is None:
        raise KeyError(strength)
    effort = game.outlook.club if strength == Strength.CLUB else game.outlook.expert
    return Search(game, game.outlook.of(effort, view.seats), view, chance, more).choice(effort)


def advise(game: AnyGame, view: View, strength: Strength, seed: int) -> tuple[Any, Text]:
    """A hint: the action that a computer player would take, and the reason."""
    action = choose(game, view, strength, seed)
    return action, text("engine-hint-only") if len(view.legal) == 1 else game.explain(view, action)


def seed_for(secret: bytes, table: str, seq: int, seat: Seat) -> int:
    """The seed of the decision that `seat` takes at `table` as entry `seq` of its log.

    It depends on nothing else, and no two decisions of a table share one. Without the table's secret nobody can compute
    it, so what a computer player chooses face down stays hidden; with it, after the game, everybody can.
    """
    digest = hmac.digest(secret, f"tapis computer player\n{table}\n{seq}\n{seat}".encode(), "sha256")
    return int.from_bytes(digest[:16], "big")


class Yardstick(StrEnum):
    OPEN = "open"
    FLAT = "flat"
    DEEP = "deep"


def yardsticks(game: AnyGame) -> Iterator[str]:
    if game.outlook is not None:
        yield from (f"{strength}:{yardstick}" for strength in SEARCHING for yardstick in Yardstick)


def measured_choice(game: AnyGame, state: AnyState, seat: Seat, name: str, seed: int) -> Any:
    strength, yardstick = name.split(":")
    if yardstick == Yardstick.OPEN:
        game = replace(game, imagine=lambda _view, _rng: state.copy())
    elif game.outlook is not None:
        deep = {Yardstick.FLAT: never, Yardstick.DEEP: always}[Yardstick(yardstick)]
        game = replace(game, outlook=replace(game.outlook, deep=deep))
    return searched(game, state.view(seat), strength, Random(seed))
