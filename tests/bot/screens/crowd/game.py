"""A game that is all screen: its views carry the very scene and ask to draw, as large as anybody could make them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import ClassVar

from games.engine import (
    AnyState,
    Ask,
    BadNotation,
    BadSetup,
    Chooser,
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
    """What is drawn, as it is."""

    scene: Scene
    ask: Ask | None = None


class Crowd(Game[str, CrowdView, Options]):
    """Only ever drawn, never played."""

    key = "crowd"
    rules_version = 1
    seats = range(2, 8)
    options = Options
    faces = FACES
    computers: ClassVar[Mapping[str, Chooser]] = {}
    folder = Path(__file__).parent

    def deal(self, seats: int, options: Options, deal: Deal) -> AnyState:
        raise BadSetup(text("crowd-only-drawn"))

    def parse(self, notation: str) -> str:
        raise BadNotation(notation)

    def scene(self, view: CrowdView) -> Scene:
        return view.scene

    def ask(self, view: CrowdView) -> Ask | None:
        return view.ask

    def imagine(self, view: CrowdView, rng: Random) -> AnyState:
        raise BadSetup(text("crowd-only-drawn"))


GAME = Crowd()
