"""Screens beside the table and the hand, each as somebody meets it: for `tests.browser.gallery`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import timedelta
from functools import partial

from bot.daily.model import DayReport, TryStatus, WeekLine, WeekReport
from bot.screens.daily import daily_board_screen, daily_proof_screen, daily_screen, shared_screen, told_screen
from bot.screens.finished import Bookmark, Page, record_screen, replay_screen, review_screen, thinking_screen
from bot.screens.finished.replay import OPEN, TABLE
from bot.screens.help import about_screen, help_screen, rules_screen, welcome_screen
from bot.screens.parts import Form, Screen
from bot.screens.seasons import season_ended_screen
from bot.screens.settings import export_screen, forget_screen
from bot.screens.table import (
    abandon_question,
    levels_screen,
    options_again_screen,
    options_form,
    ping_screen,
    reminder_screen,
    resign_screen,
    warning_screen,
    word_form,
)
from bot.tables.computers.reviewing import Progress, Review
from bot.tables.entries import Motion
from bot.tables.keeping.replays import Replay, replay_of_record
from bot.tables.model import Vote
from bot.text import Words
from games import registry
from games.engine import text
from games.players import decisions
from persistence.rows import Phase
from seasons.boards import Streak
from seasons.daily import Try, placed
from tests.bot.screens.almanac import MARCH
from tests.bot.screens.drawings import SCREENS, claim, finished
from tests.bot.screens.looks import NAMES, OPENER, WHEN, table_of
from tests.bot.screens.test_daily_screens import NOON, SECRET, TODAY, promise
from tests.bot.screens.test_replay_screen import a_record
from tests.bot.screens.test_review_screen import verdict_on
from tests.harness.moments import moment_at

Drawn = Screen | Form
OF_A_GAME = ("lobby", "table-", "hand-")
"""The beginnings of screens among the goldens that each game has of its own in the gallery."""
OF_NO_GAME = {
    *("hand-confirm", "hand-over", "hand-vote", "hand-preselect", "hand-preselect-dropped"),
    *("table-closed", "table-vote", "table-offered"),
}
"""Those of them that are drawn as they stand there, once."""
SIGNS = ("✅✅⬜✅✅", "✅⬜✅✅⬜", "⬜✅⬜✅⬜")
DUE = WHEN + 90_000
VOTE = Vote(1, Motion.REPLACE, 1, 0, DUE, frozenset({1}))


def day(status: TryStatus, *, game: str = "claim", over: bool = False) -> DayReport:
    """A day's deal as the third of three who have finished sees it, or somebody else at that `status`."""
    board = placed(
        Try(
            table_id=f"table{who}",
            user_id=OPENER + who,
            name=NAMES[who],
            ended_at=NOON + who,
            merit=SIGNS[who].count("✅"),
            score=SIGNS[who].count("✅"),
            signs=SIGNS[who],
        )
        for who in range(3)
    )
    begun = Try(table_id="table9", user_id=OPENER, name="Ann")
    own = {TryStatus.DONE: board[-1].tried, TryStatus.RUNNING: begun, TryStatus.NEW: None}
    return DayReport(
        promise=promise(game=game, secret=SECRET.hex() if over else None),
        today=TODAY + timedelta(days=1) if over else TODAY,
        board=board,
        playing=2,
        given_up=1,
        mine=own[status],
        status=status,
        streak=Streak(3, 9),
        coming=promise(game="five_crowns"),
        before=TODAY - timedelta(days=1),
        unfinished=None,
    )


WEEK = WeekReport(
    TODAY,
    tuple(
        WeekLine(1 + who, OPENER + who, NAMES[who], 24 - 5 * who, prize) for who, prize in enumerate((50, 30, 10, 0))
    ),
    prize=True,
)


def _shared(words: Words) -> Screen:
    report = day(TryStatus.DONE)
    assert report.my_place is not None
    return shared_screen(report, report.my_place, OPENER + 2, words)


ALWAYS: dict[str, Callable[[Words], Drawn]] = {
    "welcome": welcome_screen,
    "help": help_screen,
    "about": lambda words: about_screen("1.0", 3, 0.04, words, "ab" * 32),
    "daily new": lambda words: daily_screen(day(TryStatus.NEW), words),
    "daily alone": lambda words: daily_screen(day(TryStatus.NEW, game="five_crowns"), words),
    "daily running": lambda words: daily_screen(day(TryStatus.RUNNING), words),
    "daily done": lambda words: daily_screen(day(TryStatus.DONE), words),
    "daily over": lambda words: daily_screen(day(TryStatus.DONE, over=True), words),
    "daily board": lambda words: daily_board_screen(day(TryStatus.DONE), WEEK, words),
    "daily board over": lambda words: daily_board_screen(day(TryStatus.DONE, over=True), WEEK, words),
    "daily shared": _shared,
    "daily told": lambda words: told_screen(day(TryStatus.DONE, over=True), promise(game="dwarf_king"), WEEK, words),
    "daily proof": lambda words: daily_proof_screen(day(TryStatus.DONE, over=True), words),
    "levels": lambda words: levels_screen(table_of("claim", 1, Phase.OPEN, wanted=2), words),
    "word": lambda words: word_form(table_of("claim", 1, Phase.OPEN, wanted=2), words),
    "ping": lambda words: ping_screen(claim(7).look(0).table, OPENER, words),
    "reminder": lambda words: reminder_screen(claim(7).look(0).table, OPENER, DUE, words),
    "warning": lambda words: warning_screen(claim(7).look(0).table, OPENER, VOTE, words),
    "resign": lambda words: resign_screen(claim(7).look(0), words),
    "abandon": lambda words: abandon_question(claim(7).look(0).table, words),
    "season-ended": lambda words: season_ended_screen(MARCH, words),
    "record": lambda words: record_screen("abcdefgh", finished(), words),
    "privacy-export": lambda words: export_screen(b"{}", words),
    "privacy-forget": forget_screen,
    **{name: draw for name, draw in SCREENS.items() if name in OF_NO_GAME or not name.startswith(OF_A_GAME)},
}


def about_a_game(game: str) -> Iterator[tuple[str, Callable[[Words], Drawn]]]:
    """Yield what is told beside a game's tables: its rules, options, replay and review."""
    rules = registry.game(game)
    table = table_of(game, 1, Phase.OPEN, wanted=rules.seats[-1])
    refused = text("table-bad-pace", allowed=text("pace-live-60"))
    yield "rules", partial(rules_screen, game, None)
    yield "options", partial(options_form, table)
    yield "options refused", partial(options_again_screen, table, {}, refused)
    replay = _replay(game)
    half = moment_at(replay.record, len(replay.record.actions) // 2)
    for eyes in ("0", TABLE, OPEN):
        yield f"replay {eyes}", partial(replay_screen, replay, half, Bookmark(half.step, eyes))
    if rules.outlook is not None:
        yield "review begun", partial(thinking_screen, replay, 0, Progress(3, 12))
        taken = list(decisions(rules, replay.record, 0))
        chosen = [taken[0], taken[len(taken) // 2]]
        verdicts = tuple(verdict_on(one, gain) for one, gain in zip(chosen, (-0.3, 0.2), strict=True))
        for number, verdict in enumerate(verdicts):
            page = Page(replay, Review(verdicts, 12), 0, number)
            yield f"review {number + 1}", partial(review_screen, page, moment_at(replay.record, verdict.step))


def _replay(game: str) -> Replay:
    """A game played by chance, as the first seat looks back on it."""
    return replace(replay_of_record(a_record(game, registry.game(game).first_game.seats), ""), seat=0, imported=None)
