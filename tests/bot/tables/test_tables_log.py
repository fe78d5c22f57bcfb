"""The log of a running game: everything the viewer may read, but no trick that the rules have covered."""

from __future__ import annotations

from collections import Counter
from random import Random

from games.kings_tricktakers.view import KingsView
from persistence.rows import Phase
from tests.bot.tables.parlour import ANNA, BELA, CLEO, GUILD, Parlour

PEOPLE = (ANNA, BELA, CLEO)
PLAYED, WON = "kings-tricktakers-event-played", "kings-tricktakers-event-won"


async def told(parlour: Parlour, table_id: str) -> Counter[str]:
    """How often the log tells which kind of event to a spectator."""
    return Counter(one.text.key for one in await parlour.service.history(table_id, GUILD, None))


async def test_won_tricks_go_out_of_sight_until_the_game_is_over(parlour: Parlour) -> None:
    """games/kings_tricktakers/RULES.md, section 10, ruling 40: the current and the last trick may be shown."""
    table_id = await parlour.running(*PEOPLE, game="kings_tricktakers", options={"company_mode": "starter"})
    rng = Random(5)
    seen: set[int] = set()
    while (look := await parlour.look(table_id)).table.phase is Phase.RUNNING:
        view = look.view
        assert isinstance(view, KingsView)
        if view.round == 1 and view.trick:
            before = view.trick > 1
            log = await told(parlour, table_id)
            assert log[PLAYED] == len(PEOPLE) * before + len(view.plays)
            assert log[WON] == before  # nor is the card named with which an earlier trick was won
            beside = Counter(one.text.key for one in look.since)
            assert beside[PLAYED] <= log[PLAYED]
            assert beside[WON] <= log[WON]
            seen.add(view.trick)
        await parlour.play(table_id, (await parlour.awaited(table_id))[0], rng)
    assert seen == {1, 2, 3, 4, 5}
    assert (await told(parlour, table_id))[PLAYED] == len(PEOPLE) * 5 * 3
    assert (await told(parlour, table_id))[WON] == 5 * 3
