"""The sentences of what happens, as keys and parameters."""

from __future__ import annotations

from functools import cache

from games.dwarf_king.account import Account
from games.dwarf_king.cards import SUITS, Card, listed
from games.dwarf_king.quests import quest_name
from games.dwarf_king.specials import name_of
from games.dwarf_king.tricks import Trick
from games.engine import Seat, SeatRef, Text, TextList, card, text


@cache
def signed(points: int) -> Text:
    """Return points with their sign: +3, −3, 0."""
    sign = "plus" if points > 0 else "minus" if points < 0 else "none"
    return text("dwarf-king-points", sign=sign, value=abs(points))


def suit_name(suit: int) -> str:
    """Return a suit for a selector of the catalogue."""
    return SUITS[suit]


def special_turned(special: Card) -> Text:
    """Return which special card is in the deal; what it does stands on the table."""
    return text("dwarf-king-event-special", special=card(special.code))


def deal_starts(number: int, dealer: Seat, chooser: Seat) -> Text:
    """Return that a deal begins, who deals and who will choose the quest."""
    return text("dwarf-king-event-deal", deal=number, dealer=SeatRef(dealer), chooser=SeatRef(chooser))


def quest_chosen(seat: Seat, rule: str) -> Text:
    """Return which rule of the tile was chosen."""
    return text("dwarf-king-event-quest", seat=SeatRef(seat), quest=quest_name(rule))


def bearer_named(holder: Seat) -> Text:
    """Return who holds the Goblin standard-bearer and has to use it."""
    return text("dwarf-king-event-bearer", seat=SeatRef(holder))


def cards_taken(seat: Seat, target: Seat) -> Text:
    """Return that a seat takes two random cards from another."""
    return text("dwarf-king-event-taken", seat=SeatRef(seat), target=SeatRef(target))


def cards_shown(seat: Seat, target: Seat, cards: int) -> Text:
    """Return which cards a seat took; for the eyes of both."""
    return text("dwarf-king-event-taken-cards", seat=SeatRef(seat), target=SeatRef(target), cards=listed(cards))


def cards_given(seat: Seat, target: Seat) -> Text:
    """Return that a seat gives two cards back."""
    return text("dwarf-king-event-given", seat=SeatRef(seat), target=SeatRef(target))


def gift_shown(seat: Seat, target: Seat, cards: int) -> Text:
    """Return which cards a seat gave back; for the eyes of both."""
    return text("dwarf-king-event-given-cards", seat=SeatRef(seat), target=SeatRef(target), cards=listed(cards))


def first_leader(seat: Seat) -> Text:
    """Return who leads the first trick, and why."""
    return text("dwarf-king-fact-first", seat=SeatRef(seat))


def played(seat: Seat, one: Card, *, leads: bool) -> Text:
    """Return that a seat led or played a card."""
    return text("dwarf-king-event-played", seat=SeatRef(seat), card=card(one.code), leads="yes" if leads else "no")


def won(trick: Trick, number: int) -> Text:
    """Return who won a trick with which card."""
    return text("dwarf-king-event-won", seat=SeatRef(trick.winner), card=card(trick.best.code), trick=number)


def bonus(special: Card, seat: Seat, points: int) -> Text:
    """Return that the special card gives a seat points, or takes them."""
    return text("dwarf-king-event-bonus", special=name_of(special), seat=SeatRef(seat), points=signed(points))


def doubles(special: Card, seat: Seat) -> Text:
    """Return that a seat's points of the deal count double."""
    return text("dwarf-king-event-doubles", special=name_of(special), seat=SeatRef(seat))


def hands_exchanged(seat: Seat, target: Seat) -> Text:
    """Return that two seats exchanged their hands."""
    return text("dwarf-king-event-druid", seat=SeatRef(seat), target=SeatRef(target))


def hands_passed(seat: Seat, way: str) -> Text:
    """Return that everybody passed the hand one way."""
    return text("dwarf-king-event-pass", seat=SeatRef(seat), way=way)


def sorcerer_used(seat: Seat, winner: Seat, taken: Card) -> Text:
    """Return which card the Sorcerer was swapped for."""
    return text("dwarf-king-event-sorcerer", seat=SeatRef(seat), winner=SeatRef(winner), card=card(taken.code))


def sorcerer_kept(seat: Seat) -> Text:
    """Return that the holder keeps the Sorcerer for now."""
    return text("dwarf-king-event-kept", seat=SeatRef(seat))


def deal_scored(number: int, account: Account) -> Text:
    """Return what a deal brought every seat, with the part of the special card."""
    past = text(quest_name(account.rule).key, deal="past")  # no longer the quest whose emblem lies on the table
    return text(
        "dwarf-king-event-scored",
        deal=number,
        quest=past,
        seats=TextList(tuple([_scored(account, seat) for seat in range(len(account.quest))])),
    )


def _scored(account: Account, seat: Seat) -> Text:
    made_of = parts(account, seat)
    return text(
        "dwarf-king-scored",
        seat=SeatRef(seat),
        points=signed(account.points[seat]),
        parts=text("dwarf-king-parts-none") if made_of is None else text("dwarf-king-in-brackets", parts=made_of),
    )


def parts(account: Account, seat: Seat) -> Text | None:
    """Return of what a seat's points are made; None where it is the quest alone."""
    quest, special = signed(account.quest[seat]), name_of(account.special)
    if seat == account.doubled:
        return text("dwarf-king-parts-doubled", quest=quest, special=special)
    if account.bonus[seat]:
        return text("dwarf-king-parts", quest=quest, special=special, bonus=signed(account.bonus[seat]))
    return None
