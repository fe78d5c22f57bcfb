"""The rule book's shorthand for plays and cards, read into values of the game."""

from __future__ import annotations

from games.engine import set_of
from games.kings_tricktakers.cards import PACK, Card
from games.kings_tricktakers.characters import JACKS, BidCard, Character, Copy, copy_of
from games.kings_tricktakers.royals import Colour
from games.kings_tricktakers.tricks import NEUTRAL, Laid

QUEENS = {
    "qyellow": Colour.YELLOW,
    "qblue": Colour.BLUE,
    "qwhite": Colour.WHITE,
    "qblack": Colour.BLACK,
}


def cards(words: str) -> list[Card]:
    """The cards of a list like "Y2 M N10*"; a code that comes twice means the next copy."""
    found: list[Card] = []
    for word in words.split():
        found.append(next(card for card in PACK if word in (card.code, card.id) and card not in found))
    return found


def card_set(words: str) -> int:
    """The cards of a list as a set."""
    return set_of(cards(words))


def trick(words: str) -> list[Laid]:
    """The plays of "P1:Y2 P2:R+king NEU:N1"; players are numbered from 1."""
    plays: list[Laid] = []
    taken: list[str] = []
    for word in words.split():
        who, _, what = word.partition(":")
        code, *extras = what.split("+")
        taken.append(code)
        card = cards(" ".join(taken))[-1]
        seat = NEUTRAL if who == "NEU" else int(who[1:]) - 1
        queen = next((QUEENS[extra] for extra in extras if extra in QUEENS), None)
        plays.append(Laid(seat, card, queen, "king" in extras, "res" in extras, "opp" in extras))
    return plays


def copies(words: str) -> tuple[Copy, ...]:
    """The copies of "HEALER HEALER": the first, the second …"""
    names = words.split()
    return tuple(copy_of(Character(name), names[: at + 1].count(name)) for at, name in enumerate(names))


def bid_cards(words: str, colour: Colour) -> tuple[BidCard, ...]:
    """The cards of a bid like "HERMIT JACK"."""
    return tuple(JACKS[colour] if name == "JACK" else copies(name)[0] for name in words.split())
