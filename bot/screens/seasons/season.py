"""A season: how it stands, its closing, the question before it is ended, and what places are worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.art.results import BoardLine
from bot.clicks import Click, Verb
from bot.screens.parts.buttons import button
from bot.screens.parts.layout import (
    ACCENTS,
    OVER,
    QUIET,
    bold,
    bullets,
    deed_question,
    framed,
    listing,
    paragraph,
    shortened,
    small,
)
from bot.screens.parts.message import Block, Button, Row, Screen, Style
from bot.screens.parts.titles import title
from bot.screens.pictures.boards import board_picture
from bot.screens.seasons.board import EVERY
from bot.screens.seasons.standings import (
    change_text,
    day,
    name_of,
    points_merit,
    points_text,
    season_title,
    some_of,
    standing_line,
)
from bot.seasons.model import Fame, SeasonReport
from bot.text import Ready, Words
from persistence.rows import GuildSettings, Phase
from seasons.boards import Highlights, Ranked, Sort
from seasons.model import Season
from seasons.ratings import SCALE
from seasons.scoring import Scoring, sizes, table

PODIUM = 3
MOST_NAMES = 3


def season_screen(report: SeasonReport | None, words: Words) -> Screen:
    if report is None:
        return Screen(paragraph(f"### {words.get('season-title')}", words.get("season-none")), accent=QUIET)
    season = report.season
    points = button(Click(Verb.SEASON, rest=f"points/{season.number}"), words.key("season-points"))
    accent = ACCENTS[Phase.RUNNING if season.ended_at is None else Phase.FINISHED]
    return _told(report, f"### {season_title(season, words)}", _fame(report, words), points, words, accent=accent)


def closing_screen(report: SeasonReport, words: Words, *, settled: bool = True) -> Screen:
    """Unless `settled`, the champion lacks the role that the server gives."""
    closed = words.get("season-closed", season=season_title(report.season, words))
    unsettled = () if settled else paragraph(small(words.get("season-role-failed")))
    onward = _show(report.season, words)
    return _told(report, f"## {closed}", unsettled, onward, words, accent=OVER)


def _told(
    report: SeasonReport, heading: str, last: Sequence[Block], onward: Button, words: Words, *, accent: int
) -> Screen:
    season = report.season
    about = paragraph(heading, _dates(season, words), *_size(report.highlights, words))
    standings = Click(Verb.BOARD, rest=f"{EVERY}/{season.number}/{Sort.POINTS}/1")
    ways = Row((button(standings, words.key("button-board"), Style.PRIMARY), onward))
    parts = (about, _podium(report, words), _highlights(report, words), last)
    return shortened(framed(accent, *parts, rows=[ways]))


def season_question(report: SeasonReport, words: Words) -> Screen:
    season = report.season
    what = words.get("season-end-question", season=season_title(season, words))
    played = words.get("season-end-text", games=report.highlights.games)
    yes = button(
        Click(Verb.SEASON, rest=f"end/{season.number}/{season.started_at}"), words.key("button-end"), Style.DANGER
    )
    no = button(Click(Verb.SEASON, rest=f"show/{season.number}"), words.key("button-back"))
    return deed_question(what, played, yes, no)


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


def _show(season: Season, words: Words) -> Button:
    return button(Click(Verb.SEASON, rest=f"show/{season.number}"), words.key("button-fame"))


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


def _size(found: Highlights, words: Words) -> list[str]:
    return [words.get("season-size", games=found.games, players=found.players)] if found.games else []


def _podium(report: SeasonReport, words: Words) -> tuple[Block, ...]:
    podium = [one for one in report.board.lines if one.place is not None and one.place <= PODIUM]
    if not podium:
        return paragraph(words.get("season-empty"))
    lines = [standing_line(one, _points(one, words), words) for one in podium]
    if words.text_mode:
        return paragraph(*lines)
    drawn = [
        BoardLine(
            one.place,
            name_of(one.standing.name, words, plain=True),
            points_text(one.standing.points, words),
            one.standing.points,
        )
        for one in podium
    ]
    aloud = replace(words, text_mode=True)
    told = [standing_line(one, _points(one, words), aloud, plain=True) for one in podium]
    return (board_picture("podium.png", season_title(report.season, words, plain=True), drawn, told, words),)


def _points(one: Ranked, words: Words) -> str:
    return f"**{points_merit(one.standing.points, words)}** · {words.get('merit-wins', count=one.standing.wins)}"


def _highlights(report: SeasonReport, words: Words) -> tuple[Block, ...]:
    found = report.highlights
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


def _fame(report: SeasonReport, words: Words) -> tuple[Block, ...]:
    lines = [_champions(one, words) for one in report.fame if one.champions and one.season != report.season]
    return listing(words.get("season-fame"), lines)


def _champions(fame: Fame, words: Words) -> str:
    best = fame.champions[0]
    return words.get(
        "fame-line",
        season=season_title(fame.season, words),
        who=_names([one.name for one in fame.champions], words),
        points=points_merit(best.points, words),
    )


def season_ended_screen(running: Season | None, words: Words) -> Screen:
    after = words.get("season-next-by-hand")
    if running is not None:
        after = words.get("season-next", season=season_title(running, words))
    return Screen(paragraph(words.get("season-ended"), small(after)), accent=QUIET)
