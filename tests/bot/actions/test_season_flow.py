"""Seasons, leaderboards and statistics through the bot's front door: commands, buttons, closing posts, bad input."""

from __future__ import annotations

import sqlite3
from collections import Counter
from contextlib import closing
from typing import Any

from bot.tables import verbs
from bot.tables.model import At, Person
from seasons.model import Season
from seasons.tally import LEAST_DECISIONS
from tests.harness.club import Club, id_of, ids, press, resign, said, sentence

DAY = 86_400_000


async def play(club: Club, winner: Any, loser: Any, **wishes: Any) -> Any:
    """Play a game of Claim that the loser gives up as soon as it counts; returns the table's message."""
    opened = await winner.slash(club.channel, "table new", game="claim", **wishes)
    await press(loser, opened.response, "join")
    await press(winner, opened.response, "start")
    hand = await press(loser, opened.response, "hand")
    table_id = id_of(hand.response, "hand").split(":")[2]
    await until_it_counts(club, table_id)
    await resign(loser, club.channel, table=table_id)
    while club.bot.courier.behind:  # simcord waits for what clicks bring about, not for what the plays above do
        await club.env.settle()
    return opened.response


async def until_it_counts(club: Club, table_id: str) -> None:
    service, guild_id = club.bot.service, club.guild.id
    played: Counter[int] = Counter()
    while len(played) < 2 or min(played.values()) < LEAST_DECISIONS:
        table = (await service.look(table_id, guild_id, None)).table
        seat = next(one for one in table.seats if one.awaited)
        assert seat.user_id is not None
        view = (await service.look(table_id, guild_id, seat.user_id)).view
        assert view is not None
        person = Person(seat.user_id, seat.name)
        await service.do(At(table_id, person, guild_id, seen=table.revision), verbs.act(str(view.legal[0])))
        played[seat.user_id] += 1


async def ask(club: Club, who: Any, command: str, **options: Any) -> str:
    """A command's private answer."""
    answer = await who.slash(club.channel, command, **options)
    assert answer.ephemeral
    return said(answer.response)


async def now_season(club: Club) -> Season:
    season = await club.bot.seasons.now(club.guild.id)
    assert season is not None
    return season


def turn_back(club: Club, milliseconds: int) -> None:
    """Let everything that was played and begun have happened earlier."""
    with closing(sqlite3.connect(club.folder / "tapis.db")) as connection, connection:
        for column, table in (("started_at", "seasons"), ("ends_at", "seasons"), ("ended_at", "results")):
            connection.execute(f"UPDATE {table} SET {column} = {column} - ?", (milliseconds,))  # noqa: S608 - our names


async def test_a_result_says_what_it_brought(club: Club) -> None:
    table = await play(club, club.ada, club.bruno)
    assert "+3 points" in said(table)
    assert "rating after 4 more games" in said(table)
    assert "Counts for season 1" in said(table)


async def test_five_games_against_computers_stand_on_the_ladder(club: Club) -> None:
    for number in range(5):
        opened = await club.ada.slash(club.channel, "table new", game="claim", computers=1)
        await press(club.ada, opened.response, "start")
        hand = await press(club.ada, opened.response, "hand")
        if number == 2:
            assert "Against computers" in await ask(club, club.ada, "stats")
        await resign(club.ada, club.channel, table=id_of(hand.response, "hand").split(":")[2])
        while club.bot.courier.behind:
            await club.env.settle()
    assert "Ladder: first steps · rating" in said(opened.response)
    board = await club.ada.slash(club.channel, "leaderboard")
    assert "against computers · all games" in board.response.attachments[0].description
    assert "Place 1: Ada · first steps" in board.response.attachments[0].description
    assert "You: place 1" in said(board.response)
    stats = await ask(club, club.ada, "stats")
    assert "No game with other people has counted" in stats
    assert "**Claim**: 5 games, no win · first steps" in stats
    assert "All strengths" in await ask(club, club.ada, "stats", game="claim")


async def small_print(club: Club, lobby: Any) -> str:
    return said((await press(club.ada, lobby, "more")).response)


async def test_a_table_that_does_not_count_says_so_before_and_after(club: Club) -> None:
    table = await play(club, club.ada, club.bruno, rated=False)
    assert "opened as unrated" in said(table)
    assert "No game has counted yet" in await ask(club, club.ada, "leaderboard")
    stats = await ask(club, club.ada, "stats")
    assert "One more game for practice, alone, unrated or without everybody having played (1 won)" in stats

    opened = await club.ada.slash(club.channel, "table new", game="claim", rated=False)
    assert "Unrated" in said(opened.response)
    with_computer = await club.ada.slash(club.channel, "table new", game="five_crowns", seats=3, computers=1)
    assert "counts on the ladder, not for the season" in await small_print(club, with_computer.response)
    await press(club.bruno, with_computer.response, "join")
    assert "people are scored among themselves" in await small_print(club, with_computer.response)
    again = await press(club.bruno, table, "again")
    assert "Unrated" in said(again.response)


async def test_the_leaderboard_turns_its_pages_and_changes_its_order(club: Club) -> None:
    await play(club, club.ada, club.bruno)
    answer = await club.chloe.slash(club.channel, "leaderboard", game="claim")
    assert "You have no game on this list yet" in said(answer.response)
    (attached,) = answer.response.attachments
    assert attached.filename == "leaderboard.png"
    assert attached.description.index("Ada · 3 points") < attached.description.index("Bruno · 1 point")

    menu = next(one for one in ids(answer.response) if ":board:" in one)
    turned = await club.chloe.select(answer.response, custom_id=menu, values=["rating"])
    assert "rating after 4 more games" in turned.response.attachments[0].description
    assert "1658" not in turned.response.attachments[0].description
    wins = await club.ada.slash(club.channel, "leaderboard", season="all", sort="wins")
    assert "Bruno" in wins.response.attachments[0].description
    assert "2 players" in await ask(club, club.ada, "leaderboard", season="1", sort="games", page=99)


async def test_text_mode_has_no_pictures(club: Club) -> None:
    await play(club, club.ada, club.bruno)
    await club.chloe.slash(club.channel, "settings me", language="fr", **{"text-mode": True})
    answer = await club.chloe.slash(club.channel, "leaderboard")
    assert answer.response.attachments == []
    assert "Place 1 : **Ada**" in said(answer.response)


async def test_statistics_are_mine_in_private_and_others_in_public_unless_they_keep_them(club: Club) -> None:
    for _ in range(2):
        await play(club, club.ada, club.bruno)
    mine = await club.ada.slash(club.channel, "stats")
    assert mine.ephemeral
    assert "2 games, 2 wins (100%)" in said(mine.response)
    assert "1500" not in said(mine.response), "a rating of two games is not shown"
    assert "ratings ±" not in said(mine.response)
    ways = [one for one in ids(mine.response) if ":stats:" in one]
    pages = [said((await club.ada.click(mine.response, custom_id=one)).response) for one in ways]
    assert ["**Bruno** · 2 games: 2 ahead, 0 behind" in page for page in pages] == [False, False, True]

    others = await club.bruno.slash(club.channel, "stats", player=club.ada, game="claim")
    assert not others.ephemeral
    assert "Wins in a row: 2" in said(others.response)
    (rivals,) = [one for one in ids(others.response) if one.endswith("rivals")]
    looked = await club.chloe.click(others.response, custom_id=rivals)
    assert looked.ephemeral
    assert "**Bruno** · 2 games" in said(looked.response)

    await club.ada.slash(club.channel, "settings me", **{"stats-public": False})
    assert "to themselves" in await ask(club, club.bruno, "stats", player=club.ada)
    assert "to themselves" in sentence(await club.chloe.click(others.response, custom_id=rivals))
    assert "2 wins" in await ask(club, club.ada, "stats", player=club.ada)


async def test_a_manager_ends_a_season_and_it_is_closed_in_public_once(club: Club) -> None:
    await play(club, club.ada, club.bruno)
    asked = await club.ada.slash(club.channel, "season end")
    assert asked.ephemeral
    assert "One game has counted" in said(asked.response)
    ended = await press(club.ada, asked.response, "season")
    assert "The season has ended" in said(ended.response)
    await club.env.advance_time(5)

    closing = club.channel.last_message
    assert "is over" in said(closing)
    assert "Ada" in said(closing)
    assert [one.filename for one in closing.attachments] != []
    assert "Biggest climb" not in said(closing)
    await club.restart()
    await club.env.advance_time(5)
    assert club.channel.last_message.id == closing.id
    shown = await press(club.chloe, closing, "season")
    assert shown.ephemeral
    assert "Hall of fame" not in said(shown.response), "its own line is the podium"
    assert "Season 1" in await ask(club, club.chloe, "season show")


async def test_a_month_that_ended_while_the_bot_was_away_is_closed_when_it_returns(club: Club) -> None:
    await play(club, club.ada, club.bruno)
    turn_back(club, 200 * DAY)
    before = await club.bot.store.seasons.find(club.guild.id, 1)
    assert before is not None
    await club.restart()
    await club.env.advance_time(5)

    assert "is over" in said(club.channel.last_message)
    seasons = await club.bot.store.seasons.of_guild(club.guild.id)
    assert [season.number for season in seasons] == [2, 1]
    assert seasons[1].ended_at == before.ends_at
    await club.env.advance_time(5)
    assert sum("is over" in said(message) for message in club.channel.history()) == 1


async def test_the_closing_goes_to_the_servers_own_channel_or_where_people_last_played(club: Club) -> None:
    hall = club.guild.create_text_channel("hall-of-fame")
    await club.ada.slash(club.channel, "settings server", **{"season-channel": hall})
    await play(club, club.ada, club.bruno)
    await press(club.ada, (await club.ada.slash(club.channel, "season end")).response, "season")
    await club.env.advance_time(5)
    assert "is over" in said(hall.last_message)

    await club.bot.store.settings.change_guild(club.guild.id, season_channel_id=123)  # deleted, or never there
    await play(club, club.ada, club.bruno)
    await press(club.ada, (await club.ada.slash(club.channel, "season end")).response, "season")
    await club.env.advance_time(5)
    assert "Season 2" in said(club.channel.last_message)


async def test_a_season_by_hand_with_a_name_and_a_day(club: Club) -> None:
    await play(club, club.ada, club.bruno)
    await club.ada.slash(club.channel, "settings server", **{"season-length": "manual"})
    assert (await now_season(club)).number == 1
    await press(club.ada, (await club.ada.slash(club.channel, "season end")).response, "season")
    between = await ask(club, club.bruno, "season show")
    assert "No season is running" in between
    assert "Season 1" in between, "the last one, with those before it"
    table = await play(club, club.ada, club.bruno)
    assert "counts for ratings only" in said(table)

    begun = await ask(club, club.ada, "season start", title="Coupe d’été")
    assert "Season 2 · Coupe d’été" in begun
    assert "until somebody ends it" in begun
    assert "Season 1" in begun, "the hall of fame"


async def test_points_are_changed_for_the_next_season(club: Club) -> None:
    await play(club, club.ada, club.bruno)
    changed = await ask(club, club.ada, "season points", size=2, points="10 · 4")  # as the page writes them
    assert changed.index("2 players: 3 · 1") < changed.index("Points from the next season on")
    assert "2 players: 10 · 4" in changed
    await press(club.ada, (await club.ada.slash(club.channel, "season end")).response, "season")
    assert "+10 points" in said(await play(club, club.ada, club.bruno))
    assert "2 players: 3 · 1" in await ask(club, club.ada, "season points", size=2)


BAD_WISHES: list[tuple[str, dict[str, Any], str]] = [
    ("season start", {"title": "x" * 500}, "1 to 40 visible characters"),
    ("season start", {"title": " "}, "1 to 40 visible characters"),
    ("season start", {"until": "2020-01-01"}, "That day is over already"),
    ("season start", {"until": "2199-01-01"}, "400 days"),
    ("season start", {"until": "tomorrow"}, "year-month-day"),
    ("season start", {"until": "2026-02-30"}, "year-month-day"),
    ("season start", {}, "End it first"),
    ("season show", {"season": "7"}, "I do not know that season"),
    ("season show", {"season": "x" * 500}, "I do not know that season"),
    ("season points", {"size": 3, "points": "1 2 3"}, "none greater than the one before"),
    ("season points", {"size": 3, "points": "many"}, "3 whole numbers"),
    ("season points", {"points": "3 1"}, "tables of 2 to 7 players"),
    ("leaderboard", {"season": "Winter"}, "I do not know that season"),
    ("settings server", {"time-zone": "Mars/Olympus"}, "I do not know that time zone"),
]


async def test_bad_wishes_get_one_sentence_and_change_nothing(club: Club) -> None:
    await play(club, club.ada, club.bruno)
    before = await now_season(club), await club.bot.store.settings.of_guild(club.guild.id)
    for command, options, told in BAD_WISHES:
        answer = await ask(club, club.ada, command, **options)
        assert told in answer
        assert len(answer.splitlines()) == 1
        assert (await now_season(club), await club.bot.store.settings.of_guild(club.guild.id)) == before
    for command, options in (("season start", {}), ("season end", {}), ("season points", {"size": 2, "points": "9 0"})):
        assert "Manage Server" in await ask(club, club.bruno, command, **options)
    assert "has not finished a game" in await ask(club, club.ada, "stats", player=club.chloe)
    assert "You have not finished a game" in await ask(club, club.chloe, "stats")
