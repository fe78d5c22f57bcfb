"""Hands, packs and positions of Five Crowns written down by hand."""

from __future__ import annotations

from collections import Counter

from games.engine import Deal, RandomDeal, Seat, set_of
from games.five_crowns.cards import PACK, Card
from games.five_crowns.game import GAME
from games.five_crowns.solo_state import SoloState
from games.five_crowns.start import CrownsOptions
from games.five_crowns.state import CrownsState
from tests.games.stacked import StackedDeal

BY_CODE = {card.code: card for card in PACK}


def some(codes: str) -> list[Card]:
    """The cards of "7C 10H JO"; the second "7C" is the second copy. A copy may be named: "7Cb"."""
    met: Counter[str] = Counter()
    found = []
    for code in codes.split():
        if code in BY_CODE:
            found.append(BY_CODE[code])
        else:
            found.append(BY_CODE[f"{code}{'abcdef'[met[code]]}"])
            met[code] += 1
    return found


def game(seats: int, deal: Deal, options: CrownsOptions | None = None) -> CrownsState:
    """A new game for two or more."""
    state = GAME.start(seats, options or CrownsOptions(), deal)
    assert isinstance(state, CrownsState)
    return state


def puzzle(deal: Deal) -> SoloState:
    """A new puzzle."""
    state = GAME.start(1, CrownsOptions(), deal)
    assert isinstance(state, SoloState)
    return state


def mask(codes: str) -> int:
    """The set of "7C 10H JO"."""
    return set_of(some(codes))


def stacked(dealer: Seat, packs: dict[str, str]) -> StackedDeal:
    """A deal with this first dealer; `packs` are beginnings of shuffles by label, from the top."""
    orders = {label: [card.index for card in some(codes)] for label, codes in packs.items()}
    return StackedDeal({"first dealer": dealer}, orders, RandomDeal(0))


def position(
    hands: tuple[str, ...],
    *,
    number: int,
    player: Seat = 0,
    pile: str = "KTb QTb JTb 10Tb",
    top: str = "KSb",
    closer: Seat | None = None,
    dealer: Seat | None = None,
    options: CrownsOptions | None = None,
) -> CrownsState:
    """A state before a draw of `player`: the hands by seat, the draw pile from its top, the discard on top."""
    seats = len(hands)
    state = game(seats, RandomDeal(0), options)
    state.round = number
    state.dealer = (player - 1) % seats if dealer is None else dealer
    state.turns = (player - state.dealer - 1) % seats
    state.awaited = (player,)
    state.hands = [mask(hand) for hand in hands]
    state.pile = tuple(some(pile))
    state.discards = some(top)
    state.closer = closer
    if closer is not None:
        state.known[closer] = state.hands[closer]
        state.laid[closer] = True
    return state


def play_out(state: CrownsState, *notations: str) -> None:
    """Let whoever is to act do these things, one after the other, through the door for people."""
    for notation in notations:
        (seat,) = state.to_act()
        state.play(seat, notation)


def turns(state: CrownsState, count: int) -> None:
    """Let so many turns pass in which everybody throws away the card just drawn."""
    for _ in range(count):
        (seat,) = state.to_act()
        play_out(state, "draw pile")
        drawn = state.view(seat).drawn
        assert drawn is not None
        play_out(state, f"discard {drawn.code}")


def held(state: CrownsState, seat: Seat) -> set[Card]:
    """The cards of a hand."""
    return {card for card in PACK if card.bit & state.hands[seat]}
