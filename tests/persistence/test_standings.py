"""Points, ratings, standings: what is kept game by game is what the results amount to."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from dataclasses import replace
from itertools import count
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import URL, make_url

from persistence.__main__ import main
from persistence.errors import StoreError
from persistence.rows import EntryKind, Phase
from persistence.store import Store
from persistence.upkeep.check import check_standings, rebuild_standings
from seasons.boards import Ranked, Sort
from seasons.model import Result, ResultRow, Trophy
from seasons.ratings import NEWCOMER
from seasons.tally import EVERY_GAME, EVERY_SEASON, held
from tests.harness.stores import POSTGRESQL_LATER
from tests.persistence.outside import change
from tests.persistence.samples import OPENING, a_table, entry

pytestmark = POSTGRESQL_LATER

NUMBERS = count(1)
GUILD = 7
HOUR = 3_600_000
MONTH = 31 * 86_400_000
START = 1_770_000_000_000


def result_of(
    places: list[int], people: list[int], *, game: str = "claim", at: int = START, guild_id: int = GUILD
) -> Result:
    rows = tuple(
        ResultRow(seat=seat, user_id=user_id, name=f"player {user_id}", place=place, score=0)
        for seat, (user_id, place) in enumerate(zip(people, places, strict=True))
    )
    return Result(
        table_id=f"t{next(NUMBERS)}",
        guild_id=guild_id,
        game=game,
        rules_version=1,
        ended_at=at,
        reason="over",
        rated=True,
        rows=rows,
    )


def against(place: int, *, user_id: int = 1, level: str = "casual", game: str = "claim", score: int = 0) -> Result:
    """A game of one person and one computer."""
    rows = (
        ResultRow(seat=0, user_id=user_id, name=f"player {user_id}", place=place, score=score),
        ResultRow(seat=1, level=level, name="Ada", place=3 - place, score=score + (10 if place == 2 else -10)),
    )
    return replace(result_of([1, 2], [1, 2], game=game), rows=rows)


async def finish(store: Store, result: Result) -> Result:
    await store.log.open_table(a_table(result.table_id), [], OPENING)
    await store.log.append(result.table_id, 1, [entry(2, EntryKind.FINISH)], phase=Phase.FINISHED, result=result)
    return result


def read(lines: tuple[Ranked, ...]) -> list[tuple[int | None, int, int, int, int]]:
    return [
        (line.place, line.standing.user_id, line.standing.points, line.standing.wins, line.standing.games)
        for line in lines
    ]


async def test_a_game_brings_points_ratings_and_standings_at_once(store: Store) -> None:
    result = await finish(store, result_of([2, 1, 2], [1, 2, 3]))
    settlement = await store.standings.settlement(result.table_id)
    assert settlement is not None
    assert settlement.season == 1
    assert [gain.points for gain in settlement.gains.values()] == [20, 50, 20]
    assert [gain.won for gain in settlement.gains.values()] == [False, True, False]
    assert settlement.gains[0].after == settlement.gains[2].after
    assert settlement.gains[1].before == NEWCOMER
    assert settlement.gains[1].after.mu > NEWCOMER.mu > settlement.gains[0].after.mu
    assert settlement.gains[1].after.sigma < NEWCOMER.sigma
    for season in (EVERY_SEASON, 1):
        for game in (EVERY_GAME, "claim"):
            board = await store.standings.board(GUILD, season, game, Sort.POINTS, own=3)
            assert read(board.lines) == [(1, 2, 50, 1, 1), (2, 1, 20, 0, 1), (2, 3, 20, 0, 1)]
            assert board.own == board.lines[2]
    assert (await store.standings.board(GUILD, 1, "five_crowns", Sort.POINTS, own=3)).own is None


async def test_a_play_whose_game_cannot_be_settled_is_not_kept_either(store: Store, url: str) -> None:
    result = result_of([1, 2], [1, 2])
    await store.log.open_table(a_table(result.table_id), [], OPENING)
    change(url, "ALTER TABLE standings RENAME TO mislaid")
    with pytest.raises(StoreError):
        await store.log.append(result.table_id, 1, [entry(2)], phase=Phase.FINISHED, result=result)
    assert await store.log.entries(result.table_id) == [OPENING]
    assert await store.results.find(result.table_id) is None
    assert await store.seasons.of_guild(GUILD) == []
    change(url, "ALTER TABLE mislaid RENAME TO standings")
    await store.log.append(result.table_id, 1, [entry(2)], phase=Phase.FINISHED, result=result)
    assert await store.standings.settlement(result.table_id) is not None


async def test_a_draw_of_all_is_no_win_and_a_shared_first_place_is_one(store: Store) -> None:
    drawn = await store.standings.settlement((await finish(store, result_of([1, 1], [1, 2]))).table_id)
    shared = await store.standings.settlement((await finish(store, result_of([1, 1, 3], [1, 2, 3]))).table_id)
    assert drawn is not None
    assert shared is not None
    assert [gain.won for gain in drawn.gains.values()] == [False, False]
    assert [gain.won for gain in shared.gains.values()] == [True, True, False]


@pytest.mark.parametrize(
    "apart",
    [
        replace(result_of([1, 2], [1, 2]), rated=False),
        result_of([1], [1]),
        replace(against(1), rated=False),
    ],
    ids=["unrated", "solo", "practice"],
)
async def test_games_apart_give_nothing(store: Store, apart: Result) -> None:
    await finish(store, apart)
    assert await store.standings.settlement(apart.table_id) is None
    assert (await store.standings.board(GUILD, EVERY_SEASON, EVERY_GAME, Sort.GAMES)).total == 0
    career = await store.standings.career(GUILD, 1, EVERY_GAME, None)
    assert career is not None
    won = int(len(apart.rows) > 1)  # nobody beats themselves
    assert (career.apart, career.apart_won, career.curve) == (1, won, ())


async def test_provisional_ratings_stand_behind_and_have_no_place(store: Store) -> None:
    for _ in range(5):
        await finish(store, result_of([2, 1], [1, 2]))
    for _ in range(4):
        await finish(store, result_of([1, 2], [3, 4]))
    board = await store.standings.board(GUILD, 1, EVERY_GAME, Sort.RATING, own=4)
    assert [(line.place, line.standing.user_id, line.standing.provisional) for line in board.lines] == [
        (1, 2, False),
        (2, 1, False),
        (None, 3, True),
        (None, 4, True),
    ]
    assert board.own == board.lines[3]


async def test_pages_share_places_over_their_edges(store: Store) -> None:
    for number in range(8):
        await finish(store, result_of([1, 1], [10 + number, 20 + number]))
    await finish(store, result_of([1, 2], [30, 31]))
    pages = [
        await store.standings.board(GUILD, 1, EVERY_GAME, Sort.POINTS, limit=5, offset=offset) for offset in (0, 5, 15)
    ]
    assert [[line.place for line in page.lines] for page in pages] == [[1, 2, 2, 2, 2], [2] * 5, [2, 2, 18]]
    assert {page.total for page in pages} == {18}


async def test_a_season_keeps_its_own_score(store: Store) -> None:
    await finish(store, result_of([1, 2], [1, 2]))
    await finish(store, result_of([2, 1], [1, 2], at=START + MONTH, game="five_crowns"))
    assert read((await store.standings.board(GUILD, 1, EVERY_GAME, Sort.POINTS)).lines) == [
        (1, 1, 30, 1, 1),
        (2, 2, 10, 0, 1),
    ]
    assert read((await store.standings.board(GUILD, 2, EVERY_GAME, Sort.POINTS)).lines) == [
        (1, 2, 30, 1, 1),
        (2, 1, 10, 0, 1),
    ]
    both = await store.standings.board(GUILD, EVERY_SEASON, EVERY_GAME, Sort.POINTS)
    assert read(both.lines) == [(1, 1, 40, 1, 2), (1, 2, 40, 1, 2)]
    champions = await store.standings.champions(GUILD, [1, 2])
    assert {season: [one.user_id for one in best] for season, best in champions.items()} == {1: [1], 2: [2]}


async def test_highlights(store: Store) -> None:
    for places in ([1, 2, 3], [1, 2, 3], [2, 1, 3]):
        await finish(store, result_of(places, [1, 2, 3]))
    await finish(store, result_of([1, 2], [4, 1], game="five_crowns"))
    found = await store.standings.highlights(GUILD, 1)
    assert (found.games, found.players, found.busiest, found.most_games) == (4, 4, ("player 1",), 4)
    assert (found.favourite, found.favourite_games, found.climber) == ("claim", 3, None)
    for _ in range(2):
        await finish(store, result_of([2, 1], [1, 2]))
    found = await store.standings.highlights(GUILD, 1)
    assert found.climber == "player 2", "nobody else has played five games"
    assert found.climbed > 0
    assert (await store.standings.highlights(GUILD, 2)).games == 0


async def test_a_career(store: Store) -> None:
    assert await store.standings.career(GUILD, 1, EVERY_GAME, 1) is None
    for place in (1, 1, 2, 1, 1, 1):
        await finish(store, result_of([place, 3 - place], [1, 2]))
    await finish(store, result_of([3, 1, 1], [1, 2, 3], game="five_crowns"))
    await finish(store, replace(result_of([1, 2], [1, 2]), rated=False))
    career = await store.standings.career(GUILD, 1, EVERY_GAME, 1)
    assert career is not None
    assert (career.name, career.places, career.streak, career.longest) == ("player 1", {1: 5, 2: 1, 3: 1}, 0, 3)
    assert career.standings.keys() == {EVERY_GAME, "claim", "five_crowns"}
    assert career.season == career.standings[EVERY_GAME]
    assert len(career.curve) == 7
    assert career.curve[-1] == career.standings[EVERY_GAME].rating
    assert [(one.user_id, one.games, one.ahead, one.behind) for one in career.rivals] == [(2, 7, 5, 2), (3, 1, 0, 1)]
    assert career.apart == 1
    assert career.on_time is None, "no turn had a clock"
    only = await store.standings.career(GUILD, 1, "claim", 1)
    assert only is not None
    assert (only.streak, len(only.curve), [one.user_id for one in only.rivals]) == (3, 6, [2])


async def test_trophies_are_earned_once_and_told_with_the_game_that_brought_them(store: Store) -> None:
    moments = count(START, 8 * HOUR)

    async def gains(result: Result) -> dict[int, tuple[Trophy, ...]]:
        ended = await finish(store, replace(result, ended_at=next(moments)))
        settlement = await store.standings.settlement(ended.table_id)
        assert settlement is not None
        return {seat: gain.trophies for seat, gain in settlement.gains.items()}

    won = result_of([1, 2], [1, 2])
    assert await gains(won) == {0: (Trophy.WIN,), 1: ()}
    assert await gains(result_of([1, 1], [1, 2])) == {0: (), 1: ()}, "a draw of all is no win"
    told = [await gains(result_of([1, 2], [1, 2])) for _ in range(9)]
    assert all(one == {0: (), 1: ()} for one in told)
    tenth = result_of([1, 2], [1, 2])
    slam = replace(tenth.rows[0], slam=True)
    assert await gains(replace(tenth, rows=(slam, *tenth.rows[1:]))) == {0: (Trophy.SLAM, Trophy.STREAK), 1: ()}
    assert await gains(result_of([1, 2], [1, 2], game="five_crowns")) == {0: (Trophy.WIN,), 1: ()}
    career = await store.standings.career(GUILD, 1, EVERY_GAME, None)
    assert career is not None
    games = {game: one for game, one in career.standings.items() if game != EVERY_GAME}
    assert held(games, career.standings[EVERY_GAME]) == {
        Trophy.WIN: ("claim", "five_crowns"),
        Trophy.SLAM: ("claim",),
        Trophy.STREAK: (),
    }


async def test_a_career_tells_how_many_turns_were_in_time(store: Store) -> None:
    for rated, turns, late in ((True, 100, 1), (False, 20, 1)):
        played = result_of([1, 2], [1, 2])
        mine = replace(played.rows[0], turns=turns, late=late)
        await finish(store, replace(played, rated=rated, rows=(mine, *played.rows[1:])))
    career = await store.standings.career(GUILD, 1, EVERY_GAME, 1)
    assert career is not None
    assert (career.turns, career.late, career.on_time) == (120, 2, 98)


game_strategy = st.tuples(
    st.lists(st.integers(1, 9), min_size=2, max_size=7, unique=True),
    st.lists(st.integers(0, 2), min_size=7, max_size=7),
    st.sampled_from(["claim", "five_crowns"]),
    st.integers(0, MONTH // 2),
)


@settings(max_examples=7, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(game_strategy, min_size=1, max_size=8))
async def test_standings_from_increments_are_what_a_recount_makes_them(
    store: Store, url: str, played: list[tuple[list[int], list[int], str, int]]
) -> None:
    """Held against a count of its own, and against the one that `standings --check` makes."""
    guild_id, now = 1_000 + next(NUMBERS), START
    model = PlackettLuce()
    wins: dict[tuple[str, int], int] = defaultdict(int)
    ratings: dict[tuple[str, int], PlackettLuceRating] = defaultdict(model.rating)
    for people, merits, game, wait in played:
        now += wait
        places = [1 + sum(other > one for other in merits[: len(people)]) for one in merits[: len(people)]]
        await finish(store, result_of(places, people, game=game, at=now, guild_id=guild_id))
        for scope in (EVERY_GAME, game):
            teams = [[ratings[scope, user_id]] for user_id in people]
            for user_id, place, (after,) in zip(
                people, places, model.rate(teams, ranks=[*map(float, places)]), strict=True
            ):
                ratings[scope, user_id] = after
                wins[scope, user_id] += place == 1 < max(places)
    for scope in {EVERY_GAME, *(game for _, _, game, _ in played)}:
        board = await store.standings.board(guild_id, EVERY_SEASON, scope, Sort.WINS, limit=100)
        assert {line.standing.user_id: line.standing.wins for line in board.lines} == {
            user_id: number for (where, user_id), number in wins.items() if where == scope
        }
        for line in board.lines:
            assert line.standing.rating.mu == pytest.approx(ratings[scope, line.standing.user_id].mu)
    assert check_standings(make_url(url)) == []


HARM = {
    "UPDATE standings SET points = points + 1 WHERE season = 1 AND game = '' AND user_id = 1": "1//1 is",
    "UPDATE standings SET mu = mu + 0.01 WHERE season = 0 AND game = 'claim' AND user_id = 2": "0/claim/2 is",
    "DELETE FROM standings WHERE season = 0 AND game = '' AND user_id = 1": "0//1 is missing",
    "INSERT INTO standings VALUES (7, 1, '', 99, 'x', 0, 0, 0, 25, 8, 0, 0, 0, 0)": "1//99 comes of no result",
    "UPDATE gains SET won = NOT won WHERE seat = 0": "gain",
    "DELETE FROM gains WHERE seat = 1": "is missing",
    "UPDATE gains SET trophies = ''": "but the results make it",
    "UPDATE standings SET longest = longest + 1 WHERE season = 0 AND game = 'claim' AND user_id = 2": "0/claim/2 is",
    "UPDATE result_rows SET place = 3 - place": "but the results make it",
}
BEYOND_COUNTING = [
    ("UPDATE results SET season = 5", "counts for season 5, which is not there", "UPDATE results SET season = 1"),
    (
        "INSERT INTO seasons VALUES (7, 2, NULL, 'UTC', 'open', 5, NULL, NULL, '{}', NULL)",
        "more than one season runs",
        "DELETE FROM seasons WHERE number = 2",
    ),
    (
        "UPDATE seasons SET ended_at = started_at - 1",
        "ends before it begins",
        "UPDATE seasons SET ended_at = NULL",
    ),
]


@pytest.fixture
async def settled(url: str) -> URL:
    """A database in which one game has counted."""
    await fill(url)
    return make_url(url)


async def test_the_check_finds_what_does_not_agree_and_a_rebuild_mends_it(settled: URL, url: str) -> None:
    assert check_standings(settled) == []
    for harm, complaint in list(HARM.items())[:: 1 if url.startswith("sqlite") else 4]:
        change(url, harm)
        assert any(complaint in fault for fault in check_standings(settled)), harm
        assert rebuild_standings(settled) == 1, harm
        assert check_standings(settled) == [], harm


async def test_the_check_finds_seasons_that_cannot_be(settled: URL, url: str) -> None:
    for harm, complaint, mended in BEYOND_COUNTING:
        change(url, harm)
        assert any(complaint in fault for fault in check_standings(settled)), harm
        assert rebuild_standings(settled) == 1
        assert any(complaint in fault for fault in check_standings(settled)), harm
        change(url, mended)


async def fill(url: str) -> None:
    store = await Store.open(url)
    await finish(store, result_of([1, 2], [1, 2]))
    await store.close()


def test_the_commands_say_how_it_went(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(fill(url))
    arguments = ["--database", url, "standings"]
    assert main([*arguments, "--check"]) == 0
    change(url, "DELETE FROM gains")
    assert main([*arguments, "--check"]) == 1
    assert "is missing" in capsys.readouterr().out
    assert main([*arguments, "--rebuild"]) == 0
    assert capsys.readouterr().out.endswith(": counted anew from 1 games\n")
    assert main([*arguments, "--check"]) == 0
    with pytest.raises(SystemExit):
        main(arguments)


async def test_a_rebuild_counts_the_same_as_game_after_game(store: Store, url: str) -> None:
    chance = Random(3)
    for number in range(30):
        people, at = chance.sample(range(1, 9), chance.randint(2, 5)), START + number * 8 * HOUR
        await finish(store, result_of(chance.sample(range(1, len(people) + 1), len(people)), people, at=at))
    before = [await store.standings.board(GUILD, season, EVERY_GAME, Sort.RATING) for season in (EVERY_SEASON, 1)]
    assert rebuild_standings(make_url(url)) == 30
    assert [
        await store.standings.board(GUILD, season, EVERY_GAME, Sort.RATING) for season in (EVERY_SEASON, 1)
    ] == before


async def test_five_games_against_computers_are_a_ladder_of_their_own(store: Store, url: str) -> None:
    for number in range(5):
        ended = await finish(store, against(1 if number else 2, score=number))
        settlement = await store.standings.settlement(ended.table_id)
        assert settlement is not None
        assert settlement.step is not None
        assert (settlement.season, settlement.gains, settlement.step.climb.games) == (None, {}, number + 1)
    await finish(store, against(1, user_id=2, level="expert"))
    assert (await store.standings.board(GUILD, EVERY_SEASON, EVERY_GAME, Sort.POINTS)).total == 0
    assert await store.seasons.of_guild(GUILD) == [], "nothing of it is in a season"
    for game in (EVERY_GAME, "claim"):
        board = await store.standings.ladder(GUILD, game, limit=10, offset=0, own=2)
        assert [(one.place, one.standing.user_id, one.standing.wins) for one in board.lines] == [
            (1, 1, 4),
            (None, 2, 1),
        ]
        assert board.own == board.lines[1]
    climbs = await store.standings.climbs(GUILD, 1)
    assert {(rung.game, rung.level): one.best for rung, one in climbs.items()} == {
        (EVERY_GAME, ""): None,
        ("claim", ""): None,
        ("claim", "casual"): 4,
    }
    career = await store.standings.career(GUILD, 1, EVERY_GAME, None)
    assert career is not None
    assert (career.apart, dict(career.standings)) == (0, {})
    assert check_standings(make_url(url)) == []


async def test_the_check_finds_a_ladder_that_does_not_agree_and_a_rebuild_mends_it(store: Store, url: str) -> None:
    for place in (1, 2, 1):
        await finish(store, against(place))
    for harm, complaint in {
        "UPDATE ladder SET wins = wins + 1 WHERE level = 'casual'": "climb claim/casual/2/1 is",
        "DELETE FROM ladder WHERE game = ''": "climb ///1 is missing",
        "UPDATE ladder_steps SET mu = mu + 0.01": "step t",
    }.items():
        change(url, harm)
        assert any(complaint in fault for fault in check_standings(make_url(url))), harm
        assert rebuild_standings(make_url(url)) == 3
        assert check_standings(make_url(url)) == []


async def test_the_ladder_is_handed_out_and_forgotten_with_its_person(store: Store, url: str) -> None:
    for place in (1, 2, 1):
        await finish(store, against(place))
    mine = await store.people.everything_of(1)
    assert [len(mine[name]) for name in ("ladder", "ladder_steps")] == [3, 3]
    assert await store.people.make_nobody_elsewhere(1, -5)
    assert await store.standings.climbs(GUILD, 1) == {}
    assert {one.name for one in (await store.standings.climbs(GUILD, -5)).values()} == {""}
    assert check_standings(make_url(url)) == []
