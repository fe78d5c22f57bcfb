"""Invitations, private tables and block lists: who may sit down, and where a seat is kept."""

from __future__ import annotations

from random import Random

from bot.tables.clocks.dues import GRACE, KEPT, MINUTE
from bot.tables.errors import AlreadySeated, Full, NotAllowed, NotForYou, NotInvited, NotOpen
from bot.tables.service import OpenRequest
from bot.tables.verbs.privacy import Privacy
from persistence.rows import Block, Phase, Place
from tests.bot.tables.parlour import ANNA, BELA, BOSS, CLEO, DORA, GUILD, PLACE, STRANGER, Parlour, a_key


async def kept(parlour: Parlour, table_id: str) -> list[tuple[int, int]]:
    """Return the seats that are kept and for whom."""
    return [(one.seat, one.user_id) for one in (await parlour.look(table_id)).table.kept]


async def invite(parlour: Parlour, table_id: str) -> None:
    """Let Anna invite Bela."""
    await parlour.service.invite(table_id, ANNA, GUILD, BELA, a_key())


async def test_a_seat_is_kept_for_whom_somebody_invites_and_for_nobody_else(parlour: Parlour) -> None:
    service = parlour.service
    table_id = await parlour.table(ANNA, seats=2)
    await invite(parlour, table_id)
    assert await kept(parlour, table_id) == [(1, BELA.id)]
    refusal = await parlour.refuses(table_id, Full, service.join(table_id, CLEO, GUILD, None, a_key()))
    assert refusal.reason.key == "table-full-kept"
    await parlour.refuses(table_id, Full, service.add_computer(table_id, ANNA, GUILD, None, a_key()))
    await service.join(table_id, BELA, GUILD, None, a_key())
    assert await kept(parlour, table_id) == []
    assert [seat.user_id for seat in (await parlour.look(table_id)).table.seats] == [ANNA.id, BELA.id]
    row = await parlour.store.tables.find(table_id)
    assert row is not None
    assert row.dues == {}


async def test_who_may_invite_whom(parlour: Parlour) -> None:
    service = parlour.service
    table_id = await parlour.table(ANNA, BELA, seats=3)
    for who, guest in ((STRANGER, CLEO), (ANNA, BELA), (ANNA, ANNA)):
        await parlour.refuses(table_id, NotAllowed, service.invite(table_id, who, GUILD, guest, a_key()))
    await service.invite(table_id, BOSS, GUILD, CLEO, a_key())
    again = await parlour.refuses(table_id, NotAllowed, service.invite(table_id, BELA, GUILD, CLEO, a_key()))
    assert again.reason.key == "table-invite-kept"
    await parlour.refuses(table_id, Full, service.invite(table_id, BELA, GUILD, DORA, a_key()))
    await service.start(table_id, ANNA, GUILD, a_key())
    assert await kept(parlour, table_id) == []
    await parlour.refuses(table_id, NotOpen, service.invite(table_id, ANNA, GUILD, CLEO, a_key()))
    await parlour.refuses(table_id, NotOpen, service.decline(table_id, CLEO, GUILD, a_key()))


async def test_an_invitation_is_declined_once_and_not_made_again(parlour: Parlour) -> None:
    service = parlour.service
    table_id = await parlour.table(ANNA, seats=2)
    await parlour.refuses(table_id, NotInvited, service.decline(table_id, BELA, GUILD, a_key()))
    await invite(parlour, table_id)
    key = a_key()
    first = await service.decline(table_id, BELA, GUILD, key)
    assert (await service.decline(table_id, BELA, GUILD, key)).revision == first.revision
    assert await kept(parlour, table_id) == []
    refusal = await parlour.refuses(table_id, NotAllowed, service.invite(table_id, ANNA, GUILD, BELA, a_key()))
    assert refusal.reason.key == "table-invite-declined"
    await service.join(table_id, BELA, GUILD, None, a_key())


async def test_who_looks_after_the_table_takes_an_invitation_back(parlour: Parlour) -> None:
    service = parlour.service
    table_id = await parlour.table(ANNA, CLEO, seats=3, private=False)
    await service.invite(table_id, CLEO, GUILD, BELA, a_key())
    await parlour.refuses(table_id, NotAllowed, service.kick(table_id, CLEO, GUILD, 2, a_key()))
    await service.kick(table_id, ANNA, GUILD, 2, a_key())
    assert await kept(parlour, table_id) == []
    assert (await parlour.service.history(table_id, GUILD, None))[-1].text.key == "table-log-withdrawn"
    private = await parlour.table(ANNA, seats=2, private=True)
    await invite(parlour, private)
    await service.kick(private, ANNA, GUILD, 1, a_key())
    await parlour.refuses(private, NotInvited, service.join(private, BELA, GUILD, None, a_key()))


async def test_after_ten_minutes_the_seat_is_free_also_over_a_restart(parlour: Parlour) -> None:
    table_id = await parlour.table(ANNA, seats=2)
    await invite(parlour, table_id)
    await parlour.later(KEPT - 1)
    assert await kept(parlour, table_id) == [(1, BELA.id)]
    parlour.service.drop_cache()
    await parlour.later(1)
    assert await kept(parlour, table_id) == []
    assert [one.text.key for one in await parlour.service.history(table_id, GUILD, None)][-1] == "table-log-lapsed"
    await parlour.service.join(table_id, CLEO, GUILD, None, a_key())


async def test_our_own_absence_does_not_count(parlour: Parlour) -> None:
    table_id = await parlour.table(ANNA, seats=3)
    await invite(parlour, table_id)
    parlour.clock.now += KEPT - MINUTE
    parlour.service.unreachable()
    await parlour.later(60 * MINUTE)
    assert await kept(parlour, table_id) == [(1, BELA.id)], "nobody could come"
    await parlour.service.reachable()
    (now,) = (await parlour.look(table_id)).table.kept
    assert now.until == parlour.clock.now + MINUTE
    await parlour.service.join(table_id, CLEO, GUILD, None, a_key())
    (after,) = (await parlour.look(table_id)).table.kept
    assert after.until == now.until, "what others do gives no more and takes nothing away"
    await parlour.later(MINUTE)
    assert await kept(parlour, table_id) == []


async def test_who_is_back_at_the_last_moment_still_has_a_moment(parlour: Parlour) -> None:
    table_id = await parlour.table(ANNA, seats=2)
    await invite(parlour, table_id)
    parlour.clock.now += KEPT - 1
    parlour.service.unreachable()
    await parlour.service.reachable()
    (one,) = (await parlour.look(table_id)).table.kept
    assert one.until == parlour.clock.now + GRACE


async def test_only_the_invited_sit_down_at_a_private_table(parlour: Parlour) -> None:
    service = parlour.service
    table_id = await parlour.table(ANNA, seats=3, private=True)
    assert (await parlour.look(table_id)).table.private
    for who in (BELA, BOSS):
        await parlour.refuses(table_id, NotInvited, service.join(table_id, who, GUILD, None, a_key()))
    await invite(parlour, table_id)
    await parlour.later(KEPT)
    await service.join(table_id, BELA, GUILD, None, a_key())
    await service.leave(table_id, BELA, GUILD, a_key())
    await service.join(table_id, BELA, GUILD, None, a_key())
    await service.kick(table_id, ANNA, GUILD, 1, a_key())
    await parlour.refuses(table_id, NotInvited, service.join(table_id, BELA, GUILD, None, a_key()))
    await service.invite(table_id, ANNA, GUILD, BELA, a_key())
    await service.join(table_id, BELA, GUILD, None, a_key())
    parlour.service.drop_cache()
    assert (await parlour.look(table_id)).table.private


async def test_the_rematch_of_a_private_table_is_for_those_who_played(parlour: Parlour) -> None:
    former = await parlour.table(ANNA, private=True, seats=2)
    await invite(parlour, former)
    await parlour.service.join(former, BELA, GUILD, None, a_key())
    await parlour.service.start(former, ANNA, GUILD, a_key())
    await parlour.play_on(former, Random(1))
    again = (await parlour.service.rematch(former, ANNA, GUILD, a_key())).table_id
    assert (await parlour.look(again)).table.private
    await parlour.refuses(again, NotInvited, parlour.service.join(again, CLEO, GUILD, None, a_key()))
    await parlour.service.join(again, BELA, GUILD, None, a_key())


async def test_a_rematch_keeps_the_seats_of_those_who_played(parlour: Parlour) -> None:
    service = parlour.service
    former = await parlour.finished(ANNA, BELA, CLEO, seats=3)
    again = (await service.rematch(former, ANNA, GUILD, a_key())).table_id
    assert await kept(parlour, again) == [(0, BELA.id), (1, CLEO.id)]
    await parlour.refuses(again, Full, service.join(again, DORA, GUILD, None, a_key()))
    parlour.service.drop_cache()
    await service.rematch(former, CLEO, GUILD, a_key())
    assert await kept(parlour, again) == [(0, BELA.id)]
    await service.decline(again, BELA, GUILD, a_key())
    await service.join(again, DORA, GUILD, None, a_key())
    assert [seat.user_id for seat in (await parlour.look(again)).table.seats] == [DORA.id, CLEO.id, ANNA.id]


async def test_the_seats_of_a_rematch_are_free_after_ten_minutes_that_people_could_use(parlour: Parlour) -> None:
    former = await parlour.finished(ANNA, BELA, CLEO, seats=3)
    again = (await parlour.service.rematch(former, ANNA, GUILD, a_key())).table_id
    parlour.service.drop_cache()
    parlour.clock.now += KEPT - MINUTE
    parlour.service.unreachable()
    await parlour.later(60 * MINUTE)
    await parlour.service.reachable()
    assert {one.until for one in (await parlour.look(again)).table.kept} == {parlour.clock.now + MINUTE}
    await parlour.later(MINUTE)
    assert await kept(parlour, again) == []
    await parlour.service.join(again, DORA, GUILD, None, a_key())


async def test_a_rematch_invites_nobody_who_keeps_apart_from_its_opener(parlour: Parlour) -> None:
    former = await parlour.finished(ANNA, BELA, CLEO, DORA, seats=4)
    await parlour.store.blocks.add(Block(BELA.id, ANNA.id, "Anna"))
    await parlour.store.blocks.add(Block(ANNA.id, CLEO.id, "Cleo"))
    again = (await parlour.service.rematch(former, ANNA, GUILD, a_key())).table_id
    assert [user for _, user in await kept(parlour, again)] == [DORA.id]


async def test_whom_somebody_has_blocked_does_not_sit_down_with_them(parlour: Parlour) -> None:
    service, blocks = parlour.service, parlour.store.blocks
    await blocks.add(Block(BELA.id, CLEO.id, "Cleo"))
    table_id = await parlour.table(ANNA, seats=4)
    await service.join(table_id, CLEO, GUILD, None, a_key())
    await service.join(table_id, BELA, GUILD, None, a_key())
    await parlour.refuses(table_id, AlreadySeated, service.join(table_id, CLEO, GUILD, None, a_key()))
    await service.leave(table_id, CLEO, GUILD, a_key())
    refusal = await parlour.refuses(table_id, NotForYou, service.join(table_id, CLEO, GUILD, None, a_key()))
    assert refusal.reason.args == (), "nobody learns who it was"
    uninvited = await parlour.refuses(table_id, NotAllowed, service.invite(table_id, ANNA, GUILD, CLEO, a_key()))
    assert uninvited.reason.key == "table-invite-unwelcome"
    await blocks.remove(BELA.id, CLEO.id)
    await service.join(table_id, CLEO, GUILD, None, a_key())


async def test_nobody_is_invited_by_whom_they_have_blocked(parlour: Parlour) -> None:
    await parlour.store.blocks.add(Block(BELA.id, ANNA.id, "Anna"))
    table_id = await parlour.table(ANNA, seats=4)
    same = await parlour.refuses(table_id, NotAllowed, parlour.service.invite(table_id, ANNA, GUILD, BELA, a_key()))
    assert same.reason.key == "table-invite-unwelcome"


async def test_who_is_forgotten_is_kept_no_seat_and_stands_on_no_list(parlour: Parlour) -> None:
    table_id = await parlour.table(ANNA, seats=2)
    await invite(parlour, table_id)
    await parlour.store.blocks.add(Block(ANNA.id, BELA.id, "Bela"))
    await parlour.store.blocks.add(Block(BELA.id, ANNA.id, "Anna"))
    privacy = Privacy(parlour.service, parlour.store)
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
    await parlour.service.join(table_id, CLEO, GUILD, None, a_key())


async def test_a_table_like_the_last_one_of_the_channel(parlour: Parlour) -> None:
    service = parlour.service
    assert await service.last_set_up(PLACE) is None
    table_id = await parlour.table(ANNA, seats=3, computers=2, level="novice", private=True, rated=False)
    await service.kick(table_id, ANNA, GUILD, 2, a_key())
    wish = await service.last_set_up(PLACE)
    assert wish is not None
    again = (await service.open(wish, BELA, a_key())).table_id
    before, after = await parlour.look(table_id), await parlour.look(again)
    for name in ("game", "options", "seats_wanted", "private", "rated", "pace"):
        assert getattr(before.table, name) == getattr(after.table, name)
    assert [seat.level for seat in after.table.seats] == [None, "novice"]
    assert await service.last_set_up(Place(GUILD, 601)) is None


async def test_a_table_in_its_own_thread_is_the_last_one_of_its_channel_too(parlour: Parlour) -> None:
    thread = Place(GUILD, 700)
    request = OpenRequest(place=PLACE, game="hilltops").in_thread(thread)
    await parlour.service.open(request, ANNA, a_key())
    for place in (PLACE, thread):
        wish = await parlour.service.last_set_up(place)
        assert wish is not None
        assert (wish.place, wish.threaded) == (place, True)


async def test_a_closed_table_keeps_no_seats(parlour: Parlour) -> None:
    table_id = await parlour.table(ANNA, seats=2)
    await invite(parlour, table_id)
    await parlour.service.close(table_id, ANNA, GUILD, a_key())
    look = await parlour.look(table_id)
    assert (look.table.phase, look.table.kept) == (Phase.CLOSED, ())
