"""A table as a picture, whatever is played; and a trick as a moving one, which Discord plays like any other."""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO

from PIL import Image

from bot.art.canvas.painting import Painting, palette_of
from bot.art.canvas.pieces import fitting, foot, plaques, ribbon
from bot.art.plan import Card, Cluster, Emblem, Felt, Plan, Sitting
from bot.art.table.ring import ring
from bot.art.table.stage import stage
from bot.art.table.stair import stair

MOST_WOVEN = 2
"""With what more seats have laid down, a woven border would make too large a file."""
STEP, LAST = 1100, 4000
"""Milliseconds for which a picture stands, and the last one."""
AGAIN = 2
"""The film is repeated so many times; then the last picture stays."""
LARGEST = 1_000_000
"""Bytes of a file."""


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
        painting = Painting(self.felt, woven=False)
        rows = [cluster for cluster in self.centre if not cluster.pile]
        held = next((cluster for cluster in self.own if cluster.cards), None)
        stair(painting, rows, self.seats[0].numbers, held)
        foot(painting, self.heading, most=300, left=166, y=652)
        return painting.png()


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
            data = _gif(pictures)
            if len(data) <= LARGEST or len(pictures) == 1:
                return data
            pictures = pictures[1:]


def _gif(pictures: list[Image.Image]) -> bytes:
    data = BytesIO()
    first, *rest = pictures
    durations = [STEP] * len(rest) + [LAST]
    first.save(data, "GIF", save_all=True, append_images=rest, duration=durations, loop=AGAIN, optimize=False)
    return data.getvalue()
