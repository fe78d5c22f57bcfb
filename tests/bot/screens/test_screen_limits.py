"""The largest hands, the longest names, the most seats: Discord accepts every screen, and nothing needed is lost."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.clicks import read
from bot.screens.hand import hand_screen
from bot.screens.parts.message import Menu, Row, Screen
from bot.screens.questions import follow
from bot.screens.table import table_screen
from bot.tables.model import Happening, Look
from bot.text import Words
from games.engine import (
    Ask,
    AskKind,
    Choice,
    Counter,
    Mark,
    Panel,
    Scene,
    SeatRef,
    Shown,
    Text,
    Zone,
    ZoneKind,
    text,
)
from persistence.rows import Phase
from tests.bot.screens.crowd.game import FACES, CrowdView
from tests.bot.screens.looks import table_of
from tests.bot.screens.reading import read_out

CODES = tuple(FACES)
EVERY_WORDS = [Words("en"), Words("fr", text_mode=True)]
SEATS = 7


def long_text(n: int) -> Text:
    return text("crowd-long", n=n)


def crowded(zones: int, cards: int) -> Scene:
    shown = tuple(
        Shown(CODES[at], by=at % SEATS, marks=(Mark.WINNING, Mark.NEW), note=text("crowd-who", who=SeatRef(at % SEATS)))
        for at in range(cards)
    )
    many = tuple(
        Zone(text("crowd-zone", n=n), kind, shown, count=99, note=long_text(n)) for n, kind in enumerate(ZoneKind)
    )
    return Scene(
        phase=text("crowd-phase", round=11),
        facts=tuple(long_text(n) for n in range(3)),
        panels=tuple(
            Panel(
                seat,
                counters=(Counter(text("crowd-counter"), 1_234_567, of=9_999_999),) * 3,
                marks=tuple(Mark),
                zones=many,
                notes=(long_text(seat),),
            )
            for seat in range(SEATS)
        ),
        centre=many * zones,
        hand=Zone(text("crowd-hand"), ZoneKind.FAN, tuple(Shown(code) for code in CODES[::9])),
        own=many,
    )


def looking(scene: Scene, ask: Ask | None = None, seat: int | None = 0, happened: int = 40) -> Look:
    table = table_of("crowd", SEATS, Phase.RUNNING, awaited=(0,))
    seats = tuple(replace(one, name="Wolfeschlegelsteinhausenbergerdorff" * 2) for one in table.seats)
    return Look(
        replace(table, seats=seats),
        seat,
        CrowdView(seat=seat, seats=SEATS, to_act=(0,), legal=(), scene=scene, ask=ask),
        since=tuple(Happening(n, long_text(n)) for n in range(happened)),
        asked_at=7,
    )


def choices(count: int, *, blocked: int = 0, then: Ask | None = None) -> tuple[Choice, ...]:
    return tuple(
        Choice(
            code,
            card=code,
            label=text("crowd-who", who=SeatRef(at % SEATS)),
            then=None if at < blocked else then,
            blocked=long_text(at) if at < blocked else None,
            favoured=at == count - 1,
        )
        for at, code in enumerate(CODES[:count])
    )


def ids(screen: Screen) -> list[str]:
    return [one.id for block in screen.blocks if isinstance(block, Row) for one in block.buttons]


ASKS = {
    "fourteen cards": Ask(long_text(1), choices(14, blocked=9)),
    "fourteen cards of one suit each": Ask(long_text(1), tuple(Choice(c, card=c) for c in CODES[::9][:14])),
    "twenty cards": Ask(long_text(1), choices(20)),
    "twenty-one cards": Ask(long_text(1), choices(21, blocked=5)),
    "sixty cards": Ask(long_text(1), choices(60)),
    "three of eight": Ask(long_text(1), choices(8, blocked=2), AskKind.SOME, least=3, most=3),
    "any of twenty-five": Ask(long_text(1), choices(25), AskKind.SOME, least=0, most=25),
    "one of fourteen": Ask(long_text(1), choices(14), AskKind.SOME, least=1, most=1),
    "an order of seven": Ask(long_text(1), choices(7), AskKind.ORDER, verb="lay"),
}


@pytest.mark.parametrize("words", EVERY_WORDS, ids=str)
@pytest.mark.parametrize("name", ASKS)
@pytest.mark.parametrize("size", [(0, 0), (1, 14)], ids=str)
def test_hand_fits(words: Words, name: str, size: tuple[int, int]) -> None:
    look = looking(crowded(*size), ASKS[name])
    screen = hand_screen(look, words, notice=long_text(9))
    assert screen.faults() == []
    said, phase = read_out(screen), words.at(look.table, 0).say(text("crowd-phase", round=11))
    assert phase in said or words.get("picture-rest") in said
    assert offered(screen) >= {choice.token for choice in ASKS[name].choices}
    menus = [block.id for block in screen.blocks if isinstance(block, Menu)]
    assert all(read(custom_id) for custom_id in ids(screen) + menus)


def offered(screen: Screen) -> set[str]:
    """Every token that can be pressed or picked."""
    pressed = {custom_id.rpartition(":")[2].rpartition("+")[2].strip(" ~") for custom_id in ids(screen)}
    menus = [block for block in screen.blocks if isinstance(block, Menu)]
    return pressed | {option.value for menu in menus for option in menu.options}


@pytest.mark.parametrize("words", EVERY_WORDS, ids=str)
@pytest.mark.parametrize("size", [(0, 0), (1, 4), (3, 20)], ids=str)
def test_table_fits(words: Words, size: tuple[int, int]) -> None:
    screen = table_screen(looking(crowded(*size), seat=None), words)
    assert screen.faults() == []
    assert [label.split(":")[1] for label in ids(screen)] == ["hand", "watch", "rules", "log", "more"]


def test_small_scene_loses_nothing() -> None:
    scene = Scene(
        phase=text("crowd-phase", round=1),
        centre=(
            Zone(text("crowd-zone", n=5), ZoneKind.ROW, (Shown("A7"), Shown(None), Shown(None)), note=long_text(3)),
        ),
    )
    said = read_out(hand_screen(looking(scene, seat=None, happened=2), Words("en", text_mode=True)))
    for part in (
        "Unicorn\N{NO-BREAK SPACE}7, 2 face-down cards",
        "3. In accordance",
        "0. In accordance",
        "1. In accordance",
    ):
        assert part in said


def test_oldest_events_go_first() -> None:
    scene = replace(crowded(0, 0), facts=tuple(long_text(n) for n in range(50, 70)), panels=())
    said = read_out(table_screen(looking(scene, seat=None), Words("en")))
    assert "39. In accordance" in said
    assert "37. In accordance" not in said


def test_what_happened_is_not_told_twice() -> None:
    scene = replace(crowded(0, 0), facts=(long_text(39), long_text(77)))
    said = read_out(hand_screen(looking(scene, happened=40), Words("en")))
    assert said.count("39. In accordance") == 1
    assert said.count("77. In accordance") == 1


def test_path_of_the_longest_choice_fits_a_click() -> None:
    last = Ask(text("crowd-hand"), choices(14), AskKind.SOME, least=8, most=8)
    look = looking(crowded(0, 0), Ask(text("crowd-hand"), choices(14, then=last), verb="play"))
    path = ("A0", "+" + "+".join(CODES[1:9]))
    step = follow(look, path)
    assert step.notation == "play A0 " + " ".join(CODES[1:9])
    screen = hand_screen(look, Words("en"), path=path, confirm=True)
    assert screen.faults() == []
    assert f"1:play:abcdefgh:7:{' '.join(path)}" in ids(screen)


def test_cut_screens_still_say_something() -> None:
    scene = replace(crowded(0, 0), facts=tuple(long_text(n) for n in range(60)))
    screen = hand_screen(looking(scene, ASKS["fourteen cards"]), Words("fr"))
    assert screen.faults() == []
    assert "…" in read_out(screen)


def test_groups_lie_under_each_other_where_they_are_the_viewers_own() -> None:
    melds = Zone(
        text("crowd-hand"), ZoneKind.ROW, tuple(Shown(code) for code in ("A1", "A2", "A3", "B7", "C7")), groups=(3, 2)
    )
    theirs = replace(melds, label=text("crowd-zone", n=1))
    scene = Scene(phase=text("crowd-phase", round=1), panels=(Panel(1, zones=(theirs,)),), own=(melds,))
    said = read_out(hand_screen(looking(scene), Words("en"), detailed=True))
    assert "part 1**: 🦄\u00a0**1 2 3** | 🐢\u00a0**7**  🐙\u00a0**7**" in said
    assert "**Your hand**:\n- 🦄\u00a0**1 2 3**\n- 🐢\u00a0**7**  🐙\u00a0**7**" in said
    aloud = read_out(hand_screen(looking(scene), Words("fr", text_mode=True), detailed=True))
    assert aloud.replace("\u00a0", " ").count("\n- Tortue 7, Pieuvre 7") == 2
