"""The viewer's screen: from a view to a scene."""

from __future__ import annotations

from collections.abc import Sequence

from games.claim import says
from games.claim.cards import Card, Faction
from games.claim.outcome import outcome_of, wins_of
from games.claim.view import ClaimView, LastTrick
from games.claim.votes import votes_of
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
    set_of,
    text,
)


def scene(view: ClaimView) -> Scene:
    """The whole table as the viewer may see it (RULES.md 9)."""
    mine = view.seat is not None
    return Scene(
        phase=_phase(view),
        facts=tuple(_facts(view)),
        brief=(),
        aim=text("claim-aim", phase=view.phase),
        panels=(_panel(view, 0), _panel(view, 1)),
        centre=tuple(_centre(view)),
        hand=_hand(view) if mine and not view.over else None,
        own=(_recruits(view),) if mine and view.phase == 1 else (),
    )


def _phase(view: ClaimView) -> Text:
    if view.over:
        return text("claim-phase-over")
    return text(
        "claim-phase",
        phase=view.phase,
        trick=view.trick,
        game=view.game,
        games=view.options.match_length,
    )


def _facts(view: ClaimView) -> list[Text]:
    if view.over:
        return [outcome_of(view.results, view.options.match_length).reason]
    facts = []
    if view.game > 1:
        facts.append(text("claim-fact-last-game", game=view.game - 1, result=says.game_ended(view.results[-1])))
    if view.led is None:
        facts.append(text("claim-fact-leads", leader=SeatRef(view.leader)))
    else:
        facts.append(_answering(view, view.led))
    if view.last is not None and view.last.blind is not None:
        facts.append(says.drew(1 - view.last.winner, view.last.blind))
    return facts


def _answering(view: ClaimView, led: Card) -> Text:
    follower = 1 - view.leader
    if view.seat == follower and all(one.faction is not led.faction for one in view.hand):
        return text("claim-fact-void", faction=led.faction.value)
    return text("claim-fact-answers", seat=SeatRef(follower), faction=led.faction.value)


def _panel(view: ClaimView, seat: Seat) -> Panel:
    pile = set_of(view.piles[seat])
    votes = votes_of(set_of(view.piles[0]), set_of(view.piles[1]))
    counters = [Counter(text("claim-counter-votes"), votes.count(seat), of=5)]
    if view.phase == 1:
        counters.append(Counter(text("claim-counter-recruits"), view.recruit_sizes[seat], of=13))
    counters.append(Counter(text("claim-counter-hand"), view.hand_sizes[seat]))
    if view.options.match_length > 1:
        counters.append(Counter(text("claim-counter-games"), wins_of(view.results)[seat]))
    zones = [
        Zone(
            text("claim-zone-pile"),
            ZoneKind.PILE,
            tuple(Shown(one.code, marks=_voting(votes, one, seat)) for one in view.piles[seat]),
            count=len(view.piles[seat]),
            note=says.pile(pile, votes, seat) if pile else None,
        )
    ]
    if view.options.show_known_recruits and view.known_recruits[seat]:
        zones.append(
            Zone(
                text("claim-zone-known-recruits"),
                ZoneKind.PILE,
                tuple(Shown(one.code) for one in view.known_recruits[seat]),
                count=view.recruit_sizes[seat],
            )
        )
    marks = []
    if seat == view.leader and not view.over:
        marks.append(Mark.LEADS)
    if seat in view.to_act:
        marks.append(Mark.AWAITED)
    if not view.over and seat in ahead([_standing(view, one, votes) for one in (0, 1)]):
        marks.append(Mark.AHEAD)
    if view.over and outcome_of(view.results, view.options.match_length).places[seat] == 1:
        marks.append(Mark.WON)
    return Panel(seat, counters=tuple(counters), marks=tuple(marks), zones=tuple(zones))


def _voting(votes: Sequence[Seat | None], one: Card, seat: Seat) -> tuple[Mark, ...]:
    return (Mark.AHEAD,) if votes[list(Faction).index(one.faction)] == seat else ()


def _standing(view: ClaimView, seat: Seat, votes: Sequence[Seat | None]) -> int:
    return wins_of(view.results)[seat] * (len(votes) + 1) + votes.count(seat)


def _centre(view: ClaimView) -> list[Zone]:
    zones = []
    if view.prize is not None:
        zones.append(
            Zone(
                text("claim-zone-prize"),
                ZoneKind.ROW,
                (Shown(view.prize.code),),
                note=text("claim-prize-stake"),
                decisive=True,
            )
        )
    if view.led is not None:
        led = Shown(view.led.code, by=view.leader, marks=(Mark.LEADS,))
        zones.append(Zone(text("claim-zone-trick"), ZoneKind.ROW, (led,), decisive=True))
    if view.last is not None:
        zones.append(_last_trick(view.last, decisive=view.led is None))
    if view.phase == 1:
        zones.append(Zone(text("claim-zone-deck"), ZoneKind.PILE, count=view.deck_size))
    zones.append(Zone(text("claim-zone-discard"), ZoneKind.PILE, count=len(view.discard)))
    return zones


def _last_trick(last: LastTrick, *, decisive: bool) -> Zone:
    led = (Mark.LEADS, Mark.WON) if last.winner == last.leader else (Mark.LEADS,)
    answered = () if last.winner == last.leader else (Mark.WON,)
    shown = (
        Shown(last.led.code, by=last.leader, marks=led),
        Shown(last.answer.code, by=1 - last.leader, marks=answered),
    )
    played = set_of([last.led, last.answer])
    note = says.gathered(last.winner, played) if last.prize is None else says.recruited(last.winner, last.prize, played)
    return Zone(text("claim-zone-last-trick"), ZoneKind.ROW, shown, note=note, decisive=decisive)


def _hand(view: ClaimView) -> Zone:
    allowed = {play.card for play in view.legal}
    shown = []
    for one in view.hand:
        mark = Mark.PLAYABLE if one in allowed else Mark.BLOCKED
        shown.append(Shown(one.code, marks=(mark,) if view.legal else ()))
    return Zone(text("claim-zone-hand"), ZoneKind.FAN, tuple(shown))


def _recruits(view: ClaimView) -> Zone:
    new = None
    if view.last is not None:
        new = view.last.prize if view.last.winner == view.seat else view.last.blind
    shown = tuple(Shown(one.code, marks=(Mark.NEW,) if one is new else ()) for one in view.recruits)
    return Zone(text("claim-zone-recruits"), ZoneKind.FAN, shown)
