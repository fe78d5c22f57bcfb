"""The game's sentences: one function for every phrase that events, screens and score sheets share."""

from __future__ import annotations

from functools import cache, partial

from games.dwarf_king.cards import Card
from games.dwarf_king.score import DealScore
from games.dwarf_king.tricks import Trick
from games.engine import Seat, SeatRef, Text, sentence, text

say = partial(sentence, "dwarf-king-")


@cache
def signed(points: int) -> Text:
    return say("points", sign="plus" if points > 0 else "minus" if points < 0 else "none", value=abs(points))


def quest_name(rule: str) -> Text:
    return say(f"quest-{rule}")


def quest_rule(rule: str) -> Text:
    return say(f"rule-{rule}")


def name_of(special: Card) -> Text:
    return say("name", special=special.code)


def effect_of(special: Card) -> Text:
    return say(f"effect-{special.code.lower()}")


def first_leader(seat: Seat) -> Text:
    return say("fact-first", seat=SeatRef(seat))


def won(trick: Trick, number: int) -> Text:
    return say("event-won", seat=SeatRef(trick.winner), card=trick.best, trick=number)


def deal_scored(number: int, score: DealScore) -> Text:
    past = text(quest_name(score.rule).key, deal="past")  # no longer the quest whose emblem lies on the table
    seats = [_scored(score, seat) for seat in range(len(score.quest))]
    return say("event-scored", deal=number, quest=past, seats=seats)


def _scored(score: DealScore, seat: Seat) -> Text:
    made_of = parts(score, seat)
    brackets = say("parts-none") if made_of is None else say("in-brackets", parts=made_of)
    return say("scored", seat=SeatRef(seat), points=signed(score.points[seat]), parts=brackets)


def parts(score: DealScore, seat: Seat) -> Text | None:
    quest, special = signed(score.quest[seat]), name_of(score.special)
    if seat == score.doubled:
        return say("parts-doubled", quest=quest, special=special)
    if score.bonus[seat]:
        return say("parts", quest=quest, special=special, bonus=signed(score.bonus[seat]))
    return None
