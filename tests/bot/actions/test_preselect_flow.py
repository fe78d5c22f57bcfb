"""Choosing a card before the turn, by pressing it on the waiting hand."""

from __future__ import annotations

from tests.bot.actions.test_votes_flow import clicks
from tests.harness.booth import ADA, BRUNO, CHLOE, Booth, words


async def test_a_card_of_the_waiting_hand_is_chosen_and_let_go(booth: Booth) -> None:
    table_id = await booth.table()
    (leads,) = [seat.user_id for seat in (await booth.bot.service.look_inside(table_id)).table.seats if seat.awaited]
    waits = BRUNO if leads == ADA else ADA
    hand = await booth.press(waits, f"1:hand:{table_id}:3:")
    assert not clicks(hand, "choose")
    await booth.bot.store.settings.change_user(waits, preselect=True)
    hand = await booth.press(waits, f"1:hand:{table_id}:3:")
    assert "Press a card to choose it for your turn." in words(hand)
    offered = clicks(hand, "choose")
    assert len(offered) == len(set(offered)) == 13
    chosen = await booth.press(waits, offered[4], private=True)
    assert "Chosen for your turn:" in words(chosen)
    (undo,) = [one for one in clicks(chosen, "choose") if one.endswith("/-")]
    assert "Choisie pour votre tour" in words(await booth.press(waits, offered[5], private=True, locale="fr"))
    gone = await booth.press(waits, undo, private=True)
    assert "Press a card to choose it for your turn." in words(gone)


async def test_hostile_choices(booth: Booth) -> None:
    table_id = await booth.table()
    for user_id in (ADA, BRUNO):
        await booth.bot.store.settings.change_user(user_id, preselect=True)
        for rest in ("0/?", "0/", "", "x"):
            said = words(await booth.press(user_id, f"1:choose:{table_id}:3:{rest}"))
            assert "You do not hold that card." in said or "moved on" in said
    assert "not playing at this table" in words(await booth.press(CHLOE, f"1:choose:{table_id}:3:0/G5"))
