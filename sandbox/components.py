"""Message components: the limits Discord puts on them, checked and reported as Discord does.

Limits: discord's Component Reference and the change log of 2025-04-29 (40 components, nested ones counted;
4,000 characters of text over all text displays). The error codes are those seen in the wild.
"""

from __future__ import annotations

import copy
from enum import IntEnum
from functools import cache
from pathlib import Path as File
from typing import TYPE_CHECKING, Any

from sandbox.errors import objects

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from sandbox.errors import Form, Json, Path

MAX_COMPONENTS = 40
MAX_TEXT = 4000
MAX_ID = 2**31 - 1


class Kind(IntEnum):
    """Component types."""

    ACTION_ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT_DISPLAY = 10
    THUMBNAIL = 11
    MEDIA_GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = (
    Kind.STRING_SELECT,
    Kind.USER_SELECT,
    Kind.ROLE_SELECT,
    Kind.MENTIONABLE_SELECT,
    Kind.CHANNEL_SELECT,
)
IN_CONTAINER = (
    Kind.ACTION_ROW,
    Kind.SECTION,
    Kind.TEXT_DISPLAY,
    Kind.MEDIA_GALLERY,
    Kind.FILE,
    Kind.SEPARATOR,
)
TOP_LEVEL = (*IN_CONTAINER, Kind.CONTAINER)


def walk(components: Sequence[Json]) -> Iterator[Json]:
    """Yield every component of a tree, parents before children, in the order they are shown."""
    for component in components:
        yield component
        yield from walk(objects(component.get("components")))
        for key in ("accessory", "component"):
            if isinstance(component.get(key), dict):
                yield from walk([component[key]])


def texts(components: Sequence[Json]) -> str:
    """The text of every text display, one per line."""
    return "\n".join(c["content"] for c in walk(components) if c.get("type") == Kind.TEXT_DISPLAY)


def interactive(components: Sequence[Json], custom_id: str) -> Json | None:
    return next((c for c in walk(components) if c.get("custom_id") == custom_id), None)


def media_of(component: Json) -> list[Json]:
    """The media objects that a component shows itself."""
    match component.get("type"):
        case Kind.THUMBNAIL:
            found = [component.get("media")]
        case Kind.FILE:
            found = [component.get("file")]
        case Kind.MEDIA_GALLERY:
            found = [item.get("media") for item in objects(component.get("items"))]
        case _:
            found = []
    return [media for media in found if isinstance(media, dict)]


def used_files(components: Sequence[Json]) -> set[int]:
    """The ids of the attachments that components show."""
    media = (one for component in walk(components) for one in media_of(component))
    return {int(one["attachment_id"]) for one in media if "attachment_id" in one}


def _defaults(holder: Json) -> Json:
    """Discord's defaults for a component or for an item of a gallery."""
    match holder.get("type"):
        case None if "media" in holder:
            return {"description": None, "spoiler": False}
        case Kind.THUMBNAIL:
            return {"description": None, "spoiler": False}
        case Kind.FILE:
            return {"name": None, "size": None, "spoiler": False}
        case Kind.SEPARATOR:
            return {"divider": True, "spacing": 1}
        case Kind.CONTAINER:
            return {"accent_color": None, "spoiler": False}
        case kind if kind in SELECTS:
            return {"min_values": 1, "max_values": 1}
        case _:
            return {}


def numbered(components: Sequence[Json]) -> list[Json]:
    """A copy as Discord stores it.

    Every component has a numeric id, snowflakes are strings, and what was left out is filled in or stays out.
    """
    result = copy.deepcopy(list(components))
    for component in walk(result):
        for holder in (component, *objects(component.get("options"))):
            emoji = holder.get("emoji")
            if isinstance(emoji, dict):
                holder["emoji"] = {**emoji, "id": str(emoji["id"])} if emoji.get("id") else {"name": emoji["name"]}
            for key in [key for key, value in holder.items() if value is None]:
                del holder[key]
        for holder in (component, *objects(component.get("items"))):
            holder |= {key: value for key, value in _defaults(holder).items() if holder.get(key) is None}
        for default in objects(component.get("default_values")):
            default["id"] = str(default["id"])
    taken = {c["id"] for c in walk(result) if c.get("id")}
    following = 1
    for component in walk(result):
        if not component.get("id"):
            while following in taken:
                following += 1
            component["id"] = following
            taken.add(following)
    return result


class Checker:
    """Checks the component tree of one message or modal and notes in a form what is wrong."""

    def __init__(self, form: Form, has_emoji: Callable[[object], bool]) -> None:
        self._form = form
        self._has_emoji = has_emoji
        self._custom_ids: set[str] = set()
        self._ids: set[int] = set()
        self._text = 0

    def message(self, components: Any, *, v2: bool, path: Path = ("components",)) -> None:
        form = self._form
        top = form.items(components, path, low=0, high=MAX_COMPONENTS if v2 else 5)
        total = sum(1 for _ in walk(top))
        if total > MAX_COMPONENTS:
            form.fail(
                path,
                "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
                f"The total number of components cannot exceed {MAX_COMPONENTS}",
            )
        for index, component in enumerate(top):
            here = (*path, index)
            kind = component.get("type")
            if not v2 and kind in TOP_LEVEL and kind != Kind.ACTION_ROW:
                message = f"Component type {kind} requires MessageFlags.IS_COMPONENTS_V2"
                form.fail(here, "COMPONENT_LAYOUT_REQUIRES_COMPONENTS_V2", message)
            elif self._is_one_of(component, here, TOP_LEVEL if v2 else (Kind.ACTION_ROW,)):
                self._layout(component, here)
        if self._text > MAX_TEXT:
            form.fail(
                path,
                "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
                f"Components displayable text size exceeds maximum size of {MAX_TEXT}",
            )

    def _is_one_of(self, component: Json, path: Path, kinds: tuple[Kind, ...]) -> bool:
        if component.get("type") in kinds and not isinstance(component["type"], bool):
            return True
        listed = ", ".join(str(int(kind)) for kind in kinds)
        message = f'Value of field "type" must be one of ({listed}).'
        self._form.fail((*path, "type"), "UNION_TYPE_CHOICES", message)
        return False

    def numeric_id(self, component: Json, path: Path) -> None:
        number = self._form.number(component, "id", path, low=0, high=MAX_ID, default=0)
        if number and number in self._ids:
            self._form.fail((*path, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
        self._ids.add(number)

    def custom_id(self, component: Json, path: Path) -> None:
        """Check the custom_id of a component: 1 to 100 characters, unique even where disabled."""
        value = self._form.text(component, "custom_id", path, high=100)
        if value and value in self._custom_ids:
            self._form.fail(
                (*path, "custom_id"),
                "COMPONENT_CUSTOM_ID_DUPLICATED",
                "Component custom id cannot be duplicated",
            )
        self._custom_ids.add(value)

    def _layout(self, component: Json, path: Path) -> None:
        form = self._form
        self.numeric_id(component, path)
        match component["type"]:
            case Kind.ACTION_ROW:
                self._action_row(component, path)
            case Kind.SECTION:
                self._section(component, path)
            case Kind.TEXT_DISPLAY:
                self.text_display(component, path)
            case Kind.MEDIA_GALLERY:
                items = form.items(component.get("items"), (*path, "items"), low=1, high=10)
                for index, item in enumerate(items):
                    here = (*path, "items", index)
                    self._media(item.get("media"), (*here, "media"), ("http", "https", "attachment"))
                    form.text(item, "description", here, low=0, high=1024, need=False)
                    form.boolean(item, "spoiler", here)
            case Kind.FILE:
                self._media(component.get("file"), (*path, "file"), ("attachment", "http", "https"))
                form.boolean(component, "spoiler", path)
            case Kind.SEPARATOR:
                form.boolean(component, "divider", path)
                if component.get("spacing") is not None:
                    form.choice(component["spacing"], (*path, "spacing"), (1, 2))
            case Kind.CONTAINER:
                form.number(component, "accent_color", path, low=0, high=0xFFFFFF, default=0)
                form.boolean(component, "spoiler", path)
                children = form.items(component.get("components"), (*path, "components"), low=1, high=MAX_COMPONENTS)
                for index, child in enumerate(children):
                    here = (*path, "components", index)
                    if self._is_one_of(child, here, IN_CONTAINER):
                        self._layout(child, here)

    def text_display(self, component: Json, path: Path) -> None:
        self._text += len(self._form.text(component, "content", path, high=MAX_TEXT))

    def _section(self, component: Json, path: Path) -> None:
        children = self._form.items(component.get("components"), (*path, "components"), low=1, high=3)
        for index, child in enumerate(children):
            here = (*path, "components", index)
            if self._is_one_of(child, here, (Kind.TEXT_DISPLAY,)):
                self.numeric_id(child, here)
                self.text_display(child, here)
        accessory = component.get("accessory")
        here = (*path, "accessory")
        if not isinstance(accessory, dict):
            self._form.fail(here, "BASE_TYPE_REQUIRED", "This field is required")
        elif self._is_one_of(accessory, here, (Kind.BUTTON, Kind.THUMBNAIL)):
            self.numeric_id(accessory, here)
            if accessory["type"] == Kind.BUTTON:
                self._button(accessory, here)
            else:
                self._media(accessory.get("media"), (*here, "media"), ("http", "https", "attachment"))
                self._form.text(accessory, "description", here, low=0, high=1024, need=False)
                self._form.boolean(accessory, "spoiler", here)

    def _media(self, media: Any, path: Path, schemes: tuple[str, ...]) -> None:
        if not isinstance(media, dict):
            self._form.fail(path, "BASE_TYPE_REQUIRED", "This field is required")
            return
        url = self._form.text(media, "url", path, high=2048)
        scheme = url.partition("://")[0]
        if url and scheme not in schemes:
            listed = ", ".join(f"'{name}'" for name in schemes)
            self._form.fail(
                (*path, "url"),
                "URL_TYPE_INVALID_SCHEME",
                f'Scheme "{scheme}" is not supported. Scheme must be one of ({listed}).',
            )

    def _action_row(self, component: Json, path: Path) -> None:
        children = self._form.items(component.get("components"), (*path, "components"), low=1, high=5)
        width = 0
        for index, child in enumerate(children):
            here = (*path, "components", index)
            if not self._is_one_of(child, here, (Kind.BUTTON, *SELECTS)):
                continue
            self.numeric_id(child, here)
            width += 1 if child["type"] == Kind.BUTTON else 5
            if width > 5 >= len(children):
                message = "The specified component exceeds the maximum width"
                self._form.fail(here, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)
            if child["type"] == Kind.BUTTON:
                self._button(child, here)
            else:
                self.select(child, here)

    def _button(self, button: Json, path: Path) -> None:
        form = self._form
        form.boolean(button, "disabled", path)
        if not form.choice(button.get("style"), (*path, "style"), (1, 2, 3, 4, 5, 6)):
            return
        form.text(button, "label", path, low=0, high=80, need=False)
        self._emoji(button.get("emoji"), path)
        if button["style"] == 6:
            form.text(button, "sku_id", path, high=20)
        elif not button.get("label") and not button.get("emoji"):
            form.fail((*path, "label"), "BASE_TYPE_REQUIRED", "A button needs a label or an emoji")
        if button["style"] == 5:
            form.text(button, "url", path, high=512)
            if button.get("custom_id"):
                message = "A custom id and url cannot both be specified"
                form.fail((*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message)
        elif button["style"] != 6:
            self.custom_id(button, path)
            if button.get("url"):
                message = "A custom id and url cannot both be specified"
                form.fail((*path, "url"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message)

    def _emoji(self, emoji: Any, path: Path) -> None:
        if emoji is None:
            return
        here = (*path, "emoji")
        if not isinstance(emoji, dict):
            self._form.fail(here, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
        elif emoji.get("id"):
            if not self._has_emoji(emoji["id"]):
                self._form.fail((*here, "id"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
        elif not isinstance(emoji.get("name"), str) or emoji["name"] not in unicode_emojis():
            self._form.fail((*here, "name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")

    def select(self, select: Json, path: Path, *, in_modal: bool = False) -> None:
        form = self._form
        self.custom_id(select, path)
        form.text(select, "placeholder", path, low=0, high=150, need=False)
        form.boolean(select, "disabled", path)
        low = form.number(select, "min_values", path, low=0, high=25, default=1)
        high = form.number(select, "max_values", path, low=1, high=25, default=1)
        if low > high:
            message = f"min_values must be equal to or less than {high}"
            form.fail((*path, "min_values"), "SELECT_COMPONENT_INVALID_MIN_VALUES", message)
        defaults = form.items(select.get("default_values") or [], (*path, "default_values"), low=0, high=25)
        for index, default in enumerate(defaults):
            if not str(default.get("id")).isdecimal():
                here = (*path, "default_values", index, "id")
                form.fail(here, "NUMBER_TYPE_COERCE", f'Value "{default.get("id")}" is not snowflake.')
        if in_modal:
            form.boolean(select, "required", path)
        if select["type"] == Kind.STRING_SELECT:
            count = len(self.options(select, path, low=1, high=25))
            if high > count:
                message = f"max_values must be equal to or less than {count}"
                form.fail((*path, "max_values"), "SELECT_COMPONENT_INVALID_MAX_VALUES", message)

    def options(self, holder: Json, path: Path, *, low: int, high: int) -> list[Json]:
        """Check the options of a select, radio group or checkbox group and return them."""
        form = self._form
        options = form.items(holder.get("options"), (*path, "options"), low=low, high=high)
        values: set[str] = set()
        for index, option in enumerate(options):
            here = (*path, "options", index)
            form.text(option, "label", here, high=100)
            value = form.text(option, "value", here, high=100)
            form.text(option, "description", here, low=0, high=100, need=False)
            form.boolean(option, "default", here)
            self._emoji(option.get("emoji"), here)
            if value in values:
                form.fail(
                    here,
                    "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                    "The specified option value is already used",
                )
            values.add(value)
        return options


@cache
def unicode_emojis() -> frozenset[str]:
    """The Unicode emojis that Discord knows, each in the one form in which it does."""
    lines = (File(__file__).parent / "emojis.txt").read_text("utf-8").splitlines()
    return frozenset(sign for line in lines if not line.startswith("# ") for sign in line.split())
