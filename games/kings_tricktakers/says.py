"""The game's sentences: one function for every event and every phrase that screens and score sheets share."""

from __future__ import annotations

from collections.abc import Iterable

from games.engine import CardRef, Seat, SeatRef, Text, TextList, card, cards, text
from games.kings_tricktakers.cards import Card, Kind, Suit, codes, number_card
from games.kings_tricktakers.characters import BidCard, Character, Copy, Jack
from games.kings_tricktakers.royals import ROYALS, Colour, Queen, king, queen
from games.kings_tricktakers.scoring import Line, ScoreSheet
from games.kings_tricktakers.tricks import NEUTRAL, Laid, effective

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
TRUMP = text("kings-tricktakers-trump")


def seat_name(seat: Seat) -> Text:
    return text("kings-tricktakers-seat", seat=SeatRef(seat))


def names(seats: Iterable[Seat]) -> TextList:
    return TextList(tuple(seat_name(seat) for seat in seats))


def faces(held: Iterable[BidCard]) -> tuple[str, ...]:
    return tuple(one.code for one in held)


def pays(one: BidCard) -> Text:
    who = "JACK" if isinstance(one, Jack) else one.code
    return text("kings-tricktakers-pays", who=who)


def pays_or_does(one: BidCard) -> Text:
    if isinstance(one, Jack):
        lost = text("kings-tricktakers-jack", colour=ROYALS[one.colour].letter)
    else:
        lost = short_effect(one)
    return text("kings-tricktakers-pays-or-does", pays=pays(one), does=lost)


def effect(copy: Copy, tens: int, *, prepared: bool = False) -> Text:
    """The effect of a face-up character, in one sentence; a BERSERKER brings so many tens.

    Once all are `prepared`, what was done in the preparation is left out.
    """
    return text("kings-tricktakers-effect", who=copy.character.value, tens=tens, prepared=_yes(prepared))


def king_effect(colour: Colour) -> Text:
    return text("kings-tricktakers-king", colour=ROYALS[colour].letter)


def led(suit: Suit) -> Text:
    return text("kings-tricktakers-led", suit=suit.letter)


def time(when: str) -> Text:
    return text("kings-tricktakers-zone-time", time=when)


def short_effect(copy: Copy, *, prepared: bool = False) -> Text:
    return text("kings-tricktakers-short", who=copy.character.value, prepared=_yes(prepared))


def _yes(fact: object) -> str:
    return "yes" if fact else "no"


def laid(one: Laid, colour: Colour) -> Text:
    more = extras(one, colour)
    printed = card(one.card.code)
    if more is None:
        return text("kings-tricktakers-name", card=printed)
    return text("kings-tricktakers-laid", card=printed, extras=more)


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
    if one.queen is None and not one.king and not one.change and not (one.oppressor and one.card.suit is Suit.YELLOW):
        return None
    kind, suit, _ = effective(one)
    parts = []
    added = (one.queen is not None) + one.king + one.change
    changed = "no"
    if one.queen in (Colour.WHITE, Colour.BLUE):
        changed = "brief" if brief else "yes"
    if one.queen is not None:
        parts.append(
            text(
                "kings-tricktakers-with-queen",
                queen=card(queen(one.queen)),
                colour=ROYALS[one.queen].letter,
                brief=_yes(brief and added > 1),
            )
        )
    if one.change:
        parts.append(
            text(
                "kings-tricktakers-changed",
                becomes=card(becomes(one)),
                queen=changed,
                king=_yes(one.king and not (brief and added > 2)),
            )
        )
    if one.king:
        parts.append(text("kings-tricktakers-under-king", king=card(king(colour))))
    if kind is Kind.NUMBER and suit is Suit.YELLOW and one.oppressor and not one.king:
        parts.append(text("kings-tricktakers-oppressor"))
    return text("kings-tricktakers-extras", parts=TextList(tuple(parts)))


def dealt(hand: Iterable[Card]) -> Text:
    return text("kings-tricktakers-event-dealt", cards=cards(codes(hand)))


def draft_order(order: Iterable[Seat], number: int, *, chosen: bool) -> Text:
    if chosen:
        return text("kings-tricktakers-event-companies", seats=names(order))
    return text("kings-tricktakers-event-draft", seats=names(order), round=number)


def starter(seat: Seat, colour: Colour, company: tuple[Copy, ...]) -> Text:
    return text(
        "kings-tricktakers-event-starter",
        seat=SeatRef(seat),
        king=card(king(colour)),
        company=cards(faces(company)),
    )


def took(seat: Seat, code: str, *, whole_set: bool) -> Text:
    return text("kings-tricktakers-event-took", seat=SeatRef(seat), card=card(code), set="yes" if whole_set else "no")


def bid(seat: Seat, held: tuple[BidCard, ...]) -> Text:
    if not held:
        return text("kings-tricktakers-event-no-bid", seat=SeatRef(seat))
    parts = TextList(tuple(bid_card(one) for one in held))
    return text("kings-tricktakers-event-bid", seat=SeatRef(seat), bids=parts)


def bid_card(one: BidCard) -> Text:
    return text("kings-tricktakers-bid-card", card=card(one.code), pays=pays(one))


def copied(owner: Seat, bidder: Seat, one: BidCard) -> Text:
    return text(
        "kings-tricktakers-event-copy",
        seat=SeatRef(owner),
        other=SeatRef(bidder),
        card=card(one.code),
        pays=pays(one),
    )


def drew(why: str, drawn: Iterable[Card]) -> Text:
    return text("kings-tricktakers-event-drew", who=card(why), cards=cards(codes(drawn)))


def threw(thrown: Iterable[Card]) -> Text:
    return text("kings-tricktakers-event-threw", cards=cards(codes(thrown)))


def reactivated(seat: Seat, colour: Colour) -> Text:
    cost = ROYALS[colour].queen_cost
    return text("kings-tricktakers-event-reactivated", seat=SeatRef(seat), queen=card(queen(colour)), cost=cost)


def neutral(one: Card) -> Text:
    return text("kings-tricktakers-event-neutral", card=card(one.code))


def delayed(seat: Seat) -> Text:
    return text("kings-tricktakers-event-delayed", seat=SeatRef(seat), queen=card(queen(Colour.GREEN)))


def handed(giver: Seat, taker: Seat, one: Card) -> Text:
    return text("kings-tricktakers-event-handed", seat=SeatRef(giver), other=SeatRef(taker), card=card(one.code))


def trick_won(number: int, winner: Laid, leads: Seat, piles: int) -> Text:
    with_card = CardRef(winner.card.code)
    if winner.seat == NEUTRAL:
        return text("kings-tricktakers-event-lost", trick=number, card=with_card, seat=SeatRef(leads))
    return text(
        "kings-tricktakers-event-won",
        trick=number,
        seat=SeatRef(winner.seat),
        card=with_card,
        king="yes" if winner.king else "no",
        piles=piles,
    )


def line(one: Line) -> Text:
    return text(
        "kings-tricktakers-score-line",
        card=card(one.face),
        points=one.points,
        source=one.source.value,
        copied="no" if one.copied is None else "yes",
        original=card(one.copied or one.face),
    )


def part(one: Line) -> Text:
    return text(
        "kings-tricktakers-part",
        card=card(one.face),
        points=one.points,
        copied="no" if one.copied is None else "yes",
        original=card(one.copied or one.face),
    )


def sheet_parts(one: ScoreSheet) -> Text:
    lines = [part for part in one.lines if part.points or part.source.value == "bid"]
    parts = TextList(tuple(line(part) for part in lines))
    return text(
        "kings-tricktakers-account",
        count=one.tricks,
        met="yes" if one.met else "no",
        lines=parts,
        any="yes" if lines else "no",
        total=one.total,
    )


def queen_state(state: Queen, colour: Colour | None) -> Text:
    effect = "none" if colour is None else ROYALS[colour].letter
    return text("kings-tricktakers-queen-state", state=state.value, effect=effect)
