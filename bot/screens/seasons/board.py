"""The leaderboard: ten lines a page as a picture, or in words alone, and the reader's own below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.art.results import BoardLine
from bot.clicks import Click, Verb
from bot.screens.parts.buttons import balanced, menu, turning
from bot.screens.parts.layout import OVER, paragraph, sections, shortened, small
from bot.screens.parts.message import Block, Menu, Picture, Screen
from bot.screens.parts.titles import title
from bot.screens.pictures.boards import board_picture
from bot.screens.seasons.ladder import rung_merit
from bot.screens.seasons.standings import (
    name_of,
    points_merit,
    points_text,
    rating_merit,
    rating_text,
    season_title,
    standing_line,
)
from bot.seasons.model import BoardPage
from bot.seasons.parsing import ALL
from bot.text import Ready, Words
from seasons.boards import Ranked, Sort
from seasons.model import Standing

EVERY = "-"
"""Stands for "all games" in a click."""
PICTURE = "leaderboard.png"
RATED = frozenset({Sort.RATING, Sort.LADDER})
"""Orders by a number that nobody reads while it is provisional."""
RATING_FLOOR = 0.85
"""Bars of ratings begin at this part of the least one: ratings differ by little."""


def board_screen(page: BoardPage, words: Words) -> Screen:
    drawn = bool(page.board.lines) and not words.text_mode
    heading = paragraph(f"### {words.get('board-title')}", "" if drawn else f"**{_about(page, words)}**")
    body: Sequence[Block] = paragraph(words.get("board-empty"))
    if page.board.lines:
        body = (_picture(page, words),) if drawn else _in_words(page, words)
    note = small(words.get(f"board-note-{page.sort}")) if page.sort in RATED else ""
    count = small(words.get("board-page", page=page.page, pages=page.pages, count=page.board.total))
    foot = paragraph(f"**{_own(page, words)}**", note, count)
    blocks: list[Block] = [*sections(heading, body, foot)]
    blocks.append(_sorts(page, words))
    buttons = turning(page.page - 1, page.pages, lambda there: _click(page, there + 1), words)
    blocks += balanced(*buttons)
    return shortened(Screen(tuple(blocks), accent=OVER))


def wish_of(rest: str) -> tuple[str | None, str, Sort, int] | None:
    """None for what no leaderboard wrote."""
    parts = rest.split("/")
    if len(parts) != 4 or parts[2] not in [*Sort] or not (parts[3].isascii() and parts[3].isdecimal()):
        return None
    return (None if parts[0] == EVERY else parts[0]), parts[1], Sort(parts[2]), int(parts[3][:6])


def _about(page: BoardPage, words: Words, *, plain: bool = False) -> str:
    say = words.key if plain else words.get
    game = say("board-all-games") if page.game is None else title(page.game, words, plain=plain)
    if page.sort is Sort.LADDER:
        return f"{say('sort-ladder')} · {game}"
    season = say("board-all-seasons") if page.season is None else season_title(page.season, words, plain=plain)
    return f"{season} · {game} · {say(f'sort-{page.sort}')}"


def _in_words(page: BoardPage, words: Words) -> tuple[Block, ...]:
    return paragraph(*(standing_line(one, _merit(one.standing, page.sort, words), words) for one in page.board.lines))


def _merit(one: Standing, sort: Sort, words: Words) -> str:
    if sort is Sort.LADDER:
        return rung_merit(one.rating, one.lifetime, words)
    if sort is Sort.RATING:
        return f"{rating_merit(one, words)} · {words.get('merit-games', count=one.lifetime)}"
    first, *rest = _numbers(one, sort, words)
    return " · ".join([f"**{first}**", *rest])


def _numbers(one: Standing, sort: Sort, words: Words) -> list[str]:
    """The number that decides comes first."""
    found = {
        Sort.POINTS: points_merit(one.points, words),
        Sort.WINS: words.get("merit-wins", count=one.wins),
        Sort.GAMES: words.get("merit-games", count=one.games),
    }
    return [found.pop(sort), *found.values()]


def _own(page: BoardPage, words: Words) -> str:
    own = page.board.own
    if own is None:
        return words.get("board-own-none")
    merit = Ready(_merit(own.standing, page.sort, words).replace("**", ""))
    if own.place is None:
        return words.get("board-own-provisional", merit=merit)
    return words.get("board-own", place=own.place, merit=merit)


def _sorts(page: BoardPage, words: Words) -> Menu:
    ways = {str(sort): words.key(f"sort-{sort}") for sort in Sort}
    return menu(_click(page, 0), words.key("board-sort"), ways, str(page.sort))


def _click(page: BoardPage, there: int) -> Click:
    season = ALL if page.season is None else str(page.season.number)
    return Click(Verb.BOARD, rest=f"{page.game or EVERY}/{season}/{page.sort}/{there}")


def _picture(page: BoardPage, words: Words) -> Picture:
    floor = 0.0
    if page.sort in RATED:
        floor = RATING_FLOOR * min(one.standing.rating.points for one in page.board.lines)
    aloud = replace(words, text_mode=True)
    told = [standing_line(one, _merit(one.standing, page.sort, words), aloud, plain=True) for one in page.board.lines]
    lines = [_drawn(one, page.sort, floor, words) for one in page.board.lines]
    return board_picture(PICTURE, _about(page, words, plain=True), lines, told, words, floor=floor)


def _drawn(one: Ranked, sort: Sort, floor: float, words: Words) -> BoardLine:
    name = name_of(one.standing.name, words, plain=True)
    if sort in RATED and one.standing.provisional:
        return BoardLine(None, name, "", floor)
    number = _number(one.standing, sort)
    shown = points_text(one.standing.points, words) if sort is Sort.POINTS else rating_text(round(number), words)
    return BoardLine(one.place, name, shown, number)


def _number(one: Standing, sort: Sort) -> float:
    return {
        Sort.POINTS: one.points,
        Sort.RATING: one.rating.points,
        Sort.LADDER: one.rating.points,
        Sort.WINS: one.wins,
        Sort.GAMES: one.games,
    }[sort]
