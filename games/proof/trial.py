"""One whole game, with every promise of the contract checked at each step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias

from games.engine import AnyGame, AnyState, FairDeal, Options, Outcome, Record, Seat, commitment
from games.engine.record import SeatEntry
from games.players import Strength, choose
from games.proof.broken import Broken, failed_after, promise
from games.proof.catalogues import Words
from games.proof.decisions import Decisions
from games.proof.worlds import Views, Watch, WatchedDeal, Worlds, eyes, views_of

LONGEST_GAME = 20_000
"""Actions after which a game counts as stuck."""
OPENING = 12
"""Actions from the start after which a trial may go faster."""
WORLDS = 0.3
"""How often, of all positions that are looked at, somebody imagines a world."""
QUICK = (Strength.NOVICE, Strength.CASUAL)
"""The computer players that are asked on the way, beside those who play."""

SALT = "self-play"

Brain: TypeAlias = Callable[[AnyState, Seat], Any]
"""The decider: from the state and a seat in `to_act` to a legal action."""


def selfplay_deal(secret: bytes, seats: int) -> FairDeal:
    """The deal of a game without people, where nobody gives a salt of their own."""
    return FairDeal(secret, (SALT,) * seats)


def selfplay_record(
    game: AnyGame,
    options: Options,
    *,
    secret: bytes,
    names: Sequence[str],
    actions: Sequence[tuple[Seat, str]],
    outcome: Outcome,
) -> Record:
    return Record(
        game=game.key,
        rules_version=game.rules_version,
        options=options.model_dump(mode="json"),
        seats=tuple(SeatEntry(name=name, salt=SALT) for name in names),
        commitment=commitment(secret),
        secret=secret.hex(),
        actions=tuple(actions),
        result=outcome.places,
    )


class Trial:
    """A game that is played by a `Brain` and checked; `seed` is for the checks' own chance.

    `pace` is the share of positions after the opening that are looked at closely. `actions` holds what was played so
    far, also when a check has failed.
    """

    def __init__(
        self, words: Words, seats: int, options: Options, secret: bytes, *, seed: int, pace: float = 1.0
    ) -> None:
        self.game: AnyGame = words.game
        self.words = words
        self.seats = seats
        self.options = options
        self.secret = secret
        self.rng = Random(seed)
        self.pace = pace
        self.actions: list[tuple[Seat, str]] = []
        self._deal = WatchedDeal(selfplay_deal(secret, seats))
        self._decisions = Decisions(words, self.rng)
        self._worlds = Worlds(seats, self._deal, self.rng)

    def play(self, brain: Brain) -> Outcome:
        """How the game ended. Raises `Broken` with the step and the promise that was not kept."""
        try:
            return self._play(brain)
        except Exception as error:
            raise failed_after(len(self.actions), error, self.game.folder) from error

    def _play(self, brain: Brain) -> Outcome:
        state: AnyState = self.game.start(self.seats, self.options, self._deal)
        twin = self.game.start(self.seats, self.options, selfplay_deal(self.secret, self.seats), told=True)
        promise(state.events is None, "a new game has events although nobody asked for them")
        self._events(twin)
        while state.to_act():
            closely = len(self.actions) < OPENING or self.rng.random() < self.pace
            if closely:
                self._standing(state, twin)
            seat = self.rng.choice(state.to_act())
            self._step(state, twin, seat, brain(state, seat), closely=closely)
            promise(len(self.actions) <= LONGEST_GAME, "the game does not end")
        self._standing(state, twin)
        outcome = state.outcome()
        if outcome is None:
            raise Broken("nobody is to act, but the game has no outcome")
        self._outcome(outcome)
        self._records(outcome, views_of(state, self.seats))
        return outcome

    def _standing(self, state: AnyState, twin: AnyState) -> None:
        views = views_of(state, self.seats)
        awaited = state.to_act()
        promise(list(awaited) == sorted(set(awaited) & set(range(self.seats))), "to_act is {}", awaited)
        promise(not awaited or state.outcome() is None, "the game has an outcome, but somebody is to act")
        self._decisions.strangers(state, self.seats)
        for viewer, view in views.items():
            says = (view.seat, view.seats, view.to_act)
            promise(
                says == (viewer, self.seats, awaited), "{}'s view says seat {} of {}, to act {}", eyes(viewer), *says
            )
            alike = view == twin.view(viewer)
            promise(alike, "replayed by notation and with events, the game looks different to {}", eyes(viewer))
            self._decisions.check(state, view)
            self._screen(views, viewer)
        self._computers(state, views)
        self._worlds.check_copy(state, views)
        self._worlds.check_secret_choice(state)
        if self.rng.random() < WORLDS:
            self._worlds.check_world(state, self.rng.randrange(self.seats), views)

    def _step(self, state: AnyState, twin: AnyState, seat: Seat, action: Any, *, closely: bool) -> None:
        promise(action in state.legal_actions(seat), "the player of seat {} chose {}, which is not legal", seat, action)
        side = state.copy() if closely else None
        if side is not None:
            with self._deal.asked_by(Watch.COPY):
                side.apply(seat, action)
            self._worlds.check_reveals(state, seat, action)
        state.apply(seat, action)
        self.actions.append((seat, str(action)))
        twin.events = []
        twin.play(seat, str(action))
        self._events(twin)
        alike = side is None or views_of(side, self.seats) == views_of(state, self.seats)
        promise(alike, "{} does not do the same to a copy", action)

    def _events(self, twin: AnyState) -> None:
        for event in twin.events or ():
            self.words.check(event, self.seats)
            promise((event.audience or set()) <= set(range(self.seats)), "an event is for {}", event.audience)

    def _screen(self, views: Views, viewer: Seat | None) -> None:
        scene = self.game.scene(views[viewer])
        self.words.check(scene, self.seats)
        self.words.check(self.game.ask(views[viewer]), self.seats)
        panels = [panel.seat for panel in scene.panels]
        promise(panels == list(range(self.seats)), "a scene has one panel for each seat, in seat order")
        promise(viewer is not None or (scene.hand is None and not scene.own), "a spectator's scene shows a hand")
        for zone in (*scene.centre, *scene.own, *(zone for panel in scene.panels for zone in panel.zones)):
            counted = zone.count is None or zone.count >= len(zone.cards)
            promise(counted, "the zone {} shows more cards than it counts", zone.label)

    def _computers(self, state: AnyState, views: Views) -> None:
        for seat in state.to_act():
            for strength in QUICK:
                if strength in self.game.computers:
                    action = choose(self.game, views[seat], strength, self.rng.getrandbits(32))
                    legal = action in views[seat].legal
                    promise(legal, "the {} computer chose {}, which is not legal", strength, action)
                    if strength is Strength.CASUAL:
                        self.words.check(self.game.explain(views[seat], action), self.seats)

    def _outcome(self, outcome: Outcome) -> None:
        self.words.check(outcome, self.seats)
        places = outcome.places
        ranked = all(p == 1 + sum(q < p for q in places) for p in places)
        promise(ranked and len(places) == self.seats, "the places are {}", places)
        lines = [outcome.scores, *(line.values for line in outcome.lines)]
        promise({len(line) for line in lines} == {self.seats}, "scores and score lines have one value for each seat")
        if outcome.slam is not None:
            promise(outcome.slam == outcome.winner, "the slam is seat {}'s, who is not the only winner", outcome.slam)
            self.words.knows(f"{self.game.key.replace('_', '-')}-slam")

    def _records(self, outcome: Outcome, views: Views) -> None:
        names = ["checked"] * self.seats
        record = selfplay_record(
            self.game, self.options, secret=self.secret, names=names, actions=self.actions, outcome=outcome
        )
        for written in (record.json_text(), record.readable()):
            promise(Record.read(written) == record, "the record is read differently from what was written")
        last = record.replay(self.game)
        alike = last.outcome() == outcome and views_of(last, self.seats) == views
        promise(alike, "the record replays to another end")
