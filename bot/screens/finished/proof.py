"""The record of a finished game, and what it proves."""

from __future__ import annotations

from collections.abc import Iterator

from bot.screens.parts.buttons import result_button
from bot.screens.parts.layout import OPEN, YOUR_TURN, framed, paragraph
from bot.screens.parts.message import Attachment, Row, Screen
from bot.screens.parts.texts import SHOWN_DIGITS, bold, bullets, signed, small, title
from bot.tables.entries import told_origin
from bot.tables.model import TableInfo
from bot.text import Words, safe_name
from games import registry
from games.engine import Record, Seat, Text
from games.signature import Proof, prove


def verify_screen(record: Record, words: Words, own: str | None = None, table: TableInfo | None = None) -> Screen:
    """`own` is the key of the bot that says so; `table` is where the game was played, None for a file."""
    game = registry.game(record.game)
    proof = prove(record, game)
    back = () if table is None else result_button(table, words)
    salts = [_salt(record, seat, words) for seat in range(len(record.seats))]
    return framed(
        YOUR_TURN if proof.faults else OPEN,
        paragraph(
            f"### {title(record.game, words)}",
            _broken("verify-broken", proof.deal, words)
            if proof.deal
            else signed("✅", words.get("verify-true"), words),
            words.get("verify-bent") if record.bent() else "",
            "" if record.origin is None else words.say(told_origin("verify-origin", record.origin)),
            *_plays(record, proof, words),
            _signed(proof, own, words),
            words.get("verify-lesson") if game.promised_lesson(record.commitment) is not None else "",
        ),
        paragraph(
            bold(words.get("verify-promise")),
            f"`{record.commitment}`",
            bold(words.get("verify-secret")),
            f"`{record.secret or '—'}`",
            bold(words.get("verify-salts")),
            *bullets(salts),
        ),
        paragraph(small(words.get("verify-yourself"))),
        rows=[Row(back)] if back else [],
    )


def _broken(key: str, why: Text, words: Words) -> str:
    return signed("❌", f"{words.get(key)} {words.say(why)}", words)


def _plays(record: Record, proof: Proof, words: Words) -> Iterator[str]:
    if proof.plays is not None:
        yield _broken("verify-plays-broken", proof.plays, words)
        return
    if proof.state is None:
        yield signed("▫️", words.get("verify-plays-unknown"), words)
        return
    whole = "no" if record.result is None else "yes"
    yield signed("✅", words.get("verify-plays", count=len(record.actions), whole=whole), words)
    if record.link is None:
        yield signed("▫️", words.get("verify-chain-none"), words)
    else:
        yield signed("✅", words.get("verify-chain", link=record.link[:SHOWN_DIGITS]), words)


def _signed(proof: Proof, own: str | None, words: Words) -> str:
    if proof.forged is not None:
        return _broken("verify-signed-broken", proof.forged, words)
    if proof.key is None:
        return signed("▫️", words.get("verify-signed-none"), words)
    if proof.key == own:
        return signed("✅", words.get("verify-signed", digits=proof.key), words)
    return signed("▫️", words.get("verify-signed-other", digits=proof.key), words)


def _salt(record: Record, seat: Seat, words: Words) -> str:
    entry = record.seats[seat]
    key = "verify-salt-bent" if entry.computer else "verify-salt"
    if seat not in record.chosen():
        key = "verify-salt-none"
    elif record.origin is not None:
        key = "verify-salt-origin"
    who = safe_name(entry.name) if entry.name else words.get("word-somebody")
    return words.get(key, who=who, word=safe_name(entry.salt, 64))


def record_screen(table_id: str, record: Record, words: Words) -> Screen:
    """Two files: for programs and for people."""
    name = f"{record.game}-{table_id}"
    data = Attachment(f"{name}.json", record.json_text().encode())
    text = Attachment(f"{name}.txt", record.readable().encode())
    return Screen((*paragraph(bold(words.get("files-title")), words.get("files-use")), data, text))
