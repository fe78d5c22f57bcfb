"""The sandbox and Discord's official description: every call is described, and what differs is noticed or known."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest

from sandbox.server import TOKEN, Sandbox
from tests.harness.conformance import NAME, _operations, check, description, hold
from tests.harness.deviations import KNOWN

SENDING = "POST /channels/{channel_id}/messages"
MESSAGE: dict[str, Any] = {"content": "Hello", "allowed_mentions": {"parse": []}}
COMMAND = {
    "name": "table",
    "description": "A table",
    "default_member_permissions": "32",
    "options": [{"type": 7, "name": "where", "description": "Where", "channel_types": [15, 16]}],
}


def call(route: str, sent: Any, status: int, answer: Any = None, **query: str) -> str:
    return json.dumps({"call": route, "query": query, "sent": sent, "status": status, "answer": answer})


def refused(body: Any) -> str:
    return call(SENDING, MESSAGE, 400, body)


REPORT = {"code": 50035, "message": "No", "errors": {"content": {"_errors": [{"code": "WORD", "message": "No"}]}}}
FACE = {"type": 1, "components": [{"type": 2, "style": 1, "custom_id": "a", "emoji": {"id": "x", "name": "king"}}]}
EVENT = {
    "id": "1",
    "type": 0,
    "flags": 0,
    "guild_id": "2",
    "name": "general",
    "permission_overwrites": [{"id": 3, "type": 0, "allow": "0", "deny": "0"}],
}


def test_the_description_is_the_pinned_one_and_has_every_call_of_the_sandbox() -> None:
    assert description()["info"]["version"] == "10"
    routes = Sandbox()._app().router.resources()
    ours = {
        f"{route.method} {NAME.sub('{}', resource.canonical.removeprefix('/api/v10'))}"
        for resource in routes
        if resource.canonical.startswith("/api/v10")
        for route in resource
        if route.method != "HEAD"
    }
    assert len(ours) > 40
    assert ours <= _operations().keys()


def test_each_known_deviation_still_occurs() -> None:
    lines = [
        call(SENDING, {"allowed_mentions": {"users": [1]}}, 403, {"code": 50013, "message": "No"}),
        call("PUT /applications/{application_id}/commands", [COMMAND], 403, {"code": 20012, "message": "No"}),
        refused(REPORT),
        call(SENDING, MESSAGE, 429, {"message": "Wait", "retry_after": 1.0, "global": False}),
    ]
    found = list(check(lines))
    for known in KNOWN:
        assert any(one.is_known(known) for one in found), f"this deviation is gone: {known}"
    hold(lines)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (call("GET /guilds/{guild_id}/tables", None, 200), "does not describe such a call"),
        (call(SENDING, {"allowed_mentions": {"parse": ["everybody"]}}, 403, REPORT), "'everybody' is none of"),
        (call(SENDING, {"attachments": [{"id": "0", "description": "x" * 1025}]}, 403, REPORT), "maxLength 1024"),
        (call(SENDING, {"components": [FACE]}, 403, REPORT), "components/*/components/*/emoji/id: pattern"),
        (call(SENDING, MESSAGE, 403, REPORT, quietly="true"), "quietly: is not described"),
        (call(SENDING, MESSAGE, 200, {"id": "1"}), "'channel_id' is a required property"),
        (call("POST /channels/{channel_id}/threads", {"name": "t", "type": 11}, 200, {}), "Discord answers 201"),
        (call("DELETE /channels/{channel_id}/messages/{message_id}", None, 204, {}), "has a body"),
        (call(SENDING, MESSAGE, 404, {"message": "No"}), "'code' is a required property"),
        (json.dumps({"event": "CHANNEL_CREATE", "data": EVENT}), "permission_overwrites/*/id: int where string"),
    ],
)
def test_what_differs_is_noticed(line: str, said: str) -> None:
    with pytest.raises(AssertionError) as failed:
        hold([line])
    assert said in str(failed.value)


def test_the_process_records_what_goes_over_its_wire(tmp_path: Path) -> None:
    file = tmp_path / "wire.jsonl"
    command = [sys.executable, "-m", "sandbox", "--port", "0", "--record", str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as run:  # noqa: S603 - our own interpreter
        assert run.stdout is not None
        connection = HTTPConnection(run.stdout.readline().rpartition("/")[2].strip(), timeout=60)
        connection.request("GET", "/api/v10/users/@me", headers={"Authorization": f"Bot {TOKEN}"})
        assert connection.getresponse().status == 200
        connection.close()
        run.send_signal(signal.SIGTERM)
        assert run.wait(60) == 0
    [line] = map(json.loads, file.read_text().splitlines())
    assert (line["call"], line["status"], line["answer"]["username"]) == ("GET /users/@me", 200, "tapis")
    hold(file.read_text().splitlines())
