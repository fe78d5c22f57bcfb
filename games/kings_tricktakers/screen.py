"""The viewer's screen: from a view to a scene."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine import Counter, Fact, Mark, Panel, Scene, Seat, SeatRef, Shown, Text, Zone, ZoneKind, ahead, marks
from games.kings_tricktakers import says
from games.kings_tricktakers.characters import DIPLOMAT, JACKS, BidCard, Character, Copy, copies_in
from games.kings_tricktakers.draft import STARTERS
from games.kings_tricktakers.outcome import ranking_of, reason_of
from games.kings_tricktakers.royals import ROYALS, Colour, Queen, jack, king, queen, rank
from games.kings_tricktakers.says import say
from games.kings_tricktakers.scoring import RoundScore
from games.kings_tricktakers.tricks import NEUTRAL, Laid, plays_of, winning
from games.kings_tricktakers.view import DRAFTING, TRICKS, KingsView, Phase

NEXT_PICKS, NEXT_TWO = 5, 2
"""How many picks to come are announced, and where there is little room."""

KEYS = {
    Phase.DRAFT_SNAKE: "draft",
    Phase.DRAFT_RANK: "draft",
    Phase.BID_COMMIT: "bids",
    Phase.DIPLOMAT_TARGET: "diplomat",
    Phase.PREPARATION: "preparation",
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
        aim=say("aim"),
        panels=tuple(_panel(view, seat, score) for seat in range(view.seats)),
        centre=tuple(_pool(view) if view.phase in DRAFTING else _trick_zones(view)),
        hand=_hand(view) if mine else None,
        own=tuple(_own(view)) if mine else (),
    )


def _phase(view: KingsView) -> Text:
    if view.phase is Phase.GAME_OVER:
        return say("over")
    if view.phase in TRICKS:
        return say("tricks", round=view.round, of=view.options.rounds, trick=view.trick)
    return say(KEYS[view.phase], round=view.round, of=view.options.rounds)


# Sentences of the moment


def _facts(view: KingsView) -> list[Text]:
    match view.phase:
        case Phase.DRAFT_SNAKE | Phase.DRAFT_RANK:
            picks = _picks(view, NEXT_PICKS)
            return [picks, say("fact-kings")] if view.sets and view.round == 1 else [picks]
        case Phase.BID_COMMIT | Phase.PREPARATION:
            waiting = say("fact-waiting", phase=view.phase.value, seats=says.names(view.to_act))
            return [waiting, *_brief(view)]
        case Phase.DIPLOMAT_TARGET:
            owner = view.to_act[0]
            mode = "copy" if DIPLOMAT in (view.bids[owner] or ()) else "ally"
            return [say("fact-diplomat", seat=SeatRef(owner), mode=mode)]
        case Phase.GAME_OVER:
            return [reason_of(view.vp, _colours(view), view.kings)]
        case _:
            return _trick_facts(view)


def _brief(view: KingsView) -> list[Text]:
    match view.phase:
        case Phase.DRAFT_SNAKE | Phase.DRAFT_RANK:
            if view.order[0] != view.seat:
                return [_picks(view, NEXT_TWO)]
            to_come = view.order[1 : 1 + NEXT_TWO]
            return [say("brief-draft", **_next(to_come))] if to_come else []
        case Phase.BID_COMMIT | Phase.PREPARATION:
            return [say("fact-first", seat=SeatRef(view.first))]
        case Phase.DIPLOMAT_TARGET | Phase.GAME_OVER:
            return []
        case Phase.TURN:
            facts = _trick_facts(view)[1:]
            return [fact for fact in facts if view.seat not in view.to_act or not fact.key.endswith("-fact-delayed")]
        case _:
            return _trick_facts(view)


def _picks(view: KingsView, most: int) -> Text:
    to_come = view.order[1 : 1 + most]
    return say("fact-draft", next=SeatRef(view.order[0]), more=len(to_come), **_next(to_come))


def _next(to_come: Sequence[Seat]) -> dict[str, Fact]:
    twice = len(to_come) == NEXT_TWO and len(set(to_come)) == 1
    return {"order": says.names(to_come[:1] if twice else to_come), "twice": twice}


def _trick_facts(view: KingsView) -> list[Text]:
    facts = [say("fact-turn", seat=SeatRef(view.to_act[0]), phase=view.phase.value)]
    lead = view.lead_suit
    if lead is not None:
        facts.append(say("fact-suit", led=says.led(lead), trump=says.TRUMP))
    else:
        facts += [say("fact-no-suit")] if view.plays else []
        facts.append(say("fact-trump", trump=says.TRUMP))
    if view.delayed is not None and view.phase is not Phase.DELAYED_TURN:
        facts.append(say("fact-delayed", seat=SeatRef(view.delayed)))
    swap = view.swap
    if swap is None and view.seat in view.allies:
        said = [(seat, view.signals[seat]) for seat in view.allies if seat != view.seat]
        facts += [say("fact-signal", seat=SeatRef(by), word=one[1].value) for by, one in said if one]
    if swap is not None and swap.given is not None and swap.returned is not None:
        owner, ally = SeatRef(swap.owner), SeatRef(swap.ally)
        facts.append(say("fact-swap", owner=owner, ally=ally, given=swap.given, returned=swap.returned))
    return facts


# The middle


def _pool(view: KingsView) -> list[Zone]:
    if view.options.company_mode == "chosen":
        return [_company_zone(view, colour) for colour in view.sets]
    left = {copy.character: copy for copy in reversed(copies_in(view.pool))}
    return [*map(_set_zone, view.sets), *_by_time({who: _pooled(view, copy) for who, copy in left.items()})]


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
    """A character as it may be picked; a starter company, which is not in the pool, has one of it."""
    count = sum(other.character is copy.character for other in copies_in(view.pool)) or 1
    note = say("pooled", count=count, effect=says.effect(copy, view.tens_each), pays=says.pays(copy))
    return Shown(copy.code, note=note, pays=_figures(copy))


def _figures(one: BidCard) -> str:
    return "·".join(str(count) for count in sorted(one.bids))


def _set_zone(colour: Colour) -> Zone:
    shown = (
        Shown(king(colour), note=_pooled_king(colour)),
        Shown(queen(colour), note=_queen_effect(colour)),
        Shown(jack(colour), note=says.jack(colour)),
    )
    return Zone(say("zone-set", colour=ROYALS[colour].letter), ZoneKind.ROW, shown)


def _company_zone(view: KingsView, colour: Colour) -> Zone:
    """A starter company; the King shows its royal set in round 1, when the set comes with it."""
    crowned = [Shown(king(colour), note=_pooled_king(colour))] if view.round == 1 else []
    trio = [_pooled(view, copy) for copy in STARTERS[colour]]
    return Zone(say("zone-starter", colour=ROYALS[colour].letter), ZoneKind.ROW, (*crowned, *trio))


def _pooled_king(colour: Colour) -> Text:
    royal = ROYALS[colour]
    return say("pooled-king", colour=royal.letter, rank=royal.unplayed_rank, bonus=royal.bonus)


def _queen_effect(colour: Colour) -> Text:
    royal = ROYALS[colour]
    return say("queen", colour=royal.letter, cost=royal.queen_cost)


def _trick_zones(view: KingsView) -> list[Zone]:
    zones = []
    if view.plays or view.delayed is not None:
        zones.append(_trick(view, say("zone-trick"), view.plays, Mark.WINNING))
    if view.tricks:
        zones.append(_trick(view, say("zone-last"), view.tricks[-1].plays, Mark.WON))
    if view.phase in TRICKS or view.phase is Phase.PREPARATION:
        zones.append(Zone(say("zone-deck"), ZoneKind.PILE, count=view.deck_size))
    neutral = sum(trick.winner == NEUTRAL for trick in view.tricks)
    if neutral:
        note = say("neutral-tricks", count=neutral)
        zones.append(Zone(say("zone-neutral"), ZoneKind.PILE, count=3 * neutral, note=note))
    return zones


def _trick(view: KingsView, label: Text, plays: tuple[Laid, ...], best: Mark) -> Zone:
    top = winning(plays) if plays else None
    shown = [_laid(view, laid, marks({Mark.LEADS: at == 0, best: laid is top})) for at, laid in enumerate(plays)]
    running = best is Mark.WINNING
    if running and view.delayed is not None and all(laid.seat != view.delayed for laid in plays):
        shown.append(Shown(queen(Colour.GREEN), by=view.delayed, note=say("plays-last")))
    return Zone(label, ZoneKind.ROW, tuple(shown), decisive=running)


def _laid(view: KingsView, laid: Laid, borne: tuple[Mark, ...]) -> Shown:
    if laid.seat == NEUTRAL:
        return Shown(laid.card.code, marks=borne, note=say("neutral"))
    colour = view.colour(laid.seat)
    with_queen = () if laid.queen is None else (queen(laid.queen),)
    return Shown(
        laid.card.code,
        by=laid.seat,
        marks=borne,
        note=says.extras(laid, colour),
        becomes=says.becomes(laid) if laid.change or laid.queen in (Colour.WHITE, Colour.BLUE) else None,
        under=(*with_queen, king(colour)) if laid.king else with_queen,
    )


# The seats


def _panel(view: KingsView, seat: Seat, score: RoundScore | None) -> Panel:
    tricks = [] if score is None else [Counter(say("counter-tricks"), view.piles[seat])]
    return Panel(
        seat,
        counters=(
            Counter(say("counter-vp"), view.vp[seat]),
            *tricks,
            Counter(say("counter-hand"), view.hand_sizes[seat]),
        ),
        marks=_marks(view, seat),
        zones=tuple(_company(view, seat)),
        notes=tuple(_notes(view, seat, score)),
        telling=2 if tricks else int(any(view.vp)),
    )


def _marks(view: KingsView, seat: Seat) -> tuple[Mark, ...]:
    over = view.phase is Phase.GAME_OVER
    borne = {
        Mark.LEADS: seat == view.leader and view.phase in TRICKS,
        Mark.AWAITED: seat in view.to_act,
        Mark.CHOSEN: view.phase is Phase.BID_COMMIT and view.committed[seat],
        Mark.AHEAD: not over and seat in ahead(view.vp),
        Mark.WON: over and seat == ranking_of(view.vp, _colours(view), view.kings)[0],
    }
    return marks(borne)


def _colours(view: KingsView) -> list[Colour]:
    return [view.colour(seat) for seat in range(view.seats)]


def _company(view: KingsView, seat: Seat) -> list[Zone]:
    zones = []
    colour = view.colours[seat]
    bid, working = view.bids[seat], view.working(seat)
    if colour is not None:
        zones.append(Zone(say("zone-royals"), ZoneKind.ROW, _royals(view, seat, colour)))
    if working:
        label = say("zone-company", revealed=bid is not None)
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
    return say("zone-bid", more=", ".join(more) or "none", last=last)


def _royals(view: KingsView, seat: Seat, colour: Colour) -> tuple[Shown, ...]:
    played = view.kings[seat]
    lying = any(laid.seat == seat and laid.king for laid in view.plays)
    state = "trick" if lying else "played" if played else "unplayed"
    note = say("king-state", state=state, colour=ROYALS[colour].letter, rank=rank(colour, played=played))
    shown = [Shown(king(colour), note=note), _queen_shown(view, seat, colour)]
    if not view.revealed or JACKS[colour] not in (view.bids[seat] or ()):
        shown.append(Shown(jack(colour), note=says.jack(colour)))
    return tuple(shown)


def _queen_shown(view: KingsView, seat: Seat, colour: Colour) -> Shown:
    told = None if seat == view.seat or view.phase in DRAFTING else colour
    if seat == view.seat and view.paying:
        return Shown(queen(colour), note=say("queen-paid", cost=ROYALS[colour].queen_cost))
    return Shown(queen(colour), note=says.queen_state(view.queens[seat], told))


def _member(view: KingsView, seat: Seat, copy: Copy) -> Shown:
    """A face-up character with what it does, where the viewer's own screen does not tell it in full.

    A HERMIT or DIPLOMAT says when it is used, the DIPLOMAT whose ally it makes.
    """
    told = seat == view.seat or view.phase in DRAFTING
    note = None if told else says.short_effect(copy, prepared=view.phase in TRICKS)
    if copy.character is Character.HERMIT:
        up = [one for one in view.working(seat) if one.character is Character.HERMIT]
        if copy in up[: view.hermits[seat]]:
            note = say("used")
    elif copy == DIPLOMAT and view.ally is not None:
        note = say("allied", ally=SeatRef(view.ally), used=view.swap is not None)
    return Shown(copy.code, note=note)


def _bid_note(view: KingsView, one: BidCard) -> Text:
    if one == DIPLOMAT and view.copied is not None:
        return say("copies", card=view.copied, pays=says.pays(view.copied))
    return says.pays(one)


def _notes(view: KingsView, seat: Seat, score: RoundScore | None) -> list[Text]:
    if view.phase is Phase.GAME_OVER or (view.sheets and score is None):
        number = len(view.sheets)
        return [say("note-round", round=number, sheet=says.sheet_parts(view.sheets[-1][seat]))]
    if score is None or view.phase not in TRICKS:
        return []
    ally = score.players[seat].ally
    looked_at = seat if ally is None else ally
    bid = score.players[looked_at].bid
    count = score.counts[looked_at]
    points = sum(score.points(looked_at, one, count) for one in bid)
    return [say("note-bid", count=count, points=points, ally=ally is not None)]


# The viewer's own cards


def _hand(view: KingsView) -> Zone:
    turn = view.turn
    shown = tuple(
        Shown(one.code, marks=(Mark.PLAYABLE if plays_of(turn, one) else Mark.BLOCKED,) if turn else ())
        for one in view.hand
    )
    return Zone(say("zone-hand"), ZoneKind.FAN, shown)


def _own(view: KingsView) -> list[Zone]:
    zones = []
    me, colour = view.me, view.colours[view.me]
    if view.companies[me]:
        royals = [] if colour is None else [king(colour), queen(colour), jack(colour)]
        mine = tuple(map(Shown, [*royals, *(copy.code for copy in view.companies[me])]))
        zones.append(Zone(say("zone-mine"), ZoneKind.ROW, mine, decisive=True))
    if colour is not None and view.phase not in DRAFTING:
        shown = [] if view.kings[me] else [Shown(king(colour), note=says.king_effect(colour))]
        if view.queens[me] is Queen.READY or view.paying:
            shown.append(Shown(queen(colour), note=_queen_effect(colour)))
        if shown:
            zones.append(Zone(say("zone-figures"), ZoneKind.ROW, tuple(shown)))
    prepared = view.phase in TRICKS
    working = {
        copy.character: Shown(copy.code, note=says.effect(copy, view.tens_each, prepared=prepared))
        for copy in view.working(me)
    }
    zones += _by_time(working, prepared=prepared)
    if view.discards:
        zones.append(Zone(say("zone-discards"), ZoneKind.PILE, tuple(Shown(one.code) for one in view.discards)))
    return zones
