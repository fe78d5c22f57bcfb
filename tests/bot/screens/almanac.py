"""Seasons, leaderboards and careers as the season service hands them to the screens, made without one."""

from __future__ import annotations

from dataclasses import replace

from bot.seasons.model import BoardPage, CareerReport, Fame, SeasonReport
from seasons.boards import Board, Career, Highlights, Ranked, Rival, Sort
from seasons.ladder import Rung
from seasons.model import Climb, Gain, Season, SeasonPlan, Settlement, Standing, Step, Trophy
from seasons.ratings import NEWCOMER, Rating
from seasons.tally import EVERY_GAME

DAY = 86_400_000
MARCH = Season(
    guild_id=1,
    number=3,
    zone="Europe/Paris",
    plan=SeasonPlan.MONTH,
    started_at=1_772_319_600_000,
    ends_at=1_774_994_400_000,
)
CUP = replace(
    MARCH,
    number=2,
    name="*Coupe* d’hiver",
    plan=SeasonPlan.DATE,
    started_at=MARCH.started_at - 40 * DAY,
    ended_at=MARCH.started_at,
)
FIRST = replace(CUP, number=1, name=None, plan=SeasonPlan.OPEN)
NAMES = ("Ann", "Ben_", "Cléo", "", "Ève", "Finn", "Gwen", "Алиса", "Ida", "@everyone", "Kim", "Lou")

SETTLED = Settlement(
    3,
    {
        0: Gain(
            points=10,
            won=False,
            before=NEWCOMER,
            after=Rating(22.36, 8.06),
            overall_before=NEWCOMER,
            overall=Rating(22.36, 8.06),
            games=1,
        ),
        1: Gain(
            points=30,
            won=True,
            before=Rating(27.0, 4.0),
            after=Rating(27.8, 3.9),
            overall_before=Rating(27.0, 4.0),
            overall=Rating(27.8, 3.9),
            games=12,
            trophies=(Trophy.SLAM, Trophy.STREAK),
        ),
    },
)


def standing(at: int) -> Standing:
    """Somebody's standing; the first stand best, the second and the third alike."""
    points = (540, 505, 505, 330)[at] if at < 4 else 300 - 20 * at
    rating = Rating(30 - at * 0.7, 3 + at * 0.2)
    return Standing(
        user_id=100 + at,
        name=NAMES[at],
        points=points,
        games=14 - at,
        wins=max(0, 6 - at),
        rating=rating,
        lifetime=24 - 2 * at,
    )


def ranked(count: int, sort: Sort = Sort.POINTS) -> tuple[Ranked, ...]:
    """The first lines of a leaderboard."""
    places = (1, 2, 2, *range(4, 20)) if sort is Sort.POINTS else range(1, 20)
    lines = [(place, standing(at)) for at, place in zip(range(count), places, strict=False)]
    unplaced = sort in (Sort.RATING, Sort.LADDER)
    return tuple(Ranked(None if unplaced and one.provisional else place, one) for place, one in lines)


def board_page(
    sort: Sort = Sort.POINTS, *, page: int = 1, season: Season | None = MARCH, game: str | None = None, own: int = 11
) -> BoardPage:
    """A page of a leaderboard of twelve people."""
    lines = ranked(12, sort)
    board = Board(lines[(page - 1) * 10 : page * 10], 12, lines[own])
    return BoardPage(season=season, game=game, sort=sort, page=page, pages=2, board=board)


CLIMBED = Climb(user_id=102, name="Cléo", games=12, wins=5, rating=Rating(27.0, 3.0), longest=3, peak="casual")
CLIMBS = {
    Rung(EVERY_GAME, "", "", 102): CLIMBED,
    Rung("claim", "", "", 102): CLIMBED,
    Rung("claim", "casual", "2", 102): replace(CLIMBED, games=9, wins=4, best=87),
    Rung("claim", "novice", "2", 102): replace(CLIMBED, games=3, wins=1, longest=1, best=61),
    Rung("five_crowns", "", "", 102): replace(CLIMBED, games=2, wins=0, rating=Rating(18.0, 8.0), peak=""),
    Rung("five_crowns", "expert", "3", 102): replace(CLIMBED, games=2, wins=0, rating=Rating(18.0, 8.0), best=140),
}
STEPPED = Settlement(
    None,
    {},
    Step(
        seat=0,
        level="casual",
        won=True,
        before=Rating(26.2, 3.2),
        climb=CLIMBED,
        reached="casual",
        beaten="casual",
        record=87,
    ),
)


def season_report(season: Season = MARCH) -> SeasonReport:
    """A season that was played, with two before it."""
    return SeasonReport(
        season=season,
        board=Board(ranked(10), 12),
        highlights=Highlights(
            games=42,
            players=12,
            busiest=("Ann",),
            most_games=14,
            climber="Ève",
            climbed=2.5,
            favourite="claim",
            favourite_games=30,
        ),
        fame=(Fame(CUP, (standing(1), standing(2))), Fame(FIRST, (standing(3),))),
    )


def career_report(game: str | None = None) -> CareerReport:
    """The career of the third person."""
    total = replace(standing(2), longest=10, slams=1)
    curve = tuple(Rating(25 + at % 5 * 0.4 + at * 0.1, 8 - at * 0.2) for at in range(12))
    career = Career(
        user_id=102,
        name="Cléo",
        standings={EVERY_GAME: total, "claim": total, "kings_tricktakers": replace(total, games=2, lifetime=2, wins=0)},
        season=total,
        places={1: 4, 2: 7, 3: 1},
        streak=2,
        longest=10,
        curve=curve,
        rivals=(Rival(100, "Ann", 9, 4, 5), Rival(103, "", 2, 1, 0)),
        apart=6,
        apart_won=1,
        turns=120,
        late=3,
    )
    return CareerReport(career=career, game=game, season=MARCH, places={Sort.POINTS: 2, Sort.RATING: 3}, climbs=CLIMBS)
