"""The leaderboard: ten lines a page as a picture, or in words alone, and the reader's own below."""

from __future__ import annotations

from functools import partial

from bot.clicks import Click, Verb
from bot.screens.parts.buttons import balanced, menu, turning
from bot.screens.parts.layout import OVER, framed, paragraph
from bot.screens.parts.message import Block, Screen
from bot.screens.parts.texts import bold, small, title
from bot.screens.seasons.ladder import rung_merit
from bot.screens.seasons.standings import (
    BoardEntry,
    board,
    points_merit,
    points_text,
    rating_merit,
    rating_text,
    season_title,
)
from bot.seasons.model import BoardPage
from bot.seasons.parsing import ALL
from bot.text import Ready, Words
from seasons.boards import Ranked, Sort
from seasons.model import Standing

EVERY = "-"
"""Stands for "all games" in a click."""
RATED = frozenset({Sort.RATING, Sort.LADDER})
"""Orders by a number that nobody reads while it is provisional."""
RATING_FLOOR = 0.85
"""Bars of ratings begin at this part of the least one: ratings differ by little."""


def board_screen(page: BoardPage, words: Words) -> Screen:
    ranked = page.board.lines
    drawn = bool(ranked) and not words.text_mode
    heading = paragraph(f"### {words.get('button-board')}", "" if drawn else bold(_about(page, words)))
    floor = 0.0
    if page.sort in RATED and ranked:
        floor = RATING_FLOOR * min(one.standing.rating.points for one in ranked)
    entries = [_entry(one, page.sort, floor, words) for one in ranked]
    body = board("leaderboard.png", _about(page, words, plain=True), entries, words, floor=floor)
    note = small(words.get(f"board-note-{page.sort}")) if page.sort in RATED else ""
    count = small(words.get("board-page", page=page.page, pages=page.pages, count=page.board.total))
    foot = paragraph(bold(_own(page, words)), note, count)
    ways = {str(sort): words.key(f"sort-{sort}") for sort in Sort}
    sorts = menu(_click(page, 0), words.key("board-sort"), ways, str(page.sort))
    buttons = turning(page.page - 1, page.pages, lambda there: _click(page, there + 1), words)
    rows: list[Block] = [sorts, *balanced(*buttons)]
    return framed(OVER, heading, body or paragraph(words.get("board-empty")), foot, rows=rows)


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


def _merit(one: Standing, sort: Sort, words: Words) -> str:
    if sort is Sort.LADDER:
        return rung_merit(one.rating, one.lifetime, words)
    if sort is Sort.RATING:
        return f"{rating_merit(one, words)} · {words.get('merit-games', count=one.lifetime)}"
    numbers = {
        Sort.POINTS: points_merit(one.points, words),
        Sort.WINS: words.get("merit-wins", count=one.wins),
        Sort.GAMES: words.get("merit-games", count=one.games),
    }
    return " · ".join([f"**{numbers.pop(sort)}**", *numbers.values()])  # the number that decides comes first


def _own(page: BoardPage, words: Words) -> str:
    own = page.board.own
    if own is None:
        return words.get("board-own-none")
    merit = Ready(_merit(own.standing, page.sort, words).replace("**", ""))
    if own.place is None:
        return words.get("board-own-provisional", merit=merit)
    return words.get("board-own", place=own.place, merit=merit)


def _click(page: BoardPage, there: int) -> Click:
    season = ALL if page.season is None else str(page.season.number)
    return Click(Verb.BOARD, rest=f"{page.game or EVERY}/{season}/{page.sort}/{there}")


def _entry(one: Ranked, sort: Sort, floor: float, words: Words) -> BoardEntry:
    """A provisional rating has no number, and the shortest bar."""
    standing = one.standing
    numbers = {Sort.POINTS: standing.points, Sort.WINS: standing.wins, Sort.GAMES: standing.games}
    number: float = numbers.get(sort, standing.rating.points)
    shown = points_text(standing.points, words) if sort is Sort.POINTS else rating_text(round(number), words)
    if sort in RATED and standing.provisional:
        number, shown = floor, ""
    return BoardEntry(one.place, standing.name, partial(_merit, standing, sort), shown, number)
