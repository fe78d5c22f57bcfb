"""Modals: the limits Discord puts on them, and what a person may submit in one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sandbox.components import SELECTS, Checker, Kind, numbered, walk
from sandbox.errors import Form, Rejected, objects

if TYPE_CHECKING:
    from collections.abc import Callable

    from sandbox.errors import Json, Path

FIELDS = (
    Kind.TEXT_INPUT,
    *SELECTS,
    Kind.FILE_UPLOAD,
    Kind.RADIO_GROUP,
    Kind.CHECKBOX_GROUP,
    Kind.CHECKBOX,
)


def accept(data: Json, has_emoji: Callable[[object], bool]) -> Json:
    """Check the modal of an interaction response and return it with numbered components.

    Raises:
        ApiError: 50035 with everything that is wrong.

    """
    form = Form(("data",))
    checker = Checker(form, has_emoji)
    form.text(data, "custom_id", (), high=100)
    form.text(data, "title", (), high=45)
    rows = form.items(data.get("components"), ("components",), low=1, high=5)
    for index, row in enumerate(rows):
        path: Path = ("components", index)
        match row.get("type"):
            case Kind.TEXT_DISPLAY:
                checker.numeric_id(row, path)
                checker.text_display(row, path)
            case Kind.LABEL:
                checker.numeric_id(row, path)
                form.text(row, "label", path, high=45)
                form.text(row, "description", path, low=0, high=100, need=False)
                _field(row.get("component"), (*path, "component"), form, checker)
            case Kind.ACTION_ROW:
                checker.numeric_id(row, path)
                children = form.items(row.get("components"), (*path, "components"), low=1, high=1)
                for child in children:
                    form.text(child, "label", (*path, "components", 0), high=45)
                    _field(child, (*path, "components", 0), form, checker, only=(Kind.TEXT_INPUT,))
            case _:
                form.fail((*path, "type"), "UNION_TYPE_CHOICES", _one_of((1, 10, 18)))
    form.check()
    return {
        "custom_id": data["custom_id"],
        "title": data["title"],
        "components": numbered(rows),
    }


def _one_of(kinds: tuple[int, ...]) -> str:
    return f'Value of field "type" must be one of ({", ".join(str(int(kind)) for kind in kinds)}).'


def _field(field: Any, path: Path, form: Form, checker: Checker, only: tuple[Kind, ...] = FIELDS) -> None:
    if not isinstance(field, dict):
        form.fail(path, "BASE_TYPE_REQUIRED", "This field is required")
        return
    kind = field.get("type")
    if kind not in only:
        form.fail((*path, "type"), "UNION_TYPE_CHOICES", _one_of(only))
        return
    checker.numeric_id(field, path)
    if kind in SELECTS:
        checker.select(field, path, in_modal=True)
        return
    checker.custom_id(field, path)
    form.boolean(field, "required", path)
    match kind:
        case Kind.TEXT_INPUT:
            form.choice(field.get("style"), (*path, "style"), (1, 2))
            low = form.number(field, "min_length", path, low=0, high=4000, default=0)
            high = form.number(field, "max_length", path, low=1, high=4000, default=4000)
            if low > high:
                message = f"min_length must be equal to or less than {high}"
                form.fail((*path, "min_length"), "TEXT_INPUT_INVALID_MIN_LENGTH", message)
            form.text(field, "placeholder", path, low=0, high=100, need=False)
            form.text(field, "value", path, low=0, high=high, need=False)
        case Kind.FILE_UPLOAD:
            form.number(field, "min_values", path, low=0, high=10, default=1)
            form.number(field, "max_values", path, low=1, high=10, default=1)
        case Kind.RADIO_GROUP:
            checker.options(field, path, low=2, high=10)
        case Kind.CHECKBOX_GROUP:
            count = len(checker.options(field, path, low=1, high=10))
            form.number(field, "min_values", path, low=0, high=10, default=1)
            form.number(field, "max_values", path, low=1, high=max(1, count), default=max(1, count))
        case Kind.CHECKBOX:
            form.boolean(field, "default", path)


def fields_of(modal: Json) -> list[Json]:
    return [component for component in walk(modal["components"]) if component["type"] in FIELDS]


def submission(modal: Json, sent: Any) -> list[Json]:
    """Check what a person filled in and return it as the interaction carries it.

    `sent` is a list of labels, each with its component. A field that was left out counts as empty.

    Raises:
        Rejected: a required field is empty or a value does not fit its field.

    """
    given: dict[str, Json] = {c["custom_id"]: c for c in walk(objects(sent)) if isinstance(c.get("custom_id"), str)}
    unknown = given.keys() - {field["custom_id"] for field in fields_of(modal)}
    if unknown:
        raise Rejected(f"This form has no field {min(unknown)}.")
    rows = []
    for row in modal["components"]:
        body: Json = {"type": row["type"], "id": row["id"]}
        if row["type"] == Kind.LABEL:
            body["component"] = _answer(row["component"], given, row["label"])
        elif row["type"] == Kind.ACTION_ROW:
            field = row["components"][0]
            body["components"] = [_answer(field, given, field.get("label", field["custom_id"]))]
        rows.append(body)
    return rows


def _answer(field: Json, given: dict[str, Json], label: str) -> Json:
    sent = given.get(field["custom_id"], {})
    answer: Json = {"type": field["type"], "id": field["id"], "custom_id": field["custom_id"]}
    required = field.get("required", True) is not False
    match field["type"]:
        case Kind.TEXT_INPUT:
            text = sent.get("value", "")
            if not isinstance(text, str):
                raise Rejected(f"{label} takes a text.")
            if required and not text:
                raise Rejected(f"{label} is required.")
            low, high = field.get("min_length") or 0, field.get("max_length") or 4000
            if text and not low <= len(text) <= high:
                raise Rejected(f"{label} takes between {low} and {high} characters.")
            answer["value"] = text
        case Kind.CHECKBOX:
            answer["value"] = sent.get("value", False) is True
        case Kind.RADIO_GROUP:
            chosen = sent.get("value")
            if chosen is None and required:
                raise Rejected(f"{label} is required.")
            if chosen is not None and chosen not in _values(field):
                raise Rejected(f"{label} has no option {chosen}.")
            answer["value"] = chosen
        case _:
            answer["values"] = _several(field, sent.get("values", []), label, required=required)
    return answer


def _values(field: Json) -> list[str]:
    return [option["value"] for option in field.get("options", [])]


def _several(field: Json, chosen: Any, label: str, *, required: bool) -> list[str]:
    if not isinstance(chosen, list) or not all(isinstance(value, str) for value in chosen):
        raise Rejected(f"{label} takes a list of values.")
    options = _values(field)
    default_high = len(options) if field["type"] == Kind.CHECKBOX_GROUP else 1
    low = field.get("min_values", 1) if required else 0
    high = field.get("max_values") or default_high
    if not low <= len(chosen) <= high:
        raise Rejected(f"{label} takes between {low} and {high} values.")
    if options and not set(chosen) <= set(options):
        raise Rejected(f"{label} has no option {min(set(chosen) - set(options))}.")
    return chosen
