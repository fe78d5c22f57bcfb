"""Pictures with a palette as small PNG files."""

from __future__ import annotations

import struct
from typing import cast

from PIL import Image
from zlib_ng import zlib_ng

COMPRESSION = 6


def png_of(image: Image.Image, level: int = COMPRESSION) -> bytes:
    """Smaller than Pillow writes it, in two thirds of the time."""
    filtered = Image.new("P", (image.width + 1, image.height))  # each row begins with how it is filtered: not at all
    filtered.paste(image, (1, 0))
    last = cast("int", image.getextrema()[1])
    header = struct.pack(">IIBBBBB", image.width, image.height, 8, 3, 0, 0, 0)
    parts = (
        (b"IHDR", header),
        (b"PLTE", bytes(image.getpalette() or ())[: 3 * (1 + last)]),
        (b"IDAT", zlib_ng.compress(filtered.tobytes(), level)),
        (b"IEND", b""),
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib_ng.crc32(kind + data))
        for kind, data in parts
    )
