"""The viewer's screen: from a view to a scene."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from games.claim import says
from games.claim.cards import FACTION, cards_in
from games.claim.outcome import game_ended, highest, outcome_of, votes_of, wins_of
from games.claim.says import say
from games.claim.view import ClaimView, LastTrick
from games.engine import Counter, Mark, Panel, Scene, Seat, SeatRef, Shown, Text, Zone, ZoneKind, ahead, marks, set_of


def scene(view: ClaimView) -> Scene:
    """The whole table as the viewer may see it (RULES.md 9)."""
    mine = view.seat is not None
    return Scene(
        phase=_phase(view),
        facts=tuple(_facts(view)),
        brief=(),
        aim=say("aim", phase=view.phase),
        panels=(_panel(view, 0), _panel(view, 1)),
        centre=tuple(_centre(view)),
        hand=_hand(view) if mine and not view.over else None,
        own=(_recruits(view),) if mine and view.phase == 1 else (),
    )


def _phase(view: ClaimView) -> Text:
    if view.over:
        return say("phase-over")
    return say("phase", phase=view.phase, trick=view.trick, game=view.game, games=view.options.match_length)


def _facts(view: ClaimView) -> list[Text]:
    if view.over:
        return [outcome_of(view.results, view.options.match_length).reason]
    facts = []
    if view.game > 1:
        facts.append(say("fact-last-game", game=view.game - 1, result=game_ended(view.results[-1])))
    facts.append(_turn(view))
    if view.last is not None and view.last.blind is not None:
        facts.append(say("event-drew", seat=SeatRef(1 - view.last.winner), card=view.last.blind))
    return facts


def _turn(view: ClaimView) -> Text:
    if view.led is None:
        return say("fact-leads", leader=SeatRef(view.leader))
    follower, faction = 1 - view.leader, view.led.faction
    if view.seat == follower and not view.hand & FACTION[faction]:
        return say("fact-void", faction=faction.value)
    return say("fact-answers", seat=SeatRef(follower), faction=faction.value)


def _panel(view: ClaimView, seat: Seat) -> Panel:
    votes, pile, known = votes_of(*view.piles), view.piles[seat], view.known_recruits[seat]
    counters = [Counter(say("counter-votes"), votes.count(seat), of=5)]
    if view.phase == 1:
        counters.append(Counter(say("counter-recruits"), view.recruit_sizes[seat], of=13))
    counters.append(Counter(say("counter-hand"), view.hand_sizes[seat]))
    if view.options.match_length > 1:
        counters.append(Counter(say("counter-games"), wins_of(view.results)[seat]))
    zones = [
        Zone(
            say("zone-pile"),
            ZoneKind.PILE,
            tuple(Shown(one.code, marks=(Mark.AHEAD,) if votes[one.suit] == seat else ()) for one in cards_in(pile)),
            count=pile.bit_count(),
            note=_pile(pile, votes, seat),
        )
    ]
    if view.options.show_known_recruits and known:
        shown = tuple(Shown(one.code) for one in cards_in(known))
        zones.append(Zone(say("zone-known-recruits"), ZoneKind.PILE, shown, count=view.recruit_sizes[seat]))
    borne = {
        Mark.LEADS: seat == view.leader and not view.over,
        Mark.AWAITED: seat in view.to_act,
        Mark.AHEAD: not view.over and seat in ahead([_standing(view, one, votes) for one in (0, 1)]),
        Mark.WON: view.over and outcome_of(view.results, view.options.match_length).places[seat] == 1,
    }
    return Panel(seat, counters=tuple(counters), marks=marks(borne), zones=tuple(zones))


@lru_cache(256)
def _pile(scored: int, votes: tuple[Seat | None, ...], seat: Seat) -> Text | None:
    factions = [
        say(
            "pile-faction",
            faction=faction.value,
            count=(scored & cards).bit_count(),
            highest=highest(scored & cards),
            vote=vote == seat,
        )
        for (faction, cards), vote in zip(FACTION.items(), votes, strict=True)
        if scored & cards
    ]
    return say("pile", factions=factions) if factions else None


def _standing(view: ClaimView, seat: Seat, votes: Sequence[Seat | None]) -> int:
    return wins_of(view.results)[seat] * (len(votes) + 1) + votes.count(seat)


def _centre(view: ClaimView) -> list[Zone]:
    zones = []
    if view.prize is not None:
        prize, note = (Shown(view.prize.code),), say("prize-stake")
        zones.append(Zone(say("zone-prize"), ZoneKind.ROW, prize, note=note, decisive=True))
    if view.led is not None:
        led = Shown(view.led.code, by=view.leader, marks=(Mark.LEADS,))
        zones.append(Zone(say("zone-trick"), ZoneKind.ROW, (led,), decisive=True))
    if view.last is not None:
        zones.append(_last_trick(view.last, decisive=view.led is None))
    if view.phase == 1:
        zones.append(Zone(say("zone-deck"), ZoneKind.PILE, count=view.deck_size))
    zones.append(Zone(say("zone-discard"), ZoneKind.PILE, count=view.discard.bit_count()))
    return zones


def _last_trick(last: LastTrick, *, decisive: bool) -> Zone:
    shown = tuple(
        Shown(one.code, by=seat, marks=marks({Mark.LEADS: one is last.led, Mark.WON: seat == last.winner}))
        for one, seat in ((last.led, last.leader), (last.answer, 1 - last.leader))
    )
    played = set_of([last.led, last.answer])
    note = says.gathered(last.winner, played) if last.prize is None else says.recruited(last.winner, last.prize, played)
    return Zone(say("zone-last-trick"), ZoneKind.ROW, shown, note=note, decisive=decisive)


def _hand(view: ClaimView) -> Zone:
    allowed = {play.card: (Mark.PLAYABLE,) for play in view.legal}
    blocked = (Mark.BLOCKED,) if allowed else ()
    shown = tuple(Shown(one.code, marks=allowed.get(one, blocked)) for one in cards_in(view.hand))
    return Zone(say("zone-hand"), ZoneKind.FAN, shown)


def _recruits(view: ClaimView) -> Zone:
    new = None
    if view.last is not None:
        new = view.last.prize if view.last.winner == view.seat else view.last.blind
    shown = tuple(Shown(one.code, marks=(Mark.NEW,) if one is new else ()) for one in cards_in(view.recruits))
    return Zone(say("zone-recruits"), ZoneKind.FAN, shown)
