"""Catalogues, read for checking: which keys there are, and which arguments each sentence uses."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from operator import attrgetter
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from games import engine
from games.engine import AnyGame, CardList, CardRef, SeatRef, Shown, Text, TextList
from games.engine.text import Arg
from games.proof.broken import Broken, promise

ENGINE_TEXTS = Path(engine.__file__).parent / "texts"


def locales(game: AnyGame) -> tuple[str, ...]:
    """The languages that a game brings in its own folder, English first. Raises `Broken` without English."""
    found = {file.stem for file in (game.folder / "texts").glob("*.ftl")}
    promise("en" in found, "there is no {}", game.folder / "texts" / "en.ftl")
    return ("en", *sorted(found - {"en"}))


def catalogue(game: AnyGame, locale: str) -> dict[str, frozenset[str]]:
    """The texts of the engine and the game in a locale; the engine falls back to English. Raises `Broken`."""
    engines = locale if (ENGINE_TEXTS / f"{locale}.ftl").is_file() else "en"
    return read(ENGINE_TEXTS / f"{engines}.ftl") | read(game.folder / "texts" / f"{locale}.ftl")


def read(path: Path) -> dict[str, frozenset[str]]:
    """Each sentence of a catalogue, with the arguments that it uses, also in other messages. Raises `Broken`.

    For a seat `$x` the drawer adds `$x_you`; so `x_you` is not an argument of its own.
    """
    promise(path.is_file(), "there is no {}", path)
    found: dict[str, ast.Message] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise Broken(f"{path} cannot be read at: {str(entry.content).strip()[:80]}")
        if isinstance(entry, ast.Message):
            promise(entry.id.name not in found, "{} says {}, which has been said before", path, entry.id.name)
            found[entry.id.name] = entry
    return {key: frozenset(_variables(key, found, path)) for key in found}


def _variables(key: str, found: Mapping[str, ast.Message], path: Path) -> set[str]:
    promise(key in found, "{} mentions {}, which is not in it", path, key)
    variables = set()
    for node in _nodes(found[key]):
        if isinstance(node, ast.VariableReference):
            variables.add(node.id.name.removesuffix("_you"))
        elif isinstance(node, ast.MessageReference):
            variables |= _variables(node.id.name, found, path)
    return variables


def _nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from _nodes(child)


class Words:
    def __init__(self, game: AnyGame) -> None:
        """Raises `Broken` when the game's catalogues cannot be read."""
        self.game = game
        self._catalogues = {locale: catalogue(game, locale) for locale in locales(game)}
        self._passed: set[tuple[Text, int]] = set()

    def knows(self, key: str, *args: str) -> None:
        """Check that every catalogue has the key and uses no other arguments than these. Raises `Broken`."""
        for locale, uses in self._catalogues.items():
            promise(key in uses, "the {} catalogue has no {}", locale, key)
            used, given = sorted(uses[key]), sorted(args)
            promise({*used} <= {*given}, "{} is given {}, but the {} catalogue uses {}", key, given, locale, used)

    def check(self, thing: Any, seats: int) -> None:
        """Check every text and card code in a text, scene, ask, event or outcome. Raises `Broken`."""
        for part in _parts(thing):
            if isinstance(part, Text):
                if (part, seats) not in self._passed:
                    self._text(part, seats)
                    self._passed.add((part, seats))
            elif part.code is not None:
                promise(part.code in self.game.faces, "the card {} has no face", part.code)

    def _text(self, text: Text, seats: int) -> None:
        self.knows(text.key, *(name for name, _ in text.args))
        for name, arg in text.args:
            self._argument(f"{text.key} ${name}", arg, seats)

    def _argument(self, where: str, arg: Arg, seats: int) -> None:
        match arg:
            case Text():
                self._text(arg, seats)
            case TextList(texts):
                for part in texts:
                    self._text(part, seats)
            case SeatRef(seat):
                promise(seat in range(seats), "{} is seat {} of {}", where, seat, seats)
            case CardRef() | CardList():
                for code in (arg.code,) if isinstance(arg, CardRef) else arg.codes:
                    promise(code in self.game.faces, "{} is the card {}, which has no face", where, code)
            case bool():
                raise Broken(f"{where} is a bool; a selector is a str")


def _parts(thing: Any) -> Iterator[Text | Shown]:
    """Yield the texts and cards in a value, but not the texts in texts."""
    inside = [thing]
    while inside:
        part = inside.pop()
        kind: type = type(part)
        if (values := _inside(kind)) is not None:
            inside += values(part)
            if isinstance(part, Text | Shown):
                yield part


@cache
def _inside(kind: type) -> Callable[[Any], tuple[Any, ...]] | None:
    """A function that takes a value apart into its possible texts and cards; None where there can be none."""
    names = [each.name for each in fields(kind) if each.compare] if is_dataclass(kind) else []
    if issubclass(kind, tuple):
        return tuple
    if issubclass(kind, Text):
        return lambda _: ()
    if len(names) > 1:
        return attrgetter(*names)
    return (lambda part: (getattr(part, names[0]),)) if names else None
