"""Blank Game: everybody plays a card, the highest takes the trick, and most tricks win."""

from __future__ import annotations

from pathlib import Path

from games.cli.blank.actions import Play, parse
from games.cli.blank.cards import FACES
from games.cli.blank.computer import casual, explain, novice
from games.cli.blank.determinization import imagine
from games.cli.blank.questions import ask, why_not
from games.cli.blank.screen import scene
from games.cli.blank.start import BlankOptions
from games.cli.blank.state import BlankState
from games.cli.blank.view import BlankView
from games.engine import FirstGame, Game

GAME = Game[BlankState, Play, BlankView, BlankOptions](
    key="blank_game",
    rules_version=1,
    seats=range(2, 5),
    options=BlankOptions,
    first_game=FirstGame(3),
    faces=FACES,
    computers={"novice": novice, "casual": casual},
    folder=Path(__file__).parent,
    deal=BlankState.start,
    parse=parse,
    scene=scene,
    ask=ask,
    imagine=imagine,
    why_not=why_not,
    explain=explain,
)
BlankState.game = GAME
