"""Settings, options, rules, lists, proof and the short messages."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.clicks import Click, Verb, read
from bot.process import emojis
from bot.screens.finished import record_screen, verify_screen
from bot.screens.finished.ended import sheet_lines
from bot.screens.hand import hand_screen
from bot.screens.help import rule_sections, rules_screen
from bot.screens.help.rules import section_for
from bot.screens.help.welcome import about_screen
from bot.screens.parts.layout import notice_screen
from bot.screens.parts.message import Attachment, Menu, Picture, Row, Screen
from bot.screens.seasons import career_screen
from bot.screens.settings import (
    SERVER,
    my_setting,
    my_settings_screen,
    page_of,
    server_setting,
    server_settings_screen,
)
from bot.screens.settings.menus import hours_of
from bot.screens.table import (
    Listing,
    log_screen,
    more_screen,
    options_again_screen,
    options_form,
    ping_screen,
    table_line,
    table_screen,
    tables_screen,
)
from bot.screens.table.more import resign_screen
from bot.tables.fold.options import offered
from bot.tables.model import Look, Person
from bot.text import LOCALES, Ready, Words
from games import registry
from games.engine import Outcome, RandomDeal, Record, made_salt, text
from games.engine.record import SeatEntry
from persistence.rows import ALIVE, GuildSettings, Phase, TurnPace, UserSettings, WhoMayOpen
from seasons.model import Trophy
from seasons.ratings import Rating
from seasons.tally import EVERY_GAME
from tests.bot.screens.almanac import SETTLED, career_report
from tests.bot.screens.drawings import finished
from tests.bot.screens.looks import OPENER, Position, position, table_of
from tests.bot.screens.reading import form_faults, read_out

EN, FR = Words("en"), Words("fr")
EVERY_WORDS = pytest.mark.parametrize("words", [EN, FR, replace(FR, text_mode=True)], ids=str)


def menus(screen: Screen) -> dict[str, Menu]:
    found = [block for block in screen.blocks if isinstance(block, Menu)]
    return {click.rest: menu for menu in found if (click := read(menu.id)) is not None}


def verbs(screen: Screen) -> list[Verb]:
    rows = [block for block in screen.blocks if isinstance(block, Row)]
    return [click.verb for row in rows for one in row.buttons if (click := read(one.id)) is not None]


def labels(screen: Screen) -> dict[str, bool]:
    rows = [block for block in screen.blocks if isinstance(block, Row)]
    return {one.label: not one.disabled for row in rows for one in row.buttons}


@EVERY_WORDS
@pytest.mark.parametrize("page", SERVER)
def test_server_settings_show_and_change(page: str, words: Words) -> None:
    settings = GuildSettings(guild_id=1)
    screen = server_settings_screen(settings, words, page=page)
    assert screen.faults() == []
    for rest, menu in menus(screen).items():
        scope, name = rest.split("/")
        assert scope == "server"
        (chosen,) = [option for option in menu.options if option.chosen]
        assert replace(settings, **(server_setting(name, chosen.value) or {"guild_id": 0})) == settings
        for option in menu.options:
            changes = server_setting(name, option.value)
            assert changes is not None
            assert page_of(changes) == page
            changed = replace(settings, **changes)
            shown = server_settings_screen(changed, words, page=page)
            (now,) = [one for one in menus(shown)[rest].options if one.chosen]
            assert now.value == option.value


@EVERY_WORDS
def test_my_settings_show_and_change(words: Words) -> None:
    settings = UserSettings(user_id=1)
    screen = my_settings_screen(settings, words)
    assert screen.faults() == []
    for rest, menu in menus(screen).items():
        scope, name = rest.split("/")
        assert scope == "me"
        for option in menu.options:
            changes = my_setting(name, option.value)
            assert changes is not None
            changed = replace(settings, **changes)
            (now,) = [one for one in menus(my_settings_screen(changed, words))[rest].options if one.chosen]
            assert now.value == option.value


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("language", "xx"),
        ("threads", "maybe"),
        ("who-may-open", "nobody"),
        ("tables-per-person", "99999"),
        ("lobby-hours", "-1"),
        ("id", "1"),
        ("time-zone", "../UTC"),
        ("season-length", "weekly"),
        ("season-channel", "here"),
        ("season-channel", "9999999999999999999"),
    ],
)
def test_forged_settings_change_nothing(name: str, value: str) -> None:
    assert server_setting(name, value) is None
    assert my_setting(name, value) is None


def test_settings_that_a_menu_does_not_offer_are_shown() -> None:
    settings = GuildSettings(guild_id=1, tables_per_person=7, who_may_open=WhoMayOpen.MANAGERS)
    values = [
        option.value for option in menus(server_settings_screen(settings, EN))["server/tables-per-person"].options
    ]
    assert values == sorted(values, key=int)
    assert "7" in values


@EVERY_WORDS
@pytest.mark.parametrize("game", [*registry.all_games(), "hilltops"])
def test_options_form_explains_each_option_and_offers_choices(game: str, words: Words) -> None:
    rules = registry.game(game)
    form = options_form(table_of(game, rules.seats[-1], Phase.OPEN), words)
    assert form_faults(form) == []
    *fields, pace = form.fields
    assert [option.value for option in pace.options] == list(TurnPace)
    assert [option.value for option in pace.options if option.chosen] == [TurnPace.NONE]
    assert {field.id for field in fields} | rules.short.keys() >= rules.options.model_fields.keys()
    for field in fields:
        name, rule = field.id, rules.options.model_fields[field.id]
        assert (field.description or "[")[0] != "["
        assert [option.value for option in field.options] == list(offered(rule))
        assert [rules.options.model_validate({name: offered(rule)[one.value]}) for one in field.options if one.chosen]
        assert sum(option.chosen for option in field.options) == 1


def test_options_form_offers_nothing_that_does_not_fit_the_seats() -> None:
    (dealer,) = [
        field for field in options_form(table_of("five_crowns", 3, Phase.OPEN), EN).fields if field.id == "first_dealer"
    ]
    assert [option.value for option in dealer.options] == ["random", "seat0", "seat1", "seat2"]


def test_options_form_keeps_a_value_that_it_would_not_offer() -> None:
    form = options_form(table_of("five_crowns", 3, Phase.OPEN, options={"stall_turns": 37}), EN)
    (turns,) = [field for field in form.fields if field.id == "stall_turns"]
    assert [(option.label, option.chosen) for option in turns.options][-2:] == [("50", False), ("37", True)]


CROWNS_TRIED = {"start_round": "6", "first_dealer": "seat9", "auto_go_out": "true", "stall_turns": "20"} | {
    "turn-pace": "days-24"
}


@EVERY_WORDS
def test_a_refused_form_comes_back_with_everything_that_was_filled_in(words: Words) -> None:
    table = table_of("five_crowns", 3, Phase.OPEN, options={"first_dealer": "seat1"})
    screen = options_again_screen(table, CROWNS_TRIED, text("table-bad-options"), words)
    assert screen.faults() == []
    (row,) = [block for block in screen.blocks if isinstance(block, Row)]
    click = read(row.buttons[0].id)
    assert click is not None
    form = options_form(table, words, click.rest)
    chosen = {field.id: option.value for field in form.fields for option in field.options if option.chosen}
    assert chosen == CROWNS_TRIED | {"first_dealer": "seat1"}


@pytest.mark.parametrize("rest", ["", "9", "-.99.-.7", "x.y.z.w.v.u", "1.1.1.1.1.1.1", "٣.²"])
def test_a_forged_way_back_opens_the_form_all_the_same(rest: str) -> None:
    form = options_form(table_of("five_crowns", 3, Phase.OPEN), EN, rest)
    assert form_faults(form) == []
    assert all(sum(option.chosen for option in field.options) == 1 for field in form.fields)


@EVERY_WORDS
@pytest.mark.parametrize("game", registry.all_games())
def test_lobby_says_in_short_what_to_expect(game: str, words: Words) -> None:
    look = Look(table_of(game, 1, Phase.OPEN, wanted=registry.game(game).seats[0]))
    said = read_out(table_screen(look, words)) + read_out(more_screen(look, Person(OPENER, "Ann"), words))
    prefix = game.replace("_", "-")
    length = "form-short-length" if game == "claim" else f"{prefix}-length"
    for what in (f"{prefix}-blurb", f"{prefix}-players", length, f"{prefix}-advice"):
        assert words.get(what) in said


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({}, []),
        ({"match_length": 1, "first_leader": "random"}, []),
        ({"match_length": 3}, ["Length: Best of three games"]),
        ({"show_known_recruits": True, "first_leader": "seat1"}, ["The second seat", "Listed"]),
    ],
)
def test_lobby_tells_the_options_that_differ(options: dict[str, Any], said: list[str]) -> None:
    look = Look(table_of("claim", 1, Phase.OPEN, options=options))
    aloud = read_out(table_screen(look, replace(EN, text_mode=True)))
    for words in (read_out(table_screen(look, EN)), aloud):
        assert all(part in words for part in said)
    assert ("**Options**" in aloud) == bool(said)


def test_number_option_speaks_for_itself() -> None:
    words = read_out(table_screen(Look(table_of("hilltops", 2, Phase.OPEN, options={"bury": 2})), EN))
    assert "Cards each player buries: 2" in words


@pytest.mark.parametrize("phase", [Phase.OPEN, Phase.FINISHED])
def test_at_least_128_bits_of_the_promise_are_shown(phase: Phase) -> None:
    """With 12 digits, two secrets with the same ones and different deals are found in a minute."""
    table = table_of("claim", 2, phase)
    for words in (EN, FR):
        assert table.commitment[:32] in read_out(table_screen(Look(table), words))
        assert table.commitment in read_out(log_screen(Look(table), (), words))


def test_lobby_buttons_follow_the_seats() -> None:
    few = labels(table_screen(Look(table_of("hilltops", 1, Phase.OPEN, wanted=3)), EN))
    assert (few["Join"], few["Start"], few["Add computer"]) == (True, False, True)
    some = labels(table_screen(Look(table_of("hilltops", 2, Phase.OPEN, wanted=3)), EN))
    assert (some["Join"], some["Start"]) == (True, True)
    full = labels(table_screen(Look(table_of("hilltops", 3, Phase.OPEN)), EN))
    assert ("Join" in full, full["Start"], "Add computer" in full) == (False, True, False)


@EVERY_WORDS
@pytest.mark.parametrize("phase", Phase)
@pytest.mark.parametrize("who", [Person(OPENER, "Ann"), Person(7, "Zoë", manages=True), Person(8, "Yan")], ids=str)
def test_more_offers_only_what_may_be_done(phase: Phase, who: Person, words: Words) -> None:
    table = table_of("crowd", 7, phase, computers=(1, 5), resigned=(2,))
    screen = more_screen(Look(table), who, words)
    assert screen.faults() == []
    rows = [block for block in screen.blocks if isinstance(block, Row)]
    clicks = [click for row in rows for one in row.buttons if (click := read(one.id)) is not None]
    kicks = [int(click.rest) for click in clicks if click.verb is Verb.KICK]
    keeps = phase in ALIVE and who.name != "Yan"
    others = [seat.seat for seat in table.seats if seat.user_id != who.id]
    people = [seat for seat in others if seat not in {1, 2, 5}]
    assert kicks == ([] if not keeps else others if phase is Phase.OPEN else people)
    assert (Verb.CLOSE in {click.verb for click in clicks}) == keeps


@pytest.mark.parametrize("plays", [False, True])
def test_more_offers_a_manager_no_orders_at_their_own_match(*, plays: bool) -> None:
    table = replace(table_of("hilltops", 2, Phase.RUNNING), opener_id=0)
    mine = table.seats[0].user_id if plays else 7
    assert mine is not None
    screen = more_screen(Look(table), Person(mine, "Zoë", manages=True), EN)
    assert "Only people who manage the server" in read_out(screen)
    orders = {Verb.CLOSE, Verb.KICK, Verb.PAUSE}
    assert orders & {*verbs(screen)} == (set() if plays else orders)


def test_hand_before_and_after_the_game() -> None:
    before = hand_screen(Look(table_of("claim", 2, Phase.OPEN), 0), EN)
    assert "not started" in read_out(before)
    closed = hand_screen(Look(table_of("claim", 2, Phase.CLOSED), 0), EN, notice=text("table-stale"))
    assert "closed" in read_out(closed)
    assert "⚠️" in read_out(closed)
    watching = hand_screen(position("claim", 2, 3, seed=1).look(None), EN)
    assert "You are watching" in read_out(watching)
    assert watching.faults() == before.faults() == closed.faults() == []


@pytest.mark.parametrize("seat", range(5))
def test_everybody_reads_the_own_last_line_of_the_end(seat: int) -> None:
    """Five players are scored one after the other at the end, each with a line of their own."""
    at = Position.start("kings_tricktakers", 5, RandomDeal(3), {"company_mode": "starter"})
    at.wander(1_000, Random(3))
    assert at.state.outcome() is not None
    scored = [one.text for _, one in at.happened[-5:]]
    own = EN.at(at.look(seat).table, seat).say(scored[seat])
    assert own.startswith("You")
    assert own in read_out(hand_screen(at.look(seat, recent=40), EN))


def test_who_plays_alone_wins_no_place() -> None:
    found = position("five_crowns", 1, 28, seed=2)
    outcome = found.state.outcome()
    assert outcome is not None
    for manner in (EN, replace(EN, text_mode=True)):
        words = manner.at(found.look(0).table, None)
        _, places, lines = sheet_lines(outcome, words)
        assert places == [f"**{words.name(0)}** · 1"]
        assert lines == ["**Piles closed**: 1", "**Points in open piles**: 309"]


def test_shared_places_are_not_counted_on_as_a_list() -> None:
    outcome = Outcome(text("word-you"), (1, 2, 3, 4, 4), (9, 8, 7, 6, 6))
    _, places, _ = sheet_lines(outcome, EN.at(table_of("five_crowns", 5, Phase.FINISHED), None))
    assert [line.split(" ")[0] for line in places] == ["🥇", "🥈", "🥉", "4\\.", "4\\."]


def test_resigned_seat_is_marked() -> None:
    look = position("claim", 2, 3, seed=1).look(None)
    table = table_of("claim", 2, Phase.RUNNING, resigned=(1,))
    assert "a computer plays on" in read_out(table_screen(replace(look, table=table), EN))


@EVERY_WORDS
@pytest.mark.parametrize("game", ["claim", "hilltops"])
def test_rules_can_be_leafed_through(game: str, words: Words) -> None:
    anchors = [anchor for anchor, _ in rule_sections(game, words)]
    assert len(anchors) == len(set(anchors)) > 2
    for at, anchor in enumerate(anchors):
        screen = rules_screen(game, anchor, words)
        assert screen.faults() == []
        (menu,) = menus(screen).values()
        assert [option.value for option in menu.options if option.chosen] == [f"{game}/{anchor}"]
        (row,) = [block for block in screen.blocks if isinstance(block, Row)]
        for there, one in zip((at - 1, at + 1), row.buttons[:2], strict=True):  # no button moves under the finger
            assert one.disabled is not (0 <= there < len(anchors))
            if not one.disabled:
                assert read(one.id) == Click(Verb.PAGE, rest=f"{game}/{anchors[there]}")


def test_rules_opened_from_a_hand_lead_back_to_it_from_every_page() -> None:
    hand = Click(Verb.HAND, "abcdefgh", 7)
    for anchor, _ in rule_sections("claim", EN):
        screen = rules_screen("claim", anchor, EN, hand)
        assert screen.faults() == []
        buttons = [one for block in screen.blocks if isinstance(block, Row) for one in block.buttons]
        assert buttons[-1].id == str(hand)
        turns = [click for one in buttons[:2] if (click := read(one.id)) is not None]
        assert [(one.verb, one.table, one.revision) for one in turns] == [(Verb.PAGE, "abcdefgh", 7)] * 2


def test_the_log_leads_back_to_the_hand_of_whoever_sits_there() -> None:
    found = position("claim", 2, 3, seed=1)
    for seat, leads in ((0, True), (None, False)):
        look = found.look(seat)
        ids = [
            one.id
            for block in log_screen(look, look.since, EN).blocks
            if isinstance(block, Row)
            for one in block.buttons
        ]
        assert (str(Click(Verb.HAND, look.table.id, look.table.revision)) in ids) is leads


def test_rules_without_a_section_or_a_game() -> None:
    assert rules_screen("claim", "no-such", EN) == rules_screen("claim", None, EN)
    assert "no such game" in read_out(rules_screen("poker", None, EN))
    assert rule_sections("poker", EN) == []


def test_rules_open_where_the_game_is() -> None:
    for actions, anchor in ((3, "phase-1"), (30, "phase-2")):
        view = position("claim", 2, actions, seed=3).state.view(None)
        assert section_for("claim", registry.game("claim").scene(view), EN) == anchor


@EVERY_WORDS
def test_a_result_tells_of_trophies_under_the_picture_and_in_words(words: Words) -> None:
    gains = SETTLED.gains
    earned = replace(SETTLED, gains={0: gains[0], 1: replace(gains[1], trophies=(Trophy.WIN, Trophy.SLAM))})
    without = replace(SETTLED, gains={seat: replace(gain, trophies=()) for seat, gain in gains.items()})
    ended = position("claim", 2, 1_000, seed=1).look(None)
    said, before = (read_out(table_screen(replace(ended, settlement=one), words)) for one in (earned, without))
    slam = words.get("claim-slam")
    assert (slam in said, slam in before) == (True, False)


@EVERY_WORDS
def test_a_trophy_is_the_readers_own_where_they_won_it(words: Words) -> None:
    gains = SETTLED.gains
    earned = replace(SETTLED, gains={seat: replace(gains[seat], trophies=(Trophy.WIN,)) for seat in (0, 1)})
    look = replace(position("claim", 2, 1_000, seed=1).look(1), settlement=earned)
    said = read_out(hand_screen(look, words))
    you, she = words.key("word-you"), words.at(look.table).name(0)
    won = words.get("trophy-win", games=Ready(words.get("claim-title")))
    for who in (you, she):
        assert f"**{who}**{words.get('word-colon')} {won}" in said


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_rules_show_the_tiles_that_lie_in_the_hand(locale: str) -> None:
    uploaded = {one.name: at for at, one in enumerate(emojis.tiles(), start=1)}
    words = Words(locale, emojis=uploaded)
    for game in ("claim", "dwarf_king", "five_crowns", "kings_tricktakers", "monster_tricks"):
        pages = [rules_screen(game, anchor, words) for anchor, _ in rule_sections(game, words)]
        assert [page.faults() for page in pages] == [[]] * len(pages)
        assert any(read_out(page) != read_out(plain) for page, plain in zip(pages, _plain(game, locale), strict=True))
    specials = "".join(
        read_out(rules_screen("dwarf_king", page, words)) for page, _ in rule_sections("dwarf_king", words)
    )
    for card, name in (
        ("dwarf_jester", {"en": "Jester", "fr": "Bouffon"}),
        ("dwarf_mummy", {"en": "Mummy", "fr": "Momie"}),
    ):
        assert f":{uploaded[card]}> **{name[locale]}**" in specials
    assert rules_screen("claim", "powers", replace(words, text_mode=True)) == _plain("claim", locale, text_mode=True)[3]


def _plain(game: str, locale: str, *, text_mode: bool = False) -> list[Screen]:
    words = Words(locale, text_mode)
    return [rules_screen(game, anchor, words) for anchor, _ in rule_sections(game, words)]


def test_rules_have_no_line_ends_inside_paragraphs() -> None:
    body = read_out(rules_screen("claim", "cards", EN))
    assert "- 👺 **Goblins**: five 0s, and 1 to 9 (14 cards)\n- ⛏️ **Dwarves**" in body
    assert "five factions; 0 is the lowest value" in body


@EVERY_WORDS
def test_long_lists_of_tables_fit(words: Words) -> None:
    tables = [
        replace(table_of("hilltops", 4, phase, computers=(3,)), id=f"abcdefg{letter}")
        for phase in (Phase.OPEN, Phase.RUNNING)
        for letter in "abcdefgh"
    ]
    tables = [replace(table, seats_wanted=7) for table in tables] * 3
    for listing in Listing:
        shown = []
        for page in range(10):
            screen = tables_screen(listing, tables, OPENER, words, page)
            assert screen.faults() == []
            shown += [line for line in read_out(screen).splitlines() if "abcdefg" in line]
        assert len(shown) == 48
        assert tables_screen(listing, tables, OPENER, words, 10**6) == screen, "there is no page behind the last"
        assert tables_screen(listing, [], OPENER, words).faults() == []


def test_a_list_of_tables_says_whom_each_waits_for_and_leads_into_it() -> None:
    mine = table_of("hilltops", 3, Phase.RUNNING, awaited=(1,))
    screen = tables_screen(Listing.SERVER, [mine], OPENER, EN)
    assert f"Waiting for <@{OPENER + 1}> · last activity <t:" in read_out(screen)
    assert verbs(screen) == [Verb.HAND]
    assert verbs(tables_screen(Listing.SERVER, [mine], 999, EN)) == [Verb.WATCH]
    lobby = table_of("hilltops", 2, Phase.OPEN, wanted=3)
    assert verbs(tables_screen(Listing.SERVER, [lobby], 999, EN)) == [Verb.JOIN]
    assert verbs(tables_screen(Listing.SERVER, [lobby], OPENER, EN)) == [], "who sits there cannot sit down"


def test_more_leads_to_watching_and_where_nothing_counts_to_a_hint() -> None:
    counts, apart = (
        Look(table_of("hilltops", 3, Phase.RUNNING, awaited=(0,), computers=pcs)) for pcs in ((2,), (1, 2))
    )
    ann, zoe = Person(OPENER, "Ann"), Person(7, "Zoë")
    assert verbs(more_screen(counts, zoe, EN)) == [Verb.WATCH]
    assert Verb.HINT not in verbs(more_screen(counts, ann, EN))
    assert "/show-hand" not in read_out(more_screen(counts, ann, EN))
    assert Verb.HINT in verbs(more_screen(apart, ann, EN))
    assert "/show-hand" in read_out(more_screen(apart, ann, EN))
    assert verbs(more_screen(Look(replace(apart.table, phase=Phase.FINISHED)), zoe, EN)) == []


def test_table_line_is_one_plain_line() -> None:
    line = table_line(table_of("hilltops", 3, Phase.RUNNING, computers=(2,)), FR)
    assert line == "Les Collines · en cours · Ann, Ben, 🤖 Cléo · abcdefgh"


def test_proof_holds_and_breaks() -> None:
    record = finished()
    assert "The promise was kept" in read_out(verify_screen(record, EN))
    broken = record.model_copy(update={"secret": "00" * 32})
    screen = verify_screen(broken, EN)
    assert "does not match the promise" in read_out(screen)
    assert "not the shuffle that was promised" in read_out(screen)
    assert screen.faults() == []


def test_proof_of_a_game_that_ended_early_claims_no_result() -> None:
    record = finished().model_copy(update={"result": None})
    assert "moves match and the result is the same." in read_out(verify_screen(finished(), EN))
    half = record.model_copy(update={"actions": record.actions[:2]})
    assert "all 2 moves match, as far as the game was played." in read_out(verify_screen(half, EN))
    assert "the one move matches," in read_out(
        verify_screen(record.model_copy(update={"actions": record.actions[:1]}), EN)
    )
    assert "no moves to check" in read_out(verify_screen(record.model_copy(update={"actions": ()}), EN))


def test_proof_tells_words_from_salts_that_nobody_gave() -> None:
    record = finished()
    made = made_salt(record.commitment, 1)

    def told(name: str, salt: str, computer: str | None = None) -> str:
        seat = SeatEntry(name=name, salt=salt, computer=computer)
        screen = verify_screen(record.model_copy(update={"seats": (record.seats[0], seat)}), EN)
        assert screen.faults() == []
        return read_out(screen)

    assert "- Ben: “plum”\n" in told("Ben", "plum")
    assert f"- Ben: no word; `{made}` follows from the promise\n" in told("Ben", made)
    assert f"- somebody: no word; `{made}` follows" in told("", made)
    assert "could have chosen" not in told("Robot", made, "casual")
    assert "could have chosen them" in told("Robot", "plum", "casual")


def test_record_files_can_be_read_back() -> None:
    record = finished()
    screen = record_screen("abcdefgh", record, FR)
    files = [block for block in screen.blocks if isinstance(block, Attachment)]
    assert [file.name for file in files] == ["hilltops-abcdefgh.json", "hilltops-abcdefgh.txt"]
    assert all(Record.read(file.data.decode()) == record for file in files)
    assert screen.faults() == []


@EVERY_WORDS
def test_short_messages(words: Words) -> None:
    look = position("claim", 2, 3, seed=1).look(0)
    ping = ping_screen(look.table, OPENER, words)
    assert f"<@{OPENER}>" in read_out(ping)
    for screen in (
        ping,
        resign_screen(look, words),
        notice_screen(text("table-stale"), words),
        about_screen("1.2.3", 0, 0.03, words, "ab" * 32),
        about_screen("1.2.3", 1, float("nan"), words, "ab" * 32),
    ):
        assert screen.faults() == []


def test_about_names_every_game() -> None:
    said = read_out(about_screen("1.2.3", 2, float("inf"), EN, "ab" * 32))
    for key in registry.all_games():
        assert EN.get(f"{key.replace('_', '-')}-title") in said
    assert " ms" not in said
    assert "1.2.3" in said


@pytest.mark.parametrize(
    ("game", "seats", "actions", "room"), [("dwarf_king", 4, 25, True), ("kings_tricktakers", 5, 60, False)]
)
def test_details_show_each_card_by_its_tile_or_each_by_its_sign(
    game: str, seats: int, actions: int, *, room: bool
) -> None:
    uploaded = {one.name: at for at, one in enumerate(emojis.tiles(), start=1)}
    look = position(game, seats, actions, 3).look(0)
    tiled = hand_screen(look, Words("en", emojis=uploaded), detailed=True)
    assert tiled.faults() == []
    assert ("<:" in read_out(tiled)) == room
    if room:
        assert not any(face.emoji in read_out(tiled) for face in registry.game(game).faces.values())
    else:  # no word makes way for a tile
        assert tiled == hand_screen(look, Words("en"), detailed=True)


@pytest.mark.parametrize(
    ("seats", "computers", "rated", "ends", "counts"),
    [
        (2, (), True, True, True),
        (2, (), False, True, False),
        (3, (), True, False, True),
        (3, (1, 2), True, True, True),
        (3, (2,), False, False, False),
    ],
)
def test_resigning_says_what_it_does(
    seats: int, computers: tuple[int, ...], rated: bool, ends: bool, counts: bool
) -> None:
    table = replace(table_of("monster_tricks", seats, Phase.RUNNING, computers=computers), rated=rated)
    said = read_out(resign_screen(Look(table, seat=0), Words("en")))
    assert ("ends at once" in said) == ends
    assert ("takes over your seat" in said) != ends
    assert ("counts as lost" in said) == counts


@pytest.mark.parametrize("locale", LOCALES)
def test_no_quiet_hours_are_written_as_the_menu_says(locale: str) -> None:
    nothing = {"quiet_from": None, "quiet_to": None}
    word = Words(locale).key("quiet-none")
    assert hours_of(word, word) == hours_of("none", word) == nothing
    assert word in Words(locale).key("cmd-settings-me-opt-quiet-hours")


def test_figures_agree_with_their_number_and_no_rating_is_named_before_there_is_one() -> None:
    report = career_report()
    one = replace(report.career.standings["claim"], games=1, wins=1, lifetime=1, rating=Rating())
    career = replace(report.career, standings={EVERY_GAME: one, "claim": one}, curve=report.career.curve[:1])
    screen = career_screen(replace(report, career=career), Words("en"))
    (alt,) = [block.alt for block in screen.blocks if isinstance(block, Picture)]
    assert "Cléo · all games" in alt
    assert "game 1, win 1" in alt
    assert "games" not in alt.removeprefix("Cléo · all games")
