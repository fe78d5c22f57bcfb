"""The parts that every game shares: the contract, texts, scenes, chance, records. It knows no particular game."""

from games.engine import signs
from games.engine.art import Art, CardArt, Cloth, Shape, Sign, Suit
from games.engine.contract import (
    Action,
    AnyGame,
    AnyOutlook,
    AnyState,
    Chooser,
    FirstGame,
    Game,
    Habit,
    Options,
    Outcome,
    ScoreLine,
    State,
    blank,
)
from games.engine.deal import Deal, FairDeal, RandomDeal, commitment, made_salt, seat_chosen
from games.engine.errors import BadNotation, BadRecord, BadSetup, GameOver, IllegalAction, NotYourTurn, PlayError
from games.engine.outlook import Effort, Outlook, at_random, chances, fitted_numbers, softly
from games.engine.played import Played, played
from games.engine.record import Record
from games.engine.scene import (
    Ask,
    AskKind,
    Choice,
    Counter,
    Face,
    Mark,
    Panel,
    Scene,
    Shown,
    Zone,
    ZoneKind,
    ahead,
    leaves,
    marks,
    unadvised,
)
from games.engine.sets import cards_of, deal_unseen, set_of
from games.engine.text import Arg, CardList, CardRef, Fact, Seat, SeatRef, Text, TextList, sentence, text
from games.engine.view import Event, View
