"""Lost positions in phase 2 of Claim: where every play loses against perfect play, set a trap.

Real players do not look to the end. So we assume that the other seat plays as the casual player does, by the
look of the score piles after a trick, and a way is sought that turns the game, the shortest first.
"""

from __future__ import annotations

from collections import deque
from random import Random

from games.claim.actions import Play
from games.claim.computer import casual
from games.claim.determinization import imagine
from games.claim.endgame import WIN, reach
from games.claim.state import ClaimState
from games.claim.view import ClaimView
from games.engine import Seat

ASKED = 50
"""How many times at most it is asked what the other seat would do."""
LOOKS = 8_000
"""How many positions at most are looked at to tell whether the game has turned."""


def snare(view: ClaimView) -> Play | None:
    """A play that begins such a way, None where none is found."""
    me, rng, looks = view.me, Random(0), LOOKS
    asked = 0
    begun = imagine(view, rng)
    ways: deque[tuple[ClaimState, Play | None]] = deque([(begun, None)])
    while ways:
        state, first = ways.popleft()
        for play in state.legal_actions(me):
            after = state.copy()
            after.apply(me, play)
            asked += _replied(after, 1 - me, rng)
            begins = first or play
            if len(after.results) > len(view.results):
                turned = after.results[-1].winner == me
            else:
                found, looks = reach(after.view(me), WIN, looks)
                turned = found is not None
                ways.append((after, begins))
            if turned:
                return begins
            if asked >= ASKED or looks <= 0:
                return None
    return None


def _replied(state: ClaimState, seat: Seat, rng: Random) -> int:
    """Let the other seat play until its turn is over; return how often it had a choice."""
    game, choices = len(state.results), 0
    while state.awaited == (seat,) and len(state.results) == game:
        view = state.view(seat)
        choices += len(view.legal) > 1
        state.apply(seat, casual(view, rng))
    return choices
