"""The viewer's screen: from a view to a scene."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.engine import (
    Counter,
    Mark,
    Panel,
    Scene,
    Seat,
    SeatRef,
    Shown,
    Text,
    TextList,
    Zone,
    ZoneKind,
    ahead,
    card,
    text,
)
from games.kings_tricktakers import says
from games.kings_tricktakers.characters import DIPLOMAT, BidCard, Character, Copy, copies_in
from games.kings_tricktakers.draft import STARTERS
from games.kings_tricktakers.outcome import ranking_of, reason_of
from games.kings_tricktakers.royals import ROYALS, Colour, Queen, jack, king, queen, rank
from games.kings_tricktakers.scoring import RoundScore
from games.kings_tricktakers.tricks import NEUTRAL, Laid, Trick, winning
from games.kings_tricktakers.turn import plays_of
from games.kings_tricktakers.view import DRAFTING, OWN_TURN, TRICKS, KingsView, Phase

NEXT_PICKS, NEXT_TWO = 5, 2
"""How many picks to come are announced, and where there is little room."""

KEYS = {
    Phase.DRAFT_SNAKE: "kings-tricktakers-draft",
    Phase.DRAFT_RANK: "kings-tricktakers-draft",
    Phase.BID_COMMIT: "kings-tricktakers-bids",
    Phase.DIPLOMAT_TARGET: "kings-tricktakers-diplomat",
    Phase.PREPARATION: "kings-tricktakers-preparation",
}
"""The headline of each phase; it is also the anchor of the page that explains it."""


def scene(view: KingsView) -> Scene:
    """The whole table as the viewer may see it (RULES.md 10)."""
    score = view.round_score if view.revealed else None
    mine = view.seat is not None and view.phase is not Phase.GAME_OVER
    return Scene(
        phase=_phase(view),
        facts=tuple(_facts(view)),
        brief=tuple(_brief(view)),
        aim=text("kings-tricktakers-aim"),
        panels=tuple(_panel(view, seat, score) for seat in range(view.seats)),
        centre=tuple(_pool(view) if view.phase in DRAFTING else _trick_zones(view)),
        hand=_hand(view) if mine else None,
        own=tuple(_own(view)) if mine else (),
    )


def _phase(view: KingsView) -> Text:
    if view.phase is Phase.GAME_OVER:
        return text("kings-tricktakers-over")
    if view.phase in TRICKS:
        return text("kings-tricktakers-tricks", round=view.round, of=view.options.rounds, trick=view.trick)
    return text(KEYS[view.phase], round=view.round, of=view.options.rounds)


# Sentences of the moment


def _facts(view: KingsView) -> list[Text]:
    match view.phase:
        case Phase.DRAFT_SNAKE | Phase.DRAFT_RANK:
            picks = _picks(view, NEXT_PICKS)
            return [picks, text("kings-tricktakers-fact-kings")] if view.sets and view.round == 1 else [picks]
        case Phase.BID_COMMIT | Phase.PREPARATION:
            waiting = says.names(view.to_act)
            return [text("kings-tricktakers-fact-waiting", phase=view.phase.value, seats=waiting), _leads_first(view)]
        case Phase.DIPLOMAT_TARGET:
            owner = view.to_act[0]
            mode = "copy" if DIPLOMAT in (view.bids[owner] or ()) else "ally"
            return [text("kings-tricktakers-fact-diplomat", seat=SeatRef(owner), mode=mode)]
        case Phase.GAME_OVER:
            return [reason_of(view.vp, [view.colour(seat) for seat in range(view.seats)], view.kings)]
        case _:
            return _trick_facts(view)


def _brief(view: KingsView) -> list[Text]:
    match view.phase:
        case Phase.DRAFT_SNAKE | Phase.DRAFT_RANK:
            if view.order[0] != view.seat:
                return [_picks(view, NEXT_TWO)]
            to_come = view.order[1 : 1 + NEXT_TWO]
            seats, twice = _next(to_come)
            return [text("kings-tricktakers-brief-draft", order=seats, twice=twice)] if to_come else []
        case Phase.BID_COMMIT | Phase.PREPARATION:
            return [_leads_first(view)]
        case Phase.DIPLOMAT_TARGET | Phase.GAME_OVER:
            return []
        case _:
            return _brief_of_trick(view)


def _brief_of_trick(view: KingsView) -> list[Text]:
    facts = _trick_facts(view)[view.phase is Phase.TURN :]
    if view.phase is not Phase.TURN or view.seat not in view.to_act:
        return facts
    return [fact for fact in facts if fact.key != "kings-tricktakers-fact-delayed"]


def _picks(view: KingsView, most: int) -> Text:
    to_come = view.order[1 : 1 + most]
    seats, twice = _next(to_come)
    return text(
        "kings-tricktakers-fact-draft",
        next=SeatRef(view.order[0]),
        more=len(to_come),
        order=seats,
        twice=twice,
    )


def _next(to_come: Sequence[Seat]) -> tuple[TextList, str]:
    if len(to_come) == NEXT_TWO and len(set(to_come)) == 1:
        return says.names(to_come[:1]), "yes"
    return says.names(to_come), "no"


def _leads_first(view: KingsView) -> Text:
    if view.first is None:
        raise ValueError(view.phase)
    return text("kings-tricktakers-fact-first", seat=SeatRef(view.first))


def _trick_facts(view: KingsView) -> list[Text]:
    actor = SeatRef(view.to_act[0])
    facts = [text("kings-tricktakers-fact-turn", seat=actor, phase=view.phase.value)]
    lead = view.lead_suit
    if lead is not None:
        facts.append(text("kings-tricktakers-fact-suit", led=says.led(lead), trump=says.TRUMP))
    else:
        facts += [text("kings-tricktakers-fact-no-suit")] if view.plays else []
        facts.append(text("kings-tricktakers-fact-trump", trump=says.TRUMP))
    if view.delayed is not None and view.phase is not Phase.DELAYED_TURN:
        facts.append(text("kings-tricktakers-fact-delayed", seat=SeatRef(view.delayed)))
    swap = view.swap
    if swap is None and view.seat in view.allies:
        said = [(seat, view.signals[seat]) for seat in view.allies if seat != view.seat]
        facts += [text("kings-tricktakers-fact-signal", seat=SeatRef(by), word=one[1].value) for by, one in said if one]
    if swap is not None and swap.given is not None and swap.returned is not None:
        facts.append(
            text(
                "kings-tricktakers-fact-swap",
                owner=SeatRef(swap.owner),
                ally=SeatRef(swap.ally),
                given=card(swap.given.code),
                returned=card(swap.returned.code),
            )
        )
    return facts


# The middle


def _pool(view: KingsView) -> list[Zone]:
    if view.options.company_mode == "chosen":
        return [_company_zone(view, colour) for colour in view.sets]
    zones = [_set_zone(colour) for colour in view.sets]
    left = {copy.character: copy for copy in reversed(copies_in(view.pool))}
    shown = {who: _pooled(view, copy) for who, copy in left.items()}
    return zones + _by_time(shown)


def _by_time(shown: dict[Character, Shown], *, prepared: bool = False) -> list[Zone]:
    """Characters in a zone for each time at which they act.

    Once all are `prepared`, those that act in the preparation have only their scoring left.
    """
    zones = []
    times = says.TIMES
    if prepared:
        times = {who: "scoring" if time == "preparation" else time for who, time in times.items()}
    for time in dict.fromkeys(says.TIMES.values()):
        cards = tuple(shown[who] for who in times if who in shown and times[who] == time)
        if cards:
            zones.append(Zone(says.time(time), ZoneKind.ROW, cards))
    return zones


def _pooled(view: KingsView, copy: Copy) -> Shown:
    who = copy.character
    note = text(
        "kings-tricktakers-pooled",
        count=sum(other.character is who for other in copies_in(view.pool)),
        effect=says.effect(copy, view.tens_each),
        pays=says.pays(copy),
    )
    return Shown(who.value, note=note, pays=_figures(copy))


def _figures(one: BidCard) -> str:
    return "·".join(str(count) for count in sorted(one.bids))


def _set_zone(colour: Colour) -> Zone:
    letter = ROYALS[colour].letter
    return Zone(
        text("kings-tricktakers-zone-set", colour=letter),
        ZoneKind.ROW,
        (
            Shown(king(colour), note=_pooled_king(colour)),
            Shown(queen(colour), note=_queen_effect(colour)),
            Shown(jack(colour), note=_jack_pays(colour)),
        ),
    )


def _company_zone(view: KingsView, colour: Colour) -> Zone:
    """A starter company; the King shows its royal set in round 1, when the set comes with it."""
    crowned = (Shown(king(colour), note=_pooled_king(colour)),) if view.round == 1 else ()
    trio = tuple(
        Shown(
            copy.code,
            note=text(
                "kings-tricktakers-pooled", count=1, effect=says.effect(copy, view.tens_each), pays=says.pays(copy)
            ),
            pays=_figures(copy),
        )
        for copy in STARTERS[colour]
    )
    return Zone(text("kings-tricktakers-zone-starter", colour=ROYALS[colour].letter), ZoneKind.ROW, (*crowned, *trio))


def _pooled_king(colour: Colour) -> Text:
    royal = ROYALS[colour]
    return text("kings-tricktakers-pooled-king", colour=royal.letter, rank=royal.unplayed_rank, bonus=royal.bonus)


def _queen_effect(colour: Colour) -> Text:
    royal = ROYALS[colour]
    return text("kings-tricktakers-queen", colour=royal.letter, cost=royal.queen_cost)


def _jack_pays(colour: Colour) -> Text:
    return text("kings-tricktakers-jack", colour=ROYALS[colour].letter)


def _trick_zones(view: KingsView) -> list[Zone]:
    zones = []
    if view.plays or view.delayed is not None:
        zones.append(_trick(view, text("kings-tricktakers-zone-trick"), view.plays, view.delayed, Mark.WINNING))
    if view.last is not None and (view.tricks or view.phase is Phase.GAME_OVER):
        zones.append(_last_trick(view, view.last))
    if view.phase in TRICKS or view.phase is Phase.PREPARATION:
        zones.append(Zone(text("kings-tricktakers-zone-deck"), ZoneKind.PILE, count=view.deck_size))
    if view.neutral:
        zones.append(
            Zone(
                text("kings-tricktakers-zone-neutral"),
                ZoneKind.PILE,
                count=3 * view.neutral,
                note=text("kings-tricktakers-neutral-tricks", count=view.neutral),
            )
        )
    return zones


def _last_trick(view: KingsView, last: Trick) -> Zone:
    return _trick(view, text("kings-tricktakers-zone-last"), last.plays, None, Mark.WON)


def _trick(view: KingsView, label: Text, plays: tuple[Laid, ...], delayed: Seat | None, best: Mark) -> Zone:
    shown = []
    top = winning(plays) if plays else None
    for at, laid in enumerate(plays):
        marks = ((Mark.LEADS,) if at == 0 else ()) + ((best,) if laid is top else ())
        by = None if laid.seat == NEUTRAL else laid.seat
        shown.append(
            Shown(
                laid.card.code,
                by=by,
                marks=marks,
                note=_play_note(view, laid),
                becomes=says.becomes(laid) if laid.change or laid.queen in (Colour.WHITE, Colour.BLUE) else None,
                under=() if laid.seat == NEUTRAL else tuple(_figures_with(laid, view.colour(laid.seat))),
            )
        )
    if delayed is not None and all(laid.seat != delayed for laid in plays):
        shown.append(Shown(queen(Colour.GREEN), by=delayed, note=text("kings-tricktakers-plays-last")))
    return Zone(label, ZoneKind.ROW, tuple(shown), decisive=best is Mark.WINNING)


def _figures_with(laid: Laid, colour: Colour) -> Iterator[str]:
    """Yield the Queen and the King that were played with a card."""
    if laid.queen is not None:
        yield queen(laid.queen)
    if laid.king:
        yield king(colour)


def _play_note(view: KingsView, laid: Laid) -> Text | None:
    if laid.seat == NEUTRAL:
        return text("kings-tricktakers-neutral")
    return says.extras(laid, view.colour(laid.seat))


# The seats


def _panel(view: KingsView, seat: Seat, score: RoundScore | None) -> Panel:
    counters = [
        Counter(text("kings-tricktakers-counter-vp"), view.vp[seat]),
        Counter(text("kings-tricktakers-counter-hand"), view.hand_sizes[seat]),
    ]
    telling = int(any(view.vp))
    if score is not None:
        counters.insert(1, Counter(text("kings-tricktakers-counter-tricks"), view.piles[seat]))
        telling = 2
    return Panel(
        seat,
        counters=tuple(counters),
        marks=tuple(_marks(view, seat)),
        zones=tuple(_company(view, seat)),
        notes=tuple(_notes(view, seat, score)),
        telling=telling,
    )


def _marks(view: KingsView, seat: Seat) -> list[Mark]:
    marks = []
    if seat == view.leader and view.phase in TRICKS:
        marks.append(Mark.LEADS)
    if seat in view.to_act:
        marks.append(Mark.AWAITED)
    if view.phase is Phase.BID_COMMIT and view.committed[seat]:
        marks.append(Mark.CHOSEN)
    if view.phase is not Phase.GAME_OVER and seat in ahead(view.vp):
        marks.append(Mark.AHEAD)
    if view.phase is Phase.GAME_OVER and seat == _ranking(view)[0]:
        marks.append(Mark.WON)
    return marks


def _ranking(view: KingsView) -> list[Seat]:
    return ranking_of(view.vp, [view.colour(seat) for seat in range(view.seats)], view.kings)


def _company(view: KingsView, seat: Seat) -> list[Zone]:
    zones = []
    colour = view.colours[seat]
    bid = view.bids[seat] if view.revealed or seat == view.seat else None
    if colour is not None:
        zones.append(Zone(text("kings-tricktakers-zone-royals"), ZoneKind.ROW, _royals(view, seat, colour)))
    working = [copy for copy in view.companies[seat] if bid is None or copy not in bid]
    if working:
        label = text("kings-tricktakers-zone-company", revealed="yes" if bid is not None else "no")
        zones.append(Zone(label, ZoneKind.ROW, tuple(_member(view, seat, copy) for copy in working)))
    if bid:
        shown = tuple(Shown(one.code, note=_bid_note(view, one), pays=_figures(one)) for one in bid)
        zones.append(Zone(_bid_label(view, bid), ZoneKind.ROW, shown, decisive=True))
    return zones


def _bid_label(view: KingsView, bid: tuple[BidCard, ...]) -> Text:
    """The label of a bid: the numbers of tricks that pay, where it looks at its owner's tricks.

    The owner of the DIPLOMAT is asked about all bids, and reads there what each pays.
    """
    looked_at = [] if view.phase is Phase.DIPLOMAT_TARGET else [view.copied if one == DIPLOMAT else one for one in bid]
    counts = sorted({count for one in looked_at if one is not None for count in one.bids})
    *more, last = [str(count) for count in counts] or ["none"]
    return text("kings-tricktakers-zone-bid", more=", ".join(more) or "none", last=last)


def _royals(view: KingsView, seat: Seat, colour: Colour) -> tuple[Shown, ...]:
    played = view.kings[seat]
    lying = any(laid.seat == seat and laid.king for laid in view.plays)
    state = "trick" if lying else "played" if played else "unplayed"
    note = text(
        "kings-tricktakers-king-state",
        state=state,
        colour=ROYALS[colour].letter,
        rank=rank(colour, played=played),
    )
    shown = [Shown(king(colour), note=note), _queen_shown(view, seat, colour)]
    if view.jack_up(seat) or not view.revealed:
        shown.append(Shown(jack(colour), note=_jack_pays(colour)))
    return tuple(shown)


def _queen_shown(view: KingsView, seat: Seat, colour: Colour) -> Shown:
    told = None if seat == view.seat or view.phase in DRAFTING else colour
    if seat == view.seat and view.paying:
        return Shown(queen(colour), note=text("kings-tricktakers-queen-paid", cost=ROYALS[colour].queen_cost))
    return Shown(queen(colour), note=says.queen_state(view.queens[seat], told))


def _member(view: KingsView, seat: Seat, copy: Copy) -> Shown:
    """A face-up character with what it does, where the viewer's own screen does not tell it in full.

    A HERMIT or DIPLOMAT says when it is used, the DIPLOMAT whose ally it makes.
    """
    note = (
        None if seat == view.seat or view.phase in DRAFTING else says.short_effect(copy, prepared=view.phase in TRICKS)
    )
    who = copy.character
    if who is Character.HERMIT:
        up = [one for one in view.companies[seat] if one.character is who and one not in (view.bids[seat] or ())]
        if copy in up[: view.hermits[seat]]:
            note = text("kings-tricktakers-used")
    elif copy == DIPLOMAT and view.ally is not None:
        note = text("kings-tricktakers-allied", ally=SeatRef(view.ally), used="no" if view.swap is None else "yes")
    return Shown(who.value, note=note)


def _bid_note(view: KingsView, one: BidCard) -> Text:
    if one == DIPLOMAT and view.copied is not None:
        return text("kings-tricktakers-copies", card=card(view.copied.code), pays=says.pays(view.copied))
    return says.pays(one)


def _notes(view: KingsView, seat: Seat, score: RoundScore | None) -> list[Text]:
    if view.phase is Phase.GAME_OVER or (view.sheets and score is None):
        number = len(view.sheets)
        return [text("kings-tricktakers-note-round", round=number, sheet=says.sheet_parts(view.sheets[-1][seat]))]
    if score is None or view.phase not in TRICKS:
        return []
    ally = score.players[seat].ally
    looked_at = seat if ally is None else ally
    bid = score.players[looked_at].bid
    count = score.counts[looked_at]
    points = sum(score.points(looked_at, one, count) for one in bid)
    return [text("kings-tricktakers-note-bid", count=count, points=points, ally="no" if ally is None else "yes")]


# The viewer's own cards


def _hand(view: KingsView) -> Zone:
    shown = []
    for one in view.hand:
        marks: tuple[Mark, ...] = ()
        if view.turn is not None and view.phase in OWN_TURN:
            marks = (Mark.PLAYABLE,) if plays_of(view.turn, one) else (Mark.BLOCKED,)
        shown.append(Shown(one.code, marks=marks))
    return Zone(text("kings-tricktakers-zone-hand"), ZoneKind.FAN, tuple(shown))


def _mine(view: KingsView) -> Zone:
    colour = view.colours[view.me]
    royals = [] if colour is None else [Shown(king(colour)), Shown(queen(colour)), Shown(jack(colour))]
    company = [Shown(copy.code) for copy in view.companies[view.me]]
    return Zone(text("kings-tricktakers-zone-mine"), ZoneKind.ROW, (*royals, *company), decisive=True)


def _own(view: KingsView) -> list[Zone]:
    zones = [_mine(view)] if view.companies[view.me] else []
    me, colour = view.me, view.colours[view.me]
    bid = view.bids[me] or ()
    if colour is not None and view.phase not in DRAFTING:
        shown = []
        if not view.kings[me]:
            shown.append(Shown(king(colour), note=says.king_effect(colour)))
        if view.queens[me] is Queen.READY or view.paying:
            shown.append(Shown(queen(colour), note=_queen_effect(colour)))
        if shown:
            zones.append(Zone(text("kings-tricktakers-zone-figures"), ZoneKind.ROW, tuple(shown)))
    prepared = view.phase in TRICKS
    zones += _by_time(
        {
            one.character: Shown(one.code, note=says.effect(one, view.tens_each, prepared=prepared))
            for one in view.companies[me]
            if one not in bid
        },
        prepared=prepared,
    )
    if view.discards:
        shown_away = tuple(Shown(one.code) for one in view.discards)
        zones.append(Zone(text("kings-tricktakers-zone-discards"), ZoneKind.PILE, shown_away))
    return zones
