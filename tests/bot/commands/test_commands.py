"""Every command by keyboard, its completions, forms and menus, and its French names."""

from __future__ import annotations

import re
from typing import Any

import pytest
from structlog.testing import capture_logs

from persistence.rows import Phase, PingWay, TurnPace, WhoMayOpen
from tests.harness.club import Club, id_of, ids, press, resign, running_table, said, sentence, table_of
from tests.harness.forging import Forged, forge, type_command

CHOSEN = {"first_leader": ["seat1"], "match_length": ["3"], "show_known_recruits": ["true"], "turn-pace": ["relaxed"]}


async def phase(club: Club, table_id: str) -> Phase:
    return (await club.bot.service.look_inside(table_id)).table.phase


async def opened_table(club: Club, **options: Any) -> Any:
    return (await club.ada.slash(club.channel, "table new", game="claim", **options)).response


def only_message(thread: Any) -> Any:
    (message,) = [one for one in thread.history() if "turn" not in said(one)]
    return message


def payload(club: Club, path: str) -> dict[str, Any]:
    """The synced description of a command, found by its path: `table new`."""
    (synced,) = [one.json for one in club.env.http_requests if one.path.endswith("/commands")]
    found: Any = {"options": synced}
    for name in path.split():
        found = next(one for one in found["options"] if one["name"] == name)
    return dict(found)


# The shuffle's promise and the words.


async def test_no_word_is_heard_before_the_promise_is_shown(club: Club) -> None:
    assert "word" not in {one["name"] for one in payload(club, "table new")["options"]}
    assert "word" in {one["name"] for one in payload(club, "table join")["options"]}


async def test_whoever_sits_may_give_a_word_and_change_it(club: Club) -> None:
    table = await opened_table(club)
    (promise,) = re.findall(r"([0-9a-f]{32,64})…", said(table))
    from_outside = await press(club.bruno, table, "more")
    assert "not playing" in sentence(await press(club.bruno, from_outside.response, "word"))
    more = await press(club.ada, table, "more")
    form = await press(club.ada, more.response, "word")
    heard = await club.ada.submit_modal(form, {"word": "*plum*"})
    assert heard.response.ephemeral
    assert r"“\*plum\*” is part" in said(heard.response)
    await club.env.advance_time(2)
    shown = said((await press(club.bruno, table, "more")).response)
    assert "· gave a word" in shown
    assert "plum" not in shown + said(table)
    assert "quince" in sentence(await club.ada.slash(club.channel, "table word", word="quince"))
    await press(club.bruno, table, "join")
    more = await press(club.ada, table, "more")
    left_open = await press(club.ada, more.response, "word")
    await press(club.ada, table, "start")
    late = await club.ada.submit_modal(left_open, {"word": "late"})
    assert "no word can change" in sentence(late)
    await resign(club.ada, club.channel)
    record = await club.bot.service.record(table_of(table), club.channel.guild.id)
    assert record.commitment.startswith(promise)
    assert record.seats[0].salt == "quince"


# The whole lobby by keyboard.


async def test_a_table_lives_by_keyboard_alone(club: Club) -> None:
    table = await opened_table(club)
    assert "joined the table" in sentence(await club.bruno.slash(club.channel, "table join", word="abracadabra"))
    assert "left" in sentence(await club.bruno.slash(club.channel, "table leave"))
    assert "sits down" in sentence(await club.ada.slash(club.channel, "table add-computer", level="novice"))
    await club.env.advance_time(2)
    assert "2 of 2" in said(table)
    assert "Seat 2 is free." in said((await club.ada.slash(club.channel, "table kick", seat=2)).response)
    await club.bruno.slash(club.channel, "table join")
    started = await club.ada.slash(club.channel, "table start")
    assert started.ephemeral
    assert "hand" in {one.split(":")[1] for one in ids(started.response)}
    turns = await club.ada.slash(club.channel, "turns")
    other = await club.bruno.slash(club.channel, "turns")
    assert {":hand:" in str(ids(one.response)) for one in (turns, other)} == {True, False}
    assert "resigned" in said((await resign(club.bruno, club.channel)).response)
    await club.env.advance_time(2)
    assert "the result" in said(table)
    again = await club.ada.slash(club.channel, "table rematch")
    assert not again.ephemeral
    new = table_of(again.response)
    assert "1 of 2 seats taken: Bruno (invited), Ada (opener)" in said(again.response), "everybody moves up one seat"
    joined = await club.bruno.slash(club.channel, "table rematch")
    assert table_of(joined.response) == new
    assert "2 of 2" in said(joined.response)
    assert "closed" in sentence(await club.ada.slash(club.channel, "table close", sure=True))
    assert await phase(club, new) is Phase.CLOSED


async def test_show_moves_the_table_to_the_end_of_the_channel(club: Club) -> None:
    table = await opened_table(club)
    shown = await club.bruno.slash(club.channel, "table show")
    await club.env.advance_time(2)

    ids_shown = [message.id for message in club.channel.history()]
    assert ids_shown == [shown.response.id]
    assert table.id not in ids_shown


async def test_a_table_elsewhere_is_pointed_to(club: Club) -> None:
    table = await opened_table(club)
    elsewhere = club.guild.create_text_channel("elsewhere")
    assert "/table new" in sentence(await club.ada.slash(elsewhere, "table show"))
    pointed = sentence(await club.ada.slash(elsewhere, "table show", table=table_of(table)))
    assert f"<#{club.channel.id}>" in pointed


async def test_several_tables_in_a_channel_must_be_told_apart(club: Club) -> None:
    first, second = await opened_table(club), await opened_table(club)
    assert "several tables" in sentence(await club.bruno.slash(club.channel, "table join"))
    await club.bruno.slash(club.channel, "table join", table=table_of(first))
    await club.bruno.slash(club.channel, "table join", table=f" {table_of(second).upper()} ")
    for table in (first, second):
        await club.ada.slash(club.channel, "table start", table=table_of(table))
    choice = await club.bruno.slash(club.channel, "hand")
    assert choice.ephemeral
    assert {one.split(":")[2] for one in ids(choice.response)} == {table_of(first), table_of(second)}
    picked = await club.bruno.click(choice.response, custom_id=ids(choice.response)[0])
    assert "Phase 1" in said(picked.response)


async def test_the_list_names_every_living_table_of_the_server(club: Club) -> None:
    empty = await club.bruno.slash(club.channel, "table list")
    assert "/table new" in said(empty.response)
    table = await opened_table(club)
    elsewhere = club.guild.create_text_channel("elsewhere")
    await club.bruno.slash(elsewhere, "table new", game="claim")
    listed = await club.chloe.slash(club.channel, "table list")
    assert listed.ephemeral
    assert f"<#{elsewhere.id}>" in said(listed.response)
    joined = await club.chloe.click(
        listed.response, custom_id=next(i for i in ids(listed.response) if table_of(table) in i)
    )
    await club.env.advance_time(2)
    assert "You joined the table" in said(joined.response)
    assert "2 of 2" in said(table)


async def test_completions(club: Club) -> None:
    table = await running_table(club)
    found = await club.ada.autocomplete(club.channel, "hand", "table", "cla")
    assert [one["value"] for one in found] == [table_of(table)]
    assert "Claim" in found[0]["name"]
    assert await club.ada.autocomplete(club.channel, "table close", "table", "no such thing") == []
    pages = await club.ada.autocomplete(club.channel, "rules", "section", "", game="claim")
    assert len(pages) > 3
    only = await club.ada.autocomplete(club.channel, "rules", "section", pages[2]["name"][:12].lower(), game="claim")
    assert pages[2] in only
    page = await club.ada.slash(club.channel, "rules", game="claim", section=pages[2]["value"])
    assert pages[2]["name"] in said(page.response)


# What else there is to do at a table.


async def test_the_opener_frees_a_seat_and_closes_the_table_by_button(club: Club) -> None:
    table = (await club.bruno.slash(club.channel, "table new", game="claim")).response
    await press(club.chloe, table, "join")
    more = await press(club.bruno, table, "more")
    assert more.ephemeral
    freed = await press(club.bruno, more.response, "kick")
    assert "Seat 2 is free" in said(freed.response)
    await club.env.advance_time(2)
    assert "1 of 2" in said(table)
    table_id = table_of(table)
    question = await press(club.bruno, freed.response, "close")
    assert await phase(club, table_id) is Phase.OPEN
    kept = await press(club.bruno, question.response, "more")
    sure = await press(club.bruno, (await press(club.bruno, kept.response, "close")).response, "close")
    assert "closed" in said(sure.response)
    assert await phase(club, table_id) is Phase.CLOSED
    (late,) = await forge(club.env, Forged(club.bruno, table, f"1:close:{table_id}:1:"))
    assert "closed" in sentence(late)


async def test_a_guest_can_neither_free_seats_nor_close(club: Club) -> None:
    table = (await club.bruno.slash(club.channel, "table new", game="claim")).response
    table_id = table_of(table)
    more = await press(club.chloe, table, "more")
    assert not {one.split(":")[1] for one in ids(more.response)} & {"kick", "close"}
    for rest in ("kick:{}:1:0", "kick:{}:1:0/yes", "close:{}:1:", "close:{}:1:yes"):
        (answer,) = await forge(club.env, Forged(club.chloe, table, "1:" + rest.format(table_id)))
        assert "Only the person who opened the table" in sentence(answer)
    for rest in ("x", "9/yes", "99999999999999999999"):
        (answer,) = await forge(club.env, Forged(club.bruno, table, f"1:kick:{table_id}:1:{rest}"))
        assert sentence(answer)
    assert await phase(club, table_id) is Phase.OPEN


async def test_a_manager_is_asked_before_a_computer_takes_somebodys_seat(club: Club) -> None:
    table = (await club.bruno.slash(club.channel, "table new", game="claim")).response
    await press(club.chloe, table, "join")
    await press(club.bruno, table, "start")
    table_id = table_of(table)
    rival = await press(club.bruno, (await press(club.bruno, table, "more")).response, "kick")
    awaited = (await club.bot.service.look_inside(table_id)).table.seats[1].called is not None
    why = "waited a day" if awaited else "Nobody is waiting for them"  # the deal says who leads
    assert why in sentence(await press(club.bruno, rival.response, "kick"))
    question = await press(club.ada, (await press(club.ada, table, "more")).response, "kick")
    assert "let a computer play on" in said(question.response)
    assert await phase(club, table_id) is Phase.RUNNING
    await press(club.ada, question.response, "kick")
    assert await phase(club, table_id) is Phase.FINISHED


# Forms and menus.


async def test_options_are_chosen_in_a_form_and_remembered(club: Club) -> None:
    table = await opened_table(club)
    form = await press(club.ada, table, "options")
    assert form.modal is not None
    await club.ada.submit_modal(form, CHOSEN)
    await club.env.advance_time(2)
    assert "Best of three games" in said(table)
    look = await club.bot.service.look_inside(table_of(table))
    assert look.table.options == {"first_leader": "seat1", "match_length": 3, "show_known_recruits": True}
    assert look.table.pace is TurnPace.RELAXED
    assert "Time for a turn: 15 minutes" in said(table)
    again = await opened_table(club)
    assert (await club.bot.service.look_inside(table_of(again))).table.options == look.table.options


async def test_a_wrong_option_keeps_the_others(club: Club) -> None:
    table = await opened_table(club)
    filled = {name: value for name, (value,) in CHOSEN.items()}
    outdated = Forged(club.ada, table, id_of(table, "options"), fields=filled | {"first_leader": "seat7"})
    (wrong,) = await forge(club.env, outdated)
    assert wrong.ephemeral
    assert "please choose one of" in said(wrong.response)
    assert (await club.bot.service.look_inside(table_of(table))).table.options["match_length"] == 1
    again = await press(club.ada, wrong.response, "options")
    chosen = {
        part["component"]["custom_id"]: [one["value"] for one in part["component"]["options"] if one.get("default")]
        for part in again.modal["components"]
    }
    assert chosen == CHOSEN | {"first_leader": ["random"]}
    await club.ada.submit_modal(again, CHOSEN)
    await club.env.advance_time(2)
    assert "Best of three games" in said(table)


async def test_what_a_game_advises_stands_until_the_person_has_chosen(club: Club) -> None:
    opened = (await club.ada.slash(club.channel, "table new", game="kings_tricktakers")).response
    advised = (await club.bot.service.look_inside(table_of(opened))).table.options
    assert advised == {**advised, "company_mode": "starter", "remove_diplomat": True, "rounds": 3}
    assert "Starter companies" in said(opened)
    form = await press(club.ada, opened, "options")
    await club.ada.submit_modal(
        form,
        {
            "company_mode": ["draft"],
            "remove_diplomat": ["false"],
            "first_drafter": ["random"],
            "ally_talk": ["false"],
            "turn-pace": ["none"],
        },
    )
    again = (await club.ada.slash(club.channel, "table new", game="kings_tricktakers")).response
    assert (await club.bot.service.look_inside(table_of(again))).table.options["company_mode"] == "draft"


async def test_a_form_that_comes_too_late_changes_nothing(club: Club) -> None:
    table = await opened_table(club)
    form = await press(club.ada, table, "options")
    await press(club.bruno, table, "join")
    await press(club.ada, table, "start")
    answer = await club.ada.submit_modal(form, CHOSEN)
    assert "has begun" in sentence(answer)


async def test_my_settings_by_menu(club: Club) -> None:
    shown = await club.bruno.slash(club.channel, "settings me")
    menus = {one.rsplit("/", 1)[1]: one for one in ids(shown.response)}
    for name, value in (("language", "fr"), ("text-mode", "on"), ("confirm", "on"), ("ping", "none")):
        await club.bruno.select(shown.response, [value], custom_id=menus[name])
    mine = await club.bot.preferences.of_person(club.bruno.id)
    assert (mine.locale, mine.text_mode, mine.confirm, mine.ping) == ("fr", True, True, PingWay.NONE)
    assert "réglages" in said(shown.response).lower()
    await club.bruno.slash(club.channel, "settings me", language="auto")
    assert (await club.bot.preferences.of_person(club.bruno.id)).locale is None


async def test_the_servers_settings_by_menu_are_for_managers(club: Club) -> None:
    shown = await club.ada.slash(club.channel, "settings server")
    menus = {one.rsplit("/", 1)[1]: one for one in ids(shown.response)}
    wanted = {"language": "fr", "threads": "on", "who-may-open": "managers", "tables-per-person": "1"}
    for name, value in wanted.items():
        await club.ada.select(shown.response, [value], custom_id=menus[name])
    ours = await club.bot.preferences.of_server(club.guild.id)
    assert (ours.locale, ours.use_threads, ours.who_may_open) == ("fr", True, WhoMayOpen.MANAGERS)
    assert ours.tables_per_person == 1
    assert "manage" in sentence(await club.bruno.slash(club.channel, "table new", game="claim"))
    await club.ada.slash(club.channel, "table new", game="claim", thread=False)
    assert "one open table" in sentence(await club.ada.slash(club.channel, "table new", game="claim", thread=False))


async def test_a_server_that_wants_threads_gets_them(club: Club) -> None:
    await club.ada.slash(club.channel, "settings server", threads=True)
    pointer = sentence(await club.ada.slash(club.channel, "table new", game="claim"))
    (thread,) = club.channel.threads
    (asked,) = [one.json or {} for one in club.env.http_requests if one.path.endswith("/threads")]
    assert asked["auto_archive_duration"] == 7 * 24 * 60, "a table may wait for days"
    assert f"<#{thread.id}>" in pointer
    assert "Ada" in thread.name
    assert "1 of 2" in said(only_message(thread))
    await press(club.bruno, only_message(thread), "join")
    await press(club.ada, only_message(thread), "start")
    hand = await club.ada.slash(thread, "hand")
    assert "Phase 1" in said(hand.response)


async def test_a_rematch_in_a_thread_stays_there(club: Club) -> None:
    await club.ada.slash(club.channel, "table new", game="claim", thread=True)
    (thread,) = club.channel.threads
    await press(club.bruno, only_message(thread), "join")
    await press(club.ada, only_message(thread), "start")
    await resign(club.bruno, thread)
    await club.env.advance_time(2)
    again = await club.ada.slash(thread, "table rematch")
    assert again.response.channel_id == thread.id
    assert "1 of 2" in said(again.response)


async def test_reading_commands(club: Club) -> None:
    table = await running_table(club)
    about = await club.chloe.slash(club.channel, "about")
    assert about.ephemeral
    assert "Claim" in said(about.response)
    log = await press(club.chloe, table, "log")
    assert "The game begins" in said(log.response)
    rules = await press(club.chloe, table, "rules")
    other = await club.chloe.click(rules.response, custom_id=[i for i in ids(rules.response) if ":page:" in i][-1])
    assert other.response.id == rules.response.id


# What Discord is told about them.


@pytest.mark.parametrize(
    ("path", "french"),
    [("table", "table"), ("table new", "nouvelle"), ("hand", "main"), ("turns", "tours"), ("rules", "règles")],
)
async def test_commands_have_french_names(club: Club, path: str, french: str) -> None:
    found = payload(club, path)
    assert found["name_localizations"]["fr"] == french
    assert found["description_localizations"]["fr"] != found["description"]


async def test_every_option_has_a_french_name_and_fits(club: Club) -> None:
    checked = 0

    def walk(one: dict[str, Any]) -> None:
        nonlocal checked
        checked += 1
        for locale in ("fr", "en-GB", "en-US"):
            if locale in one.get("name_localizations", {}) or locale == "fr":
                name, description = one["name_localizations"][locale], one["description_localizations"][locale]
                assert 1 <= len(name) <= 32
                assert name == name.lower()
                assert 1 <= len(description) <= 100
        for inner in one.get("options", ()):
            walk(inner)

    for root in ("table", "hand", "turns", "rules", "settings", "about"):
        walk(payload(club, root))
    assert checked > 40
    assert payload(club, "table")["contexts"] == [0]


async def test_commands_are_synced_once_and_not_again_at_the_next_start(club: Club) -> None:
    await club.restart()
    assert len([one for one in club.env.http_requests if one.path.endswith("/commands")]) == 1


async def test_a_command_that_ends_a_game_asks_first_as_its_button_does(club: Club) -> None:
    table = await running_table(club)
    table_id = id_of(table, "hand").split(":")[2]
    for command, options in (("table kick", {"seat": 2}), ("table close", {})):
        asked = await club.ada.slash(club.channel, command, **options)
        assert "cannot be undone" in said(asked.response)
        assert await phase(club, table_id) is Phase.RUNNING
    away = await club.ada.slash(club.channel, "table kick", seat=2, sure=True)
    assert "seat 2 is out of the game" in said(away.response)


async def test_a_person_who_may_not_manage_cannot_send_others_away(club: Club) -> None:
    table = await running_table(club)
    assert "opened the table" in sentence(await club.bruno.slash(club.channel, "table kick", seat=1))
    assert "opened the table" in sentence(await club.bruno.slash(club.channel, "table close", sure=True))
    assert await phase(club, id_of(table, "hand").split(":")[2]) is Phase.RUNNING


async def test_discord_is_told_of_the_commands_only_when_they_have_changed(club: Club) -> None:
    def told() -> int:
        return sum(one.method == "PUT" and one.path.endswith("/commands") for one in club.env.http_requests)

    assert told() == 1
    await club.restart()
    assert told() == 1
    await club.bot.store.notes.put("commands", "of another version")
    await club.restart()
    assert told() == 2


# Commands as an older version had them: Discord shows them for a while after an upgrade.


@pytest.mark.parametrize("leaf", ["new", "formerly"])  # without the game, which is required; and one that is no more
async def test_a_command_in_a_former_shape_is_answered_with_one_sentence(club: Club, leaf: str) -> None:
    with capture_logs() as logged:
        answer = await type_command(club, club.ada, "table", leaf)
    assert "Reload Discord" in sentence(answer)
    (line,) = [one for one in logged if one["log_level"] != "debug"]
    assert (line["event"], line["log_level"]) == ("command is not ours any more", "warning")
    assert "exc_info" not in line
    with pytest.raises(ExceptionGroup):  # simcord has heard of it, too
        club.env.raise_errors()
