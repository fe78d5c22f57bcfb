"""Nobody reads from a screen what its reader may not know."""

from __future__ import annotations

from random import Random

import pytest

from bot.screens.hand import hand_screen
from bot.screens.parts.message import Row
from bot.screens.table import log_screen, table_screen
from bot.text import Words
from tests.bot.screens.looks import Position, position
from tests.bot.screens.reading import read_out

WORDS = Words("en")
PUBLIC_VERBS = {"hand", "watch", "more", "rules", "log", "again", "score", "share", "replay", "review", "verify"}


def elsewhere(found: Position, seat: int, seed: int) -> Position:
    """Another world in which the seat knows the same: the hidden cards lie differently."""
    state = found.state
    return Position(
        state.game.imagine(state.view(seat), Random(seed)),
        found.seats,
        found.options,
        found.happened,
        found.revision,
    )


@pytest.mark.parametrize("actions", [0, 3, 9, 21, 33])
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("game", "seats"), [("claim", 2), ("hilltops", 4)])
def test_hidden_cards_change_nothing(game: str, seats: int, seed: int, actions: int) -> None:
    found = position(game, seats, actions, seed)
    for seat in range(seats):
        other = elsewhere(found, seat, seed)
        assert table_screen(found.look(None), WORDS) == table_screen(other.look(None), WORDS)
        assert hand_screen(found.look(seat), WORDS) == hand_screen(other.look(seat), WORDS)


def test_other_worlds_are_other_worlds() -> None:
    found = position("claim", 2, 9, seed=0)
    others = [elsewhere(found, 0, seed) for seed in range(3)]
    assert any(hand_screen(found.look(1), WORDS) != hand_screen(other.look(1), WORDS) for other in others)


@pytest.mark.parametrize("actions", range(0, 24, 3))
def test_public_clicks_carry_no_card(actions: int) -> None:
    for game in ("claim", "hilltops"):
        screen = table_screen(position(game, 2, actions, seed=actions).look(None), WORDS)
        for block in screen.blocks:
            for custom_id in [one.id for one in block.buttons] if isinstance(block, Row) else []:
                _, verb, _, _, rest = custom_id.split(":")
                assert verb in PUBLIC_VERBS
                assert rest == "" or rest.split("/")[0] == game


def test_public_log_holds_no_private_event() -> None:
    found = position("claim", 2, 20, seed=4)
    secret = [event.text for _, event in found.happened if event.audience is not None]
    assert secret
    public = log_screen(found.look(None), found.look(None, recent=999).since, WORDS, page=0)
    assert "from the deck" not in read_out(public)
    assert "You draw" in read_out(hand_screen(found.look(0, recent=99), WORDS)) + read_out(
        log_screen(found.look(1), found.look(1, recent=999).since, WORDS, page=0)
    )


def test_public_screen_refuses_a_players_look() -> None:
    with pytest.raises(ValueError, match="spectator"):
        table_screen(position("claim", 2, 3, seed=1).look(0), WORDS)
