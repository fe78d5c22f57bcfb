"""Seasons, points, ratings and the people on a leaderboard, in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date, datetime
from zoneinfo import ZoneInfo

from babel.dates import format_date, format_skeleton
from babel.numbers import format_decimal

from bot.text import Ready, Words, clean_name, escaped
from bot.text.catalogues import prefix
from seasons.boards import Ranked
from seasons.model import Season, SeasonPlan, Standing, Trophy
from seasons.ratings import PROVISIONAL
from seasons.scoring import TENTHS
from seasons.trophies import STREAK

MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}
NO_PLACE = "·"


def season_title(season: Season, words: Words, *, plain: bool = False) -> str:
    """Its number, and its name or its month."""
    say = words.key if plain else words.get
    number = say("season-number", number=season.number)
    if season.name is not None:
        name = clean_name(season.name, 40)
        return Ready(f"{number} · {name if plain else escaped(name)}")
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


def trophy_texts(trophy: Trophy, games: Iterable[str], words: Words) -> list[str]:
    """Slams one by one; `games` are those in which it was earned."""
    titles = {game: words.get(f"{prefix(game)}title") for game in games}
    match trophy:
        case Trophy.WIN:
            return [words.get("trophy-win", games=words.listed(list(titles.values())))]
        case Trophy.SLAM:
            what = {game: words.get(f"{prefix(game)}slam") for game in titles}
            return [words.get("trophy-slam", game=titles[game], what=what[game]) for game in titles]
        case Trophy.STREAK:
            return [words.get("trophy-streak", count=STREAK)]


CUP = "🏆"


def name_of(name: str, words: Words, *, plain: bool = False) -> str:
    """Last known; those who were forgotten are somebody."""
    if not name:
        return words.key("word-somebody") if plain else words.get("word-somebody")
    shown = clean_name(name)
    return shown if plain else escaped(shown)


def some_of(names: Sequence[str], most: int, words: Words) -> str:
    """The first names, and the number of the others."""
    others = [words.get("word-others", count=len(names) - most)] if len(names) > most else []
    return words.listed([*names[:most], *others])


def place_text(place: int | None, words: Words) -> str:
    """As the beginning of a line."""
    if place is None:
        return words.get("board-no-place") if words.text_mode else Ready(NO_PLACE)
    if words.text_mode:
        return words.get("board-place", place=place)
    return Ready(MEDALS.get(place, f"{place}\\."))


def day(milliseconds: int, zone: str, words: Words) -> str:
    """Of the server's calendar: elsewhere on earth a season of November still begins on November 1."""
    return day_text(datetime.fromtimestamp(milliseconds / 1000, ZoneInfo(zone)).date(), words)


def day_text(local: date, words: Words) -> str:
    month = Ready(format_date(local, "MMMM", locale=words.formats))
    return words.get("season-day", day=local.day, month=month, year=str(local.year))


def standing_line(one: Ranked, said: str, words: Words, *, plain: bool = False) -> str:
    """`plain` where its name stands outside Markdown."""
    return words.get(
        "board-line",
        place=place_text(one.place, words),
        name=Ready(name_of(one.standing.name, words, plain=plain)),
        merit=Ready(said),
    )


def rating_merit(standing: Standing, words: Words) -> str:
    """While it is provisional, how many games are missing."""
    if standing.provisional:
        return words.get("rating-soon", left=PROVISIONAL - standing.lifetime)
    rating = standing.rating
    return words.get("merit-rating", rating=rating_text(rating.points, words), doubt=rating.doubt)
