"""The viewer's choices: from a view to an ask."""

from __future__ import annotations

from collections.abc import Callable

from games.dwarf_king.actions import KEEP, PLAYS, Phase
from games.dwarf_king.cards import NO_SUIT, SUITS
from games.dwarf_king.refusals import why_not
from games.dwarf_king.says import quest_name, quest_rule, say
from games.dwarf_king.tricks import effective
from games.dwarf_king.view import DwarfView
from games.engine import Ask, AskKind, Choice, SeatRef, Text


def ask(view: DwarfView) -> Ask | None:
    return _ASKS[view.phase](view) if view.legal else None


def _quest(view: DwarfView) -> Ask:
    choices = [
        Choice(
            side,
            label=say("side", side=side, quest=quest_name(rule)),
            gloss=quest_rule(rule),
            says=say("says-quest", quest=quest_name(rule), rule=quest_rule(rule)),
        )
        for side, rule in view.sides.items()
    ]
    return Ask(say("ask-quest"), tuple(choices), verb="quest")


def _seat(view: DwarfView) -> Ask:
    verb = view.phase.value
    choices = [
        Choice(
            str(seat),
            label=say("seat", seat=SeatRef(seat), count=view.hand_sizes[seat]),
            says=say(f"says-{verb}", seat=SeatRef(seat)),
        )
        for seat in range(view.seats)
        if seat != view.seat
    ]
    return Ask(say(f"ask-{verb}"), tuple(choices), verb=verb)


def _give(view: DwarfView) -> Ask:
    question = say("ask-give", seat=SeatRef(view.me if view.target is None else view.target), cards=view.taken)
    choices = tuple(Choice(one.code, card=one.code) for one in view.hand)
    return Ask(question, choices, AskKind.SOME, least=2, most=2, verb="give")


def _pass(view: DwarfView) -> Ask:
    left, right = SeatRef((view.me + 1) % view.seats), SeatRef((view.me - 1) % view.seats)
    choices = [
        Choice(
            way,
            label=say("way", way=way, to=to, source=source),
            says=say("says-pass", way=way, to=to, source=source),
        )
        for way, to, source in (("left", left, right), ("right", right, left))
    ]
    return Ask(say("ask-pass"), tuple(choices), verb="pass")


def _sorcerer(view: DwarfView) -> Ask:
    forced = KEEP not in view.legal
    cards = sorted(view.last.cards if view.last is not None else (), key=lambda one: one.index)
    swaps = [Choice(one.code, card=one.code, says=say("says-sorcerer", card=one)) for one in cards]
    blocked = why_not(view, KEEP) if forced else None
    keep = Choice("keep", label=say("keep"), says=say("says-keep"), blocked=blocked)
    return Ask(say("ask-sorcerer", forced=forced), (*swaps, keep), verb="sorcerer")


def _play(view: DwarfView) -> Ask:
    refusals = {one: None if PLAYS[one.index] in view.legal else why_not(view, PLAYS[one.index]) for one in view.hand}
    choices = tuple(Choice(one.code, card=one.code, blocked=refusal) for one, refusal in refusals.items())
    return Ask(_play_question(view), choices, verb="play")


def _play_question(view: DwarfView) -> Text:
    if not view.plays:
        return say("ask-lead")
    if view.led == NO_SUIT:
        return say("ask-free")
    first = effective(view.plays[0], (), view.last)[0]
    void = "yes" if not view.followers else "no" if first == view.led else "set"
    return say("ask-follow", suit=SUITS[view.led], void=void)


_ASKS: dict[Phase, Callable[[DwarfView], Ask]] = {
    Phase.QUEST: _quest,
    Phase.SWAP: _seat,
    Phase.GIVE: _give,
    Phase.PLAY: _play,
    Phase.DRUID: _seat,
    Phase.DIRECTION: _pass,
    Phase.SORCERER: _sorcerer,
}
