"""The bot's own key, with which it signs the records of its games."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey


def signing_key(file: Path) -> Ed25519PrivateKey:
    """The key in a file, made anew where there is none. Raises `OSError`, `ValueError` for another file.

    Several processes may ask at once: the file appears whole, and the first one's stays.
    """
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        draft = file.with_name(f"{file.name}.{secrets.token_hex(8)}")
        try:
            with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as out:
                out.write(Ed25519PrivateKey.generate().private_bytes_raw().hex() + "\n")
                out.flush()
                os.fsync(out.fileno())
            with suppress(FileExistsError):
                os.link(draft, file)
        finally:
            draft.unlink(missing_ok=True)
    return Ed25519PrivateKey.from_private_bytes(bytes.fromhex(file.read_text(encoding="ascii").strip()))
