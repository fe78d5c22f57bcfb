"""Records: two ways to write them, one way to read them, and nothing but `BadRecord` for everything else."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from games.engine import BadRecord, FairDeal, Record, commitment
from games.engine.record import LARGEST, SeatEntry
from games.proof import Words, selfplay_deal, selfplay_record
from games.proof.worlds import WatchedDeal
from tests.toy_game.game import GAME
from tests.toy_game.start import HillOptions

SECRET = bytes(range(32))


def toy_record() -> Record:
    """The record of a whole game of Hilltops."""
    state = GAME.start(3, HillOptions(bury=2), selfplay_deal(SECRET, 3))
    chance, actions = Random(1), []
    while awaited := state.to_act():
        seat = chance.choice(awaited)
        action = chance.choice(state.legal_actions(seat))
        state.apply(seat, action)
        actions.append((seat, str(action)))
    outcome = state.outcome()
    assert outcome is not None
    options = HillOptions(bury=2)
    return selfplay_record(
        GAME, options, secret=SECRET, names=["Ada", "Bob", 'C "c" \\ é\n'], actions=actions, outcome=outcome
    )


RECORD = toy_record()
WORDS = Words(GAME)

hexes = st.binary(min_size=32, max_size=32).map(bytes.hex)
names = st.from_regex(r"[a-z][a-z0-9_]{0,10}", fullmatch=True)
entries = st.builds(SeatEntry, name=st.text(max_size=100), salt=st.text(max_size=100), computer=st.none() | names)


@st.composite
def records(draw: st.DrawFn) -> Record:
    seats = draw(st.lists(entries, min_size=1, max_size=16))
    notation = st.from_regex(r"[!-~]{1,8}( [!-~]{1,8}){0,4}", fullmatch=True)
    step = st.tuples(st.integers(0, len(seats) - 1), notation)
    places = st.lists(st.integers(1, 16), min_size=len(seats), max_size=len(seats)).map(tuple)
    return Record(
        game=draw(names),
        rules_version=draw(st.integers(1, 10**6)),
        options=draw(st.dictionaries(names, st.booleans() | st.integers(-(10**9), 10**9) | st.text(max_size=100))),
        seats=tuple(seats),
        commitment=draw(hexes),
        secret=draw(st.none() | hexes),
        actions=tuple(draw(st.lists(step, max_size=20))),
        result=draw(st.none() | places),
    )


@given(records())
@settings(max_examples=50, suppress_health_check=[HealthCheck.too_slow])
def test_what_is_written_is_read_back(record: Record) -> None:
    assert Record.read(record.readable()) == record
    assert Record.read(record.json_text()) == record


def test_editors_of_other_systems_do_no_harm() -> None:
    for written in (RECORD.readable(), RECORD.json_text()):
        assert Record.read("\ufeff" + written.replace("\n", "\r\n")) == RECORD
    assert Record.read(RECORD.readable().rstrip("\n")) == RECORD


def test_the_readable_form_is_readable() -> None:
    lines = RECORD.readable().splitlines()
    assert lines[:5] == ["format: 1", "game: hilltops", "rules_version: 1", "option bury: 2", "option windless: false"]
    assert 'seat: "Ada" person salt "self-play"' in lines
    assert f"secret: {SECRET.hex()}" in lines
    assert lines[lines.index("") + 1].split(" ")[1] == "bury"


def test_a_computer_is_named_as_one() -> None:
    seat = SeatEntry(name="Clio", salt="", computer="casual")
    record = Record(game="x", rules_version=1, seats=(seat,), commitment="0" * 64)
    assert 'seat: "Clio" computer casual salt ""' in record.readable().splitlines()
    assert Record.read(record.readable()) == record


def why(data: str) -> str:
    with pytest.raises(BadRecord) as refusal:
        Record.read(data)
    WORDS.check(refusal.value.reason, 3)
    assert refusal.value.code == "bad-record"
    return refusal.value.reason.key


@pytest.mark.parametrize(
    ("data", "key"),
    [
        ("", "record-malformed"),
        ("hello", "record-bad-line"),
        ("{", "record-unreadable"),
        ("{}", "record-malformed"),
        ("[]", "record-bad-line"),
        ('{"format": 3}', "record-newer-format"),
        ("x" * (LARGEST + 1), "record-too-large"),
        ('{"options": ' + "[" * 100_000, "record-unreadable"),
        ("option x: " + "[" * 100_000, "record-bad-line"),
        ("option x: " + "9" * 5_000, "record-bad-line"),
        ("option x: NaN", "record-malformed"),
        ("option x: 1\noption x: 2", "record-bad-line"),
        ("game: a\ngame: b", "record-bad-line"),
        ("seat: nobody", "record-bad-line"),
        ('seat: "\\x" person salt ""', "record-bad-line"),
        ("game: a\n\nplay D7", "record-bad-line"),
        ("game: a\n\n999. play D7", "record-bad-line"),
    ],
    ids=lambda value: value[:20],
)
def test_what_is_no_record_is_refused_for_a_reason(data: str, key: str) -> None:
    assert why(data) == key


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("format", 0),
        ("game", "../claim"),
        ("game", "Claim"),
        ("rules_version", 0),
        ("rules_version", 10**30),
        ("options", {"bury": [1]}),
        ("options", {"bury": None}),
        ("options", {"bury": 1.5}),
        ("options", {"a b": 1}),
        ("seats", []),
        ("seats", [{"name": "x", "salt": ""}] * 17),
        ("seats", [{"name": "x" * 101, "salt": ""}] * 3),
        ("seats", [{"name": "\ud800", "salt": ""}] * 3),
        ("seats", [{"name": "x", "salt": "\ud800"}] * 3),
        ("seats", [{"name": "x", "salt": "", "computer": "very strong"}] * 3),
        ("commitment", "00"),
        ("commitment", "0" * 63 + "G"),
        ("secret", "0" * 65),
        ("secret", "0" * 64 + "\n"),
        ("actions", [[3, "bury S1"]]),
        ("actions", [[-1, "bury S1"]]),
        ("actions", [[0, "bury  S1"]]),
        ("actions", [[0, "bury S1\n"]]),
        ("actions", [[0, "b" * 61]]),
        ("actions", [[0, ""]]),
        ("result", [1, 2]),
        ("result", [1, 2, 0]),
        ("surprise", 1),
    ],
    ids=str,
)
def test_a_field_that_does_not_fit_is_refused(field: str, value: Any) -> None:
    data = json.loads(RECORD.json_text())
    data[field] = value
    assert why(json.dumps(data)) in {"record-malformed", "record-unreadable"}


def test_a_surrogate_in_the_readable_form_is_refused() -> None:
    assert why(RECORD.readable().replace('"Ada"', '"\\ud800"')) == "record-malformed"


@given(st.text())
@example('{"seats": 0}')
def test_any_text_is_a_record_or_refused(data: str) -> None:
    try:
        record = Record.read(data)
    except BadRecord as error:
        WORDS.check(error.reason, 3)
    else:
        assert Record.read(record.readable()) == record


@given(data=st.data())
@settings(max_examples=200)
def test_a_damaged_record_is_a_record_or_refused_and_so_is_its_game(data: st.DataObject) -> None:
    written = data.draw(st.sampled_from([RECORD.readable(), RECORD.json_text()]))
    at = data.draw(st.integers(0, len(written)))
    cut = data.draw(st.integers(0, 40))
    damage = data.draw(st.text(max_size=5) | st.sampled_from(["\n", "\n\n", '"', "0. ", written[:200], "9" * 50]))
    try:
        record = Record.read(written[:at] + damage + written[at + cut :])
        record.replay(GAME)
    except BadRecord as error:
        WORDS.check(error.reason, 3)


def test_a_record_replays_step_by_step_to_its_result() -> None:
    turns = [state.to_act() for state in RECORD.walk(GAME)]
    assert len(turns) == len(RECORD.actions) + 1
    assert turns[0] == (0, 1, 2)
    assert turns[-1] == ()
    outcome = RECORD.replay(GAME).outcome()
    assert outcome is not None
    assert outcome.places == RECORD.result


def test_a_replay_tells_everything_that_happened() -> None:
    events = RECORD.replay(GAME).events
    assert events is not None
    assert [event.text.key for event in events].count("hilltops-won-trick") == 2


def test_the_deal_of_a_record_is_the_fair_one() -> None:
    assert RECORD.deal() == FairDeal(SECRET, ("self-play",) * 3)


def test_somebody_may_listen_to_the_draws() -> None:
    deal = WatchedDeal(RECORD.deal())
    RECORD.replay(GAME, deal)
    assert deal.labels == ["leader", "shuffle", "wind"]


def changed(**fields: Any) -> Record:
    return RECORD.model_copy(update=fields)


OTHER = bytes(32)


@pytest.mark.parametrize(
    ("record", "key"),
    [
        (changed(game="claim"), "record-other-game"),
        (changed(rules_version=2), "record-newer"),
        (changed(secret=None), "record-no-secret"),
        (changed(secret=OTHER.hex()), "record-broken-promise"),
        (changed(commitment=commitment(OTHER)), "record-broken-promise"),
        (changed(secret=OTHER.hex(), commitment=commitment(OTHER)), "record-illegal"),
        (changed(seats=(*RECORD.seats[:2], RECORD.seats[2].model_copy(update={"salt": "x"}))), "record-illegal"),
        (changed(seats=RECORD.seats[:1]), "engine-bad-seats"),
        (changed(options={"bury": 1}), "record-illegal"),
        (changed(options={"bury": 3}), "record-malformed"),
        (changed(options={"colour": "red"}), "record-malformed"),
        (changed(actions=RECORD.actions[1:]), "record-illegal"),
        (changed(actions=(*RECORD.actions, RECORD.actions[0])), "record-illegal"),
        (changed(actions=RECORD.actions[:-1]), "record-wrong-result"),
        (changed(result=tuple(reversed(RECORD.result or ()))), "record-wrong-result"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_record_that_is_not_true_is_refused_for_a_reason(record: Record, key: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        record.replay(GAME)
    assert refusal.value.reason.key == key
    WORDS.check(refusal.value.reason, 3)


def test_a_running_game_replays_as_far_as_it_goes() -> None:
    state = changed(actions=RECORD.actions[:4], result=None).replay(GAME)
    assert state.outcome() is None
