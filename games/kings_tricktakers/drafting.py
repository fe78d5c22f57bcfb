"""What a pick of the draft is worth between two seats, as the expert judges it: learned from how games ended.

A network is told what everybody may see after the pick and the own hand, and says how many points ahead the game will
end. It weighs what belongs together: a hand and the characters it suits, these and the royal set, and what is left for
the other seat.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from games.engine import Seat
from games.engine.network import Network
from games.kings_tricktakers.actions import KingsAction, TakeCharacter, TakeSet
from games.kings_tricktakers.bids import LAST_ROUND
from games.kings_tricktakers.cards import DECK_FOR
from games.kings_tricktakers.characters import Copy, copies_in, joined, pool_for
from games.kings_tricktakers.draft import open_to
from games.kings_tricktakers.royals import COLOURS, READY, Colour
from games.kings_tricktakers.view import KingsView

FACES = tuple(dict.fromkeys(card.code for card in DECK_FOR[2]))
"""The faces that a hand may hold between two; of the MYSTIC and of the SURRENDER there are two cards each."""
DRAFTED = copies_in(pool_for(2, remove_diplomat=False))
"""The characters that are drafted between two, one copy each."""
FILE = Path(__file__).with_name("learned.json")


@cache
def learned() -> Network:
    """Return what was learned, read once in a process: tens of points that a seat will be ahead, after a pick."""
    return Network.of(**json.loads(FILE.read_text(encoding="ascii")))


def learned_picks(view: KingsView) -> list[KingsAction]:
    """Return what may be drafted between two, what promises most first."""
    network = learned()
    return sorted(view.legal, key=lambda pick: network(signs(view, pick)), reverse=True)


def signs(view: KingsView, pick: KingsAction) -> list[float]:
    """Return what is known after a pick: the hand, what each seat has and may still take, and how far the game is."""
    me, other = view.me, 1 - view.me
    company, colour, pool, order = view.companies[me], view.colours[me], view.pool, view.order[1:]
    if isinstance(pick, TakeCharacter):
        company, pool = joined(company, pick.copy), pool ^ pick.copy.bit
    elif isinstance(pick, TakeSet):
        colour = pick.colour
    held = [card.code for card in view.hand]

    def open_then(seat: Seat) -> Sequence[Copy]:
        return copies_in(open_to(seat, pool, view.previous, order))

    return [
        *[held.count(face) for face in FACES],
        *_seat(view, me, company, colour, open_then(me)),
        *_seat(view, other, view.companies[other], view.colours[other], open_then(other)),
        *[view.round == number for number in range(1, LAST_ROUND + 1)],
        order[:1] == (me,),
        colour is None,
    ]


def _seat(
    view: KingsView, seat: Seat, company: Sequence[Copy], colour: Colour | None, to_take: Sequence[Copy]
) -> Iterator[float]:
    """Yield a seat's characters and set, its figures, and what it may still take."""
    yield from [copy in company for copy in DRAFTED]
    yield from [colour is each for each in COLOURS]
    yield from (view.kings[seat], view.queens[seat] is not READY, len(company))
    yield from [len(company) < 3 and copy in to_take for copy in DRAFTED]
