"""What the viewer may choose: from a view to an ask."""

from __future__ import annotations

from games.claim.actions import PLAYS
from games.claim.refusals import why_not
from games.claim.view import ClaimView
from games.engine import Ask, Choice, SeatRef, card, text


def ask(view: ClaimView) -> Ask | None:
    """Return which card to lead or to answer with; the cards that may not be played say why."""
    if not view.legal:
        return None
    if view.led is None:
        question = text("claim-ask-lead")
    else:
        question = text("claim-ask-follow", leader=SeatRef(view.leader), card=card(view.led.code))
    return Ask(
        question=question,
        verb="play",
        choices=tuple(
            Choice(play.card.code, card=play.card.code, blocked=None if play in view.legal else why_not(view, play))
            for play in [PLAYS[one.index] for one in view.hand]
        ),
    )
