"""A table after its game, or closed without: who won and how, the score sheet, what it brought to the season."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import accumulate
from operator import add

from bot.clicks import Verb
from bot.screens.parts.buttons import balanced, press, result_button
from bot.screens.parts.layout import ACCENTS, QUIET, drafted, fitted, framed, paragraph
from bot.screens.parts.message import Block, Row, Screen, Style
from bot.screens.parts.texts import SHOWN_DIGITS, SMALL, bold, form_line, signed, small, title
from bot.screens.pictures.results import by_place, result_picture, sheet_pictures
from bot.screens.questions.choices import told
from bot.screens.seasons.ladder import gain_line, step_lines
from bot.screens.seasons.standings import CUP, place_text, trophy_lines
from bot.tables.model import Apart, Look
from bot.text import NO_BREAK, Words, clean_name
from games import registry
from games.engine import Outcome, ScoreLine, Seat, SeatRef
from persistence.rows import SeatKind
from seasons.model import Settlement


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
        told = [*result_lines(outcome, look.settlement, look.apart, words), decisive_lines(look, words)]
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
    buttons = balanced(press(table, Verb.LOG, words), press(table, Verb.VERIFY, words), *result_button(table, words))
    return framed(QUIET, heading, shown, paragraph(*proof_lines(look, words)), rows=buttons)


def closed_screen(look: Look, words: Words) -> Screen:
    table = look.table
    why = look.since[-1].text if look.since else None
    said = paragraph(
        f"### {words.get('closed-title', game=title(table.game, words))}",
        words.get("closed-text") if why is None else words.get("closed-why", why=words.say(why)),
        small(words.listed([words.name(seat.seat) for seat in table.seats])),
    )
    return framed(ACCENTS[table.phase], said, rows=[] if table.lesson else [Row((press(table, Verb.AGAIN, words),))])


SEVERAL = 2


def result_lines(outcome: Outcome, settlement: Settlement | None, apart: Apart | None, words: Words) -> list[list[str]]:
    """Why it ended, and the places with their gains."""
    why, seats, _ = sheet_lines(outcome, words)
    gains = _gains(settlement, outcome, words)
    places = []
    for seat, line in zip(by_place(outcome), seats, strict=True):
        places += [line, small(gains[seat])] if seat in gains else [line]
    return [why, [*places, *_brought(settlement, apart, words)]]


def beside_pictures(outcome: Outcome, settlement: Settlement | None, apart: Apart | None, words: Words) -> list[str]:
    """The gains, trophies and season of a game: the lines that the result pictures leave out."""
    colon = words.get("word-colon")
    gains = [f"**{words.who(seat)}**{colon} {said}" for seat, said in _gains(settlement, outcome, words).items()]
    told = [small(" · ".join(gains))] if len(gains) > SEVERAL else gains
    return [*told, *_brought(settlement, apart, words)]


def _brought(settlement: Settlement | None, apart: Apart | None, words: Words) -> list[str]:
    """The step on the ladder, or else the new trophies and the season for which the game counts."""
    if settlement is not None and settlement.step is not None:
        return step_lines(settlement.step, words)
    trophies = [] if settlement is None else _trophies(settlement, words)
    return [*trophies, small(_counting(settlement, apart, words))]


def _gains(settlement: Settlement | None, outcome: Outcome, words: Words) -> dict[Seat, str]:
    """Points and rating of each person, best place first; nothing where a newcomer took the seat over."""
    if settlement is None or settlement.step is not None:
        return {}
    people = [
        seat for seat in by_place(outcome) if words.table is None or words.table.seats[seat].kind is SeatKind.PERSON
    ]
    gains = {seat: settlement.gains.get(seat) for seat in people}
    nobody = words.get("result-gain-nobody")
    return {seat: nobody if gain is None else gain_line(gain, words) for seat, gain in gains.items()}


def order_lines(names: tuple[str, ...], words: Words) -> list[str]:
    known = [clean_name(name) or words.get("word-somebody") for name in names]
    return [small(words.get("result-orders", who=words.listed(known)))] if known else []


def sheet_lines(outcome: Outcome, words: Words) -> list[list[str]]:
    """Without what the game brought: why it ended, the places, the score line by line."""
    order = by_place(outcome)
    lines = [_score(line, order, words) for line in outcome.lines]
    return [[f"**{words.say(outcome.reason)}**"], [_place(outcome, seat, words) for seat in order], lines]


def decided(look: Look, words: Words) -> str:
    """The round since which the winner leads for good, in a game with rounds and one winner."""
    outcome = look.outcome
    if outcome is None or len(outcome.rounds) < SEVERAL or outcome.places.count(1) != 1 or len(outcome.places) == 1:
        return ""
    winner = outcome.places.index(1)
    others = [seat for seat in range(len(outcome.places)) if seat != winner]
    totals = list(accumulate(outcome.rounds, lambda before, more: tuple(map(add, before, more))))
    sign = 1 if all(totals[-1][winner] >= totals[-1][seat] for seat in others) else -1
    leads = [all(sign * (after[winner] - after[seat]) > 0 for seat in others) for after in totals]
    if not leads[-1]:
        return ""
    since = len(leads) - next((back for back, led in enumerate(reversed(leads)) if not led), len(leads)) + 1
    who, rounds = bold(words.who(winner)), len(leads)
    if since == rounds:
        margin = min(abs(totals[-1][winner] - totals[-1][seat]) for seat in others)
        return words.get("result-led-last", who=who, margin=margin)
    return words.get("result-led", who=who, round=since, rounds=rounds)


def _trophies(settlement: Settlement, words: Words) -> list[str]:
    games = () if words.table is None else (words.table.game,)
    lines = []
    for seat, gain in settlement.gains.items():
        if gain.trophies:
            earned = " · ".join(line for trophy in gain.trophies for line in trophy_lines(trophy, games, words))
            lines.append(signed(CUP, f"**{words.who(seat)}**{words.get('word-colon')} {earned}", words))
    return lines


def _counting(settlement: Settlement | None, apart: Apart | None, words: Words) -> str:
    """For which season a game counts, or why it does not: a game of an older Tapis for its computers, if any."""
    if settlement is None:
        computers = words.table is not None and any(one.kind is SeatKind.COMPUTER for one in words.table.seats)
        return words.get(f"result-apart-{apart or (Apart.COMPUTER if computers else Apart.UNRATED)}")
    if settlement.season is None:
        return words.get("result-no-season")
    return words.get("result-season", season=settlement.season)


def _place(outcome: Outcome, seat: Seat, words: Words) -> str:
    place, who, score = outcome.places[seat], bold(words.who(seat)), outcome.scores[seat]
    if words.text_mode and len(outcome.places) > 1:
        shared = "yes" if outcome.places.count(place) > 1 else "no"
        return words.get("result-place-aloud", place=place, shared=shared, who=who, score=score)
    line = words.get("result-place", who=who, score=score)
    return line if len(outcome.places) == 1 else f"{place_text(place, words)} {line}"


def _score(line: ScoreLine, order: list[Seat], words: Words) -> str:
    """The line's label, then each seat's part, best place first; without a name for somebody who played alone."""
    parts = []
    for seat in order:
        value = line.values[seat]
        if value is not None:
            said = words.get("word-number", number=value) if isinstance(value, int) else words.say(value)
            parts.append(said if len(order) == 1 else f"{words.who(seat)}{NO_BREAK}{said}")
    return f"**{words.say(line.label)}**{words.get('word-colon')} {' · '.join(parts)}"
