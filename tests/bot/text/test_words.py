"""The translator: every kind of parameter, both languages, and what happens when a sentence is missing."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource
from structlog.testing import capture_logs

from bot.text import NO_BREAK, Ready, Words, language, words_for
from bot.text.catalogues import Catalogue
from games.engine import CardList, CardRef, SeatRef, TextList, text
from persistence.rows import Phase
from tests.bot.screens.looks import OPENER, table_of

TABLE = table_of("hilltops", 3, Phase.RUNNING, computers=(2,))
EN, FR = Words("en").at(TABLE), Words("fr").at(TABLE)


@pytest.mark.parametrize(
    ("code", "found"),
    [("fr", "fr"), ("fr-CA", "fr"), ("en-US", "en"), ("en-GB", "en"), ("ja", "en"), ("", "en"), (None, "en")],
)
def test_language(code: str | None, found: str) -> None:
    assert language(code) == found
    assert words_for(code).locale == found


def test_cards_have_sign_and_words() -> None:
    must = text("hilltops-must-follow", colour="moon", cards=CardList(("M3", "M7")))
    assert EN.say(must) == "You must follow Moon: you hold 🌙 Moon 3 and 🌙 Moon 7."
    assert EN.label(must) == "You must follow Moon: you hold Moon 3 and Moon 7."
    assert "🌙 Lune 3 et 🌙 Lune 7" in FR.say(must)
    assert replace(EN, text_mode=True).say(must).replace(NO_BREAK, " ") == EN.label(must)


def test_negative_numbers_have_a_true_minus_sign() -> None:
    for words in (EN, FR):
        assert words.get("word-number", number=-12) == "\u221212"
        assert words.get("word-number", number=12) == "12"
        assert words.get("word-backs", count=-1) == words.get("word-backs", count=1)  # and stay numbers


def test_people_are_mentions_and_computers_are_signed() -> None:
    won = [text("hilltops-won-trick", seat=SeatRef(seat)) for seat in (0, 2)]
    assert EN.say(won[0]) == f"<@{OPENER}> wins the trick."
    assert EN.label(won[0]) == "Ann wins the trick."
    assert EN.say(won[1]) == "🤖 Cléo wins the trick."
    assert replace(EN, text_mode=True).say(won[1]) == "Cléo (computer) wins the trick."


def test_you_in_private_only() -> None:
    won = text("hilltops-won-trick", seat=SeatRef(0))
    assert EN.at(TABLE, 0).say(won) == "You win the trick."
    assert EN.at(TABLE, 1).say(won) == EN.at(TABLE).say(won) == f"<@{OPENER}> wins the trick."
    assert FR.at(TABLE, 0).say(won).startswith("Vous ")


def test_hostile_names_stay_names() -> None:
    seats = tuple(replace(seat, user_id=None, name="**[x](http://e)**\n# @everyone") for seat in TABLE.seats)
    said = Words("en").at(replace(TABLE, seats=seats)).say(text("hilltops-won-trick", seat=SeatRef(0)))
    assert said.count("\n") == 0
    assert "**" not in said.replace("\\*", "")
    assert r"\[x\]\(" in said


def test_nested_texts_and_lists() -> None:
    number = text("hilltops-bad-number") if EN.knows("hilltops-bad-number") else text("word-number", number=1234567)
    listed = TextList((number, text("hilltops-card", colour="sun", rank=1), text("phase-open")))
    said = EN.get("hand-chosen", choices=listed)
    assert said == "Chosen: 1,234,567, Sun 1 and open"
    assert FR.get("hand-chosen", choices=listed).endswith("1\u202f234\u202f567, Soleil 1 et ouverte")


def test_card_of_no_known_game_is_its_notation() -> None:
    assert Words("en").get("hand-chosen", choices=CardRef("D7")) == "Chosen: D7"
    assert EN.get("hand-chosen", choices=CardRef("Z_9")) == r"Chosen: Z\_9"


def test_strings_are_escaped_and_ready_ones_are_not() -> None:
    assert EN.get("hand-chosen", choices="*x*") == r"Chosen: \*x\*"
    assert EN.get("hand-chosen", choices=Ready("*x*")) == "Chosen: *x*"
    assert EN.get("hand-chosen", choices=EN.get("hand-chosen", choices=Ready("*x*"))) == "Chosen: Chosen: *x*"
    assert EN.get("hand-chosen", choices=EN.listed([Ready("*x*")])) == "Chosen: *x*"


def test_missing_sentence_is_logged_and_never_raised() -> None:
    with capture_logs() as logs:
        assert FR.say(text("no-such-sentence")) == "[no-such-sentence]"
        assert FR.get("hand-chosen") == "[hand-chosen]"
    assert {entry["key"] for entry in logs} == {"no-such-sentence", "hand-chosen"}


def test_a_sentence_that_names_another_is_whole_for_every_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "en.ftl"
    file.write_text("outer = Press { inner }.\ninner = Start\n")
    catalogue, heard = Catalogue([file], "en"), list[str]()

    def slowly(sentence: str) -> Any:
        if sentence.startswith("inner") and not heard:
            heard.append("")
            heard[0] = catalogue.format("outer", {})  # as another thread would meanwhile
        return FluentResource(sentence)

    monkeypatch.setattr("bot.text.catalogues.FluentResource", slowly)
    assert catalogue.format("outer", {}) == "Press Start."
    assert heard == ["Press Start."]


def test_text_of_a_seat_nobody_has() -> None:
    assert EN.name(6) == "Seat 7"


def test_negative_numbers_have_a_minus_sign() -> None:
    assert Words("en").get("word-number", number=-3) == "−3"
    assert Words("fr").get("result-place", who=Ready("Jean-2"), score=-12) == "Jean-2 · −12"


def test_public_buttons_are_named_as_they_stand_on_the_server() -> None:
    told = words_for("fr", server="en-US").key("table-not-seated")
    assert "**Join**" in told
    assert "Vous ne jouez pas" in told
    assert "**Jouer**" in words_for("fr", server="fr").key("table-not-seated")
    assert "**Jouer**" in words_for("fr").key("table-not-seated")
    assert "**Ajouter un ordinateur**" in words_for("en-GB", server="fr").key("help-table")
