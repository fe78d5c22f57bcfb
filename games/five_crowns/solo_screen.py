"""What the puzzle looks like: eleven piles, the card to be placed, what is still to come."""

from __future__ import annotations

from games.engine import (
    Ask,
    Choice,
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
    card,
    text,
)
from games.five_crowns import says
from games.five_crowns.actions import PUTS, Put
from games.five_crowns.best import best, distance
from games.five_crowns.cards import LOWEST, RANKS, Card, cards_in
from games.five_crowns.outcome import solo_outcome
from games.five_crowns.screen import shown
from games.five_crowns.solo_computer import advice
from games.five_crowns.view import SoloView


def scene(view: SoloView) -> Scene:
    """Return the whole puzzle (five-crowns.md 12.2); everybody may see it."""
    return Scene(
        phase=_phase(view),
        facts=tuple(_facts(view)),
        panels=(_panel(view),),
        centre=tuple(_centre(view)),
    )


def ask(view: SoloView) -> Ask | None:
    """Return on which pile to put the card and which card leaves it; the hint stands out."""
    if not view.legal or view.drawn is None:
        return None
    advised = advice(view)
    return Ask(
        question=text("five-crowns-ask-put", card=card(view.drawn.code)),
        verb="put",
        choices=tuple([_choice(view, size, view.drawn, advised) for size in view.open]),
    )


def _choice(view: SoloView, size: int, drawn: Card, advised: Put) -> Choice:
    """Return the choice of a pile, and behind it which card leaves that pile."""
    before = view.piles[size - LOWEST]
    hand = before | drawn.bit
    missing = {one: distance(hand ^ one.bit, size) for one in cards_in(hand)}
    least = min(missing.values())
    then = Ask(
        text("five-crowns-ask-leaves", pile=size, card=card(drawn.code)),
        tuple(
            [
                Choice(
                    one.code,
                    card=one.code,
                    label=text(
                        "five-crowns-choice-leaves", wild="yes" if one.rank == size else "no", missing=missing[one]
                    ),
                    says=says.putting(size, drawn, one),
                    favoured=PUTS[size][one.index] is advised,
                )
                for one in missing
            ]
        ),
    )
    label = text("five-crowns-choice-put", pile=size, before=distance(before, size), after=least)
    return Choice(f"P{size}", label=label, then=then, favoured=size == advised.pile)


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
            Counter(text("five-crowns-counter-closed"), sum(view.closed), of=len(view.closed)),
            Counter(text("five-crowns-counter-turns"), view.draw_size + len(view.to_act)),
        ),
        marks=tuple(marks),
    )


def _centre(view: SoloView) -> list[Zone]:
    """Return the open piles, and what is still to come: all that is unknown is its order."""
    zones = [
        Zone(
            text("five-crowns-zone-pile", pile=size, rank=size, missing=distance(view.piles[size - LOWEST], size)),
            ZoneKind.FAN,
            tuple([shown(one, size) for one in cards_in(view.piles[size - LOWEST])]),
        )
        for size in view.open
    ]
    if view.drawn is not None:
        to_come = tuple([Shown(one.code) for one in cards_in(view.to_come)])
        zones.append(Zone(text("five-crowns-zone-to-come"), ZoneKind.PILE, to_come))
    return zones
