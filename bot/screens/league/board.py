"""The leaderboard: ten lines a page as a picture, or in words alone, and the reader's own below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.art.board import BoardLine, BoardPlan, shares
from bot.clicks import Click, Verb
from bot.screens.drawing.layout import ACCENTS, paragraph, sections, shortened, small, turning
from bot.screens.drawing.message import Block, Menu, Option, Picture, Screen
from bot.screens.drawing.packing import balanced
from bot.screens.drawing.pictured import described
from bot.screens.league.standings import (
    name_of,
    points_merit,
    points_text,
    rating_merit,
    rating_text,
    season_title,
    standing_line,
)
from bot.screens.table.table import title
from bot.seasons.model import BoardPage
from bot.seasons.parsing import ALL
from bot.text import Ready, Words
from persistence.rows import Phase
from seasons.boards import Ranked, Sort
from seasons.model import Standing

EVERY = "-"
"""Stands for "all games" in a click."""
PICTURE = "leaderboard.png"
RATING_FLOOR = 0.85
"""Bars of ratings begin at this part of the least one: ratings differ by little."""


def board_screen(page: BoardPage, words: Words) -> Screen:
    """Return a page of a leaderboard."""
    drawn = bool(page.board.lines) and not words.text_mode
    heading = paragraph(f"### {words.get('board-title')}", "" if drawn else f"**{_about(page, words)}**")
    body: Sequence[Block] = paragraph(words.get("board-empty"))
    if page.board.lines:
        body = (_picture(page, words),) if drawn else _in_words(page, words)
    note = small(words.get("board-provisional")) if page.sort is Sort.RATING else ""
    count = small(words.get("board-page", page=page.page, pages=page.pages, count=page.board.total))
    foot = paragraph(f"**{_own(page, words)}**", note, count)
    blocks: list[Block] = [*sections(heading, body, foot)]
    blocks.append(_sorts(page, words))
    buttons = turning(page.page - 1, page.pages, lambda there: _click(page, there + 1), words)
    blocks += balanced(*buttons)
    return shortened(Screen(tuple(blocks), accent=ACCENTS[Phase.FINISHED]))


def wish_of(rest: str) -> tuple[str | None, str, Sort, int] | None:
    """Return game, season, order and page that a click asks for; None for what no leaderboard wrote."""
    parts = rest.split("/")
    if len(parts) != 4 or parts[2] not in [*Sort] or not (parts[3].isascii() and parts[3].isdecimal()):
        return None
    return (None if parts[0] == EVERY else parts[0]), parts[1], Sort(parts[2]), int(parts[3][:6])


def _about(page: BoardPage, words: Words, *, plain: bool = False) -> str:
    say = words.key if plain else words.get
    game = say("board-all-games") if page.game is None else title(page.game, words, plain=plain)
    season = say("board-all-seasons") if page.season is None else season_title(page.season, words, plain=plain)
    return f"{season} · {game} · {say(f'sort-{page.sort}')}"


def _in_words(page: BoardPage, words: Words) -> tuple[Block, ...]:
    return paragraph(*(standing_line(one, _merit(one.standing, page.sort, words), words) for one in page.board.lines))


def _merit(one: Standing, sort: Sort, words: Words) -> str:
    if sort is Sort.RATING:
        return f"{rating_merit(one, words)} · {words.get('merit-games', count=one.lifetime)}"
    first, *rest = _numbers(one, sort, words)
    return " · ".join([f"**{first}**", *rest])


def _numbers(one: Standing, sort: Sort, words: Words) -> list[str]:
    """Return the number that decides, and the others."""
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
    options = tuple(Option(str(sort), words.key(f"sort-{sort}"), chosen=sort is page.sort) for sort in Sort)
    return Menu(str(_click(page, 0)), options, words.key("board-sort"))


def _click(page: BoardPage, there: int) -> Click:
    season = ALL if page.season is None else str(page.season.number)
    return Click(Verb.BOARD, rest=f"{page.game or EVERY}/{season}/{page.sort}/{there}")


def _picture(page: BoardPage, words: Words) -> Picture:
    lengths = shares([_number(one.standing, page.sort) for one in page.board.lines], floor=_floor(page))
    lines = tuple(_drawn(one, page.sort, length, words) for one, length in zip(page.board.lines, lengths, strict=True))
    heading = _about(page, words, plain=True)
    aloud = replace(words, text_mode=True)
    told = [
        standing_line(one, _merit(one.standing, page.sort, words), aloud, plain=True).replace("**", "")
        for one in page.board.lines
    ]
    said = words.key("board-alt", what=Ready(heading), lines=Ready(". ".join(told)))
    return Picture(PICTURE, BoardPlan(heading, lines), described(said))


def _drawn(one: Ranked, sort: Sort, length: float, words: Words) -> BoardLine:
    number = _number(one.standing, sort)
    shown = points_text(one.standing.points, words) if sort is Sort.POINTS else rating_text(round(number), words)
    name = name_of(one.standing.name, words, plain=True)
    games = words.key("merit-games", count=one.standing.lifetime)
    beside = (
        [f"± {one.standing.rating.doubt}", games] if sort is Sort.RATING else _numbers(one.standing, sort, words)[1:]
    )
    return BoardLine("" if one.place is None else str(one.place), one.place, name, " · ".join(beside), shown, length)


def _number(one: Standing, sort: Sort) -> float:
    return {
        Sort.POINTS: one.points,
        Sort.RATING: one.rating.points,
        Sort.WINS: one.wins,
        Sort.GAMES: one.games,
    }[sort]


def _floor(page: BoardPage) -> float:
    if page.sort is not Sort.RATING:
        return 0.0
    return RATING_FLOOR * min(one.standing.rating.points for one in page.board.lines)
