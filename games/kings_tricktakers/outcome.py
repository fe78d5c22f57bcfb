"""How a game ends, and its score sheet (RULES.md 5.7)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from operator import sub

from games.engine import Outcome, ScoreLine, Seat, SeatRef, Text
from games.kings_tricktakers import says
from games.kings_tricktakers.royals import Colour, rank
from games.kings_tricktakers.says import say
from games.kings_tricktakers.scoring import BID, ScoreSheet, Source

Sheets = Sequence[ScoreSheet]


def outcome_of(
    rounds: Sequence[Sheets],
    vp: Sequence[int],
    spent: Sequence[int],
    colours: Sequence[Colour],
    kings: Sequence[bool],
) -> Outcome:
    ranking = ranking_of(vp, colours, kings)
    totals = [(0,) * len(vp), *[tuple([sheet.after for sheet in sheets]) for sheets in rounds]]
    lines = [*_round_lines(rounds)]
    if any(spent):
        lines.append(ScoreLine(say("line-queens"), tuple(-paid for paid in spent)))
    lifted = tuple(sum(sheets[seat].lifted for sheets in rounds) for seat in range(len(vp)))
    if any(lifted):
        lines.append(ScoreLine(say("line-floor"), lifted))
    lines.append(ScoreLine(say("line-rank"), tuple(_ranks(colours, kings))))
    return Outcome(
        reason=reason_of(vp, colours, kings),
        places=tuple(ranking.index(seat) + 1 for seat in range(len(vp))),
        scores=tuple(vp),
        lines=tuple(lines),
        rounds=tuple(tuple(map(sub, after, before)) for before, after in pairwise(totals)),
        slam=ranking[0] if rounds and all(sheets[ranking[0]].met for sheets in rounds) else None,
    )


def ranking_of(vp: Sequence[int], colours: Sequence[Colour], kings: Sequence[bool]) -> list[Seat]:
    ranks = _ranks(colours, kings)
    return sorted(range(len(vp)), key=lambda seat: (-vp[seat], ranks[seat]))


def reason_of(vp: Sequence[int], colours: Sequence[Colour], kings: Sequence[bool]) -> Text:
    best = ranking_of(vp, colours, kings)[0]
    level, king = [*vp].count(vp[best]) > 1, rank(colours[best], played=kings[best])
    return say("result", winner=SeatRef(best), points=vp[best], rank=king, level=level)


def _ranks(colours: Sequence[Colour], kings: Sequence[bool]) -> list[int]:
    return [rank(colour, played=played) for colour, played in zip(colours, kings, strict=True)]


def _round_lines(rounds: Sequence[Sheets]) -> list[ScoreLine]:
    lines = []
    for number, sheets in enumerate(rounds, start=1):
        for source in Source:
            cells = tuple(_cell(sheet, source) for sheet in sheets)
            if any(cells):
                lines.append(ScoreLine(say("line", round=number, source=source.value), cells))
        lines.append(ScoreLine(say("line-round", round=number), tuple(sheet.total for sheet in sheets)))
    return lines


def _cell(sheet: ScoreSheet, source: Source) -> Text | None:
    lines = [line for line in sheet.lines if line.source is source and (line.points or source is BID)]
    return say("cell", parts=[*map(says.part, lines)]) if lines else None
