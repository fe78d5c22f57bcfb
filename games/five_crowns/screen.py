"""The viewer's screen, of the game and of the puzzle: from a view to a scene."""

from __future__ import annotations

from dataclasses import replace

from games.engine import Counter, Mark, Panel, Scene, Seat, SeatRef, Shown, Text, Zone, ZoneKind, ahead, marks
from games.five_crowns import says
from games.five_crowns.best import Arrangement, arrange, distance
from games.five_crowns.cards import LOWEST, RANKS, Card, cards_in
from games.five_crowns.outcome import outcome_of, solo_outcome
from games.five_crowns.says import say
from games.five_crowns.view import AnyView, CrownsView, SoloView


def scene(view: AnyView) -> Scene:
    """The whole table as the viewer may see it (RULES.md 11); everybody may see all of the puzzle (12.2)."""
    return _puzzle(view) if isinstance(view, SoloView) else _game(view)


def _game(view: CrownsView) -> Scene:
    return Scene(
        phase=_phase(view),
        facts=tuple(_facts(view)),
        brief=() if view.over else _last_turns(view),
        aim=say("aim"),
        panels=tuple([_panel(view, seat) for seat in range(view.seats)]),
        centre=() if view.over else _piles(view),
        own=_own(view),
    )


def _phase(view: CrownsView) -> Text:
    if view.over:
        return say("phase-over")
    key = "turn" if view.closer is None else "out"
    return say(key, round=view.round, rank=view.wild_rank)


def _facts(view: CrownsView) -> list[Text]:
    if view.over:
        return [outcome_of(view.rounds, view.seats).reason]
    facts = []
    if view.rounds and view.turns < view.seats:
        facts.append(says.round_scored(view.rounds[-1]))
    facts += _last_turns(view)
    if view.seat != view.player:
        source = "no" if view.source is None else view.source.value
        facts.append(say("fact-turn", player=SeatRef(view.player), source=source))
    return facts


def _last_turns(view: CrownsView) -> tuple[Text, ...]:
    return () if view.closer is None else (say("fact-last-turns", closer=SeatRef(view.closer)),)


def _panel(view: CrownsView, seat: Seat) -> Panel:
    counters = [Counter(say("counter-points"), view.totals[seat])]
    if not view.laid[seat]:
        counters.append(Counter(say("counter-hand"), view.hand_sizes[seat]))
    borne = {
        Mark.DEALER: seat == view.dealer and not view.over,
        Mark.AWAITED: seat in view.to_act,
        Mark.AHEAD: not view.over and seat in ahead(view.totals, least=True),
        Mark.WON: view.over and outcome_of(view.rounds, view.seats).places[seat] == 1,
    }
    return Panel(seat, counters=tuple(counters), telling=1, marks=marks(borne), zones=_laid(view, seat))


def _piles(view: CrownsView) -> tuple[Zone, ...]:
    top = (_shown(view.discards[-1], view.wild_rank),) if view.discards else ()
    return (
        Zone(say("zone-discards"), ZoneKind.PILE, top, count=len(view.discards), decisive=True),
        Zone(say("zone-draw"), ZoneKind.PILE, count=view.draw_size),
    )


def _own(view: CrownsView) -> tuple[Zone, ...]:
    if view.seat is None or view.over or view.laid[view.seat]:
        return ()
    found = arrange(view.hand, view.wild_rank)
    left = say("zone-own-left", melds=bool(found.melds), points=found.penalty)
    melds = say("zone-melds", all=not found.left)
    new = view.drawn if view.seat == view.player else None
    return tuple(replace(zone, decisive=True) for zone in _arranged(found, view.wild_rank, melds, left, new=new))


def _laid(view: CrownsView, seat: Seat) -> tuple[Zone, ...]:
    if view.laid[seat]:
        return _laid_down(view.known[seat], view.wild_rank, say("zone-laid", out=seat == view.closer))
    if not view.rounds or view.turns >= view.seats:
        return ()
    last = view.rounds[-1]
    label = say("zone-laid-before", round=last.number, out=seat == last.closer)
    return _laid_down(last.hands[seat], last.number + 2, label, before=last.number)


def _laid_down(hand: int, wild_rank: int, label: Text, *, before: int = 0) -> tuple[Zone, ...]:
    found = arrange(hand, wild_rank)
    alone = 0 if found.melds else before
    return _arranged(found, wild_rank, label, say("zone-left", before=alone, points=found.penalty))


def _arranged(
    found: Arrangement, wild_rank: int, melds: Text, left: Text, *, new: Card | None = None
) -> tuple[Zone, ...]:
    zones = []
    if found.melds:
        cards = tuple([_shown(one, wild_rank, new=one is new) for meld in found.melds for one in meld.cards])
        zones.append(Zone(melds, ZoneKind.ROW, cards, groups=tuple([len(meld.cards) for meld in found.melds])))
    if found.left:
        zones.append(Zone(left, ZoneKind.ROW, tuple([_shown(one, wild_rank, new=one is new) for one in found.left])))
    return tuple(zones)


def _shown(one: Card, wild_rank: int, *, new: bool = False) -> Shown:
    return Shown(one.code, marks=marks({Mark.WILD: one.rank == wild_rank, Mark.NEW: new}))


def _puzzle(view: SoloView) -> Scene:
    """Eleven piles, the card to be placed, the cards still to come."""
    facts = tuple(_facts_of_puzzle(view))
    closed = sum(view.closed)
    counters = (
        Counter(say("counter-turns"), view.draw_size + len(view.to_act)),
        Counter(say("counter-closed"), closed, of=len(view.closed)),
    )
    borne = marks({Mark.AWAITED: view.to_act, Mark.WON: all(view.closed)})
    return Scene(
        phase=say("solo", closed=closed) if view.to_act else say("phase-over"),
        facts=facts,
        brief=facts[:1],
        panels=(Panel(0, counters=counters, marks=borne),),
        centre=tuple(_open_piles(view)),
    )


def _facts_of_puzzle(view: SoloView) -> list[Text]:
    if view.drawn is None:
        return [solo_outcome(view.piles, sum(view.closed)).reason]
    facts = [say("event-revealed", card=view.drawn)]
    closed = [say("pile", pile=size) for size in RANKS if size not in view.open]
    if closed:
        facts.append(say("fact-closed", piles=closed))
    return facts


def _open_piles(view: SoloView) -> list[Zone]:
    zones = [
        Zone(
            say("zone-pile", pile=size, rank=size, missing=distance(view.piles[size - LOWEST], size)),
            ZoneKind.FAN,
            tuple([_shown(one, size) for one in cards_in(view.piles[size - LOWEST])]),
            decisive=True,
        )
        for size in view.open
    ]
    if view.drawn is not None:
        to_come = tuple([Shown(one.code) for one in cards_in(view.to_come)])
        zones.append(Zone(say("zone-to-come"), ZoneKind.PILE, to_come))
    return zones
