"""Cards as the application's own emojis: found by name, told by signs where one is missing, never in text mode."""

from __future__ import annotations

from dataclasses import replace

import discord

from bot.process import emojis
from bot.screens.questions.choices import button_face
from bot.text import LOCALES, Words
from games.engine import Choice
from persistence.rows import Phase
from tests.bot.screens.looks import table_of

TABLE = table_of("hilltops", 3, Phase.RUNNING)
WORDS = Words("en", emojis={"hilltops_s1": 1400000000000000007}).at(TABLE)


def test_a_tile_stands_where_there_is_one_and_the_sign_of_the_suit_where_there_is_none() -> None:
    assert (WORDS.tile("S1"), WORDS.has_tile("S1")) == ("<:Sun_1:1400000000000000007>", True)
    assert (WORDS.tile("S2"), WORDS.has_tile("S2")) == ("☀️", False)
    assert (WORDS.tile("none such"), WORDS.has_tile("none such")) == ("", False)
    assert Words("en").tile("S1") == ""


def test_a_tile_is_called_by_the_card_s_words_in_the_reader_s_language() -> None:
    """Screen readers say the name of an emoji; the first name was the one it was uploaded with."""
    assert replace(WORDS, locale="fr").tile("S1") == "<:Soleil_1:1400000000000000007>"
    tiles = {one.name: at for at, one in enumerate(emojis.tiles(), start=10**18)}
    claim = table_of("claim", 2, Phase.RUNNING)
    heard = {locale: Words(locale, emojis=tiles).at(claim).tile("X0") for locale in LOCALES}
    assert str(heard["en"]).startswith("<:Doppelgaenger_0:")
    assert str(heard["de"]).startswith("<:Doppelgaenger_0:")
    assert str(heard["es"]).startswith("<:Doble_0:")


def test_text_mode_has_no_tiles() -> None:
    aloud = replace(WORDS, text_mode=True)
    assert (aloud.tile("S1"), aloud.has_tile("S1")) == ("", False)
    assert "<:" not in aloud.chip("S1") + aloud.unbroken("S1")


def test_sentences_and_buttons_carry_tiles() -> None:
    assert WORDS.chip("S1").startswith("<:Sun_1:1400000000000000007>")
    label, emoji = button_face(Choice("S1", card="S1"), WORDS)
    assert label == ""
    assert discord.PartialEmoji.from_str(emoji or "") == discord.PartialEmoji(name="Sun_1", id=1400000000000000007)
