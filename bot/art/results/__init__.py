"""Results and standings: a game's end and its score sheet, leaderboards, contests, rating curves, compared lines."""

from bot.art.results.board import BoardLine, BoardPlan
from bot.art.results.contest import MOST_LINES, MOST_MATCHES, BracketMatch, ContestPlan, StandingLine
from bot.art.results.curve import CurvePlan
from bot.art.results.lines import Line, LinesPlan, Move
from bot.art.results.result import Finisher, ResultPlan
from bot.art.results.sheet import Head, SheetLine, paged
