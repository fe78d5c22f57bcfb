"""Seasons, points, ratings and the people on a leaderboard, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime
from zoneinfo import ZoneInfo

from babel.dates import format_date, format_skeleton
from babel.numbers import format_decimal

from bot.art.plan import TAPIS_FELT, Felt
from bot.art.results import BoardLine, BoardPlan
from bot.screens.parts.layout import paragraph
from bot.screens.parts.message import Block, Picture
from bot.screens.parts.texts import title
from bot.screens.pictures.alt import described
from bot.text import Ready, Words, safe_name
from bot.text.catalogues import prefix
from seasons.model import Season, SeasonPlan, Standing, Trophy
from seasons.ratings import PROVISIONAL
from seasons.scoring import TENTHS
from seasons.tally import STREAK

MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}
CUP = "🏆"


def season_title(season: Season, words: Words, *, plain: bool = False) -> str:
    """Its number, and its name or its month."""
    say = words.key if plain else words.get
    number = say("season-number", number=season.number)
    if season.name is not None:
        return Ready(f"{number} · {safe_name(season.name, 40, plain=plain)}")
    if season.plan is not SeasonPlan.MONTH or season.ends_at is None:
        return number
    last = datetime.fromtimestamp((season.ends_at - 1) / 1000, ZoneInfo(season.zone))
    return Ready(f"{number} · {format_skeleton('yMMMM', last, locale=words.formats)}")


def points_text(tenths: int, words: Words) -> str:
    return Ready(format_decimal(tenths / TENTHS, "#,##0.#", locale=words.formats))


def points_merit(tenths: int, words: Words) -> str:
    """A number that is not whole counts as several."""
    count = tenths // TENTHS if tenths % TENTHS == 0 else 2
    return words.get("merit-points", points=points_text(tenths, words), count=count)


def rating_text(points: int, words: Words) -> str:
    return Ready(format_decimal(points, "0", locale=words.formats))


def change_text(change: int, words: Words) -> str:
    """Always with plus or minus."""
    return Ready(format_decimal(change, "+0;−0", locale=words.formats))


def trophy_lines(trophy: Trophy, games: Iterable[str], words: Words) -> list[str]:
    """Slams one by one; `games` are those in which it was earned."""
    match trophy:
        case Trophy.WIN:
            return [words.get("trophy-win", games=words.listed([title(game, words) for game in games]))]
        case Trophy.SLAM:
            return [
                words.get("trophy-slam", game=title(game, words), what=words.get(f"{prefix(game)}slam"))
                for game in games
            ]
        case Trophy.STREAK:
            return [words.get("trophy-streak", count=STREAK)]


def name_of(name: str, words: Words, *, plain: bool = False) -> str:
    """Last known; those who were forgotten are somebody."""
    if not name:
        return words.key("word-somebody") if plain else words.get("word-somebody")
    return safe_name(name, plain=plain)


def some_of(names: Sequence[str], most: int, words: Words) -> str:
    others = [words.get("word-others", count=len(names) - most)] if len(names) > most else []
    return words.listed([*names[:most], *others])


def place_text(place: int | None, words: Words, *, medals: bool = True) -> str:
    """As the beginning of a line."""
    if place is None:
        return words.get("board-no-place") if words.text_mode else Ready("·")
    if words.text_mode:
        return words.get("board-place", place=place)
    number = f"{place}\\."
    return Ready(MEDALS.get(place, number) if medals else number)


def day(milliseconds: int, zone: str, words: Words) -> str:
    """Of the server's calendar: elsewhere on earth a season of November still begins on November 1."""
    return day_text(datetime.fromtimestamp(milliseconds / 1000, ZoneInfo(zone)).date(), words)


def day_text(local: date, words: Words) -> str:
    month = Ready(format_date(local, "MMMM", locale=words.formats))
    return words.get("season-day", day=local.day, month=month, year=str(local.year))


def board_line(place: int | None, name: str, merit: str, words: Words, *, plain: bool = False) -> str:
    """`plain` where the name stands outside Markdown."""
    shown = Ready(name_of(name, words, plain=plain))
    return words.get("board-line", place=place_text(place, words), name=shown, merit=Ready(merit))


@dataclass(frozen=True, slots=True)
class BoardEntry:
    """Somebody on a board: the place, the last known name, the merit in words, and the number that a picture shows."""

    place: int | None
    name: str
    merit: Callable[[Words], str]
    number: str
    amount: float

    def told(self, words: Words, *, plain: bool = False) -> str:
        return board_line(self.place, self.name, self.merit(words), words, plain=plain)


def board(
    file: str, heading: str, entries: Sequence[BoardEntry], words: Words, *, felt: Felt = TAPIS_FELT, floor: float = 0.0
) -> tuple[Block, ...]:
    """A picture with the lines in its description, or the lines alone."""
    if words.text_mode or not entries:
        return paragraph(*(one.told(words) for one in entries))
    aloud = replace(words, text_mode=True)
    told = ". ".join(one.told(aloud, plain=True).replace("**", "") for one in entries)
    lines = tuple(BoardLine(one.place, name_of(one.name, words, plain=True), one.number, one.amount) for one in entries)
    plan = BoardPlan(heading, lines, felt, floor)
    return (Picture(file, plan, described(words.key("board-alt", what=heading, lines=told))),)


def rating_merit(standing: Standing, words: Words) -> str:
    """While it is provisional, how many games are missing."""
    if standing.provisional:
        return words.get("rating-soon", left=PROVISIONAL - standing.lifetime)
    rating = standing.rating
    return words.get("merit-rating", rating=rating_text(rating.points, words), doubt=rating.doubt)
