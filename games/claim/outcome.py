"""How a match ends, and its score sheet (RULES.md 10 and 11)."""

from __future__ import annotations

from games.claim import says
from games.claim.cards import FACTION
from games.claim.votes import Result, highest
from games.engine import Outcome, ScoreLine, Seat, SeatRef, Text, text
from games.engine.daily import DailyScore, tally


def wins_of(results: tuple[Result, ...]) -> tuple[int, int]:
    winners = [result.winner for result in results]
    return winners.count(0), winners.count(1)


def decided(results: tuple[Result, ...], match_length: int) -> bool:
    return len(results) == match_length or max(wins_of(results)) * 2 > match_length


def outcome_of(results: tuple[Result, ...], match_length: int) -> Outcome:
    if match_length == 1:
        (result,) = results
        return Outcome(
            reason=says.game_ended(result),
            places=_places(result.winner),
            slam=_slam(results, result.winner),
            scores=(result.votes.count(0), result.votes.count(1)),
            lines=_lines_of_game(result),
        )
    wins = wins_of(results)
    winner = None if wins[0] == wins[1] else wins.index(max(wins))
    if winner is None:
        reason = text("claim-match-draw", wins=wins[0])
    else:
        reason = text("claim-match-won", winner=SeatRef(winner), wins=wins[winner], losses=wins[1 - winner])
    return Outcome(
        reason=reason,
        places=_places(winner),
        slam=_slam(results, winner),
        scores=wins,
        lines=(
            *(
                ScoreLine(text("claim-line-game", game=number), (_game_of(result, 0), _game_of(result, 1)))
                for number, result in enumerate(results, start=1)
            ),
            ScoreLine(text("claim-line-games-won"), wins),
        ),
    )


def _slam(results: tuple[Result, ...], winner: Seat | None) -> Seat | None:
    return winner if any(set(result.votes) == {winner} for result in results) else None


def _places(winner: Seat | None) -> tuple[int, int]:
    return (1, 1) if winner is None else (1 + winner, 2 - winner)


def _lines_of_game(result: Result) -> tuple[ScoreLine, ...]:
    votes, (first, second) = result.votes, result.piles
    return (
        *(
            ScoreLine(
                text("claim-faction", faction=faction.value),
                (_standing(first & cards, vote == 0), _standing(second & cards, vote == 1)),
            )
            for (faction, cards), vote in zip(FACTION.items(), votes, strict=True)
        ),
        ScoreLine(text("claim-line-votes"), (votes.count(0), votes.count(1))),
        ScoreLine(text("claim-line-cards"), (first.bit_count(), second.bit_count())),
    )


def _game_of(result: Result, seat: Seat) -> Text:
    return text(
        "claim-line-game-of-seat",
        votes=result.votes.count(seat),
        cards=result.piles[seat].bit_count(),
        won="yes" if result.winner == seat else "no",
    )


def _standing(held: int, has_vote: bool) -> Text:
    return text("claim-standing", count=held.bit_count(), highest=highest(held), vote="yes" if has_vote else "no")


def score_of(result: Result) -> DailyScore:
    """The score of the deal of the day, which the first seat plays: its votes, then its cards."""
    votes = result.votes.count(0)
    return DailyScore(100 * votes + result.piles[0].bit_count(), tally(votes, len(result.votes)))
