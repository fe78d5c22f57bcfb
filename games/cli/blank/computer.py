"""Computer players. They get a view and choose one of its legal actions."""

from __future__ import annotations

from random import Random

from games.cli.blank.actions import Play
from games.cli.blank.cards import CODES
from games.cli.blank.view import BlankView
from games.engine import CardRef, Text, text


def novice(view: BlankView, rng: Random) -> Play:
    choice: Play = rng.choice(view.legal)
    return choice


def casual(view: BlankView, _rng: Random) -> Play:
    """Lead the highest card. Follow with the lowest card that is ahead, else throw away the lowest."""
    if not view.trick:
        return Play(view.hand[-1])
    return Play(min((card for card in view.hand if card > max(view.trick)), default=view.hand[0]))


def explain(view: BlankView, action: Play) -> Text:
    ahead = "yes" if action.card > max(view.trick, default=0) else "no"
    return text("blank-game-hint", card=CardRef(CODES[action.card]), ahead=ahead)
