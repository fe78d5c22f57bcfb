"""Whether what a record says is true: the deal, the plays and the signature, each by itself.

A bot signs the whole record with its Ed25519 key; docs/fair-shuffle.md describes the bytes.
"""

from __future__ import annotations

import json
from dataclasses import dataclass

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from games.engine import AnyGame, AnyState, BadRecord, Record, Text
from games.engine.record import Signature

SCHEME = "tapis-record-1"
"""Name of the scheme; a change of any byte needs a new name."""


@dataclass(frozen=True, slots=True)
class Proof:
    """`deal`, `plays` and `forged` say what is wrong with each, None where nothing is.

    `key`: whose signature fits, None without one. `state`: where the plays led, None where they could not be played.
    """

    deal: Text | None
    plays: Text | None
    forged: Text | None
    key: str | None
    state: AnyState | None

    @property
    def faults(self) -> list[Text]:
        return [fault for fault in (self.deal, self.plays, self.forged) if fault is not None]


def prove(record: Record, game: AnyGame) -> Proof:
    wrong_deal = wrong_plays = forged = key = state = None
    try:
        record.deal()
    except BadRecord as error:
        wrong_deal = error.reason
    try:
        record.has_chain()
        state = None if wrong_deal else record.replay(game)
    except BadRecord as error:
        wrong_plays = error.reason
    try:
        key = signer(record)
    except BadRecord as error:
        forged = error.reason
    return Proof(wrong_deal, wrong_plays, forged, key, state)


def signer(record: Record) -> str | None:
    """The key that signed a record, None without a signature. Raises `BadRecord` when it does not fit."""
    if record.signature is None:
        return None
    key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(record.signature.key))
    try:
        key.verify(bytes.fromhex(record.signature.value), _message(record))
    except InvalidSignature as error:
        raise BadRecord(Text("record-broken-signature")) from error
    return record.signature.key


def signed(record: Record, key: Ed25519PrivateKey) -> Record:
    try:
        if not record.has_chain():
            return record
    except BadRecord:
        return record
    value = key.sign(_message(record)).hex()
    return record.model_copy(update={"signature": Signature(key=public_half(key), value=value)})


def public_half(key: Ed25519PrivateKey) -> str:
    """The half of a key that everybody may know, in hexadecimal digits."""
    return key.public_key().public_bytes_raw().hex()


def _message(record: Record) -> bytes:
    told = record.model_dump(mode="json", exclude={"signature"})
    body = json.dumps(told, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return f"{SCHEME}\n{body}".encode()
