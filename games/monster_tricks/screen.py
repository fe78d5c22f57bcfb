"""The viewer's screen: from a view to a scene."""

from __future__ import annotations

from dataclasses import replace

from games.engine import Counter, Mark, Panel, Scene, Seat, SeatRef, Shown, Text, Zone, ZoneKind, ahead, marks
from games.monster_tricks import says
from games.monster_tricks.actions import VALUES
from games.monster_tricks.cards import HAND, cards_in, victory_code
from games.monster_tricks.outcome import outcome_of
from games.monster_tricks.rows import active_place, points, totals
from games.monster_tricks.says import say
from games.monster_tricks.tricks import FULL, Trick
from games.monster_tricks.view import MonsterView


def scene(view: MonsterView) -> Scene:
    """The whole table as the viewer may see it (RULES.md 11)."""
    return Scene(
        phase=_phase(view),
        facts=tuple(_facts(view)),
        brief=() if view.seat is None or view.over or view.laying else (_worth(view),),
        aim=say("aim"),
        panels=tuple(_panel(view, seat) for seat in range(view.seats)),
        centre=() if view.laying else tuple(_centre(view)),
        hand=_hand(view) if view.seat is not None and not view.over else None,
        own=() if view.seat is None or view.over or not view.laid[view.me] else (_own_row(view),),
    )


def _phase(view: MonsterView) -> Text:
    if view.over:
        return say("phase-over")
    low, middle, high = VALUES[view.round]
    number, rounds = len(view.results) + 1, int(view.options.rounds)
    known = {"number": number, "rounds": rounds, "low": low, "middle": middle, "high": high}
    if view.laying:
        return say("phase-rows", **known)
    return say("phase-play", **known, turn=view.turn, turns=HAND)


def _facts(view: MonsterView) -> list[Text]:
    if view.over:
        return [outcome_of(view.results).reason]
    if view.laying:
        before = [says.round_ends(len(view.results), view.results[-1])] if view.results else []
        return [*before, say("fact-laying", starter=SeatRef(view.start_seat))]
    (seat,) = view.to_act
    free = sum(trick is None for trick in view.slots)
    return [say("fact-turn", seat=SeatRef(seat), free=free)]


def _panel(view: MonsterView, seat: Seat) -> Panel:
    standing = _standing(view)
    counters = [Counter(say("counter-score"), standing[seat])]
    if not view.over and not view.laying:
        counters.append(Counter(say("counter-worth"), points(view.rows[seat], view.won[seat])))
        counters.append(Counter(say("counter-tricks"), view.won[seat]))
    if not view.over:
        counters.append(Counter(say("counter-hand"), view.hand_sizes[seat]))
    borne = {
        Mark.CHOSEN: view.laying and view.laid[seat],
        Mark.AWAITED: seat in view.to_act,
        Mark.AHEAD: not view.over and seat in ahead(standing),
        Mark.WON: view.over and outcome_of(view.results).places[seat] == 1,
    }
    shown = not view.laying and (view.over or seat != view.seat)
    zones = (Zone(say("zone-row"), ZoneKind.SLOTS, _row(view, seat)),) if shown else ()
    return Panel(seat, counters=tuple(counters), marks=marks(borne), zones=zones, telling=3)


def _standing(view: MonsterView) -> list[int]:
    scores = totals(view.results, view.seats)
    if view.laying or view.over:
        return list(scores)
    return [score + points(view.rows[seat], view.won[seat]) for seat, score in enumerate(scores)]


def _row(view: MonsterView, seat: Seat) -> tuple[Shown, ...]:
    shown = [Shown(None if value is None else victory_code(value)) for value in view.rows[seat]]
    active = active_place(view.won[seat])
    if active is not None:
        shown[active] = replace(shown[active], marks=(Mark.PLAYABLE,), note=say("active"))
    return tuple(shown)


def _own_row(view: MonsterView) -> Zone:
    note = None if view.laying else _worth(view)
    return Zone(say("zone-own-row"), ZoneKind.SLOTS, _row(view, view.me), note=note, decisive=True)


def _worth(view: MonsterView) -> Text:
    row, won = view.rows[view.me], view.won[view.me]
    return say("own-row", now=points(row, won), next=points(row, won + 1))


def _centre(view: MonsterView) -> list[Zone]:
    zones = [_slot(at, trick) for at, trick in enumerate(view.slots)]
    if view.last is not None:
        label = say("zone-last-trick", number=view.last.slot + 1)
        zones.append(Zone(label, ZoneKind.ROW, _cards(view.last.trick, Mark.WON)))
    return zones


def _slot(at: int, trick: Trick | None) -> Zone:
    if trick is None:
        return Zone(say("zone-slot", number=at + 1), ZoneKind.ROW, decisive=True)
    colour, missing = trick.opening.colour.value, FULL - len(trick.cards)
    label = say("zone-trick", number=at + 1, colour=colour, missing=missing)
    note = say("trick-note", owner=SeatRef(trick.owner), missing=missing)
    return Zone(label, ZoneKind.ROW, _cards(trick, Mark.WINNING), note=note, decisive=True)


def _cards(trick: Trick, mark: Mark) -> tuple[Shown, ...]:
    return tuple(
        Shown(one.code, by=seat, marks=(mark,) if one is trick.best else ())
        for one, seat in zip(trick.cards, trick.by, strict=True)
    )


def _hand(view: MonsterView) -> Zone:
    return Zone(say("zone-hand"), ZoneKind.FAN, tuple(Shown(one.code) for one in cards_in(view.hand)))
