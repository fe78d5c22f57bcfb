"""A finished game: its result, replay, review, puzzles and proof."""

from bot.screens.finished.challenge import challenge_screen
from bot.screens.finished.ended import decisive_lines, score_screen
from bot.screens.finished.proof import record_screen, verify_screen
from bot.screens.finished.puzzle import Riddle, Solver, puzzle_screen
from bot.screens.finished.replay import (
    Bookmark,
    bookmark_of,
    replay_screen,
    shared_moment,
    shot_of,
    start_of,
    steps_shown,
)
from bot.screens.finished.review import Page, Wanted, page_of, review_screen, thinking_screen
from bot.screens.finished.study import Company, Continuation, continuation_of, study_screen
