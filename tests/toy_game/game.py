"""Hilltops, a small game for two to four: what the contract asks of every game, in its shortest form.

Everybody is dealt six cards, secretly buries some, plays two tricks in which the leader calls whether high or low
wins, and secretly sends the last cards up the hills. Each trick and each hill is a point.
"""

from __future__ import annotations

from pathlib import Path

from games.engine import Game, Habit
from tests.toy_game import actions, computer, determinization, questions, screen
from tests.toy_game.actions import HillAction
from tests.toy_game.cards import FACES
from tests.toy_game.daily import DAILY
from tests.toy_game.start import HillOptions
from tests.toy_game.state import HillState
from tests.toy_game.view import HillView

GAME = Game[HillState, HillAction, HillView, HillOptions](
    key="hilltops",
    rules_version=1,
    seats=range(2, 5),
    options=HillOptions,
    faces=FACES,
    folder=Path(__file__).parent,
    deal=HillState,
    parse=actions.parse,
    scene=screen.scene,
    ask=questions.ask,
    imagine=determinization.imagine,
    why_not=questions.why_not,
    explain=computer.explain,
    computers={"novice": computer.novice, "casual": computer.casual},
    daily=DAILY,
    habits=[Habit("low", lambda _, action: action.low if isinstance(action, actions.Lead) else None)],
)
HillState.game = GAME
