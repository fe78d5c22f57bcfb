"""The worked examples of RULES.md 16, under their numbers."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from games.dwarf_king.actions import PLAYS, Phase
from games.dwarf_king.cards import CARDS
from games.dwarf_king.game import GAME
from games.dwarf_king.outcome import decided, outcome_of
from games.dwarf_king.quests import Won, score
from games.dwarf_king.start import DwarfOptions
from games.dwarf_king.tricks import legal, winning
from games.engine import IllegalAction, RandomDeal, Seat
from tests.games.dwarf_king.positions import mask, play_out, position, scored, some, spare, trick, written


@dataclass(frozen=True, kw_only=True)
class Played:
    """A trick from seat 0 on, and who wins it; `last` is the previous trick, `points` a bonus by seat."""

    number: int
    cards: str
    winner: Seat
    last: str = ""
    special: str = "Sorcerer"
    points: tuple[int, ...] = (0, 0, 0, 0)

    def __str__(self) -> str:
        return f"example_{self.number:02}_{self.cards.replace(' ', '_')}"


TRICKS = [
    Played(number=1, cards="g7 gQ g11a gJ", winner=1, special="g11a", points=(0, -3, 0, 0)),
    Played(number=3, cards="g2 kA dA d3", winner=0),
    Played(number=6, cards="k9 kK Dragon k2", winner=2, special="Dragon"),
    Played(number=7, cards="k9 Dragon gA k2", winner=2, special="Dragon"),
    Played(number=8, cards="k9 dA Dragon kA", winner=3, special="Dragon"),
    Played(number=10, cards="Dragon d4 dK g3", winner=0, special="Dragon"),
    Played(number=10, cards="Dragon d4 dA g3", winner=2, special="Dragon"),
    Played(number=10, cards="Dragon d4 dK gA", winner=3, special="Dragon"),
    Played(number=13, cards="Mummy kJ dA kK", winner=3, last="kQ k3 k4 k6", special="Mummy"),
    Played(number=14, cards="k8 kJ Puppeteer k10", winner=2, special="Puppeteer"),
    Played(number=14, cards="k8 kJ Puppeteer kQ", winner=3, special="Puppeteer"),
    Played(number=14, cards="kA Puppeteer k3 k9", winner=1, special="Puppeteer"),
    Played(number=17, cards="gA Excalibur g3 gK", winner=1, special="Excalibur"),
    Played(number=17, cards="Excalibur k3 kA k9", winner=0, special="Excalibur"),
    Played(number=20, cards="g9 k1 g2 gA", winner=3, special="k1", points=(0, 3, 0, 0)),
]


@pytest.mark.parametrize("example", TRICKS, ids=str)
def test_worked_trick(example: Played) -> None:
    """Played as the last trick of a deal whose quest counts tricks, so that the score shows winner and bonus."""
    state = position(*example.cards.split(), special=example.special, last=example.last, winners=(0,) * 9)
    play_out(state, example.cards)
    score = state.results[-1]
    before = (9, 0, 0, 0)
    won = tuple(after - had for after, had in zip(score.quest, before, strict=True))
    assert won == tuple(int(seat == example.winner) for seat in range(4))
    assert score.bonus == example.points
    assert score.points == tuple(q + b for q, b in zip(score.quest, score.bonus, strict=True))


@dataclass(frozen=True, kw_only=True)
class Choice:
    """A hand, and the cards that may be played from it."""

    number: int
    hand: str
    plays: str = ""
    legal: str
    last: str = "k2 k3 k4 k5"

    def __str__(self) -> str:
        return f"example_{self.number:02}_{self.hand.replace(' ', '_')}"


CHOICES = [
    Choice(number=2, plays="k9", hand="k3 kA d9", legal="k3 kA"),
    Choice(number=5, hand="g5 k2 dA", legal="k2 dA g5", last=""),
    Choice(number=6, plays="k9 kK", hand="Dragon k4", legal="k4 Dragon"),
    Choice(number=11, plays="k8", hand="Mummy k2 d5", legal="k2", last="gK g2 g3 g4"),
    Choice(number=11, plays="k8", hand="Mummy d5", legal="d5 Mummy", last="gK g2 g3 g4"),
    Choice(number=17, plays="gA", hand="Excalibur g2 d3", legal="g2"),
    # Rulings of section 15, beside the examples.
    Choice(number=8, plays="gA", hand="Mummy d3", legal="Mummy", last="gK g2 g3 g4"),
    Choice(number=8, plays="k9 g4", hand="Puppeteer k3 d2", legal="k3"),
    Choice(number=8, plays="k9 g4", hand="Puppeteer d2", legal="d2 Puppeteer"),
    Choice(number=8, plays="k9", hand="Puppeteer d2", legal="Puppeteer"),
    Choice(number=11, hand="Puppeteer d2", legal="d2", last=""),
    Choice(number=11, hand="Puppeteer d2", legal="d2 Puppeteer"),
    Choice(number=13, plays="k9", hand="Dragon d2 g3", legal="d2 g3 Dragon"),
    Choice(number=14, plays="Excalibur", hand="k3 d2", legal="k3 d2"),
    Choice(number=14, plays="Dragon d4", hand="k3 d2", legal="d2"),
    Choice(number=15, hand="Excalibur d2", legal="d2 Excalibur"),
    Choice(number=17, plays="k9", hand="Sorcerer d2", legal="d2"),
    Choice(number=39, plays="k9", hand="k11a k1 dA", legal="k1 k11a"),
]


@pytest.mark.parametrize("example", CHOICES, ids=str)
def test_worked_choice(example: Choice) -> None:
    last = trick(example.last, 0) if example.last else None
    assert written(legal(mask(example.hand), some(example.plays), last)) == example.legal


def test_ruling_08_the_mummy_may_not_be_played_in_the_first_trick_even_to_follow() -> None:
    assert written(legal(mask("Mummy d3"), some("k9"), None)) == "d3"


def test_ruling_09_and_10_the_puppeteer_copies_the_card_before_it() -> None:
    assert winning(some("k9 g4 Puppeteer k3"), None) == 0
    assert winning(some("kA Puppeteer k3 k9"), None) == 1


def test_ruling_11_a_led_puppeteer_copies_the_last_card_of_the_previous_trick() -> None:
    last = trick("dK d3 d4 k7", 0)
    assert winning(some("Puppeteer kJ dA k6"), last) == 1
    assert winning(some("Puppeteer k6 dA k5"), last) == 0


def test_ruling_12_without_the_ace_of_the_led_suit_the_last_ace_wins() -> None:
    assert winning(some("k9 Dragon gA dA"), None) == 3
    assert winning(some("k9 dA gA Dragon"), None) == 2
    assert winning(some("dA kA k2 Dragon"), None) == 0


def test_example_02_the_refusal_names_the_cards() -> None:
    state = position("k9 d2", "k3 d9", "g2 g3", "g4 g5", special="Dragon")
    play_out(state, "k9")
    with pytest.raises(IllegalAction) as refused:
        state.play(1, "play d9")
    assert refused.value.reason.key == "dwarf-king-must-follow"
    assert dict(refused.value.reason.args)["suit"] == "k"


def test_example_04_three_players() -> None:
    state = GAME.deal(3, DwarfOptions(), RandomDeal(4))
    assert [hand.bit_count() for hand in state.hands] == [13, 13, 13]
    assert not sum(state.hands) & CARDS["d2"].bit
    assert sum(state.hands).bit_count() == 38 + 1


@pytest.mark.parametrize("more", [True, False], ids=["after_trick_6", "after_trick_7"])
def test_example_19_the_last_chance_of_the_sorcerer(more: bool) -> None:
    hands = ["Sorcerer k3", "k6 k4", "k9 kQ", "k2 k7", "k8 dA"]
    if more:
        dwarves = [code for code in spare(hands, "Sorcerer") if code.startswith("d")]
        hands = [f"{hand} {code}" for hand, code in zip(hands, dwarves, strict=False)]
    state = position(*hands, special="Sorcerer")
    play_out(state, "k3 k4 kQ k7 k8")
    assert (state.phase, state.to_act()) == (Phase.SORCERER, (0,))
    offered = [str(action) for action in state.legal_actions(0)]
    cards = [f"sorcerer {code}" for code in ("k3", "k4", "k7", "k8", "kQ")]
    assert offered == ([*cards, "sorcerer keep"] if more else cards)
    if not more:
        with pytest.raises(IllegalAction) as refused:
            state.play(0, "sorcerer keep")
        assert refused.value.reason.key == "dwarf-king-must-swap"


def test_example_20_the_jester_before_the_last_trick_brings_nothing() -> None:
    state = position("g9 d2", "k1 d3", "g2 d4", "gA d6", special="k1")
    play_out(state, "g9 k1 g2 gA")
    assert state.view(None).score is not None
    play_out(state, "d6 d2 d3 d4")
    assert state.results[-1].bonus == (0, 0, 0, 0)


def test_example_22_the_tinkerer_pays_the_winner_of_the_next_trick() -> None:
    state = position("d11b g2", "d3 g9", "d4 g4", "d6 g6", special="d11b")
    play_out(state, "d11b d3 d4 d6")
    score = state.view(None).score
    assert score is not None
    assert score.bonus == (0, 0, 0, 0)
    play_out(state, "g2 g9 g4 g6")
    assert state.results[-1].bonus == (0, 3, 0, 0)
    last = position("d11b", "d3", "d4", "d6", special="d11b")
    play_out(last, "d11b d3 d4 d6")
    assert last.results[-1].bonus == (0, 0, 0, 0)


def test_example_23_everybody_passes_to_the_left() -> None:
    state = position("k11a g2 g3", "k4 d3 d4", "k6 g4 g6", "kA d6 d7", special="k11a")
    play_out(state, "k11a k4 k6 kA")
    assert (state.phase, state.to_act()) == (Phase.DIRECTION, (0,))
    before = list(state.hands)
    left, right = state.copy(), state.copy()
    left.play(0, "pass left")
    assert [left.hands[1], left.hands[2], left.hands[3], left.hands[0]] == before
    right.play(0, "pass right")
    assert [right.hands[3], right.hands[0], right.hands[1], right.hands[2]] == before
    assert left.to_act() == right.to_act() == (3,)


def test_example_24_the_druid_exchanges_two_hands() -> None:
    state = position("d9 g2", "dA g3", "d1 k4", "d6 k6", special="d1")
    play_out(state, "d9 dA d1 d6")
    assert (state.phase, state.to_act()) == (Phase.DRUID, (2,))
    state.play(2, "druid 0")
    assert [written(hand) for hand in state.hands] == ["k4", "g3", "g2", "k6"]
    assert state.to_act() == (1,)


def test_examples_23_and_24_have_no_effect_in_the_last_trick() -> None:
    for special, cards in (("k11a", "k11a k4 k6 kA"), ("d1", "d9 dA d1 d6")):
        state = position(*cards.split(), special=special)
        play_out(state, cards)
        assert len(state.results) == 1
        assert state.phase is Phase.QUEST


@pytest.mark.parametrize(("rule", "quest", "points"), [("1b", -4, -8), ("7a", 3, 6)])
def test_example_25_the_enchanter_doubles(rule: str, quest: int, points: int) -> None:
    winners = (2, 0, 1, 3, 0, 1, 3, 0, 2) if rule == "1b" else (2, 0, 2, 3, 0, 1, 3, 0, 1)
    state = position("k9", "k4", "k11b", "k6", special="k11b", rule=rule, winners=winners)
    play_out(state, "k9 k4 k11b k6")
    score = state.results[-1]
    assert score.doubled == 2
    assert (score.quest[2], score.points[2]) == (quest, points)


WINNERS = (0, 0, 1, 2, 2, 2, 2, 3, 0, 1)
QUESTS = [
    (26, "1a", (4, 2, 8, 2)),
    (26, "1b", (-4, -2, -8, -2)),
    (27, "2a", (2, 2, 2, 2)),
    (29, "7a", (3, 2, 4, 1)),
    (29, "7b", (-3, -2, -4, -1)),
    (30, "8a", (5, 0, 0, 0)),
    (30, "8b", (0, 0, 0, 5)),
    (32, "10a", (0, 5, 5, 0)),
    (32, "10b", (5, 0, 0, 5)),
    (33, "11a", (5, 5, 5, 5)),
    (33, "11b", (0, 0, 0, 0)),
    (35, "16a", (0, 0, 5, 0)),
    (35, "16b", (5, 5, 0, 5)),
]


@pytest.mark.parametrize(("number", "rule", "points"), QUESTS, ids=[f"example_{n}_{rule}" for n, rule, _ in QUESTS])
def test_worked_quest(number: int, rule: str, points: tuple[int, ...]) -> None:
    assert score(rule, Won(4, 10, WINNERS, (0, 0, 0, 0))) == points


@pytest.mark.parametrize(
    ("winners", "totals", "over"),
    [
        ((0, 0, 0, 1, 1, 2, 2, 2, 2, 3), (24, 36, 38, 13), True),
        ((0, 0, 0, 1, 1, 1, 2, 2, 2, 3), (24, 37, 37, 13), False),
    ],
)
def test_example_38_a_tie_is_played_off_by_all(winners: tuple[int, ...], totals: tuple[int, ...], over: bool) -> None:
    after_seven = (21, 34, 34, 12)
    assert not decided(after_seven, 7, DwarfOptions())
    results = [scored((0, 0, 0, 0))] * 6 + [scored(after_seven)]
    state = position("g2", "g3", "g4", "gA", special="Dragon", winners=winners, leader=winners[-2], results=results)
    leader = winners[-2]
    cards = ["g2", "g3", "g4", "gA"]
    assert winners[-1] == 3
    play_out(state, " ".join(cards[leader:] + cards[:leader]))
    outcome = state.outcome()
    assert state.view(None).totals == totals
    assert (outcome is not None) == over
    if outcome is not None:
        assert outcome.places == (3, 2, 1, 4)
        assert outcome.scores == totals
    else:
        assert state.view(None).deal == 9


def test_example_39_the_fewest_negative_points_win() -> None:
    results = (scored((-4, -11, -2)),)
    assert decided((-4, -11, -2), 7, DwarfOptions())
    assert outcome_of(results, 3, DwarfOptions(deals=1)).places == (2, 3, 1)


def test_plays_are_written_as_the_examples_write_them() -> None:
    assert [str(PLAYS[card.index]) for card in some("dK k5 g11a Dragon")] == [
        "play dK", "play k5", "play g11a", "play Dragon",
    ]  # fmt: skip
