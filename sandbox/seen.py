"""A person's view, for programs: messages with their text, buttons and menus, forms, answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sandbox.components import SELECTS, Kind, media_of, texts, walk
from sandbox.modals import fields_of
from sandbox.model import MessageFlag

if TYPE_CHECKING:
    from sandbox.errors import Json


@dataclass(frozen=True, slots=True)
class Control:
    """A button or select menu of a message."""

    raw: Json

    @property
    def kind(self) -> int:
        return int(self.raw["type"])

    @property
    def is_button(self) -> bool:
        """Whether this is a button."""
        return self.kind == Kind.BUTTON

    @property
    def custom_id(self) -> str:
        """The custom_id; a link button has none."""
        return str(self.raw.get("custom_id", ""))

    @property
    def label(self) -> str:
        """The words on a button, or a menu's placeholder."""
        return str(self.raw.get("label" if self.is_button else "placeholder") or "")

    @property
    def emoji(self) -> str:
        """The name of the emoji on a button, a character or one of the application's own."""
        return str((self.raw.get("emoji") or {}).get("name") or "")

    @property
    def disabled(self) -> bool:
        return bool(self.raw.get("disabled", False))

    @property
    def options(self) -> list[Json]:
        return list(self.raw.get("options", []))

    def value_of(self, choice: str) -> str:
        """The value of the option with this label or value; else the text itself."""
        for option in self.options:
            if choice in (option["value"], option["label"]):
                return str(option["value"])
        return choice


@dataclass(frozen=True, slots=True)
class Seen:
    """A message as a person saw it at one moment."""

    raw: Json

    @property
    def id(self) -> str:
        return str(self.raw["id"])

    @property
    def channel_id(self) -> str:
        return str(self.raw["channel_id"])

    @property
    def author(self) -> str:
        """The display name of who wrote it."""
        return str(self.raw["author"]["global_name"])

    @property
    def text(self) -> str:
        """Everything that can be read: content and text displays, one per line."""
        return "\n".join(part for part in (self.raw["content"], texts(self.raw["components"])) if part)

    @property
    def ephemeral(self) -> bool:
        return MessageFlag.EPHEMERAL in MessageFlag(self.raw["flags"])

    @property
    def loading(self) -> bool:
        """Whether the bot is still thinking."""
        return MessageFlag.LOADING in MessageFlag(self.raw["flags"])

    @property
    def edited(self) -> bool:
        """Whether it was changed after it was written."""
        return self.raw["edited_timestamp"] is not None

    @property
    def orphaned(self) -> bool:
        """Whether it is headed "The original message was deleted"."""
        return "message_reference" in self.raw and self.raw.get("referenced_message") is None

    @property
    def pings(self) -> list[str]:
        return list(self.raw["mentions"])

    @property
    def buttons(self) -> list[Control]:
        """The buttons, in reading order."""
        return [Control(raw) for raw in walk(self.raw["components"]) if raw["type"] == Kind.BUTTON]

    @property
    def selects(self) -> list[Control]:
        """The select menus, in reading order."""
        return [Control(raw) for raw in walk(self.raw["components"]) if raw["type"] in SELECTS]

    @property
    def images(self) -> list[Json]:
        """The media objects it shows."""
        return [media for raw in walk(self.raw["components"]) for media in media_of(raw)]

    def button(self, name: str) -> Control:
        """The button with this custom_id or label, or without label with this emoji.

        Raises:
            LookupError: there is none; the text lists those there are.

        """
        return _named(self.buttons, name)

    def select(self, name: str) -> Control:
        """The select menu with this custom_id or placeholder.

        Raises:
            LookupError: there is none; the text lists those there are.

        """
        return _named(self.selects, name)

    def __repr__(self) -> str:
        mark = " (only you)" if self.ephemeral else ""
        buttons = " ".join(f"[{control.label or control.emoji or control.custom_id}]" for control in self.buttons)
        return f"<{self.author}{mark}: {self.text!r} {buttons}>"


def _named(controls: list[Control], name: str) -> Control:
    for control in controls:
        if control.custom_id == name:
            return control
    for control in controls:
        if (control.label or control.emoji) == name:
            return control
    listed = ", ".join(repr(control.label or control.emoji or control.custom_id) for control in controls)
    raise LookupError(f"There is no {name!r} among {listed or 'nothing'}.")


@dataclass(frozen=True, slots=True)
class Form:
    """A modal that is open on the person's screen."""

    interaction_id: str
    modal: Json

    @property
    def custom_id(self) -> str:
        return str(self.modal["custom_id"])

    @property
    def title(self) -> str:
        return str(self.modal["title"])

    @property
    def fields(self) -> dict[str, Json]:
        return {field["custom_id"]: field for field in fields_of(self.modal)}

    def filled(self, given: dict[str, Any]) -> list[Json]:
        """The submission: what was given, elsewhere what the form had filled in.

        Raises:
            LookupError: the form has no such field.

        """
        names = dict.fromkeys(self.fields, "")
        for row in self.modal["components"]:
            field = row.get("component") or (row.get("components") or [{}])[0]
            if "custom_id" in field:
                label = str(row.get("label") or field.get("label") or "")
                names[field["custom_id"]] = label.replace(" ", "_")
        values: Json = {}
        for name, value in given.items():
            match = next((key for key, label in names.items() if name in (key, label)), None)
            if match is None:
                raise LookupError(f"{self.title!r} has no field {name}, but {', '.join(names)}.")
            values[match] = value
        return [
            {"type": Kind.LABEL, "component": _filled(field, values.get(key))} for key, field in self.fields.items()
        ]


def _filled(field: Json, value: Any) -> Json:
    body: Json = {"type": field["type"], "custom_id": field["custom_id"]}
    defaults = [option["value"] for option in field.get("options", []) if option.get("default")]
    match field["type"]:
        case Kind.TEXT_INPUT:
            body["value"] = field.get("value") or "" if value is None else str(value)
        case Kind.CHECKBOX:
            body["value"] = field.get("default", False) if value is None else value
        case Kind.RADIO_GROUP:
            body["value"] = (defaults or [None])[0] if value is None else value
        case _:
            values = [value] if isinstance(value, str) else value
            body["values"] = defaults if value is None else list(values)
    return body


@dataclass(frozen=True, slots=True)
class Answer:
    """How the bot answered: a message (new, changed or promised), a form, or neither."""

    maybe_message: Seen | None
    maybe_form: Form | None

    @property
    def message(self) -> Seen:
        """The message that the answer wrote or changed.

        Raises:
            LookupError: the answer was none.

        """
        if self.maybe_message is None:
            raise LookupError("The answer was no message.")
        return self.maybe_message

    @property
    def form(self) -> Form:
        """The form that the answer opened.

        Raises:
            LookupError: the answer was none.

        """
        if self.maybe_form is None:
            raise LookupError("The answer was no form.")
        return self.maybe_form


def option_tree(command: Json, name: str, options: Json, focused: str = "") -> list[Json]:
    """The options of a typed command as the client nests them.

    Raises:
        LookupError: the command has no such subcommand or option.

    """
    holder = command
    nesting: list[Json] = []
    for step in name.split()[1:]:
        holder = next((one for one in holder.get("options", []) if one["name"] == step), {})
        if not holder:
            raise LookupError(f"/{name} does not exist: there is no {step}.")
        nesting.append({"name": step, "type": holder["type"]})
    known = {one["name"]: one["type"] for one in holder.get("options", [])}
    tree: list[Json] = []
    for key, value in options.items():
        if key not in known:
            raise LookupError(f"/{name} has no option {key}.")
        option: Json = {"name": key, "type": known[key], "value": value}
        tree.append({**option, "focused": True} if key == focused else option)
    for level in reversed(nesting):
        tree = [{**level, "options": tree}]
    return tree
