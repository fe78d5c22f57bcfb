"""Every question of The Dwarf King beside "which card?", asked and answered through the bot's buttons and menus."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from games.dwarf_king.cards import CARDS, SPECIALS
from games.engine import RandomDeal
from tests.games.stacked import StackedDeal
from tests.harness.answering import BUTTON, MENU, answer, controls
from tests.harness.club import Club, press, said

ONE_DEAL = {
    "deals": ["1"],
    "tie_break": ["shared"],
    "first_dealer": ["random"],
    "show_piles": ["true"],
    "turn-pace": ["none"],
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """A deal with one special card: how it is dealt, what is asked, and a part of what all are told then.

    With this seed, the card is played in the first trick when everybody always takes the first choice offered.
    """

    special: str
    seed: int
    questions: tuple[str, ...]
    told: str

    def __str__(self) -> str:
        return self.special


CASES = [
    Case(
        special="g11b",
        seed=0,
        questions=("From whose hand do you take two random cards?", "Which two cards do you give back?"),
        told="two cards back to",
    ),
    Case(
        special="d1", seed=697, questions=("With whom do you exchange your whole hand?",), told="exchanges hands with"
    ),
    Case(special="k11a", seed=17, questions=("Which way does everybody pass their hand?",), told="to the left."),
    Case(special="Sorcerer", seed=0, questions=("Do you swap the Sorcerer",), told="the Sorcerer takes its place"),
]
LABELS = {"g11b": "· 13 cards", "d1": "· 12 cards", "k11a": ", from ", "Sorcerer": ""}
"""A part of what every choice of the special card's first question says."""


class Table:
    """Three people at a table, each with a hand that is opened when it is first needed."""

    def __init__(self, club: Club, public: Any) -> None:
        self.club = club
        self.public = public
        self.people = (club.ada, club.bruno, club.chloe)
        self.hands: dict[int, Any] = {}

    async def awaited(self) -> tuple[Any, Any]:
        """The person to act according to the public message, and their hand."""
        waiting = next(line for line in said(self.public).splitlines() if "Waiting for" in line)
        who = next(person for person in self.people if person.mention in waiting)
        if who.id not in self.hands:
            self.hands[who.id] = (await press(who, self.public, "hand")).response
        return who, self.hands[who.id]

    async def until(self, question: str) -> tuple[Any, Any]:
        """Answer whatever is asked before with the first choice, and return who is asked this, and the hand."""
        for _ in range(10):
            who, hand = await self.awaited()
            if question in said(hand):
                return who, hand
            assert await answer(who, hand) is not None
        raise AssertionError(f"nobody was asked: {question}")


async def table_with(club: Club, monkeypatch: pytest.MonkeyPatch, case: Case) -> Table:
    """Start a game of one deal for three people, dealt as the case wants it."""
    order = [SPECIALS.index(CARDS[case.special])]
    deal = StackedDeal(orders={"specials 1": order}, rest=RandomDeal(case.seed))
    monkeypatch.setattr("bot.tables.fold.taking.FairDeal", lambda _secret, _salts: deal)
    public = (await club.ada.slash(club.channel, "table new", game="dwarf_king", seats=3)).response
    await club.ada.submit_modal(await press(club.ada, public, "options"), ONE_DEAL)
    for person in (club.bruno, club.chloe):
        await press(person, public, "join")
    await press(club.ada, public, "start")
    return Table(club, public)


@pytest.mark.parametrize("case", CASES, ids=str)
async def test_a_special_question_is_asked_and_answered(
    club: Club, monkeypatch: pytest.MonkeyPatch, case: Case
) -> None:
    table = await table_with(club, monkeypatch, case)
    chooser, hand = await table.until("Which rule should count for everybody?")
    assert [one["label"][:4] for one in controls(hand, BUTTON)] == ["A · ", "B · "]
    await answer(chooser, hand)

    for question in case.questions:
        who, hand = await table.until(question)
        if question == case.questions[0]:
            assert all(LABELS[case.special] in one["label"] for one in controls(hand, BUTTON))
        for person_id, other in table.hands.items():
            assert person_id == who.id or not controls(other, BUTTON) + controls(other, MENU)
        await answer(who, hand)

    onlooker = club.guild.add_member(club.env.create_user("dora", global_name="Dora"))
    assert case.told in said((await press(onlooker, table.public, "log")).response)
    await table.until("Which card do you ")  # and the deal goes on


@pytest.mark.wire
async def test_a_whole_game(club: Club) -> None:
    opened = await club.ada.slash(club.channel, "table new", game="dwarf_king", seats=5, computers=4, level="novice")
    public = opened.response
    await club.ada.submit_modal(await press(club.ada, public, "options"), ONE_DEAL)
    await press(club.ada, public, "start")
    hand = (await press(club.ada, public, "hand")).response
    for _ in range(60):
        await club.env.advance_time(2)
        if "the result" in said(public):
            break
        await answer(club.ada, hand)
    assert "the result" in said(public)
