"""Deciding together, by the buttons on the table, on hands and behind **More**, and by the command."""

from __future__ import annotations

import json
from typing import Any

from bot.screens.table import table_screen
from bot.tables import verbs
from bot.tables.model import At, Person
from bot.tables.service import OpenRequest
from bot.text import Words
from tests.bot.screens.reading import read_out
from tests.harness.booth import ADA, BRUNO, CHLOE, GUILD, PLACE, Booth, words
from tests.harness.club import Club, running_table, said


def clicks(sent: Any, verb: str) -> list[str]:
    """The clicks of that verb in what was sent."""
    return [one for one in json.dumps(sent).split('"') if one.startswith(f"1:{verb}:")]


async def test_a_pause_is_proposed_and_agreed_to_on_the_table(booth: Booth) -> None:
    table_id = await booth.table(seats=2)
    more = await booth.press(ADA, f"1:more:{table_id}:3:")
    pause, end = clicks(more, "vote")[:2]
    proposed = await booth.press(ADA, pause, private=True)
    assert "Proposed." in words(proposed)
    assert "You propose a pause." in words(proposed)
    assert not clicks(proposed, "vote")
    hand = await booth.press(BRUNO, f"1:hand:{table_id}:3:")
    assert len(clicks(hand, "ballot")) == 2
    assert not clicks(await booth.press(ADA, f"1:hand:{table_id}:3:"), "ballot")
    agreed = await booth.press(BRUNO, clicks(hand, "ballot")[0])
    assert "The game was paused" in words(agreed)
    waiting = await booth.press(ADA, f"1:hand:{table_id}:3:")
    assert "The game was paused" in words(waiting)
    assert not clicks(waiting, "pick")
    late = await booth.press(CHLOE, clicks(hand, "ballot")[1])
    assert "not playing at this table" in words(late)
    assert "That vote is over" in words(await booth.press(ADA, clicks(hand, "ballot")[1]))
    french = await booth.press(ADA, f"1:more:{table_id}:3:", locale="fr")
    assert "Proposer de reprendre" in words(french)
    assert "without a result" in words(await booth.press(ADA, end, private=True))


async def test_ending_the_game_is_asked_first_and_told_on_the_table(booth: Booth) -> None:
    table_id = await booth.table(seats=2)
    question = await booth.press(ADA, f"1:vote:{table_id}:3:abandon", private=True)
    assert "Propose ending the game for everybody?" in words(question)
    await booth.press(ADA, clicks(question, "vote")[0], private=True)
    look = await booth.bot.service.look_inside(table_id)
    closed = await booth.press(BRUNO, f"1:ballot:{table_id}:4:yes/{look.poll.vote.revision}")
    assert "there is no result" in words(closed)
    public = table_screen(await booth.bot.service.look_inside(table_id), Words())
    assert "The players have ended the game without a result." in read_out(public)


async def test_hostile_votes_are_unknown_buttons(booth: Booth) -> None:
    table_id = await booth.table(seats=2)
    for rest in ("pause/x", "nothing", "replace/-1", ""):
        assert "no longer works" in words(await booth.press(ADA, f"1:vote:{table_id}:3:{rest}"))
    for rest in ("yes", "yes/x", "maybe/3", ""):
        assert "no longer works" in words(await booth.press(ADA, f"1:ballot:{table_id}:3:{rest}"))
    assert "nobody to send away" in words(await booth.press(ADA, f"1:vote:{table_id}:3:replace/9"))
    assert "That vote is over" in words(await booth.press(ADA, f"1:ballot:{table_id}:3:yes/3"))


async def test_the_command_proposes_and_answers(club: Club) -> None:
    await running_table(club)
    nothing = await club.ada.slash(club.channel, "table vote", what="yes")
    assert "That vote is over" in said(nothing.response)
    await club.ada.slash(club.channel, "table vote", what="pause")
    refused = await club.bruno.slash(club.channel, "table vote", what="no")
    assert "The proposal is turned down." in said(refused.response)
    nobody = await club.ada.slash(club.channel, "table vote", what="replace")
    assert "nobody to send away" in said(nobody.response)


async def test_a_newcomer_takes_an_offered_seat_by_its_button_and_is_shown_the_hand(booth: Booth) -> None:
    service = booth.bot.service
    wish = OpenRequest(location=PLACE, game="dwarf_king", seats=3, rated=False)
    table_id = (await service.open(wish, booth.ada, None)).table_id
    for user_id in (BRUNO, CHLOE):
        await service.do(At(table_id, Person(user_id, f"Player {user_id}"), GUILD), verbs.join())
    await service.do(At(table_id, booth.ada, GUILD), verbs.start())
    newcomer = 44
    early = await booth.press(newcomer, f"1:sit:{table_id}:3:1", locale="fr")
    assert "n’est pas à prendre" in words(early)
    for rest in ("x", ""):
        assert "no longer works" in words(await booth.press(newcomer, f"1:sit:{table_id}:3:{rest}"))
    await service.do(At(table_id, Person(BRUNO, "Player 2"), GUILD), verbs.resign())
    offered = await booth.press(ADA, clicks(await booth.press(ADA, f"1:more:{table_id}:3:"), "vote")[-1], private=True)
    assert "Done." in words(offered)
    table = table_screen(await service.look_inside(table_id), Words())
    assert "[Play on for Player 2]" in read_out(table)
    hand = await booth.press(newcomer, f"1:sit:{table_id}:3:1")
    assert "You play on from here." in words(hand)
    assert "Details" in words(hand)
    assert "[Play on for" not in read_out(table_screen(await service.look_inside(table_id), Words()))
