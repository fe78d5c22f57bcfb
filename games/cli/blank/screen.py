"""The viewer's screen."""

from __future__ import annotations

from collections.abc import Sequence

from games.cli.blank.cards import CODES
from games.cli.blank.view import BlankView
from games.engine import Counter, Mark, Panel, Scene, Seat, SeatRef, Shown, Text, Zone, ZoneKind, ahead, text


def scene(view: BlankView) -> Scene:
    hand = Zone(text("blank-game-hand"), ZoneKind.FAN, tuple(Shown(CODES[card]) for card in view.hand))
    return Scene(
        phase=_phase(view),
        facts=() if view.over else (text("blank-game-turn", seat=SeatRef(view.to_act[0])),),
        aim=text("blank-game-aim"),
        panels=tuple(_panel(view, seat) for seat in range(view.seats)),
        centre=(_trick(text("blank-game-trick-now"), view.plays), _trick(text("blank-game-trick-before"), view.last)),
        hand=None if view.seat is None or view.over else hand,
    )


def _phase(view: BlankView) -> Text:
    if view.over:
        return text("blank-game-over")
    return text("blank-game-trick", number=sum(view.won) + 1, of=view.options.cards)


def _trick(label: Text, plays: Sequence[tuple[Seat, int]]) -> Zone:
    return Zone(label, ZoneKind.ROW, tuple(Shown(CODES[card], by=seat) for seat, card in plays))


def _panel(view: BlankView, seat: Seat) -> Panel:
    counters = (
        Counter(text("blank-game-tricks"), view.won[seat]),
        Counter(text("blank-game-cards"), view.hand_sizes[seat]),
    )
    shown = {Mark.AWAITED: seat in view.to_act, Mark.AHEAD: not view.over and seat in ahead(view.won)}
    return Panel(seat, counters, marks=tuple(mark for mark, holds in shown.items() if holds))
