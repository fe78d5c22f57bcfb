"""A game from outside the package, played to its end through the bot: nothing in bot/ knows it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.commands.localise import game_choices
from games import registry
from games.engine import AskKind
from tests.harness.answering import answer
from tests.harness.club import Club, press, said, table_of
from tests.harness.forging import type_command
from tests.toy_game.game import GAME


@pytest.fixture(autouse=True)
def hilltops() -> Iterator[None]:
    """Let the game take part."""
    registry.add(GAME)
    yield
    registry.remove(GAME.key)


def test_a_new_game_is_offered_wherever_games_are_chosen() -> None:
    assert "hilltops" in {one.value for one in game_choices()}


async def test_a_game_from_outside_is_played_to_its_end(club: Club) -> None:
    opened = await type_command(club, club.ada, "table", "new", game="hilltops", seats=3, computers=1)
    table = opened.response
    assert "Hilltops" in said(table)
    form = await press(club.ada, table, "options")
    await club.ada.submit_modal(form, {"bury": ["2"], "windless": ["false"], "turn-pace": ["none"]})
    await press(club.bruno, table, "join")
    await press(club.ada, table, "start")

    people = (club.ada, club.bruno)
    hands = {one.id: (await press(one, table, "hand")).response for one in people}
    kinds: set[AskKind] = set()
    for _ in range(60):
        for person in people:
            kind = await answer(person, hands[person.id])
            kinds |= {kind} if kind is not None else set()
        await club.env.advance_time(2)
        if "the result" in said(table):
            break

    assert kinds == set(AskKind)
    assert "the result" in said(table)
    assert "Every hill is taken." in said(hands[club.ada.id])
    verified = await press(club.bruno, table, "verify")
    assert "✅" in said(verified.response)
    rules = await club.chloe.slash(club.channel, "table rematch", table=table_of(table))
    assert "A rematch is for those who played here" in said(rules.response)


async def test_a_refusal_of_its_rules_is_said_in_its_words(club: Club) -> None:
    opened = await type_command(club, club.ada, "table", "new", game="hilltops", seats=5)
    assert "2, 3 and 4" in said(opened.response)
    unknown = await type_command(club, club.ada, "table", "new", game="no-such-game")
    assert "Hilltops" in said(unknown.response)
