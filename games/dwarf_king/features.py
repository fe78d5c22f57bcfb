"""How much every feature weighs in the choice of a card, rule by rule; fitted by `python -m lab dwarf_king`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from games.engine import fitted_numbers


class Weights(NamedTuple):
    """The points that each feature adds to a seat's expected lead.

    To win the trick: by itself (`trick`), for each point that it is wished for (`brings`), while all tricks are
    `left`, with nothing but `sure` tricks in hand, as one of the `late` ones, for each point that `lies` in it
    already, for the seat that `leads`; and for each point that the card itself `adds`. Regardless of the winner, to
    be rid of a card: of full `strength`, squared; of the highest `rank` among the cards of its suit that are out, and
    for each point that such a one `risks` to bring; from a suit of which the whole hand is (`length`).
    """

    trick: float
    brings: float
    left: float
    sure: float
    late: float
    lies: float
    leads: float
    adds: float
    strength: float
    rank: float
    risks: float
    length: float


_FITTED = fitted_numbers(Path(__file__).with_name("fitted.json"))
WEIGHTS: Mapping[str, Weights] = {rule: Weights(*weights) for rule, weights in _FITTED.items()}
