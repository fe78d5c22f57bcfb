"""The viewer's choices: from a view to an ask; and why a play is refused (RULES.md 6.1)."""

from __future__ import annotations

from games.claim.actions import PLAYS, Play
from games.claim.cards import DOPPELGANGERS, FACTION, cards_in
from games.claim.says import say
from games.claim.view import ClaimView
from games.engine import Ask, Choice, Text


def ask(view: ClaimView) -> Ask | None:
    if not view.legal:
        return None
    return Ask(
        question=say("ask-lead") if view.led is None else say("ask-follow"),
        verb="play",
        choices=tuple(
            Choice(play.card.code, card=play.card.code, blocked=None if play in view.legal else why_not(view, play))
            for play in [PLAYS[one.index] for one in cards_in(view.hand)]
        ),
    )


def why_not(view: ClaimView, action: Play) -> Text:
    if view.led is None or not view.hand & action.card.bit:
        return say("not-held", card=action.card)
    hand, same = view.hand, FACTION[view.led.faction]
    wilds = hand & DOPPELGANGERS & ~same
    return say(
        "must-follow",
        faction=view.led.faction.value,
        held=cards_in(hand & same),
        count=wilds.bit_count(),
        wilds=cards_in(wilds),
    )
