"""A puzzle: a moment of a finished game at which one play beats every other, as a question and with its answer."""

from __future__ import annotations

from dataclasses import dataclass

from bot.clicks import DETAILS, Click, Verb
from bot.screens.finished.review import play_menu
from bot.screens.parts.buttons import press, way
from bot.screens.parts.layout import OVER, Detail, fitted, ladder, paragraph, sections
from bot.screens.parts.message import Block, Row, Screen, Style
from bot.screens.parts.texts import bold, small, title
from bot.screens.pictures.scenes import hand_picture
from bot.screens.questions.choices import told
from bot.screens.scenes.brief import Brief
from bot.screens.scenes.full import heading, laid_out
from bot.screens.seasons.standings import change_text, rating_text
from bot.tables.keeping import Moment, Replay
from bot.text import Words
from games import registry
from persistence.rows import Puzzle
from seasons.ratings import Rating


@dataclass(frozen=True, slots=True)
class Solver:
    """Somebody's record with puzzles."""

    rating: Rating
    tried: int
    solved: int


@dataclass(frozen=True, slots=True)
class Riddle:
    """A puzzle before somebody's eyes: the game just before the play, the puzzle's rating, and their answer.

    `before` is the solver's rating before the answer, None where that does not count.
    """

    puzzle: Puzzle
    replay: Replay
    moment: Moment
    rating: Rating
    solver: Solver
    answer: str | None = None
    before: Rating | None = None


def puzzle_screen(riddle: Riddle, words: Words, *, detailed: bool = False) -> Screen:
    """In text mode short, with the full drawing one press away (`detailed`)."""
    words = words.at(riddle.replay.table, riddle.puzzle.seat)
    return fitted(lambda detail: _drawn(riddle, words, detail if detailed else None), ladder())


def _drawn(riddle: Riddle, words: Words, detail: Detail | None) -> Screen:
    puzzle, answer = riddle.puzzle, riddle.answer
    game, view = registry.game(puzzle.game), riddle.moment.view(puzzle.seat)
    ask, scene = game.ask(view), game.scene(view)
    where = small(words.get("puzzle-where", step=puzzle.step + 1, rating=rating_text(riddle.rating.points, words)))
    lines = [bold(words.get("puzzle-ask"))]
    if answer is not None:
        given, best = (told(ask, one, words) for one in (answer, puzzle.best))
        solved = answer == puzzle.best
        lines = [
            words.get("puzzle-solved", action=best) if solved else words.get("puzzle-missed", action=given, best=best),
            words.get("puzzle-proof", margin=max(1, round(100 * puzzle.margin)), worlds=puzzle.worlds),
            words.get("puzzle-again") if riddle.before is None else "",
        ]
    said, game_title = paragraph(*lines, small(_standing(riddle, words))), title(puzzle.game, words)
    short = words.text_mode and detail is None
    if short:
        brief = Brief(scene, words)
        lies = paragraph(brief.held(), *brief.middle(), *brief.facts())
        blocks = sections(said, lies, paragraph(brief.heading(game_title), *brief.players(), where))
    else:
        shown = [[hand_picture(scene, words)]] if detail is None else laid_out(scene, words, detail)
        blocks = sections(heading(scene, game_title, where, words), said, *shown)
    controls: list[Block] = []
    if answer is None:
        controls.append(play_menu(Click(Verb.PUZZLE, rest=puzzle.id), ask, view.legal, {puzzle.best}, words))
        if short:
            controls.append(Row((way(Verb.PUZZLE, words, "button-details", rest=f"{puzzle.id}/{DETAILS}"),)))
    else:
        following = way(Verb.PUZZLE, words, "button-puzzle-next", Style.PRIMARY)
        onward = press(riddle.replay.table, Verb.REPLAY, words, rest=f"{puzzle.step}.{puzzle.seat}")
        controls.append(Row((following, onward)))
    return Screen((*blocks, *controls), OVER)


def _standing(riddle: Riddle, words: Words) -> str:
    solver, before = riddle.solver, riddle.before
    change = 0 if before is None else solver.rating.points - before.points
    return words.get(
        "puzzle-standing",
        rating=rating_text(solver.rating.points, words),
        change=change_text(change, words),
        changed="yes" if change else "no",
        solved=solver.solved,
        tried=solver.tried,
    )
