"""Sets of cards as the bits of a number."""

from __future__ import annotations

import pytest

from games.engine import cards_of


@pytest.mark.parametrize("size", [0, 1, 8, 9, 60, 64, 65, 116])
def test_the_cards_of_a_set_come_out_in_the_order_of_the_pack(size: int) -> None:
    cards_in = cards_of(range(size))
    everything = (1 << size) - 1
    for cards in (0, everything, everything // 3, everything // 5 * 2, everything >> 1, everything ^ everything >> 1):
        assert cards_in(cards) == tuple(at for at in range(size) if cards >> at & 1)
