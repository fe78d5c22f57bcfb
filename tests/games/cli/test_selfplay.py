"""`python -m games selfplay`, `bench` and `perft`, on the toy game."""

import re
from pathlib import Path

import pytest

from games.cli.commands import main
from games.cli.measure import bench
from games.engine import Record
from tests.toy_game.game import GAME
from tests.toy_game.state import HillState

TOY = "tests.toy_game.game"


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(words)
    out, err = capsys.readouterr()
    return code, out, err


def test_duplicate_games_of_equal_players_are_exactly_fair(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "selfplay", TOY, "--seats", "3", "--games", "30", "--duplicate", "--jobs", "1")
    assert code == 0
    assert "30 games from 10 deals, each with every seating" in out
    assert "random            30.0     100.0%" in out


def test_the_same_seed_gives_the_same_report_in_any_number_of_processes(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("selfplay", TOY, "--games", "40", "--players", "casual,random", "--seed", "5", "--jobs")
    reports = [run(capsys, *words, jobs)[1].rsplit("\n", 2)[0] for jobs in ("1", "2")]
    assert reports[0] == reports[1]
    assert "casual" in reports[0]


def test_a_stronger_player_is_seen_to_be_stronger(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "selfplay", TOY, "--games", "400", "--players", "casual,random", "--jobs", "1")
    wins = {line.split()[0]: float(line.split()[1]) for line in out.splitlines()[2:4]}
    assert wins["casual"] > 250
    assert wins["casual"] + wins["random"] == 400


def test_checked_games_are_written_down(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ("selfplay", TOY, "--games", "3", "--check", "--jobs", "1", "--option", "bury=2", "--records")
    code, out, _ = run(capsys, *words, str(tmp_path))
    assert code == 0
    assert "every step checked" in out
    records = [Record.read(path.read_text(encoding="utf-8")) for path in sorted(tmp_path.iterdir())]
    assert [record.options["bury"] for record in records] == [2, 2, 2]


def test_a_long_campaign_may_look_at_a_share_of_the_steps(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "selfplay", TOY, "--games", "3", "--check", "0.25", "--jobs", "1")
    assert code == 0
    assert "25% of steps checked" in out
    with pytest.raises(SystemExit, match="2"):
        run(capsys, "selfplay", TOY, "--check", "2")
    assert "2 is not a share: more than 0, at most 1" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("selfplay", "nosuchgame"), "There is no game nosuchgame; the games are: "),
        (("selfplay", "tests.nosuchmodule"), "tests.nosuchmodule is not a module with a GAME: "),
        (("selfplay", TOY, "--seats", "9"), "hilltops does not start with 9 seats: This game takes at least 2 players"),
        (("selfplay", TOY, "--players", "expert"), "hilltops has no computer player expert; it has: random, novice, "),
        (("selfplay", TOY, "--option", "bury"), "An option is written name=value, not bury."),
        (("selfplay", TOY, "--option", "bury=7"), "The option bury must be "),
        (
            ("selfplay", TOY, "--option", "colour=red"),
            "hilltops has no option colour; the options are: bury, windless.",
        ),
        (("selfplay", TOY, "--records", "nosuchfolder"), "There is no folder nosuchfolder for the records."),
    ],
)
def test_what_does_not_fit_is_refused_in_one_sentence(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], sentence: str
) -> None:
    code, out, err = run(capsys, *words)
    assert (code, out) == (1, "")
    assert err.startswith(sentence)
    assert err.count("\n") == 1


@pytest.mark.parametrize("words", [(), ("--check",)])
def test_an_error_in_the_rules_is_told_with_its_deal_its_step_and_its_line(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(state: HillState) -> None:
        raise ZeroDivisionError("no hills")

    monkeypatch.setattr(HillState, "_end", fails)
    code, _, err = run(capsys, "selfplay", TOY, "--games", "2", "--seed", "7", "--jobs", "1", *words)
    assert code == 1
    line = r"\(\S*state\.py, line \d+\)"
    told = rf"Broken: hilltops, 2 seats, seed 7, deal 0: after \d+ actions: ZeroDivisionError: no hills {line}\n"
    assert re.fullmatch(told, err)


def test_a_key_unlike_its_folder_is_refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("games.registry.game", lambda _: GAME)
    assert run(capsys, "selfplay", "hills")[2] == (
        "The game in the folder hills says key='hilltops': its key is the folder's name.\n"
    )


def test_perft_counts_the_ways_to_go_on(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "perft", TOY, "--seats", "3", "--depth", "4")
    # Three players each bury one of six cards; then five cards may be led, high or low.
    assert [int(line.split()[1]) for line in out.splitlines()] == [6, 36, 216, 2160]


def test_bench_measures_every_number_of_seats() -> None:
    assert [line.split()[1] for line in [*bench([GAME], 0.01)][1:]] == ["2", "3", "4"]
