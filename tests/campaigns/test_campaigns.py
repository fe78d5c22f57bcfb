"""A short run of each campaign, so that they work when they are needed."""

from __future__ import annotations

from pathlib import Path

from persistence.rows import TurnPace
from tests.campaigns import (
    alter,
    challengers,
    company,
    contest,
    daily,
    evening,
    fairplay,
    forge,
    load,
    month,
    processes,
    restart,
    rivals,
    study,
    throughput,
    year,
)
from tests.campaigns.crash import Point, campaign


async def test_no_confirmed_play_is_lost_when_the_plug_is_pulled(tmp_path: Path) -> None:
    report = await campaign(tmp_path, kills=2, seed=4)

    assert report.kills == {Point.ANYTIME: 1, Point.COMMITTED: 1}
    assert "none lost or doubled" in str(report)


async def test_a_tournament_comes_to_its_winner_while_the_plug_is_pulled(tmp_path: Path) -> None:
    report = await evening.campaign(tmp_path, kills=2, rounds=1, seed=1)

    assert report.kills.total() == 2
    assert len(report.played.confirmed) > 20


async def test_a_challenge_and_a_game_night_go_on_while_the_plug_is_pulled(tmp_path: Path) -> None:
    report = await company.campaign(tmp_path, kills=3, seed=1)

    assert report.kills.total() == 3
    assert len(report.played.confirmed) > 60


async def test_who_stands_by_goes_on_where_the_other_process_ended(tmp_path: Path) -> None:
    seen = await processes.campaign(tmp_path, [processes.Fall.ENDED, processes.Fall.KILLED], seed=4, skew=5)

    assert {fall: len(waits) for fall, waits in seen.waits.items() if waits} == {
        processes.Fall.ENDED: 1,
        processes.Fall.KILLED: 1,
    }
    assert "another process works for these servers" in (tmp_path / "bot.log").read_text()


async def test_people_click_while_the_only_process_is_started_anew(tmp_path: Path) -> None:
    report = await restart.campaign(tmp_path, ["told to end"], seed=4)

    assert "1 restarts" in str(report)
    assert report.answered


async def test_a_year_rolls_over_every_month_and_its_standings_agree(tmp_path: Path) -> None:
    report = await year.campaign(tmp_path, games=16, seed=1, kinds=["claim", "monster_tricks"])

    assert report.games == 16
    assert report.seasons > 6
    assert "standings agree" in str(report)


async def test_a_month_of_all_that_people_do_leaves_every_table_as_its_log_says(tmp_path: Path) -> None:
    report = await month.campaign(tmp_path, tables=4, days=0.05, seed=1, paces=[TurnPace.LIVE_60, TurnPace.LIVE_120])

    assert report.done["restarts"] == 5
    assert report.done["tables finished"] + report.done["tables closed"] == 4
    assert report.done["play"] > 50


async def test_rivals_who_try_everything_take_nobodys_seat_or_game(tmp_path: Path) -> None:
    report = await fairplay.campaign(tmp_path, rounds=7, seed=1, games=["hilltops"], steps=40)

    assert report.rounds.total() == 7
    assert report.refused.total() > 30
    assert report.judged.total() > 100


async def test_cheats_in_a_challenge_see_and_play_nothing_twice(tmp_path: Path) -> None:
    report = await challengers.campaign(tmp_path, rounds=4, seed=1, games=("hilltops",))

    assert report.rounds.total() == 4
    assert report.refused > 50


async def test_cheats_in_tournaments_decide_nothing(tmp_path: Path) -> None:
    report = await rivals.campaign(tmp_path, cups=4, seed=1)

    assert report.matches > 12
    assert report.refused.total() > 200


async def test_days_of_deals_are_dealt_as_promised_and_hidden_until_they_are_over(tmp_path: Path) -> None:
    report = await daily.campaign(tmp_path, people=2, days=2, seed=1, steps=20)

    assert report.promises == 2
    assert report.done["finished"] > 1
    assert report.done["restarts"] > 4


async def test_a_tournament_plays_itself_through_kills_and_no_shows(tmp_path: Path) -> None:
    report = await contest.campaign(tmp_path, people=4, rounds=2, kills=1, seed=1)

    assert report.rounds == 2
    assert report.kills == 1


async def test_a_duplicate_plays_itself_from_the_promised_deals(tmp_path: Path) -> None:
    report = await contest.campaign(tmp_path, people=6, rounds=1, kills=1, seed=1, game="monster_tricks", size=3)

    assert report.matches == 2
    assert report.kills == 1


async def test_no_call_is_refused_under_load_and_every_table_is_drawn_in_the_end(tmp_path: Path) -> None:
    report = await load.campaign(tmp_path, tables=4, rate=10, seconds=3, seed=2)

    assert report.waits
    assert report.drawings
    assert not any(report.refused.values())


async def test_the_rate_of_clicks_rises_until_it_is_not_held(tmp_path: Path) -> None:
    search = await throughput.campaign(tmp_path, processes=1, tables=2, seconds=1, seed=2, rates=(2, 1000))

    assert search.steps[-1].rate == search.steps[-2].rate  # tried once more before it is given up
    assert not search.steps[-1].held


async def test_forged_inputs_are_answered_and_leave_no_trace(tmp_path: Path) -> None:
    report = await forge.campaign(tmp_path, inputs=100, seed=2)

    assert report.inputs.total() == 100
    assert report.entries > report.tables > 0


async def test_every_alteration_is_found_in_the_database_and_by_both_verifiers(tmp_path: Path) -> None:
    report = await alter.campaign(tmp_path, count=16, seed=2, games=["claim"])

    assert report.made == dict.fromkeys(alter.KINDS, 2)
    assert report.missed == []


async def test_games_go_on_from_any_move_and_are_folded_alike(tmp_path: Path) -> None:
    report = await study.campaign(tmp_path, positions=2, seed=2, moves=15)

    assert set(report.positions.values()) == {2}
    assert report.moves > 20
    assert report.faults == []
