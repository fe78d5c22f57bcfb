"""What the viewer may choose: from a view to an ask."""

from __future__ import annotations

from games.claim import says
from games.claim.view import ClaimView
from games.engine import Ask, Choice, SeatRef, Text, card, set_of, text


def ask(view: ClaimView) -> Ask | None:
    """Return which card to lead or to answer with; the cards that may not be played say why."""
    if not view.legal:
        return None
    if view.led is None:
        question = text("claim-ask-lead")
    else:
        question = text("claim-ask-follow", leader=SeatRef(view.leader), card=card(view.led.code))
    allowed = {play.card for play in view.legal}
    return Ask(
        question=question,
        verb="play",
        choices=tuple(
            Choice(one.code, card=one.code, blocked=None if one in allowed else _must_follow(view)) for one in view.hand
        ),
    )


def _must_follow(view: ClaimView) -> Text | None:
    return None if view.led is None else says.must_follow(set_of(view.hand), view.led)
