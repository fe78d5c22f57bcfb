"""Buttons and menus, and their rows as a phone shows them: a row that is too wide would break at its last button."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import islice

from bot.clicks import Click, Verb
from bot.screens.parts.message import LONGEST_LABEL, LONGEST_OPTION, MOST_BUTTONS, Button, Menu, Option, Row, Style
from bot.tables.model import TableInfo
from bot.text import Words, cut
from persistence.rows import Phase

PAGES = ("button-previous", "button-next")
ROW_WIDTH = 302
"""Pixels that a row of buttons has on a phone 390 pixels wide."""
EDGES, PICTURE, GAP, BESIDE = 30, 20, 8, 6
"""Pixels in a button's width: its edges, an emoji, the gap to the next button, the gap before a label."""
NUMBER, WORD = 7.6, 7.0
"""Pixels for each letter of a label: in short labels with numbers, and in words (including the blanks between them)."""
SLIM, SLIMMER = frozenset(" \N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}:·.,"), 5.0
"""Characters that take less in short labels, and what they take."""
SHORT = 110
"""A button up to so wide does not stand alone under others."""
PAIR = 2
STEP = 10
"""Pixels by which rows are tried narrower."""


def button(
    click: Click, label: str, style: Style = Style.SECONDARY, emoji: str | None = None, *, disabled: bool = False
) -> Button:
    return Button(str(click), cut(label, LONGEST_LABEL), style, emoji, disabled)


def click_at(table: TableInfo, verb: Verb, rest: str = "") -> Click:
    return Click(verb, table.id, table.revision, rest)


def press(
    table: TableInfo, verb: Verb, words: Words, label: str = "", style: Style = Style.SECONDARY, *, rest: str = ""
) -> Button:
    """`label` is the key of what the button says; the verb has a key of its own."""
    return button(click_at(table, verb, rest), words.key(label or f"button-{verb}"), style)


def result_button(table: TableInfo, words: Words) -> tuple[Button, ...]:
    """The way back to the result of a finished game that no message shows."""
    shown_here = table.solitary and table.phase is Phase.FINISHED
    return (press(table, Verb.HAND, words, "button-result"),) if shown_here else ()


def way(verb: Verb, words: Words, label: str = "", style: Style = Style.SECONDARY, *, rest: str = "") -> Button:
    """As `press`, where no table is meant."""
    return button(Click(verb, rest=rest), words.key(label or f"button-{verb}"), style)


def menu(click: Click, label: str, choices: Mapping[str, str], chosen: str | None = None) -> Menu:
    """`choices` are what the lines say, by their values."""
    options = (Option(value, cut(said, LONGEST_OPTION), chosen=value == chosen) for value, said in choices.items())
    return Menu(str(click), tuple(options), label)


def turning(
    at: int, pages: int, click: Callable[[int], Click], words: Words, keys: tuple[str, str] = PAGES
) -> list[Button]:
    """Pages count from 0. Both buttons always stand in their place, so that nobody who presses twice turns back."""
    if pages < 2:
        return []
    return [
        button(click(min(max(there, 0), pages - 1)), words.key(key), disabled=not 0 <= there < pages)
        for there, key in zip((at - 1, at + 1), keys, strict=True)
    ]


def rules_button(game: str, words: Words, table: str | None, revision: int, section: str | None = None) -> Button:
    rest = f"{game}/{section}" if section else game
    return button(Click(Verb.RULES, table, revision, rest), words.key("button-rules"))


def packed(buttons: Sequence[Button]) -> list[list[Button]]:
    """Each row as full as the width allows."""
    return _split(buttons, _sizes([_width(one, NUMBER) for one in buttons], ROW_WIDTH))


def paired(rows: list[list[Button]]) -> list[list[Button]]:
    """With a second button beside a short one that stood alone under three or more."""
    if len(rows) > 1 and len(rows[-1]) == 1 and len(rows[-2]) > PAIR and _width(rows[-1][0], NUMBER) <= SHORT:
        *before, above, last = rows
        return [*before, above[:-1], [above[-1], *last]]
    return rows


def balanced(*buttons: Button) -> tuple[Row, ...]:
    """As few rows as a phone needs for buttons with words, none alone under a full one."""
    sizes = _balanced(tuple(_width(one, WORD) for one in buttons))
    return tuple(Row(tuple(row)) for row in _split(buttons, sizes))


@lru_cache(maxsize=1024)
def _balanced(widths: tuple[float, ...]) -> list[int]:
    found = _sizes(widths, ROW_WIDTH)
    for width in range(ROW_WIDTH - STEP, 0, -STEP):
        narrower = _sizes(widths, width)
        if len(narrower) > len(found):
            break
        found = narrower
    return found


def _sizes(widths: Iterable[float], width: float) -> list[int]:
    """The numbers of buttons of these widths in rows that are each as full as they can be."""
    sizes: list[int] = []
    left = 0.0
    for one in widths:
        if not sizes or one + GAP > left or sizes[-1] == MOST_BUTTONS:
            sizes.append(0)
            left = width + GAP
        sizes[-1] += 1
        left -= one + GAP
    return sizes


def _split(buttons: Iterable[Button], sizes: Iterable[int]) -> list[list[Button]]:
    coming = iter(buttons)
    return [list(islice(coming, size)) for size in sizes]


def _width(one: Button, letter: float) -> float:
    slim = 0 if letter == WORD else sum(character in SLIM for character in one.label)
    label = letter * (len(one.label) - slim) + SLIMMER * slim
    return EDGES + (PICTURE if one.emoji else 0) + label + (BESIDE if one.emoji and one.label else 0)
