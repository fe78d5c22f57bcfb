"""A season: how it stands, its closing, the question before it is ended, and what places are worth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.clicks import Verb
from bot.screens.parts.buttons import way
from bot.screens.parts.layout import OVER, QUIET, RUNNING, confirm_screen, drafted, framed, listing, paragraph
from bot.screens.parts.message import Block, Button, Row, Screen, Style
from bot.screens.parts.texts import bold, bullets, small, title
from bot.screens.seasons.board import EVERY
from bot.screens.seasons.standings import (
    BoardEntry,
    board,
    change_text,
    day,
    name_of,
    points_merit,
    points_text,
    season_title,
    some_of,
)
from bot.seasons.model import SeasonReport
from bot.text import Ready, Words
from persistence.rows import GuildSettings
from seasons.boards import Highlights, Sort
from seasons.model import Season, Standing
from seasons.ratings import SCALE
from seasons.scoring import Scoring, sizes, table

PODIUM = 3
MOST_NAMES = 3


def season_screen(report: SeasonReport | None, words: Words, *, between: bool = False) -> Screen:
    """`between` seasons it is the last one."""
    if report is None:
        return drafted(QUIET, paragraph(f"### {words.get('button-fame')}", words.get("season-none")))
    season = report.season
    onward = way(Verb.SEASON, words, "season-points", rest=f"points/{season.number}")
    fame = []
    for one in report.fame:
        if one.champions and one.season != season:
            who = _names([champion.name for champion in one.champions], words)
            points = points_merit(one.champions[0].points, words)
            fame.append(words.get("fame-line", season=season_title(one.season, words), who=who, points=points))
    last = listing(words.get("season-fame"), fame)
    accent = RUNNING if season.ended_at is None else OVER
    heading = f"### {season_title(season, words)}"
    heading = f"{words.get('season-none')}\n{heading}" if between else heading
    return _told(report, heading, last, onward, words, accent=accent)


def closing_screen(report: SeasonReport, words: Words, *, settled: bool = True) -> Screen:
    """Unless `settled`, the champion lacks the role that the server gives."""
    closed = words.get("season-closed", season=season_title(report.season, words))
    unsettled = () if settled else paragraph(small(words.get("season-role-failed")))
    return _told(report, f"## {closed}", unsettled, _show(report.season, words), words, accent=OVER)


def _told(
    report: SeasonReport, heading: str, last: Sequence[Block], onward: Button, words: Words, *, accent: int
) -> Screen:
    season, found = report.season, report.highlights
    size = words.get("season-size", games=found.games, players=found.players) if found.games else ""
    all_points = f"{EVERY}/{season.number}/{Sort.POINTS}/1"
    ways = Row((way(Verb.BOARD, words, "button-board", Style.PRIMARY, rest=all_points), onward))
    podium = _podium(report, words) or paragraph(words.get("season-empty"))
    about = paragraph(heading, _dates(season, words), size)
    return framed(accent, about, podium, _highlights(found, words), last, rows=[ways])


def season_question(report: SeasonReport, words: Words) -> Screen:
    season = report.season
    what = words.get("season-end-question", season=season_title(season, words))
    played = words.get("season-end-text", games=report.highlights.games)
    yes = way(Verb.SEASON, words, "button-end", Style.DANGER, rest=f"end/{season.number}/{season.started_at}")
    return confirm_screen(what, played, yes, _show(season, words, "button-back"))


def season_ended_screen(running: Season | None, words: Words) -> Screen:
    after = words.get("season-next-by-hand")
    if running is not None:
        after = words.get("season-next", season=season_title(running, words))
    return drafted(QUIET, paragraph(words.get("season-ended"), small(after)))


def points_screen(settings: GuildSettings, season: Season | None, words: Words) -> Screen:
    """The points of a season, and of the next one where they differ; with None, of the next one alone."""
    parts = [paragraph(f"### {words.get('points-title')}", words.get("points-text"))]
    if season is not None and season.ended_at is not None:
        parts.append(listing(season_title(season, words), points_lines(season.scoring, words)))
    elif season is not None and season.scoring != settings.scoring:
        coming = points_lines(settings.scoring, words, unlike=season.scoring)
        parts.append(listing(words.get("season-points"), points_lines(season.scoring, words)))
        parts.append(listing(words.get("season-points-next"), coming))
    else:
        parts.append(paragraph(*bullets(points_lines(settings.scoring, words))))
    return framed(QUIET, *parts, rows=[] if season is None else [Row((_show(season, words),))])


def _show(season: Season, words: Words, label: str = "button-fame") -> Button:
    return way(Verb.SEASON, words, label, rest=f"show/{season.number}")


def points_lines(scoring: Scoring, words: Words, *, unlike: Scoring | None = None) -> list[str]:
    """A line for each table size; with `unlike`, only for sizes that differ."""
    joint = ", " if words.text_mode else " · "
    return [
        words.get("points-line", size=size, points=Ready(joint.join(str(one) for one in table(scoring, size))))
        for size in sizes()
        if unlike is None or table(scoring, size) != table(unlike, size)
    ]


def _dates(season: Season, words: Words) -> str:
    since = day(season.started_at, season.zone, words)
    if season.ended_at is not None:
        return words.get("season-from-to", since=since, until=day(season.ended_at - 1, season.zone, words))
    if season.ends_at is not None:
        return words.get("season-until", since=since, until=day(season.ends_at - 1, season.zone, words))
    return words.get("season-since", since=since)


def _podium(report: SeasonReport, words: Words) -> tuple[Block, ...]:
    podium = [one for one in report.board.lines if one.place is not None and one.place <= PODIUM]
    entries = []
    for one in podium:
        standing, number = one.standing, points_text(one.standing.points, words)
        entries.append(BoardEntry(one.place, standing.name, partial(_points, standing), number, standing.points))
    return board("podium.png", season_title(report.season, words, plain=True), entries, words)


def _points(one: Standing, words: Words) -> str:
    return f"**{points_merit(one.points, words)}** · {words.get('merit-wins', count=one.wins)}"


def _highlights(found: Highlights, words: Words) -> tuple[Block, ...]:
    lines = []
    if found.busiest:
        lines.append(words.get("highlight-busiest", who=_names(found.busiest, words), games=found.most_games))
    if found.climber is not None and found.climbed > 0:
        change = change_text(round(found.climbed * SCALE), words)
        lines.append(words.get("highlight-climber", who=name_of(found.climber, words), change=change))
    if found.favourite is not None:
        game = title(found.favourite, words)
        lines.append(words.get("highlight-favourite", game=game, games=found.favourite_games))
    return listing(words.get("season-highlights"), lines)


def _names(names: Sequence[str], words: Words) -> str:
    return some_of([bold(name_of(name, words)) for name in names], MOST_NAMES, words)
