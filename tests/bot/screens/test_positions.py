"""Random positions of every game: Discord takes every screen, every sentence exists, every button leads on."""

from __future__ import annotations

import re
from random import Random

import pytest
from structlog.testing import capture_logs

from bot.clicks import read
from bot.screens.hand import hand_screen
from bot.screens.parts.message import Menu, Row, Screen
from bot.screens.questions import follow
from bot.screens.table import log_screen, table_screen
from bot.text import Words
from games import registry
from tests.bot.screens.crowd.game import GAME as CROWD
from tests.bot.screens.looks import NAMES, OPENER, Position, position
from tests.bot.screens.reading import read_out

MANNERS = [Words(locale, mode) for locale in ("en", "fr") for mode in (False, True)]
PLAYED = sorted({*registry.all_games(), "hilltops"} - {CROWD.key})
MISSING = re.compile(r"\[[a-z_]+-[a-z-]+\]|\{\$")


def check(screen: Screen, reader: int | None = None) -> None:
    """Check a screen, public or for the eyes of one seat, who is "You" in it from beginning to end."""
    assert screen.faults() == []
    told = read_out(screen)
    assert not MISSING.search(told)
    if reader is not None:
        assert f"<@{OPENER + reader}>" not in told
        assert not re.search(rf"\b{NAMES[reader]}\b", told)
    for custom_id in clicks(screen):
        assert read(custom_id) is not None, custom_id


def clicks(screen: Screen) -> list[str]:
    found = [one.id for block in screen.blocks if isinstance(block, Row) for one in block.buttons]
    return found + [block.id for block in screen.blocks if isinstance(block, Menu)]


def presses(screen: Screen) -> list[tuple[str, ...]]:
    """The path of every way to answer the open question."""
    found: list[tuple[str, tuple[str, ...]]] = []
    for block in screen.blocks:
        if isinstance(block, Row):
            found += [(one.id, ()) for one in block.buttons if not one.disabled]
        elif isinstance(block, Menu):
            values = [option.value for option in block.options]
            found += [(block.id, (value,)) for value in values] if block.most == 1 else []
            found += [(block.id, tuple(values[: block.least])), (block.id, tuple(values[-block.most :]))]
    picked = [(read(custom_id), values) for custom_id, values in found]
    return [
        (*click.rest.split(), *values)
        for click, values in picked
        if click is not None and click.verb in {"pick", "play"}
    ]


def unfold(found: Position, seat: int, words: Words, chance: Random) -> None:
    """Press one button after the other until an action is whole, looking at every screen on the way."""
    look = found.look(seat)
    path: tuple[str, ...] = ()
    for _ in range(400):
        screen = hand_screen(look, words, path=path)
        check(screen, seat)
        step = follow(look, chance.choice(presses(screen)))
        check(hand_screen(look, words, path=step.path, notice=step.blocked, confirm=True), seat)
        if step.notation is not None:
            assert step.notation in map(str, found.state.legal_actions(seat))
            return
        path = step.path
    pytest.fail("the question never ends")


@pytest.mark.parametrize("words", MANNERS, ids=lambda words: f"{words.locale}{'-text' * words.text_mode}")
@pytest.mark.parametrize("game", PLAYED)
def test_every_screen_of_a_random_game(game: str, words: Words) -> None:
    chance = Random(f"{game} {words.locale} {words.text_mode}")
    counts = registry.game(game).seats
    with capture_logs() as logs:
        for seats in {counts[0], counts[-1]} if words.locale == "en" else {counts[-1]}:
            found = position(game, seats, 0, seed=chance.randrange(1000))
            while found.state.to_act():
                check(table_screen(found.look(None), words))
                for seat in chance.sample(range(seats), min(seats, 2)):  # so many positions: everybody's turn comes
                    check(hand_screen(found.look(seat), words), seat)
                unfold(found, chance.choice(found.state.to_act()), words, chance)
                found.wander(chance.randrange(1, 32), chance)
            check(table_screen(found.look(None), words))
            check(hand_screen(found.look(0), words), 0)
            check(log_screen(found.look(0), found.look(0, recent=10_000).since, words), 0)
    assert logs == []
