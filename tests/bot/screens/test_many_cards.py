"""A question about more cards than lines can hold: a picture of them, or suit by suit, and then those in question."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.screens.hand import hand_screen
from bot.screens.parts.message import Picture, Screen
from bot.screens.questions import follow
from bot.text import LOCALES, Words
from games.engine import RandomDeal
from tests.bot.screens.looks import Position
from tests.bot.screens.reading import read_out

SUITED = {
    "en": (r"hearts \d[\w, ]*, diamonds \d", "of hearts,"),
    "de": (r"Herz \d[\w, ]*, Karo \d", ", Herz"),
    "es": (r"corazones \d[\w, ]*, diamantes \d", "de corazones,"),
    "fr": (r"cœur \d[\w, ]*, carreau \d", "de cœur,"),
}


def puzzle(words: Words, *path: str) -> Screen:
    look = Position.start("five_crowns", 1, RandomDeal(3)).look(0)
    return hand_screen(look, words, path=follow(look, path).path)


def drawn(screen: Screen) -> list[str]:
    return [block.name for block in screen.blocks if isinstance(block, Picture)]


@pytest.mark.parametrize("locale", SUITED)
def test_piles_are_told_suit_by_suit_where_there_are_no_pictures(locale: str) -> None:
    words = Words(locale, text_mode=True)
    together, apart = SUITED[locale]
    said = read_out(puzzle(words))
    assert re.search(together, said)
    assert apart not in said
    assert drawn(puzzle(words)) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_the_question_which_card_leaves_says_the_cards_of_one_pile(locale: str) -> None:
    words = Words(locale)
    assert drawn(puzzle(words)) == drawn(puzzle(words, "P5")) == ["hand.png"]
    aloud = replace(words, text_mode=True)
    assert len(read_out(puzzle(aloud, "P5"))) < len(read_out(puzzle(aloud))) / 2
