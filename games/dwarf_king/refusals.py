"""Why an action is refused: the rule, and the cards (RULES.md 5 and 6.2)."""

from __future__ import annotations

from games.dwarf_king.actions import (
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
from games.dwarf_king.cards import MUMMY, PUPPETEER, SORCERER, SUITS, Card, listed
from games.dwarf_king.tricks import barred
from games.dwarf_king.view import DwarfView
from games.engine import Text, card, set_of, text

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
        return text("dwarf-king-not-now", phase=view.phase.value)
    match action:
        case Play(played):
            return _unplayable(view, played)
        case Give(first, second):
            return text("dwarf-king-not-held", cards=listed((first.bit | second.bit) & ~set_of(view.hand)))
        case UseSorcerer(None):
            return text("dwarf-king-must-swap")
        case UseSorcerer(Card() as wanted):
            return text("dwarf-king-not-in-trick", card=card(wanted.code))
        case _:
            return text("dwarf-king-other-seat")


def _unplayable(view: DwarfView, played: Card) -> Text:
    if played not in view.hand:
        return text("dwarf-king-not-held", cards=listed(played.bit))
    if played is SORCERER:
        return text("dwarf-king-never-played")
    if played.bit & barred(view.plays, view.last):
        return text("dwarf-king-not-in-first", special=played.code)
    followers = view.followers
    copiers = followers & (MUMMY.bit | PUPPETEER.bit)
    return text(
        "dwarf-king-must-follow",
        suit=SUITS[view.led],
        held=listed(followers),
        copies="yes" if copiers else "no",
        copier=listed(copiers),
        dragon="yes" if view.may_refuse else "no",
    )
