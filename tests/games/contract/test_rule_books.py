"""Each game's rules stand beside its code, and the sections that the code cites exist."""

import re

import pytest

from games import registry
from games.engine import AnyGame
from tests.games.contract.cases import GAMES

CITED = re.compile(r"RULES\.md,? (?:sections? )?(\d[\d.]*(?:(?:, | and | to |,? or )\d[\d.]*)*)")
SECTION = re.compile(r"^#+ (\d+(?:\.\d+)*)\.? ", re.MULTILINE)
NUMBER = re.compile(r"\d+(?:\.\d+)*")


def sections(game: AnyGame) -> set[str]:
    return set(SECTION.findall((game.folder / "RULES.md").read_text(encoding="utf-8")))


@pytest.mark.parametrize("game", registry.all_games().values(), ids=lambda game: game.key)
def test_every_section_that_is_cited_exists(game: AnyGame) -> None:
    known = sections(game)
    assert known
    tests = game.folder.parents[1] / "tests" / "games" / game.key
    cited = {
        (path.name, number)
        for folder in (game.folder, tests)
        for path in folder.rglob("*.py")
        for list_of in CITED.findall(path.read_text(encoding="utf-8"))
        for number in NUMBER.findall(list_of)
    }
    assert cited
    assert sorted(one for one in cited if one[1] not in known) == []


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_a_rule_book_names_no_path_of_a_machine(game: AnyGame) -> None:
    book = game.folder / "RULES.md"
    if book.exists():  # the example game has none
        assert re.findall(r"/(?:home|work|tmp|Users)/\S*|\b\w+\.txt\b", book.read_text(encoding="utf-8")) == []
