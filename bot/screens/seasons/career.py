"""A person's career, in pages (places, streaks, rating, games, opponents, computers), and what their habits cost."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum

from babel.numbers import format_decimal

from bot.art.results import CurvePlan
from bot.clicks import Verb
from bot.screens.parts.buttons import balanced, way
from bot.screens.parts.layout import QUIET, framed, listing, paragraph, sections
from bot.screens.parts.message import Block, Picture, Screen, Style
from bot.screens.parts.texts import bold, signed, small, title
from bot.screens.seasons.board import EVERY
from bot.screens.seasons.ladder import ladder_blocks
from bot.screens.seasons.standings import (
    CUP,
    MEDALS,
    name_of,
    points_merit,
    rating_merit,
    rating_text,
    season_title,
    trophy_lines,
)
from bot.seasons.model import CareerReport
from bot.tables.computers import Progress
from bot.text import Ready, Words
from seasons.boards import Career, Rival, Sort
from seasons.insights import LEAST, Finding, Insights
from seasons.model import Standing
from seasons.ratings import PROVISIONAL
from seasons.tally import EVERY_GAME, held

PICTURE = "rating.png"
MOST_ALONE = 2
"""Fewer ratings than this make no curve."""
LONGEST_ID = 20


class Part(StrEnum):
    SUMMARY = "stats-summary"
    GAMES = "stats-by-game"
    RIVALS = "stats-rivals"
    LADDER = "ladder-title"


def career_screen(report: CareerReport, words: Words, part: Part = Part.SUMMARY) -> Screen:
    """One page of it, the first where that one is empty."""
    name = name_of(report.career.name, words)
    about = words.get("board-all-games") if report.game is None else title(report.game, words)
    parts = {one: blocks for one, blocks in _parts(report, words) if blocks}
    shown = part if part in parts else Part.SUMMARY
    heading = paragraph(f"### {words.get('stats-title', name=name)} · {about}")
    rest = f"{report.career.user_id}/{report.game or EVERY}"
    ways = []
    for one in parts:
        style = Style.PRIMARY if one is shown else Style.SECONDARY
        ways.append(way(Verb.STATS, words, one, style, rest=f"{rest}/{one}"))
    return framed(QUIET, (*heading, *parts[shown]), rows=balanced(*ways) if len(ways) > 1 else ())


def part_of(rest: str) -> tuple[int, str | None, Part] | None:
    """The person, the game and the page of a click; None for what no page wrote."""
    who, _, more = rest.partition("/")
    game, _, part = more.partition("/")
    if part not in [*Part] or not (who.isascii() and who.isdecimal() and len(who) < LONGEST_ID):
        return None
    return int(who), None if game == EVERY else game, Part(part)


def _parts(report: CareerReport, words: Words) -> Iterable[tuple[Part, Sequence[Block]]]:
    """The pages; without a game that counted, the first one tells of the computers, too."""
    total = report.career.standings.get(report.game or EVERY_GAME)
    ladder = ladder_blocks(report.climbs, report.game, words)
    if total is None:
        yield Part.SUMMARY, (*_summary(report, total, words), *ladder)
        return
    summary = sections(_summary(report, total, words), _trophies(report, total, words))
    yield Part.SUMMARY, (*_curve(report, total, words), *summary)
    yield Part.GAMES, _by_game(report, words)
    yield Part.RIVALS, _rivals(report.career.rivals, words)
    yield Part.LADDER, ladder


def _summary(report: CareerReport, total: Standing | None, words: Words) -> tuple[Block, ...]:
    career = report.career
    lines: list[str] = []
    if total is None:
        lines.append(words.get("stats-none-counted-yet" if report.climbs else "stats-none-counted"))
    else:
        if career.season is not None and report.season is not None:
            season, points = season_title(report.season, words), points_merit(career.season.points, words)
            place = report.places.get(Sort.POINTS) or 0
            lines.append(bold(words.get("stats-season", season=season, points=points, place=place)))
        share = round(100 * total.wins / total.games)
        lines.append(words.get("stats-games", games=total.games, wins=total.wins, share=share))
        lines.append(words.get("stats-places", places=_places(career, words)))
        lines.append(words.get("stats-streak", now=career.streak, longest=career.longest))
        if total.provisional:
            lines.append(words.get("ladder-soon", games=total.lifetime, of=PROVISIONAL))
        else:
            lines.append(words.get("stats-rating", rating=rating_merit(total, words)))
    if career.on_time is not None:
        lines.append(words.get("stats-on-time", share=career.on_time, turns=career.turns))
    if career.apart:
        lines.append(small(words.get("stats-apart", games=career.apart, wins=career.apart_won)))
    return paragraph(*lines)


def _places(career: Career, words: Words) -> str:
    counts = career.places.items()
    if words.text_mode:
        return words.listed([words.get("stats-place", place=place, count=count) for place, count in counts])
    return Ready(" · ".join(f"{MEDALS.get(place, f'{place}.')} ×{count}" for place, count in counts))


def _played(report: CareerReport) -> dict[str, Standing]:
    return {game: one for game, one in report.career.standings.items() if game != EVERY_GAME}


def _trophies(report: CareerReport, total: Standing, words: Words) -> tuple[Block, ...]:
    """A line for each kind; those of one game where one is asked for."""
    played = {game: one for game, one in _played(report).items() if report.game in (None, game)}
    found = held(played, total if report.game is None else Standing(user_id=total.user_id, name=""))
    lines = [line for trophy, games in found.items() for line in trophy_lines(trophy, games, words)]
    return paragraph(*(signed(CUP, line, words) for line in lines))


def _by_game(report: CareerReport, words: Words) -> tuple[Block, ...]:
    if report.game is not None:
        return ()
    lines = []
    for game, one in sorted(_played(report).items(), key=lambda line: (-line[1].games, line[0])):
        merit = rating_merit(one, words)
        rating = merit if one.provisional else words.get("rating-first", rating=merit)
        lines.append(words.get("stats-game", game=title(game, words), games=one.games, wins=one.wins, rating=rating))
    return listing(words.get("stats-by-game"), lines)


def _rivals(rivals: Iterable[Rival], words: Words) -> tuple[Block, ...]:
    lines = []
    for one in rivals:
        name, games, level = name_of(one.name, words), one.games, one.games - one.ahead - one.behind
        lines.append(words.get("stats-rival", name=name, games=games, ahead=one.ahead, behind=one.behind, level=level))
    return listing(words.get("stats-rivals"), lines)


def _curve(report: CareerReport, total: Standing, words: Words) -> tuple[Picture, ...]:
    if words.text_mode:
        return ()
    curve = report.career.curve[max(0, PROVISIONAL - 1 - (total.games - len(report.career.curve))) :]
    game = words.key("board-all-games") if report.game is None else title(report.game, words, plain=True)
    name = name_of(report.career.name, words, plain=True)
    heading = f"{name} · {game}" if total.provisional else words.key("stats-curve", name=name, game=game)
    first, last = (words.key("stats-curve-game", number=at) for at in (total.games - len(curve) + 1, total.games))
    figures = [
        (words.key("stats-figure-games", count=total.games), words.key("word-number", number=total.games)),
        (words.key("stats-figure-wins", count=total.wins), words.key("word-number", number=total.wins)),
    ]
    if not total.provisional:
        figures.append((words.key("stats-figure-rating"), rating_text(total.rating.points, words)))
    plan = CurvePlan(heading, first, last, tuple((one.points, one.doubt) for one in curve), tuple(figures))
    if len(curve) < MOST_ALONE:
        return (Picture(PICTURE, plan, f"{heading}. {', '.join(f'{label} {value}' for label, value in figures)}."),)
    numbers = [one.points for one in curve]
    begin, end, least, most = (rating_text(one, words) for one in (numbers[0], numbers[-1], min(numbers), max(numbers)))
    alt = words.key("stats-curve-alt", what=heading, games=len(curve), begin=begin, end=end, least=least, most=most)
    return (Picture(PICTURE, plan, alt),)


def insights_screen(found: Insights, words: Words) -> Screen:
    """The habits found in a person's games, or a note on why there are none."""
    costly = [_finding(one, words) for one in found.findings if one.effect < 0]
    good = [_finding(one, words) for one in reversed(found.findings) if one.effect > 0]
    if found.missing:
        nothing = words.get("insights-too-few", least=2 * LEAST, half=LEAST, missing=found.missing)
    else:
        nothing = words.get("insights-none", games=found.games, habits=found.judged)
    return framed(
        QUIET,
        paragraph(f"### {words.get('insights-title')}", *([] if found.findings else [nothing])),
        listing(words.get("insights-lose"), costly),
        listing(words.get("insights-gain"), good),
        paragraph(small(words.get("insights-how", habits=found.judged))) if found.findings else (),
    )


def reading_screen(progress: Progress, words: Words) -> Screen:
    came = words.get("insights-reading", done=progress.done, of=progress.of)
    return Screen(paragraph(f"### {words.get('insights-title')}", came), accent=QUIET)


def _finding(finding: Finding, words: Words) -> str:
    effect, margin = (
        Ready(format_decimal(abs(value), "0.0", locale=words.formats)) for value in (finding.effect, finding.margin)
    )
    return words.get(
        "insights-finding",
        game=title(finding.game, words),
        worse="yes" if finding.effect < 0 else "no",
        points=effect,
        margin=margin,
        habit=words.get(finding.habit),
        more=finding.more,
        less=finding.less,
    )
