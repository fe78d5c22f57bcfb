"""How a game ended: one picture, the decisive play, every line of the score behind a button."""

from __future__ import annotations

from dataclasses import replace
from random import Random, getrandbits

import pytest

from bot.art.results.sheet import Head, SheetLine, paged, sheet
from bot.clicks import Verb, read
from bot.screens.finished import score_screen
from bot.screens.finished.ended import decided
from bot.screens.parts.message import Paragraph, Picture, Row
from bot.screens.pictures.alt import LONGEST_ALT
from bot.screens.table import table_screen
from bot.tables.computers.reviewing import turning_of
from bot.tables.model import Look, Turning
from bot.text import Words
from games import registry
from games.engine import FairDeal, Mark, Outcome, Record, text
from games.engine.record import SeatEntry
from games.players import Strength, choose
from persistence.rows import Phase
from tests.bot.screens.looks import SECRET, table_of
from tests.bot.screens.reading import read_out
from tests.bot.screens.test_pictures import ended
from tests.bot.screens.test_replay_screen import a_record
from tests.games.contract.cases import BRIEF


def test_the_result_is_one_picture_and_the_score_sheet_stands_behind_a_button() -> None:
    for key, seats in (("claim", 2), ("dwarf_king", 5)):
        outcome = ended(key, seats)
        words = Words("en")
        look = Look(table_of(key, seats, Phase.FINISHED), outcome=outcome)
        labels = [words.label(line.label) for line in outcome.lines if line.values != outcome.scores]
        screen, sheet = table_screen(look, words), score_screen(look, words)
        assert sum(isinstance(block, Picture) for block in screen.blocks) == 1
        rows = [block for block in screen.blocks if isinstance(block, Row)]
        clicks = [read(button.id) for row in rows for button in row.buttons]
        assert Verb.SCORE in {click.verb for click in clicks if click is not None}
        assert not any(label in one.text for one in screen.blocks if isinstance(one, Paragraph) for label in labels)
        told = " ".join(block.alt for block in sheet.blocks if isinstance(block, Picture))
        assert all(label in told for label in labels)
        for words_alone in (Words("en", text_mode=True), Words("fr", text_mode=True)):
            aloud = read_out(score_screen(look, words_alone))
            assert all(words_alone.label(line.label) in aloud for line in outcome.lines)


def test_columns_of_the_score_sheet_are_as_wide_as_what_they_hold() -> None:
    heads = (Head("Ann", "A"), Head("Ben", "B"))
    lines = (SheetLine("Round 1", ("0, out", "27")), SheetLine("Round 2", ("19", "0, out")))
    (short,) = paged(heads, lines, [10, 10], LONGEST_ALT)
    long = SheetLine("Round 3, with everything that was ever paid for Queens", ("1", "2"))
    (wide,) = paged(heads, (*lines, long), [10, 10, 10], LONGEST_ALT)
    one_line = [block.height for block in (sheet(heads, [line], short.lines) for line in lines)]
    assert len(set(one_line)) == 1, "nothing wraps where there is room"
    assert sheet(heads, [long], wide.lines).height >= max(one_line)


def test_the_promise_of_the_shuffle_is_in_the_descriptions() -> None:
    """The public message holds it for everybody, though no line of the message says it."""
    waiting = table_of("claim", 1, Phase.OPEN, wanted=2)
    over = Look(table_of("claim", 2, Phase.FINISHED), outcome=ended("claim", 2))
    for screen in (table_screen(Look(waiting), Words("en")), table_screen(over, Words("fr"))):
        (shown,) = (block for block in screen.blocks if isinstance(block, Picture))
        assert waiting.commitment[:32] in shown.alt


def course(*rounds: tuple[int, ...]) -> Outcome:
    """The outcome of a game with these rounds; the most points win."""
    scores = tuple(map(sum, zip(*rounds, strict=True)))
    places = tuple(1 + sum(other > mine for other in scores) for mine in scores)
    return Outcome(text("word-you"), places, scores, (), rounds)


@pytest.mark.parametrize(
    ("rounds", "said"),
    [
        (((3, 1), (2, 2), (1, 1)), "from the first scoring to the last"),
        (((1, 3), (3, 0), (1, 1)), "at scoring 2 of 3"),
        (((1, 3), (1, 1), (4, 1)), "at the last scoring, by 1"),
        (((3, 3), (1, 1)), ""),
        (((3, 1),), ""),
    ],
)
def test_since_when_the_winner_led(rounds: tuple[tuple[int, ...], ...], said: str) -> None:
    look = Look(table_of("claim", 2, Phase.FINISHED), outcome=course(*rounds))
    told = decided(look, Words("en").at(look.table))
    assert said in told if said else not told


def test_the_fewest_points_lead_where_the_fewest_win() -> None:
    outcome = replace(course((1, 3), (1, 3)), places=(1, 2))
    look = Look(table_of("five_crowns", 2, Phase.FINISHED), outcome=outcome)
    assert "from the first scoring" in decided(look, Words("en").at(look.table))


@pytest.mark.parametrize("key", sorted(registry.all_games()))
def test_the_decisive_play_is_the_one_after_which_the_winner_stays_ahead(key: str) -> None:
    chance = Random(getrandbits(32))
    game = registry.game(key)
    seats = max(2, game.seats[0])
    state = game.start(seats, game.options.model_validate(BRIEF.get(key, {})), FairDeal(SECRET, ("",) * seats))
    actions, ahead, choices = [], [], []
    while awaited := state.to_act():
        seat = awaited[0]
        choices.append(len(state.view(seat).legal))
        actions.append((seat, str(choose(game, state.view(seat), Strength.CASUAL, chance.getrandbits(32)))))
        state.play(*actions[-1])
        panels = game.scene(state.view(None)).panels
        ahead.append({panel.seat for panel in panels if Mark.AHEAD in panel.marks})
    outcome = state.outcome()
    assert outcome is not None
    table = table_of(key, seats, Phase.FINISHED)
    record = Record(
        game=key,
        rules_version=game.rules_version,
        options=BRIEF.get(key, {}),
        seats=tuple(SeatEntry(name=f"{seat}", salt="") for seat in range(seats)),
        commitment=table.commitment,
        secret=SECRET.hex(),
        actions=tuple(actions),
        result=outcome.places,
    )
    winners = {seat for seat, place in enumerate(outcome.places) if place == 1}
    found = turning_of(record)
    leads = [one == winners for one in ahead[:-1]] + [True]
    since = next(len(leads) - back for back, led in enumerate([*reversed(leads), False]) if not led)
    if len(winners) > 1 or choices[since] == 1:
        assert found is None
        return
    assert found is not None
    assert (found.by, found.notation) == actions[found.step - 1]
    assert all(one == winners for one in ahead[found.step - 1 : -1])
    assert found.step == 1 or ahead[found.step - 2] != winners or found.step == len(actions)
    look = Look(table, outcome=outcome, turning=found)
    for words in (Words("en"), Words("fr", text_mode=True)):
        said = read_out(table_screen(look, words))
        assert str(found.step) in said
        assert f"<@{table.seats[found.by].user_id}>" in said


def test_a_play_without_a_choice_decides_nothing() -> None:
    found = [turning_of(a_record("claim", 2, seed)) for seed in range(12)]
    assert None in found, "some games are decided by the last card, which is forced"
    assert all(len(one.before.legal) > 1 for one in found if one is not None and one.before is not None)


def test_a_game_that_did_not_come_to_its_end_has_no_decisive_play() -> None:
    record = Record(
        game="claim",
        rules_version=registry.game("claim").rules_version,
        seats=(SeatEntry(name="Ann", salt=""), SeatEntry(name="Ben", salt="")),
        commitment=table_of("claim", 2, Phase.FINISHED).commitment,
        secret=SECRET.hex(),
    )
    assert turning_of(record) is None


def test_a_decisive_play_that_no_question_leads_to_is_told_as_it_was_written() -> None:
    look = Look(table_of("claim", 2, Phase.FINISHED), outcome=ended("claim", 2), turning=Turning(3, 9, 1, "odd", None))
    assert "odd" in read_out(table_screen(look, Words("en")))
