"""Why a play is refused (RULES.md 6.1)."""

from __future__ import annotations

from games.claim import says
from games.claim.actions import Play
from games.claim.view import ClaimView
from games.engine import Text, set_of


def why_not(view: ClaimView, action: Play) -> Text:
    """Return whether the card is not held, or which cards have to be played instead."""
    if view.led is None or action.card not in view.hand:
        return says.not_held(action.card)
    return says.must_follow(set_of(view.hand), view.led)
