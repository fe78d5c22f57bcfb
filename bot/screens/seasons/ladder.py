"""The ladder against computers, and ratings that are still provisional: how both are written.

Until a rating is established, nobody reads a number or a loss: only how many games are still missing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.screens.parts.layout import paragraph
from bot.screens.parts.message import Block
from bot.screens.parts.texts import bold, bullets, signed, small, title
from bot.screens.seasons.standings import CUP, change_text, points_merit, rating_text
from bot.text import Words
from seasons.ladder import EVERY_LEVEL, RUNGS, Rung, rung_of, to_next
from seasons.model import Climb, Gain, Step
from seasons.ratings import PROVISIONAL, Rating
from seasons.tally import EVERY_GAME


def rating_change(before: Rating, after: Rating, games: int, words: Words) -> str:
    """The first rating that is shown has no change."""
    if games < PROVISIONAL:
        return words.get("rating-soon", left=PROVISIONAL - games)
    rating = rating_text(after.points, words)
    if games == PROVISIONAL:
        return words.get("rating-first", rating=rating)
    return words.get("rating-change", rating=rating, change=change_text(after.points - before.points, words))


def gain_line(gain: Gain, words: Words) -> str:
    rating = rating_change(gain.before, gain.after, gain.games, words)
    if gain.points is None:
        return rating
    points = bold(f"+{points_merit(gain.points, words)}")
    return words.get("result-gain", points=points, rating=rating)


def step_lines(step: Step, words: Words) -> list[str]:
    climb = step.climb
    change = rating_change(step.before, climb.rating, climb.games, words)
    rung = _rung(rung_of(climb), words)
    line = words.get("ladder-step-soon" if climb.provisional else "ladder-step", rung=rung, rating=change)
    told = []
    if step.reached:
        told.append(words.get("ladder-reached", rung=words.get(f"level-{step.reached}")))
    if step.beaten:
        told.append(words.get("ladder-beaten", level=words.get(f"level-{step.beaten}")))
    if step.record is not None:
        told.append(words.get("ladder-record", score=step.record))
    return [small(line), *(signed(CUP, one, words) for one in told)]


def rung_merit(rating: Rating, games: int, words: Words) -> str:
    """Rung and rating, or how many games are missing."""
    climb = Climb(user_id=0, name="", games=games, rating=rating)
    if climb.provisional:
        return words.get("ladder-soon", games=games, of=PROVISIONAL)
    rating_shown = bold(rating_text(rating.points, words))
    return words.get("ladder-merit", rung=_rung(rung_of(climb), words), rating=rating_shown)


def ladder_blocks(climbs: Mapping[Rung, Climb], game: str | None, words: Words) -> tuple[Block, ...]:
    """A line for each game, or for each strength at one game, and what they have beaten."""
    cups = []
    if game is None:
        played = {rung.game: one for rung, one in climbs.items() if rung.level == EVERY_LEVEL and rung.game}
        order = sorted(played, key=lambda key: (-played[key].games, key))
        lines = [_game_line(title(key, words), played[key], words) for key in order]
        for key in order:
            if level := _beaten(key, climbs):
                trophy = words.get("ladder-trophy", level=words.get(f"level-{level}"), game=title(key, words))
                cups.append(signed(CUP, trophy, words))
    else:
        mine = next((one for rung, one in climbs.items() if rung[:2] == (game, EVERY_LEVEL)), None)
        if mine is None:
            return ()
        lines = [_game_line(words.get("ladder-all"), mine, words)]
        for level in RUNGS:
            forms = [one for rung, one in climbs.items() if rung[:2] == (game, level)]
            lines += [_level_line(level, forms, words)] if forms else []
    return paragraph(f"**{words.get('ladder-title')}**", *bullets(lines), *cups) if lines else ()


def _game_line(name: str, climb: Climb, words: Words) -> str:
    merit = rung_merit(climb.rating, climb.games, words)
    line = words.get("ladder-game", game=name, games=climb.games, wins=climb.wins, merit=merit)
    following = None if climb.provisional else to_next(climb)
    if following is None:
        return line
    rung, points = following
    return f"{line} · {words.get('ladder-next', rung=words.get(f'level-{rung}'), points=points)}"


def _level_line(level: str, forms: Sequence[Climb], words: Words) -> str:
    """`forms` are those of the game that were played."""
    line = words.get(
        "ladder-level",
        level=words.get(f"level-{level}"),
        games=sum(one.games for one in forms),
        wins=sum(one.wins for one in forms),
        longest=max(one.longest for one in forms),
    )
    usual = max(forms, key=lambda one: one.games)
    return line if usual.best is None else f"{line} · {words.get('ladder-best', score=usual.best)}"


def _beaten(game: str, climbs: Mapping[Rung, Climb]) -> str:
    """The strongest computers that somebody has beaten at a game, "" for none."""
    won = [rung.level for rung, one in climbs.items() if rung.game == game != EVERY_GAME and rung.level and one.wins]
    return max(won, key=RUNGS.__getitem__, default="")


def _rung(rung: str, words: Words) -> str:
    return words.get(f"level-{rung}") if rung else words.get("ladder-foot")
