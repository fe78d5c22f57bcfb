"""Lessons: played through by learners of two kinds, every explanation comes in the chosen deal, and comes once."""

from __future__ import annotations

import pytest

from games.engine import AnyGame, Event, FairDeal, SeatRef, commitment, made_salt, text
from games.engine.lesson import LEARNER, Lesson, Moment, me
from games.players import Strength, choose, seed_for
from games.proof.catalogues import locales
from tests.games.contract.cases import GAMES, words

LONGEST = 220
"""Characters of an explanation: more than three lines on a phone are not read."""
MOST_PLAYS = 400

TAUGHT = {key: game for key, game in GAMES.items() if game.lesson is not None}
every_lesson = pytest.mark.parametrize("game", TAUGHT.values(), ids=TAUGHT.keys())


def lesson_of(game: AnyGame) -> Lesson:
    assert game.lesson is not None
    return game.lesson


def played(game: AnyGame, strength: Strength) -> list[tuple[int, Event]]:
    """The events of a lesson, each with its revision, until everything has been explained."""
    lesson = lesson_of(game)
    salts = tuple(made_salt(lesson.promise, seat) for seat in range(lesson.seats))
    options = game.options.model_validate(lesson.options)
    state = game.start(lesson.seats, options, FairDeal(lesson.secret, salts), told=True)
    revision, happened = 2, [(2, event) for event in state.events or ()]
    while state.to_act() and revision < MOST_PLAYS and len(lesson.due(happened, LEARNER, 2, 0)) < len(lesson.moments):
        seat = state.to_act()[-1]
        learns = seat == LEARNER
        seed = revision if learns else seed_for(lesson.secret, "lesson", revision + 1, seat)
        action = choose(game, state.view(seat), strength if learns else Strength.NOVICE, seed)
        state.events = []
        state.play(seat, str(action))
        revision += 1
        happened += [(revision, event) for event in state.events]
    return happened


@every_lesson
@pytest.mark.parametrize("strength", [Strength.NOVICE, Strength.CASUAL])
def test_every_moment_comes_in_the_chosen_deal(game: AnyGame, strength: Strength) -> None:
    lesson = lesson_of(game)
    assert lesson.due(played(game, strength), LEARNER, 2, 0) == tuple(moment.says for moment in lesson.moments)


@every_lesson
def test_explanations_are_in_every_language_of_the_game_and_short(game: AnyGame) -> None:
    for moment in lesson_of(game).moments:
        assert not moment.says.args
        words(game.key).check(moment.says, 1)
    for locale in locales(game):
        lines = (game.folder / "texts" / f"{locale}.ftl").read_text(encoding="utf-8").splitlines()
        said = [line.partition(" = ")[2] for line in lines if f"{game.key.replace('_', '-')}-lesson-" in line]
        assert len(said) == len(lesson_of(game).moments)
        assert [line for line in said if len(line) > LONGEST] == []


@every_lesson
def test_the_secret_is_the_promised_one_and_differs_from_game_to_game(game: AnyGame) -> None:
    lesson = lesson_of(game)
    assert commitment(lesson.secret) == lesson.promise
    assert len({lesson_of(other).promise for other in TAUGHT.values()}) == len(TAUGHT)


def test_an_explanation_comes_the_first_time_only_and_never_of_what_the_learner_may_not_see() -> None:
    lesson = Lesson(
        game="claim",
        deal=1,
        seats=2,
        moments=(
            Moment(text("s")),
            Moment(text("a"), "thing"),
            Moment(text("b"), "hidden"),
            Moment(text("c"), "who", me("seat")),
        ),
    )
    thing = Event(text("thing"))
    happened = [(1, thing), (2, Event(text("hidden"), audience=frozenset({1}))), (3, thing)]
    happened += [(4, Event(text("who", seat=SeatRef(1)))), (5, Event(text("who", seat=SeatRef(LEARNER))))]
    assert lesson.due(happened, LEARNER, 2, 0) == (text("s"), text("a"), text("c"))
    assert lesson.due(happened, LEARNER, 2, 2) == (text("s"), text("c"))
    assert lesson.due(happened, LEARNER, 2, 3) == (text("c"),)
    assert lesson.due(happened, LEARNER, 2, 6) == ()
