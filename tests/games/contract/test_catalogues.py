"""Words of every game, in both languages: sentences, option names, marks, rule pages."""

import re
from enum import Enum

import pytest

from games.engine import AnyGame, Mark, RandomDeal
from games.proof.catalogues import ENGINE_TEXTS, catalogue, locales, read
from tests.games.contract.cases import GAMES, values, words

LONGEST_SECTION = 1_800
LONGEST_LIST = 25
_HEADING = re.compile(r"^## +(?P<title>.+?) *\{#(?P<anchor>[a-z0-9-]+)\} *$", re.MULTILINE)

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


@every_game
def test_the_languages_of_a_game_say_the_same_things_with_the_same_arguments(game: AnyGame) -> None:
    english, *others = (catalogue(game, locale) for locale in locales(game))
    for other in others:
        assert english.keys() == other.keys()
        assert [key for key in english if english[key] != other[key]] == []


@every_game
def test_every_key_of_a_game_carries_its_name(game: AnyGame) -> None:
    own = read(game.folder / "texts" / "en.ftl")
    assert [key for key in own if not key.startswith(game.key.replace("_", "-") + "-")] == []


@every_game
def test_the_game_and_its_options_have_names(game: AnyGame) -> None:
    prefix = game.key.replace("_", "-")
    shared = read(ENGINE_TEXTS / "en.ftl")
    for key in ("title", "title-short", "pitch", "blurb", "players", "length", "advice"):
        words(game.key).knows(f"{prefix}-{key}")
    for name in game.options.model_fields:
        words(game.key).knows(f"{prefix}-option-{name}")
        words(game.key).knows(f"{prefix}-option-{name}-about")
        for value in values(game, name):
            if isinstance(value, int) and not isinstance(value, bool):
                continue  # a number speaks for itself
            written = value.value if isinstance(value, Enum) else value
            word = str(written).lower() if isinstance(value, bool) else str(written)
            if f"option-{word}" not in shared:
                words(game.key).knows(f"{prefix}-option-{name}-{word}")


@every_game
def test_no_rules_are_forgotten_that_a_record_may_ask_for(game: AnyGame) -> None:
    assert sorted(game.earlier) == list(range(1, game.rules_version))
    for version in range(1, game.rules_version + 1):
        assert game.under(version).rules_version == version


@every_game
def test_every_option_has_a_default_and_is_frozen(game: AnyGame) -> None:
    assert game.options() == game.options.model_validate({})
    assert game.options.model_config.get("frozen") is True
    assert game.options.model_config.get("extra") == "forbid"


@every_game
def test_the_advice_for_a_first_game_can_be_followed(game: AnyGame) -> None:
    advised = game.options.model_validate(dict(game.first_game.options))
    assert game.start(game.first_game.seats, advised, RandomDeal(1)).to_act()


@every_game
def test_no_option_has_more_values_than_a_list_can_offer(game: AnyGame) -> None:
    for name, field in game.options.model_fields.items():
        offered = field.examples or values(game, name)
        assert len(offered) <= LONGEST_LIST
        for one in (*offered, field.default):
            game.options.model_validate({name: one})


@every_game
def test_every_face_has_words_a_sign_and_its_own_code(game: AnyGame) -> None:
    for code, face in game.faces.items():
        assert re.fullmatch(r"[!-~]+", code)
        assert re.fullmatch(r"[!-~]+", face.code)
        assert face.emoji
        words(game.key).check(face.words, 1)


@every_game
def test_rule_pages_are_sections_of_a_readable_size(game: AnyGame) -> None:
    home = game.folder.parents[1]
    for file in (*game.folder.glob("pages/*.md"), *home.glob(f"bot/text/*/{game.key}.md")):
        sections_of_a_readable_size(file.read_text(encoding="utf-8"))


def sections_of_a_readable_size(page: str) -> None:
    assert page.count("\n## ") + page.startswith("## ") == len(_HEADING.findall(page)), "a heading without an anchor"
    before, *sections = re.split(r"^(?=## )", page, flags=re.MULTILINE)
    assert before.strip() == ""
    assert len(sections) >= 2
    for section in sections:
        body = section.partition("\n")[2].strip()
        assert 0 < len(body) < LONGEST_SECTION, section[:40]


@every_game
def test_rule_pages_have_the_same_sections_in_every_language_of_a_game(game: AnyGame) -> None:
    pages = [(game.folder / "pages" / f"{locale}.md").read_text(encoding="utf-8") for locale in locales(game)]
    anchors = [[match["anchor"] for match in _HEADING.finditer(page)] for page in pages]
    assert all(other == anchors[0] for other in anchors)
    assert len(set(anchors[0])) == len(anchors[0])


def test_every_mark_has_a_word() -> None:
    engine = read(ENGINE_TEXTS / "en.ftl")
    assert {key for key in engine if key.startswith("mark-")} == {f"mark-{mark}" for mark in Mark}
