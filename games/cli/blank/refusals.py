"""Why an action is refused."""

from __future__ import annotations

from games.cli.blank.actions import Play
from games.cli.blank.cards import CODES
from games.cli.blank.view import BlankView
from games.engine import CardRef, Text, text


def why_not(_view: BlankView, action: Play) -> Text:
    return text("blank-game-not-held", card=CardRef(CODES[action.card]))
