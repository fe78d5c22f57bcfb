"""Positions of The Dwarf King written down by hand."""

from __future__ import annotations

from collections.abc import Sequence

from games.dwarf_king.actions import Phase
from games.dwarf_king.cards import BASE_FOR, CARDS, HAND_SIZE, Card, cards_in
from games.dwarf_king.game import GAME
from games.dwarf_king.outcome import totals_of
from games.dwarf_king.quests import tile_of
from games.dwarf_king.score import DealScore
from games.dwarf_king.start import DwarfOptions
from games.dwarf_king.state import DwarfState
from games.dwarf_king.tricks import Trick, winning
from games.engine import RandomDeal, Seat, set_of


def some(codes: str) -> tuple[Card, ...]:
    """The cards of "k5 g11a Dragon"."""
    return tuple(CARDS[code] for code in codes.split())


def mask(codes: str) -> int:
    """The set of "k5 g11a Dragon"."""
    return set_of(some(codes))


def written(cards: int) -> str:
    """A set as the codes of its cards."""
    return " ".join(card.code for card in cards_in(cards))


def trick(codes: str, winner: Seat, last: Trick | None = None) -> Trick:
    """A trick of these cards in the order of play, led by whoever makes `winner` win it."""
    cards = some(codes)
    place = winning(cards, last)
    return Trick((winner - place) % len(cards), cards, winner, cards[place])


def scored(quest: Sequence[int], rule: str = "7a") -> DealScore:
    """A deal that brought these points."""
    return DealScore(rule, CARDS["Dragon"], tuple(quest), (0,) * len(quest), None)


def position(
    *hands: str,
    special: str,
    rule: str = "7a",
    leader: Seat = 0,
    winners: Sequence[Seat] = (),
    last: str = "",
    results: Sequence[DealScore] = (),
    options: DwarfOptions | None = None,
) -> DwarfState:
    """A state before a trick: `leader` to lead, the hands by seat, all of one length.

    Every other card of the deal lies in the tricks before: `winners` says who won them (seat 0 where it says
    nothing), `last` the cards of the last of them in the order of play.
    """
    seats = len(hands)
    state = GAME.deal(seats, options or DwarfOptions(), RandomDeal(0))
    state.special = CARDS[special]
    state.tile, state.rule = tile_of(rule), rule
    state.results = tuple(results)
    state.totals = totals_of(state.results, seats)
    state.hands = [mask(hand) for hand in hands]
    assert len({hand.bit_count() for hand in state.hands}) == 1
    before = HAND_SIZE[seats] - state.hands[0].bit_count()
    gone = cards_in((BASE_FOR[seats] | state.special.bit) & ~sum(state.hands) & ~mask(last))
    codes = [" ".join(card.code for card in gone[at : at + seats]) for at in range(0, len(gone), seats)]
    tricks: list[Trick] = []
    for number, cards in enumerate([*codes, last] if last else codes):
        winner = winners[number] if number < len(winners) else leader if number == before - 1 else 0
        tricks.append(trick(cards, winner, tricks[-1] if tricks else None))
    assert len(tricks) == before
    state.tricks = tuple(tricks)
    state.piles = [0] * seats
    for one in tricks:
        state.piles[one.winner] |= set_of(one.cards)
    state.shown, state.lacks = [0] * seats, [0] * seats
    state.phase, state.leader, state.awaited = Phase.PLAY, leader, (leader,)
    return state


def play_out(state: DwarfState, codes: str) -> None:
    """Let whoever is to act play these cards, one after the other, through the door for people."""
    for code in codes.split():
        (seat,) = state.to_act()
        state.play(seat, f"play {code}")


def spare(state_hands: Sequence[str], special: str) -> list[str]:
    """Every card of the deal that is in none of these hands, by code, highest first."""
    seats = len(state_hands)
    free = (BASE_FOR[seats] | CARDS[special].bit) & ~sum(mask(hand) for hand in state_hands)
    return [card.code for card in reversed(cards_in(free))]
