"""The chain of a log: `check` finds whatever was altered, and forgetting somebody breaks nothing."""

import pytest
from sqlalchemy import URL, create_engine, make_url, text

from bot.traces import Traces
from games import registry
from games.signature import Proof, prove
from persistence.play.chain import summary
from persistence.upkeep.check import check, check_games
from tests.bot.tables.parlour import ANNA, BELA, GUILD, Parlour, asks

ALTERATIONS = (
    "UPDATE log SET body = 'ZZ' WHERE kind = 'play' AND seq = (SELECT min(seq) FROM log WHERE kind = 'play')",
    "UPDATE log SET actor_id = 77 WHERE kind = 'play'",
    "UPDATE log SET at = at + 1 WHERE kind = 'start'",
    "UPDATE log SET seat = 1 - seat WHERE kind = 'play'",
    "UPDATE log SET interaction_id = 5 WHERE kind = 'join'",
    "UPDATE log SET link = NULL WHERE seq = 2",
    "UPDATE seats SET salt = 'mine' WHERE seat = 0",
    "UPDATE tables SET options = '{}'",
    "UPDATE result_rows SET place = 3 - place",
    "UPDATE result_rows SET user_id = 3 - user_id",
    "UPDATE results SET form = 'match_length=1'",
    "UPDATE log SET link = NULL, veil = NULL",
    "UPDATE tables SET chained = false",
    "DELETE FROM log WHERE seq = (SELECT max(seq) FROM log)",
)


async def a_game(parlour: Parlour) -> str:
    return await parlour.finished(ANNA, BELA, game="claim")


def alter(url: URL, statement: str) -> None:
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text(statement))
    engine.dispose()


async def test_a_game_played_is_sound_and_stays_so_when_somebody_is_forgotten(parlour: Parlour) -> None:
    await a_game(parlour)
    assert check(make_url(parlour.url)) == []
    await Traces(parlour.service, parlour.store).forget(ANNA)
    assert check(make_url(parlour.url)) == []


@pytest.mark.parametrize("statement", ALTERATIONS)
async def test_an_altered_log_is_found(parlour: Parlour, statement: str) -> None:
    table_id = await a_game(parlour)
    alter(make_url(parlour.url), statement)
    faults = check(make_url(parlour.url))
    assert faults
    assert table_id in faults[0]


async def proved(parlour: Parlour, table_id: str) -> Proof:
    return prove(await parlour.service.record(table_id, GUILD), registry.game("claim"))


async def test_verify_finds_an_altered_form(parlour: Parlour) -> None:
    table_id = await a_game(parlour)
    assert (await proved(parlour, table_id)).faults == []
    alter(make_url(parlour.url), "UPDATE results SET form = 'match_length=1'")
    assert (await proved(parlour, table_id)).plays is not None


async def test_the_chain_of_a_result_without_its_form_stays_valid(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as before:
        before.setattr("persistence.play.chain.summary", lambda result, **_: summary(result, formed=False))
        table_id = await a_game(parlour)
    url = make_url(parlour.url)
    assert check(url) == []
    assert (await proved(parlour, table_id)).faults == []
    alter(url, "UPDATE result_rows SET score = score + 1")
    assert check(url)
    assert (await proved(parlour, table_id)).plays is not None


async def test_a_play_against_the_rules_is_found_in_a_log_without_a_chain(parlour: Parlour) -> None:
    table_id = await a_game(parlour)
    url = make_url(parlour.url)
    for statement in ("UPDATE log SET link = NULL, veil = NULL", "UPDATE tables SET chained = false"):
        alter(url, statement)
    assert check(url) == check_games(url) == []
    alter(url, ALTERATIONS[0])
    assert check(url) == []
    (fault,) = check_games(url)
    assert fault.startswith(f"table {table_id}: entry ")
    assert fault.endswith(" (play) is against the rules")


async def test_who_else_an_entry_names_stays_under_the_chain_when_somebody_is_forgotten(parlour: Parlour) -> None:
    await a_game(parlour)
    (first,) = {change.table_id for change in parlour.changes}
    done = await parlour.service.rematch(asks(first, BELA))
    await Traces(parlour.service, parlour.store).forget(ANNA)
    url = make_url(parlour.url)
    assert check(url) == []
    alter(url, "UPDATE log SET body = replace(body, 'Bela', 'Cleo') WHERE kind = 'open' AND body LIKE '%Bela%'")
    (fault,) = check(url)
    assert fault == f"table {done.table_id}: entry 1 (open) was altered: its hash does not fit"
