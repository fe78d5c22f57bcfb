"""The viewer's question in every phase: a tree of choices whose leaves are its legal actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import groupby

from games.engine import Ask, AskKind, Choice, Seat, SeatRef, Text, TextList, card, cards, set_of, text
from games.kings_tricktakers import refusals, says
from games.kings_tricktakers.actions import (
    CHANGES,
    KINGS,
    QUEENS,
    Appoint,
    Bid,
    ChooseAlly,
    CopyBid,
    Delay,
    Discard,
    Exchange,
    How,
    KingsAction,
    Play,
    Signal,
    TakeCharacter,
    TakeSet,
    UseHermit,
    play_of,
)
from games.kings_tricktakers.bids import bidder_of
from games.kings_tricktakers.cards import Card
from games.kings_tricktakers.characters import BidCard, Character, Copy, copies_in, first_of_each
from games.kings_tricktakers.draft import STARTERS, barred
from games.kings_tricktakers.preparation import Task
from games.kings_tricktakers.royals import ROYALS, Colour, king, queen
from games.kings_tricktakers.tricks import Laid, winning
from games.kings_tricktakers.view import DRAFTING, KingsView, Phase


def ask(view: KingsView, advised: KingsAction | None = None) -> Ask | None:
    """The viewer's question, None when it owes no decision; an `advised` pick of the draft stands out."""
    if not view.legal:
        return None
    if view.phase in DRAFTING:
        return _draft(view, advised)
    if view.phase is Phase.PREPARATION:
        return _queen(view) if view.tasks[view.me][0] is Task.QUEEN else _discard(view)
    return _ASKS.get(view.phase, _turn)(view)


# Draft


def _draft(view: KingsView, advised: KingsAction | None) -> Ask:
    if view.options.company_mode == "chosen":
        companies = tuple(_company(action.colour, advised) for action in view.legal if isinstance(action, TakeSet))
        question = text("kings-tricktakers-ask-company", round=view.round)
        return Ask(question, companies, verb="pick", advice=None if advised is None else _ADVISED)
    mine = view.companies[view.me]
    sets = [_royal_set(action.colour, advised) for action in view.legal if isinstance(action, TakeSet)]
    shown = set_of([action.copy for action in view.legal if isinstance(action, TakeCharacter)])
    if shown and view.previous:
        shown |= first_of_each(view.pool & view.previous[view.me])
    characters = [
        _character(view, {copy: barred(copy, view.previous, view.order) for copy in alike}, advised)
        for _, alike in groupby(copies_in(shown), key=lambda copy: copy.character)
    ]
    question = text(
        "kings-tricktakers-ask-draft",
        set="no" if view.colours[view.me] is None else "yes",
        count=len(mine),
    )
    advice = None if advised is None else _ADVISED
    return Ask(question, (*sets, *characters), verb="pick", advice=advice)


_ADVISED = text("kings-tricktakers-ask-advised")


def _company(colour: Colour, advised: KingsAction | None) -> Choice:
    return Choice(
        colour.name,
        card=king(colour),
        label=text("kings-tricktakers-zone-starter", colour=ROYALS[colour].letter),
        gloss=text("kings-tricktakers-company-of", company=cards(says.faces(STARTERS[colour]))),
        favoured=advised == TakeSet(colour),
    )


def _royal_set(colour: Colour, advised: KingsAction | None) -> Choice:
    letter = ROYALS[colour].letter
    return Choice(
        colour.name,
        card=king(colour),
        gloss=text("kings-tricktakers-set-short", colour=letter),
        says=text("kings-tricktakers-says-set", colour=letter),
        favoured=advised == TakeSet(colour),
    )


def _character(view: KingsView, holders: Mapping[Copy, Seat | None], advised: KingsAction | None) -> Choice:
    """The choice of a character; which of several copies is asked only where the viewer may take more than one.

    `holders` are the copies that differ, each with whose it was last round: that alone tells them apart.
    """
    copies = tuple(holders)
    free = [copy for copy in copies if holders[copy] != view.me]
    if len(free) < 2:
        return _copy(view, next(iter(free), copies[0]), advised)
    inner = tuple(replace(_copy(view, copy, advised), label=_whose(holders[copy]), gloss=None) for copy in copies)
    return Choice(
        copies[0].code,
        card=copies[0].code,
        gloss=says.short_effect(copies[0]),
        then=Ask(text("kings-tricktakers-ask-which", card=card(copies[0].code)), inner),
        favoured=any(one.favoured for one in inner),
        gathers=True,
    )


def _whose(holder: Seat | None) -> Text:
    return text("kings-tricktakers-nobodys") if holder is None else says.seat_name(holder)


def _copy(view: KingsView, copy: Copy, advised: KingsAction | None) -> Choice:
    pick = TakeCharacter(copy)
    return Choice(
        copy.id,
        card=copy.code,
        gloss=says.short_effect(copy),
        says=text(
            "kings-tricktakers-says-character",
            card=card(copy.code),
            time=says.time(says.TIMES[copy.character]),
            effect=says.effect(copy, view.tens_each),
            pays=says.pays(copy),
        ),
        blocked=None if pick in view.legal else refusals.why_not(view, pick),
        favoured=pick == advised,
    )


# Bids


def _bid(view: KingsView) -> Ask:
    bids = [action for action in view.legal if isinstance(action, Bid)]
    choices = [_bid_choice(view, bid) for bid in bids if len(bid.cards) < 2]
    pairs = tuple(_bid_choice(view, bid) for bid in bids if len(bid.cards) > 1)
    if pairs and choices:
        which = Ask(text("kings-tricktakers-ask-pair"), pairs, legend=text("kings-tricktakers-bid-adds"))
        choices.append(Choice("two", label=text("kings-tricktakers-bid-pairs"), then=which, gathers=True))
    return Ask(text("kings-tricktakers-ask-bid", round=view.round), tuple(choices) or pairs, verb="bid")


def _bid_choice(view: KingsView, bid: Bid) -> Choice:
    token = str(bid).removeprefix("bid ")
    if not bid.cards:
        return Choice(
            token,
            card=Character.DIPLOMAT.value,
            label=text("kings-tricktakers-bid-none"),
            gloss=text("kings-tricktakers-bid-ally"),
            says=text("kings-tricktakers-says-no-bid"),
        )
    up = [copy for copy in view.companies[view.me] if copy not in bid.cards]
    meaning = text(
        "kings-tricktakers-says-bid",
        bids=_two_cards(*bid.cards) if len(bid.cards) > 1 else says.bid_card(bid.cards[0]),
        up=TextList(tuple(text("kings-tricktakers-name", card=card(copy.code)) for copy in up)),
    )
    if len(bid.cards) == 1:
        (only,) = bid.cards
        return Choice(token, card=only.code, gloss=says.pays_or_does(only), says=meaning)
    first, second = bid.cards
    return Choice(
        token,
        card=first.code,
        label=text("kings-tricktakers-bid-and", card=card(second.code)),
        says=meaning,
    )


def _two_cards(first: BidCard, second: BidCard) -> Text:
    return text(
        "kings-tricktakers-bid-two",
        first=card(first.code),
        second=card(second.code),
        pays=TextList(tuple(_both(first, second))),
    )


def _both(first: BidCard, second: BidCard) -> list[Text]:
    tables = [first.bids, second.bids]
    counts = sorted({count for table in tables for count in table})
    paid = [
        text("kings-tricktakers-pays-at", count=count, points=sum(table.get(count, 0) for table in tables))
        for count in counts
    ]
    return paid + [
        text("kings-tricktakers-pays-short", who=one.code)
        for one, table in zip((first, second), tables, strict=True)
        if not table
    ]


def _target(view: KingsView) -> Ask:
    allies = [action.seat for action in view.legal if isinstance(action, ChooseAlly)]
    if allies:
        choices = tuple(_ally(view, seat) for seat in allies)
        return Ask(text("kings-tricktakers-ask-ally"), choices, verb="ally")
    copied = [action.card for action in view.legal if isinstance(action, CopyBid)]
    return Ask(text("kings-tricktakers-ask-copy"), tuple(_copied(view, one) for one in copied), verb="copy")


def _ally(view: KingsView, seat: Seat) -> Choice:
    bid = view.bids[seat] or ()
    bids = says.bid_card(bid[0]) if len(bid) == 1 else _two_cards(*bid)
    return Choice(str(seat), label=says.seat_name(seat), gloss=bids)


def _copied(view: KingsView, one: BidCard) -> Choice:
    return Choice(one.id, card=one.code, label=says.seat_name(bidder_of(one, view.bids)), gloss=says.pays(one))


# Preparation


def _discard(view: KingsView) -> Ask:
    (size,) = {len(action.cards) for action in view.legal if isinstance(action, Discard)}
    why = view.tasks[view.me][0].value if view.phase is Phase.PREPARATION else "hermit"
    return Ask(
        text("kings-tricktakers-ask-discard", count=size, why=why),
        tuple(Choice(one.id, card=one.code) for one in view.hand),
        AskKind.SOME,
        least=size,
        most=size,
        verb="discard",
    )


def _queen(view: KingsView) -> Ask:
    colour = view.colour(view.me)
    mine, cost = card(queen(colour)), ROYALS[colour].queen_cost
    return Ask(
        text("kings-tricktakers-ask-queen", queen=mine, colour=ROYALS[colour].letter, points=view.vp[view.me]),
        (
            Choice("yes", label=text("kings-tricktakers-pay", queen=mine, cost=cost)),
            Choice("no", label=text("kings-tricktakers-keep", queen=mine)),
        ),
        verb="reactivate",
    )


# Tricks


def _open(view: KingsView) -> Ask:
    others = tuple(_seat_choice(action.seat) for action in view.legal if isinstance(action, Appoint))
    appoint = Ask(text("kings-tricktakers-ask-appoint"), others)
    return Ask(
        text("kings-tricktakers-ask-open"),
        (
            Choice("lead", label=text("kings-tricktakers-lead")),
            Choice("appoint", card=Character.ASSASSIN.value, label=text("kings-tricktakers-appoint"), then=appoint),
        ),
    )


def _seat_choice(seat: Seat) -> Choice:
    return Choice(str(seat), label=says.seat_name(seat))


def _turn(view: KingsView) -> Ask:
    plays: dict[Card, list[Play]] = {}
    for action in view.legal:
        if isinstance(action, Play):
            plays.setdefault(action.card, []).append(action)
    choices = [_card(view, one, plays.get(one, [])) for one in view.hand]
    if Delay() in view.legal:
        label = text("kings-tricktakers-delay")
        choices.append(
            Choice("delay", card=queen(Colour.GREEN), label=label, says=text("kings-tricktakers-says-delay"))
        )
    if UseHermit() in view.legal:
        label = text("kings-tricktakers-hermit")
        meaning = text("kings-tricktakers-says-hermit")
        choices.append(Choice("hermit", card=Character.HERMIT.value, label=label, says=meaning))
    if any(isinstance(action, Exchange) for action in view.legal):
        choices.append(_exchange(view))
    words = tuple(
        Choice(action.word.value, label=text("kings-tricktakers-word", word=action.word.value))
        for action in view.legal
        if isinstance(action, Signal)
    )
    if words:
        label = text("kings-tricktakers-signal")
        question = Ask(text("kings-tricktakers-ask-signal"), words)
        choices.append(Choice("signal", card=Character.DIPLOMAT.value, label=label, then=question))
    return Ask(_turn_question(view), tuple(choices), verb="play")


def _turn_question(view: KingsView) -> Text:
    if view.lead_suit is None:
        return text("kings-tricktakers-ask-free", first="no" if view.plays else "yes")
    return text("kings-tricktakers-ask-follow")


def _card(view: KingsView, one: Card, plays: Sequence[Play]) -> Choice:
    code = one.code
    if not plays:
        return Choice(one.id, card=code, blocked=refusals.why_not(view, play_of(one)))
    if len(plays) == 1 and plays[0].how is None:
        return Choice(one.id, card=code, says=_meaning(view, laid_by(view, plays[0])))
    hows = tuple(_how(view, play) for play in plays)
    return Choice(one.id, card=code, then=Ask(text("kings-tricktakers-ask-how", card=card(code)), hows))


def _how(view: KingsView, play: Play) -> Choice:
    laid, colour = laid_by(view, play), view.colour(view.me)
    how = play.how or How.PLAIN
    added = None if how is How.PLAIN else says.extras(laid, colour, brief=True)
    return Choice(
        how.value,
        label=added or text("kings-tricktakers-plain"),
        gloss=says.king_effect(colour) if how is How.KING else None,
        says=_meaning(view, laid),
    )


def laid_by(view: KingsView, play: Play) -> Laid:
    how = play.how
    strong = view.face_up(view.me, Character.OPPRESSOR) > 0
    colour = view.colour(view.me)
    return Laid(view.me, play.card, colour if how in QUEENS else None, how in KINGS, how in CHANGES, strong)


def _meaning(view: KingsView, laid: Laid) -> Text:
    ahead = winning((*view.plays, laid)) is laid
    final = not view.queue and (view.delayed is None or view.phase is Phase.DELAYED_TURN)
    return text(
        "kings-tricktakers-says-play",
        play=says.laid(laid, view.colour(view.me)),
        ahead="yes" if ahead else "no",
        final="yes" if final else "no",
    )


def _exchange(view: KingsView) -> Choice:
    ally = view.ally
    if ally is None:
        raise ValueError(view.phase)
    question = text("kings-tricktakers-ask-exchange", ally=SeatRef(ally))
    held = tuple(Choice(one.id, card=one.code) for one in view.hand)
    label = text("kings-tricktakers-exchange", ally=SeatRef(ally))
    return Choice("exchange", card=Character.DIPLOMAT.value, label=label, then=Ask(question, held))


def _give(view: KingsView) -> Ask:
    swap = view.swap
    if swap is None or swap.given is None:
        raise ValueError(view.phase)
    new = text("kings-tricktakers-received")
    return Ask(
        text("kings-tricktakers-ask-give", owner=SeatRef(swap.owner), card=card(swap.given.code)),
        tuple(Choice(one.id, card=one.code, label=new if one == swap.given else None) for one in view.hand),
        verb="give",
    )


_ASKS: dict[Phase, Callable[[KingsView], Ask]] = {
    Phase.BID_COMMIT: _bid,
    Phase.DIPLOMAT_TARGET: _target,
    Phase.TRICK_OPEN: _open,
    Phase.HERMIT_DISCARD: _discard,
    Phase.EXCHANGE_REPLY: _give,
}
