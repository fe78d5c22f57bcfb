"""Buttons in rows as a phone shows them: a row that is too wide would break wherever its last button begins."""

from __future__ import annotations

from bot.screens.parts.message import MOST_BUTTONS, Button, Row

ROW_WIDTH = 302
"""Pixels that a row of buttons has on a phone 390 pixels wide."""
EDGES, PICTURE, GAP, BESIDE = 30, 20, 8, 6
"""Pixels in a button's width: its edges, an emoji, the gap to the next button, the gap before a label."""
NUMBER, WORD = 7.6, 7.0
"""Pixels for each letter of a label: in short labels with numbers, and in words (including the blanks between them)."""
SLIM, SLIMMER = frozenset(" \N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}:·.,"), 5.0
"""Signs that take less in short labels, and what they take."""
SHORT = 110
"""A button up to so wide does not stand alone under others."""
PAIR = 2
STEP = 10
"""Pixels by which rows are tried narrower."""


def packed(buttons: list[Button], width: float = ROW_WIDTH, letter: float = NUMBER) -> list[list[Button]]:
    """Each row as full as the width allows."""
    found: list[list[Button]] = []
    left = 0.0
    for one in buttons:
        needed = _width(one, letter) + GAP
        if not found or needed > left or len(found[-1]) == MOST_BUTTONS:
            found.append([])
            left = width + GAP
        found[-1].append(one)
        left -= needed
    return found


def paired(rows: list[list[Button]]) -> list[list[Button]]:
    """With a second button beside a short one that stood alone under three or more."""
    if len(rows) > 1 and len(rows[-1]) == 1 and len(rows[-2]) > PAIR and _width(rows[-1][0], NUMBER) <= SHORT:
        *before, above, last = rows
        return [*before, above[:-1], [above[-1], *last]]
    return rows


def balanced(*buttons: Button) -> tuple[Row, ...]:
    """As few rows as a phone needs for buttons with words, none alone under a full one."""
    width: float = ROW_WIDTH
    fewest = len(packed([*buttons], width, WORD))
    while width > STEP and len(packed([*buttons], width - STEP, WORD)) == fewest:
        width -= STEP
    return tuple(Row(tuple(row)) for row in packed([*buttons], width, WORD))


def _width(one: Button, letter: float) -> float:
    """About how many pixels."""
    slim = 0 if letter == WORD else sum(sign in SLIM for sign in one.label)
    label = letter * (len(one.label) - slim) + SLIMMER * slim
    return EDGES + (PICTURE if one.emoji else 0) + label + (BESIDE if one.emoji and one.label else 0)
