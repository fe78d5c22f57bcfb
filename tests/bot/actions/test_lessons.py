"""Learning: a lesson is opened by a command, from the rules and from the empty lobby; it counts for nothing."""

from __future__ import annotations

import pytest

import tests.harness.booth
from bot.screens.finished import verify_screen
from bot.tables import verbs
from bot.tables.model import At, Person
from bot.tables.service import OpenRequest
from bot.text import Words
from games import registry
from persistence.rows import Phase
from tests.bot.screens.reading import read_out
from tests.harness.booth import ADA, BRUNO, GUILD, PLACE, Booth
from tests.harness.club import Club, id_of, press, said, table_of

EVERYTHING = str(2**50 - 1)
"""Every permission that the bot may have in a channel."""
TAUGHT = sorted(key for key, game in registry.all_games().items() if game.lesson is not None)


async def test_a_lesson_begins_with_the_hand_and_an_explanation(club: Club) -> None:
    started = await club.ada.slash(club.channel, "learn", game="claim")
    assert started.ephemeral
    assert "First come thirteen tricks" in said(started.response)
    look = await club.bot.service.look_inside(table_of(started.response))
    assert look.table.lesson
    assert not look.table.counts
    assert look.table.message_id is None
    assert look.explained == ()

    await press(club.ada, started.response, "pick")
    await club.env.advance_time(3)

    assert "First come thirteen tricks" not in said(started.response)


async def test_whoever_wants_no_explanations_gets_none_any_more(club: Club) -> None:
    started = await club.bruno.slash(club.channel, "learn", game="monster_tricks")
    skipped = await press(club.bruno, started.response, "teach")

    assert "🎓" not in said(skipped.response)
    with pytest.raises(StopIteration):
        id_of(skipped.response, "teach")
    look = await club.bot.service.look_inside(table_of(started.response), club.bruno.id)
    assert look.explained == ()
    assert look.table.phase is Phase.RUNNING


async def test_rules_and_the_lobby_of_one_person_lead_to_the_lesson(club: Club) -> None:
    pages = await club.ada.slash(club.channel, "rules", game="claim")
    opened = await club.ada.slash(club.channel, "table new", game="claim")
    for message in (pages.response, opened.response):
        assert "Teach me" in said(message)
    hand = await press(club.bruno, opened.response, "teach")
    assert hand.ephemeral
    assert "🎓" in said(hand.response)
    await press(club.bruno, opened.response, "join")
    assert "Teach me" not in said(opened.response)


@pytest.mark.parametrize("game", TAUGHT)
async def test_every_lesson_is_dealt_alike_for_everybody(booth: Booth, game: str) -> None:
    hands = []
    for user_id in (ADA, BRUNO):
        look = await booth.bot.service.look_inside(await lesson(booth, game, user_id), user_id)
        assert look.explained
        hands.append((look.view, look.table.commitment))
    assert hands[0] == hands[1]


async def test_the_same_click_twice_opens_one_lesson(booth: Booth, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tests.harness.booth, "MANAGE_GUILD", EVERYTHING)
    for _ in range(2):
        assert "First come thirteen tricks" in str(await booth.press(ADA, "1:teach:-:0:claim", key=77))
    assert len(await booth.bot.service.listing.of_guild(GUILD)) == 1


async def test_forged_clicks_are_refused(booth: Booth, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tests.harness.booth, "MANAGE_GUILD", EVERYTHING)
    assert "do not know that game" in str(await booth.press(ADA, "1:teach:-:0:chess"))
    table_id = await booth.table()
    assert "not a lesson" in str(await booth.press(ADA, f"1:teach:{table_id}:3:"))


async def test_a_finished_lesson_counts_for_nothing_and_its_proof_says_what_it_was(booth: Booth) -> None:
    service, table_id = booth.bot.service, await lesson(booth, "claim", ADA)
    await service.do(At(table_id, Person(ADA, "Ada"), GUILD), verbs.resign())

    ended = await service.look_inside(table_id)
    assert ended.table.phase is Phase.FINISHED
    assert ended.settlement is None
    record = await service.record(table_id, GUILD)
    assert "This was a lesson" in read_out(verify_screen(record, Words("en")))
    assert "C’était une leçon" in read_out(verify_screen(record, Words("fr")))


async def lesson(booth: Booth, game: str, user_id: int) -> str:
    """Begin a lesson for somebody, and return its table."""
    service, who = booth.bot.service, Person(user_id, f"Learner {user_id}")
    done = await service.open(OpenRequest(location=PLACE, game=game, lesson=True), who, None)
    await service.do(At(done.table_id, who, GUILD), verbs.start())
    table_id: str = done.table_id
    return table_id
