"""The common look of all screens: colours, paragraphs, buttons, and trimming to the size of a message."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.clicks import Click, Verb
from bot.screens.parts.message import (
    LONGEST_LABEL,
    LONGEST_OPTION,
    MOST_TEXT,
    Block,
    Button,
    Menu,
    Option,
    Paragraph,
    Row,
    Rule,
    Screen,
    Style,
)
from bot.text import Ready, Words, cut
from games.engine import Text
from persistence.rows import Phase

ACCENTS = {Phase.OPEN: 0x2E9E6B, Phase.RUNNING: 0x4F6BED, Phase.FINISHED: 0xD9A53A, Phase.CLOSED: 0x7A7F87}
YOUR_TURN = 0xE0723C
QUIET = 0x7A7F87
SMALL = "-# "
"""The prefix of a line in small print."""
PAGES = ("button-previous", "button-next")


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


def ladder(events: int) -> tuple[Detail, ...]:
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


def fitted(draw: Callable[[Detail], Screen], events: int) -> Screen:
    """The fullest drawing that Discord accepts; if even the barest is too long, its texts are cut."""
    screen = Screen(())
    for detail in ladder(events):
        screen = draw(detail)
        if fits(screen):
            return screen
    return shortened(screen)


def fits(screen: Screen) -> bool:
    """Counts characters outside the basic plane twice, to be safe."""
    return not screen.faults() and _length(screen) <= MOST_TEXT


def shortened(screen: Screen) -> Screen:
    """Cuts the longest texts until the screen fits."""
    longest = MOST_TEXT
    while _length(screen) > MOST_TEXT:
        longest = longest * 3 // 4
        blocks, below = (tuple(_cut(block, longest) for block in part) for part in (screen.blocks, screen.below))
        screen = replace(screen, blocks=blocks, below=below)
    return screen


def _cut(block: Block, longest: int) -> Block:
    """Cuts between lines where it can: nothing within a line is torn."""
    if not isinstance(block, Paragraph) or len(block.text) <= longest:
        return block
    lines = block.text[: longest - 1].rpartition("\n")[0]
    return Paragraph(f"{lines}\n…" if lines else cut(block.text, longest))


def _length(screen: Screen) -> int:
    texts = (block.text for block in screen.everything() if isinstance(block, Paragraph))
    return sum(len(text.encode("utf-16-le")) // 2 for text in texts)


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


def framed(accent: int, *parts: Iterable[Block], rows: Iterable[Block] = ()) -> Screen:
    """The parts with thin lines between them, then rows of buttons."""
    return Screen((*sections(*parts), *rows), accent=accent)


def bullets(lines: Iterable[str]) -> list[str]:
    return [f"- {line}" for line in lines]


def listing(heading: str, lines: Sequence[str]) -> tuple[Paragraph, ...]:
    """The lines as a list below a heading; nothing without lines."""
    return paragraph(bold(heading), *bullets(lines)) if lines else ()


def small(line: str) -> str:
    """An empty line stays empty."""
    return f"{SMALL}{line}" if line else ""


def button(
    click: Click, label: str, style: Style = Style.SECONDARY, emoji: str | None = None, *, disabled: bool = False
) -> Button:
    return Button(str(click), cut(label, LONGEST_LABEL), style, emoji, disabled)


def menu(click: Click, label: str, choices: Mapping[str, str], chosen: str | None = None) -> Menu:
    """`choices` are what the lines say, by their values."""
    options = (Option(value, cut(said, LONGEST_OPTION), chosen=value == chosen) for value, said in choices.items())
    return Menu(str(click), tuple(options), label)


def turning(
    at: int, pages: int, click: Callable[[int], Click], words: Words, keys: tuple[str, str] = PAGES
) -> list[Button]:
    """The buttons to the page before and after, counted from 0; none where there is one page only.

    Both always stand in their place, so that nobody who presses twice turns back again.
    """
    if pages < 2:
        return []
    return [
        button(click(min(max(there, 0), pages - 1)), words.key(key), disabled=not 0 <= there < pages)
        for there, key in zip((at - 1, at + 1), keys, strict=True)
    ]


def rules_button(game: str, words: Words, table: str | None, revision: int, section: str | None = None) -> Button:
    rest = f"{game}/{section}" if section else game
    return button(Click(Verb.RULES, table, revision, rest), words.key("button-rules"))


def teach_button(game: str, words: Words) -> Button:
    return button(Click(Verb.TEACH, rest=game), words.key("button-teach"))


def again_button(words: Words) -> Button:
    """Opens a table like the last one of the channel."""
    return button(Click(Verb.AGAIN), words.key("button-again"))


def signed(sign: str, line: str, words: Words) -> str:
    """With a picture sign before it, unless it is read aloud."""
    return line if words.text_mode else f"{sign} {line}"


def bold(line: str) -> str:
    return Ready(f"**{line}**")


def mention(user_id: int | None) -> str:
    return Ready(f"<@{user_id}>")


def when(milliseconds: int, style: str = "R") -> str:
    """As Discord shows it to each reader: "3 minutes ago", or in another of Discord's styles."""
    return Ready(f"<t:{milliseconds // 1000}:{style}>")


def notice_screen(what: Text, words: Words, *ways: Button) -> Screen:
    return Screen((*paragraph(words.say(what)), *([Row(ways)] if ways else [])), accent=QUIET)


def deed_question(question: str, consequence: str, yes: Button, no: Button) -> Screen:
    """The question before a deed that cannot be taken back."""
    return framed(YOUR_TURN, paragraph(bold(question), consequence), rows=[Row((yes, no))])
