"""How a game ends, and its score sheet (RULES.md 5.7)."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine import Outcome, ScoreLine, Seat, SeatRef, Text, TextList, text
from games.kings_tricktakers import says
from games.kings_tricktakers.royals import Colour, rank
from games.kings_tricktakers.scoring import ScoreSheet, Source

Sheets = Sequence[ScoreSheet]


def outcome_of(
    rounds: Sequence[Sheets],
    vp: Sequence[int],
    spent: Sequence[int],
    colours: Sequence[Colour],
    kings: Sequence[bool],
) -> Outcome:
    ranking = ranking_of(vp, colours, kings)
    return Outcome(
        reason=reason_of(vp, colours, kings),
        places=tuple(ranking.index(seat) + 1 for seat in range(len(vp))),
        scores=tuple(vp),
        lines=(
            *_round_lines(rounds),
            *_other_lines(rounds, spent),
            ScoreLine(text("kings-tricktakers-line-rank"), tuple(_ranks(colours, kings))),
        ),
        rounds=_gains(rounds),
        slam=ranking[0] if rounds and all(sheets[ranking[0]].met for sheets in rounds) else None,
    )


def _gains(rounds: Sequence[Sheets]) -> tuple[tuple[int, ...], ...]:
    after = [tuple(sheet.after for sheet in sheets) for sheets in rounds]
    before = [(0,) * len(sheets) for sheets in rounds[:1]] + after[:-1]
    return tuple(tuple(now - then for then, now in zip(*both, strict=True)) for both in zip(before, after, strict=True))


def ranking_of(vp: Sequence[int], colours: Sequence[Colour], kings: Sequence[bool]) -> list[Seat]:
    ranks = _ranks(colours, kings)
    return sorted(range(len(vp)), key=lambda seat: (-vp[seat], ranks[seat]))


def reason_of(vp: Sequence[int], colours: Sequence[Colour], kings: Sequence[bool]) -> Text:
    best = ranking_of(vp, colours, kings)[0]
    level = sum(points == vp[best] for points in vp) > 1
    return text(
        "kings-tricktakers-result",
        winner=SeatRef(best),
        points=vp[best],
        rank=_ranks(colours, kings)[best],
        level="yes" if level else "no",
    )


def _ranks(colours: Sequence[Colour], kings: Sequence[bool]) -> list[int]:
    return [rank(colour, played=played) for colour, played in zip(colours, kings, strict=True)]


def _round_lines(rounds: Sequence[Sheets]) -> list[ScoreLine]:
    lines = []
    for number, sheets in enumerate(rounds, start=1):
        for source in Source:
            cells = tuple(_cell(sheet, source) for sheet in sheets)
            if any(cells):
                lines.append(ScoreLine(text("kings-tricktakers-line", round=number, source=source.value), cells))
        total = text("kings-tricktakers-line-round", round=number)
        lines.append(ScoreLine(total, tuple(sheet.total for sheet in sheets)))
    return lines


def _cell(sheet: ScoreSheet, source: Source) -> Text | None:
    lines = [line for line in sheet.lines if line.source is source and (line.points or source is Source.BID)]
    return text("kings-tricktakers-cell", parts=TextList(tuple(map(says.part, lines)))) if lines else None


def _other_lines(rounds: Sequence[Sheets], spent: Sequence[int]) -> list[ScoreLine]:
    lines = []
    if any(spent):
        lines.append(ScoreLine(text("kings-tricktakers-line-queens"), tuple(-paid for paid in spent)))
    lifted = tuple(sum(map(_lift, (sheets[seat] for sheets in rounds))) for seat in range(len(spent)))
    if any(lifted):
        lines.append(ScoreLine(text("kings-tricktakers-line-floor"), lifted))
    return lines


def _lift(sheet: ScoreSheet) -> int:
    return sheet.after - sheet.before - sheet.total
