"""The choices in the puzzle: the pile for the card, and the card that leaves it."""

from __future__ import annotations

from games.engine import Ask, Choice, card, text
from games.five_crowns import says
from games.five_crowns.actions import PUTS, Put
from games.five_crowns.best import distance
from games.five_crowns.cards import LOWEST, Card, cards_in
from games.five_crowns.questions import MOST_MARKED
from games.five_crowns.solo_computer import advice
from games.five_crowns.view import SoloView


def ask(view: SoloView) -> Ask | None:
    if not view.legal or view.drawn is None:
        return None
    advised = advice(view)
    return Ask(
        question=text("five-crowns-ask-put", card=card(view.drawn.code)),
        verb="put",
        choices=tuple([_choice(view, size, view.drawn, advised) for size in view.open]),
        advice=text("five-crowns-advice-put"),
    )


def _choice(view: SoloView, size: int, drawn: Card, advised: Put) -> Choice:
    before = view.piles[size - LOWEST]
    hand = before | drawn.bit
    missing = {one: distance(hand ^ one.bit, size) for one in cards_in(hand)}
    least = min(missing.values())
    marked = [one for one in missing if PUTS[size][one.index] is advised]
    marked = marked or [one for one in missing if missing[one] == least][:MOST_MARKED]
    then = Ask(
        text("five-crowns-ask-leaves", pile=size, card=card(drawn.code)),
        tuple(
            [
                Choice(
                    one.code,
                    card=one.code,
                    says=says.putting(size, drawn, one),
                    favoured=one in marked,
                )
                for one in missing
            ]
        ),
    )
    now = distance(before, size)
    better = "yes" if least < now else "no"
    label = text("five-crowns-choice-put", pile=size, better=better, after=least)
    return Choice(f"P{size}", label=label, then=then, favoured=size == advised.pile)
