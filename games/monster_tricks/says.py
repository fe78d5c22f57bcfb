"""The sentences of what happens and of what is forbidden, as keys and parameters."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from games.engine import Seat, SeatRef, Text, TextList, card, text
from games.monster_tricks.actions import NEW, VALUES, Play
from games.monster_tricks.cards import Card, victory_code
from games.monster_tricks.rows import RoundResult, Row
from games.monster_tricks.tricks import Trick, targets


@cache
def row(values: Row) -> Text:
    """Return a row from left to right, when the game is over and all of it is shown."""
    left, middle, right = (value or 0 for value in values)
    return text("monster-tricks-row", left=left, middle=middle, right=right)


@cache
def target(at: int) -> Text:
    """Return the name of a target in a list: "trick 2", "a new trick"."""
    return text("monster-tricks-target-new") if at == NEW else text("monster-tricks-target", number=at + 1)


@cache
def round_name(number: int, round_: int) -> Text:
    """Return the name of a round, `number` of those that are played, with its victory cards."""
    low, middle, high = VALUES[round_]
    return text("monster-tricks-round", number=number, low=low, middle=middle, high=high)


def laid(seat: Seat) -> Text:
    """Return that a seat has laid its row; nothing about the row."""
    return text("monster-tricks-event-laid", seat=SeatRef(seat))


def round_starts(number: int, round_: int, starter: Seat) -> Text:
    """Return that the cards of a round are dealt and the rows are to be laid."""
    return text("monster-tricks-event-dealt", round=round_name(number, round_), starter=SeatRef(starter))


def play_starts(starter: Seat) -> Text:
    """Return that all rows are laid."""
    return text("monster-tricks-event-all-laid", starter=SeatRef(starter))


def opened(seat: Seat, played: Card, slot: int) -> Text:
    """Return that a seat opened a trick."""
    return text("monster-tricks-event-opened", seat=SeatRef(seat), card=card(played.code), number=slot + 1)


def played(seat: Seat, before: Trick, after: Trick, slot: int) -> Text:
    """Return that a seat played on an open trick, and whose it is now."""
    return text(
        "monster-tricks-event-played",
        seat=SeatRef(seat),
        card=card(after.cards[-1].code),
        number=slot + 1,
        effect=effect(before, after.cards[-1], seat),
        owner=SeatRef(after.owner),
    )


def effect(before: Trick, joining: Card, seat: Seat) -> str:
    """Return what a card does to a trick, as a selector.

    "takes" the marker, "keeps" the player's own, goes "under" the best card, or is "off" colour.
    """
    if joining.suit != before.best.suit:
        return "off"
    if not before.beaten_by(joining):
        return "under"
    return "keeps" if before.owner == seat else "takes"


def taken(trick: Trick, slot: int, won: int, points: int) -> Text:
    """Return that a trick is full: who wins it, for the how manieth time, and which victory card is active now."""
    return text(
        "monster-tricks-event-taken",
        owner=SeatRef(trick.owner),
        number=slot + 1,
        best=card(trick.best.code),
        count=won,
        place=place(won),
        active=card(victory_code(points)),
    )


def place(won: int) -> str:
    """Return which card of the row the n-th trick turns up, as a selector."""
    return ("left", "middle", "right")[(won - 1) % 3]


def round_ends(number: int, result: RoundResult) -> Text:
    """Return that a round is over, with what it brought to each seat."""
    return text(
        "monster-tricks-event-round-over",
        round=number,
        results=TextList(
            tuple(
                text("monster-tricks-seat-points", seat=SeatRef(seat), points=points)
                for seat, points in enumerate(result.scores)
            )
        ),
    )


def won(winner: Seat, points: int) -> Text:
    """Return that somebody has most points."""
    return text("monster-tricks-result-won", winner=SeatRef(winner), points=points)


def won_tie(winner: Seat, total: int, *, round_: int, points: int) -> Text:
    """Return that somebody wins a tie by the points of one round, counted among those played."""
    return text("monster-tricks-result-tie", winner=SeatRef(winner), total=total, round=round_, points=points)


def shared(winners: Sequence[Seat], points: int) -> Text:
    """Return that several share the victory."""
    names = TextList(tuple(text("monster-tricks-seat", seat=SeatRef(seat)) for seat in winners))
    return text("monster-tricks-result-shared", winners=names, points=points)


def first_the_row() -> Text:
    """Return that no card is played before the rows are laid."""
    return text("monster-tricks-first-the-row")


def row_is_laid() -> Text:
    """Return that a row cannot be changed (RULES.md 5)."""
    return text("monster-tricks-row-is-laid")


def other_row(round_: int) -> Text:
    """Return which victory cards the row of the round is made of."""
    low, middle, high = VALUES[round_]
    return text("monster-tricks-other-row", low=low, middle=middle, high=high)


def not_held(wanted: Card) -> Text:
    """Return that a card is not in the hand."""
    return text("monster-tricks-not-held", card=card(wanted.code))


def not_there(play: Play, slots: Sequence[Trick | None]) -> Text:
    """Return why a card may not go to a target, and where it may go instead (RULES.md 7)."""
    allowed = targets(slots)[play.card.suit]
    places = TextList(tuple(target(at) for at in range(NEW + 1) if allowed >> at & 1))
    if play.target == NEW:
        return text("monster-tricks-no-free-slot", card=card(play.card.code), places=places)
    trick = slots[play.target]
    if trick is None:
        return text("monster-tricks-no-trick-there", card=card(play.card.code), number=play.target + 1, places=places)
    return text(
        "monster-tricks-wrong-colour",
        card=card(play.card.code),
        number=play.target + 1,
        colour=trick.opening.colour.value,
        places=places,
    )
