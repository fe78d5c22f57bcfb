"""The fourteen special cards and their effects (RULES.md 7).

The table below can be held against the rule book. What the five magic cards do in a trick is in `tricks`; the others
are ordinary cards of their suit there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from games.dwarf_king.actions import Phase
from games.dwarf_king.cards import CARDS, COURTS, Card
from games.dwarf_king.tricks import Trick
from games.engine import Seat


@dataclass(frozen=True, slots=True)
class Appearance:
    """The trick in which a special card was played.

    `next_winner` won the trick after it, None as long as there is none; `last` tells whether it was trick T;
    `courts` counts the J, Q, K and A in it.
    """

    player: Seat
    winner: Seat
    next_winner: Seat | None
    last: bool
    courts: int


@dataclass(frozen=True, slots=True)
class Special:
    """The effect of one special card.

    `bonus` says which seat it gives how many points; `doubles` that its winner's points count double; `before` and
    `after` name the decision it brings before trick 1, or after the trick in which it was played; `between` the one
    after every trick while somebody holds it.
    """

    bonus: Callable[[Appearance], tuple[Seat | None, int]] | None = None
    doubles: bool = False
    before: Phase | None = None
    after: Phase | None = None
    between: Phase | None = None


SPECIAL: dict[Card, Special] = {
    # the 1s
    CARDS["k1"]: Special(bonus=lambda at: (at.player, 3 if at.last else 0)),  # Jester
    CARDS["d1"]: Special(after=Phase.DRUID),  # Druid
    CARDS["g1"]: Special(bonus=lambda at: (at.player, at.courts)),  # Scout
    # the 11s
    CARDS["k11a"]: Special(after=Phase.DIRECTION),  # Knight standard-bearer
    CARDS["k11b"]: Special(doubles=True),  # Enchanter
    CARDS["d11a"]: Special(bonus=lambda at: (at.winner, 3)),  # Dwarf standard-bearer
    CARDS["d11b"]: Special(bonus=lambda at: (at.next_winner, 3)),  # Tinkerer
    CARDS["g11a"]: Special(bonus=lambda at: (at.winner, -3)),  # Shaman
    CARDS["g11b"]: Special(before=Phase.SWAP),  # Goblin standard-bearer
    # magic
    CARDS["Dragon"]: Special(),
    CARDS["Mummy"]: Special(),
    CARDS["Puppeteer"]: Special(),
    CARDS["Sorcerer"]: Special(between=Phase.SORCERER),
    CARDS["Excalibur"]: Special(),
}


def place_of(special: Card, tricks: tuple[Trick, ...]) -> int | None:
    """The number of the trick, counted from 0, in which a card was played; None while it was not."""
    return next((number for number, trick in enumerate(tricks) if special in trick.cards), None)


def bonus_of(special: Card, tricks: tuple[Trick, ...], length: int) -> tuple[Seat | None, int]:
    bonus = SPECIAL[special].bonus
    number = place_of(special, tricks) if bonus is not None else None
    if bonus is None or number is None:
        return None, 0
    trick = tricks[number]
    return bonus(
        Appearance(
            player=trick.player_of(special),
            winner=trick.winner,
            next_winner=tricks[number + 1].winner if number + 1 < len(tricks) else None,
            last=number + 1 == length,
            courts=sum(1 for card in trick.cards if card.bit & COURTS),
        )
    )
