"""Preparation and tricks: what each action of RULES.md 5.5 and 5.6 does to a game."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import chain

from games.engine import CardRef, Seat, SeatRef, set_of
from games.kings_tricktakers import says
from games.kings_tricktakers.actions import Play, Word
from games.kings_tricktakers.cards import OF_SUIT, TENS, WHITES, Card
from games.kings_tricktakers.characters import BERSERKER, GAMBLER, Character, tasks_of, tens_each
from games.kings_tricktakers.position import TRICKS_A_ROUND, Position
from games.kings_tricktakers.royals import BLACK, GREEN, READY, ROYALS, USED, queen
from games.kings_tricktakers.says import say
from games.kings_tricktakers.tricks import NEUTRAL, Trick, laid_by, laid_once, lead_suit, winning
from games.kings_tricktakers.view import (
    DELAYED_TURN,
    EXCHANGE_REPLY,
    HERMIT_DISCARD,
    PREPARATION,
    TRICK_OPEN,
    TURN,
    Swap,
)


@cache
def around(seats: int, start: Seat) -> tuple[Seat, ...]:
    return tuple((start + step) % seats for step in range(seats))


# Preparation (5.5)


def start_preparation(state: Position) -> None:
    state.phase = PREPARATION
    for seat in around(state.seats, state.first):
        state.tasks[seat] = tasks_of(state.shown[seat], state.colour(seat), state.queens[seat], state.vp[seat])
        if state.tasks[seat]:
            _start_task(state, seat)
    finish_preparation(state)


def _start_task(state: Position, seat: Seat) -> None:
    task = state.tasks[seat][0]
    if task is GAMBLER:
        _draw(state, seat, 2, Character.GAMBLER)
    elif task is BERSERKER:
        # Copy by copy each brings its own reserved Black 10, or both (5.5, step 2).
        bid = state.bids[seat] or ()
        berserkers = [
            copy for copy in state.companies[seat] if copy.character is Character.BERSERKER and copy not in bid
        ]
        next_one = berserkers[-state.tasks[seat].count(BERSERKER)]
        tens = TENS if tens_each(state.seats, chain(*state.companies)) == 2 else (TENS[next_one.number - 1],)
        state.reserved[seat] |= set_of(tens)
        state.hands[seat] |= set_of(tens)
        if state.events is not None:
            state.report(say("event-reserved", seat=SeatRef(seat), count=len(tens)))


def next_task(state: Position, seat: Seat) -> None:
    state.tasks[seat] = state.tasks[seat][1:]
    if state.tasks[seat]:
        _start_task(state, seat)
    else:
        finish_preparation(state)


def finish_preparation(state: Position) -> None:
    if any(state.tasks):
        return
    for seat, pays in enumerate(state.paying):
        if pays:
            colour = state.colour(seat)
            cost = ROYALS[colour].queen_cost
            state.queens[seat] = READY
            state.vp[seat] -= cost
            state.spent[seat] += cost
            if state.events is not None:
                state.report(say("event-reactivated", seat=SeatRef(seat), queen=CardRef(queen(colour)), cost=cost))
    state.paying = [False] * state.seats
    _open_trick(state, state.first)


def _draw(state: Position, seat: Seat, count: int, why: Character) -> None:
    drawn, state.deck = state.deck[:count], state.deck[count:]
    state.hands[seat] |= set_of(drawn)
    if state.events is not None:
        state.report(say("event-drew", who=CardRef(why.value), cards=drawn), seat)


def discard(state: Position, seat: Seat, cards: tuple[Card, ...]) -> None:
    thrown = set_of(cards)
    state.hands[seat] &= ~thrown
    state.discards[seat] |= thrown
    if state.events is not None:
        state.report(say("event-discarded", seat=SeatRef(seat), count=len(cards)))
        state.report(say("event-threw", cards=cards), seat)
    if state.phase is HERMIT_DISCARD:
        _resume(state, seat)
    else:
        next_task(state, seat)


# Tricks (5.6)


def _open_trick(state: Position, leader: Seat) -> None:
    state.trick += 1
    state.plays = ()
    state.delayed = None
    state.assassins = [0] * state.seats
    _let_lead(state, leader)


def _let_lead(state: Position, leader: Seat) -> None:
    """Let somebody lead, or use an ASSASSIN that was not used in this trick (5.6.1)."""
    state.leader = state.actor = leader
    state.queue = around(state.seats, leader)[1:]
    usable = state.shown[leader].assassins > state.assassins[leader]
    state.phase = TRICK_OPEN if usable else TURN


def appoint(state: Position, seat: Seat, other: Seat) -> None:
    state.assassins[seat] += 1
    if state.events is not None:
        state.report(say("event-appointed", seat=SeatRef(seat), other=SeatRef(other)))
    _let_lead(state, other)


def hermit(state: Position, seat: Seat) -> None:
    state.hermits[seat] += 1
    state.voids[seat] = 0
    state.swap = state.swap and state.swap.after_draw(seat)
    state.phase = HERMIT_DISCARD
    if state.events is not None:
        state.report(say("event-hermit", seat=SeatRef(seat)))
    _draw(state, seat, 3, Character.HERMIT)


def exchange(state: Position, seat: Seat, given: Card) -> None:
    _, ally = state.allies
    state.swap = Swap(seat, ally, given, None, answered=False)
    state.phase = EXCHANGE_REPLY
    state.actor = ally
    if state.events is not None:
        state.report(say("event-exchange", seat=SeatRef(seat), ally=SeatRef(ally)))
    _hand_over(state, seat, ally, given)


def give(state: Position, seat: Seat, returned: Card) -> None:
    owner, _ = state.allies
    state.swap = state.swap and replace(state.swap, returned=returned, answered=True)
    if state.events is not None:
        state.report(say("event-exchanged", seat=SeatRef(owner), ally=SeatRef(seat)))
    _hand_over(state, seat, owner, returned)
    _resume(state, owner)


def _hand_over(state: Position, giver: Seat, taker: Seat, given: Card) -> None:
    state.hands[giver] ^= given.bit
    state.hands[taker] |= given.bit
    state.voids[giver] = state.voids[taker] = 0
    if state.events is not None:
        told = say("event-handed", seat=SeatRef(giver), other=SeatRef(taker), card=given)
        state.report(told, giver, taker)


def signal(state: Position, seat: Seat, word: Word) -> None:
    state.signals[seat] = state.trick, word
    if state.events is not None:
        (ally,) = {*state.allies} - {seat}
        state.report(say("event-signal", seat=SeatRef(seat), ally=SeatRef(ally), word=word.value), seat, ally)


def _resume(state: Position, seat: Seat) -> None:
    state.actor = seat
    state.phase = DELAYED_TURN if state.delayed == seat else TURN


def delay(state: Position, seat: Seat) -> None:
    state.queens[seat] = USED
    state.delayed = seat
    if state.events is not None:
        state.report(say("event-delayed", seat=SeatRef(seat), queen=CardRef(queen(GREEN))))
    _next_turn(state, seat)


def play(state: Position, seat: Seat, action: Play) -> None:
    played = action.card
    lead = lead_suit(state.plays)
    laid = laid_by(seat, action, state.colours[seat], state.shown[seat].oppressors > 0)
    state.plays = (*state.plays, laid)
    state.hands[seat] ^= played.bit
    if laid.queen is not None:
        state.queens[seat] = USED
    if state.events is not None:
        told = say("event-played", seat=SeatRef(seat), play=says.laid(laid, state.colour(seat)))
        state.report(told, era=state.era)
    if lead is not None and played.suit is not lead and not WHITES & played.bit and laid.queen is not BLACK:
        state.voids[seat] |= OF_SUIT[lead]
    _next_turn(state, seat)


def _next_turn(state: Position, seat: Seat) -> None:
    if state.seats == 2 and seat == state.leader and len(state.queue) == 1:
        _turn_neutral(state)
    if state.queue:
        state.actor, state.queue = state.queue[0], state.queue[1:]
        state.phase = TURN
    elif state.delayed is not None and state.phase is not DELAYED_TURN:
        state.actor = state.delayed
        state.phase = DELAYED_TURN
    else:
        _end_trick(state)


def _turn_neutral(state: Position) -> None:
    """Turn up the neutral card of a game of two (9, point 3)."""
    top, state.deck = state.deck[0], state.deck[1:]
    state.plays = (*state.plays, laid_once(NEUTRAL, top))
    if state.events is not None:
        state.report(say("event-neutral", card=top), era=state.era)


def _end_trick(state: Position) -> None:
    """Give the trick to its winner, turn the Kings, let the winner lead (5.6.3; 9, point 4)."""
    leader, best = state.leader, winning(state.plays)
    if leader is None:
        raise ValueError(state.phase)
    for laid in state.plays:
        if laid.king:
            state.kings[laid.seat] = True
    leads = 1 - leader if best.seat == NEUTRAL else best.seat
    if best.seat != NEUTRAL:
        state.piles[leads] += 1
    state.tricks = (*state.tricks, Trick(leader, state.plays, best.seat))
    if state.events is not None:
        # With its winner a trick is the last one, and the one before it goes out of sight (RULES.md 10, ruling 40).
        won = says.trick_won(state.trick, best, leads, state.piles[leads])
        state.report(won, era=state.era, covers=state.era - 1)
    if state.trick < TRICKS_A_ROUND:
        _open_trick(state, leads)
    else:
        state.end_round()
