"""A table after its game: who won and how, in one picture; every line behind *Score sheet*. Or closed without."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.clicks import Verb
from bot.screens.finished.result import beside_pictures, decided, order_lines, result_lines, sheet_lines
from bot.screens.parts.buttons import again_button, balanced, press
from bot.screens.parts.layout import ACCENTS, QUIET, drafted, fitted, framed, paragraph
from bot.screens.parts.message import Block, Row, Screen, Style
from bot.screens.parts.texts import SHOWN_DIGITS, SMALL, form_line, small, title
from bot.screens.pictures.results import result_picture, sheet_pictures
from bot.screens.questions.choices import told
from bot.tables.model import Look
from bot.text import Words
from games import registry
from games.engine import SeatRef


def ended_screen(look: Look, words: Words) -> Screen:
    plain = replace(words, emojis={})  # a long score sheet has no room for tiles: each takes forty characters
    return fitted(lambda said: _ended(look, said), (words, plain))


def _ended(look: Look, words: Words) -> Screen:
    table = look.table
    heading = f"### {words.get('result-title', game=title(table.game, words))}"
    challenge = press(table, Verb.CHALLENGE, words, "button-challenge", Style.SUCCESS)
    buttons = balanced(
        press(table, Verb.REMATCH, words, "button-rematch", Style.PRIMARY),
        *([challenge] if look.may_challenge else []),
        *(press(table, verb, words) for verb in (Verb.SCORE, Verb.REPLAY, Verb.REVIEW, Verb.VERIFY, Verb.SHARE)),
    )
    head = paragraph(heading, small(form_line(table, words)))
    return drafted(ACCENTS[table.phase], head, *_result(look, words), rows=buttons)


def _result(look: Look, words: Words) -> Iterator[Sequence[Block]]:
    outcome = look.outcome
    if outcome is None:
        yield paragraph(*proof_lines(look, words))
        return
    if words.text_mode:
        why, places, _ = result_lines(outcome, look.settlement, look.apart, words)
        told = [why, places, decisive_lines(look, words)]
    else:
        proof = [line.replace("`", "").replace("*", "").removeprefix(SMALL) for line in proof_lines(look, words)]
        scene = None if look.view is None else registry.game(look.table.game).scene(look.view)
        yield (result_picture(outcome, proof, words, scene),)
        told = [decisive_lines(look, words), beside_pictures(outcome, look.settlement, look.apart, words)]
    yield from (paragraph(*part) for part in (*told, order_lines(look.orders, words)))


def decisive_lines(look: Look, words: Words) -> list[str]:
    """The round since which the winner led, and the play after which they were ahead for good."""
    turning = look.turning
    if turning is None:
        return [decided(look, words)]
    game = registry.game(look.table.game)
    action = told(None if turning.before is None else game.ask(turning.before), turning.notation, words)
    played = words.get("result-turning", who=SeatRef(turning.by), action=action, step=turning.step, steps=turning.steps)
    return [decided(look, words), played]


def proof_lines(look: Look, words: Words) -> list[str]:
    """The promise about the shuffle, and the link with which the log ends."""
    table = look.table
    lines = [words.get("result-proof", hash=table.commitment[:SHOWN_DIGITS])]
    if table.link is not None:
        lines.append(words.get("result-chain", link=table.link[:SHOWN_DIGITS]))
    return [small(line) for line in lines]


def score_screen(look: Look, words: Words) -> Screen:
    table = look.table
    words = words.at(table)
    heading = paragraph(f"### {words.get('score-title', game=title(table.game, words))}")
    shown: tuple[Block, ...] = paragraph(words.get("closed-text"))
    if look.outcome is not None:
        _, places, lines = sheet_lines(look.outcome, words)
        pictures = () if words.text_mode else sheet_pictures(look.outcome, words)
        shown = pictures or paragraph(*(lines if words.text_mode else places))
    buttons = balanced(press(table, Verb.LOG, words), press(table, Verb.VERIFY, words))
    return framed(QUIET, heading, shown, paragraph(*proof_lines(look, words)), rows=buttons)


def closed_screen(look: Look, words: Words) -> Screen:
    table = look.table
    why = look.since[-1].text if look.since else None
    said = paragraph(
        f"### {words.get('closed-title', game=title(table.game, words))}",
        words.get("closed-text") if why is None else words.get("closed-why", why=words.say(why)),
        small(words.listed([words.name(seat.seat) for seat in table.seats])),
    )
    return framed(ACCENTS[table.phase], said, rows=[] if table.lesson else [Row((again_button(words),))])
