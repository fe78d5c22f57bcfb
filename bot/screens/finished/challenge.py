"""A challenge's one message: what there is to beat, and when all have played, where their lines parted."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from bot.art.results import Line, LinesPlan, Move
from bot.challenges.model import ChallengeLook, Decision, Player, Stage
from bot.clicks import Click, Verb
from bot.screens.parts.buttons import balanced, button, press
from bot.screens.parts.layout import OPEN, OVER, framed, paragraph
from bot.screens.parts.message import Block, Picture, Screen, Style
from bot.screens.parts.texts import bold, small, title, when
from bot.screens.pictures.alt import whole_sentences
from bot.screens.pictures.covers import deal_picture
from bot.screens.pictures.scenes import card_of, felt_of
from bot.screens.questions.choices import labelled, told
from bot.screens.questions.paths import path_to, walk
from bot.screens.seasons.standings import board_line, name_of
from bot.text import Ready, Words, cut
from games import registry
from games.engine import Text
from seasons.challenges import AROUND, Parting

_STAGES = {Stage.PLAYING: "challenge-playing", Stage.PLAYED: "challenge-played-out", Stage.GONE: "challenge-gone"}
PROMISE = re.compile(r"\.\s|\s*;\s")
LONGEST_NAME = 40
"""On a button."""


def challenge_screen(look: ChallengeLook, words: Words) -> Screen:
    return (_compared if look.over else _open)(look, words.at(look.table))


# Before its end: nothing here depends on a card or a friend's play.


def _open(look: ChallengeLook, words: Words) -> Screen:
    ana, game = look.players[0], look.table.game
    who, score = bold(name_of(ana.name, words)), ana.score or 0
    heading: Sequence[Block] = paragraph(f"### {words.get('challenge-title', who=who, game=title(game, words))}")
    if not words.text_mode:
        lines = (name_of(ana.name, words, plain=True), words.key("challenge-score", score=score))
        heading = (*heading, deal_picture(game, lines, (), words))
    beaten = words.get("challenge-result", who=who, place=ana.place or 0, seats=len(look.table.seats), score=score)
    levels = dict.fromkeys(one.level for one in look.table.seats if one.level is not None)
    strengths = words.listed([words.get(f"level-{level}") for level in levels])
    end = when(look.until)
    places = words.get("challenge-taken", until=end)
    if look.free:
        places = words.get("challenge-places", count=look.free, until=end)
    friends = [words.get(_STAGES[one.stage], who=bold(name_of(one.name, words))) for one in look.friends]
    play = press(look.table, Verb.CHALLENGE, words, "button-challenge-play", Style.SUCCESS, rest="play")
    end_now = press(look.table, Verb.CHALLENGE, words, "button-challenge-end", rest="end")
    return framed(
        OPEN,
        heading,
        paragraph(beaten, words.get("challenge-same", levels=strengths), f"**{places}**"),
        paragraph(" · ".join(friends)),
        paragraph(small(words.get("challenge-about"))),
        rows=balanced(play, *([end_now] if look.comparable else [])),
    )


# Afterwards.


def _compared(look: ChallengeLook, words: Words) -> Screen:
    heading = words.get("challenge-over-title", game=title(look.table.game, words))
    apart = [_parted(look, one, words) for one in look.partings]
    if not apart:
        played = any(one.stage is Stage.PLAYED for one in look.friends)
        apart = [words.get("challenge-alike" if played else "challenge-alone")]
    ranks = [_ranked(one, words) for one in look.players]
    drawn: Sequence[Block] = paragraph(*ranks) if words.text_mode else (_picture(look, words),)
    buttons = []
    for one in look.players:
        if one.score is not None:
            label = f"{words.key('button-replay')} · {name_of(one.name, words, plain=True)}"
            buttons.append(button(Click(Verb.REPLAY, one.table_id), cut(label, LONGEST_NAME)))
    buttons.append(press(look.table, Verb.VERIFY, words))
    return framed(OVER, paragraph(f"### {heading}"), drawn, paragraph(*apart), rows=balanced(*buttons))


def _ranked(one: Player, words: Words) -> str:
    if one.score is None:
        return words.get("challenge-gone", who=bold(name_of(one.name, words)))
    return board_line(one.rank, one.name, words.get("challenge-score", score=one.score), words)


def _parted(look: ChallengeLook, parting: Parting, words: Words) -> str:
    """A sentence on where lines part: in which part of the game, and who did what there."""
    players = [one for one in look.players if one.score is not None]
    by_action: dict[str, list[str]] = {}
    where = ""
    for at in sorted(parting.plays):
        decision = players[at].line[parting.number]
        where = words.say(_headline(look, decision))
        action = _done(told(registry.game(look.table.game).ask(decision.before), decision.notation, words))
        by_action.setdefault(action, []).append(name_of(players[at].name, words))
    plays = [words.get("replay-action", who=words.listed(names), action=action) for action, names in by_action.items()]
    return words.get("challenge-parted", where=where, plays=Ready(" · ".join(plays)))


def _done(said: str) -> str:
    """A decision without what it promised, which stands after it."""
    return Ready(PROMISE.split(said)[0].rstrip("."))


def _headline(look: ChallengeLook, decision: Decision) -> Text:
    return registry.game(look.table.game).scene(decision.before).phase


def _picture(look: ChallengeLook, words: Words) -> Picture:
    played = [one for one in look.players if one.score is not None]
    heading = title(look.table.game, words, plain=True)
    first = look.partings[0] if look.partings else None
    columns: list[int] = []
    if first is not None:
        heading += f" · {words.label(_headline(look, played[min(first.plays)].line[first.number]))}"
        columns = sorted({number for one in played for number in one.line if number - first.number in AROUND})
    moves = [_column(look, number, words, apart=first is not None and number == first.number) for number in columns]
    lines = tuple(
        Line(
            "" if one.rank is None else str(one.rank),
            name_of(one.name, words, plain=True),
            "–" if one.score is None else words.key("word-number", number=one.score),
            tuple(column[at] for column in moves),
        )
        for at, one in enumerate(look.players)
    )
    plan = LinesPlan(felt_of(look.table.game), heading, lines, None if first is None else columns.index(first.number))
    aloud = [f"{plan.heading}."]  # everybody's result, then what they did
    for line in lines:
        did = ", ".join(move.said for move in line.moves if move is not None)
        aloud.append(" · ".join(filter(None, (f"{line.rank} {line.name}".strip(), line.score, did))) + ".")
    return Picture("lines.png", plan, whole_sentences(aloud, words))


def _column(look: ChallengeLook, number: int, words: Words, *, apart: bool) -> list[Move | None]:
    """Everybody's decision of that number. Where they part `apart`, words stand for cards that do not differ."""
    decisions = [one.line.get(number) for one in look.players]
    moves = [None if one is None else _move(look, one, words) for one in decisions]
    notations = {one.notation for one in decisions if one is not None}
    if apart and len({move.cards for move in moves if move is not None}) < len(notations):
        return [None if move is None else replace(move, cards=()) for move in moves]
    return moves


def _move(look: ChallengeLook, decision: Decision, words: Words) -> Move:
    game = registry.game(look.table.game)
    ask = game.ask(decision.before)
    steps = walk(ask, (ask and path_to(ask, decision.notation)) or ()).chosen
    cards = [game.art.cards[choice.card] for choices in steps for choice in choices if choice.card is not None]
    drawn = tuple(card_of(look.table.game, card, words.locale) for card in cards)
    return Move(_done(labelled(ask, decision.notation, words)), drawn)
