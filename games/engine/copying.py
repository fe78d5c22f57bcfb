"""How a game's states are made and copied: the annotations of their class alone say which fields there are.

Search copies more than anything else, so each class gets its copy written out, as `dataclasses` writes constructors:
the source is put together once, when the class is made, and compiled. A loop over the fields takes three times as long.
"""

from __future__ import annotations

from abc import ABCMeta
from collections.abc import Callable, Mapping
from typing import Any

Copier = Callable[[Any], Any]


class StateMeta(ABCMeta):
    """Gives a class of states `__slots__` for what it annotates (save `ClassVar`), and its `copy`.

    A field whose annotation is a `list` is copied as a flat list, one named in the class's `copied_by` by the function
    found there, and any other is shared.
    """

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> StateMeta:
        """Return the class."""
        body["__slots__"] = tuple(_fields(body))
        made = super().__new__(cls, name, bases, body)
        if "copy" not in body:
            fields: dict[str, str] = {}
            for base in reversed(made.__mro__):
                fields |= _fields(vars(base)) if isinstance(base, cls) else {}
            copy = _written_copy(made, fields, getattr(made, "copied_by", {}))
            type.__setattr__(made, "copy", copy)
        return made


def _fields(body: Mapping[str, Any]) -> dict[str, str]:
    kinds = {field: str(kind) for field, kind in body.get("__annotations__", {}).items()}
    return {field: kind for field, kind in kinds.items() if "ClassVar" not in kind}


def _written_copy(made: type, fields: Mapping[str, str], copied_by: Mapping[str, Copier]) -> Copier:
    lines = ["def copy(self):", "    new = make(made)", "    new.events = None"]
    for field, kind in fields.items():
        if field in copied_by:
            lines.append(f"    new.{field} = copied_by_{field}(self.{field})")
        elif field != "events":
            lines.append(f"    new.{field} = self.{field}{'[:]' if kind.startswith('list[') else ''}")
    known: dict[str, Any] = {"make": object.__new__, "made": made}
    known |= {f"copied_by_{field}": copier for field, copier in copied_by.items()}
    exec("\n".join([*lines, "    return new"]), known)  # noqa: S102  (made of our own fields' names)
    copy: Copier = known["copy"]
    return copy
