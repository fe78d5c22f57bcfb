"""The game's sentences: one function for every phrase that events, screens and score sheets share."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from games.engine import CardRef, Fact, Seat, SeatRef, Text, sentence
from games.kings_tricktakers.cards import Kind, Suit, number_card
from games.kings_tricktakers.characters import BidCard, Character, Copy, Jack
from games.kings_tricktakers.royals import ROYALS, Colour, Queen, king, queen
from games.kings_tricktakers.scoring import BID, Line, ScoreSheet
from games.kings_tricktakers.tricks import NEUTRAL, Laid, effective

say = partial(sentence, "kings-tricktakers-")

TIMES = {
    Character.GAMBLER: "preparation",
    Character.BERSERKER: "preparation",
    Character.HERMIT: "turn",
    Character.RESISTANT: "turn",
    Character.ASSASSIN: "opening",
    Character.OPPRESSOR: "always",
    Character.DEVIL: "always",
    Character.HEALER: "scoring",
    Character.COLLECTOR: "scoring",
    Character.DIPLOMAT: "special",
}
"""When each character acts."""
TRUMP = say("trump")


def seat_name(seat: Seat) -> Text:
    return say("seat", seat=SeatRef(seat))


def names(seats: Iterable[Seat]) -> list[Text]:
    return [*map(seat_name, seats)]


def pays(one: BidCard) -> Text:
    return say("pays", who="JACK" if isinstance(one, Jack) else one.code)


def pays_or_does(one: BidCard) -> Text:
    return say("pays-or-does", pays=pays(one), does=jack(one.colour) if isinstance(one, Jack) else short_effect(one))


def effect(copy: Copy, tens: int, *, prepared: bool = False) -> Text:
    """The effect of a face-up character, in one sentence; a BERSERKER brings so many tens.

    Once all are `prepared`, what was done in the preparation is left out.
    """
    return say("effect", who=copy.character.value, tens=tens, prepared=prepared)


def short_effect(copy: Copy, *, prepared: bool = False) -> Text:
    return say("short", who=copy.character.value, prepared=prepared)


def king_effect(colour: Colour) -> Text:
    return say("king", colour=ROYALS[colour].letter)


def jack(colour: Colour) -> Text:
    return say("jack", colour=ROYALS[colour].letter)


def led(suit: Suit) -> Text:
    return say("led", suit=suit.letter)


def time(when: str) -> Text:
    return say("zone-time", time=when)


def laid(one: Laid, colour: Colour) -> Text:
    more = extras(one, colour)
    return say("name", card=one.card) if more is None else say("laid", card=one.card, extras=more)


def becomes(one: Laid) -> str:
    """The code of the card that a play counts as."""
    kind, suit, value = effective(one)
    if kind is Kind.NUMBER and suit is not None:
        return number_card(suit, value).code
    return "M" if kind is Kind.MYSTIC else "R"


def extras(one: Laid, colour: Colour, *, brief: bool = False) -> Text | None:
    """A play's special features: the card's changed value, Queen and King; None for an ordinary play.

    A `brief` one leaves out words when there are two of them: what the Queen is good for, and with three that the
    change has no effect under a King.
    """
    parts = []
    added = (one.queen is not None) + one.king + one.change
    if one.queen is not None:
        letter = ROYALS[one.queen].letter
        parts.append(say("with-queen", queen=CardRef(queen(one.queen)), colour=letter, brief=brief and added > 1))
    if one.change:
        queened = one.queen in (Colour.WHITE, Colour.BLUE)
        crowned = one.king and not (brief and added > 2)
        with_queen = "brief" if queened and brief else queened
        parts.append(say("changed", becomes=CardRef(becomes(one)), queen=with_queen, king=crowned))
    if one.king:
        parts.append(say("under-king", king=CardRef(king(colour))))
    elif one.oppressor and effective(one)[1] is Suit.YELLOW:
        parts.append(say("oppressor"))
    return say("extras", parts=parts) if parts else None


def bid(seat: Seat, held: tuple[BidCard, ...]) -> Text:
    if not held:
        return say("event-no-bid", seat=SeatRef(seat))
    return say("event-bid", seat=SeatRef(seat), bids=[*map(bid_card, held)])


def bid_card(one: BidCard) -> Text:
    return say("bid-card", card=one, pays=pays(one))


def trick_won(number: int, winner: Laid, leads: Seat, piles: int) -> Text:
    if winner.seat == NEUTRAL:
        return say("event-lost", trick=number, card=winner.card, seat=SeatRef(leads))
    return say("event-won", trick=number, seat=SeatRef(winner.seat), card=winner.card, king=winner.king, piles=piles)


def line(one: Line) -> Text:
    return say("score-line", source=one.source.value, **_earned(one))


def part(one: Line) -> Text:
    return say("part", **_earned(one))


def _earned(one: Line) -> dict[str, Fact]:
    card, original = CardRef(one.face), CardRef(one.copied or one.face)
    return {"card": card, "points": one.points, "copied": one.copied is not None, "original": original}


def sheet_parts(one: ScoreSheet) -> Text:
    lines = [line(part) for part in one.lines if part.points or part.source is BID]
    return say("account", count=one.tricks, met=one.met, lines=lines, any=bool(lines), total=one.total)


def queen_state(state: Queen, colour: Colour | None) -> Text:
    return say("queen-state", state=state.value, effect="none" if colour is None else ROYALS[colour].letter)
