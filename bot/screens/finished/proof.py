"""The record of a finished game, and what it proves."""

from __future__ import annotations

from collections.abc import Iterator

from bot.screens.parts.layout import ACCENTS, YOUR_TURN, bold, bullets, framed, paragraph, signed, small
from bot.screens.parts.message import Attachment, Screen
from bot.screens.parts.titles import SHOWN_DIGITS, title
from bot.tables.entries import told_origin
from bot.tables.fold import lesson_promised
from bot.text import Words, safe_name
from games import registry
from games.engine import Record
from games.engine.record import SeatEntry
from games.signature import Proof, prove
from persistence.rows import Phase


def verify_screen(record: Record, words: Words, own: str | None = None) -> Screen:
    """`own` is the key of the bot that says so."""
    game = registry.game(record.game)
    proof = prove(record, game)
    chosen = record.chosen()
    salts = [
        words.get(_salt(entry, record, chosen=seat in chosen), who=_who(entry, words), word=safe_name(entry.salt, 64))
        for seat, entry in enumerate(record.seats)
    ]
    return framed(
        YOUR_TURN if proof.faults else ACCENTS[Phase.OPEN],
        paragraph(
            f"### {title(record.game, words)}",
            _deal(proof, words),
            words.get("verify-bent") if record.bent() else "",
            "" if record.origin is None else words.say(told_origin("verify-origin", record.origin)),
            *_plays(record, proof, words),
            _signed(proof, own, words),
            words.get("verify-lesson") if lesson_promised(game, record.commitment) is not None else "",
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
    )


def _deal(proof: Proof, words: Words) -> str:
    if proof.deal is not None:
        return signed("❌", f"{words.get('verify-broken')} {words.say(proof.deal)}", words)
    return signed("✅", words.get("verify-true"), words)


def _plays(record: Record, proof: Proof, words: Words) -> Iterator[str]:
    if proof.plays is not None:
        yield signed("❌", f"{words.get('verify-plays-broken')} {words.say(proof.plays)}", words)
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
        return signed("❌", f"{words.get('verify-signed-broken')} {words.say(proof.forged)}", words)
    if proof.key is None:
        return signed("▫️", words.get("verify-signed-none"), words)
    known = "verify-signed" if proof.key == own else "verify-signed-other"
    return signed("✅" if proof.key == own else "▫️", words.get(known, digits=proof.key), words)


def _who(entry: SeatEntry, words: Words) -> str:
    return safe_name(entry.name) if entry.name else words.get("word-somebody")


def _salt(entry: SeatEntry, record: Record, *, chosen: bool) -> str:
    """The key of the line that tells where a seat's salt comes from."""
    if not chosen:
        return "verify-salt-none"
    if record.origin is not None:
        return "verify-salt-origin"
    return "verify-salt-bent" if entry.computer else "verify-salt"


def record_screen(table_id: str, record: Record, words: Words) -> Screen:
    """Two files: for programs and for people."""
    name = f"{record.game}-{table_id}"
    files = (
        Attachment(f"{name}.json", record.json_text().encode()),
        Attachment(f"{name}.txt", record.readable().encode()),
    )
    return Screen((*paragraph(f"**{words.get('files-title')}**", words.get("files-use")), *files))
