"""The viewer's screen: from a view to a scene."""

from __future__ import annotations

from operator import add

from games.dwarf_king import says
from games.dwarf_king.actions import PLAYS, Phase
from games.dwarf_king.cards import KNIGHT_5, MAGIC, NO_SUIT, PACK, SORCERER, SUITS, Card, cards_in
from games.dwarf_king.outcome import outcome_of
from games.dwarf_king.says import effect_of, name_of, quest_name, quest_rule, say
from games.dwarf_king.score import DealScore
from games.dwarf_king.specials import place_of
from games.dwarf_king.tricks import Trick, effective, winning
from games.dwarf_king.view import DwarfView
from games.engine import Counter, Mark, Panel, Scene, Seat, SeatRef, Shown, Text, Zone, ZoneKind, ahead, marks

SPECIAL_PHASES = (Phase.SWAP, Phase.GIVE, Phase.DRUID, Phase.DIRECTION, Phase.SORCERER)


def scene(view: DwarfView) -> Scene:
    """The whole table as the viewer may see it (RULES.md 11)."""
    score = view.score
    mine = view.seat is not None and view.phase is not Phase.OVER
    return Scene(
        phase=_phase(view),
        facts=tuple(_facts(view)),
        brief=tuple(_brief(view)),
        aim=say("aim"),
        panels=tuple(_panel(view, seat, score) for seat in range(view.seats)),
        centre=tuple(_centre(view)),
        hand=_hand(view) if mine else None,
    )


def _phase(view: DwarfView) -> Text:
    if view.phase is Phase.OVER:
        return say("over")
    deals = max(view.options.deals, view.deal)
    if view.phase is Phase.QUEST:
        return say("quest", deal=view.deal, deals=deals)
    if view.phase in SPECIAL_PHASES:
        return say("special", deal=view.deal, deals=deals, step=view.phase.value)
    return say("play", deal=view.deal, deals=deals, trick=view.trick, tricks=view.length)


# Sentences of the moment


def _facts(view: DwarfView) -> list[Text]:
    if view.phase is Phase.OVER:
        return [outcome_of(view.results, view.seats, view.options).reason]
    facts = []
    if view.results and not view.tricks:
        facts.append(says.deal_scored(len(view.results), view.results[-1]))
    if view.rule:
        facts.append(say("fact-quest", quest=quest_name(view.rule), rule=quest_rule(view.rule)))
    else:
        sides = view.sides.items()
        facts += [say("fact-side", side=side, quest=quest_name(rule), rule=quest_rule(rule)) for side, rule in sides]
    facts.append(say("fact-special", special=view.special, effect=effect_of(view.special)))
    where = _where_special(view)
    if where is not None and view.phase not in SPECIAL_PHASES:
        facts.append(where)
    facts.append(_turn(view))
    return facts


def _brief(view: DwarfView) -> list[Text]:
    if view.phase is Phase.OVER:
        return []
    quest = [say("brief-quest", rule=quest_rule(view.rule))] if view.rule else []
    where = _where_special(view)
    if where is not None and place_of(view.special, view.tricks) is not None:
        return [*quest, where]
    return [*quest, say("brief-special", special=view.special, effect=effect_of(view.special))]


def _where_special(view: DwarfView) -> Text | None:
    """The place of the special card; None while only its holder knows, or where the cards on the table say it."""
    special, number = view.special, place_of(view.special, view.tricks)
    if number is not None:
        trick = view.tricks[number]
        player, winner = SeatRef(trick.player_of(special)), SeatRef(trick.winner)
        return say("fact-played", special=name_of(special), trick=number + 1, player=player, winner=winner)
    for seat, (shown, pile) in enumerate(zip(view.shown, view.piles, strict=True)):
        if shown & special.bit:
            return say("fact-held", special=name_of(special), seat=SeatRef(seat))
        if special is SORCERER and pile & special.bit:
            return say("fact-swapped", seat=SeatRef(seat))
    return None


def _turn(view: DwarfView) -> Text:
    seat = SeatRef(view.turn)
    if view.phase is Phase.QUEST:
        return say("fact-chooser", seat=seat, card=KNIGHT_5)
    if view.phase in SPECIAL_PHASES:
        # Only the Goblin standard-bearer has a target; the other sentences do not name one.
        target = seat if view.target is None else SeatRef(view.target)
        return say(f"fact-{view.phase.value}", seat=seat, target=target, forced=len(view.tricks) == view.length - 1)
    if not view.plays:
        return say("fact-leads", seat=seat) if view.tricks else says.first_leader(view.turn)
    leader, first = SeatRef(view.turn if view.leader is None else view.leader), view.plays[0]
    if view.led == NO_SUIT:
        return say("fact-free", seat=seat, leader=leader, card=first)
    setter = next(one for at, one in enumerate(view.plays) if effective(one, view.plays[:at], view.last)[0] != NO_SUIT)
    return say(
        "fact-follow",
        seat=seat,
        leader=leader,
        card=first,
        set=setter is not first,
        setter=setter,
        suit=SUITS[view.led],
    )


# The middle


def _centre(view: DwarfView) -> list[Zone]:
    zones = []
    if view.plays and view.leader is not None:
        shown = _trick(view.leader, view.seats, view.plays, view.last)
        zones.append(Zone(say("zone-trick"), ZoneKind.ROW, shown, decisive=True))
    if view.last is not None:
        before = view.tricks[-2] if len(view.tricks) > 1 else None
        shown = _trick(view.last.leader, view.seats, view.last.cards, before)
        zones.append(Zone(say("zone-last"), ZoneKind.ROW, shown, decisive=not view.plays))
    return zones


def _trick(leader: Seat, seats: int, cards: tuple[Card, ...], before: Trick | None) -> tuple[Shown, ...]:
    best, winner = Mark.WON if len(cards) == seats else Mark.WINNING, winning(cards, before)
    shown = []
    for place, one in enumerate(cards):
        copied = _copied(one, cards[:place], before)
        shown.append(
            Shown(
                one.code,
                by=(leader + place) % seats,
                marks=marks({Mark.LEADS: place == 0, best: place == winner}),
                note=None if copied is None else say("counts-as", card=copied[0], above=copied[1]),
                becomes=None if copied is None else copied[0].code,
            )
        )
    return tuple(shown)


def _copied(one: Card, before: tuple[Card, ...], last: Trick | None) -> tuple[Card, bool] | None:
    """Which card the Mummy or the Puppeteer copies, and whether it lies just above that one."""
    suit, strength = effective(one, before, last)
    if not one.bit & MAGIC or suit == NO_SUIT:
        return None
    return next(other for other in PACK if (other.suit, other.strength) == (suit, strength // 2)), bool(strength % 2)


# Seats


def _panel(view: DwarfView, seat: Seat, score: DealScore | None) -> Panel:
    standing = _standing(view, score)
    total = Counter(say("counter-total"), standing[seat])
    if view.phase is Phase.OVER:
        return Panel(seat, (total,), marks({Mark.WON: standing[seat] == max(standing)}), telling=1)
    borne = {
        Mark.LEADS: seat == view.leader and view.phase is Phase.PLAY,
        Mark.DEALER: seat == view.dealer,
        Mark.AWAITED: seat in view.to_act,
        Mark.AHEAD: seat in ahead(standing),
    }
    now, notes = [], []
    if score is not None and view.options.show_piles:
        now.append(Counter(say("counter-now"), score.points[seat]))
        parts = says.parts(score, seat)
        notes += [] if parts is None else [say("note-parts", parts=parts)]
    telling = (total, *now, Counter(say("counter-tricks"), [trick.winner for trick in view.tricks].count(seat)))
    piles = {"zone-known": view.known[seat], "zone-pile": cards_in(view.piles[seat]) if view.options.show_piles else ()}
    return Panel(
        seat,
        counters=(*telling, Counter(say("counter-hand"), view.hand_sizes[seat])),
        marks=marks(borne),
        zones=tuple(
            Zone(say(label), ZoneKind.PILE, tuple(Shown(one.code) for one in cards))
            for label, cards in piles.items()
            if cards
        ),
        notes=tuple(notes),
        telling=len(telling),
    )


def _standing(view: DwarfView, score: DealScore | None) -> list[int]:
    now = score.points if score is not None and view.options.show_piles else (0,) * view.seats
    return [*map(add, view.totals, now)]


def _hand(view: DwarfView) -> Zone:
    return Zone(say("zone-hand"), ZoneKind.FAN, tuple(Shown(one.code, marks=_of_hand(view, one)) for one in view.hand))


def _of_hand(view: DwarfView, one: Card) -> tuple[Mark, ...]:
    if view.phase is Phase.PLAY and view.legal:
        return (Mark.PLAYABLE if PLAYS[one.index] in view.legal else Mark.BLOCKED,)
    return (Mark.NEW,) if view.phase is Phase.GIVE and one in view.taken else ()
