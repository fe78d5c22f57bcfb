"""The sentences of what happens and of what is forbidden, as keys and parameters."""

from __future__ import annotations

from functools import cache

from games.claim.cards import DOPPELGANGERS, DWARVES, FACTION, UNDEAD, Card, cards_in
from games.claim.votes import Result, highest
from games.engine import CardList, Seat, SeatRef, Text, TextList, card, cards, text


def listed(mask: int) -> CardList:
    return cards([one.code for one in cards_in(mask)])


@cache
@cache
def pile(scored: int, votes: tuple[Seat | None, ...], seat: Seat) -> Text:
    factions = [
        text(
            "claim-pile-faction",
            faction=faction.value,
            count=(scored & cards).bit_count(),
            highest=highest(scored & cards),
            vote="yes" if vote == seat else "no",
        )
        for (faction, cards), vote in zip(FACTION.items(), votes, strict=True)
        if scored & cards
    ]
    return text("claim-pile", factions=TextList(tuple(factions)))


def prize_revealed(prize: Card) -> Text:
    return text("claim-event-prize", prize=card(prize.code))


def led(seat: Seat, played: Card) -> Text:
    return text("claim-event-led", seat=SeatRef(seat), card=card(played.code))


def answered(seat: Seat, played: Card) -> Text:
    return text("claim-event-answered", seat=SeatRef(seat), card=card(played.code))


def recruited(winner: Seat, prize: Card, played: int) -> Text:
    undead = played & UNDEAD
    return text(
        "claim-event-recruited",
        winner=SeatRef(winner),
        loser=SeatRef(1 - winner),
        prize=card(prize.code),
        count=undead.bit_count(),
        undead=listed(undead),
    )


def drew(seat: Seat, blind: Card) -> Text:
    return text("claim-event-drew", seat=SeatRef(seat), card=card(blind.code))


def gathered(winner: Seat, played: int) -> Text:
    scored, dwarves = played & ~DWARVES, played & DWARVES
    return text(
        "claim-event-gathered",
        winner=SeatRef(winner),
        loser=SeatRef(1 - winner),
        scored=scored.bit_count(),
        cards=listed(scored),
        count=dwarves.bit_count(),
        dwarves=listed(dwarves),
    )


def game_ended(result: Result) -> Text:
    """The winner of a game, and the step of RULES.md 10.2 that decided it."""
    if result.winner is None:
        return text("claim-result-draw")
    return text(
        "claim-result-won",
        winner=SeatRef(result.winner),
        loser=SeatRef(1 - result.winner),
        decision=result.decision.value,
        votes=result.votes.count(result.winner),
        others=result.votes.count(1 - result.winner),
        cards=result.piles[result.winner].bit_count(),
        fewer=result.piles[1 - result.winner].bit_count(),
    )


def match_ended(winner: Seat | None, wins: tuple[int, int]) -> Text:
    if winner is None:
        return text("claim-match-draw", wins=wins[0])
    return text("claim-match-won", winner=SeatRef(winner), wins=wins[winner], losses=wins[1 - winner])


def must_follow(hand: int, wanted: Card) -> Text:
    """Which cards of the hand may be played on the led one (RULES.md 6.1)."""
    same = FACTION[wanted.faction]
    wilds = hand & DOPPELGANGERS & ~same
    return text(
        "claim-must-follow",
        faction=wanted.faction.value,
        held=listed(hand & same),
        count=wilds.bit_count(),
        wilds=listed(wilds),
    )
