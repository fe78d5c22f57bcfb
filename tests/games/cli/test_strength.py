"""`python -m games strength`: the table of the players that search, with tiny budgets; and the yardsticks in it."""

from dataclasses import replace
from random import Random

import pytest

from games.claim.game import GAME as CLAIM
from games.claim.outlook import OUTLOOK
from games.claim.start import ClaimOptions
from games.cli.commands import main
from games.cli.selfplay import Played
from games.cli.strength import matches
from games.engine import Effort, Outcome, RandomDeal, text
from games.players import choose, measured_choice, yardsticks
from games.players.choice import Strength
from tests.toy_game.game import GAME as TOY


@pytest.fixture
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CLAIM, "outlook", replace(OUTLOOK, club=Effort(60), expert=Effort(60)))


def table(capsys: pytest.CaptureFixture[str], *words: str) -> list[list[str]]:
    """The cells below the heading."""
    assert main(("strength", *words, "--jobs", "1")) == 0
    _, rule, *rows = capsys.readouterr().out.splitlines()
    assert set(rule) == {"|", "-"}
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]


def test_an_unknown_strength_is_refused_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(("strength", "--of", "wizard"))
    assert "(choose from 'club', 'expert')" in capsys.readouterr().err


@pytest.mark.usefixtures("_hasty")
def test_a_line_for_every_strength_with_its_goal_and_how_sure_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    club, expert = table(capsys, "claim", "--games", "4")
    assert club[:5] == ["claim", "2", "club", "casual", "4"]
    assert expert[:5] == ["claim", "2", "expert", "club", "4"]
    assert (club[6:8], expert[6:8]) == (["50.0 %", "75.0 %"], ["50.0 %", "60.0 %"])
    share, _, margin = club[5].partition(" % ± ")
    assert 0 <= float(share) <= 100
    assert float(margin) >= 0


@pytest.mark.usefixtures("_hasty")
def test_beside_it_the_ceiling_and_the_other_search(capsys: pytest.CaptureFixture[str]) -> None:
    rows = table(capsys, "claim", "--of", "club", "--ceilings", "--games", "2")
    assert [row[2] for row in rows] == ["club", "club:open", "club:flat"]
    assert [row[7] for row in rows] == ["75.0 %", "", ""]


def test_nothing_is_measured_where_nobody_searches(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(("strength", TOY.key)) == 1
    assert capsys.readouterr().err == "There is nothing to measure: no such table has players that search.\n"


def test_somebody_alone_is_measured_by_what_is_solved() -> None:
    found = [*matches(["five_crowns"], [Strength.CLUB, Strength.EXPERT], 1, ceilings=True)]
    assert [(match.one, match.goal) for match in found] == [("club", None), ("casual", None), ("expert", 0.6)]
    closed = {
        piles: found[0].share(Played(("club",), Outcome(text("five-crowns-solo-lost"), (1,), (piles,)), 28, ()))
        for piles in (10, 11)
    }
    assert closed == {10: 0.0, 11: 1.0}


def test_open_cards_show_what_hidden_ones_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    """With open cards the answer may depend on what the seat cannot see; without, it never does."""
    state = CLAIM.start(2, ClaimOptions(first_leader="seat0"), RandomDeal(1))
    worlds = [CLAIM.imagine(state.view(0), Random(seed)) for seed in range(20)]
    assert set(yardsticks(CLAIM)) == {f"{one}:{how}" for one in ("club", "expert") for how in ("open", "flat", "deep")}
    monkeypatch.setattr(CLAIM, "outlook", replace(OUTLOOK, club=Effort(300)))
    opened = {measured_choice(CLAIM, world, 0, "club:open", 7) for world in worlds}
    assert opened <= set(state.legal_actions(0))
    assert len(opened) > 1
    assert len({choose(CLAIM, world.view(0), Strength.CLUB, 7) for world in worlds[:2]}) == 1
    assert list(yardsticks(TOY)) == []
