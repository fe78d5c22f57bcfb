"""A table of one seat with many zones: a row for each, flush right, and in the free corner the card to place."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.art.canvas.painting import DARK, INK, LETTERS, Painting
from bot.art.canvas.pieces import WILD, badge, card, chip
from bot.art.cards.drawings import CHIP_WIDE, PAPER
from bot.art.fonts import Weight
from bot.art.plan import Cluster, Number

TOP, LOW, ROW = 22, 660, 60
"""Rows lie on the lower edge: the shorter ones above leave the corner to the card, however many are left."""


def stair(painting: Painting, zones: Sequence[Cluster], numbers: Sequence[Number], cards: Cluster | None) -> None:
    """Lay the rows and what is to be placed."""
    high = min(ROW, (LOW - TOP) / max(1, len(zones)))
    for at, cluster in enumerate(reversed(zones), start=1):
        _row(painting, cluster, LOW - at * high)
    y = 110.0
    if cards is not None and cards.cards:
        painting.write(64, 82, cards.label, 42, INK, weight=Weight.BOLD, most=560)
        card(painting, cards.cards[0], 64, 112, width=190, tilt=-4)
        y = 170.0
    for number in numbers[:3]:
        wide = painting.write(310, y, number.label, LETTERS, painting.cloth.quiet, most=250)
        painting.write(310 + wide + 12, y + 2, number.value, 52, INK, weight=Weight.BOLD)
        y += 60


def _row(painting: Painting, cluster: Cluster, y: float) -> None:
    """Lay a zone's cards between the numbers of its label: the first right of them, left how many are missing."""
    head, missing = (*re.findall(r"\d+", cluster.label), "", "")[:2]
    painting.plate(1006, y, (74, 52), WILD, radius=10, line=PAPER)
    painting.write(1043, y + 39, head, 40, PAPER, weight=Weight.BOLD, align=0.5)
    pieces = cluster.pieces
    gap = 9
    step = min(CHIP_WIDE, (960 - gap * len(pieces)) / max(1, len(cluster.cards)))
    x = 998 - sum(len(piece) for piece in pieces) * step - gap * (len(pieces) - 1)
    for piece in pieces:
        for one in piece:
            chip(painting, one, x, y)
            x += step
        x += gap
    if missing:
        left = 998 - len(cluster.cards) * step - gap * (len(pieces) - 1) - 26
        fill, line, ink = (INK, INK, DARK) if missing == "1" else (painting.cloth.plate, painting.cloth.quiet, INK)
        badge(painting, missing, left, y + 26, radius=23, fill=fill, ink=ink, line=line, size=LETTERS, drop=13)
