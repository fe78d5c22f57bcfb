"""The viewer's question (which row to lay; which card to play, and on which trick), and refusals (RULES.md 6 and 7)."""

from __future__ import annotations

from games.engine import Ask, AskKind, Choice, SeatRef, Text, TextList, card, text
from games.monster_tricks.actions import NEW, PLAYS, VALUES, Lay, MonsterAction, Play
from games.monster_tricks.cards import Card, cards_in, victory_code
from games.monster_tricks.tricks import targets, with_card
from games.monster_tricks.view import MonsterView


def ask(view: MonsterView) -> Ask | None:
    """Which row to lay; or which card to play: every card has a place somewhere (RULES.md 7)."""
    if not view.legal:
        return None
    if view.laying:
        values = tuple(Choice(str(value), card=victory_code(value)) for value in VALUES[view.round])
        return Ask(text("monster-tricks-ask-row"), values, kind=AskKind.ORDER, verb="row")
    hand = tuple(Choice(one.code, card=one.code, then=_target(view, one)) for one in cards_in(view.hand))
    return Ask(text("monster-tricks-ask-card"), hand, verb="play")


def _target(view: MonsterView, played: Card) -> Ask:
    possible = [play for play in PLAYS[played.index] if play.target == NEW or view.trick_at(play.target) is not None]
    return Ask(
        text("monster-tricks-ask-target", card=card(played.code)), tuple(_choice(view, play) for play in possible)
    )


def _choice(view: MonsterView, play: Play) -> Choice:
    trick = view.trick_at(play.target)
    blocked = None if play in view.legal else why_not(view, play)
    played, number = card(play.card.code), play.target + 1
    if trick is None:
        says = text("monster-tricks-says-new", card=played)
        return Choice("new", label=text("monster-tricks-button-new"), says=says, blocked=blocked)
    after = with_card(trick, play.card, view.me)
    owner, full = SeatRef(after.owner), "yes" if after.full else "no"
    says = text("monster-tricks-says-play", card=played, number=number, owner=owner, full=full)
    label = text("monster-tricks-button-trick", number=number)
    return Choice(str(number), label=label, says=says, blocked=blocked)


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
    places = TextList(tuple(_place(at) for at in range(NEW + 1) if allowed >> at & 1))
    if play.target == NEW:
        return text("monster-tricks-no-free-slot", card=played, places=places)
    trick = view.slots[play.target]
    if trick is None:
        return text("monster-tricks-no-trick-there", card=played, number=number, places=places)
    colour = trick.opening.colour.value
    return text("monster-tricks-wrong-colour", card=played, number=number, colour=colour, places=places)


def _place(at: int) -> Text:
    return text("monster-tricks-target-new") if at == NEW else text("monster-tricks-target", number=at + 1)
