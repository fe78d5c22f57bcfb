"""Positions of Kings Tricktakers written down by hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.engine import RandomDeal, Seat
from games.kings_tricktakers.cards import DECK_FOR, Card
from games.kings_tricktakers.characters import PLACE, BidCard, Copy, face_up
from games.kings_tricktakers.game import GAME
from games.kings_tricktakers.playing import finish_preparation, start_preparation
from games.kings_tricktakers.royals import Colour, Queen
from games.kings_tricktakers.start import KingsOptions
from games.kings_tricktakers.state import KingsState
from games.kings_tricktakers.view import Phase
from tests.games.kings_tricktakers.notation import bid_cards, card_set, cards, copies


@dataclass(frozen=True)
class Player:
    """One seat: the royal set, the three characters, the bid ("" for none), the hand."""

    colour: Colour
    company: str
    bid: str
    hand: str
    king: bool = False
    queen: Queen = Queen.READY
    vp: int = 0


def start(seats: int, seed: int = 0, **options: object) -> KingsState:
    """A new game."""
    state = GAME.start(seats, KingsOptions.model_validate(options), RandomDeal(seed))
    assert isinstance(state, KingsState)
    return state


def companies(players: Sequence[Player]) -> list[tuple[Copy, ...]]:
    """Everybody's copies; the same character at two players means two copies."""
    every = copies(" ".join(player.company for player in players))
    return [tuple(sorted(every[at * 3 : at * 3 + 3], key=PLACE)) for at in range(len(players))]


def bid_of(player: Player, company: tuple[Copy, ...]) -> tuple[BidCard, ...]:
    """The cards of a player's bid."""
    words = player.bid.split()
    turned = [next(copy for copy in company if copy.character == name) for name in words if name != "JACK"]
    return tuple(sorted(turned, key=PLACE)) + bid_cards("JACK" if "JACK" in words else "", player.colour)


def ready(players: Sequence[Player], *, first: Seat = 0, deck: str = "", round_number: int = 1) -> KingsState:
    """A state after everybody's bid, on the threshold of the preparation.

    `deck` are the cards to be drawn next. The first player is as said, whatever the Kings' ranks.
    """
    state = start(len(players))
    state.round = round_number
    state.order = ()
    state.pool = 0
    state.sets = ()
    state.colours = [player.colour for player in players]
    state.companies = companies(players)
    bids = [bid_of(player, company) for player, company in zip(players, state.companies, strict=True)]
    state.bids = list(bids)
    state.shown = tuple(map(face_up, state.companies, bids))
    state.kings = [player.king for player in players]
    state.queens = [player.queen for player in players]
    state.vp = [player.vp for player in players]
    state.hands = [card_set(player.hand) for player in players]
    state.first = first
    state.deck = stacked(players, deck)
    start_preparation(state)
    return state


def stacked(players: Sequence[Player], deck: str) -> tuple[Card, ...]:
    """The cards in nobody's hand, those that are to be drawn next on top."""
    held = sum(card_set(player.hand) for player in players)
    top = cards(deck)
    return (*top, *(card for card in DECK_FOR[len(players)] if not held & card.bit and card not in top))


def playing(players: Sequence[Player], *, leader: Seat = 0, deck: str = "", round_number: int = 1) -> KingsState:
    """A state at the first trick, with the hands as they are written, whatever the preparation would do."""
    state = ready(players, first=leader, deck=deck, round_number=round_number)
    state.tasks = [()] * len(players)
    state.hands = [card_set(player.hand) for player in players]
    state.reserved = [0] * len(players)
    if state.phase is Phase.PREPARATION:
        finish_preparation(state)
    state.deck = stacked(players, deck)
    return state


def play(state: KingsState, *lines: str) -> None:
    """Carry out decisions like "0 play B3" through the door for people; a card is played as it is if it may be."""
    for line in lines:
        seat, _, notation = line.partition(" ")
        plain = f"{notation} plain"
        state.play(int(seat), plain if plain in legal(state, int(seat)) else notation)


def legal(state: KingsState, seat: Seat) -> list[str]:
    """The notation of what a seat may do."""
    return [str(action) for action in state.legal_actions(seat)]


def hand(state: KingsState, seat: Seat) -> int:
    """How many cards a seat holds."""
    return state.hands[seat].bit_count()


def to_discard(state: KingsState, seat: Seat) -> int:
    """How many cards a seat has to discard now."""
    return len(legal(state, seat)[0].removeprefix("discard ").split())
