"""Why a play is refused (RULES.md 6.1)."""

from __future__ import annotations

from games.claim import says
from games.claim.actions import Play
from games.claim.view import ClaimView
from games.engine import Text, card, set_of, text


def why_not(view: ClaimView, action: Play) -> Text:
    if view.led is None or action.card not in view.hand:
        return text("claim-not-held", card=card(action.card.code))
    return says.must_follow(set_of(view.hand), view.led)
