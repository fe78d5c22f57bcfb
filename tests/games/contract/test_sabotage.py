"""The checks notice: each promise of the contract is broken on purpose in the toy game, and named."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from games.engine import AnyGame, AnyState, Ask, CardRef, Deal, Outcome, Scene, SeatRef, text
from games.proof import Broken, Trial, Words, trial
from tests.toy_game.actions import Bury, Follow, Lead
from tests.toy_game.cards import CODES
from tests.toy_game.game import GAME
from tests.toy_game.start import HillOptions
from tests.toy_game.state import HillState
from tests.toy_game.view import HillView, Phase


def after(patch: pytest.MonkeyPatch, owner: type, name: str, change: Callable[..., Any]) -> None:
    """Let a method's result pass through `change(self, result, *args)`."""
    original = getattr(owner, name)

    def changed(self: Any, *args: Any) -> Any:
        return change(self, original(self, *args), *args)

    patch.setattr(owner, name, changed)


def after_of_game(patch: pytest.MonkeyPatch, name: str, change: Callable[..., Any]) -> None:
    """Let what a function of the game returns pass through `change(game, result, *args)`."""
    original = getattr(GAME, name)
    patch.setattr(GAME, name, lambda *args: change(GAME, original(*args), *args))


def open_hands(patch: pytest.MonkeyPatch) -> None:
    def leak(state: HillState, view: HillView, _seat: int | None) -> HillView:
        return replace(view, hand_sizes=tuple(sum(hand) for hand in state.hands))

    after(patch, HillState, "view", leak)


def spectators_see_seat_0(patch: pytest.MonkeyPatch) -> None:
    def leak(state: HillState, view: HillView, seat: int | None) -> HillView:
        return replace(view, hand=state.hands[0]) if seat is None else view

    after(patch, HillState, "view", leak)


def real_deal(patch: pytest.MonkeyPatch) -> None:
    seen: list[Deal] = []

    def look(state: HillState, view: HillView, _seat: int | None) -> HillView:
        seen.append(state.deal)
        return view

    def leak(_game: AnyGame, world: HillState, _view: HillView, _rng: Random) -> HillState:
        world.deal = seen[0]
        return world

    after(patch, HillState, "view", look)
    after_of_game(patch, "imagine", leak)


def chance_of_its_own(patch: pytest.MonkeyPatch) -> None:
    original = GAME.imagine
    patch.setattr(GAME, "imagine", lambda view, _rng: original(view, Random()))


def told_burials(patch: pytest.MonkeyPatch) -> None:
    def leak(state: HillState, _: None, seat: int, action: Any) -> None:
        if isinstance(action, Bury):
            state.report(text("hilltops-you-buried", cards=CardRef(CODES[action.cards[0]])))

    after(patch, HillState, "apply", leak)


def restless_order(patch: pytest.MonkeyPatch) -> None:
    after(patch, HillState, "legal_actions", lambda state, legal, _: legal[:: 1 if len(state.winners) % 2 else -1])


def stranger_at_the_table(patch: pytest.MonkeyPatch) -> None:
    original = HillState.legal_actions

    def from_the_end(state: HillState, seat: int) -> list[Any]:
        return original(state, seat % state.seats)

    patch.setattr(HillState, "legal_actions", from_the_end)


def missing_choice(patch: pytest.MonkeyPatch) -> None:
    def shorten(_game: AnyGame, ask: Ask | None, view: HillView) -> Ask | None:
        return replace(ask, choices=ask.choices[1:]) if ask and view.phase is Phase.BURY else ask

    after_of_game(patch, "ask", shorten)


def other_reason(patch: pytest.MonkeyPatch) -> None:
    def blame(_game: AnyGame, ask: Ask | None, _view: HillView) -> Ask | None:
        if ask is None:
            return None
        why = text("hilltops-not-now")
        return replace(ask, choices=tuple(replace(c, blocked=why) if c.blocked else c for c in ask.choices))

    after_of_game(patch, "ask", blame)


def shared_points(patch: pytest.MonkeyPatch) -> None:
    def share(state: HillState, twin: HillState) -> HillState:
        twin.points = state.points
        return twin

    after(patch, HillState, "copy", share)


def loud_copies(patch: pytest.MonkeyPatch) -> None:
    def listen(_state: HillState, twin: HillState) -> HillState:
        twin.events = []
        return twin

    after(patch, HillState, "copy", listen)


def one_label_twice(patch: pytest.MonkeyPatch) -> None:
    after(patch, HillState, "_end", lambda state, _: state.deal.below(2, "leader"))


def events_that_act(patch: pytest.MonkeyPatch) -> None:
    def act(state: HillState, _: None, seat: int, _action: Any) -> None:
        if state.events is not None:
            state.points[seat] += 1

    after(patch, HillState, "apply", act)


def closed_routes(patch: pytest.MonkeyPatch) -> None:
    after(patch, HillState, "reveals", lambda _, __, ___, ____: False)


def windless_routes(patch: pytest.MonkeyPatch) -> None:
    closed_routes(patch)
    patch.setattr(HillState, "_end", lambda state: setattr(state, "phase", Phase.OVER))


def notation_read_wrong(patch: pytest.MonkeyPatch) -> None:
    after_of_game(patch, "parse", lambda _, a, __: Lead(a.card, low=False) if isinstance(a, Lead) else a)


def long_notation(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Follow, "__str__", lambda action: f"follow {'0' * 60}{action.card}")


def unknown_sentence(patch: pytest.MonkeyPatch) -> None:
    after_of_game(patch, "scene", lambda _, scene, __: replace(scene, facts=(text("hilltops-nonsense"),)))


def missing_argument(patch: pytest.MonkeyPatch) -> None:
    after_of_game(patch, "scene", lambda _, scene, __: replace(scene, facts=(text("hilltops-leads"),)))


def nobodys_seat(patch: pytest.MonkeyPatch) -> None:
    fact = text("hilltops-leads", seat=SeatRef(9))
    after_of_game(patch, "scene", lambda _, scene, __: replace(scene, facts=(fact,)))


def faceless_card(patch: pytest.MonkeyPatch) -> None:
    def deface(_game: AnyGame, scene: Scene, _view: HillView) -> Scene:
        zones = tuple(replace(z, cards=tuple(replace(c, code="X1") for c in z.cards)) for z in scene.centre)
        return replace(scene, centre=zones)

    after_of_game(patch, "scene", deface)


def missing_panel(patch: pytest.MonkeyPatch) -> None:
    after_of_game(patch, "scene", lambda _, scene, __: replace(scene, panels=scene.panels[1:]))


def wrong_places(patch: pytest.MonkeyPatch) -> None:
    def count_from_0(_state: HillState, outcome: Outcome | None) -> Outcome | None:
        return replace(outcome, places=tuple(p - 1 for p in outcome.places)) if outcome else None

    after(patch, HillState, "outcome", count_from_0)


def slam_of_a_loser(patch: pytest.MonkeyPatch) -> None:
    def give_away(_state: HillState, outcome: Outcome | None) -> Outcome | None:
        return replace(outcome, slam=outcome.places.index(max(outcome.places))) if outcome else None

    after(patch, HillState, "outcome", give_away)


def idle_hands(patch: pytest.MonkeyPatch) -> None:
    after(patch, HillState, "to_act", lambda state, awaited: awaited if len(state.winners) < 2 else ())


def unsteady_computer(patch: pytest.MonkeyPatch) -> None:
    patch.setitem(GAME.computers, "novice", lambda _view, _rng: Follow(0))


def short_patience(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(trial, "LONGEST_GAME", 5)


@pytest.mark.parametrize(
    ("sabotage", "named"),
    [
        (open_hands, "the world that seat . imagines looks different to|others see what seat"),
        (spectators_see_seat_0, "the world that seat . imagines looks different to a spectator|others see what seat"),
        (real_deal, "an imagined world draws 'wind' from the real deal"),
        (chance_of_its_own, "imagines from the same view and chance in another world"),
        (told_burials, "others see what seat . chose while decisions are still secret"),
        (restless_order, "legal actions have no fixed order"),
        (stranger_at_the_table, "seat -. of ., which is not to act, may bury"),
        (missing_choice, "the ask is not the legal actions"),
        (other_reason, "is blocked for .*hilltops-not-now.*, but refused for .*hilltops-must-follow"),
        (shared_points, "looks different to|does not do the same to a copy"),
        (loud_copies, "a copy has events"),
        (one_label_twice, "the label 'leader' is used for two draws"),
        (events_that_act, "replayed by notation and with events, the game looks different"),
        (closed_routes, "an action that is said to reveal nothing draws 'wind'"),
        (windless_routes, "said to reveal nothing, done in another world looks different to seat .: routes is"),
        (notation_read_wrong, "is read as"),
        (long_notation, "is no notation"),
        (unknown_sentence, "the en catalogue has no hilltops-nonsense"),
        (missing_argument, r"hilltops-leads is given \[\], but the en catalogue uses \['seat'\]"),
        (nobodys_seat, r"hilltops-leads \$seat is seat 9 of"),
        (faceless_card, "the card X1 has no face"),
        (missing_panel, "one panel for each seat"),
        (wrong_places, "the places are"),
        (slam_of_a_loser, "the slam is"),
        (idle_hands, "do not fit together|no outcome"),
        (unsteady_computer, "the novice computer chose follow S1, which is not legal"),
        (short_patience, "after 6 actions: the game does not end"),
    ],
    ids=lambda value: value.__name__ if callable(value) else "named",
)
def test_a_broken_promise_is_named(
    monkeypatch: pytest.MonkeyPatch, sabotage: Callable[[pytest.MonkeyPatch], None], named: str
) -> None:
    sabotage(monkeypatch)
    with pytest.raises(Broken, match=named):
        forty_games(Words(GAME))


def forty_games(words: Words) -> None:
    for seed in range(40):
        chance = Random(seed)

        def brain(state: AnyState, seat: int, chance: Random = chance) -> Any:
            return chance.choice(state.legal_actions(seat))

        Trial(words, 2 + seed % 3, HillOptions(), chance.randbytes(32), seed=seed).play(brain)
