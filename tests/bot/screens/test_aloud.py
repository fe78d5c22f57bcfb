"""A hand read aloud: the same order everywhere, and no sign that says nothing when it is spoken."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bot.clicks import Verb, read
from bot.screens.hand import hand_screen
from bot.screens.parts import Menu, Paragraph, Row, Screen
from bot.screens.parts.plain import without_signs
from bot.screens.questions.paths import follow
from bot.text import LOCALES, Words
from games.engine import Scene, text
from tests.bot.screens.looks import Position
from tests.bot.screens.reading import read_out
from tests.games.contract.cases import TABLES, Table

SIGNS = re.compile(r"[·→|★✓↺⚠️\U0001f000-\U0001faff]")
MENTION = re.compile(r"<[^>]*>")


def heard(line: str) -> str:
    (block,) = without_signs(Screen((Paragraph(line),))).blocks
    assert isinstance(block, Paragraph)
    return block.text


def parts(screen: Screen) -> Iterator[tuple[str, str]]:
    """Yield the parts of a hand in the order in which they are read: "plays" for its buttons, "text" for texts."""
    for block in screen.blocks:
        clicks = [one.id for one in block.buttons] if isinstance(block, Row) else []
        clicks += [block.id] if isinstance(block, Menu) else []
        verbs = {click.verb for one in clicks if (click := read(one)) is not None}
        if isinstance(block, Paragraph):
            yield "text", block.text
        elif verbs & {Verb.PICK, Verb.PLAY} and Verb.HAND not in verbs:
            yield "plays", ""
        else:
            yield "else", ""


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_news_question_plays_hand_trick(table: Table) -> None:
    options = table.options.model_dump(mode="json")
    notice = text("table-stale")
    for number, (state, seat) in enumerate(table.positions(20, seed=5)):
        look = Position(state, table.seats, options, []).look(seat)
        words = Words(LOCALES[number % len(LOCALES)], text_mode=True).at(look.table, seat)
        scene: Scene = state.game.scene(look.view)
        ask = follow(look, ()).ask
        assert ask is not None
        screen = hand_screen(look, words, notice=notice)
        told = list(parts(screen))
        texts = [said for _, said in told]

        def place(line: str, texts: list[str] = texts) -> int | None:
            return next((at for at, said in enumerate(texts) if heard(line) in said), None)

        assert place(words.say(notice)) == 0
        plays = [at for at, (kind, _) in enumerate(told) if kind == "plays"]
        question = place(words.say(ask.question))
        assert question is not None
        assert question < plays[0]
        after = [place(words.say(scene.phase).replace(" ", "\u00a0")), place(f"**{words.who(seat)}**")]
        after += [place(f"**{words.say(zone.label)}**") for zone in scene.centre if zone.decisive]
        assert all(at is None or at > plays[-1] for at in after), read_out(screen)
        said = read_out(screen)
        zones = [*([scene.hand] if scene.hand else []), *(one for one in scene.own if one.decisive)]
        mine = [at for zone in zones if (at := said.find(f"**{words.say(zone.label)}**")) >= 0]
        trick = [
            at for zone in scene.centre if zone.decisive and (at := said.find(f"**{words.say(zone.label)}**")) >= 0
        ]
        assert not mine or not trick or max(mine) < min(trick), said
        assert not SIGNS.search(MENTION.sub("", said)), said
