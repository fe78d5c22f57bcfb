"""How much every sign weighs in the choice of a card, rule by rule.

Counted in imagined deals: in each a few cards were played at random, all others by these weights as they were before,
and what the seat was ahead by in the end was laid, by least squares, to the signs of the card that it had played, as
far as they differed from those of its other cards. 60,000 of them at tables of three, four and five seats.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Leaning(NamedTuple):
    """What each sign adds to the points by which a seat hopes to be ahead.

    To win the trick: by itself (`trick`), for each point that it is wished for (`brings`), while all tricks are `left`,
    with nothing but `sure` tricks in hand, as one of the `late` ones, for each point that `lies` in it already, for
    who `leads`; and for each point that the card itself `adds`. Whoever wins it, to be rid of a card: of full
    `strength`, squared; of the highest `rank` among the cards of its suit that are out, and for each point that such a
    one `risks` to bring; from a suit of which the whole hand is (`length`).
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


LEANINGS: Mapping[str, Leaning] = {
    "1a": Leaning(0.71, 0.98, -1.38, 1.54, 0.33, 0.51, 0.47, 0.15, -0.29, -0.3, -0.31, 0.45),
    "1b": Leaning(-0.48, 0.86, 0.36, 0.1, -0.43, 0.48, -0.18, 0.58, 0.28, 0.2, -0.17, -0.67),
    "2a": Leaning(-0.14, 1.26, -0.26, 0.72, 0.63, 0.76, -0.47, 0.22, -0.38, -0.53, 0.23, 0.22),
    "2b": Leaning(-0.35, 1.23, 0.04, 0.28, -0.61, 1.39, 0.04, 0.17, 0.6, 1.14, -0.41, -1.44),
    "3a": Leaning(0.92, 0.0, -1.66, 1.93, 3.03, 1.42, 0.77, 1.05, -1.22, -1.11, -0.28, 0.94),
    "3b": Leaning(-0.47, 0.0, -1.82, 1.67, 1.52, 1.61, 1.56, 1.07, -0.72, -0.01, -0.53, 0.76),
    "4a": Leaning(-0.76, 0.0, 0.21, -0.68, -0.86, 0.73, -0.56, 1.75, 0.4, 0.32, -0.08, -1.13),
    "4b": Leaning(-0.64, 0.0, 0.21, -0.52, -0.01, 1.12, -1.02, 1.24, 0.47, 0.29, 0.29, -1.35),
    "5a": Leaning(-0.37, 0.11, -0.46, -0.37, 0.08, 0.4, -0.11, -0.02, 0.13, 0.16, -0.27, -0.53),
    "5b": Leaning(-0.49, 0.15, 0.21, -0.49, 0.21, 0.9, 0.01, 0.22, 0.33, -0.05, -0.07, -0.25),
    "6a": Leaning(-0.4, 0.0, 0.81, -0.31, -0.51, 0.64, -0.3, 0.91, 0.23, 0.51, -0.23, -0.84),
    "6b": Leaning(0.3, 0.0, -0.92, 0.34, 0.87, 0.7, 0.72, 0.86, -0.16, -0.55, -0.2, 0.46),
    "7a": Leaning(0.56, 0.56, -0.47, 0.7, 0.47, 0.74, 0.1, 0.67, -0.5, -0.26, -0.22, 0.39),
    "7b": Leaning(-0.63, 0.63, -0.07, -0.11, -0.47, 1.06, 0.05, 0.18, 0.46, 0.22, 0.38, -0.93),
    "8a": Leaning(0.16, 0.83, 0.26, 0.58, -0.18, 0.44, 0.14, 0.66, -0.19, -0.11, -0.31, 0.06),
    "8b": Leaning(0.06, 0.89, 0.25, -0.12, 0.02, 0.84, -0.45, -0.03, 0.02, 0.33, 0.36, -0.28),
    "9a": Leaning(0.37, 0.78, -0.21, 0.34, -0.16, 0.61, 0.18, 0.65, -0.17, -0.06, -0.2, 0.5),
    "9b": Leaning(-0.03, 0.73, 0.59, -0.28, -0.32, 0.5, -0.13, 0.54, -0.27, 0.33, -0.07, -0.34),
    "10a": Leaning(0.54, 1.02, -0.53, 0.78, 0.09, 0.97, -0.23, 0.12, -0.18, -0.02, -0.28, 0.32),
    "10b": Leaning(0.19, 0.72, -0.04, 0.49, 0.3, 0.13, -0.1, 0.14, 0.09, -0.14, 0.27, -0.27),
    "11a": Leaning(0.17, 0.0, -0.16, 0.16, 0.02, 1.1, 0.3, 0.57, -0.06, 0.04, 0.02, 0.31),
    "11b": Leaning(-0.14, 0.0, -0.12, -0.22, -0.4, 0.84, -0.05, 0.77, -0.13, 0.43, -0.18, -0.3),
    "12a": Leaning(-0.2, 0.0, 0.07, 0.48, 0.66, 0.84, 0.3, 1.73, -0.41, -0.26, -0.87, 0.21),
    "12b": Leaning(-0.49, 0.0, 0.25, 0.69, 0.51, 0.95, -0.08, 1.75, -0.31, -0.23, -1.02, -0.3),
    "13a": Leaning(-0.43, 0.0, -0.37, 0.21, 0.06, 1.32, -0.6, 1.09, -0.26, 0.12, -0.53, -0.52),
    "13b": Leaning(-0.2, 0.0, 0.28, -0.27, -0.1, 1.42, -0.81, 0.82, -0.46, 0.05, -0.39, -0.72),
    "14a": Leaning(0.41, 0.16, -0.16, 0.47, 0.5, 0.22, -0.27, 0.81, -0.04, -0.31, -0.04, 0.52),
    "14b": Leaning(-0.59, 0.22, 0.03, -0.08, -0.39, 0.67, 0.12, 0.88, 0.15, 0.39, -0.18, -0.62),
    "15a": Leaning(-0.04, 0.0, -0.5, 0.56, 0.28, 0.81, 0.47, 0.41, -0.22, -0.01, -0.06, 0.3),
    "15b": Leaning(-0.3, 0.0, 0.27, -0.49, -0.08, 0.44, -0.79, 0.69, 0.03, 0.17, -0.41, -0.72),
    "16a": Leaning(0.33, 0.4, -0.72, 0.95, 0.16, 0.98, 0.01, 0.61, -0.11, -0.1, -0.43, 0.16),
    "16b": Leaning(-0.62, 0.46, 0.08, -0.15, -0.22, 0.98, 0.13, 0.04, 0.07, 0.13, -0.29, -0.37),
    "17a": Leaning(0.23, 0.0, -0.41, 0.36, 0.49, 0.66, 0.44, 0.77, -0.45, -0.07, -0.12, 0.52),
    "17b": Leaning(0.92, 0.0, -0.16, 1.24, 0.53, 1.22, 0.29, 0.82, -0.89, -0.28, -0.42, 0.7),
    "18a": Leaning(0.35, 0.0, -0.5, -0.21, 0.74, 0.68, -0.02, 0.35, -0.05, -0.4, 0.09, -0.32),
    "18b": Leaning(-0.07, 0.0, -0.19, 0.35, 0.45, 0.68, 0.23, 0.36, -0.26, -0.13, 0.08, 0.0),
    "19a": Leaning(0.04, 0.0, -1.33, 1.06, 1.39, 1.19, 2.21, 1.5, -0.52, -0.33, -1.25, 0.87),
    "19b": Leaning(-0.93, 0.0, -0.31, -0.21, -1.18, 0.76, -0.8, 1.34, 0.85, 0.94, -0.09, -0.7),
    "20a": Leaning(0.13, -0.1, -0.13, 0.44, 0.1, 0.76, -0.14, 0.65, 0.04, -0.08, -0.26, 0.24),
    "20b": Leaning(0.38, 0.48, -0.46, 0.66, 0.7, 0.96, 0.09, 0.78, -0.7, -0.16, -0.38, 0.38),
}
