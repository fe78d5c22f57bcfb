"""Showing a moment to the channel: what is posted, and what never is."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import pytest
from PIL import Image

import tests.harness.booth
from bot.art.table.table import LARGEST
from bot.screens.finished import shared_moment, shot_of, steps_shown
from bot.screens.parts import Picture, Screen
from bot.tables.keeping.replays import replay_of_record
from bot.text import Words
from games import registry
from tests.bot.actions.test_lessons import EVERYTHING
from tests.bot.actions.test_replays import played_out
from tests.bot.actions.test_reviews import a_game
from tests.bot.screens.reading import read_out
from tests.bot.screens.test_replay_screen import a_record
from tests.harness.booth import ADA, PLACE, Booth, words
from tests.harness.club import Club, ids, press, said, sentence, table_of
from tests.harness.moments import moment_at

EN = Words("en")


def posted(club: Club, what: str) -> list[Any]:
    return [message for message in club.channel.history() if what in said(message)]


async def shown_at(club: Club, table: Any, step: int) -> Any:
    """Ada's replay at a step."""
    replay = await press(club.ada, table, "replay")
    jump = next(one for one in ids(replay.response) if one.endswith(".jump"))
    await club.ada.select(replay.response, [str(step)], custom_id=jump)
    return replay


async def test_one_press_shows_the_trick_and_its_id_opens_it(club: Club) -> None:
    table = await played_out(club)
    replay = await shown_at(club, table, 26)
    done = await press(club.ada, replay.response, "share")
    assert sentence(done) == "Everybody in this channel can see it now."
    (message,) = posted(club, "shows move 26 of 52")
    told = said(message)
    assert f"{club.ada.mention} shows move 26 of 52 of a game of Claim" in told
    assert "Votes" in told or "Cards" in told  # what the picture shows, in words
    name = f"{table_of(table)}.26.0"
    assert f"`{name}` opens it" in told
    opened = await club.chloe.slash(club.channel, "replay", game=name)
    assert opened.ephemeral
    assert "Move 26 of 52" in said(opened.response)
    by_button = await press(club.chloe, message, "replay")
    assert "Move 26 of 52" in said(by_button.response)


async def test_the_result_and_the_position_before_a_choice_are_shown_too(club: Club) -> None:
    table = await played_out(club)
    await press(club.bruno, table, "share")
    assert posted(club, "shows how a game of Claim ended")
    assert "what should" not in said(table)


async def test_the_position_before_a_choice_is_a_question(booth: Booth, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tests.harness.booth, "MANAGE_GUILD", EVERYTHING)
    table = await a_game(booth)
    said_there: list[Screen] = []

    async def say(place: Any, screen: Screen, words: Any, *, nonce: str) -> bool:
        assert (place, bool(nonce)) == (PLACE, True)
        said_there.append(screen)
        return True

    monkeypatch.setattr(booth.bot.courier, "say", say)
    assert "can see it now" in words(await booth.press(ADA, f"1:share:{table}:1:6.1.ask", private=True))
    told = read_out(said_there[0])
    assert "what should <@2> play here? Claim, move 7 of 14" in told
    running = await booth.table()
    for forged in (f"1:share:{running}:1:3.a", f"1:share:{table}:1:3.9", f"1:share:{table}:1:x", "1:share:zzzzzzzz:1:"):
        assert "can see it now" not in words(await booth.press(ADA, forged, private=True))
    assert len(said_there) == 1


async def test_nothing_is_shown_of_people_who_do_not_want_it(club: Club) -> None:
    table = await played_out(club)
    await club.bruno.slash(club.channel, "settings me", **{"stats-public": False})
    assert "keeps their games private" in sentence(await press(club.ada, table, "share"))
    assert not posted(club, "shows how")
    own = await press(club.bruno, table, "share")
    assert "can see it now" in sentence(own)


async def test_a_game_is_shown_where_everybody_may_read_of_it(club: Club) -> None:
    table = await played_out(club)
    open_channel = club.guild.create_text_channel("open")
    replay = await club.ada.slash(open_channel, "replay", game=table_of(table))
    done = await press(club.ada, replay.response, "share")
    assert "can see it now" in sentence(done)  # the server may read where it was played
    assert [one for one in open_channel.history() if " shows move 0 " in said(one)]


async def test_nobody_floods_the_channel(club: Club) -> None:
    table = await played_out(club)
    answers = [sentence(await press(club.ada, table, "share")) for _ in range(6)]
    assert "can see it now" in answers[4]
    assert "You can show the next one" in answers[5]
    assert len(posted(club, "shows how")) == 5


async def test_ids_that_are_none_are_refused(club: Club) -> None:
    table = await played_out(club)
    name = table_of(table)
    for wrong in (f"{name}.x", f"{name}.3.z", f"{name}.3.t.next.", f"{name}.3.9"):
        refused = await club.ada.slash(club.channel, "replay", game=wrong)
        assert refused.ephemeral
        assert "Move" not in said(refused.response)
    await club.bruno.slash(club.channel, "settings me", language="fr")
    assert "identifiant" in sentence(await club.bruno.slash(club.channel, "replay", game=f"{name}.x"))


def film(key: str, seats: int, step: int) -> tuple[Screen, bytes | None]:
    replay = replay_of_record(a_record(key, seats), "abcdefgh")
    shot = shot_of(f"{step}.t")
    assert shot is not None
    moment = moment_at(replay.record, step)
    moments = [moment_at(replay.record, at) for at in steps_shown(shot, moment)]
    screen = shared_moment(replay, moments, shot, 7, EN)
    (picture,) = (one for one in screen.blocks if isinstance(one, Picture))
    return screen, picture.plan.draw() if picture.name.endswith(".gif") else None


@pytest.mark.parametrize("key", sorted(registry.all_games()))
def test_a_trick_is_a_small_film(key: str) -> None:
    seats = registry.game(key).seats[-1]
    record = a_record(key, seats)
    lengths = []
    for step in (len(record.actions) // 3, len(record.actions) * 2 // 3):
        screen, data = film(key, seats, step)
        assert screen.faults() == []
        if data is not None:
            assert len(data) <= LARGEST
            picture = Image.open(BytesIO(data))
            assert picture.size == (1100, 700)
            lengths.append(getattr(picture, "n_frames", 1))
    assert lengths
    assert max(lengths) <= 8
