"""A language is a folder: it is found, checked, and falls back to English sentence by sentence."""

from __future__ import annotations

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


def test_a_language_or_sentence_that_is_not_there_is_told_kindly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "check", "tlh") == run(monkeypatch, "accept", "../en") == 2
    assert "There is no language “tlh” yet. There are: en, eo." in capsys.readouterr().out
    assert run(monkeypatch, "accept", "eo", "button-none-such") == 2
    assert "Esperanto has no sentence button-none-such." in capsys.readouterr().out


def test_the_true_languages_have_names() -> None:
    assert all(one.name[0].isupper() for one in LANGUAGES.values())
