"""`python -m games page`: one file, in the reader's language, that loads and runs nothing."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path

import pytest

from games import registry
from games.cli.commands import main
from games.cli.page import page_of
from games.engine import Record
from games.engine.record import SeatEntry
from tests.bot.screens.test_replay_screen import a_record

HANDS = {"en": "All hands", "fr": "Toutes les mains", "de": "Alle Hände", "es": "Todas las manos"}
VOID = {"meta", "br", "path", "rect", "use"}


class Reader(HTMLParser):
    """Notes what a page uses, and whether its elements are closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: set[str] = set()
        self.links: set[str] = set()
        self.ids: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        for name, value in attrs:
            assert not name.startswith("on")
            if name in {"href", "src"}:
                self.links.add(value or "")
            if name == "id":
                self.ids.add(value or "")
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("key", sorted(registry.all_games()))
@pytest.mark.parametrize("locale", HANDS)
def test_a_page_is_whole_and_needs_nothing(key: str, locale: str) -> None:
    game = registry.game(key)
    record = a_record(key, game.seats[-1 if locale == "en" else 0])
    page = page_of(record, game, locale)
    reader = Reader()
    reader.feed(page)
    assert reader.open == []
    assert reader.tags.isdisjoint({"script", "link", "img", "iframe", "object"})
    assert {link[1:] for link in reader.links if link.startswith("#")} <= reader.ids
    assert all(link.startswith("#") for link in reader.links)
    assert "url(" not in page
    assert page.count('<li value="') == len(record.actions)
    assert [language for language, hands in HANDS.items() if hands in page] in ([locale], [])
    assert HANDS["en"] not in page or locale == "en"
    assert "\ue000" not in page


def test_names_are_text_whatever_they_are() -> None:
    record = a_record("claim", 2)
    seats = (SeatEntry(name="<script>alert(1)</script>", salt="salt 0"), record.seats[1])
    page = page_of(record.model_copy(update={"seats": seats}), registry.game("claim"), "en")
    assert "<script" not in page
    assert "&lt;script&gt;" in page


def test_the_command_writes_beside_the_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(a_record("claim", 2).json_text(), encoding="utf-8")
    assert main(["page", str(file), "--language", "fr"]) == 0
    assert capsys.readouterr().out == f"{tmp_path / 'game.html'}\n"
    assert '<html lang="fr">' in (tmp_path / "game.html").read_text(encoding="utf-8")
    other = tmp_path / "other.html"
    assert main(["page", str(file), "--output", str(other)]) == 0
    assert other.is_file()


def test_what_cannot_be_is_refused_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = a_record("claim", 2)
    file = tmp_path / "game.json"
    file.write_text(record.json_text(), encoding="utf-8")
    assert main(["page", str(file), "--language", "../en"]) == 1
    assert "There is no language" in capsys.readouterr().err
    assert main(["page", str(file), "--output", str(tmp_path / "none" / "x.html")]) == 1
    assert "cannot be written" in capsys.readouterr().err
    broken = Record.model_validate(record.model_dump() | {"actions": [(0, "play Q9"), *record.actions]})
    file.write_text(broken.json_text(), encoding="utf-8")
    assert main(["page", str(file)]) == 1
    assert "Action 1 cannot have happened" in capsys.readouterr().err
    assert not (tmp_path / "game.html").exists()
