"""The viewer's choices, and why another action is refused."""

from __future__ import annotations

from games.cli.blank.actions import Play
from games.cli.blank.cards import CODES
from games.cli.blank.view import BlankView
from games.engine import Ask, CardRef, Choice, Text, text


def ask(view: BlankView) -> Ask | None:
    if not view.legal:
        return None
    return Ask(text("blank-game-ask"), tuple(Choice(CODES[card], card=CODES[card]) for card in view.hand), verb="play")


def why_not(_view: BlankView, action: Play) -> Text:
    return text("blank-game-not-held", card=CardRef(CODES[action.card]))
