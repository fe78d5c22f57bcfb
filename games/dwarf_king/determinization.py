"""Worlds that fit what somebody knows: the cards that were not seen, dealt anew among the others; piles to come."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from games.dwarf_king.actions import Phase
from games.dwarf_king.cards import SPECIALS
from games.dwarf_king.quests import TILES, tile_of
from games.dwarf_king.state import ALIKE, DwarfState
from games.dwarf_king.view import DwarfView
from games.engine import RandomDeal, deal_unseen, set_of

T = TypeVar("T")


def shuffled_rest(used: Sequence[T], every: Sequence[T], rng: Random) -> tuple[T, ...]:
    """An order of `every` that begins with those used since it was last shuffled, the present one included.

    It is shuffled anew when all have been used (RULES.md 10); nobody knows how the rest lies.
    """
    first = used[(len(used) - 1) // len(every) * len(every) :]
    rest = [one for one in every if one not in first]
    return (*first, *rng.sample(rest, len(rest)))


def imagine(view: DwarfView, rng: Random) -> DwarfState:
    """A world that fits a seat's view: hands dealt anew, tiles and special cards to come shuffled anew.

    What others know of each other's hands by an exchange or by passing is the same there; which cards two others
    saw through the Goblin standard-bearer is left out of their memories.
    """
    state = DwarfState()
    state.events = None
    for name in ALIKE:
        setattr(state, name, getattr(view, name))
    state.piles, state.shown, state.lacks = list(view.piles), list(view.shown), list(view.lacks)
    state.chance = RandomDeal(rng.getrandbits(64))
    state.hands = imagined_hands(view, rng)
    done = len(view.results) - (view.phase is Phase.OVER)
    tiles = [tile_of(score.rule) for score in view.results]
    state.quests = shuffled_rest([*tiles[:done], view.tile], range(1, TILES + 1), rng)
    used = [score.special for score in view.results]
    state.specials = shuffled_rest([*used[:done], view.special], SPECIALS, rng)
    state.awaited = view.to_act
    state.taken = set_of(view.taken)
    state.given = set_of(view.given)
    return state


def imagined_hands(view: DwarfView, rng: Random) -> list[int]:
    """A hand, as a set, for every seat that fits the view of a seat.

    The viewer keeps its own; cards known to be somewhere are there; nobody gets a card it showed not to hold. Where
    nobody has shown anything every such deal is equally likely, otherwise nearly so.
    """
    hands = [set_of(cards) for cards in view.known]
    hands[view.me] = set_of(view.hand)
    known = sum(hands)
    room = [size - hand.bit_count() for size, hand in zip(view.hand_sizes, hands, strict=True)]
    unknown = [card for card in view.unseen if not card.bit & known]
    return [hand | more for hand, more in zip(hands, deal_unseen(unknown, room, view.lacks, rng), strict=True)]
