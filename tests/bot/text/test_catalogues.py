"""Every sentence exists in every language with the same parameters, and each one is used with them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import bot
from bot.text import Words
from bot.text.catalogues import ENGINES, LOCALES, OURS, game_file, prefix
from games import registry
from games.engine import AnyGame
from tests.bot.screens.crowd.game import GAME as CROWD
from tests.toy_game.game import GAME as HILLTOPS

BOT = Path(bot.__file__).parent
GAMES = (*registry.all_games().values(), HILLTOPS, CROWD)
NAME = re.compile(r"[-_a-zà-öø-ÿœ0-9]{1,32}")


def parts(node: Any) -> Iterator[ftl.BaseNode]:
    """Yield a node of a sentence and everything in it."""
    if isinstance(node, list):
        for one in node:
            yield from parts(one)
    elif isinstance(node, ftl.BaseNode):
        yield node
        for value in vars(node).values():
            yield from parts(value)


@cache
def sentences(file: Path) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{file.name}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{file.name}: {entry.id.name} twice"
            assert entry.value is not None, f"{file.name}: {entry.id.name} says nothing"
            found[entry.id.name] = entry
    return found


def needs(messages: dict[str, ftl.Message], key: str) -> set[str]:
    """Return the parameters a sentence asks for, `x_you` counting as `x`."""
    inside = list(parts(messages[key]))
    asked = {node.id.name.removesuffix("_you") for node in inside if isinstance(node, ftl.VariableReference)}
    for node in inside:
        if isinstance(node, ftl.MessageReference):
            asked |= needs(messages, node.id.name)
    return asked


def ours(locale: str) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for file in (*sorted(OURS.glob(f"*.{locale}.ftl")), ENGINES / f"{locale}.ftl"):
        new = sentences(file)
        assert not found.keys() & new.keys(), f"{file.name}: in two catalogues"
        found |= new
    return found


def assert_same(one: dict[str, ftl.Message], other: dict[str, ftl.Message]) -> None:
    assert one.keys() == other.keys()
    for key in one:
        assert needs(one, key) == needs(other, key), key


def test_shared_catalogues_say_the_same() -> None:
    for locale in LOCALES[1:]:
        assert_same(ours(LOCALES[0]), ours(locale))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_game_catalogues_say_the_same(game: AnyGame) -> None:
    first = sentences(game_file(game, LOCALES[0]))
    for locale in LOCALES[1:]:
        assert_same(first, sentences(game_file(game, locale)))
    assert {f"{prefix(game.key)}{part}" for part in ("title", "blurb", "players", "length", "advice")} <= first.keys()
    assert all(key.startswith(prefix(game.key)) for key in first)


@cache
def code() -> tuple[ast.AST, ...]:
    """Return every node of the bot's code."""
    files = sorted(BOT.rglob("*.py"))
    return tuple(node for file in files for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))))


def pattern(node: ast.JoinedStr) -> str:
    """Return an f-string as a regular expression of what it can become."""
    return "".join(
        re.escape(part.value) if isinstance(part, ast.Constant) and isinstance(part.value, str) else "[a-z0-9-]+"
        for part in node.values
    )


def families() -> Iterator[str]:
    """Yield what the code's f-strings can become, where they look like keys."""
    for node in code():
        if isinstance(node, ast.JoinedStr) and re.match(r"[a-z]+-", found := pattern(node).replace("\\-", "-")):
            yield found


@cache
def refusals() -> dict[str, str]:
    """Return the key that each kind of refusal makes from its code."""
    return {
        node.name: f"table-{ast.literal_eval(line.value)}"
        for node in code()
        if isinstance(node, ast.ClassDef)
        for line in node.body
        if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == "code"
    }


def test_no_sentence_is_useless() -> None:
    literals = {node.value for node in code() if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    made = [found for found in families() if found != "table-[a-z0-9-]+"]
    used = literals | set(refusals().values())
    engines = sentences(ENGINES / "en.ftl").keys()
    left = [
        key
        for key in ours("en").keys() - engines
        if key not in used and not key.startswith("cmd-") and not any(re.fullmatch(one, key) for one in made)
    ]
    assert left == []


HEADERS = ("retry-after", "x-ratelimit-scope")
"""What is read by `get` beside sentences."""


def said() -> Iterator[tuple[str, set[str]]]:
    """Yield every key said in the bot's code literally, with the parameters given."""
    for node in code():
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        first = node.args[0]
        if name in ("get", "key", "text", "say") and isinstance(first, ast.Constant) and isinstance(first.value, str):
            given = {keyword.arg for keyword in node.keywords if keyword.arg is not None}
            if "-" in first.value and first.value not in HEADERS:
                yield first.value, given


def test_what_the_code_says_is_in_the_catalogue_with_its_parameters() -> None:
    messages = ours("en")
    spoken = list(said())
    assert len(spoken) > 100
    missing = sorted({key for key, _ in spoken if key not in messages})
    assert missing == []
    for key, given in spoken:
        assert needs(messages, key) <= given, key


def test_refusals_without_a_sentence_of_their_own_have_one() -> None:
    raised = {ast.unparse(node.exc).removesuffix("()") for node in code() if isinstance(node, ast.Raise) and node.exc}
    keys = {key for name, key in refusals().items() if name in raised}
    assert len(keys) > 5
    assert sorted(keys - ours("en").keys()) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_commands_have_names_that_discord_takes(locale: str) -> None:
    words = Words(locale)
    keys = [key for key in ours(locale) if key.startswith("cmd-")]
    for key in keys:
        value = words.key(key)
        if key.endswith("-name"):
            assert NAME.fullmatch(value), key
            assert key.removesuffix("-name") in keys
        else:
            assert f"{key}-name" in keys
            assert 1 <= len(value) <= 100, key
    for command in {key.partition("-opt-")[0] for key in keys if "-opt-" in key}:
        options = [words.key(key) for key in keys if key.startswith(f"{command}-opt-") and key.endswith("-name")]
        assert len(set(options)) == len(options), command


@pytest.mark.parametrize(
    "file",
    [*sorted(OURS.glob("*.fr.ftl")), *sorted(OURS.parents[1].glob("games/*/*/fr.*"))],
    ids=lambda file: "/".join(file.parts[-3:]),
)
def test_french_is_set_like_french(file: Path) -> None:
    """A whole space that does not break stands before a colon and inside quotation marks, a narrow one before ; ! ?"""
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
        if not line.startswith("#"):
            badly = re.search(r"(?<=\w)[ \u00a0][;?!]|[ \u202f](:(?=\W|$)|»)|«[ \u202f]", line)
            assert not badly, f"{file.name}:{number}: {line}"
