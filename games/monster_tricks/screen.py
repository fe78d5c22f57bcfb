"""The viewer's screen: from a view to a scene."""

from __future__ import annotations

from games.engine import Counter, Mark, Panel, Scene, Seat, SeatRef, Shown, Text, Zone, ZoneKind, ahead, text
from games.monster_tricks import says
from games.monster_tricks.actions import SLOTS, VALUES
from games.monster_tricks.cards import HAND, victory_code
from games.monster_tricks.outcome import outcome_of
from games.monster_tricks.results import totals
from games.monster_tricks.rows import active_place
from games.monster_tricks.tricks import FULL, Trick
from games.monster_tricks.view import LastTrick, MonsterView


def scene(view: MonsterView) -> Scene:
    """The whole table as the viewer may see it (RULES.md 11)."""
    return Scene(
        phase=_phase(view),
        facts=tuple(_facts(view)),
        brief=() if view.seat is None or view.over or view.laying else (_worth(view),),
        aim=text("monster-tricks-aim"),
        panels=tuple(_panel(view, seat) for seat in range(view.seats)),
        centre=() if view.laying else tuple(_centre(view)),
        hand=_hand(view) if view.seat is not None and not view.over else None,
        own=() if view.seat is None or view.over or not view.laid[view.me] else (_own_row(view),),
    )


def _phase(view: MonsterView) -> Text:
    if view.over:
        return text("monster-tricks-phase-over")
    low, middle, high = VALUES[view.round]
    number, rounds = len(view.results) + 1, int(view.options.rounds)
    if view.laying:
        return text("monster-tricks-phase-rows", number=number, rounds=rounds, low=low, middle=middle, high=high)
    return text(
        "monster-tricks-phase-play",
        number=number,
        rounds=rounds,
        low=low,
        middle=middle,
        high=high,
        turn=view.turn,
        turns=HAND,
    )


def _facts(view: MonsterView) -> list[Text]:
    if view.over:
        return [outcome_of(view.results).reason]
    if view.laying:
        facts = [text("monster-tricks-fact-laying", starter=SeatRef(view.start_seat))]
        if view.results:
            facts.insert(0, says.round_ends(len(view.results), view.results[-1]))
        return facts
    (seat,) = view.to_act
    free = sum(trick is None for trick in view.slots)
    return [text("monster-tricks-fact-turn", seat=SeatRef(seat), free=free)]


def _panel(view: MonsterView, seat: Seat) -> Panel:
    counters = [Counter(text("monster-tricks-counter-score"), _standing(view)[seat])]
    if not view.over and not view.laying:
        counters.append(Counter(text("monster-tricks-counter-worth"), _value(view, seat, view.won[seat])))
        counters.append(Counter(text("monster-tricks-counter-tricks"), view.won[seat]))
    if not view.over:
        counters.append(Counter(text("monster-tricks-counter-hand"), view.hand_sizes[seat]))
    shown = not view.laying and (view.over or seat != view.seat)
    return Panel(
        seat,
        counters=tuple(counters),
        marks=tuple(_marks(view, seat)),
        zones=(Zone(text("monster-tricks-zone-row"), ZoneKind.SLOTS, _row(view, seat)),) if shown else (),
        telling=3,
    )


def _marks(view: MonsterView, seat: Seat) -> list[Mark]:
    if view.over:
        return [Mark.WON] if outcome_of(view.results).places[seat] == 1 else []
    marks = []
    if view.laying and view.laid[seat]:
        marks.append(Mark.CHOSEN)
    elif seat in view.to_act:
        marks.append(Mark.AWAITED)
    if seat in ahead(_standing(view)):
        marks.append(Mark.AHEAD)
    return marks


def _standing(view: MonsterView) -> list[int]:
    scores = totals(view.results, view.seats)
    if view.laying or view.over:
        return list(scores)
    return [score + _value(view, seat, view.won[seat]) for seat, score in enumerate(scores)]


def _row(view: MonsterView, seat: Seat) -> tuple[Shown, ...]:
    active = active_place(view.won[seat])
    return tuple(
        Shown(None)
        if value is None
        else Shown(
            victory_code(value),
            marks=(Mark.PLAYABLE,) if place == active else (),
            note=text("monster-tricks-active") if place == active else None,
        )
        for place, value in enumerate(view.rows[seat])
    )


def _own_row(view: MonsterView) -> Zone:
    return Zone(
        text("monster-tricks-zone-own-row"),
        ZoneKind.SLOTS,
        _row(view, view.me),
        note=None if view.laying else _worth(view),
        decisive=True,
    )


def _worth(view: MonsterView) -> Text:
    won = view.won[view.me]
    return text("monster-tricks-own-row", now=_value(view, view.me, won), next=_value(view, view.me, won + 1))


def _value(view: MonsterView, seat: Seat, won: int) -> int:
    place = active_place(won)
    return 0 if place is None else view.rows[seat][place] or 0


def _centre(view: MonsterView) -> list[Zone]:
    zones = [_slot(at, view.slots[at]) for at in range(SLOTS)]
    if view.last is not None:
        zones.append(_last(view.last))
    return zones


def _slot(at: int, trick: Trick | None) -> Zone:
    if trick is None:
        return Zone(text("monster-tricks-zone-slot", number=at + 1), ZoneKind.ROW, decisive=True)
    return Zone(
        text(
            "monster-tricks-zone-trick",
            number=at + 1,
            colour=trick.opening.colour.value,
            missing=FULL - len(trick.cards),
        ),
        ZoneKind.ROW,
        _cards(trick, Mark.WINNING),
        note=text("monster-tricks-trick-note", owner=SeatRef(trick.owner), missing=FULL - len(trick.cards)),
        decisive=True,
    )


def _last(last: LastTrick) -> Zone:
    return Zone(
        text("monster-tricks-zone-last-trick", number=last.slot + 1), ZoneKind.ROW, _cards(last.trick, Mark.WON)
    )


def _cards(trick: Trick, mark: Mark) -> tuple[Shown, ...]:
    return tuple(
        Shown(one.code, by=seat, marks=(mark,) if one is trick.best else ())
        for one, seat in zip(trick.cards, trick.by, strict=True)
    )


def _hand(view: MonsterView) -> Zone:
    return Zone(text("monster-tricks-zone-hand"), ZoneKind.FAN, tuple(Shown(one.code) for one in view.hand))
