"""The known differences between our traffic and Discord's official description, and the reasons for them.

`test_sandbox_conformance` makes each of them happen, so that one that is gone does not stay in the list.
"""

from __future__ import annotations

from typing import TypeAlias

Deviation: TypeAlias = tuple[str, str, str, str]
"""The call or event, the place in it and the fault, as patterns for the whole text; then the reason."""

KNOWN: tuple[Deviation, ...] = (
    (
        "request .*",
        r"(.*/)?(id|recipient_id)|allowed_mentions/(users|roles)/\*",
        "int where string belongs",
        "discord.py sends ids as numbers here. Discord takes both: it reads a snowflake from either.",
    ),
    (
        "request PUT /applications/.*/commands",
        r"\*/default_member_permissions",
        r"str where \['integer', 'null'\] belongs",
        "Discord's reference calls it a string of a bit set, and answers with one; discord.py sends that.",
    ),
    (
        "(request|answer 200 of) PUT /applications/.*/commands",
        r"\*/.*channel_types/\*",
        "16 is none of the values that Discord knows",
        "A media channel, in Discord's reference; discord.py names it wherever a forum may be chosen.",
    ),
    (
        "answer 400 of .*",
        r"errors/(.*/)?_errors/\*/code",
        "str where integer belongs",
        'The reports inside a 50035 have words as codes ("BASE_TYPE_REQUIRED"), in Discord\'s reference too.',
    ),
    (
        "answer 429 of .*",
        "",
        "'code' is a required property",
        "Discord's reference on rate limits has the code as optional, and its example comes without one.",
    ),
)
