"""A game from outside the package, played to its end through the bot: nothing in bot/ knows it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.commands.table import game_choices
from games import registry
from games.engine import AskKind
from tests.harness.club import Club, press, said, table_of
from tests.harness.forging import type_command
from tests.toy_game.game import GAME

PRIMARY, SUCCESS = 1, 3
BUTTON, MENU = 2, 3


@pytest.fixture(autouse=True)
def hilltops() -> Iterator[None]:
    """Let the game take part."""
    registry.add(GAME)
    yield
    registry.remove(GAME.key)


def controls(message: Any, kind: int) -> list[dict[str, Any]]:
    """Return the buttons or menus with which a hand goes on, in reading order."""
    found: list[dict[str, Any]] = []

    def walk(components: list[dict[str, Any]]) -> None:
        for one in components:
            if one.get("type") == kind and ":pick:" in one.get("custom_id", ""):
                found.append(one)
            walk(one.get("components", []))

    walk(message.components)
    return [one for one in found if kind == MENU or one["style"] in (PRIMARY, SUCCESS)]


async def answer(person: Any, hand: Any) -> AskKind | None:
    """Answer one step of the question on a hand and say of what kind it was; None when nothing is asked."""
    menus = controls(hand, MENU)
    if menus:
        values = [one["value"] for one in menus[0]["options"]][: menus[0]["min_values"]]
        await person.select(hand, values, custom_id=menus[0]["custom_id"])
        return AskKind.SOME
    buttons = controls(hand, BUTTON)
    if not buttons:
        return None
    await person.click(hand, custom_id=buttons[0]["custom_id"])
    return AskKind.ORDER if "+" in buttons[0]["custom_id"] else AskKind.ONE


def test_a_new_game_is_offered_wherever_games_are_chosen() -> None:
    assert "hilltops" in {one.value for one in game_choices()}


async def test_a_game_from_outside_is_played_to_its_end(club: Club) -> None:
    opened = await type_command(club, club.ada, "table", "new", game="hilltops", seats=3, computers=1)
    table = opened.response
    assert "Hilltops" in said(table)
    form = await press(club.ada, table, "options")
    await club.ada.submit_modal(form, {"bury": "2", "windless": ["false"]})
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
        if "🥇" in said(table):
            break

    assert kinds == set(AskKind)
    assert "Every hill is taken." in said(table)
    assert "hills" in said(table)
    verified = await press(club.bruno, table, "verify")
    assert "✅" in said(verified.response)
    rules = await club.chloe.slash(club.channel, "table rematch", table=table_of(table))
    assert "A rematch is for those who played here" in said(rules.response)


async def test_a_refusal_of_its_rules_is_said_in_its_words(club: Club) -> None:
    opened = await type_command(club, club.ada, "table", "new", game="hilltops", seats=5)
    assert "2, 3 and 4" in said(opened.response)
    unknown = await type_command(club, club.ada, "table", "new", game="no-such-game")
    assert "Hilltops" in said(unknown.response)
