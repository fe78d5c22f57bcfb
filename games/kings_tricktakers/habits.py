"""Kinds of decisions in Kings Tricktakers that players can learn from (RULES.md 5.3 to 6)."""

from __future__ import annotations

from games.engine import Habit
from games.kings_tricktakers.actions import Bid, KingsAction, Play, TakeCharacter, TakeSet
from games.kings_tricktakers.cards import Suit
from games.kings_tricktakers.view import KingsView


def _drafts_set(_view: KingsView, action: KingsAction) -> bool | None:
    return isinstance(action, TakeSet) if isinstance(action, TakeSet | TakeCharacter) else None


def _bids_two(_view: KingsView, action: KingsAction) -> bool | None:
    return len(action.cards) > 1 if isinstance(action, Bid) else None


def _leads_trump(view: KingsView, action: KingsAction) -> bool | None:
    return action.card.suit is Suit.BLACK if isinstance(action, Play) and not view.plays else None


HABITS = (Habit("royal-first", _drafts_set), Habit("two-cards", _bids_two), Habit("lead-trump", _leads_trump))
