"""A table as a picture, whatever is played; and a trick as a moving one, which Discord plays like any other."""

from __future__ import annotations

import re
from dataclasses import dataclass
from io import BytesIO

from PIL import Image

from bot.art.canvas.painting import DARK, INK, LETTERS, Painting, palette_of
from bot.art.canvas.pieces import WILD, badge, card, chip, fitting, foot, plaques, ribbon
from bot.art.cards.drawings import CHIP_WIDE, PAPER
from bot.art.fonts import Weight
from bot.art.plan import Card, Cluster, Emblem, Felt, Plan, Sitting
from bot.art.table.ring import ring
from bot.art.table.stage import stage

MOST_WOVEN = 2
"""With what more seats have laid down, a woven border would make too large a file."""
STEP, LAST = 1100, 4000
"""Milliseconds for which a picture stands, and the last one."""
AGAIN = 2
"""The film is repeated so many times; then the last picture stays."""
LARGEST = 1_000_000
"""Bytes of a file."""
TOP, LOW, ROW = 22, 660, 60
"""Rows lie on the lower edge: the shorter ones above leave the corner to the card, however many are left."""


@dataclass(frozen=True, slots=True)
class TablePlan:
    """A table, its seats from the lower left clockwise. `you` stands in the place of the viewer's own next card."""

    felt: Felt
    back: Card
    heading: tuple[str, ...]
    ribbon: tuple[Emblem, ...] = ()
    seats: tuple[Sitting, ...] = ()
    trick: Cluster | None = None
    centre: tuple[Cluster, ...] = ()
    own: tuple[Cluster, ...] = ()
    you: str = ""

    @property
    def staged(self) -> bool:
        """True if several things lie in the middle: then the seats stand in a row on top."""
        zones = [cluster for cluster in self.centre if not cluster.pile and not cluster.done]
        drawing = any(cluster.pile and cluster.decisive for cluster in self.centre)
        return self.trick is None and (len(zones) > 2 or drawing)

    @property
    def bare(self) -> bool:
        """True if nothing lies in the middle but several rules count: then they lie there large."""
        leads = any(one.turn and "leads" in one.marks for one in self.seats)
        return len(self.ribbon) > 1 and not (self.trick or leads or any(cluster.cards for cluster in self.centre))

    def draw(self) -> bytes:
        if len(self.seats) == 1 and any(cluster.cards and not cluster.pile for cluster in self.centre):
            return self._stair()
        if self.staged:
            return self._stage()
        return self._ring()

    def _ring(self) -> bytes:
        count = len(self.seats)
        busy = any(cluster.cards and not cluster.pile for one in self.seats for cluster in one.clusters)
        playing = bool(self.ribbon) or self.trick is not None  # the ground stays the same between two tricks
        crowded = count >= 5 and busy and playing
        medallion = None if crowded or self.bare else (550, 348, 225)
        painting = Painting(self.felt, woven=not crowded, medallion=medallion, hard=crowded)
        ring(painting, self.seats, self.trick, self.centre, you=self.you)
        if self.bare:
            plaques(painting, self.ribbon, (284, 104, 532, 488))
        ribbons, heading = self.ribbon, self.heading
        if not self.ribbon or self.bare:  # at the foot stands what the ribbon has no room for
            first = fitting(heading)
            ribbons, heading = (Emblem(" · ".join(first)),), heading[len(first) :]
        ribbon(painting, ribbons)
        foot(painting, heading, most=330 if count > 5 else 480 if count < 5 else 440 if busy else 474, left=164)
        return painting.png()

    def _stage(self) -> bytes:
        laid = sum(any(cluster.cards for cluster in one.clusters) for one in self.seats)
        painting = Painting(self.felt, woven=bool(self.ribbon) and laid <= MOST_WOVEN)
        stage(painting, self.seats, self.centre, back=self.back, ribboned=bool(self.ribbon))
        if self.ribbon:
            ribbon(painting, self.ribbon, 8)
        foot(painting, self.heading, most=820, y=656)
        return painting.png()

    def _stair(self) -> bytes:
        """One seat with many zones: a row for each, flush right, and in the free corner the card to place."""
        painting = Painting(self.felt, woven=False)
        rows = [cluster for cluster in self.centre if not cluster.pile]
        high = min(ROW, (LOW - TOP) / max(1, len(rows)))
        for at, cluster in enumerate(reversed(rows), start=1):
            _row(painting, cluster, LOW - at * high)
        y = 110.0
        held = next((cluster for cluster in self.own if cluster.cards), None)
        if held is not None:
            painting.write(64, 82, held.label, 42, INK, weight=Weight.BOLD, most=560)
            card(painting, held.cards[0], 64, 112, width=190, tilt=-4)
            y = 170.0
        for number in self.seats[0].numbers[:3]:
            wide = painting.label(310, y, number.label, most=250)
            painting.write(310 + wide + 12, y + 2, number.value, 52, INK, weight=Weight.BOLD)
            y += 60
        foot(painting, self.heading, most=300, left=166, y=652)
        return painting.png()


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


@dataclass(frozen=True, slots=True)
class FilmPlan:
    """Pictures of one game, one after another; the last stays."""

    felt: Felt
    frames: tuple[Plan, ...]

    def draw(self) -> bytes:
        """The film as a GIF of at most `LARGEST` bytes; where it would be longer, its beginning is left out."""
        palette = palette_of(self.felt)
        pictures = [
            Image.open(BytesIO(frame.draw())).convert("RGB").quantize(palette=palette, dither=Image.Dither.NONE)
            for frame in self.frames
        ]
        while True:
            film = BytesIO()
            first, *rest = pictures
            durations = [STEP] * len(rest) + [LAST]
            first.save(film, "GIF", save_all=True, append_images=rest, duration=durations, loop=AGAIN, optimize=False)
            if film.tell() <= LARGEST or not rest:
                return film.getvalue()
            pictures = rest
