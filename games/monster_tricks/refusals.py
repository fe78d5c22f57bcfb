"""Why an action is refused: a row (RULES.md 6) or a play (7)."""

from __future__ import annotations

from games.engine import Text, TextList, card, text
from games.monster_tricks.actions import NEW, VALUES, Lay, MonsterAction, Play
from games.monster_tricks.tricks import targets
from games.monster_tricks.view import MonsterView


def why_not(view: MonsterView, action: MonsterAction) -> Text:
    if isinstance(action, Lay):
        if not view.laying:
            return text("monster-tricks-row-is-laid")
        low, middle, high = VALUES[view.round]
        return text("monster-tricks-other-row", low=low, middle=middle, high=high)
    if view.laying:
        return text("monster-tricks-first-the-row")
    if not view.hand & action.card.bit:
        return text("monster-tricks-not-held", card=card(action.card.code))
    return _not_there(view, action)


def _not_there(view: MonsterView, play: Play) -> Text:
    """Why a card may not go to a target, and where it may go instead (RULES.md 7)."""
    played, number, allowed = card(play.card.code), play.target + 1, targets(view.slots)[play.card.suit]
    places = TextList(tuple(_target(at) for at in range(NEW + 1) if allowed >> at & 1))
    if play.target == NEW:
        return text("monster-tricks-no-free-slot", card=played, places=places)
    trick = view.slots[play.target]
    if trick is None:
        return text("monster-tricks-no-trick-there", card=played, number=number, places=places)
    colour = trick.opening.colour.value
    return text("monster-tricks-wrong-colour", card=played, number=number, colour=colour, places=places)


def _target(at: int) -> Text:
    return text("monster-tricks-target-new") if at == NEW else text("monster-tricks-target", number=at + 1)
