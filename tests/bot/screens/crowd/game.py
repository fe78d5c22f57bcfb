"""A game that is all screen: its views carry the very scene and ask to draw, as large as anybody could make them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from random import Random

from games.engine import (
    AnyState,
    Ask,
    BadNotation,
    BadSetup,
    Deal,
    Face,
    Game,
    Options,
    Scene,
    View,
    text,
)

SUITS = ("🦄", "🐢", "🐙", "🦉", "🐞", "♠")
FACES = {
    f"{letter}{rank}": Face(f"{letter}{rank}", text("crowd-card", suit=letter, rank=rank), emoji, letter, str(rank))
    for letter, emoji in zip("ABCDEF", SUITS, strict=True)
    for rank in range(20)
}


@dataclass(frozen=True, slots=True, kw_only=True)
class CrowdView(View):
    """A view that holds the scene and the question to draw."""

    scene: Scene
    ask: Ask | None = None


def _deal(_seats: int, _options: Options, _deal: Deal) -> AnyState:
    raise BadSetup(text("crowd-only-drawn"))


def _parse(notation: str) -> str:
    raise BadNotation(notation)


def _imagine(_view: CrowdView, _rng: Random) -> AnyState:
    raise BadSetup(text("crowd-only-drawn"))


GAME = Game[AnyState, str, CrowdView, Options](
    key="crowd",
    rules_version=1,
    seats=range(2, 8),
    options=Options,
    faces=FACES,
    folder=Path(__file__).parent,
    deal=_deal,
    parse=_parse,
    scene=lambda view: view.scene,
    ask=lambda view: view.ask,
    imagine=_imagine,
)
"""Only ever drawn, never played."""
