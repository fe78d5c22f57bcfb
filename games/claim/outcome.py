"""How games and matches end: the vote of each faction, who is crowned, the score sheet (RULES.md 10 and 11)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from games.claim.cards import FACTION, GOBLIN_ZEROS, PACK
from games.claim.says import say
from games.engine import Outcome, ScoreLine, Seat, SeatRef, Text
from games.engine.daily import DailyScore, tally


class Decision(StrEnum):
    """The step of RULES.md 10.2 that decided a game."""

    MAJORITY = "majority"
    VOTES = "votes"
    CARDS = "cards"
    DRAW = "draw"


@dataclass(frozen=True, slots=True)
class Result:
    """A game: its score piles, as sets; who holds each faction's vote, in their order; the winner, None for a draw."""

    piles: tuple[int, int]
    votes: tuple[Seat | None, ...]
    winner: Seat | None
    decision: Decision


def vote(mine: int, theirs: int) -> Seat | None:
    """The holder of a faction's vote (RULES.md 10.1). A greater set has the highest card; Goblins' zeros are equal."""
    return _first(mine.bit_count() - theirs.bit_count() or (mine & ~GOBLIN_ZEROS) - (theirs & ~GOBLIN_ZEROS))


def _first(ahead: int) -> Seat | None:
    return None if ahead == 0 else int(ahead < 0)


def votes_of(pile0: int, pile1: int) -> tuple[Seat | None, ...]:
    return tuple([vote(pile0 & faction, pile1 & faction) for faction in FACTION.values()])


def judge(pile0: int, pile1: int) -> Result:
    """How a game with these two score piles ends (RULES.md 10.2)."""
    votes = votes_of(pile0, pile1)
    ahead = votes.count(0) - votes.count(1)
    decision = Decision.VOTES
    if max(votes.count(0), votes.count(1)) >= 3:
        decision = Decision.MAJORITY
    elif ahead == 0:
        ahead = pile0.bit_count() - pile1.bit_count()
        decision = Decision.CARDS if ahead else Decision.DRAW
    return Result((pile0, pile1), votes, _first(ahead), decision)


def highest(cards: int) -> int:
    return PACK[cards.bit_length() - 1].value if cards else 0


def game_ended(result: Result) -> Text:
    """The winner of a game, and the step of RULES.md 10.2 that decided it."""
    if result.winner is None:
        return say("result-draw")
    return say(
        "result-won",
        winner=SeatRef(result.winner),
        loser=SeatRef(1 - result.winner),
        decision=result.decision.value,
        votes=result.votes.count(result.winner),
        others=result.votes.count(1 - result.winner),
        cards=result.piles[result.winner].bit_count(),
        fewer=result.piles[1 - result.winner].bit_count(),
    )


def wins_of(results: tuple[Result, ...]) -> tuple[int, int]:
    winners = [result.winner for result in results]
    return winners.count(0), winners.count(1)


def decided(results: tuple[Result, ...], match_length: int) -> bool:
    return len(results) == match_length or max(wins_of(results)) * 2 > match_length


def outcome_of(results: tuple[Result, ...], match_length: int) -> Outcome:
    if match_length == 1:
        (result,) = results
        winner, reason, lines = result.winner, game_ended(result), _lines_of_game(result)
        scores = result.votes.count(0), result.votes.count(1)
    else:
        scores = wins_of(results)
        winner, reason, lines = _first(scores[0] - scores[1]), _match_ended(scores), _lines_of_match(results)
    return Outcome(
        reason=reason,
        places=(1, 1) if winner is None else (1 + winner, 2 - winner),
        scores=scores,
        lines=lines,
        slam=winner if any(set(result.votes) == {winner} for result in results) else None,
    )


def _match_ended(wins: tuple[int, int]) -> Text:
    winner = _first(wins[0] - wins[1])
    if winner is None:
        return say("match-draw", wins=wins[0])
    return say("match-won", winner=SeatRef(winner), wins=wins[winner], losses=wins[1 - winner])


def _lines_of_match(results: tuple[Result, ...]) -> tuple[ScoreLine, ...]:
    games = [
        ScoreLine(say("line-game", game=number), (_game_of(result, 0), _game_of(result, 1)))
        for number, result in enumerate(results, start=1)
    ]
    return *games, ScoreLine(say("line-games-won"), wins_of(results))


def _lines_of_game(result: Result) -> tuple[ScoreLine, ...]:
    votes, (first, second) = result.votes, result.piles
    factions = [
        ScoreLine(
            say("faction", faction=faction.value),
            (_standing(first & cards, vote == 0), _standing(second & cards, vote == 1)),
        )
        for (faction, cards), vote in zip(FACTION.items(), votes, strict=True)
    ]
    return (
        *factions,
        ScoreLine(say("line-votes"), (votes.count(0), votes.count(1))),
        ScoreLine(say("line-cards"), (first.bit_count(), second.bit_count())),
    )


def _game_of(result: Result, seat: Seat) -> Text:
    return say(
        "line-game-of-seat",
        votes=result.votes.count(seat),
        cards=result.piles[seat].bit_count(),
        won=result.winner == seat,
    )


def _standing(held: int, has_vote: bool) -> Text:
    return say("standing", count=held.bit_count(), highest=highest(held), vote=has_vote)


def score_of(result: Result) -> DailyScore:
    """The score of the deal of the day, which the first seat plays: its votes, then its cards."""
    votes = result.votes.count(0)
    return DailyScore(100 * votes + result.piles[0].bit_count(), tally(votes, len(result.votes)))
