"""Every custom_id, menu value or form gets a declared answer, and nothing happens unseen."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.clicks import Verb
from bot.tables import verbs
from bot.tables.model import At, Person
from tests.harness.booth import ADA, BRUNO, CHLOE, GUILD, Booth, words

TABLE = "tttttttt"
"""Stands for the table under attack; the real id is put in when the click is made."""

_junk = st.text(max_size=120)
_verbs = st.sampled_from([*(str(verb) for verb in Verb), "", "JOIN", "nonsense"])
_tables = st.sampled_from([TABLE, TABLE, "-", "aaaaaaaa", "a", "AAAAAAAA"])
_revisions = st.one_of(st.integers(-1, 12).map(str), st.sampled_from(["999999999", "9999999999", "٣", ""]))
_WORDS = (
    "G0 K9 N5 + +G0 ~2 yes 0 -1 ² casual expert claim/phase-1 claim me/language me/confirm me/nothing server/language"
    " server/lobby-hours server/time-zone server/season-channel -/all/points/1 -/1/rating/0 claim/2/wins/²"
    " x/all/games/9 -/1/points/99999999999999999999 show/1 show/² end/1/5 end/9999999/9 / :"
)
_words = st.sampled_from([*_WORDS.split(), "9" * 40, "\x00", "\n"])
_rest = st.one_of(_junk, st.lists(_words, max_size=6).map(" ".join))
_ids = st.one_of(
    _junk, st.builds("{}:{}:{}:{}:{}".format, st.sampled_from("11112"), _verbs, _tables, _revisions, _rest)
)
_values = st.none() | st.lists(
    st.one_of(_junk, _words, st.sampled_from(["fr", "on", "5", "²", "rating", "UTC", "../UTC"])), max_size=4
)
_fields = st.none() | st.dictionaries(
    st.one_of(_junk, st.sampled_from(["matchLength", "firstLeader", "showKnownRecruits"])),
    st.one_of(_junk, st.sampled_from(["true", "3", "random"])),
    max_size=5,
)
clicks = st.tuples(_ids, _values, _fields, st.sampled_from([ADA, BRUNO, CHLOE]), st.booleans())
PHASES = ("open", "running", "finished", "closed")


async def table_in(booth: Booth, phase: str) -> str:
    """A table of Ada's and Bruno's in that phase."""
    table_id = await booth.table(started=phase in {"running", "finished"})
    if phase == "finished":
        await booth.bot.service.do(At(table_id, Person(BRUNO, "Bruno"), GUILD), verbs.resign())
    if phase == "closed":
        await booth.bot.service.do(At(table_id, Person(ADA, "Ada", manages=True), GUILD), verbs.close())
    return table_id


def well_formed(sent: Any) -> None:
    """Hold what was sent against what the bot may send: one answer, and never the sentence about an incident."""
    assert sent is not None
    assert sent["type"] in {4, 7, 9}
    assert "on my side" not in words(sent)


@settings(max_examples=200, deadline=None, database=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.sampled_from(PHASES), clicks)
async def test_every_click_gets_a_declared_answer(
    booth: Booth, phase: str, click: tuple[str, list[str] | None, dict[str, str] | None, int, bool]
) -> None:
    table_id = booth.tables.get(phase) or await table_in(booth, phase)
    booth.tables[phase] = table_id
    custom_id, values, fields, who, private = click

    real = custom_id.replace(TABLE, table_id)
    well_formed(await booth.press(who, real, values=values, fields=fields, private=private))

    log = await booth.bot.store.log.entries(table_id)
    assert [entry.seq for entry in log] == list(range(1, len(log) + 1))


@pytest.mark.parametrize("phase", PHASES)
async def test_every_verb_is_answered_for_everybody(booth: Booth, phase: str) -> None:
    """No verb, with or without something behind it, for whomever, ends in an incident."""
    table_id = await table_in(booth, phase)
    rests = ("", "yes", "casual", "G0", "me/language", "claim/", "7", "-/all/wins/2", "show/3", "end/1/7")
    ways = itertools.cycle(itertools.product((CHLOE, BRUNO), (None, ["fr"])))  # eleven and four have no common divisor
    for (verb, rest), (who, values) in zip(itertools.product(Verb, rests), ways, strict=False):
        press = booth.press(who, f"1:{verb}:{table_id}:3:{rest}", values=values, private=values is not None)
        well_formed(await press)
