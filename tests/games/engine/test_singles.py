"""Objects of which there is one each in a process stay the same through copies and pickles."""

from copy import copy, deepcopy
from dataclasses import dataclass

import pytest

from games.engine import BadNotation
from games.engine.singles import Single, parser


@dataclass(frozen=True, slots=True, eq=False)
class Word(Single):
    letters: str
    length: int

    def __str__(self) -> str:
        return self.letters


WORDS = tuple(Word(letters, len(letters)) for letters in ("row", "play", "draw"))


def test_a_copy_is_the_same_object() -> None:
    for word in WORDS:
        find, place = word.__reduce__()
        assert word is copy(word) is deepcopy(word) is find(*place)


def test_a_notation_leads_to_its_action_and_others_are_refused() -> None:
    parse = parser(WORDS)
    assert [parse(str(word)) for word in WORDS] == list(WORDS)
    with pytest.raises(BadNotation):
        parse("rows")
