"""The screen of Hilltops: from a view to a scene."""

from __future__ import annotations

from games.engine import (
    Counter,
    Mark,
    Panel,
    Scene,
    Seat,
    SeatRef,
    Shown,
    Text,
    Zone,
    ZoneKind,
    text,
)
from tests.toy_game.cards import CODES, COLOURS, codes, colour
from tests.toy_game.state import TRICKS, holder, winner
from tests.toy_game.view import HillView, Phase, Trick


def scene(view: HillView) -> Scene:
    centre = [_trick(text("hilltops-trick"), view.trick, Mark.WINNING)] if view.trick else []
    if view.tricks:
        centre.append(_trick(text("hilltops-last-trick"), view.tricks[-1], Mark.WON))
    centre += _hills(view)
    own: tuple[Zone, ...] = ()
    if view.buried:
        own += (Zone(text("hilltops-buried"), ZoneKind.ROW, _row(view.buried)),)
    if view.route and view.phase is Phase.CLIMB:
        own += (Zone(text("hilltops-route"), ZoneKind.SLOTS, _row(view.route)),)
    return Scene(
        phase=_phase(view),
        facts=_facts(view),
        panels=tuple(_panel(view, seat) for seat in range(view.seats)),
        centre=tuple(centre),
        hand=None if view.seat is None else Zone(text("hilltops-hand"), ZoneKind.FAN, _row(view.hand)),
        own=own,
    )


def _phase(view: HillView) -> Text:
    if view.phase is Phase.TRICKS:
        return text("hilltops-phase-tricks", trick=len(view.tricks) + 1, of=TRICKS)
    return text(f"hilltops-phase-{view.phase}")


def _facts(view: HillView) -> tuple[Text, ...]:
    facts = []
    if view.phase in {Phase.BURY, Phase.TRICKS} and view.trick is None:
        facts.append(text("hilltops-leads", seat=SeatRef(view.leader)))
    if view.trick:
        call = "low" if view.trick.low else "high"
        facts.append(text("hilltops-called", colour=COLOURS[colour(view.trick.plays[0][1])], call=call))
    if view.wind is not None:
        facts.append(text("hilltops-wind", colour=COLOURS[view.wind]))
    return tuple(facts)


def _panel(view: HillView, seat: Seat) -> Panel:
    marks = []
    if seat == view.leader and view.phase is Phase.TRICKS:
        marks.append(Mark.LEADS)
    if seat in view.to_act:
        marks.append(Mark.AWAITED)
    if view.chosen[seat]:
        marks.append(Mark.CHOSEN)
    return Panel(
        seat,
        counters=(
            Counter(text("hilltops-points"), view.points[seat]),
            Counter(text("hilltops-cards"), view.hand_sizes[seat]),
        ),
        marks=tuple(marks),
        notes=tuple(text("hilltops-void", colour=COLOURS[c]) for c in sorted(view.voids[seat])),
    )


def _trick(label: Text, trick: Trick, mark: Mark) -> Zone:
    best = winner(trick)
    return Zone(
        label,
        ZoneKind.ROW,
        tuple(
            Shown(CODES[c], by=s, marks=((Mark.LEADS,) if at == 0 else ()) + ((mark,) if s == best else ()))
            for at, (s, c) in enumerate(trick.plays)
        ),
    )


def _hills(view: HillView) -> list[Zone]:
    zones = []
    for number, cards in enumerate(zip(*view.routes, strict=True), start=1):
        top = holder(cards, view.wind)
        zones.append(
            Zone(
                text("hilltops-hill", number=number),
                ZoneKind.ROW,
                tuple(
                    Shown(CODES[card], by=seat, marks=(Mark.WON,) if seat == top else ())
                    for seat, card in enumerate(cards)
                ),
                note=text("hilltops-hill-tied") if top is None else None,
            )
        )
    return zones


def _row(cards: tuple[int, ...]) -> tuple[Shown, ...]:
    return tuple(Shown(code) for code in codes(cards))
