"""The puzzle's screen: eleven piles, the card to be placed, the cards still to come."""

from __future__ import annotations

from games.engine import (
    Counter,
    Mark,
    Outcome,
    Panel,
    Scene,
    Shown,
    Text,
    TextList,
    Zone,
    ZoneKind,
    text,
)
from games.five_crowns import says
from games.five_crowns.best import best, distance
from games.five_crowns.cards import LOWEST, RANKS, cards_in
from games.five_crowns.outcome import solo_outcome
from games.five_crowns.screen import shown
from games.five_crowns.view import SoloView


def scene(view: SoloView) -> Scene:
    """The whole puzzle (RULES.md 12.2); everybody may see it."""
    return Scene(
        phase=_phase(view),
        facts=tuple(_facts(view)),
        brief=tuple(_facts(view)[:1]),
        panels=(_panel(view),),
        centre=tuple(_centre(view)),
    )


def _phase(view: SoloView) -> Text:
    closed = sum(view.closed)
    return text("five-crowns-solo", closed=closed) if view.to_act else text("five-crowns-phase-over")


def _facts(view: SoloView) -> list[Text]:
    if view.drawn is None:
        return [_outcome(view).reason]
    facts = [says.revealed(view.drawn)]
    closed = [text("five-crowns-pile", pile=size) for size in RANKS if size not in view.open]
    if closed:
        facts.append(text("five-crowns-fact-closed", piles=TextList(tuple(closed))))
    return facts


def _outcome(view: SoloView) -> Outcome:
    return solo_outcome(sum(view.closed), sum(map(best, view.piles, RANKS)))


def _panel(view: SoloView) -> Panel:
    marks = []
    if view.to_act:
        marks.append(Mark.AWAITED)
    elif all(view.closed):
        marks.append(Mark.WON)
    return Panel(
        0,
        counters=(
            Counter(text("five-crowns-counter-turns"), view.draw_size + len(view.to_act)),
            Counter(text("five-crowns-counter-closed"), sum(view.closed), of=len(view.closed)),
        ),
        marks=tuple(marks),
        telling=2,
    )


def _centre(view: SoloView) -> list[Zone]:
    zones = [
        Zone(
            text("five-crowns-zone-pile", pile=size, rank=size, missing=distance(view.piles[size - LOWEST], size)),
            ZoneKind.FAN,
            tuple([shown(one, size) for one in cards_in(view.piles[size - LOWEST])]),
            decisive=True,
        )
        for size in view.open
    ]
    if view.drawn is not None:
        to_come = tuple([Shown(one.code) for one in cards_in(view.to_come)])
        zones.append(Zone(text("five-crowns-zone-to-come"), ZoneKind.PILE, to_come))
    return zones
