"""The viewer's choices: from a view to an ask; and why an action is refused (RULES.md 5 and 6.2)."""

from __future__ import annotations

from collections.abc import Callable

from games.dwarf_king.actions import (
    KEEP,
    PLAYS,
    ChooseQuest,
    DwarfAction,
    Exchange,
    Give,
    Pass,
    Phase,
    Play,
    Swap,
    UseSorcerer,
)
from games.dwarf_king.cards import DRAGON, MUMMY, NO_SUIT, PUPPETEER, SORCERER, SUITS, Card, cards_in
from games.dwarf_king.says import quest_name, quest_rule, say
from games.dwarf_king.tricks import barred, effective
from games.dwarf_king.view import DwarfView
from games.engine import Ask, AskKind, Choice, SeatRef, Text, set_of


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
            way, label=say("way", way=way, to=to, source=source), says=say("says-pass", way=way, to=to, source=source)
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


BELONGS: dict[Phase, type[DwarfAction]] = {
    Phase.QUEST: ChooseQuest,
    Phase.SWAP: Swap,
    Phase.GIVE: Give,
    Phase.PLAY: Play,
    Phase.DRUID: Exchange,
    Phase.DIRECTION: Pass,
    Phase.SORCERER: UseSorcerer,
}
"""Which kind of action answers which question."""


def why_not(view: DwarfView, action: DwarfAction) -> Text:
    if view.phase not in BELONGS or not isinstance(action, BELONGS[view.phase]):
        return say("not-now", phase=view.phase.value)
    match action:
        case Play(played):
            return _unplayable(view, played)
        case Give(first, second):
            return say("not-held", cards=cards_in((first.bit | second.bit) & ~set_of(view.hand)))
        case UseSorcerer(None):
            return say("must-swap")
        case UseSorcerer(Card() as wanted):
            return say("not-in-trick", card=wanted)
        case _:
            return say("other-seat")


def _unplayable(view: DwarfView, played: Card) -> Text:
    if played not in view.hand:
        return say("not-held", cards=(played,))
    if played is SORCERER:
        return say("never-played")
    if played.bit & barred(view.plays, view.last):
        return say("not-in-first", special=played.code)
    copiers = view.followers & (MUMMY.bit | PUPPETEER.bit)
    return say(
        "must-follow",
        suit=SUITS[view.led],
        held=cards_in(view.followers),
        copies=copiers > 0,
        copier=cards_in(copiers),
        dragon=DRAGON in view.hand,
    )
