"""The common look of all screens: colours, paragraphs, and trimming to the size of a message."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from bot.screens.parts.message import MOST_TEXT, Block, Button, Paragraph, Row, Rule, Screen
from bot.screens.parts.texts import bold, bullets
from bot.text import Words, cut
from games.engine import Text
from persistence.rows import Phase

ACCENTS = {Phase.OPEN: 0x2E9E6B, Phase.RUNNING: 0x4F6BED, Phase.FINISHED: 0xD9A53A, Phase.CLOSED: 0x7A7F87}
OPEN, RUNNING, OVER, CLOSED = ACCENTS.values()
YOUR_TURN, QUIET = 0xE0723C, CLOSED
Step = TypeVar("Step")


@dataclass(frozen=True, slots=True)
class Detail:
    """The amount that a screen tells: the most recent events, cards or only their numbers, notes beside the cards.

    `apart` leaves some air between the seats; in a `dense` one name and numbers share a line, and what a seat has is
    in small print.
    """

    events: int
    apart: bool = False
    cards: bool = True
    panel_zones: bool = True
    notes: bool = True
    dense: bool = False


def ladder(events: int = 0) -> tuple[Detail, ...]:
    """The steps down which a screen goes until it fits: oldest events first, then notes, zones, cards."""
    return (
        Detail(events, apart=True),
        Detail(events),
        Detail(events // 2),
        Detail(2),
        Detail(1, notes=False),
        Detail(1, notes=False, panel_zones=False),
        Detail(1, notes=False, panel_zones=False, cards=False),
        Detail(0, notes=False, panel_zones=False, cards=False),
    )


def fitted(draw: Callable[[Step], Screen], steps: Iterable[Step]) -> Screen:
    """The first drawing that Discord accepts, the fullest first; if even the barest is too long, its texts are cut."""
    screen = Screen(())
    for step in steps:
        screen = draw(step)
        if not screen.faults():
            break
    return shortened(screen)


def shortened(screen: Screen) -> Screen:
    longest = MOST_TEXT
    while screen.length > MOST_TEXT:
        longest = longest * 3 // 4
        screen = replace(screen, blocks=tuple(_cut(block, longest) for block in screen.blocks))
    return screen


def _cut(block: Block, longest: int) -> Block:
    """Cuts between lines where it can: nothing within a line is torn."""
    if not isinstance(block, Paragraph) or len(block.text) <= longest:
        return block
    lines = block.text[: longest - 1].rpartition("\n")[0]
    return Paragraph(f"{lines}\n…" if lines else cut(block.text, longest))


def paragraph(*lines: str) -> tuple[Paragraph, ...]:
    """Without the lines that are empty; none if all are."""
    said = [line for line in lines if line]
    return (Paragraph("\n".join(said)),) if said else ()


def sections(*parts: Iterable[Block]) -> tuple[Block, ...]:
    """The parts that are not empty, with a thin line between them."""
    blocks: list[Block] = []
    for part in map(tuple, parts):
        if part:
            blocks += [Rule(), *part] if blocks else part
    return tuple(blocks)


def drafted(accent: int | None, *parts: Iterable[Block], rows: Iterable[Block] = ()) -> Screen:
    """The parts with thin lines between them, then rows of buttons; it may be too long."""
    return Screen((*sections(*parts), *rows), accent)


def framed(accent: int | None, *parts: Iterable[Block], rows: Iterable[Block] = ()) -> Screen:
    """As drafted, and cut until it fits."""
    return shortened(drafted(accent, *parts, rows=rows))


def listing(heading: str, lines: Sequence[str]) -> tuple[Paragraph, ...]:
    """The lines as a list below a heading; nothing without lines."""
    return paragraph(bold(heading), *bullets(lines)) if lines else ()


def notice_screen(what: Text, words: Words, *ways: Button) -> Screen:
    return Screen((*paragraph(words.say(what)), *([Row(ways)] if ways else [])), QUIET)


def confirm_screen(question: str, consequence: str, yes: Button, no: Button) -> Screen:
    return framed(YOUR_TURN, paragraph(bold(question), consequence), rows=[Row((yes, no))])
