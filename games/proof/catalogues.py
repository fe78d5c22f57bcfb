"""Catalogues, read for checking: which keys there are, and which arguments each sentence uses."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from functools import cache
from operator import attrgetter
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from games import engine
from games.engine import AnyGame, CardList, CardRef, SeatRef, Shown, Text, TextList
from games.engine.text import Arg
from games.proof.broken import Broken

ENGINE_TEXTS = Path(engine.__file__).parent / "texts"


def locales(game: AnyGame) -> tuple[str, ...]:
    """The languages that a game brings in its own folder, English first. Raises `Broken` without English."""
    found = {file.stem for file in (game.folder / "texts").glob("*.ftl")}
    if "en" not in found:
        raise Broken(f"there is no {game.folder / 'texts' / 'en.ftl'}")
    return ("en", *sorted(found - {"en"}))


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The sentences of one locale: each key with the arguments it uses, other messages it mentions included.

    For a seat `$x` the drawer adds `$x_you`; so `x_you` is not an argument of its own.
    """

    locale: str
    uses: Mapping[str, frozenset[str]]

    @classmethod
    def read(cls, locale: str, *folders: Path) -> Catalogue:
        """The catalogue of `<folder>/<locale>.ftl`, folder by folder. Raises `Broken`."""
        uses: dict[str, frozenset[str]] = {}
        for folder in folders:
            path = folder / f"{locale}.ftl"
            if not path.is_file():
                raise Broken(f"there is no {path}")
            found: dict[str, ast.Message] = {}
            for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Junk):
                    raise Broken(f"{path} cannot be read at: {str(entry.content).strip()[:80]}")
                if isinstance(entry, ast.Message):
                    if entry.id.name in uses or entry.id.name in found:
                        raise Broken(f"{path} says {entry.id.name}, which has been said before")
                    found[entry.id.name] = entry
            uses |= {key: frozenset(_variables(key, found, path)) for key in found}
        return cls(locale, uses)


def _variables(key: str, found: Mapping[str, ast.Message], path: Path) -> set[str]:
    if key not in found:
        raise Broken(f"{path} mentions {key}, which is not in it")
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


def catalogue(game: AnyGame, locale: str) -> Catalogue:
    """The texts of the engine and the game in a locale; the engine falls back to English."""
    engines = Catalogue.read(locale if (ENGINE_TEXTS / f"{locale}.ftl").is_file() else "en", ENGINE_TEXTS)
    return Catalogue(locale, {**engines.uses, **Catalogue.read(locale, game.folder / "texts").uses})


@dataclass(slots=True)
class Words:
    game: AnyGame
    catalogues: tuple[Catalogue, ...]
    _passed: set[tuple[Text, int]] = field(default_factory=set)

    @classmethod
    def of(cls, game: AnyGame) -> Words:
        """The checker of a game. Raises `Broken` when its catalogues cannot be read."""
        return cls(game, tuple(catalogue(game, locale) for locale in locales(game)))

    def knows(self, key: str, *args: str) -> None:
        """Check that every catalogue has the key and uses no other arguments than these. Raises `Broken`."""
        for catalogue in self.catalogues:
            if key not in catalogue.uses:
                raise Broken(f"the {catalogue.locale} catalogue has no {key}")
            if not catalogue.uses[key] <= set(args):
                used, given = sorted(catalogue.uses[key]), sorted(args)
                raise Broken(f"{key} is given {given}, but the {catalogue.locale} catalogue uses {used}")

    def check(self, thing: Any, seats: int) -> None:
        """Check every text and card code in a text, scene, ask, event or outcome. Raises `Broken`."""
        for part in _parts(thing):
            if isinstance(part, Text):
                if (part, seats) not in self._passed:
                    self._text(part, seats)
                    self._passed.add((part, seats))
            elif part.code is not None and part.code not in self.game.faces:
                raise Broken(f"the card {part.code} has no face")

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
            case SeatRef(seat) if seat not in range(seats):
                raise Broken(f"{where} is seat {seat} of {seats}")
            case CardRef() | CardList():
                for code in (arg.code,) if isinstance(arg, CardRef) else arg.codes:
                    if code not in self.game.faces:
                        raise Broken(f"{where} is the card {code}, which has no face")
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
