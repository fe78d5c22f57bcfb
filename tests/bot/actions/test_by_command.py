"""Whole games by commands alone, with the real client: no button, no menu and no form is used."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.clicks import read
from bot.screens.questions import plays
from bot.screens.questions.paths import ask_of, path_to
from bot.text import Words
from games import registry
from games.players import Strength, choose
from tests.harness.club import Club, ids, running_table, said, sentence, table_of, to_act
from tests.harness.forging import type_command
from tests.toy_game.game import GAME as HILLTOPS

GAMES = sorted({*registry.all_games(), HILLTOPS.key})
MOST = 25
"""How many lines Discord shows."""


@pytest.fixture(autouse=True)
def hilltops() -> Iterator[None]:
    registry.add(HILLTOPS)
    yield
    registry.remove(HILLTOPS.key)


async def offered(club: Club, person: Any, typed: str = "") -> dict[str, str]:
    """The plays that are offered to a person who types: what each line stands for."""
    found = await person.autocomplete(club.channel, "play", "card", typed)
    assert len(found) <= MOST
    return {one["name"]: one["value"] for one in found}


async def play(club: Club, person: Any, card: str) -> str:
    """Play by command and return what the person reads."""
    answer = await person.slash(club.channel, "play", card=card)
    assert answer.ephemeral
    return said(answer.response)


async def chosen(club: Club, person: Any, table: str, chance: Random) -> str | None:
    """The line of the play that a computer would make in the person's place; None where none is awaited."""
    look = await club.bot.service.look(table, club.guild.id, person.id)
    ask = ask_of(look)
    if ask is None or look.view is None or look.asked_at is None:
        return None
    notation = str(choose(registry.game(look.table.game), look.view, Strength.CASUAL, chance.getrandbits(32)))
    path = " ".join(path_to(ask, notation) or ())
    mine = Words("fr" if person is club.bruno else "en")
    lines = {click: line for line, click in plays(look, mine)}
    fitting = [line for click, line in lines.items() if (said := read(click)) is not None and said.rest == path]
    return fitting[0] if fitting else chance.choice([*lines.values()])  # it stands for a card that looks the same


def plain(line: str) -> str:
    """A line as a person types it who cares for neither accents nor capitals."""
    return "".join(one for one in unicodedata.normalize("NFD", line.lower()) if not unicodedata.combining(one))


@pytest.mark.wire
@pytest.mark.parametrize("key", GAMES)
async def test_a_whole_game(club: Club, key: str) -> None:
    seats = max(2, registry.game(key).seats[0])
    people = [club.ada, club.bruno, club.chloe][:seats]
    await club.bruno.slash(club.channel, "settings me", language="fr")
    opened = await type_command(club, club.ada, "table", "new", game=key, seats=seats, form="short", rated=False)
    table = table_of(opened.response)
    for person in people[1:]:
        await person.slash(club.channel, "table join")
    await club.ada.slash(club.channel, "table start")

    chance = Random(1)
    going = True
    while going:
        going = False
        for person in people:
            line = await chosen(club, person, table, chance)
            if line is None:
                assert await offered(club, person) == {}
                continue
            going = True
            found = await offered(club, person, plain(line))
            assert "⚠️" not in await play(club, person, found[line])

    assert "result" in said((await club.ada.slash(club.channel, "hand")).response)
    again = await club.ada.slash(club.channel, "table rematch")
    assert table_of(again.response) != table


async def test_a_hint_a_play_taken_back_and_the_end(club: Club) -> None:
    table = await running_table(club, rated=False)
    who = to_act(club, table)
    other = club.bruno if who is club.ada else club.ada
    assert "Hint" in said((await who.slash(club.channel, "hint")).response)
    found = await offered(club, who)
    first = next(iter(found.values()))
    await play(club, who, first)
    assert "take" not in said((await who.slash(club.channel, "table undo")).response).lower()[:20]
    assert await offered(club, who) != found, "the same cards at another moment"
    assert "moved on" in await play(club, who, first)
    assert "resigned" in said((await who.slash(club.channel, "table resign", sure=True)).response)
    assert await offered(club, other) == {}


async def test_typed_words_play_where_they_mean_one_play(club: Club) -> None:
    table = await running_table(club)
    who = to_act(club, table)
    found = await offered(club, who)
    before = len(found)
    ((faction, several),) = Counter(line.split()[0] for line in found).most_common(1)
    assert several > 1, "thirteen cards, five factions"
    shown = await play(club, who, faction)
    assert "not one of your plays right now" in shown
    assert len(await offered(club, who)) == before
    assert "not one of your plays" not in await play(club, who, plain(next(iter(found))))
    assert await offered(club, who) == {} or len(await offered(club, who)) < before


@pytest.mark.parametrize("typed", ["xyzzy", "1:play:", "1:join:-:0:", "**bold** <@1>", "1:play:abcdefgh:1:Z9"])
async def test_what_is_no_play_gets_a_kind_answer(club: Club, typed: str) -> None:
    table = await running_table(club)
    who = to_act(club, table)
    before = await offered(club, who)
    answer = await who.slash(club.channel, "play", card=typed)
    assert answer.ephemeral
    assert "not one of your plays" in said(answer.response) or "no such table" in said(answer.response)
    assert await offered(club, who) == before


async def test_nothing_is_offered_to_others(club: Club) -> None:
    table = await running_table(club)
    who = to_act(club, table)
    (line, click), *_ = (await offered(club, who)).items()
    other = club.bruno if who is club.ada else club.ada
    for person in (other, club.chloe):
        assert await offered(club, person) == {}
    assert "not one of your plays" in await play(club, other, line)
    refused = await club.chloe.slash(club.channel, "play", card=click)
    assert "at this table" in sentence(refused)
    assert len(await offered(club, who)) > 1


async def test_several_tables_here_are_named_beside_each_play(club: Club) -> None:
    tables = [await running_table(club), await running_table(club)]
    lines = [*await offered(club, club.ada), *await offered(club, club.bruno)]
    assert all(any(table_of(table) in line for table in tables) for line in lines)
    who = to_act(club, tables[0])
    mine = await offered(club, who, table_of(tables[0]))
    assert {click.split(":")[2] for click in mine.values()} == {table_of(tables[0])}
    assert mine


async def test_a_private_game_is_played_by_command(club: Club) -> None:
    dealt = await club.ada.slash(club.channel, "play", game="claim")
    assert dealt.ephemeral
    for _ in range(3):
        found = await offered(club, club.ada)
        if found:
            assert "⚠️" not in await play(club, club.ada, next(iter(found.values())))
        await club.env.advance_time(2)
    assert ids(dealt.response)
