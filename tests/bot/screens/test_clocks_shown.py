"""When time runs out is shown at the table and on the hand, and so is who is away."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.clicks import Verb, read
from bot.screens.hand import hand_screen
from bot.screens.parts.message import Row, Screen
from bot.screens.table import table_screen
from bot.tables.model import Look
from bot.text import Words
from persistence.rows import Phase, TurnPace
from tests.bot.screens.looks import position, table_of
from tests.bot.screens.reading import read_out

EN, FR = Words("en"), Words("fr")
EVERY_WORDS = pytest.mark.parametrize("words", [EN, FR, replace(FR, text_mode=True)], ids=["en", "fr", "fr-text"])
SOON, LATER = 1_800_000_060_000, 1_800_000_090_000


def verbs(screen: Screen) -> list[Verb]:
    ids = [one.id for row in screen.blocks if isinstance(row, Row) for one in row.buttons]
    return [click.verb for click in map(read, ids) if click is not None]


def with_clocks(look: Look, *ends: int | None, absent: int | None = None, paused_at: int | None = None) -> Look:
    seats = tuple(
        replace(one, due_at=end, absent=one.seat == absent) for one, end in zip(look.table.seats, ends, strict=True)
    )
    return replace(look, table=replace(look.table, seats=seats, paused_at=paused_at))


@EVERY_WORDS
def test_one_end_for_all_is_said_once_and_several_beside_each_name(words: Words) -> None:
    game = position("kings_tricktakers", 3, 0, 1)
    look = game.look(None)
    awaited = [seat.awaited for seat in look.table.seats]
    together = read_out(table_screen(with_clocks(look, *(SOON if one else None for one in awaited)), words))
    assert together.count("<t:1800000060:R>") == 1
    if sum(awaited) > 1:
        apart = read_out(table_screen(with_clocks(look, *([SOON, LATER, LATER])), words))
        assert "(<t:1800000060:R>)" in apart
        assert "(<t:1800000090:R>)" in apart


@EVERY_WORDS
def test_a_hand_says_when_its_own_time_runs_out_unless_the_game_is_paused(words: Words) -> None:
    game = position("claim", 2, 0, 1)
    (mover,) = game.state.to_act()
    ends = [SOON if seat == mover else None for seat in range(2)]
    mine = game.look(mover)
    assert "<t:1800000060:R>" in read_out(hand_screen(with_clocks(mine, *ends), words))
    paused = read_out(hand_screen(with_clocks(mine, *ends, paused_at=LATER), words))
    assert "<t:1800000060:R>" not in paused
    at_the_table = read_out(table_screen(with_clocks(game.look(None), *ends, paused_at=LATER), words))
    assert "<t:1800000090:R>" in at_the_table
    assert "<t:1800000060:R>" not in at_the_table


@EVERY_WORDS
def test_only_who_is_away_is_offered_to_be_back_and_nothing_to_play(words: Words) -> None:
    game = position("claim", 2, 0, 1)
    (mover,) = game.state.to_act()
    screen = hand_screen(with_clocks(game.look(mover), None, None, absent=mover), words)
    assert screen.faults() == []
    assert Verb.BACK in verbs(screen)
    assert Verb.PICK not in verbs(screen)
    other = hand_screen(with_clocks(game.look(1 - mover), None, None, absent=mover), words)
    assert Verb.BACK not in verbs(other)
    assert words.key("seat-absent") in read_out(
        table_screen(with_clocks(game.look(None), None, None, absent=mover), words)
    )


@EVERY_WORDS
@pytest.mark.parametrize("pace", [pace for pace in TurnPace if pace is not TurnPace.NONE])
def test_the_lobby_says_the_pace(words: Words, pace: TurnPace) -> None:
    table = replace(table_of("claim", 2, Phase.OPEN), pace=pace)
    assert words.key(f"pace-{pace}") in read_out(table_screen(Look(table=table), words))
