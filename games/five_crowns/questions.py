"""The viewer's choices, in the game and in the puzzle, and why an action is refused (RULES.md 5 to 7)."""

from __future__ import annotations

from games.engine import Ask, Choice, SeatRef, Text, card, text
from games.five_crowns import says
from games.five_crowns.actions import PUTS, CrownsAction, Discard, Draw, Put, Source
from games.five_crowns.best import arrange, best, discards, distance
from games.five_crowns.cards import LOWEST, Card, cards_in
from games.five_crowns.says import listed
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
    drawing = text("five-crowns-choice-pile", out="yes" if surely else "no")
    after = min(best(rest, view.wild_rank) for _, rest in discards(view.hand | top.bit))
    closes = after == 0 and view.closer is None
    taking = text("five-crowns-choice-take", out="yes" if closes else "no", points=after)
    says_taking = text("five-crowns-says-take", card=card(top.code))
    return Ask(
        question=text("five-crowns-ask-draw"),
        verb="draw",
        choices=(
            Choice(Source.PILE, label=drawing, says=text("five-crowns-says-pile"), favoured=surely),
            Choice(Source.DISCARD, card=top.code, label=taking, says=says_taking, favoured=closes),
        ),
    )


def _ask_discard(view: CrownsView, drawn: Card) -> Ask:
    costs = {one: best(view.hand ^ one.bit, view.wild_rank) for one in cards_in(view.hand)}
    question = text("five-crowns-ask-discard", card=card(drawn.code))
    advice = text("five-crowns-advice-discard", points=min(costs.values()))
    outs = [action.card for action in view.legal if isinstance(action, Discard) and action.out]
    if not outs:
        return Ask(question, _discards(view, costs), verb="discard", advice=advice)
    going_on = Ask(question, _discards(view, costs), advice=advice)
    ways_out = tuple(Choice(one.code, card=one.code, says=says.going_out(one), favoured=True) for one in outs)
    going_out = Ask(text("five-crowns-ask-out-with"), ways_out)
    return Ask(
        question=text("five-crowns-ask-out", card=card(drawn.code)),
        choices=(
            Choice("out", label=text("five-crowns-choice-out"), then=going_out, favoured=True),
            Choice("discard", label=text("five-crowns-choice-on"), then=going_on),
        ),
    )


def _discards(view: CrownsView, costs: dict[Card, int]) -> tuple[Choice, ...]:
    """A choice for each card; the one or two after which the rest costs least stand out."""
    cheapest = [one for one in costs if costs[one] == min(costs.values())]
    # Of many that cost the same, those that are dear to keep go first.
    marked = sorted(cheapest, key=lambda one: (one.rank == view.wild_rank or not one.suit, -one.rank))[:MOST_MARKED]
    alone = view.options.auto_go_out and view.closer is None
    said = {
        one: says.going_out(one) if alone and not points else text("five-crowns-says-discard", card=card(one.code))
        for one, points in costs.items()
    }
    return tuple(Choice(one.code, card=one.code, says=said[one], favoured=one in marked) for one in costs)


def _ask_put(view: SoloView, drawn: Card) -> Ask:
    """The pile for the card, and then the card that leaves it."""
    advised = advice(view)
    return Ask(
        question=text("five-crowns-ask-put", card=card(drawn.code)),
        verb="put",
        choices=tuple([_pile(view, size, drawn, advised) for size in view.open]),
        advice=text("five-crowns-advice-put"),
    )


def _pile(view: SoloView, size: int, drawn: Card, advised: Put) -> Choice:
    before = view.piles[size - LOWEST]
    hand = before | drawn.bit
    missing = {one: distance(hand ^ one.bit, size) for one in cards_in(hand)}
    least = min(missing.values())
    marked = [one for one in missing if PUTS[size][one.index] is advised]
    marked = marked or [one for one in missing if missing[one] == least][:MOST_MARKED]
    said = {one: says.put("five-crowns-says-put", size, drawn, one) for one in missing}
    leaving = tuple(Choice(one.code, card=one.code, says=said[one], favoured=one in marked) for one in missing)
    then = Ask(text("five-crowns-ask-leaves", pile=size, card=card(drawn.code)), leaving)
    better = "yes" if least < distance(before, size) else "no"
    label = text("five-crowns-choice-put", pile=size, better=better, after=least)
    return Choice(f"P{size}", label=label, then=then, favoured=size == advised.pile)


def why_not(view: AnyView, action: CrownsAction) -> Text:
    return _in_the_puzzle(view, action) if isinstance(view, SoloView) else _in_the_game(view, action)


def _in_the_game(view: CrownsView, action: CrownsAction) -> Text:
    if isinstance(action, Put):
        return text("five-crowns-not-here")
    if isinstance(action, Draw):
        return text("five-crowns-has-drawn")
    if view.drawn is None:
        return text("five-crowns-draw-first")
    if not view.hand & action.card.bit:
        return text("five-crowns-not-held", card=card(action.card.code))
    if view.closer is not None:
        return text("five-crowns-already-out", closer=SeatRef(view.closer))
    if view.options.auto_go_out:
        return text("five-crowns-goes-out-alone")
    found = arrange(view.hand ^ action.card.bit, view.wild_rank)
    return text("five-crowns-does-not-meld", left=listed(found.left), points=found.penalty)


def _in_the_puzzle(view: SoloView, action: CrownsAction) -> Text:
    if not isinstance(action, Put):
        return text("five-crowns-only-put")
    if view.closed[action.pile - LOWEST]:
        return text("five-crowns-pile-is-closed", pile=action.pile)
    return text("five-crowns-not-in-pile", pile=action.pile, card=card(action.card.code))
