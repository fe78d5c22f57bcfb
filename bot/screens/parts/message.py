"""A message as a value: blocks of text, buttons and menus, nothing of Discord's library in it.

Screens return a `Screen`; the courier turns it into Components V2. The limits of the platform are checked here, so
that a screen that Discord would refuse fails in our tests and not in a channel.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from bot.art.plan import Plan

MOST_COMPONENTS = 40
MOST_TEXT = 4000
MOST_BUTTONS = 5
MOST_OPTIONS = 25
LONGEST_LABEL = 80
LONGEST_ID = 100
LONGEST_OPTION = 100
LONGEST_PLACEHOLDER = 150
MOST_FIELDS = 5
LONGEST_FIELD = 45
LONGEST_ABOUT = 100


class Style(StrEnum):
    """A button's purpose, by the platform's names."""

    PRIMARY = "primary"
    SECONDARY = "secondary"
    SUCCESS = "success"
    DANGER = "danger"


@dataclass(frozen=True, slots=True)
class Button:
    """Something to press. `id` is the custom_id (see bot/clicks.py); the label may be empty beside an emoji.

    `emoji` is a Unicode emoji or one of the application's own, as it stands in texts: `<:name:id>`.
    """

    id: str
    label: str
    style: Style = Style.SECONDARY
    emoji: str | None = None
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class Option:
    value: str
    label: str
    description: str | None = None
    emoji: str | None = None
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """A drop-down list from which `least` to `most` options are taken."""

    id: str
    options: tuple[Option, ...]
    placeholder: str
    least: int = 1
    most: int = 1


class Kind(StrEnum):
    """The things a picker offers, by the platform's names."""

    ROLE = "role"
    CHANNEL = "channel"


@dataclass(frozen=True, slots=True)
class Picker:
    """A drop-down list of the server's own roles or channels, from which one is taken or none."""

    id: str
    kind: Kind
    placeholder: str
    chosen: int | None = None


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Text in the platform's Markdown."""

    text: str


@dataclass(frozen=True, slots=True)
class Rule:
    """A thin line."""


@dataclass(frozen=True, slots=True)
class Row:
    """One to five buttons side by side."""

    buttons: tuple[Button, ...]


@dataclass(frozen=True, slots=True)
class Picture:
    """An image that travels with the message; `alt` says the same in words. It is drawn when the message is sent."""

    name: str
    plan: Plan
    alt: str


@dataclass(frozen=True, slots=True)
class Attachment:
    name: str
    data: bytes


Block: TypeAlias = Paragraph | Rule | Row | Menu | Picker | Picture | Attachment


@dataclass(frozen=True, slots=True)
class Screen:
    """A whole message: blocks in a frame with a coloured edge (`accent`, 0xRRGGBB)."""

    blocks: tuple[Block, ...]
    accent: int | None = None

    @property
    def length(self) -> int:
        """The characters of its texts; those outside the basic plane count twice, to be safe."""
        return sum(len(one.text.encode("utf-16-le")) // 2 for one in self.blocks if isinstance(one, Paragraph))

    def faults(self) -> list[str]:
        """Every way in which the platform would refuse this message; empty when it is fine."""
        return [*self._size_faults(), *(fault for block in self.blocks for fault in _block_faults(block))]

    def _size_faults(self) -> Iterator[str]:
        ids = [one for block in self.blocks for one in _ids(block)]
        count = bool(self.blocks) + len(self.blocks) + len(ids)
        if count > MOST_COMPONENTS:
            yield f"{count} components"
        if self.length > MOST_TEXT:
            yield f"{self.length} characters of text"
        if len(set(ids)) < len(ids):
            yield f"custom_id twice: {sorted(i for i in set(ids) if ids.count(i) > 1)}"
        if not count:
            yield "empty"


def _ids(block: Block) -> list[str]:
    match block:
        case Row(buttons):
            return [one.id for one in buttons]
        case Menu(id=one) | Picker(id=one):
            return [one]
        case _:
            return []


def _block_faults(block: Block) -> Iterator[str]:
    match block:
        case Paragraph(text) if not text.strip():
            yield "empty text"
        case Row(buttons):
            if not 1 <= len(buttons) <= MOST_BUTTONS:
                yield f"{len(buttons)} buttons in a row"
            for button in buttons:
                if not (button.label or button.emoji) or len(button.label) > LONGEST_LABEL:
                    yield f"label {button.label!r}"
                if not 1 <= len(button.id) <= LONGEST_ID:
                    yield f"custom_id {button.id!r}"
        case Menu():
            yield from menu_faults(block)
        case Picker(id=picker_id, placeholder=placeholder):
            if not 1 <= len(picker_id) <= LONGEST_ID or len(placeholder) > LONGEST_PLACEHOLDER:
                yield f"picker {picker_id!r} {placeholder!r}"
        case _:
            pass


def menu_faults(menu: Menu) -> Iterator[str]:
    values = [option.value for option in menu.options]
    if not 1 <= len(values) <= MOST_OPTIONS or len(set(values)) < len(values):
        yield f"options {values}"
    if not 0 <= menu.least <= menu.most <= len(values):
        yield f"takes {menu.least} to {menu.most} of {len(values)}"
    if not 1 <= len(menu.id) <= LONGEST_ID or len(menu.placeholder) > LONGEST_PLACEHOLDER:
        yield f"menu {menu.id!r} {menu.placeholder!r}"
    for option in menu.options:
        texts = (option.value, option.label, option.description or "-")
        if any(not 1 <= len(part) <= LONGEST_OPTION for part in texts):
            yield f"option {option}"


@dataclass(frozen=True, slots=True)
class Field:
    """One question of a form: a list to choose one value from, or a line to write (`options` empty)."""

    id: str
    label: str
    options: tuple[Option, ...] = ()
    description: str | None = None
    longest: int = 100


@dataclass(frozen=True, slots=True)
class Form:
    """A dialogue that opens over the channel; its fields come back under their ids."""

    id: str
    title: str
    fields: tuple[Field, ...]
