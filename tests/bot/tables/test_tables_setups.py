"""Games that are particular about numbers and options, and accidents at the opening of a table."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, repeat
from typing import Literal, Self

import pytest
from pydantic import Field, model_validator

from bot.tables import verbs
from bot.tables.errors import BadRequest, Unavailable
from bot.tables.service import OpenRequest
from games import registry
from games.engine import BadSetup, Deal, text
from persistence.rows import Location
from tests.bot.tables.parlour import ANNA, BELA, CLEO, GUILD, PLACE, Parlour, a_key, asks
from tests.toy_game.game import GAME
from tests.toy_game.start import HillOptions
from tests.toy_game.state import HillState


class PickyOptions(HillOptions):
    """Options of which not every choice goes with every other."""

    bury: int = Field(default=1, ge=1, le=2)
    wind: Literal["none", "some", "storm"] = "some"
    laps: Literal[1, 3] = 1

    @model_validator(mode="after")
    def _no_storm_over_windless_hills(self) -> Self:
        if self.windless and self.wind == "storm":
            raise ValueError("no storm without wind")
        return self


def _picky_deal(seats: int, options: HillOptions, deal: Deal) -> HillState:
    assert isinstance(options, PickyOptions)
    if options.wind == "storm" or (options.bury == 2 and seats > 3) or (options.wind == "none" and seats == 2):
        raise BadSetup(text("engine-bad-seats", least=2, most=3, seats=seats))
    return HillState(seats, options, deal)


PICKY = replace(GAME, key="picky", options=PickyOptions, deal=_picky_deal)
"""A game that needs room: a table that buries two seats three at most, in a storm nobody plays at all."""


@pytest.fixture(autouse=True)
def _picky() -> Iterator[None]:
    registry.add(PICKY)
    yield
    registry.remove("picky")


async def test_the_widest_table_that_fits_the_options(parlour: Parlour) -> None:
    table_id = await parlour.table(ANNA, game="picky", options={"bury": 2})
    assert (await parlour.look(table_id)).table.seats_wanted == 3


@pytest.mark.parametrize(
    ("options", "seats", "reason"),
    [
        ({"bury": 2}, 4, "table-bad-seats"),
        ({"wind": "storm"}, 2, "table-bad-options"),
        ({"wind": "storm"}, None, "table-bad-options"),
        ({"wind": "storm", "windless": "true"}, None, "table-bad-options"),
        ({"wind": "breeze"}, None, "table-bad-option"),
    ],
)
async def test_options_that_do_not_go_together(
    parlour: Parlour, options: dict[str, str | int | bool], seats: int | None, reason: str
) -> None:
    request = OpenRequest(location=PLACE, game="picky", options=options, seats=seats)
    with pytest.raises(BadRequest) as caught:
        await parlour.service.open(request, ANNA, a_key())
    assert caught.value.reason.key == reason


async def test_words_for_numbers(parlour: Parlour) -> None:
    table_id = await parlour.table(ANNA, game="picky", options={"laps": "3", "bury": "2"})
    options = (await parlour.look(table_id)).table.options
    assert (options["laps"], options["bury"]) == (3, 2)


async def test_options_must_fit_the_seats_of_the_table(parlour: Parlour) -> None:
    table_id = await parlour.table(ANNA, game="picky", seats=4)
    configure = parlour.service.do(asks(table_id, ANNA), verbs.configure({"bury": 2}))
    error = await parlour.refuses(table_id, BadRequest, configure)
    assert error.reason.key == "engine-bad-seats", "the game's own words"


async def test_who_sits_there_must_fit_the_options_at_the_start(parlour: Parlour) -> None:
    table_id = await parlour.table(ANNA, BELA, game="picky", options={"wind": "none"})
    error = await parlour.refuses(table_id, BadRequest, parlour.service.do(asks(table_id, ANNA), verbs.start()))
    assert error.reason.key == "engine-bad-seats", "the game's own words"
    await parlour.service.do(asks(table_id, CLEO), verbs.join())
    await parlour.service.do(asks(table_id, ANNA), verbs.start())


async def test_a_table_of_its_own_thread(parlour: Parlour) -> None:
    thread = Location(GUILD, 601)
    request = OpenRequest(location=PLACE, game="hilltops").in_thread(thread)
    done = await parlour.service.open(request, ANNA, None)
    table = (await parlour.look(done.table_id)).table
    assert (table.location, table.in_thread) == (thread, True)


async def test_an_id_that_is_taken_is_drawn_anew(url: str) -> None:
    draws = chain(repeat(b"\0", 4), repeat(b"\1"))  # secret, id and salt of the first; then ids
    parlour = await Parlour.open(url, entropy=lambda count: next(draws) * count)
    first = await parlour.table(ANNA)
    second = await parlour.table(BELA)
    assert (first, second) == ("aaaaaaaa", "aeaqcaib")
    assert (await parlour.look(first)).table.seats[0].name == "Anna"
    with pytest.raises(Unavailable):  # a source of chance that is stuck
        await parlour.table(CLEO)
    await parlour.close()


async def test_one_interaction_at_two_services_opens_one_table(parlour: Parlour) -> None:
    other = await Parlour.open(parlour.url, parlour.clock)
    request, key = OpenRequest(location=PLACE, game="hilltops"), a_key()
    found = await asyncio.gather(*(one.service.open(request, ANNA, key) for one in (parlour, other)))
    assert len({one.table_id for one in found}) == 1
    assert sorted(one.repeated for one in found) == [False, True]
    await other.close()
