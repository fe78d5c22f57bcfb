"""The deal of the day: its page, board and week, what is shown to the channel, and whether the promise was kept."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date

from babel.dates import format_date

from bot.art.results import BoardLine
from bot.clicks import Click, Verb
from bot.daily.model import DayReport, Promise, TryStatus, WeekReport
from bot.screens.parts.buttons import balanced, button, menu
from bot.screens.parts.layout import (
    OPEN,
    OVER,
    QUIET,
    YOUR_TURN,
    bold,
    framed,
    mention,
    paragraph,
    shortened,
    signed,
    small,
    when,
)
from bot.screens.parts.message import MOST_OPTIONS, Block, Button, Row, Screen, Style
from bot.screens.parts.titles import title
from bot.screens.pictures.boards import board_picture
from bot.screens.pictures.covers import deal_picture
from bot.screens.pictures.scenes import felt_of
from bot.screens.seasons.standings import day_text, name_of, place_text, points_merit
from bot.text import Ready, Words
from bot.text.catalogues import prefix
from games.engine import commitment
from seasons.daily import Placed, Try

SHOWN = 11
WEEK_SHOWN = 5
DIGITS = 32
"""The digits of a promise that are shown where all would be too many: enough to hold us to it."""


def daily_screen(report: DayReport, words: Words) -> Screen:
    streak = ""
    if report.streak.best:
        streak = words.get("daily-streak", now=report.streak.now, best=report.streak.best)
    mine = paragraph(f"**{_state(report, words)}**", streak, _count(report, words), _former(report, words))
    accent = YOUR_TURN if report.status in (TryStatus.NEW, TryStatus.RUNNING) else OVER
    return shortened(framed(accent, _cover(report, words), mine, rows=_buttons(report, words)))


def daily_board_screen(report: DayReport, week: WeekReport, words: Words) -> Screen:
    promise = report.promise
    board: tuple[Block, ...] = paragraph(words.get("daily-board-empty"))
    if report.board:
        shown = _podium(report.board[:SHOWN], report.my_place, promise, words)
        board = (*shown, *paragraph(small(_count(report, words))))
    watch: tuple[Block, ...] = ()
    if report.over and report.board:
        lines = {
            one.tried.table_id: f"{one.place}. {name_of(one.tried.name, words, plain=True)}"
            for one in report.board[:MOST_OPTIONS]
        }
        watch = (menu(_to("watch", promise.day), words.key("daily-watch"), lines),)
    buttons = [button(_to("day", promise.day), words.key("button-back"), Style.PRIMARY)]
    if report.before is not None:
        buttons.append(button(_to("board", report.before), words.key("button-day-before")))
    if report.over:
        buttons.append(_verify(report, words))
    heading = paragraph(_heading(promise.day, words), deal_line(promise, words))
    return shortened(framed(QUIET, heading, board, _week(week, words), rows=(*watch, *balanced(*buttons))))


def shared_screen(report: DayReport, mine: Placed, user_id: int, words: Words) -> Screen:
    """For everybody's eyes: nothing in it tells of a card."""
    promise = report.promise
    said = paragraph(
        words.get("daily-shared", who=mention(user_id), day=_day(promise.day, words)),
        f"**{title(promise.game, words)}** · {_result(mine.tried, promise.game, words)}",
        "" if words.text_mode else mine.tried.signs or "",
    )
    join = button(Click(Verb.DAILY), words.key("button-daily-too"), Style.PRIMARY)
    return Screen((*said, Row((join,))), accent=OVER)


def morning_screen(report: DayReport, words: Words) -> Screen:
    """The morning message to a server: the deal is there."""
    play = button(_to("play", report.promise.day), words.key("button-play"), Style.SUCCESS)
    page = button(_to("day", report.promise.day), words.key("button-daily"))
    return shortened(framed(YOUR_TURN, _cover(report, words), rows=[Row((play, page))]))


def told_screen(
    report: DayReport, coming: Promise | None, week: WeekReport | None, words: Words, decisive: Sequence[str] = ()
) -> Screen:
    """The evening message to a server: the best players (of the week too, if it is over) and the secret.

    `coming` is the promise of tomorrow's deal; `decisive` says what decided the best game.
    """
    promise = report.promise
    shown = _podium(report.board[:WEEK_SHOWN], None, promise, words)
    secret = words.get("daily-secret", digits=Ready(f"`{promise.secret or ''}`"))
    promised = (_promise(promise, words), secret, "" if coming is None else _tomorrow(coming, words))
    today = button(Click(Verb.DAILY), words.key("button-daily-today"), Style.PRIMARY)
    board = button(_to("board", promise.day), words.key("button-daily-board"))
    told = framed(
        OVER,
        paragraph(_heading(promise.day, words), deal_line(promise, words)),
        (*shown, *paragraph(*decisive)) if shown else paragraph(words.get("daily-board-empty")),
        () if week is None else _week(week, words),
        paragraph(*map(small, promised)),
        rows=balanced(today, board, _verify(report, words)),
    )
    return shortened(told)


def daily_proof_screen(report: DayReport, words: Words) -> Screen:
    promise = report.promise
    secret = promise.secret or ""
    kept = commitment(bytes.fromhex(secret)) == promise.commitment
    return framed(
        OPEN if kept else YOUR_TURN,
        paragraph(
            _heading(promise.day, words),
            signed("✅" if kept else "❌", words.get("verify-true" if kept else "verify-broken"), words),
            words.get("daily-proof-how", when=when(promise.promised_at, "f")),
        ),
        paragraph(
            bold(words.get("daily-promise-whole")),
            f"`{promise.commitment}`",
            bold(words.get("verify-secret")),
            f"`{secret}`",
        ),
        paragraph(small(words.get("daily-proof-yourself"))),
        [Row((button(_to("board", promise.day), words.key("button-daily-board")),))],
    )


def daily_promise_screen(report: DayReport, words: Words) -> Screen:
    back = button(_to("day", report.promise.day), words.key("button-back"), Style.PRIMARY)
    heading = paragraph(_heading(report.promise.day, words))
    return framed(QUIET, heading, paragraph(*_promises(report, words)), rows=[Row((back,))])


def _cover(report: DayReport, words: Words) -> tuple[Block, ...]:
    """A banner, whose description has the promises, or words alone; and what the day's deal is about."""
    promise = report.promise
    about = paragraph(words.get(f"{prefix(promise.game)}daily-about"), small(_until(report, words)))
    if words.text_mode:
        return (*paragraph(_heading(promise.day, words), deal_line(promise, words)), *about)
    lines = (words.key("button-daily"), str(day_text(promise.day, words)))
    told = [line.replace("`", "") for line in _promises(report, words)]
    return (deal_picture(promise.game, lines, told, words), *paragraph(deal_line(promise, words)), *about)


def _podium(board: Sequence[Placed], own: Placed | None, promise: Promise, words: Words) -> tuple[Block, ...]:
    """A picture, or words alone; the reader's own line where it is not shown."""
    lines = [_line(one, promise.game, words) for one in board]
    rest = [] if own is None or own in board else ["…", _line(own, promise.game, words)]
    if words.text_mode or not board:
        return paragraph(*lines, *rest)
    drawn = [
        BoardLine(
            one.place,
            name_of(one.tried.name, words, plain=True),
            words.key("word-number", number=one.tried.score or 0),
            one.tried.score or 0,
        )
        for one in board
    ]
    heading = f"{title(promise.game, words, plain=True)} · {day_text(promise.day, words)}"
    told = [_line(one, promise.game, replace(words, text_mode=True)) for one in board]
    picture = board_picture("daily.png", heading, drawn, told, words, felt=felt_of(promise.game))
    return (picture, *paragraph(*rest))


def _heading(day: date, words: Words) -> str:
    return f"### {words.get('daily-title', day=_day(day, words))}"


def _day(day: date, words: Words) -> str:
    weekday = Ready(format_date(day, "EEEE", locale=words.formats))
    return words.get("daily-day", weekday=weekday, day=day_text(day, words))


def deal_line(promise: Promise, words: Words) -> str:
    game = bold(title(promise.game, words))
    if promise.seats == 1:
        return words.get("daily-alone", game=game)
    level = words.get(f"level-{promise.level}")
    return words.get("daily-against", game=game, level=level, count=promise.seats - 1)


def _until(report: DayReport, words: Words) -> str:
    if report.over:
        return words.get("daily-open")
    last = report.promise.open_at or 0
    if report.promise.day != report.today:
        return words.get("daily-grace", last=when(last, "f"))
    return words.get("daily-until", end=when(report.promise.closes_at or 0), last=when(last, "t"))


def _state(report: DayReport, words: Words) -> str:
    own = report.my_place
    if own is None:
        return words.get(f"daily-status-{report.status}")
    result = _result(own.tried, report.promise.game, words)
    return words.get("daily-status-placed", result=result, place=own.place, count=len(report.board))


def _result(tried: Try, game: str, words: Words) -> str:
    return words.get(f"{prefix(game)}daily-score", score=tried.score or 0)


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
    return words.get("daily-promise", digits=_digits(promise), when=when(promise.promised_at, "f"))


def _tomorrow(promise: Promise, words: Words) -> str:
    return words.get("daily-tomorrow", game=title(promise.game, words), digits=_digits(promise))


def _digits(promise: Promise) -> str:
    return Ready(f"`{promise.commitment[:DIGITS]}`")


def _line(one: Placed, game: str, words: Words) -> str:
    return words.get(
        "board-line",
        place=place_text(one.place, words),
        name=name_of(one.tried.name, words),
        merit=_result(one.tried, game, words),
    )


def _week(week: WeekReport, words: Words) -> tuple[Block, ...]:
    if not week.lines:
        return ()
    lines = []
    for one in week.lines[:WEEK_SHOWN]:
        merit = words.get("daily-week-points", count=one.points)
        if one.won:
            merit += f" · **+{points_merit(one.won, words)}**"
        place, name = place_text(one.place, words), name_of(one.name, words)
        lines.append(words.get("board-line", place=place, name=name, merit=Ready(merit)))
    about = words.get("daily-week-prize" if week.prize else "daily-week-about")
    return paragraph(f"**{words.get('daily-week', day=day_text(week.week, words))}**", *lines, small(about))


def _buttons(report: DayReport, words: Words) -> tuple[Row, ...]:
    day, mine = report.promise.day, report.mine
    first: list[Button] = []
    if report.status is TryStatus.NEW:
        first.append(button(_to("play", day), words.key("button-play"), Style.SUCCESS))
    elif mine is not None and mine.ended_at is None:
        first.append(button(_to("play", day), words.key("button-go-on"), Style.SUCCESS))
        first.append(button(Click(Verb.RESIGN, mine.table_id), words.key("button-give-up")))
    elif mine is not None:
        if report.my_place is not None:
            share = _to("share", day)
            first.append(button(share, words.key("button-daily-share"), Style.PRIMARY))
        first.append(button(Click(Verb.REPLAY, mine.table_id), words.key("button-replay")))
    if report.unfinished is not None:
        former = _to("play", report.before)
        first.append(button(former, words.key("button-go-on-yesterday"), Style.SUCCESS))
    last = [button(_to("board", day), words.key("button-daily-board"))]
    if report.before is not None:
        last.append(button(_to("day", report.before), words.key("button-day-before")))
    if day != report.today:
        last.append(button(Click(Verb.DAILY), words.key("button-daily-today")))
    promised = button(_to("promise", day), words.key("button-promise"))
    last.append(_verify(report, words) if report.over else promised)
    return balanced(*first, *last)


def _verify(report: DayReport, words: Words) -> Button:
    return button(_to("verify", report.promise.day), words.key("button-verify"))


def _to(what: str, day: date | None) -> Click:
    return Click(Verb.DAILY, rest=f"{what}/{day}")


def daily_button(words: Words, day: date) -> Button:
    return button(_to("day", day), words.key("button-daily"), Style.PRIMARY)
