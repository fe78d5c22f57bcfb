"""The viewer's question: which row to lay; which card to play, and then on which trick."""

from __future__ import annotations

from games.engine import Ask, AskKind, Choice, SeatRef, card, text
from games.monster_tricks.actions import NEW, PLAYS, VALUES, Play
from games.monster_tricks.cards import Card, cards_in, victory_code
from games.monster_tricks.refusals import why_not
from games.monster_tricks.tricks import with_card
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
