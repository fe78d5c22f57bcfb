"""Why an action is refused: the rule, and the cards (RULES.md 5 and 6.2)."""

from __future__ import annotations

from games.dwarf_king.actions import ChooseQuest, DwarfAction, Exchange, Give, Pass, Phase, Play, Swap, UseSorcerer
from games.dwarf_king.cards import MUMMY, PUPPETEER, SORCERER, SUITS, Card, cards_in
from games.dwarf_king.says import say
from games.dwarf_king.tricks import barred
from games.dwarf_king.view import DwarfView
from games.engine import Text, set_of

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
        dragon=view.may_refuse,
    )
