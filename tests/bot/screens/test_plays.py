"""Plays as lines of words: for every question of every game, with every option."""

from __future__ import annotations

import pytest

from bot.clicks import Verb, read
from bot.screens.questions import plays
from bot.screens.questions.choices import MOST_PLAYS
from bot.screens.questions.paths import path_to, walk
from bot.text import LOCALES, Words
from games.engine import AnyGame, Ask, AskKind, Choice, leaves, text
from tests.bot.screens.looks import Position
from tests.bot.screens.test_screen_limits import crowded, looking
from tests.games.contract.cases import TABLES, Table


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_play_of_a_question_has_a_line(table: Table) -> None:
    options = table.options.model_dump(mode="json")
    for number, (state, seat) in enumerate(table.positions(30, seed=7)):
        look = Position(state, table.seats, options, []).look(seat)
        words = Words(LOCALES[number % len(LOCALES)])
        found = plays(look, words)
        ask = state.game.ask(look.view)
        assert ask is not None
        steps = [walk(ask, path_to(ask, notation) or ()) for notation in {*leaves(ask)}]
        assert len(steps) <= MOST_PLAYS, "a play would be left out"
        shown = {tuple(_look(state.game, one) for group in step.chosen for one in group) for step in steps}
        assert len(found) == len(shown), "plays share a line only where they look alike"
        for line, said in found:
            click = read(said)
            assert click is not None
            assert (click.verb, click.table) == (Verb.PLAY, look.table.id)
            assert walk(ask, tuple(click.rest.split())).notation in {step.notation for step in steps}
            assert any(letter.isalnum() for letter in line)


def _look(game: AnyGame, choice: Choice) -> tuple[object, ...]:
    """The visible part of a choice: some cards exist twice."""
    face = None if choice.card is None else game.faces[choice.card]
    return (choice.token if face is None and choice.label is None else None, face and face.words, choice.label)


def test_taking_nothing_has_a_word() -> None:
    cards = tuple(Choice(token, label=text("word-you")) for token in ("a", "b"))
    look = looking(crowded(0, 0), Ask(text("word-you"), cards, AskKind.SOME, least=0, most=1))
    assert "None of them" in dict(plays(look, Words()))
