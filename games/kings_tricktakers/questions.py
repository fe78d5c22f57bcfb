"""The viewer's question in every phase, a tree whose leaves are its legal actions; and why others are refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import groupby

from games.engine import Ask, AskKind, CardRef, Choice, Seat, SeatRef, Text, set_of
from games.kings_tricktakers import actions, says
from games.kings_tricktakers.actions import How, KingsAction, Play
from games.kings_tricktakers.cards import OF_SUIT, WHITES, Card, cards_in
from games.kings_tricktakers.characters import (
    DIPLOMAT,
    JACKS,
    BidCard,
    Character,
    Copy,
    Jack,
    Task,
    bidder_of,
    copies_in,
    first_of_each,
)
from games.kings_tricktakers.draft import STARTERS, barred
from games.kings_tricktakers.royals import ROYALS, Colour, carries, king, queen
from games.kings_tricktakers.says import say
from games.kings_tricktakers.start import LAST_ROUND
from games.kings_tricktakers.tricks import ON_CARD, Refusal, Turn, refusal, winning
from games.kings_tricktakers.view import DRAFTING, KingsView, Phase


def ask(view: KingsView, advised: KingsAction | None = None) -> Ask | None:
    """The viewer's question, None when it owes no decision; an `advised` pick of the draft stands out."""
    if not view.legal:
        return None
    if view.phase in DRAFTING:
        asked = _draft(view)
        if advised is None:
            return asked
        return replace(_favouring(asked, str(advised).removeprefix("pick ")), advice=say("ask-advised"))
    if view.phase is Phase.PREPARATION and view.tasks[view.me][0] is Task.QUEEN:
        return _queen(view)
    return _ASKS.get(view.phase, _turn)(view)


# Draft


def _draft(view: KingsView) -> Ask:
    colours = [action.colour for action in view.legal_of(actions.TakeSet)]
    if view.options.company_mode == "chosen":
        return Ask(say("ask-company", round=view.round), tuple(map(_company, colours)), verb="pick")
    shown = set_of([action.copy for action in view.legal_of(actions.TakeCharacter)])
    if shown and view.previous:
        shown |= first_of_each(view.pool & view.previous[view.me])
    characters = [
        _character(view, {copy: barred(copy, view.previous, view.order) for copy in alike})
        for _, alike in groupby(copies_in(shown), key=lambda copy: copy.character)
    ]
    question = say("ask-draft", set=view.colours[view.me] is not None, count=len(view.companies[view.me]))
    return Ask(question, (*map(_royal_set, colours), *characters), verb="pick")


def _favouring(asked: Ask, token: str) -> Ask:
    """The question with the choice of this token favoured, and those that lead there."""
    choices = []
    for choice in asked.choices:
        then = choice.then and _favouring(choice.then, token)
        favoured = choice.token == token or (then is not None and any(one.favoured for one in then.choices))
        choices.append(replace(choice, then=then, favoured=favoured))
    return replace(asked, choices=tuple(choices))


def _company(colour: Colour) -> Choice:
    return Choice(
        colour.name,
        card=king(colour),
        label=say("zone-starter", colour=ROYALS[colour].letter),
        gloss=say("company-of", company=STARTERS[colour]),
    )


def _royal_set(colour: Colour) -> Choice:
    letter = ROYALS[colour].letter
    gloss, meaning = say("set-short", colour=letter), say("says-set", colour=letter)
    return Choice(colour.name, card=king(colour), gloss=gloss, says=meaning)


def _character(view: KingsView, holders: Mapping[Copy, Seat | None]) -> Choice:
    """The choice of a character; which of several copies is asked only where the viewer may take more than one.

    `holders` are the copies that differ, each with whose it was last round: that alone tells them apart.
    """
    first, *_ = holders
    free = [copy for copy in holders if holders[copy] != view.me]
    if len(free) < 2:
        return _copy(view, *free or [first])
    inner = tuple(replace(_copy(view, copy), label=_whose(by), gloss=None) for copy, by in holders.items())
    which = Ask(say("ask-which", card=first), inner)
    return Choice(first.code, card=first.code, gloss=says.short_effect(first), then=which, gathers=True)


def _whose(holder: Seat | None) -> Text:
    return say("nobodys") if holder is None else says.seat_name(holder)


def _copy(view: KingsView, copy: Copy) -> Choice:
    pick = actions.TakeCharacter(copy)
    return Choice(
        copy.id,
        card=copy.code,
        gloss=says.short_effect(copy),
        says=say(
            "says-character",
            card=copy,
            time=says.time(says.TIMES[copy.character]),
            effect=says.effect(copy, view.tens_each),
            pays=says.pays(copy),
        ),
        blocked=None if pick in view.legal else why_not(view, pick),
    )


# Bids


def _bid(view: KingsView) -> Ask:
    bids = view.legal_of(actions.Bid)
    choices = [_bid_choice(view, bid) for bid in bids if len(bid.cards) < 2]
    pairs = tuple(_bid_choice(view, bid) for bid in bids if len(bid.cards) > 1)
    if pairs and choices:
        which = Ask(say("ask-pair"), pairs, legend=say("bid-adds"))
        choices.append(Choice("two", label=say("bid-pairs"), then=which, gathers=True))
    return Ask(say("ask-bid", round=view.round), tuple(choices) or pairs, verb="bid")


def _bid_choice(view: KingsView, bid: actions.Bid) -> Choice:
    token = str(bid).removeprefix("bid ")
    if not bid.cards:
        label, gloss = say("bid-none"), say("bid-ally")
        return Choice(token, card=Character.DIPLOMAT.value, label=label, gloss=gloss, says=say("says-no-bid"))
    up = [say("name", card=copy) for copy in view.companies[view.me] if copy not in bid.cards]
    meaning = say("says-bid", bids=_bids(bid.cards), up=up)
    first, *second = bid.cards
    if second:
        return Choice(token, card=first.code, label=say("bid-and", card=second[0]), says=meaning)
    return Choice(token, card=first.code, gloss=says.pays_or_does(first), says=meaning)


def _bids(bid: tuple[BidCard, ...]) -> Text:
    """One card and what it pays, or two cards and what they pay together."""
    if len(bid) == 1:
        return says.bid_card(bid[0])
    first, second = bid
    paid = [
        say("pays-at", count=count, points=sum(one.bids.get(count, 0) for one in bid))
        for count in sorted({*first.bids, *second.bids})
    ]
    paid += [say("pays-short", who=one.code) for one in bid if not one.bids]
    return say("bid-two", first=first, second=second, pays=paid)


def _target(view: KingsView) -> Ask:
    allies = [action.seat for action in view.legal_of(actions.ChooseAlly)]
    if allies:
        choices = [Choice(str(seat), label=says.seat_name(seat), gloss=_bids(view.bids[seat] or ())) for seat in allies]
        return Ask(say("ask-ally"), tuple(choices), verb="ally")
    copied = [action.card for action in view.legal_of(actions.CopyBid)]
    return Ask(say("ask-copy"), tuple(_copied(view, one) for one in copied), verb="copy")


def _copied(view: KingsView, one: BidCard) -> Choice:
    return Choice(one.id, card=one.code, label=says.seat_name(bidder_of(one, view.bids)), gloss=says.pays(one))


# Preparation


def _discard(view: KingsView) -> Ask:
    (size,) = {len(action.cards) for action in view.legal_of(actions.Discard)}
    why = view.tasks[view.me][0].value if view.phase is Phase.PREPARATION else "hermit"
    question = say("ask-discard", count=size, why=why)
    return Ask(question, _held(view), AskKind.SOME, least=size, most=size, verb="discard")


def _held(view: KingsView) -> tuple[Choice, ...]:
    return tuple(Choice(one.id, card=one.code) for one in view.hand)


def _queen(view: KingsView) -> Ask:
    royal, mine = ROYALS[view.colour(view.me)], CardRef(queen(view.colour(view.me)))
    pay = Choice("yes", label=say("pay", queen=mine, cost=royal.queen_cost))
    question = say("ask-queen", queen=mine, colour=royal.letter, points=view.vp[view.me])
    return Ask(question, (pay, Choice("no", label=say("keep", queen=mine))), verb="reactivate")


# Tricks


def _open(view: KingsView) -> Ask:
    others = tuple(Choice(str(one.seat), label=says.seat_name(one.seat)) for one in view.legal_of(actions.Appoint))
    which = Ask(say("ask-appoint"), others)
    appoint = Choice("appoint", card=Character.ASSASSIN.value, label=say("appoint"), then=which)
    return Ask(say("ask-open"), (Choice("lead", label=say("lead")), appoint))


def _turn(view: KingsView) -> Ask:
    choices = [_card(view, one) for one in view.hand]
    if actions.DELAY in view.legal:
        choices.append(Choice("delay", card=queen(Colour.GREEN), label=say("delay"), says=say("says-delay")))
    if actions.USE_HERMIT in view.legal:
        choices.append(Choice("hermit", card=Character.HERMIT.value, label=say("hermit"), says=say("says-hermit")))
    if view.legal_of(actions.Exchange):
        _, ally = map(SeatRef, view.allies)
        which = Ask(say("ask-exchange", ally=ally), _held(view))
        choices.append(Choice("exchange", card=Character.DIPLOMAT.value, label=say("exchange", ally=ally), then=which))
    words = [one.word.value for one in view.legal_of(actions.Signal)]
    if words:
        which = Ask(say("ask-signal"), tuple(Choice(word, label=say("word", word=word)) for word in words))
        choices.append(Choice("signal", card=Character.DIPLOMAT.value, label=say("signal"), then=which))
    question = say("ask-free", first=not view.plays) if view.lead_suit is None else say("ask-follow")
    return Ask(question, tuple(choices), verb="play")


def _card(view: KingsView, one: Card) -> Choice:
    plays = [play for play in view.legal_of(Play) if play.card is one]
    if not plays:
        return Choice(one.id, card=one.code, blocked=why_not(view, actions.play_of(one)))
    if plays[0].how is None:
        return Choice(one.id, card=one.code, says=_meaning(view, plays[0]))
    which = Ask(say("ask-how", card=one), tuple(_how(view, play, play.how) for play in plays if play.how is not None))
    return Choice(one.id, card=one.code, then=which)


def _how(view: KingsView, play: Play, how: How) -> Choice:
    colour = view.colour(view.me)
    added = None if how is How.PLAIN else says.extras(view.laid(play), colour, brief=True)
    gloss = says.king_effect(colour) if how is How.KING else None
    return Choice(how.value, label=added or say("plain"), gloss=gloss, says=_meaning(view, play))


def _meaning(view: KingsView, play: Play) -> Text:
    laid = view.laid(play)
    final = not view.queue and (view.delayed is None or view.phase is Phase.DELAYED_TURN)
    ahead = winning((*view.plays, laid)) is laid
    return say("says-play", play=says.laid(laid, view.colour(view.me)), ahead=ahead, final=final)


def _give(view: KingsView) -> Ask:
    swap = view.swap
    if swap is None or swap.given is None:
        raise ValueError(view.phase)
    new = say("received")
    choices = tuple(Choice(one.id, card=one.code, label=new if one is swap.given else None) for one in view.hand)
    return Ask(say("ask-give", owner=SeatRef(swap.owner), card=swap.given), choices, verb="give")


_ASKS: dict[Phase, Callable[[KingsView], Ask]] = {
    Phase.BID_COMMIT: _bid,
    Phase.DIPLOMAT_TARGET: _target,
    Phase.PREPARATION: _discard,
    Phase.TRICK_OPEN: _open,
    Phase.HERMIT_DISCARD: _discard,
    Phase.EXCHANGE_REPLY: _give,
}


# Refusals


def why_not(view: KingsView, action: KingsAction) -> Text:
    match action:
        case actions.TakeSet() if view.phase in DRAFTING and view.options.company_mode == "chosen":
            return say("why-company")
        case actions.TakeSet() if view.phase in DRAFTING:
            return say("why-set", card=CardRef(king(action.colour)), mine=view.colours[view.me] is not None)
        case actions.TakeCharacter() if view.phase in DRAFTING:
            return _untakeable(view, action)
        case actions.Bid() if view.phase is Phase.BID_COMMIT:
            return _unbiddable(view, action)
        case actions.ChooseAlly() | actions.CopyBid() if view.phase is Phase.DIPLOMAT_TARGET:
            return say("why-target", mode="copy" if DIPLOMAT in (view.bids[view.me] or ()) else "ally")
        case actions.Discard() if _discards(view):
            lacking = [one for one in action.cards if one not in view.hand]
            return _not_held(lacking[0]) if lacking else say("why-discard")
        case actions.Appoint() if view.phase is Phase.TRICK_OPEN:
            return say("why-appoint")
        case actions.Give(card=one) if view.phase is Phase.EXCHANGE_REPLY:
            return _not_held(one)
        case actions.Play() if view.turn is not None:
            return _unplayable(view.turn, action)
        case actions.Delay() if view.turn is not None:
            reason = "used" if view.turn.colour is Colour.GREEN else "other"
            return say("why-queen", queen=CardRef(queen(Colour.GREEN)), reason=reason)
        case actions.UseHermit() if view.turn is not None:
            return say("why-hermit", owned=view.face_up(view.me, Character.HERMIT) > 0)
        case actions.Exchange(card=one) if view.turn is not None:
            return _no_exchange(view, one)
        case actions.Signal() if view.turn is not None:
            return _no_signal(view)
    return say("why-phase", phase=view.phase.value)


def _no_exchange(view: KingsView, one: Card) -> Text:
    if view.ally is None or view.diplomat != view.me:
        return say("why-exchange", reason="none")
    if view.swap is not None:
        return say("why-exchange", reason="used")
    return say("why-exchange", reason="empty") if one in view.hand else _not_held(one)


def _no_signal(view: KingsView) -> Text:
    if not view.options.ally_talk:
        return say("why-signal", reason="silent")
    if view.me not in view.allies:
        return say("why-signal", reason="none")
    return say("why-signal", reason="said" if view.swap is None else "used")


def _untakeable(view: KingsView, action: actions.TakeCharacter) -> Text:
    if len(view.companies[view.me]) == 3:
        return say("why-three", card=action.copy)
    if not action.copy.bit & view.pool:
        return say("why-gone", card=action.copy)
    if barred(action.copy, view.previous, view.order) == view.me:
        return say("why-banned", card=action.copy)
    return say("why-other-copy", card=action.copy)


def _unbiddable(view: KingsView, action: actions.Bid) -> Text:
    mine = view.companies[view.me]
    owned = (*mine, JACKS[view.colour(view.me)])
    if any(one not in owned for one in action.cards):
        return say("why-not-yours")
    if any(isinstance(one, Jack) for one in action.cards) and view.round < LAST_ROUND:
        return say("why-jack")
    if DIPLOMAT in mine and (len(action.cards) == 1 or view.round == LAST_ROUND):
        return say("why-diplomat")
    return say("why-bid-size", round=view.round)


def _discards(view: KingsView) -> bool:
    return view.phase is Phase.HERMIT_DISCARD or (
        view.phase is Phase.PREPARATION and view.tasks[view.me][0] is not Task.QUEEN
    )


def _not_held(one: Card) -> Text:
    return say("why-not-held", card=one)


def _unplayable(turn: Turn, play: actions.Play) -> Text:
    one, colour = play.card, turn.colour
    match refusal(turn, play):
        case Refusal.NOT_IN_HAND:
            return _not_held(one)
        case Refusal.MUST_FOLLOW if turn.lead is not None:
            held, free = cards_in(turn.hand & OF_SUIT[turn.lead]), cards_in(turn.hand & WHITES)
            return say("why-follow", card=one, suit=turn.lead.letter, held=held, count=len(free), free=free)
        case Refusal.QUEEN_UNAVAILABLE:
            reason = "green" if colour not in ON_CARD else "king" if turn.queen else "used"
            return say("why-queen", queen=CardRef(queen(colour)), reason=reason)
        case Refusal.KING_NOT_ALLOWED:
            reason = "card" if turn.king and not carries(colour, one) else "played"
            return say("why-king", king=CardRef(king(colour)), colour=ROYALS[colour].letter, card=one, reason=reason)
        case Refusal.RESIST_NOT_ALLOWED:
            return say("why-change", card=one, owned=turn.resistant)
        case _:
            return say("why-extras", card=one, said=play.how is not None)
