"""For translators: which sentences a language lacks, which are outdated, and which ask for other arguments.

`made-from.txt` in a language's folder says from which English each sentence was made: its key, a digest of the English
and one of the translation. A sentence is outdated when its English has changed since and its translation has not.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from bot.text.catalogues import ENGINES, game_file, page_sections, rule_page, shared_files
from bot.text.languages import LANGUAGES, LOCALES, OURS
from games import registry
from games.engine import AnyGame

MADE_FROM = "made-from.txt"
_COMMAND_NAME = re.compile(r"[-_\w]{1,32}")
_MOST = {"cmd-": 100, "button-": 80, "level-": 100, "pace-": 100, "set-": 100}
"""How many characters Discord takes for a sentence, by how its key begins."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence as it is written, or a section of a rule page; `needs` are its arguments, `x_you` counted as `x`."""

    file: Path
    said: str
    needs: frozenset[str] = frozenset()

    @property
    def digest(self) -> str:
        return hashlib.sha256(self.said.encode()).hexdigest()[:10]


@dataclass(slots=True)
class Text:
    """Everything that can be said in a language by key, and what in its files cannot be read."""

    sentences: dict[str, Sentence] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    @classmethod
    def read(cls, locale: str, games: Iterable[AnyGame]) -> Text:
        text = cls()
        folders = [game.folder for game in games]
        for file in (*shared_files(locale), *(game_file(folder, locale) for folder in folders)):
            if file.is_file():
                found, faults = _parsed(file, file.read_text(encoding="utf-8"))
                twice = [f"{_shown(file)}: says {key} a second time" for key in found if key in text.sentences]
                text.faults += [*faults, *twice]
                text.sentences |= found
        for folder in folders:
            if (page := rule_page(folder, locale)) is not None:
                for head, body in page_sections(page):
                    said = " ".join(f"{head[0]}{body}".split())
                    text.sentences[f"{folder.name}.md#{head['anchor']}"] = Sentence(page, said)
        return text


@lru_cache(maxsize=128)  # the English is compared with every language
def _parsed(file: Path, written: str) -> tuple[Mapping[str, Sentence], Sequence[str]]:
    messages: dict[str, ftl.Message] = {}
    faults = []
    for entry in FluentParser().parse(written).body:
        if isinstance(entry, ftl.Junk):
            faults.append(f"{_shown(file)}: cannot be read at “{str(entry.content).strip()[:60]}”")
        elif isinstance(entry, ftl.Message):
            if entry.id.name in messages:
                faults.append(f"{_shown(file)}: says {entry.id.name} a second time")
            messages[entry.id.name] = entry
    found = {}
    for key, message in messages.items():
        said = FluentSerializer().serialize_entry(ftl.Message(message.id, message.value, message.attributes))
        found[key] = Sentence(file, said, frozenset(_needs(key, messages)))
    return found, faults


@dataclass(frozen=True, slots=True)
class Report:
    """The gaps of a language, a line each: a key and its problem."""

    locale: str
    sentences: int
    missing: tuple[str, ...]
    outdated: tuple[str, ...]
    wrong: tuple[str, ...]
    unrecorded: int

    @property
    def complete(self) -> bool:
        return not self.missing and not self.wrong

    def lines(self) -> Iterator[str]:
        for word, keys in (("missing", self.missing), ("outdated", self.outdated), ("wrong", self.wrong)):
            yield from (f"{word:9} {line}" for line in keys)
        name = LANGUAGES[self.locale].name
        yield (
            f"{name}: {self.sentences} sentences, {len(self.missing)} missing, {len(self.outdated)} outdated, "
            f"{len(self.wrong)} wrong."
        )
        if self.unrecorded:
            yield f"{self.unrecorded} are new here: run `python -m bot texts accept {self.locale}` once they are right."


def bundled_games() -> list[AnyGame]:
    """The games that come with the bot; one from outside brings its own languages."""
    home = ENGINES.parents[1]
    return [game for game in registry.all_games().values() if game.folder.is_relative_to(home)]


def report(locale: str, games: Sequence[AnyGame] | None = None) -> Report:
    games = bundled_games() if games is None else games
    english, own = Text.read(LOCALES[0], games), Text.read(locale, games)
    made = _made_from(locale)
    missing, outdated = [], []
    wrong = (*own.faults, *(f"{key}: {why}" for key, why in _wrong(english, own)))
    unrecorded = 0
    for key, sentence in english.sentences.items():
        translated = own.sentences.get(key)
        if translated is None:
            missing.append(f"{key} ({_shown(sentence.file)})")
            continue
        if locale == LOCALES[0]:
            continue
        noted = made.get(key)
        if noted is None or noted[1] != translated.digest:
            unrecorded += 1
        elif noted[0] != sentence.digest:
            outdated.append(f"{key} ({_shown(translated.file)}): {_brief(sentence.said)}")
    return Report(locale, len(own.sentences), tuple(missing), tuple(outdated), wrong, unrecorded)


def check(locales: Sequence[str]) -> int:
    """Print what the languages lack, all of them where none is named. Returns the exit code: 1 for any finding."""
    findings = False
    for locale in locales or LOCALES:
        if not _known(locale):
            return 2
        found = report(locale)
        print(*found.lines(), sep="\n")
        findings |= not found.complete or bool(found.outdated)
    return int(findings)


def accept(locale: str, keys: Sequence[str], *, everything: bool = False) -> int:
    """Note that translations are made from today's English: new and changed ones, and outdated ones that are named.

    Wrong ones are not noted.
    """
    if not _known(locale):
        return 2
    games = bundled_games()
    english, own = Text.read(LOCALES[0], games), Text.read(locale, games)
    unknown = [key for key in keys if key not in own.sentences]
    if unknown:
        print(f"{LANGUAGES[locale].name} has no sentence {', '.join(unknown)}.")
        return 2
    made = _made_from(locale)
    noted = {}
    wrong = {key for key, _ in _wrong(english, own)}
    for key in sorted((own.sentences.keys() & english.sentences.keys()) - wrong):
        now = (english.sentences[key].digest, own.sentences[key].digest)
        before = made.get(key)
        stays = before is not None and before[1] == now[1] and not everything and key not in keys
        noted[key] = before if stays and before is not None else now
    lines = [f"{key} {source} {own}\n" for key, (source, own) in noted.items()]
    (OURS / locale / MADE_FROM).write_text("".join(lines), encoding="utf-8")
    print(f"{LANGUAGES[locale].name}: {len(noted)} sentences noted.")
    if wrong:
        print(f"{len(wrong)} are wrong and not noted: see `python -m bot texts check {locale}`.")
    return 0


def _known(locale: str) -> bool:
    if locale not in LANGUAGES:
        print(f"There is no language “{locale}” yet. There are: {', '.join(LOCALES)}.")
        print("To begin one, make a folder with a language.toml: docs/translate.md tells how.")
    return locale in LANGUAGES


def _made_from(locale: str) -> dict[str, tuple[str, str]]:
    file = OURS / locale / MADE_FROM
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    parts = [line.split() for line in lines]
    return {part[0]: (part[1], part[2]) for part in parts if len(part) == 3}


def _needs(key: str, messages: dict[str, ftl.Message], seen: frozenset[str] = frozenset()) -> set[str]:
    if key not in messages or key in seen:
        return set()
    asked: set[str] = set()
    for node in _parts(messages[key]):
        if isinstance(node, ftl.VariableReference):
            asked.add(node.id.name.removesuffix("_you"))
        elif isinstance(node, ftl.MessageReference):
            asked |= _needs(node.id.name, messages, seen | {key})
    return asked


def _parts(node: Any) -> Iterator[ftl.BaseNode]:
    if isinstance(node, list):
        for one in node:
            yield from _parts(one)
    elif isinstance(node, ftl.BaseNode):
        yield node
        for value in vars(node).values():
            yield from _parts(value)


def _wrong(english: Text, own: Text) -> Iterator[tuple[str, str]]:
    """Yield the keys of sentences that must be corrected, each with what is wrong."""
    for key, sentence in own.sentences.items():
        meant = english.sentences.get(key)
        if meant is None:
            yield key, "is not in the English"
        elif sentence.needs != meant.needs:
            yield key, f"uses {_arguments(sentence)}, the English {_arguments(meant)}"
        yield from ((key, why) for why in _too_long(key, sentence))
    named: dict[tuple[str, str], str] = {}
    for key, meant in english.sentences.items():
        if not (key.startswith("cmd-") and key.endswith("-name")):
            continue
        beside = key.removesuffix("-name").removesuffix(_written(meant))  # a key ends with the English name
        name = _written(own.sentences.get(key, meant))
        other = named.setdefault((beside, name), key)
        if other != key and beside != "cmd-opt-":  # those options are not all of one command
            yield key, f"“{name}” is the name of {other}, too"


def _written(sentence: Sentence) -> str:
    return sentence.said.partition("=")[2].strip()


def _too_long(key: str, sentence: Sentence) -> Iterator[str]:
    """Yield what Discord would refuse; a sentence with parts to fill in is not measured."""
    said = _written(sentence)
    if "{" in said or ".md#" in key:
        return
    if key.startswith("cmd-") and key.endswith("-name"):
        if not _COMMAND_NAME.fullmatch(said) or said != said.lower():
            yield f"a command’s name is 1 to 32 small letters, digits, - and _, not “{said}”"
        return
    most = next((most for begin, most in _MOST.items() if key.startswith(begin)), None)
    if most is not None and len(said) > most:
        yield f"{len(said)} characters, Discord takes {most}"


def _arguments(sentence: Sentence) -> str:
    return ", ".join(f"${name}" for name in sorted(sentence.needs)) or "none"


def _brief(said: str) -> str:
    line = " ".join(said.partition("=")[2].split()) or said
    return line if len(line) <= 90 else f"{line[:89]}…"


def _shown(file: Path) -> Path:
    home = OURS.parents[1]
    return file.relative_to(home) if file.is_relative_to(home) else file
