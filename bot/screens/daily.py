"""The deal of the day: its page, board and week, what is shown to the channel, and whether the promise was kept."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date
from functools import partial

from babel.dates import format_date

from bot.clicks import Click, Verb
from bot.daily.model import DayReport, Promise, TryStatus, WeekReport
from bot.screens.parts.buttons import balanced, button, menu, way
from bot.screens.parts.layout import OPEN, OVER, QUIET, YOUR_TURN, drafted, framed, paragraph
from bot.screens.parts.message import MOST_OPTIONS, Block, Button, Row, Screen, Style
from bot.screens.parts.texts import SHOWN_DIGITS, bold, mention, signed, small, title, when
from bot.screens.pictures.covers import deal_picture
from bot.screens.pictures.scenes import felt_of
from bot.screens.seasons.standings import BoardEntry, board, board_line, day_text, name_of, points_merit
from bot.text import Ready, Words
from bot.text.catalogues import prefix
from games.engine import commitment
from seasons.daily import Placed, Try

SHOWN = 11
WEEK_SHOWN = 5


def daily_screen(report: DayReport, words: Words) -> Screen:
    best = report.streak.best
    mine = paragraph(
        f"**{_state(report, words)}**",
        words.get("daily-streak", now=report.streak.now, best=best) if best else "",
        _count(report, words),
        words.get("daily-unfinished") if report.unfinished is not None else "",
    )
    accent = YOUR_TURN if report.status in (TryStatus.NEW, TryStatus.RUNNING) else OVER
    return framed(accent, _cover(report, words), mine, rows=_buttons(report, words))


def daily_board_screen(report: DayReport, week: WeekReport, words: Words) -> Screen:
    promise = report.promise
    lines: tuple[Block, ...] = paragraph(words.get("daily-board-empty"))
    if report.board:
        shown = _podium(report.board[:SHOWN], report.my_place, promise, words)
        lines = (*shown, *paragraph(small(_count(report, words))))
    rows: list[Block] = []
    if report.over and report.board:
        tables = {
            one.tried.table_id: f"{one.place}. {name_of(one.tried.name, words, plain=True)}"
            for one in report.board[:MOST_OPTIONS]
        }
        rows.append(menu(Click(Verb.DAILY, rest=f"watch/{promise.day}"), words.key("daily-watch"), tables))
    buttons = [_way("day", promise.day, words, "button-back", Style.PRIMARY)]
    if report.before is not None:
        buttons.append(_way("board", report.before, words, "button-day-before"))
    if report.over:
        buttons.append(_way("verify", report.promise.day, words, "button-verify"))
    return framed(QUIET, _heading(promise, words), lines, _week(week, words), rows=(*rows, *balanced(*buttons)))


def shared_screen(report: DayReport, mine: Placed, user_id: int, words: Words) -> Screen:
    """For everybody's eyes: nothing in it tells of a card."""
    promise = report.promise
    said = paragraph(
        words.get("daily-shared", who=mention(user_id), day=_day(promise.day, words)),
        f"**{title(promise.game, words)}** · {_result(mine.tried, promise.game, words)}",
        "" if words.text_mode else mine.tried.signs or "",
    )
    join = way(Verb.DAILY, words, "button-daily-too", Style.PRIMARY)
    return drafted(OVER, said, rows=[Row((join,))])


def morning_screen(report: DayReport, words: Words) -> Screen:
    play = _way("play", report.promise.day, words, "button-play", Style.SUCCESS)
    page = _way("day", report.promise.day, words, "button-daily")
    return framed(YOUR_TURN, _cover(report, words), rows=[Row((play, page))])


def told_screen(
    report: DayReport, coming: Promise | None, week: WeekReport | None, words: Words, decisive: Sequence[str] = ()
) -> Screen:
    """In the evening: the best of the day and, with its last day, of the week, the secret, what comes tomorrow."""
    promise = report.promise
    shown = _podium(report.board[:WEEK_SHOWN], None, promise, words)
    secret = words.get("daily-secret", digits=Ready(f"`{promise.secret or ''}`"))
    promised = (_promise(promise, words), secret, "" if coming is None else _tomorrow(coming, words))
    today = way(Verb.DAILY, words, "button-daily-today", Style.PRIMARY)
    return framed(
        OVER,
        _heading(promise, words),
        (*shown, *paragraph(*decisive)) if shown else paragraph(words.get("daily-board-empty")),
        () if week is None else _week(week, words),
        paragraph(*map(small, promised)),
        rows=balanced(
            today,
            _way("board", promise.day, words, "button-daily-board"),
            _way("verify", report.promise.day, words, "button-verify"),
        ),
    )


def daily_proof_screen(report: DayReport, words: Words) -> Screen:
    promise = report.promise
    secret = promise.secret or ""
    kept = commitment(bytes.fromhex(secret)) == promise.commitment
    return framed(
        OPEN if kept else YOUR_TURN,
        paragraph(
            _title(promise.day, words),
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
        [Row((_way("board", promise.day, words, "button-daily-board"),))],
    )


def daily_promise_screen(report: DayReport, words: Words) -> Screen:
    promises = paragraph(*_promises(report, words))
    back = _way("day", report.promise.day, words, "button-back", Style.PRIMARY)
    return framed(QUIET, paragraph(_title(report.promise.day, words)), promises, rows=[Row((back,))])


def _cover(report: DayReport, words: Words) -> tuple[Block, ...]:
    """A banner, whose description has the promises, or words alone; the subject of the day's deal and its end."""
    promise = report.promise
    last = promise.open_at or 0
    if report.over:
        until = words.get("daily-open")
    elif promise.day != report.today:
        until = words.get("daily-grace", last=when(last, "f"))
    else:
        until = words.get("daily-until", end=when(promise.closes_at or 0), last=when(last, "t"))
    about = paragraph(words.get(f"{prefix(promise.game)}daily-about"), small(until))
    if words.text_mode:
        return (*_heading(promise, words), *about)
    lines = (words.key("button-daily"), str(day_text(promise.day, words)))
    picture = deal_picture(promise.game, lines, _promises(report, words), words)
    return (picture, *paragraph(deal_line(promise, words)), *about)


def _podium(ranked: Sequence[Placed], own: Placed | None, promise: Promise, words: Words) -> tuple[Block, ...]:
    heading = f"{title(promise.game, words, plain=True)} · {day_text(promise.day, words)}"
    entries = [_entry(one, promise.game, words) for one in ranked]
    shown = board("daily.png", heading, entries, words, felt=felt_of(promise.game))
    if own is None or own in ranked:
        return shown
    mine = ("…", _entry(own, promise.game, words).told(words))
    return paragraph(*(one.told(words) for one in entries), *mine) if words.text_mode else (*shown, *paragraph(*mine))


def _entry(one: Placed, game: str, words: Words) -> BoardEntry:
    score = one.tried.score or 0
    number = words.key("word-number", number=score)
    return BoardEntry(one.place, one.tried.name, partial(_result, one.tried, game), number, score)


def _heading(promise: Promise, words: Words) -> tuple[Block, ...]:
    return paragraph(_title(promise.day, words), deal_line(promise, words))


def _title(day: date, words: Words) -> str:
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


def _state(report: DayReport, words: Words) -> str:
    own = report.my_place
    if own is None:
        return words.get(f"daily-status-{report.status}")
    result = _result(own.tried, report.promise.game, words)
    return words.get("daily-status-placed", result=result, place=own.place, count=len(report.board))


def _result(tried: Try, game: str, words: Words) -> str:
    own = f"{prefix(game)}daily-score"
    return words.get(own if words.knows(own) else "daily-score", score=tried.score or 0)


def _count(report: DayReport, words: Words) -> str:
    said = [words.get("daily-count-done", count=len(report.board))]
    said += [words.get("daily-count-playing", count=report.playing)] if report.playing else []
    said += [words.get("daily-count-given-up", count=report.given_up)] if report.given_up else []
    return f"{' · '.join(said)}."


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
    return Ready(f"`{promise.commitment[:SHOWN_DIGITS]}`")


def _week(week: WeekReport, words: Words) -> tuple[Block, ...]:
    if not week.lines:
        return ()
    lines = []
    for one in week.lines[:WEEK_SHOWN]:
        won = f" · **+{points_merit(one.won, words)}**" if one.won else ""
        merit = words.get("daily-week-points", count=one.points) + won
        lines.append(board_line(one.place, one.name, merit, words))
    about = words.get("daily-week-prize" if week.prize else "daily-week-about")
    return paragraph(bold(words.get("daily-week", day=day_text(week.week, words))), *lines, small(about))


def _buttons(report: DayReport, words: Words) -> tuple[Row, ...]:
    day, mine = report.promise.day, report.mine
    found: list[Button] = []
    if report.status is TryStatus.NEW:
        found.append(_way("play", day, words, "button-play", Style.SUCCESS))
    elif mine is not None and mine.ended_at is None:
        found.append(_way("play", day, words, "button-go-on", Style.SUCCESS))
        found.append(button(Click(Verb.RESIGN, mine.table_id), words.key("button-give-up")))
    elif mine is not None:
        if report.my_place is not None:
            found.append(_way("share", day, words, "button-daily-share", Style.PRIMARY))
        found.append(button(Click(Verb.REPLAY, mine.table_id), words.key("button-replay")))
    if report.unfinished is not None:
        found.append(_way("play", report.before, words, "button-go-on-yesterday", Style.SUCCESS))
    found.append(_way("board", day, words, "button-daily-board"))
    if report.before is not None:
        found.append(_way("day", report.before, words, "button-day-before"))
    if day != report.today:
        found.append(way(Verb.DAILY, words, "button-daily-today"))
    last = ("verify", day, words, "button-verify") if report.over else ("promise", day, words, "button-promise")
    return balanced(*found, _way(*last))


def _way(what: str, day: date | None, words: Words, label: str, style: Style = Style.SECONDARY) -> Button:
    return way(Verb.DAILY, words, label, style, rest=f"{what}/{day}")
