"""The operator's view of the bot: whether it lives and is ready, how much is played, how Discord answers."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession, web
from prometheus_client.parser import text_string_to_metric_families

from bot.background import Background
from bot.courier.wire.pacer import Pacer, watching
from bot.process.health import CannotListen, health_server
from bot.process.metrics import Metrics, route
from tests.harness.booth import ADA, Booth, found_ids

BOARD = Path(__file__).resolve().parents[2] / "docs" / "grafana.json"


def shown(text: str) -> dict[str, float]:
    """Every sample by its name and labels."""
    return {
        " ".join([one.name, *(f"{name}={value}" for name, value in sorted(one.labels.items()))]): one.value
        for family in text_string_to_metric_families(text)
        for one in family.samples
    }


async def test_what_is_played_and_answered_is_counted(booth: Booth) -> None:
    table_id = await booth.table()
    hand = await booth.press(ADA, f"1:hand:{table_id}:0:")
    card = next((one for one in found_ids(hand) if one.split(":")[1] in {"pick", "play"}), None)
    user = ADA
    if card is None:
        user = 2
        card = next(
            one for one in found_ids(await booth.press(2, f"1:hand:{table_id}:0:")) if one.split(":")[1] == "pick"
        )
    await booth.press(user, card)
    seen = shown(await booth.bot.measured())
    assert seen["tapis_table_changes_total kind=started"] == 1
    assert seen["tapis_table_changes_total kind=played"] == 1
    assert seen["tapis_answer_seconds_count type=component"] in {2, 3}
    assert seen["tapis_tables phase=running"] == 1
    assert seen["tapis_tables phase=open"] == 0
    assert seen["tapis_commits_total"] >= 4
    assert {"tapis_calls_waiting", "tapis_writes_waiting", "tapis_thinking", "tapis_tables_behind"} <= set(seen)


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("/api/v10/channels/81384788765712384/messages/99/reactions", "/channels/:id/messages/:id/reactions"),
        ("/api/v10/webhooks/12/aW50ZXJhY3Rpb24/messages/@original", "/webhooks/:id/:token/messages/@original"),
        ("/api/v10/interactions/12/aW50ZXJhY3Rpb24/callback", "/interactions/:id/:token/callback"),
        ("/api/v10/applications/1/commands", "/applications/:id/commands"),
        ("/attachments/1/2/table.png", "elsewhere"),
    ],
)
def test_no_id_and_no_token_is_left_of_a_path(path: str, expected: str) -> None:
    assert route(path) == expected


async def test_calls_to_discord_are_counted_by_route_and_status() -> None:
    async def refuse(_: web.Request) -> web.Response:
        return web.Response(status=429, headers={"Retry-After": "0", "Via": "1.1", "X-RateLimit-Scope": "user"})

    app, metrics = web.Application(), Metrics()
    app.router.add_post("/api/v10/channels/5/messages", refuse)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    host, port = runner.addresses[0]
    async with ClientSession(trace_configs=[watching(Pacer(Background()), metrics.called)]) as session:
        async with session.post(f"http://{host}:{port}/api/v10/channels/5/messages"):
            pass
        await runner.cleanup()
        with pytest.raises(OSError, match="Cannot connect"):
            await session.get(f"http://{host}:{port}/api/v10/gateway")
    seen = shown(metrics.text())
    assert seen["tapis_discord_calls_total method=POST route=/channels/:id/messages status=429"] == 1
    assert seen["tapis_discord_calls_total method=GET route=/gateway status=none"] == 1


async def test_ready_says_what_is_missing(booth: Booth) -> None:
    bot: Any = booth.bot
    listening = partial(health_server, bot.readiness, bot.measured, "127.0.0.1")
    async with listening(0) as port, ClientSession(f"http://127.0.0.1:{port}") as session:

        async def asked(path: str) -> tuple[int, Any]:
            async with session.get(path) as answer:
                return answer.status, await answer.json()

        assert await asked("/health") == (200, {"alive": True})
        assert await asked("/ready") == (503, {"gateway": False, "database": True, "tables": False})
        bot._working = True
        bot._handle_ready()
        await bot.on_ready()
        assert await asked("/ready") == (200, {"gateway": True, "database": True, "tables": True})
        await bot.on_shard_disconnect(0)
        assert (await asked("/ready"))[0] == 503
        await bot.on_shard_resumed(0)
        assert (await asked("/ready"))[0] == 200
        async with session.get("/metrics") as answer:
            assert shown(await answer.text())["tapis_connected"] == 1
        with pytest.raises(CannotListen, match=f"METRICS_PORT: 127.0.0.1:{port}"):
            async with listening(port):
                pass


async def test_the_board_shows_what_is_measured(booth: Booth) -> None:
    booth.bot._metrics.called("GET", "/api/v10/gateway", 200)
    families = {family.name for family in text_string_to_metric_families(await booth.bot.measured())}
    families = {name for name in families if name.startswith("tapis_") and not name.endswith("_created")}
    panels = [one for one in json.loads(BOARD.read_text())["panels"] if one["type"] != "row"]
    asked = " ".join(target["expr"] for panel in panels for target in panel["targets"])
    assert {name for name in families if name not in asked} == {"tapis_servers"}
