"""The worth of draft picks of Kings Tricktakers beyond the bids that suit the hand: fitted to imagined games."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from games.engine import RandomDeal
from games.kings_tricktakers import policy
from games.kings_tricktakers.characters import Character
from games.kings_tricktakers.game import GAME
from games.kings_tricktakers.outlook import OUTLOOK
from games.kings_tricktakers.royals import COLOURS
from games.kings_tricktakers.start import LAST_ROUND, KingsOptions
from games.kings_tricktakers.view import BID_COMMIT, DRAFTING
from games.players.search import Search
from lab.fitting import least_squares

GAMES = 1_000
"""In turn with two, three, four and five seats."""
AT_WHIM = 0.5
"""How often a pick is any."""
BRIEFLY = replace(OUTLOOK.club, steps=40)
"""How everybody plays: a search that is short, but makes use of figures and characters as imagined seats do not."""


def fitted(games: int, seed: int) -> dict[str, object]:
    """The worth of each royal set in a game, and of each character in a round, in victory points."""
    rows, ahead = [], []
    for number in range(games):
        chance = Random(f"{seed} {number}")
        seats = 2 + number % 4
        state: Any = GAME.start(seats, KingsOptions(), RandomDeal(chance.getrandbits(64)))
        state.events = None
        before, bids = [0] * seats, None
        while awaited := state.to_act():
            seat, rounds = awaited[0], len(state.sheets)
            legal = state.legal_actions(seat)
            if state.phase is BID_COMMIT and bids is None:
                bids = [_features(state, one) for one in range(seats)]
            if state.phase in DRAFTING:
                at_whim = chance.random() < AT_WHIM
                action = chance.choice(legal) if at_whim else policy.policy(state, seat, legal, chance)
            else:
                action = Search(GAME, OUTLOOK, state.view(seat), chance).choice(BRIEFLY)
            state.apply(seat, action)
            if len(state.sheets) > rounds and bids is not None:
                won = [after - earlier for after, earlier in zip(state.vp, before, strict=True)]
                for one, features in enumerate(bids):
                    rows.append(features)
                    ahead.append(won[one] - (sum(won) - won[one]) / (seats - 1))
                before, bids = list(state.vp), None
    weights = least_squares(rows, ahead, [0.0] * len(rows[0]), trust=20)
    of_sets, of_characters = weights[: len(COLOURS)], weights[len(COLOURS) : -1]
    usual = sum(of_sets) / len(of_sets)  # everybody has one: only what sets them apart counts
    return {
        "sets": {one.name.lower(): round(LAST_ROUND * (w - usual), 1) for one, w in zip(COLOURS, of_sets, strict=True)},
        "characters": {one.name.lower(): round(w, 1) for one, w in zip(Character, of_characters, strict=True)},
    }


def _features(state: Any, seat: int) -> list[float]:
    """The royal set, the characters, and what the hand may bring with the best bid, before the bids."""
    hand, company = state.hands[seat], state.companies[seat]
    colour, seats = state.colours[seat], state.seats
    fits = policy._fits(hand, company, colour, seats)  # noqa: SLF001 - the model itself
    held = {copy.character for copy in company}
    return [*[float(colour is one) for one in COLOURS], *[float(one in held) for one in Character], fits]
