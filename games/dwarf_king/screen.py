"""The viewer's screen: from a view to a scene."""

from __future__ import annotations

from games.dwarf_king import says
from games.dwarf_king.actions import PLAYS, Phase
from games.dwarf_king.cards import KNIGHT_5, MAGIC, NO_SUIT, PACK, SORCERER, Card, cards_in
from games.dwarf_king.outcome import outcome_of
from games.dwarf_king.quests import quest_name, quest_rule
from games.dwarf_king.score import DealScore
from games.dwarf_king.specials import effect_of, name_of
from games.dwarf_king.tricks import Trick, effective, winning
from games.dwarf_king.view import DwarfView
from games.engine import Counter, Mark, Panel, Scene, Seat, SeatRef, Shown, Text, Zone, ZoneKind, ahead, card, text

SPECIAL_PHASES = (Phase.SWAP, Phase.GIVE, Phase.DRUID, Phase.DIRECTION, Phase.SORCERER)


def scene(view: DwarfView) -> Scene:
    """The whole table as the viewer may see it (RULES.md 11)."""
    score = view.score
    mine = view.seat is not None and view.phase is not Phase.OVER
    return Scene(
        phase=_phase(view),
        facts=tuple(_facts(view)),
        brief=tuple(_brief(view)),
        aim=text("dwarf-king-aim"),
        panels=tuple(_panel(view, seat, score) for seat in range(view.seats)),
        centre=tuple(_centre(view)),
        hand=_hand(view) if mine else None,
    )


def _phase(view: DwarfView) -> Text:
    if view.phase is Phase.OVER:
        return text("dwarf-king-over")
    deals = max(view.options.deals, view.deal)
    if view.phase is Phase.QUEST:
        return text("dwarf-king-quest", deal=view.deal, deals=deals)
    if view.phase in SPECIAL_PHASES:
        return text("dwarf-king-special", deal=view.deal, deals=deals, step=view.phase.value)
    return text("dwarf-king-play", deal=view.deal, deals=deals, trick=view.trick, tricks=view.length)


# Sentences of the moment


def _facts(view: DwarfView) -> list[Text]:
    if view.phase is Phase.OVER:
        return [outcome_of(view.results, view.seats, view.options).reason]
    facts = []
    if view.results and not view.tricks:
        facts.append(says.deal_scored(len(view.results), view.results[-1]))
    facts += _quest_facts(view)
    special = view.special
    facts.append(text("dwarf-king-fact-special", special=card(special.code), effect=effect_of(special)))
    where = _where_special(view)
    if where is not None and view.phase not in SPECIAL_PHASES:
        facts.append(where)
    facts.append(_turn(view))
    return facts


def _brief(view: DwarfView) -> list[Text]:
    if view.phase is Phase.OVER:
        return []
    quest = [text("dwarf-king-brief-quest", rule=quest_rule(view.rule))] if view.rule is not None else []
    where = _where_special(view)
    if where is not None and view.special_trick is not None:
        return [*quest, where]
    return [*quest, text("dwarf-king-brief-special", special=card(view.special.code), effect=effect_of(view.special))]


def _quest_facts(view: DwarfView) -> list[Text]:
    if view.rule is not None:
        return [text("dwarf-king-fact-quest", quest=quest_name(view.rule), rule=quest_rule(view.rule))]
    return [
        text("dwarf-king-fact-side", side=side, quest=quest_name(rule), rule=quest_rule(rule))
        for side in "ab"
        for rule in [f"{view.tile}{side}"]
    ]


def _where_special(view: DwarfView) -> Text | None:
    """The place of the special card; None while only its holder knows, or where the cards on the table say it."""
    special = view.special
    number = view.special_trick
    if number is not None:
        trick = view.tricks[number]
        return text(
            "dwarf-king-fact-played",
            special=name_of(special),
            trick=number + 1,
            player=SeatRef(trick.player_of(special)),
            winner=SeatRef(trick.winner),
        )
    for seat, shown in enumerate(view.shown):
        if shown & special.bit:
            return text("dwarf-king-fact-held", special=name_of(special), seat=SeatRef(seat))
    for seat, pile in enumerate(view.piles):
        if special is SORCERER and pile & special.bit:
            return text("dwarf-king-fact-swapped", seat=SeatRef(seat))
    return None


def _turn(view: DwarfView) -> Text:
    seat = SeatRef(view.turn)
    if view.phase is Phase.QUEST:
        return text("dwarf-king-fact-chooser", seat=seat, card=card(KNIGHT_5.code))
    if view.phase in SPECIAL_PHASES:
        forced = "yes" if len(view.tricks) == view.length - 1 else "no"
        # Only the Goblin standard-bearer has a target; the other sentences do not name one.
        target = seat if view.target is None else SeatRef(view.target)
        return text(f"dwarf-king-fact-{view.phase.value}", seat=seat, target=target, forced=forced)
    leader: Seat = view.turn if view.leader is None else view.leader
    if not view.plays:
        return text("dwarf-king-fact-leads", seat=seat) if view.tricks else says.first_leader(leader)
    if view.led == NO_SUIT:
        return text("dwarf-king-fact-free", seat=seat, leader=SeatRef(leader), card=card(view.plays[0].code))
    setter = next(one for at, one in enumerate(view.plays) if effective(one, view.plays[:at], view.last)[0] != NO_SUIT)
    return text(
        "dwarf-king-fact-follow",
        seat=seat,
        leader=SeatRef(leader),
        card=card(view.plays[0].code),
        set="no" if setter is view.plays[0] else "yes",
        setter=card(setter.code),
        suit=says.suit_name(view.led),
    )


# The middle


def _centre(view: DwarfView) -> list[Zone]:
    zones = []
    if view.plays and view.leader is not None:
        shown = _trick(view.leader, view.seats, view.plays, view.last)
        zones.append(Zone(text("dwarf-king-zone-trick"), ZoneKind.ROW, shown, decisive=True))
    if view.last is not None:
        before = view.tricks[-2] if len(view.tricks) > 1 else None
        shown = _trick(view.last.leader, view.seats, view.last.cards, before)
        zones.append(Zone(text("dwarf-king-zone-last"), ZoneKind.ROW, shown, decisive=not view.plays))
    return zones


def _trick(leader: Seat, seats: int, cards: tuple[Card, ...], before: Trick | None) -> tuple[Shown, ...]:
    best = winning(cards, before)
    mark = Mark.WON if len(cards) == seats else Mark.WINNING
    return tuple(
        Shown(
            one.code,
            by=(leader + place) % seats,
            marks=((Mark.LEADS,) if place == 0 else ()) + ((mark,) if place == best else ()),
            note=None if copied is None else _counts_as(*copied),
            becomes=None if copied is None else copied[0].code,
        )
        for place, one in enumerate(cards)
        for copied in (_copied(one, cards[:place], before),)
    )


def _copied(one: Card, before: tuple[Card, ...], last: Trick | None) -> tuple[Card, bool] | None:
    """Which card the Mummy or the Puppeteer copies, and whether it lies just above that one."""
    suit, strength = effective(one, before, last)
    if not one.bit & MAGIC or suit == NO_SUIT:
        return None
    return next(other for other in PACK if (other.suit, other.strength) == (suit, strength // 2)), bool(strength % 2)


def _counts_as(copied: Card, above: bool) -> Text:
    return text("dwarf-king-counts-as", card=card(copied.code), above="yes" if above else "no")


# Seats


def _panel(view: DwarfView, seat: Seat, score: DealScore | None) -> Panel:
    counters = [Counter(text("dwarf-king-counter-total"), _standing(view, score)[seat])]
    telling = 1
    notes = []
    zones = []
    if view.phase is not Phase.OVER:
        won = sum(1 for trick in view.tricks if trick.winner == seat)
        counters.append(Counter(text("dwarf-king-counter-tricks"), won))
        if score is not None and view.options.show_piles:
            counters.insert(1, Counter(text("dwarf-king-counter-now"), score.points[seat]))
            parts = says.parts(score, seat)
            notes += [] if parts is None else [text("dwarf-king-note-parts", parts=parts)]
        telling = len(counters)
        counters.append(Counter(text("dwarf-king-counter-hand"), view.hand_sizes[seat]))
        if view.known[seat]:
            known = tuple(Shown(one.code) for one in view.known[seat])
            zones.append(Zone(text("dwarf-king-zone-known"), ZoneKind.PILE, known))
        if view.options.show_piles and view.piles[seat]:
            pile = tuple(Shown(one.code) for one in cards_in(view.piles[seat]))
            zones.append(Zone(text("dwarf-king-zone-pile"), ZoneKind.PILE, pile))
    return Panel(
        seat,
        counters=tuple(counters),
        marks=tuple(_marks(view, seat, score)),
        zones=tuple(zones),
        notes=tuple(notes),
        telling=telling,
    )


def _marks(view: DwarfView, seat: Seat, score: DealScore | None) -> list[Mark]:
    marks = []
    if view.phase is Phase.OVER:
        return [Mark.WON] if view.totals[seat] == max(view.totals) else []
    if seat == view.leader and view.phase is Phase.PLAY:
        marks.append(Mark.LEADS)
    if seat == view.dealer:
        marks.append(Mark.DEALER)
    if seat in view.to_act:
        marks.append(Mark.AWAITED)
    if seat in ahead(_standing(view, score)):
        marks.append(Mark.AHEAD)
    return marks


def _standing(view: DwarfView, score: DealScore | None) -> list[int]:
    if score is None or not view.options.show_piles:
        return list(view.totals)
    return [total + now for total, now in zip(view.totals, score.points, strict=True)]


def _hand(view: DwarfView) -> Zone:
    allowed = set(view.legal)
    shown = []
    for one in view.hand:
        marks: tuple[Mark, ...] = ()
        if view.phase is Phase.PLAY and view.legal:
            marks = (Mark.PLAYABLE,) if PLAYS[one.index] in allowed else (Mark.BLOCKED,)
        if view.phase is Phase.GIVE and one in view.taken:
            marks = (Mark.NEW,)
        shown.append(Shown(one.code, marks=marks))
    return Zone(text("dwarf-king-zone-hand"), ZoneKind.FAN, tuple(shown))
