"""The viewer's choices: from a view to an ask."""

from __future__ import annotations

from games.claim.actions import PLAYS
from games.claim.cards import cards_in
from games.claim.refusals import why_not
from games.claim.view import ClaimView
from games.engine import Ask, Choice, text


def ask(view: ClaimView) -> Ask | None:
    if not view.legal:
        return None
    return Ask(
        question=text("claim-ask-lead") if view.led is None else text("claim-ask-follow"),
        verb="play",
        choices=tuple(
            Choice(play.card.code, card=play.card.code, blocked=None if play in view.legal else why_not(view, play))
            for play in [PLAYS[one.index] for one in cards_in(view.hand)]
        ),
    )
