"""A table after its game: who won and how, in one picture; every line behind *Score sheet*. Or closed without."""

from __future__ import annotations

from dataclasses import replace

from bot.clicks import Verb
from bot.screens.finished.result import beside_pictures, decided, order_lines, result_lines, sheet_lines
from bot.screens.parts.layout import ACCENTS, QUIET, again_button, fits, framed, paragraph, sections, shortened, small
from bot.screens.parts.message import Block, Row, Screen, Style
from bot.screens.parts.packing import balanced
from bot.screens.parts.titles import SHOWN_DIGITS, form_line, log_button, press, title
from bot.screens.pictures.results import result_picture, sheet_pictures
from bot.screens.questions.choices import told
from bot.tables.model import Look
from bot.text import Words
from games import registry
from games.engine import SeatRef


def ended_screen(look: Look, words: Words) -> Screen:
    screen = _ended(look, words)  # a long score sheet has no room for tiles: each takes forty signs
    return screen if fits(screen) else shortened(_ended(look, replace(words, emojis={})))


def _ended(look: Look, words: Words) -> Screen:
    table = look.table
    heading = paragraph(
        f"### {words.get('result-title', game=title(table.game, words))}", small(form_line(table, words))
    )
    drawn, beside = _result(look, words)
    challenge = press(table, Verb.CHALLENGE, words.key("button-challenge"), Style.SUCCESS)
    buttons = balanced(
        press(table, Verb.REMATCH, words.key("button-rematch"), Style.PRIMARY),
        *([challenge] if look.may_challenge else []),
        press(table, Verb.SCORE, words.key("button-score")),
        press(table, Verb.REPLAY, words.key("button-replay")),
        press(table, Verb.REVIEW, words.key("button-review")),
        press(table, Verb.VERIFY, words.key("button-verify")),
        press(table, Verb.SHARE, words.key("button-share")),
    )
    return Screen(
        (*sections(heading, drawn, *(paragraph(*part) for part in beside)), *buttons), accent=ACCENTS[table.phase]
    )


def _result(look: Look, words: Words) -> tuple[tuple[Block, ...], list[list[str]]]:
    """A picture, and in words what it does not say."""
    if look.outcome is None:
        return (), [proof_lines(look, words)]
    orders = order_lines(look.orders, words)
    if words.text_mode:
        why, places, _ = result_lines(look.outcome, look.settlement, look.apart, words)
        return (), [why, places, decisive_lines(look, words), *orders]
    proof = [line.replace("`", "").replace("*", "").removeprefix("-# ") for line in proof_lines(look, words)]
    scene = None if look.view is None else registry.game(look.table.game).scene(look.view)
    beside = beside_pictures(look.outcome, look.settlement, look.apart, words)
    return (result_picture(look.outcome, proof, words, scene),), [decisive_lines(look, words), *beside, *orders]


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
    promised = words.get("result-proof", hash=table.commitment[:SHOWN_DIGITS])
    last = "" if table.link is None else words.get("result-chain", link=table.link[:SHOWN_DIGITS])
    return [small(promised), small(last)] if last else [small(promised)]


def score_screen(look: Look, words: Words) -> Screen:
    table = look.table
    words = words.at(table)
    heading = paragraph(f"### {words.get('score-title', game=title(table.game, words))}")
    shown: tuple[Block, ...] = paragraph(words.get("closed-text"))
    if look.outcome is not None and words.text_mode:
        shown = paragraph(*sheet_lines(look.outcome, words)[2])
    elif look.outcome is not None:
        _, places, _ = sheet_lines(look.outcome, words)
        shown = sheet_pictures(look.outcome, words) or paragraph(*places)
    buttons = balanced(log_button(table, words), press(table, Verb.VERIFY, words.key("button-verify")))
    return shortened(framed(QUIET, heading, shown, paragraph(*proof_lines(look, words)), rows=buttons))


def closed_screen(look: Look, words: Words) -> Screen:
    table = look.table
    why = look.since[-1].text if look.since else None
    said = paragraph(
        f"### {words.get('closed-title', game=title(table.game, words))}",
        words.get("closed-text") if why is None else words.get("closed-why", why=words.say(why)),
        small(words.listed([words.name(seat.seat) for seat in table.seats])),
    )
    return framed(ACCENTS[table.phase], said, rows=[] if table.lesson else [Row((again_button(words),))])
