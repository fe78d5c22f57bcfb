"""The game's card of identity, and the doors through which everything else reaches it."""

from __future__ import annotations

from pathlib import Path

from games.engine import FirstGame, Game
from games.engine.daily import Daily, by_points
from games.monster_tricks.actions import MonsterAction, parse
from games.monster_tricks.art import ART
from games.monster_tricks.cards import FACES
from games.monster_tricks.computer import casual, explain, novice
from games.monster_tricks.determinization import imagine
from games.monster_tricks.habits import HABITS
from games.monster_tricks.lesson import LESSON
from games.monster_tricks.options import MonsterOptions
from games.monster_tricks.outlook import OUTLOOK
from games.monster_tricks.questions import ask
from games.monster_tricks.refusals import why_not
from games.monster_tricks.screen import scene
from games.monster_tricks.state import MonsterState
from games.monster_tricks.view import MonsterView

GAME = Game[MonsterState, MonsterAction, MonsterView, MonsterOptions](
    key="monster_tricks",
    rules_version=1,
    seats=range(2, 6),
    options=MonsterOptions,
    short={"rounds": 1},
    first_game=FirstGame(4),
    faces=FACES,
    art=ART,
    computers={"novice": novice, "casual": casual},
    outlook=OUTLOOK,
    folder=Path(__file__).parent,
    lesson=LESSON,
    daily=Daily(seats=3, score=by_points, level="casual", options={"rounds": 1}),
    habits=HABITS,
    deal=MonsterState.start,
    parse=parse,
    scene=scene,
    ask=ask,
    imagine=imagine,
    why_not=why_not,
    explain=explain,
)
"""Monster Tricks, by Ralf zur Linde: two to five players, three rounds, up to four tricks at once."""
MonsterState.game = GAME
