"""Texts and scenes as plain lines, in English unless another language is asked for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Self

from fluent.runtime import FluentBundle, FluentResource

import games
from games.engine import (
    AnyGame,
    CardList,
    CardRef,
    Mark,
    Record,
    Scene,
    Seat,
    SeatRef,
    Shown,
    Text,
    TextList,
    Zone,
    text,
)
from games.engine.text import Arg
from games.proof.catalogues import ENGINE_TEXTS

TRANSLATIONS = Path(games.__file__).parents[1] / "bot" / "text"
"""The folder of languages that the games do not bring: `<locale>/engine.ftl`, `<locale>/<game>.ftl`."""


def languages() -> list[str]:
    own, translated = ENGINE_TEXTS.glob("*.ftl"), TRANSLATIONS.glob("*/engine.ftl")
    return sorted({*(file.stem for file in own), *(file.parent.name for file in translated)})


@cache
def _bundle(game: AnyGame | None, locale: str) -> FluentBundle:
    """The sentences of a language, and the English ones that it lacks."""
    bundle = FluentBundle([locale], use_isolating=False)
    folders = {"engine": ENGINE_TEXTS} if game is None else {"engine": ENGINE_TEXTS, game.key: game.folder / "texts"}
    for name, folder in folders.items():
        for file in (folder / "en.ftl", folder / f"{locale}.ftl", TRANSLATIONS / locale / f"{name}.ftl"):
            if file.is_file():
                bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


@dataclass(frozen=True, slots=True)
class English:
    """`names` are the people's, by seat; `you` is the reader. Characters that cannot be printed are shown as �."""

    game: AnyGame | None = None
    names: tuple[str, ...] = ()
    you: Seat | None = None
    locale: str = "en"

    @classmethod
    def of(cls, record: Record, game: AnyGame, locale: str = "en") -> Self:
        return cls(game, tuple(one.name for one in record.seats), locale=locale)

    def to(self, seat: Seat | None) -> Self:
        return replace(self, you=seat)

    def say(self, what: Text) -> str:
        """The sentence, or its key where the catalogue lacks it."""
        given = {name: self._argument(arg) for name, arg in what.args}
        for name, arg in what.args:
            if isinstance(arg, SeatRef):
                given[f"{name}_you"] = "yes" if arg.seat == self.you else "no"
        bundle = _bundle(self.game, self.locale)
        pattern = bundle.get_message(what.key).value if bundle.has_message(what.key) else None
        return what.key if pattern is None else str(bundle.format_pattern(pattern, given)[0])

    def name(self, seat: Seat) -> str:
        if seat >= len(self.names):
            return f"seat {seat}"
        name = printable(self.names[seat])
        return name if self.names.count(self.names[seat]) == 1 else f"{name} (seat {seat})"

    def card(self, code: str) -> str:
        if self.game is None:
            return code
        face = self.game.faces[code]
        return f"{face.emoji} {self.say(face.words)}"

    def scene(self, scene: Scene) -> Iterator[str]:
        yield self.say(scene.phase)
        yield from map(self.say, scene.facts)
        for panel in scene.panels:
            counters = [
                f"{self.say(one.label)} {one.value}{'' if one.of is None else f' of {one.of}'}"
                for one in panel.counters
            ]
            yield "; ".join([self.name(panel.seat), *self._marks(panel.marks), *counters, *map(self.say, panel.notes)])
            for zone in panel.zones:
                yield f"  {self._zone(zone)}"
        hand = () if scene.hand is None else (scene.hand,)
        yield from map(self._zone, (*scene.centre, *hand, *scene.own))

    def _zone(self, zone: Zone) -> str:
        cards = ", ".join(map(self._shown, zone.cards)) or "nothing"
        count = "" if zone.count is None else f" ({zone.count})"
        note = "" if zone.note is None else f" – {self.say(zone.note)}"
        return f"{self.say(zone.label)}{count}: {cards}{note}"

    def _shown(self, shown: Shown) -> str:
        card = "a hidden card" if shown.code is None else self.card(shown.code)
        remarks = [] if shown.by is None else [self.name(shown.by)]
        remarks += self._marks(shown.marks)
        remarks += [] if shown.note is None else [self.say(shown.note)]
        return f"{card} ({', '.join(remarks)})" if remarks else card

    def _marks(self, marks: Sequence[Mark]) -> list[str]:
        return [self.say(text(f"mark-{mark}")) for mark in marks]

    def _argument(self, arg: Arg) -> int | str:
        match arg:
            case int():
                return arg
            case str():
                return printable(arg)
            case CardRef(code):
                return self.card(code)
            case CardList(codes):
                return ", ".join(map(self.card, codes)) or "nothing"
            case SeatRef(seat):
                return self.name(seat)
            case Text():
                return self.say(arg)
            case TextList(texts):
                return ", ".join(map(self.say, texts))


def printable(words: str) -> str:
    """The words without anything that could move a terminal's cursor."""
    return "".join(one if one.isprintable() else "�" for one in words)
