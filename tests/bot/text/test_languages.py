"""A language is a folder: it is found, checked, and falls back to English sentence by sentence."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.__main__ import main
from bot.screens.help import rule_sections
from bot.text import Words, known, language, languages
from bot.text.languages import LANGUAGES, OURS, found_in

PARTS = {
    "language.toml": 'name = "Esperanto"\nformats = "eo"\n',
    "bot.ftl": "button-start = Komenci\nturn-waiting = Atendas { $whom }\nno-such-sentence = Kio?\n",
    "claim.ftl": "claim-title = Pretendo\n",
    "claim.md": "## La kartoj {#cards}\n\nKvindek du kartoj.\n",
}


@pytest.fixture(scope="module", autouse=True)
def esperanto(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A language with three sentences, one of them wrong, beside a copy of the English."""
    home = tmp_path_factory.mktemp("text")
    for file in (OURS / "en").iterdir():
        (home / "en").mkdir(exist_ok=True)
        (home / "en" / file.name).write_bytes(file.read_bytes())
    (home / "eo").mkdir()
    for name, text in PARTS.items():
        (home / "eo" / name).write_text(text, encoding="utf-8")
    return home


@pytest.fixture(autouse=True)
def spoken(esperanto: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    here = found_in(esperanto)
    for module in ("languages", "words", "translating"):
        monkeypatch.setattr(f"bot.text.{module}.LANGUAGES", here)
    for module in ("languages", "words", "catalogues", "translating"):
        monkeypatch.setattr(f"bot.text.{module}.LOCALES", tuple(here), raising=False)
    for module in ("catalogues", "translating"):
        monkeypatch.setattr(f"bot.text.{module}.OURS", esperanto)
    return esperanto / "eo"


def run(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    monkeypatch.setattr("sys.argv", ["bot", "texts", *words])
    return main()


def test_a_folder_is_a_language_and_english_comes_first() -> None:
    assert list(languages.LANGUAGES) == ["en", "eo"]
    assert (languages.LANGUAGES["eo"].name, languages.LANGUAGES["eo"].complete) == ("Esperanto", False)
    assert (known("eo"), language("eo"), language("ja")) == ("eo", "eo", "en")


@pytest.mark.parametrize(
    ("code", "written", "said"),
    [
        ("it", "name = Italiano", "is not TOML in UTF-8: Invalid value"),
        ("it", 'nome = "Italiano"', "has an unknown key “nome”: the keys are name, formats, complete"),
        ("it", 'complete = "true"', "“complete” must be true or false"),
        ("it", 'formats = "italian"', "has no locale “italian”: set “formats” to one that it has"),
        ("zz", "", "has no locale “zz”: set “formats” to one that it has"),
    ],
)
def test_a_file_that_is_no_language_is_told_in_a_sentence(tmp_path: Path, code: str, written: str, said: str) -> None:
    file = tmp_path / code / "language.toml"
    file.parent.mkdir()
    file.write_text(written, encoding="utf-8")
    with pytest.raises(ValueError, match=re.escape(said)) as raised:
        found_in(tmp_path)
    assert str(raised.value).startswith(str(file))
    assert "\n" not in str(raised.value)


def test_what_is_missing_or_wrong_is_said_in_english_and_no_news() -> None:
    words = Words("eo")
    with capture_logs() as logs:
        assert words.key("button-start") == "Komenci"
        assert words.key("button-join") == "Join"
        assert words.key("claim-title") == "Pretendo"
    assert logs == []
    with capture_logs() as logs:
        assert words.key("turn-waiting", who="Ann", since="") == "Waiting for Ann · last activity "
    assert [entry["key"] for entry in logs] == ["turn-waiting"]


def test_a_complete_language_that_lacks_sentences_is_told_of_once(monkeypatch: pytest.MonkeyPatch) -> None:
    complete = {**languages.LANGUAGES, "eo": replace(languages.LANGUAGES["eo"], complete=True)}
    monkeypatch.setattr("bot.text.words.LANGUAGES", complete)
    monkeypatch.setattr("bot.text.words._gaps", set())
    with capture_logs() as logs:
        for key in ("button-join", "claim-slam", "button-leave"):
            Words("eo").key(key)
    assert [(entry["locale"], entry["key"]) for entry in logs] == [("eo", "button-join")]


def test_lists_and_rule_pages_are_in_the_language_as_far_as_it_goes() -> None:
    assert Words("eo").listed(["a", "b", "c"]) == "a, b kaj c"
    titles = dict(rule_sections("claim", Words("eo")))
    assert (titles["cards"], titles["goal"]) == ("La kartoj", "The game")


def test_the_check_names_what_is_missing_and_wrong(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "check", "eo") == 1
    said = capsys.readouterr().out
    assert "missing   button-join (" in said
    assert "missing   claim.md#goal" in said
    assert "wrong     turn-waiting: uses $whom, the English $since, $who\n" in said
    assert "wrong     no-such-sentence: is not in the English\n" in said
    assert "button-start" not in said
    assert "Esperanto: 5 sentences" in said


def test_a_sentence_is_outdated_when_its_english_changed_and_it_did_not(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], esperanto: Path
) -> None:
    assert run(monkeypatch, "accept", "eo") == 0
    english = esperanto / "en" / "screens.ftl"
    before = english.read_text(encoding="utf-8")
    try:
        english.write_text(before.replace("button-start = Start\n", "button-start = Deal\n"), encoding="utf-8")
        capsys.readouterr()
        assert run(monkeypatch, "check", "eo") == 1
        assert "outdated  button-start (" in capsys.readouterr().out
        assert run(monkeypatch, "accept", "eo") == 0  # says nothing about what it does not name
        assert run(monkeypatch, "check", "eo") == 1
        assert "outdated  button-start (" in capsys.readouterr().out
        assert run(monkeypatch, "accept", "eo", "button-start") == 0
        capsys.readouterr()
        assert run(monkeypatch, "check", "eo") == 1
        assert "outdated  " not in capsys.readouterr().out
    finally:
        english.write_text(before, encoding="utf-8")
        (esperanto / "eo" / "made-from.txt").unlink()


def test_two_commands_side_by_side_need_different_names(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], spoken: Path
) -> None:
    names = {"cmd-hand-name": "mano", "cmd-hint-name": "mano", "cmd-table-new-name": "join", "cmd-block-name": "new"}
    file = spoken / "commands.ftl"
    file.write_text("".join(f"{key} = {name}\n" for key, name in names.items()), encoding="utf-8")
    try:
        assert run(monkeypatch, "check", "eo") == 1
    finally:
        file.unlink()
    wrong = [line for line in capsys.readouterr().out.splitlines() if line.startswith("wrong") and "cmd-" in line]
    assert wrong == [
        "wrong     cmd-table-join-name: “join” is the name of cmd-table-new-name, too",
        "wrong     cmd-hint-name: “mano” is the name of cmd-hand-name, too",
    ]


def test_what_is_wrong_is_not_noted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], spoken: Path
) -> None:
    noted = spoken / "made-from.txt"
    try:
        assert run(monkeypatch, "accept", "eo", "turn-waiting") == 0
        assert "turn-waiting" not in noted.read_text(encoding="utf-8")
        assert "button-start" in noted.read_text(encoding="utf-8")
    finally:
        noted.unlink()
    assert "2 are wrong and not noted" in capsys.readouterr().out


def test_a_language_or_sentence_that_is_not_there_is_told_kindly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "check", "tlh") == run(monkeypatch, "accept", "../en") == 2
    assert "There is no language “tlh” yet. There are: en, eo." in capsys.readouterr().out
    assert run(monkeypatch, "accept", "eo", "button-none-such") == 2
    assert "Esperanto has no sentence button-none-such." in capsys.readouterr().out


def test_the_true_languages_have_names() -> None:
    assert all(one.name[0].isupper() for one in LANGUAGES.values())
