"""A moment of a review fits and reads in every game, in both languages, and leads on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.clicks import read
from bot.screens.finished import page_of, review_screen, thinking_screen
from bot.screens.finished.review import Page, Wanted
from bot.screens.parts.message import Row
from bot.tables.computers.reviewing import Progress, Review
from bot.tables.keeping.replays import Replay, replay_of_record
from bot.text import Words
from games import registry
from games.players import Decision, Verdict, decisions
from tests.bot.screens.reading import read_out
from tests.bot.screens.test_replay_screen import IMPORTED, a_record
from tests.harness.moments import moment_at

MANNERS = [Words("en"), Words("fr"), Words("en", text_mode=True), Words("fr", text_mode=True)]
GAMES = [(key, max(2, game.seats[0])) for key, game in registry.all_games().items() if game.outlook is not None]


def verdict_on(decision: Decision, gain: float) -> Verdict:
    other = decision.view.legal[0] if decision.made == decision.view.legal[-1] else decision.view.legal[-1]
    return Verdict(decision.step, str(decision.made), str(other), 0.5 + gain, 0.5, 100, 60, 20, 0.01)


@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_every_game_shows_its_moments(key: str, seats: int) -> None:
    record = a_record(key, seats)
    record = record.model_copy(update={"actions": record.actions[:60], "result": None})
    replay = replay_of_record(record, IMPORTED)
    seat = seats - 1
    taken = list(decisions(registry.game(key), record, seat))
    moments = [taken[0], taken[len(taken) // 2], taken[-1]]
    review = Review(tuple(verdict_on(one, gain) for one, gain in zip(moments, (-0.3, 0.2, -0.1), strict=True)), 12)
    for number, verdict in enumerate(review.verdicts):
        moment = moment_at(record, verdict.step)
        for words in MANNERS:
            asked = review_screen(Page(replay, review, seat, number), moment, words)
            assert not asked.faults()
            assert ("[review" in read_out(asked), words.get("review-ask") in read_out(asked)) == (
                False,
                verdict.gain < 0,
            )
            screen = review_screen(Page(replay, review, seat, number, told=True), moment, words)
            said = read_out(screen)
            assert not screen.faults()
            assert "[review" not in said
            assert f"{round(100 * verdict.chance)}" in said
            assert "60" in said
            assert moment.view(seat).legal


def shown(replay: Replay, review: Review, number: int) -> list[str]:
    """The rest of every enabled button that leads to another moment."""
    moment = moment_at(replay.record, review.verdicts[number].step)
    screen = review_screen(Page(replay, review, 1, number), moment, Words("en"))
    clicks = [read(one.id) for row in screen.blocks if isinstance(row, Row) for one in row.buttons if not one.disabled]
    return [click.rest for click in clicks if click is not None and click.verb == "review"]


def test_the_moments_lead_to_their_neighbours() -> None:
    record = a_record("claim", 2)
    taken = list(decisions(registry.game("claim"), record, 1))
    review = Review(tuple(verdict_on(one, 0.1) for one in taken[:3]), 12)
    replay = replay_of_record(record, IMPORTED)
    assert [shown(replay, review, number) for number in range(3)] == [["1.1"], ["1.0", "1.2"], ["1.1"]]
    assert page_of("1.2") == page_of("seat", "1.2") == Wanted(1, 2)
    assert page_of("1.2.show") == Wanted(1, 2, told=True)
    assert page_of("1.2.try", "play G0") == Wanted(1, 2, tried="play G0")
    assert page_of("1.2.try") is page_of("1.2.x") is None
    assert page_of("1.2.3") is None


def test_progress_and_nothing_to_tell_are_said() -> None:
    replay = replay_of_record(a_record("claim", 2), IMPORTED)
    moment = moment_at(replay.record, 0)
    for words in MANNERS:
        assert "3" in read_out(thinking_screen(replay, 0, Progress(3, 12), words))
        for count in (0, 1, 12):
            said = read_out(review_screen(Page(replay, Review((), count), 0, 0), moment, words))
            assert "Player 0" in said


def test_whoever_reads_their_own_review_is_spoken_to() -> None:
    replay = replace(replay_of_record(a_record("claim", 2), IMPORTED), seat=0)
    moment = moment_at(replay.record, 0)
    for locale, own, other in (("en", "You had nothing", "Player 1 had nothing"), ("fr", "Vous n’av", "Player 1 n’av")):
        for seat, said in ((0, own), (1, other)):
            assert said in read_out(review_screen(Page(replay, Review((), 0), seat, 0), moment, Words(locale)))
