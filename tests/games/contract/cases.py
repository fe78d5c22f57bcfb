"""Which games, tables and positions the contract is held against."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cache
from random import Random
from typing import Any, Literal, get_args, get_origin

from games import registry
from games.cli.blank.game import GAME as BLANK
from games.engine import AnyGame, AnyState, BadSetup, Options, RandomDeal, Seat
from games.proof import Words
from tests.toy_game.game import GAME as TOY

BRIEF: dict[str, dict[str, Any]] = {"five_crowns": {"start_round": 10, "stall_turns": 2}}
"""Options that keep random games of a game short, where by themselves they take thousands of actions."""

GAMES: dict[str, AnyGame] = {**registry.all_games(), TOY.key: TOY, BLANK.key: BLANK}


@dataclass(frozen=True)
class Table:
    """A game with a number of seats and options."""

    game: AnyGame
    seats: int
    options: Options

    def __str__(self) -> str:
        changed = self.options.model_dump(mode="json", exclude_defaults=True)
        return "-".join([self.game.key, str(self.seats), *(f"{name}={value}" for name, value in changed.items())])

    def start(self, seed: int) -> AnyState:
        """A new game."""
        new: AnyState = self.game.start(self.seats, self.options, RandomDeal(seed))
        return new

    def positions(self, count: int, seed: int) -> Iterator[tuple[AnyState, Seat]]:
        """Yield positions of random games, each with a seat that is to act."""
        rng = Random(seed)
        found = 0
        while found < count:
            state = self.start(rng.getrandbits(32))
            while found < count and (awaited := state.to_act()):
                seat = rng.choice(awaited)
                if rng.random() < 0.3:
                    found += 1
                    yield state, seat
                state.apply(seat, rng.choice(state.legal_actions(seat)))


@cache
def words(key: str) -> Words:
    """The checker of a game's texts, made once."""
    return Words(GAMES[key])


def values(game: AnyGame, name: str) -> list[Any]:
    """Every value of an option, or both ends where it is a number or goes around the seats."""
    field = game.options.model_fields[name]
    kind = field.annotation
    if kind is bool:
        return [False, True]
    if get_origin(kind) is Literal:
        return _ends(list(get_args(kind)))
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _ends(list(kind))
    assert kind is int, f"{game.key}: the option {name} is no bool, Literal, enum or int"
    ends = {side: getattr(part, side) for part in field.metadata for side in ("ge", "le") if hasattr(part, side)}
    assert set(ends) == {"ge", "le"}, f"{game.key}: the option {name} is a number without bounds"
    return [ends["ge"], ends["le"]]


def _ends(found: list[Any]) -> list[Any]:
    seats = [value for value in found if str(value).startswith("seat")]
    return [value for value in found if value not in seats[1:-1]]


def brief(game: AnyGame) -> Options:
    """A game's usual options, or those that keep it short."""
    return game.options.model_validate(BRIEF.get(game.key, {}))


def tables() -> list[Table]:
    """Every game with every number of seats, and with every value of every option at some number of seats."""
    found = []
    for game in GAMES.values():
        usual = brief(game)
        found += [Table(game, seats, usual) for seats in game.seats]
        for at, name in enumerate(game.options.model_fields):
            for value in values(game, name):
                options = usual.model_copy(update={name: value})
                if name not in usual.model_fields_set and options != usual:
                    found += _first_that_starts(game, options, at)
    return found


def _first_that_starts(game: AnyGame, options: Options, at: int) -> list[Table]:
    """A table where the options fit; some fit certain numbers of seats only."""
    for seats in (*game.seats[at % len(game.seats) :], *game.seats):
        try:
            game.start(seats, options, RandomDeal(0))
        except BadSetup:
            continue
        return [Table(game, seats, options)]
    raise AssertionError(f"{game.key} starts with no number of seats with {options!r}")


TABLES = tables()
"""Everything above, for parametrised tests."""
