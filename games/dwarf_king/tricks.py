"""Legal plays and the winner of a trick (RULES.md 6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.dwarf_king.cards import ACES, DRAGON, EXCALIBUR, MAGIC, MUMMY, NO_SUIT, OF_SUIT, PUPPETEER, SORCERER, Card
from games.engine import Seat, set_of


class Trick(NamedTuple):
    """A finished trick: its cards in the order of play from `leader` on; `best` is the card that won."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat
    best: Card

    def player_of(self, card: Card) -> Seat:
        return (self.leader + self.cards.index(card)) % len(self.cards)


def effective(card: Card, before: Sequence[Card], last: Trick | None) -> tuple[int, int]:
    """A card's effective suit and twice its effective strength (RULES.md 6.1).

    `before` are the cards played before it in this trick, `last` the previous trick (None in trick 1). Twice,
    because of the Puppeteer's half point. A card that copies nothing has no suit.
    """
    if card.suit != NO_SUIT:
        return card.suit, 2 * card.strength
    if card is MUMMY and last is not None:
        return last.best.suit, 2 * last.best.strength
    if card is PUPPETEER and (before or last is not None):
        copied = before[-1] if before or last is None else last.cards[-1]
        return copied.suit, 2 * copied.strength + 1
    return NO_SUIT, 0


def led_suit(plays: Sequence[Card], last: Trick | None) -> int:
    for place, card in enumerate(plays):
        suit = card.suit if card.suit != NO_SUIT else effective(card, plays[:place], last)[0]
        if suit != NO_SUIT:
            return suit
    return NO_SUIT


def following(plays: Sequence[Card], last: Trick | None) -> int:
    led = led_suit(plays, last)
    if led == NO_SUIT:
        return 0
    cards = OF_SUIT[led]
    if last is not None and last.best.suit == led:
        cards |= MUMMY.bit
    if plays[-1].suit == led:
        cards |= PUPPETEER.bit
    return cards


def barred(plays: Sequence[Card], last: Trick | None) -> int:
    """The cards that nobody may play now (RULES.md 6.2, step 1)."""
    if last is not None:
        return SORCERER.bit
    return SORCERER.bit | MUMMY.bit | (0 if plays else PUPPETEER.bit)


def legal(hand: int, plays: Sequence[Card], last: Trick | None) -> int:
    """The cards of a hand that may be played now (RULES.md 6.2)."""
    free = hand & ~barred(plays, last)
    if not plays:
        return free
    follows = free & following(plays, last)
    return follows | (free & DRAGON.bit) if follows else free


def winning(plays: Sequence[Card], last: Trick | None) -> int:
    """The place, in the order of play, of the card that wins so far (RULES.md 6.3)."""
    cards = set_of(plays)
    if cards & EXCALIBUR.bit:
        return plays.index(EXCALIBUR)
    led = led_suit(plays, last)
    if cards & DRAGON.bit:
        aces = [place for place, card in enumerate(plays) if card.bit & ACES]
        of_led = [place for place in aces if plays[place].suit == led]
        return (of_led or aces or [plays.index(DRAGON)])[-1]
    best, highest = 0, -1
    for place, card in enumerate(plays):
        suit, strength = effective(card, plays[:place], last) if card.bit & MAGIC else (card.suit, 2 * card.strength)
        if suit == led and strength > highest:
            best, highest = place, strength
    return best


def finished(leader: Seat, plays: tuple[Card, ...], last: Trick | None) -> Trick:
    place = winning(plays, last)
    return Trick(leader, plays, (leader + place) % len(plays), plays[place])
