"""The viewer's choices, in the game and in the puzzle, and why an action is refused (RULES.md 5 to 7)."""

from __future__ import annotations

from games.engine import Ask, Choice, SeatRef, Text
from games.five_crowns import says
from games.five_crowns.actions import PUTS, CrownsAction, Discard, Draw, Put, Source
from games.five_crowns.best import arrange, best, discards, distance
from games.five_crowns.cards import LOWEST, Card, cards_in
from games.five_crowns.says import say
from games.five_crowns.solo_computer import advice
from games.five_crowns.view import AnyView, CrownsView, SoloView

MOST_MARKED = 2


def ask(view: AnyView) -> Ask | None:
    if not view.legal:
        return None
    if isinstance(view, SoloView):
        return None if view.drawn is None else _ask_put(view, view.drawn)
    return _ask_draw(view) if view.drawn is None else _ask_discard(view, view.drawn)


def _ask_draw(view: CrownsView) -> Ask:
    top = view.discards[-1]
    surely = view.closer is None and best(view.hand, view.wild_rank) == 0
    drawing = say("choice-pile", out=surely)
    after = min(best(rest, view.wild_rank) for _, rest in discards(view.hand | top.bit))
    closes = after == 0 and view.closer is None
    taking = say("choice-take", out=closes, points=after)
    says_taking = say("says-take", card=top)
    return Ask(
        question=say("ask-draw"),
        verb="draw",
        choices=(
            Choice(Source.PILE, label=drawing, says=say("says-pile"), favoured=surely),
            Choice(Source.DISCARD, card=top.code, label=taking, says=says_taking, favoured=closes),
        ),
    )


def _ask_discard(view: CrownsView, drawn: Card) -> Ask:
    costs = {one: best(view.hand ^ one.bit, view.wild_rank) for one in cards_in(view.hand)}
    question = say("ask-discard", card=drawn)
    advice = say("advice-discard", points=min(costs.values()))
    outs = [action.card for action in view.legal if isinstance(action, Discard) and action.out]
    if not outs:
        return Ask(question, _discards(view, costs), verb="discard", advice=advice)
    going_on = Ask(question, _discards(view, costs), advice=advice)
    ways_out = tuple(Choice(one.code, card=one.code, says=say("says-out", card=one), favoured=True) for one in outs)
    going_out = Ask(say("ask-out-with"), ways_out)
    return Ask(
        question=say("ask-out", card=drawn),
        choices=(
            Choice("out", label=say("choice-out"), then=going_out, favoured=True),
            Choice("discard", label=say("choice-on"), then=going_on),
        ),
    )


def _discards(view: CrownsView, costs: dict[Card, int]) -> tuple[Choice, ...]:
    """A choice for each card; the one or two after which the rest costs least stand out."""
    cheapest = [one for one in costs if costs[one] == min(costs.values())]
    # Of many that cost the same, those that are dear to keep go first.
    marked = sorted(cheapest, key=lambda one: (one.rank == view.wild_rank or not one.suit, -one.rank))[:MOST_MARKED]
    alone = view.options.auto_go_out and view.closer is None
    said = {
        one: say("says-out", card=one) if alone and not points else say("says-discard", card=one)
        for one, points in costs.items()
    }
    return tuple(Choice(one.code, card=one.code, says=said[one], favoured=one in marked) for one in costs)


def _ask_put(view: SoloView, drawn: Card) -> Ask:
    """The pile for the card, and then the card that leaves it."""
    advised = advice(view)
    return Ask(
        question=say("ask-put", card=drawn),
        verb="put",
        choices=tuple([_pile(view, size, drawn, advised) for size in view.open]),
        advice=say("advice-put"),
    )


def _pile(view: SoloView, size: int, drawn: Card, advised: Put) -> Choice:
    before = view.piles[size - LOWEST]
    hand = before | drawn.bit
    missing = {one: distance(hand ^ one.bit, size) for one in cards_in(hand)}
    least = min(missing.values())
    marked = [one for one in missing if PUTS[size][one.index] is advised]
    marked = marked or [one for one in missing if missing[one] == least][:MOST_MARKED]
    said = {one: says.put("says-put", size, drawn, one) for one in missing}
    leaving = tuple(Choice(one.code, card=one.code, says=said[one], favoured=one in marked) for one in missing)
    then = Ask(say("ask-leaves", pile=size, card=drawn), leaving)
    label = say("choice-put", pile=size, better=least < distance(before, size), after=least)
    return Choice(f"P{size}", label=label, then=then, favoured=size == advised.pile)


def why_not(view: AnyView, action: CrownsAction) -> Text:
    return _in_the_puzzle(view, action) if isinstance(view, SoloView) else _in_the_game(view, action)


def _in_the_game(view: CrownsView, action: CrownsAction) -> Text:
    if isinstance(action, Put):
        return say("not-here")
    if isinstance(action, Draw):
        return say("has-drawn")
    if view.drawn is None:
        return say("draw-first")
    if not view.hand & action.card.bit:
        return say("not-held", card=action.card)
    if view.closer is not None:
        return say("already-out", closer=SeatRef(view.closer))
    if view.options.auto_go_out:
        return say("goes-out-alone")
    found = arrange(view.hand ^ action.card.bit, view.wild_rank)
    return say("does-not-meld", left=found.left, points=found.penalty)


def _in_the_puzzle(view: SoloView, action: CrownsAction) -> Text:
    if not isinstance(action, Put):
        return say("only-put")
    if view.closed[action.pile - LOWEST]:
        return say("pile-is-closed", pile=action.pile)
    return say("not-in-pile", pile=action.pile, card=action.card)
