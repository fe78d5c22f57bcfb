"""How strong a computer player is to be: asked behind **Add computer**, told in a sentence for each strength."""

from __future__ import annotations

from bot.commands.table import level_choices
from bot.tables.service import OpenRequest
from games import registry
from games.players import Strength, strengths
from tests.bot.actions.test_votes_flow import clicks
from tests.harness.booth import ADA, BRUNO, PLACE, Booth, words
from tests.toy_game.game import GAME as HILLTOPS


async def test_every_strength_of_the_game_is_offered_and_the_chosen_one_sits_down(booth: Booth) -> None:
    table_id = (await booth.bot.service.open(OpenRequest(location=PLACE, game="claim"), booth.ada, None)).table_id
    asked = await booth.press(ADA, f"1:add:{table_id}:1:")
    offered = clicks(asked, "add")
    assert [one.rpartition(":")[2] for one in offered] == [*strengths(registry.game("claim"))]
    assert "imagines what the others may hold" in words(asked)
    assert "imagine un moment" in words(await booth.press(ADA, f"1:add:{table_id}:1:", locale="fr"))
    assert "sits down" in words(await booth.press(ADA, offered[-1], private=True))
    look = await booth.bot.service.look_inside(table_id)
    assert look.table.seats[-1].level == Strength.EXPERT


async def test_a_strength_is_asked_for_only_while_people_gather(booth: Booth) -> None:
    table_id = await booth.table(seats=2)
    for user_id in (ADA, BRUNO):
        assert "sits down" not in words(await booth.press(user_id, f"1:add:{table_id}:3:"))


async def test_a_game_offers_what_it_has(booth: Booth) -> None:
    registry.add(HILLTOPS)
    try:
        table_id = await booth.table(seats=2, game="hilltops", started=False)
        offered = clicks(await booth.press(ADA, f"1:add:{table_id}:1:"), "add")
    finally:
        registry.remove(HILLTOPS.key)
    assert [one.rpartition(":")[2] for one in offered] == ["novice", "casual"]


def test_the_command_tells_what_each_strength_means() -> None:
    assert [choice.value for choice in level_choices()] == [*registry.strengths()]
    assert all(": " in str(choice.name) and len(str(choice.name)) <= 100 for choice in level_choices())
