"""A table speaks the language that its server has chosen, or else its opener's."""

from __future__ import annotations

from tests.harness.club import Club, press, said


async def test_a_table_speaks_its_openers_language_unless_the_server_has_chosen_one(club: Club) -> None:
    preferences = club.bot.preferences
    await preferences.change_person(club.ada.id, locale="fr")
    french = (await club.ada.slash(club.channel, "table new", game="claim")).response
    assert "Le secret du mélange" in said(french)
    await press(club.bruno, french, "join")
    await press(club.ada, french, "start")
    await club.env.advance_time(2)
    assert "de jouer" in said(french)
    await preferences.change_server(club.guild.id, locale="en")
    english = (await club.ada.slash(club.channel, "table new", game="claim")).response
    assert "The secret of the shuffle" in said(english)
