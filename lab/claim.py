"""The worth of the hands of phase 2 of Claim, card by card and together: fitted to games of casual players."""

from __future__ import annotations

from random import Random
from typing import Any

from games.claim.cards import FACTION, UNDEAD, Faction, cards_in
from games.claim.computer import casual
from games.claim.evaluation import Model, Weights, edge
from games.claim.game import GAME
from games.claim.start import ClaimOptions
from games.engine import RandomDeal
from lab.fitting import least_squares, logistic

GAMES = 12_000
CARDS_OF = {faction: 8 if faction is Faction.KNIGHTS else 10 for faction in Faction}
COUNT = 2 + sum(cards + len(Weights._fields) - 1 for cards in CARDS_OF.values())
WHIM = 0.2
"""How often a card of phase 1 is played by whim, so that hands differ by more than the deal."""


def fitted(games: int, seed: int) -> dict[str, object]:
    """Return, in percent of a game: what a faction's 0 adds, each step above it, and an Undead in the score pile."""
    rows: list[list[float]] = []
    together: list[list[float]] = []
    won: list[float] = []
    for number in range(games):
        chance = Random(f"{seed} {number}")
        state: Any = GAME.start(2, ClaimOptions(), RandomDeal(chance.getrandbits(64)))
        hands: list[int] = []
        scored: list[int] = []
        while awaited := state.to_act():
            seat = awaited[0]
            if state.phase == 2 and not hands:
                together.append([edge(state.hands, state.piles, state.leader, unit) for unit in UNITS])
                hands = [sum(play.card.bit for plays in hand for play in plays) for hand in state.hands]
                scored = [(pile & UNDEAD).bit_count() for pile in state.piles]
            view = state.view(seat)
            whim = state.phase == 1 and chance.random() < WHIM
            state.apply(seat, chance.choice(view.legal) if whim else casual(view, chance))
        winner = state.results[0].winner
        if winner is not None:
            rows.append([*_features(hands), scored[0] - scored[1]])
            won.append(100.0 * (winner == 0))
        else:
            together.pop()
    weights = least_squares(rows, won, [0.0] * len(rows[0]), trust=20)
    of_faction = {faction.name.lower(): weights[2 * at : 2 * at + 2] for at, faction in enumerate(Faction)}
    fit = logistic(together, [share > 0 for share in won], trust=20)
    return {"of_faction": of_faction, "undead_scored": weights[-1], "phase_2": _named(fit)}


def _named(fit: list[float]) -> dict[str, Any]:
    """The weights of a model by their names; in the order of `UNITS`."""
    left = iter(fit)
    lead, undead = next(left), next(left)
    factions = {
        faction.name.lower(): {"cards": [next(left) for _ in range(CARDS_OF[faction])]}
        | {name: next(left) for name in Weights._fields[1:]}
        for faction in Faction
    }
    return {"lead": lead, "undead_scored": undead, "factions": factions}


def _features(hands: list[int]) -> list[float]:
    """Return, faction by faction, by how many cards the first hand has more, and by how many steps above 0."""
    found: list[float] = []
    for faction in Faction:
        mine, theirs = (cards_in(hand & FACTION[faction]) for hand in hands)
        found += [len(mine) - len(theirs), sum(card.value for card in mine) - sum(card.value for card in theirs)]
    return found


UNITS = [Model.of(_named([float(at == one) for at in range(COUNT)])) for one in range(COUNT)]
"""Models in which one weight is 1 and all others 0: what they say are the features."""
