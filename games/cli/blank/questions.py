"""The viewer's choices."""

from __future__ import annotations

from games.cli.blank.cards import CODES
from games.cli.blank.view import BlankView
from games.engine import Ask, Choice, text


def ask(view: BlankView) -> Ask | None:
    if not view.legal:
        return None
    return Ask(text("blank-game-ask"), tuple(Choice(CODES[card], card=CODES[card]) for card in view.hand), verb="play")
