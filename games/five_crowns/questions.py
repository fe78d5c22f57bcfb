"""What the viewer of a game may choose: from a view to an ask."""

from __future__ import annotations

from games.engine import Ask, Choice, card, text
from games.five_crowns import says
from games.five_crowns.actions import Discard, Source
from games.five_crowns.best import best, discards
from games.five_crowns.cards import Card, cards_in
from games.five_crowns.view import CrownsView


def ask(view: CrownsView) -> Ask | None:
    """Return where to draw from, or what to discard; going out is proposed whenever it is possible."""
    if not view.legal:
        return None
    return _ask_draw(view) if view.drawn is None else _ask_discard(view, view.drawn)


def _ask_draw(view: CrownsView) -> Ask:
    top = view.discards[-1]
    after = min(best(rest, view.wild_rank) for _, rest in discards(view.hand | top.bit))
    closes = after == 0 and view.closer is None
    surely = view.closer is None and best(view.hand, view.wild_rank) == 0
    taking = text("five-crowns-choice-take", out="yes" if closes else "no", points=after)
    return Ask(
        question=text("five-crowns-ask-draw"),
        verb="draw",
        choices=(
            Choice(
                Source.PILE,
                label=text("five-crowns-choice-pile", out="yes" if surely else "no"),
                says=text("five-crowns-says-pile"),
                favoured=surely,
            ),
            Choice(Source.DISCARD, card=top.code, label=taking, says=says.taking(top), favoured=closes),
        ),
    )


def _ask_discard(view: CrownsView, drawn: Card) -> Ask:
    costs = {one: best(view.hand ^ one.bit, view.wild_rank) for one in cards_in(view.hand)}
    outs = [action.card for action in view.legal if isinstance(action, Discard) and action.out]
    if not outs:
        question = text("five-crowns-ask-discard", card=card(drawn.code))
        return Ask(question, _discards(view, costs), verb="discard", legend=text("five-crowns-ask-legend"))
    going_out = Ask(
        text("five-crowns-ask-out-with"),
        tuple(Choice(one.code, card=one.code, says=says.going_out(one), favoured=True) for one in outs),
    )
    going_on = Ask(
        text("five-crowns-ask-discard", card=card(drawn.code)),
        _discards(view, costs),
        legend=text("five-crowns-ask-legend"),
    )
    return Ask(
        question=text("five-crowns-ask-out", card=card(drawn.code)),
        choices=(
            Choice("out", label=text("five-crowns-choice-out"), then=going_out, favoured=True),
            Choice("discard", label=text("five-crowns-choice-on"), then=going_on),
        ),
    )


def _discards(view: CrownsView, costs: dict[Card, int]) -> tuple[Choice, ...]:
    """Return a choice for each card, with what the rest would cost.

    Where nothing but that counts the cheapest stand out: on a last turn, and when a discard goes out by itself.
    """
    least = min(costs.values())
    alone = view.options.auto_go_out and view.closer is None
    return tuple(
        Choice(
            one.code,
            card=one.code,
            label=text("five-crowns-choice-card", wild="yes" if one.rank == view.wild_rank else "no", points=points),
            says=says.going_out(one) if alone and not points else says.discarding(one),
            favoured=points == least and (view.closer is not None or (alone and not points)),
        )
        for one, points in costs.items()
    )
