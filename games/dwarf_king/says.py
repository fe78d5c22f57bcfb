"""The sentences of what happens, as keys and parameters."""

from __future__ import annotations

from functools import cache

from games.dwarf_king.cards import SUITS, Card
from games.dwarf_king.quests import quest_name
from games.dwarf_king.score import DealScore
from games.dwarf_king.specials import name_of
from games.dwarf_king.tricks import Trick
from games.engine import Seat, SeatRef, Text, TextList, card, text


@cache
def signed(points: int) -> Text:
    sign = "plus" if points > 0 else "minus" if points < 0 else "none"
    return text("dwarf-king-points", sign=sign, value=abs(points))


def suit_name(suit: int) -> str:
    return SUITS[suit]


def special_turned(special: Card) -> Text:
    return text("dwarf-king-event-special", special=card(special.code))


def first_leader(seat: Seat) -> Text:
    return text("dwarf-king-fact-first", seat=SeatRef(seat))


def played(seat: Seat, one: Card, *, leads: bool) -> Text:
    return text("dwarf-king-event-played", seat=SeatRef(seat), card=card(one.code), leads="yes" if leads else "no")


def won(trick: Trick, number: int) -> Text:
    return text("dwarf-king-event-won", seat=SeatRef(trick.winner), card=card(trick.best.code), trick=number)


def sorcerer_used(seat: Seat, winner: Seat, taken: Card) -> Text:
    return text("dwarf-king-event-sorcerer", seat=SeatRef(seat), winner=SeatRef(winner), card=card(taken.code))


def deal_scored(number: int, score: DealScore) -> Text:
    past = text(quest_name(score.rule).key, deal="past")  # no longer the quest whose emblem lies on the table
    return text(
        "dwarf-king-event-scored",
        deal=number,
        quest=past,
        seats=TextList(tuple([_scored(score, seat) for seat in range(len(score.quest))])),
    )


def _scored(score: DealScore, seat: Seat) -> Text:
    made_of = parts(score, seat)
    return text(
        "dwarf-king-scored",
        seat=SeatRef(seat),
        points=signed(score.points[seat]),
        parts=text("dwarf-king-parts-none") if made_of is None else text("dwarf-king-in-brackets", parts=made_of),
    )


def parts(score: DealScore, seat: Seat) -> Text | None:
    quest, special = signed(score.quest[seat]), name_of(score.special)
    if seat == score.doubled:
        return text("dwarf-king-parts-doubled", quest=quest, special=special)
    if score.bonus[seat]:
        return text("dwarf-king-parts", quest=quest, special=special, bonus=signed(score.bonus[seat]))
    return None
