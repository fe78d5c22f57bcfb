"""The deal of the day: its page, board and week, what is shown to the channel, and whether the promise was kept."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

from babel.dates import format_date

from bot.clicks import Click, Verb
from bot.daily.model import DayReport, Promise, TryStatus, WeekReport
from bot.screens.drawing.layout import ACCENTS, QUIET, YOUR_TURN, button, paragraph, sections, shortened, small, when
from bot.screens.drawing.message import MOST_OPTIONS, Block, Button, Menu, Option, Row, Screen, Style
from bot.screens.drawing.packing import balanced
from bot.screens.league.standings import day_text, name_of, place_sign, points_merit
from bot.screens.table.table import title
from bot.text import Ready, Words
from bot.text.catalogues import prefix
from games.engine import commitment
from persistence.rows import Phase
from seasons.daily import Placed, Try

SHOWN = 15
"""How many lines of a board are shown."""
WEEK_SHOWN = 5
DIGITS = 32
"""How many digits of a promise are shown where all of them would be too many: enough to hold it to."""


def daily_screen(report: DayReport, words: Words) -> Screen:
    """Return the page of a day's deal for its reader."""
    promise = report.promise
    heading = paragraph(
        _heading(promise.day, words),
        _what(promise, words),
        words.get(f"{prefix(promise.game)}daily-about"),
        small(_until(report, words)),
    )
    streak = ""
    if report.streak.best:
        streak = words.get("daily-streak", now=report.streak.now, best=report.streak.best)
    mine = paragraph(f"**{_state(report, words)}**", streak, _count(report, words), _former(report, words))
    blocks = sections(heading, mine, paragraph(*(small(line) for line in _promises(report, words))))
    accent = YOUR_TURN if report.status in (TryStatus.NEW, TryStatus.RUNNING) else ACCENTS[Phase.FINISHED]
    return shortened(Screen((*blocks, *_buttons(report, words)), accent=accent))


def daily_board_screen(report: DayReport, week: WeekReport, words: Words) -> Screen:
    """Return who has done best with a day's deal, and in its week so far."""
    promise = report.promise
    lines = [_line(one, promise.game, words) for one in report.board[:SHOWN]]
    own = report.my_place
    if own is not None and own not in report.board[:SHOWN]:
        lines += ["…", _line(own, promise.game, words)]
    board = paragraph(*lines, small(_count(report, words))) if lines else paragraph(words.get("daily-board-empty"))
    menu: tuple[Block, ...] = ()
    if report.over and report.board:
        options = tuple(
            Option(one.tried.table_id, f"{one.place}. {name_of(one.tried.name, words, plain=True)}"[:100])
            for one in report.board[:MOST_OPTIONS]
        )
        menu = (Menu(_press("watch", promise.day), options, words.key("daily-watch")),)
    buttons = [button(Click(Verb.DAILY, rest=f"day/{promise.day}"), words.key("button-back"), Style.PRIMARY)]
    if report.before is not None:
        buttons.append(button(Click(Verb.DAILY, rest=f"board/{report.before}"), words.key("button-day-before")))
    if report.over:
        buttons.append(_verify(report, words))
    blocks = sections(paragraph(_heading(promise.day, words), _what(promise, words)), board, _week(week, words))
    return shortened(Screen((*blocks, *menu, *balanced(*buttons)), accent=QUIET))


def shared_screen(report: DayReport, mine: Placed, user_id: int, words: Words) -> Screen:
    """Return somebody's result for everybody's eyes: nothing in it tells of a card."""
    promise = report.promise
    said = paragraph(
        words.get("daily-shared", who=Ready(f"<@{user_id}>"), day=Ready(_day(promise.day, words))),
        f"**{title(promise.game, words)}** · {_result(mine.tried, promise.game, words)}",
    )
    join = button(Click(Verb.DAILY), words.key("button-daily-too"), Style.PRIMARY)
    return Screen((*said, Row((join,))), accent=ACCENTS[Phase.FINISHED])


def told_screen(report: DayReport, coming: Promise | None, week: WeekReport | None, words: Words) -> Screen:
    """Return what a server is told of a day that is over: who did best, in the week too if that is over, the secret.

    `coming` is the promise of tomorrow's deal.
    """
    promise = report.promise
    lines = [_line(one, promise.game, words) for one in report.board[:WEEK_SHOWN]]
    secret = words.get("daily-secret", digits=Ready(f"`{promise.secret or ''}`"))
    blocks = sections(
        paragraph(_heading(promise.day, words), _what(promise, words)),
        paragraph(*lines) if lines else paragraph(words.get("daily-board-empty")),
        () if week is None else _week(week, words),
        paragraph(
            small(_promise(promise, words)), small(secret), small("" if coming is None else _tomorrow(coming, words))
        ),
    )
    buttons = (
        button(Click(Verb.DAILY), words.key("button-daily-today"), Style.PRIMARY),
        button(Click(Verb.DAILY, rest=f"board/{promise.day}"), words.key("button-daily-board")),
        _verify(report, words),
    )
    return shortened(Screen((*blocks, *balanced(*buttons)), accent=ACCENTS[Phase.FINISHED]))


def daily_proof_screen(report: DayReport, words: Words) -> Screen:
    """Return whether the secret of a day that lies open is the one that had been promised."""
    promise = report.promise
    secret = promise.secret or ""
    kept = commitment(bytes.fromhex(secret)) == promise.commitment
    sign = "" if words.text_mode else "✅ " if kept else "❌ "
    return Screen(
        sections(
            paragraph(
                _heading(promise.day, words),
                f"{sign}**{words.get('verify-true' if kept else 'verify-broken')}**",
                words.get("daily-proof-how", when=Ready(_moment(promise.promised_at))),
            ),
            paragraph(
                f"**{words.get('daily-promise-whole')}**",
                f"`{promise.commitment}`",
                f"**{words.get('verify-secret')}**",
                f"`{secret}`",
            ),
            paragraph(small(words.get("daily-proof-yourself"))),
            (Row((button(Click(Verb.DAILY, rest=f"board/{promise.day}"), words.key("button-daily-board")),)),),
        ),
        accent=ACCENTS[Phase.OPEN] if kept else YOUR_TURN,
    )


def _heading(day: date, words: Words) -> str:
    sign = "" if words.text_mode else "🗓️ "
    return f"### {sign}{words.get('daily-title', day=Ready(_day(day, words)))}"


def _day(day: date, words: Words) -> str:
    weekday = Ready(format_date(day, "EEEE", locale=words.locale))
    return words.get("daily-day", weekday=weekday, day=day_text(day, words))


def _what(promise: Promise, words: Words) -> str:
    game = Ready(f"**{title(promise.game, words)}**")
    if promise.seats == 1:
        return words.get("daily-alone", game=game)
    level = Ready(words.get(f"level-{promise.level}"))
    return words.get("daily-against", game=game, level=level, count=promise.seats - 1)


def _until(report: DayReport, words: Words) -> str:
    if report.over:
        return words.get("daily-open")
    last = report.promise.open_at or 0
    if report.promise.day != report.today:
        return words.get("daily-grace", last=Ready(_moment(last)))
    return words.get("daily-until", end=Ready(when(report.promise.closes_at or 0)), last=Ready(_moment(last, "t")))


def _moment(milliseconds: int, style: str = "f") -> str:
    return f"<t:{milliseconds // 1000}:{style}>"


def _state(report: DayReport, words: Words) -> str:
    own = report.my_place
    if own is None:
        return words.get(f"daily-status-{report.status}")
    result = Ready(_result(own.tried, report.promise.game, words))
    return words.get("daily-status-placed", result=result, place=own.place, count=len(report.board))


def _result(tried: Try, game: str, words: Words) -> str:
    score = words.get(f"{prefix(game)}daily-score", score=tried.score or 0)
    return score if words.text_mode else f"{score} {tried.signs}"


def _count(report: DayReport, words: Words) -> str:
    said = [words.get("daily-count-done", count=len(report.board))]
    said += [words.get("daily-count-playing", count=report.playing)] if report.playing else []
    said += [words.get("daily-count-given-up", count=report.given_up)] if report.given_up else []
    return " · ".join(said)


def _former(report: DayReport, words: Words) -> str:
    return words.get("daily-unfinished") if report.unfinished is not None else ""


def _promises(report: DayReport, words: Words) -> Iterator[str]:
    yield _promise(report.promise, words)
    if report.promise.secret is not None:
        yield words.get("daily-secret", digits=Ready(f"`{report.promise.secret}`"))
    if report.coming is not None:
        yield _tomorrow(report.coming, words)


def _promise(promise: Promise, words: Words) -> str:
    return words.get("daily-promise", digits=Ready(_digits(promise)), when=Ready(_moment(promise.promised_at)))


def _tomorrow(promise: Promise, words: Words) -> str:
    return words.get("daily-tomorrow", game=Ready(title(promise.game, words)), digits=Ready(_digits(promise)))


def _digits(promise: Promise) -> str:
    return f"`{promise.commitment[:DIGITS]}`"


def _line(one: Placed, game: str, words: Words) -> str:
    return words.get(
        "board-line",
        place=Ready(place_sign(one.place, words)),
        name=Ready(name_of(one.tried.name, words)),
        merit=Ready(_result(one.tried, game, words)),
    )


def _week(week: WeekReport, words: Words) -> tuple[Block, ...]:
    if not week.lines:
        return ()
    lines = []
    for one in week.lines[:WEEK_SHOWN]:
        merit = words.get("daily-week-points", count=one.points)
        if one.won:
            merit += f" · **+{points_merit(one.won, words)}**"
        place, name = Ready(place_sign(one.place, words)), Ready(name_of(one.name, words))
        lines.append(words.get("board-line", place=place, name=name, merit=Ready(merit)))
    about = words.get("daily-week-prize" if week.prize else "daily-week-about")
    return paragraph(f"**{words.get('daily-week', day=day_text(week.week, words))}**", *lines, small(about))


def _buttons(report: DayReport, words: Words) -> tuple[Row, ...]:
    day, mine = report.promise.day, report.mine
    first: list[Button] = []
    if report.status is TryStatus.NEW:
        first.append(button(Click(Verb.DAILY, rest=f"play/{day}"), words.key("button-play"), Style.SUCCESS))
    elif mine is not None and mine.ended_at is None:
        first.append(button(Click(Verb.DAILY, rest=f"play/{day}"), words.key("button-go-on"), Style.SUCCESS))
        first.append(button(Click(Verb.RESIGN, mine.table_id), words.key("button-give-up")))
    elif mine is not None:
        if report.my_place is not None:
            share = Click(Verb.DAILY, rest=f"share/{day}")
            first.append(button(share, words.key("button-daily-share"), Style.PRIMARY))
        first.append(button(Click(Verb.REPLAY, mine.table_id), words.key("button-replay")))
    if report.unfinished is not None:
        former = Click(Verb.DAILY, rest=f"play/{report.before}")
        first.append(button(former, words.key("button-go-on-yesterday"), Style.SUCCESS))
    last = [button(Click(Verb.DAILY, rest=f"board/{day}"), words.key("button-daily-board"))]
    if report.before is not None:
        last.append(button(Click(Verb.DAILY, rest=f"day/{report.before}"), words.key("button-day-before")))
    if day != report.today:
        last.append(button(Click(Verb.DAILY), words.key("button-daily-today")))
    if report.over:
        last.append(_verify(report, words))
    return balanced(*first, *last)


def _verify(report: DayReport, words: Words) -> Button:
    return button(Click(Verb.DAILY, rest=f"verify/{report.promise.day}"), words.key("button-verify"))


def _press(what: str, day: date) -> str:
    return str(Click(Verb.DAILY, rest=f"{what}/{day}"))


def daily_button(words: Words, day: date) -> Button:
    """Return the button that leads to the page of a day's deal."""
    return button(Click(Verb.DAILY, rest=f"day/{day}"), words.key("button-daily"), Style.PRIMARY)
