"""How well the cards' colours stand out, for everybody: `python -m tests.bot.art.palette`.

Colours are seen as people with protanopia, deuteranopia and tritanopia see them (Machado, Oliveira and Fernandes 2009,
severity 1) and without any colour; contrast is that of WCAG 2.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from bot.art.canvas.painting import DARK, INK, ON_GOLD
from bot.art.cards.drawings import PAPER
from bot.art.cards.sprites import GOLD
from bot.art.cloth import TAPIS, cloth_of, derived
from games import registry
from games.engine import AnyGame, Cloth, Suit

EYES: dict[str, tuple[tuple[float, float, float], ...]] = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}


def on_cloth(cloth: Cloth) -> tuple[tuple[str, str, str], ...]:
    """Each text on a table: its name, its colour and its ground."""
    return (
        ("letters on the cloth", INK, cloth.cloth),
        ("labels on the cloth", cloth.quiet, cloth.cloth),
        ("letters on a seat", INK, cloth.plate),
        ("labels on a seat", cloth.quiet, cloth.plate),
        ("letters at the foot", INK, cloth.rail),
        ("gold on the cloth", GOLD, cloth.cloth),
        ("letters on the seat to act", DARK, GOLD),
        ("labels on the seat to act", ON_GOLD, GOLD),
    )


@dataclass(frozen=True, slots=True)
class Seen:
    """One pair of colours as some eyes see it: its contrast, from 1 to 21."""

    what: str
    eyes: str
    contrast: float


def linear(colour: str, eyes: str) -> tuple[float, ...]:
    """A colour's light as these eyes take it in, each part from 0 to 1."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    light = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    rows = EYES[eyes]
    return tuple(min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in rows)


def contrast(one: str, other: str, eyes: str) -> float:
    """The contrast of two colours."""
    levels = sorted(
        sum(part * by for part, by in zip(linear(colour, eyes), (0.2126, 0.7152, 0.0722), strict=True))
        for colour in (one, other)
    )
    return (levels[1] + 0.05) / (levels[0] + 0.05)


def apart(one: str, other: str, eyes: str) -> float:
    """How far two colours are apart, 0 for the same to about 1 for black and white."""
    pairs = zip(linear(one, eyes), linear(other, eyes), strict=True)
    return float((sum((a ** (1 / 2.4) - b ** (1 / 2.4)) ** 2 for a, b in pairs) / 3) ** 0.5)


def suits_of(game: AnyGame) -> dict[str, Suit]:
    """A game's suits by their names, those of its emblems among them."""
    return {card.suit.name: card.suit for card in game.art.every()}


def on_cards() -> Iterator[Seen]:
    """Yield what is printed on cards: every suit's colour on paper."""
    for game in registry.all_games().values():
        for name, suit in {**suits_of(game), "back": game.art.back}.items():
            for eyes in EYES:
                yield Seen(f"{game.key} {name}", eyes, contrast(suit.colour, PAPER, eyes))


def on_tables() -> Iterator[Seen]:
    """Yield what is written on tables."""
    cloths = {game.key: cloth_of(game.art) for game in registry.all_games().values()}
    cloths |= {back: derived(back) for back in ("#808080", "#d8c020", "#e02020", "#31506b")}
    for name, cloth in {**cloths, "tapis": TAPIS}.items():
        for what, ink, ground in on_cloth(cloth):
            for eyes in EYES:
                yield Seen(f"{name}: {what}", eyes, contrast(ink, ground, eyes))


def main() -> None:
    """Print the smallest contrasts, and the two suits of each game whose colours are hardest to tell apart."""
    say = sys.stdout.write
    for title, found in (("cards", list(on_cards())), ("tables", list(on_tables()))):
        for eyes in EYES:
            least = min((one for one in found if one.eyes == eyes), key=lambda one: one.contrast)
            say(f"{title:7} {eyes:13} least contrast {least.contrast:5.2f}: {least.what}\n")
    for game in registry.all_games().values():
        pairs = combinations(suits_of(game).values(), 2)
        distance, eyes, names = min(
            (apart(one.colour, other.colour, eyes), eyes, f"{one.name}, {other.name}")
            for one, other in pairs
            for eyes in EYES
        )
        say(f"{game.key}: closest colours {distance:.2f} apart ({eyes}): {names}; told apart by shape\n")


if __name__ == "__main__":
    main()
