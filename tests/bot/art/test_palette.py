"""Colours stand out for everybody, and no suit is told by its colour alone."""

from __future__ import annotations

import pytest

from games import registry
from tests.bot.art.palette import EYES, contrast, on_cards, on_tables, suits_of

LEAST = 4.5
"""The contrast that WCAG 2 asks of texts."""


def test_contrast_is_that_of_wcag() -> None:
    assert contrast("#000000", "#ffffff", "all colours") == pytest.approx(21)
    assert contrast("#777777", "#ffffff", "all colours") == pytest.approx(4.48, abs=0.01)
    assert all(contrast("#123456", "#123456", eyes) == 1 for eyes in EYES)


def test_everything_on_cards_and_tables_stands_out_for_all_eyes() -> None:
    faint = [one for one in (*on_cards(), *on_tables()) if one.contrast < LEAST]
    assert faint == []


@pytest.mark.parametrize("key", sorted(registry.all_games()))
def test_every_suit_has_a_shape_of_its_own(key: str) -> None:
    game = registry.game(key)
    suits = {
        name: suit for name, suit in suits_of(game).items() if any(c.suit == suit for c in game.art.cards.values())
    }
    drawn = [card.signs[0] if card.signs and not card.rank else card.suit.sign for card in game.art.cards.values()]
    assert all(drawn)
    shapes = {suit.sign for suit in suits.values() if suit.sign}
    assert len(shapes) == len([suit for suit in suits.values() if suit.sign])
