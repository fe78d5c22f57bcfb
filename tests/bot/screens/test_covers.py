"""The first page's banner and the picture of a table that waits."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from bot.art import fonts
from bot.art.canvas.marks import MARKS
from bot.art.canvas.painting import CORNER, LETTERS
from bot.art.fonts import Weight
from bot.art.table import LobbyPlan
from bot.art.welcome import BANNER, BannerPlan, LegendPlan
from bot.clicks import Verb, read
from bot.screens.help import rule_sections, rules_screen, welcome_screen
from bot.screens.parts.message import Menu, Picture, Row, Screen, Style
from bot.screens.pictures.covers import lobby_picture, welcome_picture
from bot.screens.table import more_screen, table_screen
from bot.tables.model import KeptSeat, Look, Person, TableInfo
from bot.text import LOCALES, Words
from games import registry
from persistence.rows import Phase
from tests.bot.screens.looks import OPENER, table_of
from tests.bot.screens.reading import read_out
from tests.bot.screens.test_pictures import MOST_BYTES, SIZE, SIZES, Written, written

__all__ = ["written"]
EN, FR = Words("en"), Words("fr")


def waiting(key: str, wanted: int, taken: int) -> TableInfo:
    return table_of(key, taken, Phase.OPEN, wanted=wanted, computers=(taken - 1,) if taken > 1 else ())


@pytest.mark.parametrize(("key", "wanted"), SIZES)
@pytest.mark.parametrize("words", [EN, FR], ids=str)
def test_a_lobby_is_read_on_a_phone(key: str, wanted: int, words: Words, written: list[Written]) -> None:
    for taken in {1, wanted}:
        table = waiting(key, wanted, taken)
        shown = lobby_picture(table, "the promise", words.at(table))
        assert isinstance(shown.plan, LobbyPlan)
        written.clear()
        data = shown.plan.draw()
        assert Image.open(BytesIO(data)).size == SIZE
        assert len(data) <= MOST_BYTES
        assert all(one.size >= (LETTERS if len(one.line) != 2 else 31) for one in written), written
        assert not [one for one in written if one.left < CORNER[0] and one.base > CORNER[1] + 4], written
        assert sum(not one.badge for one in shown.plan.seats) == wanted - taken
        assert len({one.badge for one in shown.plan.seats if one.badge}) == taken
        assert len(shown.plan.cards) == 3
        assert shown.alt.endswith("the promise")


def test_the_banner_has_a_card_and_the_name_of_each_game() -> None:
    games = tuple(registry.all_games())[:5]
    shown = welcome_picture(games, FR)
    assert isinstance(shown.plan, BannerPlan)
    data = shown.plan.draw()
    assert Image.open(BytesIO(data)).size == BANNER
    assert len(data) <= MOST_BYTES
    assert len({card.art.suit.colour for card in shown.plan.cards}) == 5
    assert all(name in shown.alt for _, name in shown.plan.games)


def buttons(screen: Screen) -> dict[Verb, Style]:
    rows = [block for block in screen.blocks if isinstance(block, Row)]
    read_back = [(read(button.id), button) for row in rows for button in row.buttons]
    return {click.verb: button.style for click, button in read_back if click is not None and not button.disabled}


@pytest.mark.parametrize(("taken", "green"), [(1, Verb.JOIN), (3, Verb.JOIN), (4, Verb.START)])
def test_one_button_is_green_and_it_is_what_the_table_needs(taken: int, green: Verb) -> None:
    found = buttons(table_screen(Look(waiting("dwarf_king", 4, taken)), EN))
    assert [verb for verb, style in found.items() if style is Style.SUCCESS] == [green]
    assert {Verb.OPTIONS, Verb.RULES, Verb.MORE, Verb.LEAVE} <= found.keys()


def test_the_small_print_stands_behind_more() -> None:
    table = replace(waiting("dwarf_king", 4, 3), closes_at=1_800_000_000_000)
    shown, more = table_screen(Look(table), EN), more_screen(Look(table), Person(OPENER, "Ann"), EN)
    beside = [block for block in shown.blocks if not isinstance(block, Picture)]
    for said in (table.commitment[:32], "<t:1800000000:R>"):
        assert said in read_out(more)
        assert said not in read_out(Screen(tuple(beside)))
    assert Verb.WORD in buttons(more)


def test_a_lobby_says_one_length() -> None:
    whole = waiting("dwarf_king", 4, 3)
    short = replace(whole, options={**whole.options, "deals": 1})
    usual = waiting("claim", 2, 1)  # its short form is its usual one
    lengths = {"about ten minutes", "about 25 minutes", "about 45 minutes"}
    for table, length in ((whole, "about 45 minutes"), (short, "about ten minutes"), (usual, "about ten minutes")):
        plan = lobby_picture(table, "", EN.at(table)).plan
        assert isinstance(plan, LobbyPlan)
        assert plan.about[1] == length
        for words in (EN, Words("en", text_mode=True)):
            shown = read_out(table_screen(Look(table), words.at(table)))
            assert {one for one in lengths if one in shown} == {length}


@pytest.mark.parametrize("words", [EN, Words("en", text_mode=True)], ids=str)
def test_a_lobby_says_at_once_that_its_game_does_not_count(words: Words) -> None:
    for rated in (True, False):
        table = replace(waiting("claim", 2, 1), rated=rated)
        assert ("Unrated" in read_out(table_screen(Look(table), words.at(table)))) is not rated


def test_a_table_that_nobody_opened_names_no_opener() -> None:
    table = replace(waiting("claim", 2, 1), opener_id=0)
    for manages in (True, False):
        shown = read_out(more_screen(Look(table), Person(OPENER + 1, "Zoë", manages=manages), EN))
        assert "<@0>" not in shown


def test_a_seat_that_is_kept_says_for_whom() -> None:
    table = waiting("claim", 2, 1)
    table = replace(table, kept=(KeptSeat(1, OPENER + 5, "Zoë", OPENER, 3, 1_800_000_000_000),))
    plan = lobby_picture(table, "", EN.at(table)).plan
    assert isinstance(plan, LobbyPlan)
    assert [one.name for one in plan.seats] == ["Ann", "Zoë"]
    assert f"<@{OPENER + 5}>" in read_out(table_screen(Look(table), EN))


@pytest.mark.parametrize("words", [EN, FR, Words("fr", text_mode=True)], ids=str)
def test_the_first_page_deals_at_once_or_opens_seats(words: Words) -> None:
    screen = welcome_screen(words)
    assert screen.faults() == []
    (menu,) = (block for block in screen.blocks if isinstance(block, Menu))
    games = list(registry.all_games())
    assert read(menu.id) is not None
    assert [one.value for one in menu.options] == games
    first = next(block for block in screen.blocks if isinstance(block, Row))
    assert len(first.buttons) == min(5, len(games)), "a desk shows five in a row"


@pytest.mark.parametrize("locale", LOCALES)
def test_the_last_page_of_the_rules_explains_every_sign_of_the_pictures(locale: str) -> None:
    words = Words(locale)
    for game in (one for one in registry.all_games() if rule_sections(one, words)):
        *_, (anchor, title) = rule_sections(game, words)
        [shown] = [block for block in rules_screen(game, anchor, words).blocks if isinstance(block, Picture)]
        assert isinstance(shown.plan, LegendPlan)
        assert {name for name, _ in shown.plan.signs} >= MARKS.keys() - {"deck", "trick", "absent"}
        assert all(said in shown.alt for _, said in shown.plan.signs)
        assert all(fonts.width(said, LETTERS, Weight.REGULAR) <= 440 for _, said in shown.plan.signs), title
        assert len(shown.plan.draw()) < 40_000
    assert "signs" not in dict(rule_sections("claim", replace(words, text_mode=True)))
