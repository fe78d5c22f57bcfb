"""`python -m games replay` and `verify`: true records are told, others are refused in one sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from games.cli.commands import main
from games.cli.english import English, printable
from games.engine import Record, made_salt, text
from games.engine.record import LARGEST


@pytest.fixture
def file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """The file of a true record."""
    words = ("selfplay", "hilltops", "--seats", "3", "--games", "1", "--jobs", "1", "--records", str(tmp_path))
    assert main(words) == 0
    capsys.readouterr()
    return next(tmp_path.iterdir())


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str, str]]:
    def run(*words: str | Path) -> tuple[int, str, str]:
        code = main([str(word) for word in words])
        out, err = capsys.readouterr()
        return code, out, err

    return run


Run = Callable[..., tuple[int, str, str]]


def test_a_true_record_is_confirmed_in_three_parts(run: Run, file: Path) -> None:
    code, out, err = run("verify", file)
    assert (code, err) == (0, "")
    assert out == (
        "Deal: the secret is the promised one.\n"
        "Words for the shuffle: random (seat 0) gave “self-play”; random (seat 1) gave “self-play”;"
        " random (seat 2) gave “self-play”. The salts of all others follow from the commitment.\n"
        "Plays: all 12 actions follow the rules in the game that it deals, to its end."
        " There is no chain: another legal game could stand in its place.\n"
        "Signer: nobody. Anybody could have written this record.\n"
    )


def test_json_says_the_same(run: Run, file: Path) -> None:
    as_json = file.with_suffix(".json")
    as_json.write_text(Record.read(file.read_text(encoding="utf-8")).json_text(), encoding="utf-8")
    assert run("verify", as_json) == run("verify", file)
    assert run("replay", as_json) == run("replay", file)


def test_salts_that_nobody_gave_are_told_from_words(run: Run, file: Path) -> None:
    record = Record.read(file.read_text(encoding="utf-8"))
    seats = [
        record.seats[0].model_copy(update={"name": "Ada", "salt": "plum"}),
        record.seats[1].model_copy(update={"name": "Bob", "salt": made_salt(record.commitment, 1)}),
        record.seats[2].model_copy(
            update={"name": "Cy", "salt": made_salt(record.commitment, 1), "computer": "casual"}
        ),
    ]
    file.write_text(record.model_copy(update={"seats": seats, "actions": (), "result": None}).readable())
    given, bent = run("verify", file)[1].splitlines()[1:3]
    assert given.startswith(f"Words for the shuffle: Ada gave “plum”; Cy gave “{seats[1].salt}”.")
    assert bent.startswith("But the dealer could choose the words of computer players")


def test_an_unfinished_record_is_true_as_far_as_it_goes(run: Run, file: Path) -> None:
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("result")]
    file.write_text("\n".join(lines[:-3]), encoding="utf-8")
    assert (
        "all 9 actions follow the rules in the game that it deals, as far as it goes. There is no chain"
        in run("verify", file)[1]
    )
    assert run("replay", file)[1].endswith("The game is not over.\n")


def test_the_draws_are_listed_for_a_checker_of_ones_own(run: Run, file: Path) -> None:
    deal = Record.read(file.read_text(encoding="utf-8")).deal()
    draws = run("verify", file, "--draws")[1].splitlines()[4:]
    assert draws == [
        f"below 3 'leader': {deal.below(3, 'leader')}",
        f"permutation 27 'shuffle': {' '.join(map(str, deal.permutation(27, 'shuffle')))}",
        f"below 3 'wind': {deal.below(3, 'wind')}",
    ]


def test_a_replay_tells_the_game(run: Run, file: Path) -> None:
    code, out, _ = run("replay", file)
    lines = out.splitlines()
    assert code == 0
    assert lines[0] == (
        "hilltops, rules version 1, bury 1, windless False: random (seat 0); random (seat 1); random (seat 2)"
    )
    assert lines[1].startswith("   1. random (seat 0): bury ")
    assert lines[2].startswith("      [to random (seat 0)] You buried ")
    assert sum(line.endswith("wins the trick.") for line in lines) == 2
    assert "Every hill is taken." in lines
    assert [line[:2] for line in lines[-3:]] == sorted(line[:2] for line in lines[-3:])


def test_views_are_those_of_the_seat_that_acts(run: Run, file: Path) -> None:
    out = run("replay", file, "--views")[1]
    scenes = [line for line in out.splitlines() if line.startswith("      | ")]
    assert "      | Everybody buries cards" in scenes
    assert sum(line.startswith("      | Your hand: ") for line in scenes) == 12
    assert any("to act" in line for line in scenes)


def altered(**fields: Any) -> Callable[[Path], None]:
    def alter(file: Path) -> None:
        data = json.loads(Record.read(file.read_text(encoding="utf-8")).json_text())
        file.write_text(json.dumps(data | fields), encoding="utf-8")

    return alter


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("harm", "sentence"),
    [
        (Path.unlink, "cannot be read: No such file or directory."),
        (lambda file: file.write_bytes(b"\xff\xfe"), "is not the record of a game: it is not text in UTF-8."),
        (lambda file: file.write_text(""), "This is not the record of a game: “game” is missing or wrong."),
        (lambda file: file.write_text("{\n"), "This is not the record of a game, neither as JSON nor as text."),
        (lambda file: file.write_text("game: x\nhello"), "This is not the record of a game: line 2 cannot be read."),
        (lambda file: file.write_text("é" * (LARGEST + 1)), "This is far too large to be the record of a game."),
        (lambda file: file.write_text("é" * (5 * LARGEST)), "This is far too large to be the record of a game."),
        (altered(format=7), "This record is written in format 7, which is newer than this program."),
        (altered(game="bridge"), "This is the record of a game that is not known here: bridge."),
        (altered(rules_version=9), "made under rules version 9 of the game; only versions up to 1 are known here."),
        (altered(secret=None), "The secret has not been published yet, so the shuffle cannot be recomputed."),
        (
            altered(secret="0" * 64),
            "The secret does not match the commitment: this is not the shuffle that was promised.",
        ),
        (altered(options={"bury": 2}), "Action 1 cannot have happened in the game that this secret deals."),
        (altered(actions=[[0, "fly\u202eS1"]]), "“actions.0.1” is missing or wrong."),
        (altered(actions=[[0, "fly to the moon"]]), "“fly to the moon” is not an action of this game."),
        (altered(actions=[]), "The recorded result is not the one that the actions lead to."),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_everything_else_is_refused_in_one_sentence(
    run: Run, file: Path, command: str, harm: Callable[[Path], object], sentence: str
) -> None:
    harm(file)
    code, _, err = run(command, file)
    assert code == 1
    assert sentence in err
    assert err.count("\n") == 1


def test_what_could_move_a_cursor_is_not_printed() -> None:
    assert printable("Ada\x1b[2J\u202e\n") == "Ada�[2J��"
    assert English(None, ("Ada\x07",)).name(0) == "Ada�"
    assert English().say(text("engine-bad-notation", notation="\x1b[31m")) == "“�[31m” is not an action of this game."


def test_without_a_catalogue_entry_the_key_is_said() -> None:
    assert English().say(text("nobody-wrote-this", n=1)) == "nobody-wrote-this"
