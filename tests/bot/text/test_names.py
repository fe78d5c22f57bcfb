"""Names people gave themselves never break what stands around them."""

from __future__ import annotations

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.text import clean_name, escaped, safe_name
from bot.text.names import LONGEST_NAME


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann \n\t Bell  ", "Ann Bell"),
        ("Zoë 🦊", "Zoë 🦊"),
        ("", "?"),
        ("\u200b\u200d\u2060", "?"),
        ("\u3164\u2800 \u1160", "?"),
        ("\u202egnp.exe", "gnp.exe"),
        ("\u0301\u0301", "?"),
        ("Z" + "\u0301" * 30 + "o", "Z\u0301" + "\u0301" * 0 + "o"),
        ("x" * 50, "x" * 31 + "…"),
        ("a\x00b\x1b[0m", "ab[0m"),
    ],
)
def test_clean_name(name: str, shown: str) -> None:
    found = clean_name(name)
    if "\u0301" in name and shown != "?":
        assert unicodedata.normalize("NFD", found).count("\u0301") <= 3
    else:
        assert found == shown


@pytest.mark.parametrize(
    "name",
    [
        "<@1>",
        "<@&1>",
        "</table:1>",
        "<:e:1>",
        "<t:1:R>",
        "[x](https://e)",
        "**b**",
        "`c`",
        "||s||",
        "# h",
        "- l",
        "> q",
    ],
)
def test_markdown_is_shown_as_typed(name: str) -> None:
    said = safe_name(name)
    assert re.sub(r"\\(.)", r"\1", said).replace("\u2060", "") == name
    assert not re.search(r"(?<!\\)[<>\[\]()*`|#@]", said)


def test_links_do_not_come_alive() -> None:
    assert "://" not in re.sub(r"\\", "", escaped("https://example.org"))


def test_a_name_from_right_to_left_turns_nothing_around_it() -> None:
    assert safe_name("سلمى") == "\u2068سلمى\u2069"
    assert safe_name("Åse 7") == "Åse 7"


@given(st.text(max_size=80))
def test_any_name_is_one_short_visible_line(name: str) -> None:
    found = clean_name(name)
    assert 1 <= len(found) <= LONGEST_NAME
    assert "\n" not in found
    assert found == found.strip()
    assert any(unicodedata.category(sign)[0] in "LNPS" for sign in found)
    assert not any(unicodedata.category(sign) in ("Cc", "Cf", "Cs") for sign in found)
    assert clean_name(found) == found
