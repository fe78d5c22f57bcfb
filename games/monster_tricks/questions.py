"""The viewer's question (which row to lay; which card to play, and on which trick), and refusals (RULES.md 6 and 7)."""

from __future__ import annotations

from games.engine import Ask, AskKind, Choice, SeatRef, Text
from games.monster_tricks.actions import NEW, PLAYS, VALUES, Lay, MonsterAction, Play
from games.monster_tricks.cards import Card, cards_in, victory_code
from games.monster_tricks.says import say
from games.monster_tricks.tricks import targets, with_card
from games.monster_tricks.view import MonsterView


def ask(view: MonsterView) -> Ask | None:
    """Which row to lay; or which card to play: every card has a place somewhere (RULES.md 7)."""
    if not view.legal:
        return None
    if view.laying:
        values = tuple(Choice(str(value), card=victory_code(value)) for value in VALUES[view.round])
        return Ask(say("ask-row"), values, kind=AskKind.ORDER, verb="row")
    hand = tuple(Choice(one.code, card=one.code, then=_target(view, one)) for one in cards_in(view.hand))
    return Ask(say("ask-card"), hand, verb="play")


def _target(view: MonsterView, played: Card) -> Ask:
    possible = [play for play in PLAYS[played.index] if play.target == NEW or view.trick_at(play.target) is not None]
    return Ask(say("ask-target", card=played), tuple(_choice(view, play) for play in possible))


def _choice(view: MonsterView, play: Play) -> Choice:
    trick = view.trick_at(play.target)
    blocked = None if play in view.legal else why_not(view, play)
    if trick is None:
        says = say("says-new", card=play.card)
        return Choice("new", label=say("button-new"), says=says, blocked=blocked)
    number = play.target + 1
    after = with_card(trick, play.card, view.me)
    says = say("says-play", card=play.card, number=number, owner=SeatRef(after.owner), full=after.full)
    label = say("button-trick", number=number)
    return Choice(str(number), label=label, says=says, blocked=blocked)


def why_not(view: MonsterView, action: MonsterAction) -> Text:
    if isinstance(action, Lay):
        if not view.laying:
            return say("row-is-laid")
        low, middle, high = VALUES[view.round]
        return say("other-row", low=low, middle=middle, high=high)
    if view.laying:
        return say("first-the-row")
    if not view.hand & action.card.bit:
        return say("not-held", card=action.card)
    return _not_there(view, action)


def _not_there(view: MonsterView, play: Play) -> Text:
    """Why a card may not go to a target, and where it may go instead (RULES.md 7)."""
    played, number, allowed = play.card, play.target + 1, targets(view.slots)[play.card.suit]
    places = [_place(at) for at in range(NEW + 1) if allowed >> at & 1]
    if play.target == NEW:
        return say("no-free-slot", card=played, places=places)
    trick = view.slots[play.target]
    if trick is None:
        return say("no-trick-there", card=played, number=number, places=places)
    colour = trick.opening.colour.value
    return say("wrong-colour", card=played, number=number, colour=colour, places=places)


def _place(at: int) -> Text:
    return say("target-new") if at == NEW else say("target", number=at + 1)
