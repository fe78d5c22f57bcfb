"""Every kind of screen of every game on one page, as a browser shows it: `make gallery`.

In English on a dark phone and in French on a light one: for each game, at its largest and smallest tables, the lobby,
the table in each phase, the hand at each question, waiting and refused, as first seen and at its fullest, the result,
the rules, options, replay and review; then what belongs to no game: welcome, help, the deal of the day, seasons,
settings, privacy, the small messages. The other way round, in German and Spanish, on a desk and in text mode: the
fullest of each kind at the largest tables. Needs Chromium and some minutes; writes build/gallery/index.html.
`--game claim --manner fr-phone-light` shows a part.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path
from random import Random

from playwright.async_api import Browser

from bot.screens.hand import hand_screen
from bot.screens.parts import Screen
from bot.screens.questions import follow
from bot.screens.table import table_screen
from bot.tables.model import Look, TableInfo
from bot.text import Words
from games import registry
from persistence.rows import Phase
from tests.bot.screens.looks import table_of
from tests.bot.screens.reading import read_out
from tests.browser.beside import ALWAYS, Drawn, about_a_game
from tests.browser.conftest import DESK, PHONE, started
from tests.browser.easel import Easel, easel, tiles
from tests.browser.hands import Hand, hands_at, played
from tests.toy_game.game import GAME as HILLTOPS

FOLDER = Path("build/gallery")
SEED = 3
AT_ONCE = 3
"""Windows in which pictures are taken at the same time: one is drawn by us while Chromium shows the others."""
COMPARED = 12
"""So many of a kind, spread over the game, are looked at for the fullest."""
HIGH = 2400
"""Pixels of the window: every message is seen whole."""
STYLE = """body { font: 15px sans-serif; margin: 24px; background: #808488; }
section { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }
figure { margin: 0; } figcaption { font-size: 12px; margin-bottom: 4px; }
"""


@dataclass(frozen=True, slots=True)
class Manner:
    """For whom screens are drawn: language, window, theme, and whether with pictures."""

    locale: str
    size: tuple[int, int] = PHONE
    dark: bool = True
    text_mode: bool = False
    whole: bool = False
    """Whether every screen is drawn, or the fullest of each kind at the largest tables."""

    def __str__(self) -> str:
        kind = "text" if self.text_mode else "phone" if self.size == PHONE else "desk"
        return f"{self.locale}-{kind}-{'dark' if self.dark else 'light'}"

    def words(self) -> Words:
        return Words(self.locale, self.text_mode, emojis=tiles())


MANNERS = (
    Manner("en", whole=True),
    Manner("fr", dark=False, whole=True),
    Manner("en", dark=False),
    Manner("fr"),
    Manner("en", DESK),
    Manner("fr", DESK, dark=False),
    Manner("de", dark=False),
    Manner("es"),
    Manner("de", DESK),
    Manner("es", DESK, dark=False),
    Manner("en", dark=False, text_mode=True),
    Manner("fr", text_mode=True),
)

PLAIN = Words()


@dataclass(frozen=True, slots=True)
class Sight:
    """One kind of screen: its name, and the looks it is drawn from (`hand` None: the public table)."""

    name: str
    look: Look
    hand: Hand | None = None
    refused: str | None = None

    def screen(self, words: Words) -> Screen:
        """It drawn."""
        if self.hand is None:
            return table_screen(self.look, words)
        if self.refused is not None:
            step = follow(self.look, (self.refused,))
            return hand_screen(self.look, words, path=step.path, notice=step.blocked)
        return self.hand.screen(words)


@cache
def sights(game: str, *, whole: bool) -> tuple[Sight, ...]:
    """The kinds of screens of a game: of each the fullest at the largest table, or all that is drawn."""
    sizes = registry.game(game).seats
    every = [Sight("lobby", Look(table_of(game, 1, Phase.OPEN, wanted=sizes[-1])))]
    for seats in dict.fromkeys((sizes[-1], sizes[0]) if whole else sizes[-1:]):
        for first, fullest in _kinds(game, seats):
            every += [first] if whole and first is not fullest else []
            every.append(fullest)
    return tuple(every)


@cache
def _kinds(game: str, seats: int) -> list[tuple[Sight, Sight]]:
    """The first and the fullest of each kind."""
    kinds: dict[str, list[Sight]] = {}
    for one in _seen(game, seats):
        kinds.setdefault(one.name, []).append(one)
    return [(found[0], _fullest(found)) for _, found in sorted(kinds.items())]


def _fullest(found: list[Sight]) -> Sight:
    if found[0].refused is not None:
        return found[0]
    return max(found[:: -(-len(found) // COMPARED)], key=lambda one: len(read_out(one.screen(PLAIN))))


def _seen(game: str, seats: int) -> Iterator[Sight]:
    """Yield what is seen in a game, the same kinds again and again."""
    chance = Random(SEED)
    for found, acted in played(game, seats, SEED, brief=True):
        public = found.look(None)
        over = public.outcome is not None
        phase = "result" if over else registry.game(game).scene(public.view).phase.key
        yield Sight(f"table {seats}: {phase}", public)
        for hand in hands_at(found, acted, chance):
            step = None if hand.waiting else follow(hand.look, hand.path)
            question = "waits" if step is None or step.ask is None else step.ask.question.key
            yield Sight(f"hand {seats}: {hand.phase}, {question}", hand.look, hand)
            blocked = [] if step is None or step.ask is None else [one for one in step.ask.choices if one.blocked]
            if blocked and not hand.path:
                yield Sight(f"refused {seats}", hand.look, hand, blocked[0].token)


def screens(game: str, words: Words, *, whole: bool) -> Iterator[tuple[str, Drawn, TableInfo | None]]:
    """Yield the screens of a game, or with "" those beside the games: name, screen, the table it belongs to."""
    for sight in sights(game, whole=whole) if game else ():
        yield sight.name, sight.screen(words), sight.look.table
    for name, draw in about_a_game(game) if game else ALWAYS.items():
        yield name, draw(words), table_of("claim", 2, Phase.OPEN)


async def main() -> None:
    """Write the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    usual = [*sorted(registry.all_games()), ""]
    registry.add(HILLTOPS)
    known = sorted(registry.all_games())
    parser.add_argument("--game", action="append", choices=known, help="only this game; may be given again")
    parser.add_argument("--manner", action="append", choices=[*map(str, MANNERS)], help="only this manner, likewise")
    parser.add_argument("--to", type=Path, default=FOLDER)
    asked = parser.parse_args()
    games = asked.game or usual
    manners = [one for one in MANNERS if asked.manner is None or str(one) in asked.manner]
    async with started() as browser:
        shutil.rmtree(asked.to, ignore_errors=True)
        asked.to.mkdir(parents=True)
        room = asyncio.Semaphore(AT_ONCE)
        parts = await asyncio.gather(*(_parts(browser, games, manner, asked.to, room) for manner in manners))
    (asked.to / "index.html").write_text(_page([part for some in parts for part in some]), encoding="utf-8")
    sys.stdout.write(f"{asked.to / 'index.html'}\n")


async def _parts(
    browser: Browser, games: list[str], manner: Manner, folder: Path, room: asyncio.Semaphore
) -> list[str]:
    """Take the pictures of all games in one manner and return their parts of the page."""
    parts = []
    async with room, easel(browser, (manner.size[0], HIGH), dark=manner.dark, locale=manner.locale) as drawing:
        for game in games:
            parts.append(await _part(drawing, game, manner, folder))
            sys.stdout.write(f"{manner} {game or 'beside the games'}\n")
            sys.stdout.flush()
    return parts


async def _part(drawing: Easel, game: str, manner: Manner, folder: Path) -> str:
    """Take the pictures of a game in one manner and return their part of the page."""
    figures = []
    for number, (name, screen, table) in enumerate(screens(game, manner.words(), whole=manner.whole)):
        file = f"{manner}-{game or 'aside'}-{number:03}.png"
        size = await drawing.draw(screen, table)
        (folder / file).write_bytes(await drawing.picture())
        about = f"{name}, {size.choices or size.whole} px"
        figures.append(f'<figure><figcaption>{escape(about)}</figcaption><img loading="lazy" src="{file}"></figure>')
    title = f"{game or 'beside the games'} {manner}"
    return f'<h2 id="{title}">{escape(title)}</h2><section>{"".join(figures)}</section>'


def _page(parts: list[str]) -> str:
    return f'<!doctype html><meta charset="utf-8"><title>Tapis</title><style>{STYLE}</style>{"".join(parts)}'


if __name__ == "__main__":
    asyncio.run(main())
