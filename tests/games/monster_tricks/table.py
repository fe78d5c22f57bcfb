"""Positions of Monster Tricks written down by hand."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine import RandomDeal, Seat, set_of
from games.monster_tricks.actions import SLOTS, Values
from games.monster_tricks.cards import PACK, Card
from games.monster_tricks.game import GAME
from games.monster_tricks.start import MonsterOptions
from games.monster_tricks.state import MonsterState
from games.monster_tricks.tricks import Trick, with_card

CARDS = {card.code: card for card in PACK}
LEFT_TO_RIGHT: dict[int, Values] = {1: (1, 2, 3), 2: (2, 4, 6), 3: (3, 6, 9)}


def start(seats: int, options: MonsterOptions | None = None, seed: int = 0) -> MonsterState:
    """A new game."""
    state = GAME.start(seats, options or MonsterOptions(), RandomDeal(seed))
    assert isinstance(state, MonsterState)
    return state


def some(codes: str) -> list[Card]:
    """The cards of "G8 P2"."""
    return [CARDS[code] for code in codes.split()]


def trick(plays: str) -> Trick:
    """The trick of "G3:0 G5:1": each card with the seat that played it."""
    found: Trick | None = None
    for play in plays.split():
        code, _, seat = play.partition(":")
        found = with_card(found, CARDS[code], int(seat))
    assert found is not None
    return found


def playing(
    hands: Sequence[str],
    *,
    slots: Sequence[str] = (),
    to_play: Seat = 0,
    round_: int = 1,
    rows: Sequence[Values] | None = None,
    won: Sequence[int] | None = None,
    options: MonsterOptions | None = None,
) -> MonsterState:
    """A position in the middle of a round; `slots` are open tricks as in `trick`, "" is an empty one."""
    seats = len(hands)
    state = start(seats, options)
    state.round = round_
    state.laying = False
    state.awaited = (to_play,)
    state.hands = [set_of(some(hand)) for hand in hands]
    state.slots = [trick(plays) if plays else None for plays in slots] + [None] * (SLOTS - len(slots))
    state.rows = list(rows) if rows is not None else [LEFT_TO_RIGHT[round_]] * seats
    state.won = list(won) if won is not None else [0] * seats
    return state


def play_out(state: MonsterState, *notations: str) -> None:
    """Let whoever is to act do these things, one after the other, through the door for people."""
    for notation in notations:
        state.play(state.to_act()[0], notation)


def targets_of(state: MonsterState, code: str) -> str:
    """The tricks to which the seat to act may play a card, as "1 2 new"."""
    plays = [str(action).split() for action in state.legal_actions(state.to_act()[0])]
    return " ".join(play[2] for play in plays if play[1] == code)
