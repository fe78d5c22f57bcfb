"""Invitations, private tables and block lists: who may sit down, and where a seat is kept."""

from __future__ import annotations

from random import Random

from bot.tables import verbs
from bot.tables.errors import AlreadySeated, Full, NotAllowed, NotForYou, NotInvited, NotOpen
from bot.tables.model import At
from bot.tables.service import OpenRequest
from bot.tables.times import GRACE, KEPT, MINUTE
from bot.traces import Traces
from persistence.rows import BlockedPerson, Location, Phase
from tests.bot.tables.parlour import ANNA, BELA, BOSS, CLEO, DORA, GUILD, PLACE, STRANGER, Parlour, a_key, asks


async def kept(parlour: Parlour, table_id: str) -> list[tuple[int, int]]:
    """The seats that are kept and for whom."""
    return [(one.seat, one.user_id) for one in (await parlour.look(table_id)).table.kept]


async def invite(parlour: Parlour, table_id: str) -> None:
    """Let Anna invite Bela."""
    await parlour.service.do(asks(table_id, ANNA), verbs.invite(BELA))


async def test_a_seat_is_kept_for_whom_somebody_invites_and_for_nobody_else(parlour: Parlour) -> None:
    service = parlour.service
    table_id = await parlour.table(ANNA, seats=2)
    await invite(parlour, table_id)
    assert await kept(parlour, table_id) == [(1, BELA.id)]
    refusal = await parlour.refuses(table_id, Full, service.do(asks(table_id, CLEO), verbs.join()))
    assert refusal.reason.key == "table-full-kept"
    await parlour.refuses(table_id, Full, service.do(asks(table_id, ANNA), verbs.add_computer()))
    await service.do(asks(table_id, BELA), verbs.join())
    assert await kept(parlour, table_id) == []
    assert [seat.user_id for seat in (await parlour.look(table_id)).table.seats] == [ANNA.id, BELA.id]
    row = await parlour.store.tables.find(table_id)
    assert row is not None
    assert row.dues == {}


async def test_who_may_invite_whom(parlour: Parlour) -> None:
    service = parlour.service
    table_id = await parlour.table(ANNA, BELA, seats=3)
    for who, guest in ((STRANGER, CLEO), (ANNA, BELA), (ANNA, ANNA)):
        await parlour.refuses(table_id, NotAllowed, service.do(asks(table_id, who), verbs.invite(guest)))
    await service.do(asks(table_id, BOSS), verbs.invite(CLEO))
    again = await parlour.refuses(table_id, NotAllowed, service.do(asks(table_id, BELA), verbs.invite(CLEO)))
    assert again.reason.key == "table-invite-kept"
    await parlour.refuses(table_id, Full, service.do(asks(table_id, BELA), verbs.invite(DORA)))
    await service.do(asks(table_id, ANNA), verbs.start())
    assert await kept(parlour, table_id) == []
    await parlour.refuses(table_id, NotOpen, service.do(asks(table_id, ANNA), verbs.invite(CLEO)))
    await parlour.refuses(table_id, NotOpen, service.do(asks(table_id, CLEO), verbs.decline()))


async def test_an_invitation_is_declined_once_and_not_made_again(parlour: Parlour) -> None:
    service = parlour.service
    table_id = await parlour.table(ANNA, seats=2)
    await parlour.refuses(table_id, NotInvited, service.do(asks(table_id, BELA), verbs.decline()))
    await invite(parlour, table_id)
    key = a_key()
    first = await service.do(At(table_id, BELA, GUILD, key), verbs.decline())
    assert (await service.do(At(table_id, BELA, GUILD, key), verbs.decline())).revision == first.revision
    assert await kept(parlour, table_id) == []
    refusal = await parlour.refuses(table_id, NotAllowed, service.do(asks(table_id, ANNA), verbs.invite(BELA)))
    assert refusal.reason.key == "table-invite-declined"
    await service.do(asks(table_id, BELA), verbs.join())


async def test_who_looks_after_the_table_takes_an_invitation_back(parlour: Parlour) -> None:
    service = parlour.service
    table_id = await parlour.table(ANNA, CLEO, seats=3, private=False)
    await service.do(asks(table_id, CLEO), verbs.invite(BELA))
    await parlour.refuses(table_id, NotAllowed, service.do(asks(table_id, CLEO), verbs.kick(2)))
    await service.do(asks(table_id, ANNA), verbs.kick(2))
    assert await kept(parlour, table_id) == []
    assert (await parlour.service.history(table_id, GUILD, None))[-1].text.key == "table-log-withdrawn"
    private = await parlour.table(ANNA, seats=2, private=True)
    await invite(parlour, private)
    await service.do(asks(private, ANNA), verbs.kick(1))
    await parlour.refuses(private, NotInvited, service.do(asks(private, BELA), verbs.join()))


async def test_after_ten_minutes_the_seat_is_free_also_over_a_restart(parlour: Parlour) -> None:
    table_id = await parlour.table(ANNA, seats=2)
    await invite(parlour, table_id)
    await parlour.later(KEPT - 1)
    assert await kept(parlour, table_id) == [(1, BELA.id)]
    parlour.service.drop_cache()
    await parlour.later(1)
    assert await kept(parlour, table_id) == []
    assert [one.text.key for one in await parlour.service.history(table_id, GUILD, None)][-1] == "table-log-lapsed"
    await parlour.service.do(asks(table_id, CLEO), verbs.join())


async def test_our_own_absence_does_not_count(parlour: Parlour) -> None:
    table_id = await parlour.table(ANNA, seats=3)
    await invite(parlour, table_id)
    parlour.clock.now += KEPT - MINUTE
    parlour.service.uptime.lost()
    await parlour.later(60 * MINUTE)
    assert await kept(parlour, table_id) == [(1, BELA.id)], "nobody could come"
    await parlour.service.uptime.found()
    (now,) = (await parlour.look(table_id)).table.kept
    assert now.until == parlour.clock.now + MINUTE
    await parlour.service.do(asks(table_id, CLEO), verbs.join())
    (after,) = (await parlour.look(table_id)).table.kept
    assert after.until == now.until, "what others do gives no more and takes nothing away"
    await parlour.later(MINUTE)
    assert await kept(parlour, table_id) == []


async def test_who_is_back_at_the_last_moment_still_has_a_moment(parlour: Parlour) -> None:
    table_id = await parlour.table(ANNA, seats=2)
    await invite(parlour, table_id)
    parlour.clock.now += KEPT - 1
    parlour.service.uptime.lost()
    await parlour.service.uptime.found()
    (one,) = (await parlour.look(table_id)).table.kept
    assert one.until == parlour.clock.now + GRACE


async def test_only_the_invited_sit_down_at_a_private_table(parlour: Parlour) -> None:
    service = parlour.service
    table_id = await parlour.table(ANNA, seats=3, private=True)
    assert (await parlour.look(table_id)).table.private
    for who in (BELA, BOSS):
        await parlour.refuses(table_id, NotInvited, service.do(asks(table_id, who), verbs.join()))
    await invite(parlour, table_id)
    await parlour.later(KEPT)
    await service.do(asks(table_id, BELA), verbs.join())
    await service.do(asks(table_id, BELA), verbs.leave())
    await service.do(asks(table_id, BELA), verbs.join())
    await service.do(asks(table_id, ANNA), verbs.kick(1))
    await parlour.refuses(table_id, NotInvited, service.do(asks(table_id, BELA), verbs.join()))
    await service.do(asks(table_id, ANNA), verbs.invite(BELA))
    await service.do(asks(table_id, BELA), verbs.join())
    parlour.service.drop_cache()
    assert (await parlour.look(table_id)).table.private


async def test_the_rematch_of_a_private_table_is_for_those_who_played(parlour: Parlour) -> None:
    former = await parlour.table(ANNA, private=True, seats=2)
    await invite(parlour, former)
    await parlour.service.do(asks(former, BELA), verbs.join())
    await parlour.service.do(asks(former, ANNA), verbs.start())
    await parlour.play_on(former, Random(1))
    again = (await parlour.service.rematch(asks(former, ANNA))).table_id
    assert (await parlour.look(again)).table.private
    await parlour.refuses(again, NotInvited, parlour.service.do(asks(again, CLEO), verbs.join()))
    await parlour.service.do(asks(again, BELA), verbs.join())


async def test_a_rematch_keeps_the_seats_of_those_who_played(parlour: Parlour) -> None:
    service = parlour.service
    former = await parlour.finished(ANNA, BELA, CLEO, seats=3)
    again = (await service.rematch(asks(former, ANNA))).table_id
    assert await kept(parlour, again) == [(0, BELA.id), (1, CLEO.id)]
    await parlour.refuses(again, Full, service.do(asks(again, DORA), verbs.join()))
    parlour.service.drop_cache()
    await service.rematch(asks(former, CLEO))
    assert await kept(parlour, again) == [(0, BELA.id)]
    await service.do(asks(again, BELA), verbs.decline())
    await service.do(asks(again, DORA), verbs.join())
    assert [seat.user_id for seat in (await parlour.look(again)).table.seats] == [DORA.id, CLEO.id, ANNA.id]


async def test_the_seats_of_a_rematch_are_free_after_ten_minutes_that_people_could_use(parlour: Parlour) -> None:
    former = await parlour.finished(ANNA, BELA, CLEO, seats=3)
    again = (await parlour.service.rematch(asks(former, ANNA))).table_id
    parlour.service.drop_cache()
    parlour.clock.now += KEPT - MINUTE
    parlour.service.uptime.lost()
    await parlour.later(60 * MINUTE)
    await parlour.service.uptime.found()
    assert {one.until for one in (await parlour.look(again)).table.kept} == {parlour.clock.now + MINUTE}
    await parlour.later(MINUTE)
    assert await kept(parlour, again) == []
    await parlour.service.do(asks(again, DORA), verbs.join())


async def test_a_rematch_invites_nobody_who_keeps_apart_from_its_opener(parlour: Parlour) -> None:
    former = await parlour.finished(ANNA, BELA, CLEO, DORA, seats=4)
    await parlour.store.blocks.add(BlockedPerson(BELA.id, ANNA.id, "Anna"))
    await parlour.store.blocks.add(BlockedPerson(ANNA.id, CLEO.id, "Cleo"))
    again = (await parlour.service.rematch(asks(former, ANNA))).table_id
    assert [user for _, user in await kept(parlour, again)] == [DORA.id]


async def test_whom_somebody_has_blocked_does_not_sit_down_with_them(parlour: Parlour) -> None:
    service, blocks = parlour.service, parlour.store.blocks
    await blocks.add(BlockedPerson(BELA.id, CLEO.id, "Cleo"))
    table_id = await parlour.table(ANNA, seats=4)
    await service.do(asks(table_id, CLEO), verbs.join())
    await service.do(asks(table_id, BELA), verbs.join())
    await parlour.refuses(table_id, AlreadySeated, service.do(asks(table_id, CLEO), verbs.join()))
    await service.do(asks(table_id, CLEO), verbs.leave())
    refusal = await parlour.refuses(table_id, NotForYou, service.do(asks(table_id, CLEO), verbs.join()))
    assert refusal.reason.args == (), "nobody learns who it was"
    uninvited = await parlour.refuses(table_id, NotAllowed, service.do(asks(table_id, ANNA), verbs.invite(CLEO)))
    assert uninvited.reason.key == "table-invite-unwelcome"
    await blocks.remove(BELA.id, CLEO.id)
    await service.do(asks(table_id, CLEO), verbs.join())


async def test_nobody_is_invited_by_whom_they_have_blocked(parlour: Parlour) -> None:
    await parlour.store.blocks.add(BlockedPerson(BELA.id, ANNA.id, "Anna"))
    table_id = await parlour.table(ANNA, seats=4)
    same = await parlour.refuses(table_id, NotAllowed, parlour.service.do(asks(table_id, ANNA), verbs.invite(BELA)))
    assert same.reason.key == "table-invite-unwelcome"


async def test_who_is_forgotten_is_kept_no_seat_and_stands_on_no_list(parlour: Parlour) -> None:
    table_id = await parlour.table(ANNA, seats=2)
    await invite(parlour, table_id)
    await parlour.store.blocks.add(BlockedPerson(ANNA.id, BELA.id, "Bela"))
    await parlour.store.blocks.add(BlockedPerson(BELA.id, ANNA.id, "Anna"))
    privacy = Traces(parlour.service, parlour.store)
    told = (await privacy.export(BELA.id)).decode()
    assert '"blocked_name": "Anna"' in told
    assert '"blocked_name": "Bela"' not in told, "who blocked somebody is not told to them"
    await privacy.forget(BELA)
    assert await kept(parlour, table_id) == []
    assert await parlour.store.blocks.of(ANNA.id) == []
    assert await parlour.store.blocks.of(BELA.id) == []
    assert not await parlour.store.people.is_kept(BELA.id)
    assert all("Bela" not in entry.body for entry in await parlour.store.log.entries(table_id))
    await parlour.later(KEPT)
    await parlour.service.do(asks(table_id, CLEO), verbs.join())


async def test_a_table_like_the_last_one_of_the_channel(parlour: Parlour) -> None:
    service = parlour.service
    assert await service.last_set_up(PLACE) is None
    table_id = await parlour.table(ANNA, seats=3, computers=2, level="novice", private=True, rated=False)
    await service.do(asks(table_id, ANNA), verbs.kick(2))
    wish = await service.last_set_up(PLACE)
    assert wish is not None
    again = (await service.open(wish, BELA, a_key())).table_id
    before, after = await parlour.look(table_id), await parlour.look(again)
    for name in ("game", "options", "seats_wanted", "private", "rated", "pace"):
        assert getattr(before.table, name) == getattr(after.table, name)
    assert [seat.level for seat in after.table.seats] == [None, "novice"]
    assert await service.last_set_up(Location(GUILD, 601)) is None


async def test_a_table_in_its_own_thread_is_the_last_one_of_its_channel_too(parlour: Parlour) -> None:
    thread = Location(GUILD, 700)
    request = OpenRequest(location=PLACE, game="hilltops").in_thread(thread)
    await parlour.service.open(request, ANNA, a_key())
    for place in (PLACE, thread):
        wish = await parlour.service.last_set_up(place)
        assert wish is not None
        assert (wish.location, wish.threaded) == (place, True)


async def test_a_closed_table_keeps_no_seats(parlour: Parlour) -> None:
    table_id = await parlour.table(ANNA, seats=2)
    await invite(parlour, table_id)
    await parlour.service.do(asks(table_id, ANNA), verbs.close())
    look = await parlour.look(table_id)
    assert (look.table.phase, look.table.kept) == (Phase.CLOSED, ())
