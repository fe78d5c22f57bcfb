"""Positions of Claim written down by hand."""

from __future__ import annotations

from games.claim.actions import Play
from games.claim.cards import PACK, Card
from games.claim.start import ClaimOptions
from games.claim.state import ClaimState
from games.claim.tricks import hand_of
from games.engine import RandomDeal, Seat, set_of

CARDS = {card.code: card for card in PACK}


def some(codes: str) -> list[Card]:
    """The cards of "D7 X0"; "G0" is one of the five, another one each time."""
    zeros = iter(f"G0{copy}" for copy in "abcde")
    return [CARDS[next(zeros) if code == "G0" else code] for code in codes.split()]


def mask(codes: str) -> int:
    """The set of "D7 X0"."""
    return set_of(some(codes))


def position(
    *,
    phase: int,
    leader: Seat,
    hands: tuple[str, str],
    prize: str = "U2",
    top: str = "D5",
    piles: tuple[str, str] = ("", ""),
    trick: int = 5,
    options: ClaimOptions | None = None,
) -> ClaimState:
    """A state before a trick: `leader` to lead, the hands by seat, the prize and the card under it."""
    state = ClaimState.start(options or ClaimOptions(), RandomDeal(0))
    state.phase = phase
    state.trick = trick
    state.leader = leader
    state.awaited = (leader,)
    state.hands = [hand_of(mask(hands[0])), hand_of(mask(hands[1]))]
    state.deck = tuple(some(f"{prize} {top} K9 K8"))
    state.piles = [mask(piles[0]), mask(piles[1])]
    state.discard = 0
    return state


def play_out(state: ClaimState, *codes: str) -> None:
    """Let whoever is to act play these cards, one after the other, through the door for people."""
    for code in codes:
        (seat,) = state.to_act()
        state.play(seat, f"play {code}")


def written(plays: list[Play]) -> str:
    """Plays as the codes of their cards."""
    return " ".join(play.card.code for play in plays)
