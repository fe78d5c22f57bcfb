"""The sentences of what happens and of what is forbidden, as keys and parameters."""

from __future__ import annotations

from functools import cache

from games.claim.cards import DOPPELGANGERS, DWARVES, FACTION, UNDEAD, Card, Faction, cards_in
from games.claim.votes import Result, highest
from games.engine import CardList, Seat, SeatRef, Text, TextList, card, cards, text


def listed(mask: int) -> CardList:
    """Return a set of cards as a parameter."""
    return cards([one.code for one in cards_in(mask)])


@cache
def faction_name(faction: Faction) -> Text:
    """Return the name of a faction, in the plural."""
    return text("claim-faction", faction=faction.value)


@cache
def standing(count: int, highest_value: int, has_vote: bool) -> Text:
    """Return how many cards of one faction a seat has scored, the highest of them, and whether that has the vote."""
    return text("claim-standing", count=count, highest=highest_value, vote="yes" if has_vote else "no")


def pile(scored: int, votes: tuple[Seat | None, ...], seat: Seat) -> Text:
    """Return what a score pile holds, faction by faction, and which votes that has as things stand."""
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


def game_starts(game: int, leader: Seat) -> Text:
    """Return that the next game of a match begins."""
    return text("claim-event-game-starts", game=game, leader=SeatRef(leader))


def prize_revealed(prize: Card) -> Text:
    """Return which card the next trick is about."""
    return text("claim-event-prize", prize=card(prize.code))


def led(seat: Seat, played: Card) -> Text:
    """Return that a seat led a card."""
    return text("claim-event-led", seat=SeatRef(seat), card=card(played.code))


def answered(seat: Seat, played: Card) -> Text:
    """Return that a seat played the second card."""
    return text("claim-event-answered", seat=SeatRef(seat), card=card(played.code))


def recruited(winner: Seat, prize: Card, played: int) -> Text:
    """Return what a trick of phase 1 brought: the prize, a blind card for the loser, and any Undead played."""
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
    """Return which card the loser drew; for its eyes only."""
    return text("claim-event-drew", seat=SeatRef(seat), card=card(blind.code))


def phase_2_starts(leader: Seat) -> Text:
    """Return that the recruits become the hands."""
    return text("claim-event-phase-2", leader=SeatRef(leader))


def gathered(winner: Seat, played: int) -> Text:
    """Return what a trick of phase 2 brought: cards for the winner, Dwarves for the loser."""
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
    """Return who won a game and which step of RULES.md 10.2 decided it."""
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
    """Return who won the match, and by how many games."""
    if winner is None:
        return text("claim-match-draw", wins=wins[0])
    return text("claim-match-won", winner=SeatRef(winner), wins=wins[winner], losses=wins[1 - winner])


def not_held(played: Card) -> Text:
    """Return that a card is not in the hand."""
    return text("claim-not-held", card=card(played.code))


def must_follow(hand: int, wanted: Card) -> Text:
    """Return which cards of the hand may be played on the led one (RULES.md 6.1)."""
    same = FACTION[wanted.faction]
    wilds = hand & DOPPELGANGERS & ~same
    return text(
        "claim-must-follow",
        faction=wanted.faction.value,
        held=listed(hand & same),
        count=wilds.bit_count(),
        wilds=listed(wilds),
    )
