"""The rules in pages: a game's own Markdown, a section at a time."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from bot.clicks import Click, Verb
from bot.screens.parts.buttons import balanced, button, menu, turning, way
from bot.screens.parts.layout import QUIET, drafted, framed, paragraph
from bot.screens.parts.message import MOST_OPTIONS, Block, Screen
from bot.screens.parts.texts import small
from bot.screens.pictures.covers import signs_picture
from bot.text import LOCALES, Words
from bot.text.catalogues import page_sections, prefix, rule_page
from games import registry
from games.engine import Scene

SIGNS = "signs"
_STARTS = re.compile(r"\s*(?:[-*+]\s|[>#|]|\d+\.\s|$)")
"""The beginning of a line that does not continue the one before."""


@dataclass(frozen=True, slots=True)
class Section:
    """One page: `anchor` names it in clicks and commands."""

    anchor: str
    title: str
    body: str


def rule_sections(game: str, words: Words) -> list[tuple[str, str]]:
    """(anchor, title) of every page; none for a game that does not exist."""
    return [(section.anchor, section.title) for section in _sections(game, words)]


def section_for(game: str, scene: Scene, words: Words) -> str | None:
    """The page that explains the moment, None for no such page.

    Its anchor is the key of the scene's phase ("climb" for `hilltops-climb`), or that key with the parameter of the
    same name ("phase-1" for `claim-phase` with phase 1).
    """
    key = scene.phase.key.removeprefix(prefix(game))
    anchors = {key, f"{key}-{dict(scene.phase.args).get(key)}"}
    return next((section.anchor for section in _sections(game, words) if section.anchor in anchors), None)


def rules_screen(game: str, section: str | None, words: Words, hand: Click | None = None) -> Screen:
    """The first page where no such section exists; `hand` leads back to the hand that opened the rules."""
    pages = _sections(game, words)
    if not pages:
        return drafted(QUIET, paragraph(words.get("rules-unknown")))
    at = next((at for at, page in enumerate(pages) if page.anchor == section), 0)
    page = pages[at]
    head = f"### {words.get(f'{prefix(game)}title')} · {page.title}"
    count = words.get("rules-page", page=at + 1, pages=len(pages))
    blocks: list[Block] = [*paragraph(head, _with_tiles(page.body, game, words), small(count))]
    if page.anchor == SIGNS:
        blocks.append(signs_picture(game, words))
    if len(pages) > 1:
        start = max(0, min(at - MOST_OPTIONS // 2, len(pages) - MOST_OPTIONS))
        titles = {f"{game}/{one.anchor}": one.title for one in pages[start : start + MOST_OPTIONS]}
        blocks.append(menu(_page(f"{game}/", hand), words.key("rules-choose"), titles, f"{game}/{page.anchor}"))
    buttons = turning(at, len(pages), lambda there: _page(f"{game}/{pages[there].anchor}", hand), words)
    if registry.game(game).lesson is not None:
        buttons.append(way(Verb.TEACH, words, rest=game))
    if hand is not None:
        buttons.append(button(hand, words.key("button-hand")))
    blocks += balanced(*buttons)
    return framed(QUIET, blocks)


def _with_tiles(body: str, game: str, words: Words) -> str:
    """With tiles for signs of suits: of the card named in bold after it, or of one from the middle of the suit."""
    suits: dict[str, list[tuple[str, str]]] = {}
    if not words.text_mode:
        for code, face in registry.game(game).faces.items():
            if (tile := words.tile_in(game, code)) is not None:
                suits.setdefault(face.emoji, []).append((words.label(face.words).casefold(), tile))
    if not suits:
        return body

    def tiled(sign: re.Match[str]) -> str:
        cards = suits[sign[1]]
        name = (sign[2] or "").casefold().split()
        called = [tile for card, tile in cards if name and all(word in card for word in name)]
        return called[0] if called else cards[len(cards) // 2][1]

    signs = "|".join(re.escape(sign) for sign in sorted(suits, key=len, reverse=True) if sign)
    return re.sub(rf"({signs})(?= \*\*([^*]+)\*\*|)", tiled, body)


def _page(rest: str, hand: Click | None) -> Click:
    return Click(Verb.PAGE, None if hand is None else hand.table, 0 if hand is None else hand.revision, rest)


def _sections(game: str, words: Words) -> tuple[Section, ...]:
    """The game's own pages, and after them what the signs of its pictures mean."""
    found = registry.all_games().get(game)
    pages = () if found is None else _pages(found.folder, words.locale)
    return (*pages, Section(SIGNS, words.get("rules-signs"), "")) if pages and not words.text_mode else pages


@cache
def _pages(folder: Path, locale: str) -> tuple[Section, ...]:
    """In English those that nobody has translated."""
    english, translated = (rule_page(folder, one) for one in (LOCALES[0], locale))
    own = {} if translated is None else {section.anchor: section for section in _read(translated)}
    return tuple(own.get(section.anchor, section) for section in (() if english is None else _read(english)))


def _unwrapped(body: str) -> str:
    """The Markdown with one line a paragraph or item: Discord shows every line end of the file as one."""
    lines: list[str] = []
    for line in body.strip().splitlines():
        if lines and lines[-1] and not lines[-1].startswith("#") and not _STARTS.match(line):
            lines[-1] += f" {line.strip()}"
        else:
            lines.append(line.rstrip())
    return "\n".join(lines)


@cache
def _read(file: Path) -> tuple[Section, ...]:
    return tuple(Section(head["anchor"], head["title"], _unwrapped(body)) for head, body in page_sections(file))
