"""The viewer's screen of a game: from a view to a scene."""

from __future__ import annotations

from dataclasses import replace

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
    ahead,
    text,
)
from games.five_crowns import says
from games.five_crowns.best import arrange
from games.five_crowns.cards import Card
from games.five_crowns.melds import Arrangement
from games.five_crowns.outcome import outcome_of
from games.five_crowns.view import CrownsView


def scene(view: CrownsView) -> Scene:
    """The whole table as the viewer may see it (RULES.md 11)."""
    return Scene(
        phase=_phase(view),
        facts=tuple(_facts(view)),
        brief=() if view.over or view.closer is None else (_last_turns(view.closer),),
        aim=text("five-crowns-aim"),
        panels=tuple([_panel(view, seat) for seat in range(view.seats)]),
        centre=() if view.over else _piles(view),
        own=_own(view) if _holds(view) else (),
    )


def _phase(view: CrownsView) -> Text:
    if view.over:
        return text("five-crowns-phase-over")
    if view.closer is not None:
        return text("five-crowns-out", round=view.round, rank=view.wild_rank)
    return text("five-crowns-turn", round=view.round, rank=view.wild_rank)


def _facts(view: CrownsView) -> list[Text]:
    if view.over:
        return [outcome_of(view.rounds, view.seats).reason]
    facts = []
    if view.rounds and view.turns < view.seats:
        facts.append(says.round_scored(view.rounds[-1]))
    if view.closer is not None:
        facts.append(_last_turns(view.closer))
    if view.seat != view.player:
        facts.append(
            text(
                "five-crowns-fact-turn", player=SeatRef(view.player), source=view.source.value if view.source else "no"
            )
        )
    return facts


def _last_turns(closer: Seat) -> Text:
    return text("five-crowns-fact-last-turns", closer=SeatRef(closer))


def _panel(view: CrownsView, seat: Seat) -> Panel:
    marks = []
    if seat == view.dealer and not view.over:
        marks.append(Mark.DEALER)
    if seat in view.to_act:
        marks.append(Mark.AWAITED)
    if not view.over and seat in ahead(view.totals, least=True):
        marks.append(Mark.AHEAD)
    if view.over and outcome_of(view.rounds, view.seats).places[seat] == 1:
        marks.append(Mark.WON)
    hand = view.hand_sizes[seat]
    laid = view.laid[seat]
    return Panel(
        seat,
        counters=(
            Counter(text("five-crowns-counter-points"), view.totals[seat]),
            *(() if laid else (Counter(text("five-crowns-counter-hand"), hand),)),
        ),
        telling=1,
        marks=tuple(marks),
        zones=_laid(view, seat),
    )


def _piles(view: CrownsView) -> tuple[Zone, ...]:
    top = (shown(view.discards[-1], view.wild_rank),) if view.discards else ()
    return (
        Zone(text("five-crowns-zone-discards"), ZoneKind.PILE, top, count=len(view.discards), decisive=True),
        Zone(text("five-crowns-zone-draw"), ZoneKind.PILE, count=view.draw_size),
    )


def _holds(view: CrownsView) -> bool:
    return view.seat is not None and not view.over and not view.laid[view.seat]


def _own(view: CrownsView) -> tuple[Zone, ...]:
    found = arrange(view.hand, view.wild_rank)
    left = text("five-crowns-zone-own-left", melds="yes" if found.melds else "no", points=found.penalty)
    melds = text("five-crowns-zone-melds", all="no" if found.left else "yes")
    new = view.drawn if view.seat == view.player else None
    return tuple(replace(zone, decisive=True) for zone in _arranged(found, view.wild_rank, melds, left, new=new))


def _laid(view: CrownsView, seat: Seat) -> tuple[Zone, ...]:
    if view.laid[seat]:
        out = "yes" if seat == view.closer else "no"
        return _laid_down(view.known[seat], view.wild_rank, text("five-crowns-zone-laid", out=out))
    if not view.rounds or view.turns >= view.seats:
        return ()
    last = view.rounds[-1]
    label = text("five-crowns-zone-laid-before", round=last.number, out="yes" if seat == last.closer else "no")
    return _laid_down(last.hands[seat], last.number + 2, label, before=last.number)


def _laid_down(hand: int, wild_rank: int, label: Text, *, before: int = 0) -> tuple[Zone, ...]:
    found = arrange(hand, wild_rank)
    alone = 0 if found.melds else before
    return _arranged(found, wild_rank, label, text("five-crowns-zone-left", before=alone, points=found.penalty))


def _arranged(
    found: Arrangement, wild_rank: int, melds: Text, left: Text, *, new: Card | None = None
) -> tuple[Zone, ...]:
    zones = []
    if found.melds:
        cards = tuple([shown(one, wild_rank, new=one is new) for meld in found.melds for one in meld.cards])
        zones.append(Zone(melds, ZoneKind.ROW, cards, groups=tuple([len(meld.cards) for meld in found.melds])))
    if found.left:
        zones.append(Zone(left, ZoneKind.ROW, tuple([shown(one, wild_rank, new=one is new) for one in found.left])))
    return tuple(zones)


def shown(one: Card, wild_rank: int, *, new: bool = False) -> Shown:
    marks = [Mark.WILD] if one.rank == wild_rank else []
    return Shown(one.code, marks=(*marks, Mark.NEW) if new else tuple(marks))
