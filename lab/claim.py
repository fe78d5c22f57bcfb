"""What cards are worth in the hand of phase 2 of Claim: least squares over games of casual players."""

from __future__ import annotations

from random import Random
from typing import Any

from games.claim.cards import FACTION, UNDEAD, Faction, cards_in
from games.claim.computer import casual
from games.claim.game import GAME
from games.claim.options import ClaimOptions
from games.engine import RandomDeal
from lab.fitting import least_squares

GAMES = 12_000
WHIM = 0.2
"""How often a card of phase 1 is played by whim, so that hands differ by more than the deal."""


def fitted(games: int, seed: int) -> dict[str, object]:
    """Return, in percent of a game: what a faction's 0 adds, each step above it, and an Undead in the score pile."""
    rows, won = [], []
    for number in range(games):
        chance = Random(f"{seed} {number}")
        state: Any = GAME.start(2, ClaimOptions(), RandomDeal(chance.getrandbits(64)))
        hands: list[int] = []
        scored: list[int] = []
        while awaited := state.to_act():
            seat = awaited[0]
            if state.phase == 2 and not hands:
                hands = [sum(play.card.bit for plays in hand for play in plays) for hand in state.hands]
                scored = [(pile & UNDEAD).bit_count() for pile in state.piles]
            view = state.view(seat)
            whim = state.phase == 1 and chance.random() < WHIM
            state.apply(seat, chance.choice(view.legal) if whim else casual(view, chance))
        winner = state.results[0].winner
        if winner is not None:
            rows.append([*_features(hands), scored[0] - scored[1]])
            won.append(100.0 * (winner == 0))
    weights = least_squares(rows, won, [0.0] * len(rows[0]), trust=20)
    of_faction = {faction.name.lower(): weights[2 * at : 2 * at + 2] for at, faction in enumerate(Faction)}
    return {"of_faction": of_faction, "undead_scored": weights[-1]}


def _features(hands: list[int]) -> list[float]:
    """Return, faction by faction, by how many cards the first hand has more, and by how many steps above 0."""
    found: list[float] = []
    for faction in Faction:
        mine, theirs = (cards_in(hand & FACTION[faction]) for hand in hands)
        found += [len(mine) - len(theirs), sum(card.value for card in mine) - sum(card.value for card in theirs)]
    return found
