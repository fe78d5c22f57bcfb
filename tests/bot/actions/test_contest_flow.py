"""A tournament through the bot's front door: from `/tournament open` to the winner, by clicks; and bad input."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.tables import verbs
from bot.tables.model import At, Person
from persistence.rows import Phase
from seasons.contests.model import Stage
from tests.harness.club import Club, ids, said, sentence
from tests.harness.forging import Forged, forge


def button(message: Any, what: str) -> str:
    """The custom_id of a contest's button."""
    return next(one for one in ids(message) if f":{what}/" in one)


async def now(club: Club) -> Any:
    """The contest as it stands, when everything is drawn."""
    await club.env.settle()
    (look,) = await club.bot.contests.of_guild(club.guild.id)
    return look


async def the_message(club: Club) -> Any:
    look = await now(club)
    return next(one for one in club.channel.history() if one.id == look.row.message_id)


async def opened(club: Club, **wishes: Any) -> None:
    answer = await club.bruno.slash(club.channel, "tournament open", game="claim", pace="relaxed", **wishes)
    assert "opened" in sentence(answer)


async def step(club: Club) -> None:
    """Let the clock do what is due."""
    await club.bot.contests.agenda.attend(club.bot.contests.now())
    await club.env.settle()


async def entered(club: Club, count: int) -> None:
    """Let Ada and Bruno join, and others as far as they are needed."""
    more = [club.guild.add_member(club.env.create_user(f"more{number}")) for number in range(count - 2)]
    for who in (club.ada, club.bruno, *more):
        await who.slash(club.channel, "tournament join")


async def play_out(club: Club) -> None:
    """Let everybody play until no table of the round runs."""
    rng = Random(1)
    service, guild_id = club.bot.service, club.guild.id
    for name in (await now(club)).tables:
        table = await service.appointments.find(name)
        while table is not None and table.phase is Phase.RUNNING:
            seat = next(seat for seat in range(2) if seat in table.awaited)
            user_id = table.sitters[seat].user_id
            assert user_id is not None
            look = await service.look(name, guild_id, user_id)
            assert look.view is not None
            at = At(name, Person(user_id, "somebody"), guild_id, None, look.table.revision)
            await service.do(at, verbs.act(str(rng.choice(look.view.legal))))
            table = await service.appointments.find(name)


async def test_a_tournament_is_played_from_its_message_to_the_podium(club: Club) -> None:
    await opened(club, rounds=1, title="Friday Cup")
    message = await the_message(club)
    assert "Friday Cup" in said(message)
    for who in (club.ada, club.bruno):
        joined = await who.click(message, custom_id=button(message, "join"))
        assert "You’re in" in sentence(joined)
    page = await club.bruno.click(await the_message(club), custom_id=button(message, "page"))
    assert page.ephemeral
    begun = await club.bruno.click(page.response, custom_id=button(page.response, "start"))
    assert "begins" in told(begun)
    await step(club)
    look = await now(club)
    assert look.contest.stage is Stage.RUNNING
    message = await the_message(club)
    assert "Round 1" in said(message)
    await play_out(club)
    await step(club)
    look = await now(club)
    assert look.contest.stage is Stage.OVER
    winner = look.contest.entrant(look.lines[0].number).name
    assert winner in said(await the_message(club))
    shown = await club.chloe.slash(club.channel, "tournament show")
    assert winner in said(shown.response)


async def test_what_cannot_be_done_is_answered_kindly(club: Club) -> None:
    for command in ("join", "check-in", "withdraw", "start", "show"):
        assert "No tournament" in sentence(await club.ada.slash(club.channel, f"tournament {command}"))
    assert "There is no such tournament" in sentence(
        await club.ada.slash(club.channel, "tournament join", tournament="nonsense")
    )
    await opened(club, most=2)
    withdrawn = sentence(await club.ada.slash(club.channel, "tournament withdraw"))
    assert withdrawn.endswith("You are not in this tournament.")
    assert "Join" in sentence(await club.ada.slash(club.channel, "tournament check-in"))
    assert "needs 2" in sentence(await club.bruno.slash(club.channel, "tournament start"))
    for command in ("start", "call-off"):
        assert "Only the host" in sentence(await club.chloe.slash(club.channel, f"tournament {command}"))
    for who in (club.ada, club.bruno):
        await who.slash(club.channel, "tournament join")
    assert "full" in sentence(await club.chloe.slash(club.channel, "tournament join"))
    assert "already in" in sentence(await club.ada.slash(club.channel, "tournament join"))
    assert "No such match" in sentence(await club.bruno.slash(club.channel, "tournament ruling", table=1))
    assert "no table" in await no_table(club)
    message = await a_page(club)
    for rest in ("nonsense/x/", "page/x/-1", "off", "join/aaaaaaaa/"):
        (forged,) = await forge(club.env, Forged(club.ada, message, f"1:contest:-:0:{rest}"))
        assert told(forged)


async def no_table(club: Club) -> str:
    (answer,) = await forge(
        club.env, Forged(club.ada, await a_page(club), f"1:contest:-:0:table/{await the_id(club)}/")
    )
    return told(answer)


async def the_id(club: Club) -> str:
    return str((await now(club)).row.id)


async def a_page(club: Club) -> Any:
    """A message of the bot's, as simcord answers it."""
    return (await club.ada.slash(club.channel, "tournament show")).response


def told(result: Any) -> str:
    """The one sentence that took a private page's place."""
    assert result.acknowledged
    words = said(result.response)
    assert ids(result.response) == []
    assert "\n" not in words
    return words


async def test_a_host_calls_it_off_after_a_question(club: Club) -> None:
    await opened(club)
    asked = await club.bruno.slash(club.channel, "tournament call-off")
    done = await club.bruno.click(asked.response, custom_id=button(asked.response, "off"))
    assert "called off" in told(done)
    assert "called off" in said(await the_message(club))


async def test_the_message_is_drawn_again_after_a_restart_and_posted_anew_when_it_was_deleted(club: Club) -> None:
    await opened(club)
    first = (await now(club)).row.message_id
    await club.bot.get_partial_messageable(club.channel.id).get_partial_message(first).delete()
    await club.restart()
    await step(club)
    assert (await now(club)).row.message_id not in (None, first)


async def test_a_duplicates_board_is_played_by_its_own_people_alone(club: Club) -> None:
    answer = await club.bruno.slash(
        club.channel, "duplicate open", game="claim", boards=1, league="Mondays", pace="relaxed"
    )
    assert "opened" in sentence(answer)
    await entered(club, 4)
    await club.bruno.slash(club.channel, "tournament start")
    await step(club)
    look = await now(club)
    message = await the_message(club)
    assert look.promises[0][:12] in said(message)
    for command in ("replay", "verify"):
        assert "no such table" in sentence(await club.chloe.slash(club.channel, command, game=look.tables[0]))
    assert "others play the same deal" in sentence(
        await club.ada.slash(club.channel, "table vote", what="pause", table=look.tables[0])
    )
    await play_out(club)
    await step(club)
    assert (await now(club)).contest.stage is Stage.OVER
    assert "1 evening" in said((await club.chloe.slash(club.channel, "duplicate league")).response)
    assert "no such league" in sentence(await club.chloe.slash(club.channel, "duplicate league", league="Tuesdays"))
    proof = await club.ada.slash(club.channel, "verify", game=look.tables[0])
    assert look.promises[0] in said(proof.response)


@pytest.mark.parametrize("kind", ["tournament", "duplicate"])
async def test_my_table_shows_ones_hand_in_private(club: Club, kind: str) -> None:
    await club.bruno.slash(club.channel, f"{kind} open", game="claim", pace="relaxed")
    await entered(club, 4)
    await club.bruno.slash(club.channel, "tournament start")
    await step(club)
    message = await the_message(club)
    hand = await club.ada.click(message, custom_id=button(message, "table"))
    assert hand.ephemeral
    assert "Your hand" in said(hand.response)
    assert "no table" in sentence(await club.chloe.click(message, custom_id=button(message, "table")))


async def test_who_joins_while_check_in_is_open_is_here(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    await opened(club, **{"starts-in": 60})
    assert "I’m here" in sentence(await club.ada.slash(club.channel, "tournament join"))
    opens_at = (await now(club)).contest.plan.checks_in_at
    monkeypatch.setattr(club.bot.contests, "now", lambda: opens_at)
    assert "I’m here" not in sentence(await club.bruno.slash(club.channel, "tournament join"))
    await step(club)
    assert "Here so far: 1 of 2" in said(await the_message(club))


async def test_who_withdraws_reads_of_a_game_to_finish_only_while_they_play(club: Club) -> None:
    await opened(club, rounds=1)
    await entered(club, 3)
    left = [await club.chloe.slash(club.channel, f"tournament {command}") for command in ("join", "withdraw")][-1]
    assert sentence(left).endswith("You have withdrawn.")
    await club.bruno.slash(club.channel, "tournament start")
    await step(club)
    look = await now(club)
    bye = next(match.members[0] for match in look.contest.rounds[0].matches if match.bye)
    for who in (club.ada, club.bruno):
        left = await who.slash(club.channel, "tournament withdraw")
        plays = look.contest.entrant_of(who.id).number != bye
        assert ("Finish the game" in sentence(left)) == plays


async def test_in_french(club: Club) -> None:
    await opened(club, title="Coupe")
    await club.chloe.slash(club.channel, "settings me", language="fr")
    joined = await club.chloe.slash(club.channel, "tournament join")
    assert "Inscription" in sentence(joined)
