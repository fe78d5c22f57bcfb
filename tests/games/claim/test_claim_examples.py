"""The worked examples of RULES.md 13, under their numbers, with either seat as the leader."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from games.claim.outcome import vote, votes_of
from games.engine import IllegalAction
from tests.games.claim.positions import mask, play_out, position, some, written


@dataclass(frozen=True, kw_only=True)
class Example:
    """L leads `led`, F holds `hand` and answers; what is scored and discarded is written for L and F."""

    number: int
    phase: int = 1
    led: str
    hand: str
    answer: str
    leader_wins: bool
    legal: str | None = None
    prize: str = "U2"
    top: str = "D5"
    leader_scores: str = ""
    follower_scores: str = ""
    discarded: str | None = None
    rejected: str | None = None

    def __str__(self) -> str:
        return f"example_{self.number:02}"


EXAMPLES = [
    Example(number=1, led="G5", hand="G7 D1", answer="G7", leader_wins=False),
    Example(number=2, led="G0a", hand="G0b D1", answer="G0b", leader_wins=True),
    Example(number=3, led="D4", hand="X4 K2", answer="X4", leader_wins=True),
    Example(
        number=4, led="D4", hand="D2 X9 K8", answer="X9", leader_wins=False, legal="D2 X9", rejected="K8",
        discarded="D4 X9",
    ),
    Example(number=5, led="G9", hand="K2 U5 D0", answer="K2", leader_wins=False, legal="D0 U5 K2"),
    Example(number=6, led="G9", hand="G1 K9 X3", answer="G1", leader_wins=True, legal="G1 X3", rejected="K9"),
    Example(number=8, led="K9", hand="G3 D1", answer="G3", leader_wins=True),
    Example(number=9, led="X2", hand="X0 K9", answer="X0", leader_wins=True, legal="X0", rejected="K9"),
    Example(number=10, led="X0", hand="K9 G3", answer="K9", leader_wins=True, legal="G3 K9"),
    Example(
        number=11, led="U3", hand="U8 D1", answer="U8", leader_wins=False, prize="K5", top="D2",
        follower_scores="U3 U8", discarded="",
    ),
    Example(number=13, led="D7", hand="U6 G1", answer="U6", leader_wins=True, leader_scores="U6", discarded="D7"),
    Example(number=14, led="G8", hand="G3 D1", answer="G3", leader_wins=True, prize="U7", discarded="G8 G3"),
    Example(number=15, phase=2, led="D6", hand="D9 G1", answer="D9", leader_wins=False, leader_scores="D6 D9"),
    Example(
        number=16, phase=2, led="D6", hand="X8 D1", answer="X8", leader_wins=False, leader_scores="D6",
        follower_scores="X8",
    ),
    Example(
        number=18, phase=2, led="K7", hand="D3 G1", answer="D3", leader_wins=True, leader_scores="K7",
        follower_scores="D3",
    ),
    Example(number=19, phase=2, led="G8", hand="K2 D1", answer="K2", leader_wins=False, follower_scores="G8 K2"),
    Example(number=20, phase=2, led="U3", hand="U9 D1", answer="U9", leader_wins=False, follower_scores="U3 U9"),
]  # fmt: skip


@pytest.mark.parametrize("leader", [0, 1], ids=["seat_0_leads", "seat_1_leads"])
@pytest.mark.parametrize("example", EXAMPLES, ids=str)
def test_worked_example(example: Example, leader: int) -> None:
    follower = 1 - leader
    mine, theirs = f"{example.led} U0", example.hand
    state = position(
        phase=example.phase,
        leader=leader,
        hands=(mine, theirs) if leader == 0 else (theirs, mine),
        prize=example.prize,
        top=example.top,
    )
    play_out(state, example.led)
    if example.legal is not None:
        assert written(state.legal_actions(follower)) == example.legal
    if example.rejected is not None:
        with pytest.raises(IllegalAction) as refused:
            state.play(follower, f"play {example.rejected}")
        assert refused.value.reason.key == "claim-must-follow"
    play_out(state, example.answer)

    winner = leader if example.leader_wins else follower
    assert state.to_act() == (winner,)
    view = state.view(None)
    assert view.leader == winner
    assert view.piles[leader] == mask(example.leader_scores)
    assert view.piles[follower] == mask(example.follower_scores)
    if example.discarded is not None:
        assert view.discard == mask(example.discarded)
    if example.phase == 1:
        assert state.view(winner).recruits == mask(example.prize)
        assert state.view(1 - winner).recruits == mask(example.top)
        assert view.known_recruits[winner] == mask(example.prize)
        assert view.known_recruits[1 - winner] == 0


def test_example_11_only_the_loser_sees_the_blind_card() -> None:
    state = position(phase=1, leader=0, hands=("U3 U0", "U8 D1"), prize="K5", top="D2")
    play_out(state, "U3", "U8")
    loser, winner, spectator = state.view(0).last, state.view(1).last, state.view(None).last
    assert loser is not None
    assert winner is not None
    assert spectator is not None
    assert loser.blind == some("D2")[0]
    assert winner.blind is None
    assert spectator.blind is None


def test_example_21_three_goblins_each_the_seven_decides() -> None:
    first, second = mask("G0a G0b G4"), mask("G0c G6 G7")
    assert vote(first, second) == 1
    assert votes_of(first, second) == (1, None, None, None, None)
