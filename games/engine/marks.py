"""The signs that a seat or a card bears."""

from __future__ import annotations

from collections.abc import Mapping

from games.engine.scene import Mark


def marks(borne: Mapping[Mark, object]) -> tuple[Mark, ...]:
    """Those marks whose condition holds.

    >>> marks({Mark.LEADS: True, Mark.AWAITED: False})
    (<Mark.LEADS: 'leads'>,)
    """
    return tuple(mark for mark, holds in borne.items() if holds)
