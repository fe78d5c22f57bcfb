"""What happens, in sentences: one function for every event and every phrase that screens and account share."""

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


def seat_name(seat: Seat) -> Text:
    """Return who sits there, as a phrase of its own."""
    return text("kings-tricktakers-seat", seat=SeatRef(seat))


def names(seats: Iterable[Seat]) -> TextList:
    """Return several seats as a list."""
    return TextList(tuple(seat_name(seat) for seat in seats))


def faces(held: Iterable[BidCard]) -> tuple[str, ...]:
    """Return the face codes of copies and Jacks."""
    return tuple(one.code for one in held)


def pays(one: BidCard) -> Text:
    """Return what a card pays as a bid ("0 tricks 3, 2 tricks 6")."""
    who = "JACK" if isinstance(one, Jack) else one.code
    return text("kings-tricktakers-pays", who=who)


def pays_or_does(one: BidCard) -> Text:
    """Return what a card pays as a bid and what is lost by it: what it does, or pays, face up."""
    if isinstance(one, Jack):
        lost = text("kings-tricktakers-jack", colour=ROYALS[one.colour].letter)
    else:
        lost = short_effect(one)
    return text("kings-tricktakers-pays-or-does", pays=pays(one), does=lost)


def pays_shortly(one: BidCard) -> Text:
    """Return what a DEVIL or DIPLOMAT pays as a bid, where there is little room."""
    return text("kings-tricktakers-pays-short", who=one.code)


def effect(copy: Copy, tens: int, *, prepared: bool = False) -> Text:
    """Return what a character does while it is face up, in one sentence; a BERSERKER brings so many tens.

    Once all are `prepared`, what was done in the preparation is left out.
    """
    return text("kings-tricktakers-effect", who=copy.character.value, tens=tens, prepared=_yes(prepared))


def king_effect(colour: Colour) -> Text:
    """Return what a King does while it is not played yet."""
    return text("kings-tricktakers-king", colour=ROYALS[colour].letter)


def time(when: str) -> Text:
    """Return one of the times of `TIMES` in words."""
    return text("kings-tricktakers-zone-time", time=when)


def short_effect(copy: Copy, *, prepared: bool = False) -> Text:
    """Return what a character does while it is face up, as short as a button needs it."""
    return text("kings-tricktakers-short", who=copy.character.value, prepared=_yes(prepared))


def _yes(fact: object) -> str:
    return "yes" if fact else "no"


def laid(one: Laid, colour: Colour) -> Text:
    """Return a play in words: the card, what it is played as, the figures with it. `colour` is the player's set."""
    more = extras(one, colour)
    printed = card(one.card.code)
    if more is None:
        return text("kings-tricktakers-name", card=printed)
    return text("kings-tricktakers-laid", card=printed, extras=more)


def extras(one: Laid, colour: Colour, *, brief: bool = False) -> Text | None:
    """Return what is special about a play: what the card counts as, Queen and King; None for a card just so.

    A `brief` one leaves out words when there are two of them: what the Queen is good for, and with three that the
    change has no effect under a King.
    """
    if one.queen is None and not one.king and not one.change and not (one.oppressor and one.card.suit is Suit.YELLOW):
        return None
    kind, suit, value = effective(one)
    if kind is Kind.NUMBER and suit is not None:
        becomes = number_card(suit, value).code
    else:
        becomes = "M" if kind is Kind.MYSTIC else "R"
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
                becomes=card(becomes),
                queen=changed,
                king=_yes(one.king and not (brief and added > 2)),
            )
        )
    if one.king:
        parts.append(text("kings-tricktakers-under-king", king=card(king(colour))))
    if kind is Kind.NUMBER and suit is Suit.YELLOW and one.oppressor and not one.king:
        parts.append(text("kings-tricktakers-oppressor"))
    return text("kings-tricktakers-extras", parts=TextList(tuple(parts)))


def round_starts(number: int) -> Text:
    """Return that a round begins and new hands are dealt."""
    return text("kings-tricktakers-event-round", round=number)


def dealt(hand: Iterable[Card]) -> Text:
    """Return which cards somebody was dealt; for its eyes only."""
    return text("kings-tricktakers-event-dealt", cards=cards(codes(hand)))


def draft_order(order: Iterable[Seat], number: int) -> Text:
    """Return in which order the draft goes."""
    return text("kings-tricktakers-event-draft", seats=names(order), round=number)


def starter(seat: Seat, colour: Colour, company: tuple[Copy, ...]) -> Text:
    """Return which starter company somebody plays this round."""
    return text(
        "kings-tricktakers-event-starter",
        seat=SeatRef(seat),
        king=card(king(colour)),
        company=cards(faces(company)),
    )


def took(seat: Seat, code: str, *, whole_set: bool) -> Text:
    """Return what somebody drafted."""
    return text("kings-tricktakers-event-took", seat=SeatRef(seat), card=card(code), set="yes" if whole_set else "no")


def first_player(seat: Seat, rank: int) -> Text:
    """Return who leads the first trick of the round."""
    return text("kings-tricktakers-event-first", seat=SeatRef(seat), rank=rank)


def committed(seat: Seat) -> Text:
    """Return that somebody has chosen a bid."""
    return text("kings-tricktakers-event-committed", seat=SeatRef(seat))


def bid(seat: Seat, held: tuple[BidCard, ...]) -> Text:
    """Return which cards somebody turned, and what they pay; none is the DIPLOMAT's ally mode."""
    if not held:
        return text("kings-tricktakers-event-no-bid", seat=SeatRef(seat))
    parts = TextList(tuple(bid_card(one) for one in held))
    return text("kings-tricktakers-event-bid", seat=SeatRef(seat), bids=parts)


def bid_card(one: BidCard) -> Text:
    """Return one bid card with what it pays."""
    return text("kings-tricktakers-bid-card", card=card(one.code), pays=pays(one))


def allied(owner: Seat, ally: Seat) -> Text:
    """Return whom the DIPLOMAT's owner follows this round."""
    return text("kings-tricktakers-event-ally", seat=SeatRef(owner), ally=SeatRef(ally))


def copied(owner: Seat, bidder: Seat, one: BidCard) -> Text:
    """Return which bid the DIPLOMAT copies."""
    return text(
        "kings-tricktakers-event-copy",
        seat=SeatRef(owner),
        other=SeatRef(bidder),
        card=card(one.code),
        pays=pays(one),
    )


def drew(why: str, drawn: Iterable[Card]) -> Text:
    """Return which cards somebody drew, and for which character; for its eyes only."""
    return text("kings-tricktakers-event-drew", who=card(why), cards=cards(codes(drawn)))


def reserved(seat: Seat, count: int) -> Text:
    """Return that reserved Black 10s come into somebody's hand."""
    return text("kings-tricktakers-event-reserved", seat=SeatRef(seat), count=count)


def discarded(seat: Seat, count: int) -> Text:
    """Return that somebody discarded, unseen."""
    return text("kings-tricktakers-event-discarded", seat=SeatRef(seat), count=count)


def threw(thrown: Iterable[Card]) -> Text:
    """Return which cards somebody discarded; for its eyes only."""
    return text("kings-tricktakers-event-threw", cards=cards(codes(thrown)))


def reactivated(seat: Seat, colour: Colour) -> Text:
    """Return that somebody paid for its Queen."""
    cost = ROYALS[colour].queen_cost
    return text("kings-tricktakers-event-reactivated", seat=SeatRef(seat), queen=card(queen(colour)), cost=cost)


def appointed(seat: Seat, other: Seat) -> Text:
    """Return that an ASSASSIN makes somebody else lead."""
    return text("kings-tricktakers-event-appointed", seat=SeatRef(seat), other=SeatRef(other))


def played(one: Laid, colour: Colour) -> Text:
    """Return what somebody plays."""
    return text("kings-tricktakers-event-played", seat=SeatRef(one.seat), play=laid(one, colour))


def neutral(one: Card) -> Text:
    """Return which neutral card is turned up."""
    return text("kings-tricktakers-event-neutral", card=card(one.code))


def delayed(seat: Seat) -> Text:
    """Return that somebody laid the Green Queen and plays last."""
    return text("kings-tricktakers-event-delayed", seat=SeatRef(seat), queen=card(queen(Colour.GREEN)))


def hermit(seat: Seat) -> Text:
    """Return that somebody uses a HERMIT."""
    return text("kings-tricktakers-event-hermit", seat=SeatRef(seat))


def exchanging(owner: Seat, ally: Seat) -> Text:
    """Return that the DIPLOMAT's owner gives a card to the ally."""
    return text("kings-tricktakers-event-exchange", seat=SeatRef(owner), ally=SeatRef(ally))


def exchanged(owner: Seat, ally: Seat) -> Text:
    """Return that the ally has given a card back."""
    return text("kings-tricktakers-event-exchanged", seat=SeatRef(owner), ally=SeatRef(ally))


def handed(giver: Seat, taker: Seat, one: Card) -> Text:
    """Return which card went from hand to hand; for both of them only."""
    return text("kings-tricktakers-event-handed", seat=SeatRef(giver), other=SeatRef(taker), card=card(one.code))


def trick_won(number: int, winner: Laid, leads: Seat, piles: int) -> Text:
    """Return who takes a trick, with what, and how many tricks that makes; or that it goes to nobody."""
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
    """Return one line of a score sheet: its source and the points."""
    return text(
        "kings-tricktakers-score-line",
        card=card(one.face),
        points=one.points,
        source=one.source.value,
        copied="no" if one.copied is None else "yes",
        original=card(one.copied or one.face),
    )


def part(one: Line) -> Text:
    """Return one line of a score sheet where its source stands beside it: the card and the points."""
    return text(
        "kings-tricktakers-part",
        card=card(one.face),
        points=one.points,
        copied="no" if one.copied is None else "yes",
        original=card(one.copied or one.face),
    )


def sheet(seat: Seat, one: ScoreSheet) -> Text:
    """Return a player's round in words: the trick count, every line that says something, the VP now."""
    return text("kings-tricktakers-event-scored", seat=SeatRef(seat), sheet=account(one), points=one.after)


def account(one: ScoreSheet) -> Text:
    """Return a score sheet as one sentence: every bid, and whatever brought or cost points."""
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
    """Return where a Queen stands, in a word or two; with a colour also what she does while she is ready."""
    effect = "none" if colour is None else ROYALS[colour].letter
    return text("kings-tricktakers-queen-state", state=state.value, effect=effect)
