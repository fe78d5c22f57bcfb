"""Every sentence exists in every language with the same parameters, and each one is used with them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import bot
from bot.text import LANGUAGES, LOCALES
from bot.text.catalogues import ENGINES, game_file, prefix
from bot.text.languages import OURS
from bot.text.translating import Sentence, Text, bundled_games, report
from games import registry
from games.engine import AnyGame
from tests.bot.screens.crowd.game import GAME as CROWD
from tests.toy_game.game import GAME as HILLTOPS

BOT = Path(bot.__file__).parent
TRANSLATED = ("engine", "claim", "monster_tricks", "five_crowns", "dwarf_king", "kings_tricktakers")
"""Every complete language has these. A game that comes later may be in English alone."""
GAMES = (*registry.all_games().values(), HILLTOPS, CROWD)


@cache
def english() -> dict[str, Sentence]:
    """The bot's and the engine's English."""
    return Text.read("en", ()).sentences


@pytest.mark.parametrize("locale", LOCALES)
def test_a_complete_language_has_every_sentence_with_the_same_arguments(locale: str) -> None:
    found = report(locale, GAMES if locale == "fr" else bundled_games())
    if LANGUAGES[locale].complete:
        files = [(line, re.search(r"\(games/(\w+)/", line)) for line in found.missing]
        assert [line for line, file in files if file is None or file[1] in TRANSLATED] == []
        assert found.outdated == ()
    assert found.wrong == ()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_game_names_itself_in_every_key(game: AnyGame) -> None:
    keys = {key for key, one in Text.read("en", (game,)).sentences.items() if one.file == game_file(game.folder, "en")}
    parts = ("title", "title-short", "pitch", "blurb", "players", "length", "advice")
    assert {f"{prefix(game.key)}{part}" for part in parts} <= keys
    assert all(key.startswith(prefix(game.key)) for key in keys)


@cache
def code() -> tuple[ast.AST, ...]:
    """Every node of the bot's code."""
    files = sorted(BOT.rglob("*.py"))
    return tuple(node for file in files for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))))


def pattern(node: ast.JoinedStr) -> str:
    """An f-string as a regular expression of what it can become."""
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
    """The key that each kind of refusal makes from its code."""
    return {
        node.name: f"table-{ast.literal_eval(given.value)}"
        for node in code()
        if isinstance(node, ast.ClassDef)
        for given in node.keywords
        if given.arg == "code"
    }


def test_no_sentence_is_useless() -> None:
    literals = {node.value for node in code() if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    made = [found for found in families() if found != "table-[a-z0-9-]+"]
    used = literals | set(refusals().values())
    left = [
        key
        for key, one in english().items()
        if one.file.parent != ENGINES
        and key not in used
        and not key.startswith("cmd-")
        and not any(re.fullmatch(made_one, key) for made_one in made)
    ]
    assert left == []


HEADERS = ("retry-after", "x-ratelimit-scope")
"""HTTP headers: `get` reads them, but they are no keys of sentences."""


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
    spoken = list(said())
    assert len(spoken) > 100
    missing = sorted({key for key, _ in spoken if key not in english()})
    assert missing == []
    for key, given in spoken:
        assert english()[key].needs <= given, key


def test_refusals_without_a_sentence_of_their_own_have_one() -> None:
    raised = {ast.unparse(node.exc).removesuffix("()") for node in code() if isinstance(node, ast.Raise) and node.exc}
    keys = {key for name, key in refusals().items() if name in raised}
    assert len(keys) > 5
    assert sorted(keys - english().keys()) == []


@pytest.mark.parametrize(
    "file",
    [*sorted((OURS / "fr").glob("*.ftl")), *sorted(OURS.parents[1].glob("games/*/*/fr.*"))],
    ids=lambda file: "/".join(file.parts[-3:]),
)
def test_french_is_set_like_french(file: Path) -> None:
    """A whole space that does not break stands before a colon and inside quotation marks, a narrow one before ; ! ?"""
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
        if not line.startswith("#"):
            badly = re.search(r"(?<=\w)[ \u00a0][;?!]|[ \u202f](:(?=\W|$)|»)|«[ \u202f]", line)
            assert not badly, f"{file.name}:{number}: {line}"


@pytest.mark.parametrize(
    "file",
    sorted(file for file in OURS.glob("*/*.*") if file.suffix in {".ftl", ".toml"}),
    ids=lambda file: "/".join(file.parts[-2:]),
)
def test_only_french_sets_spaces_before_its_signs(file: Path) -> None:
    if file.parent.name != "fr":
        assert not re.search("[\u00a0\u202f][:;!?»]|«[\u00a0\u202f]", file.read_text(encoding="utf-8"))
