"""The stream of a table: how it begins, goes on, is taken up again, and holds nobody."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from tabard.server.table import Table
from tests.server.web.browser import Browser
from tests.server.web.line import Line, move, post


def test_a_stream_begins_with_the_table_and_goes_on_with_what_changes(
    anna: Browser, ben: Browser, table: Table
) -> None:
    anna.get(f"/table/{table.id}")
    ben.get(f"/table/{table.id}")

    async def story() -> None:
        line = Line(ben, f"/table/{table.id}/stream")
        (first,) = await line.frames(1)
        assert first["seat"] is None
        assert set(first["parts"]) >= {"bar", "board", "prompt", "people", "notice", "end"}
        await post(anna, table, **move(table))
        _, second = await line.frames(2)
        assert second["svg"]
        assert "board" not in second["parts"]
        assert second["log"][2]
        assert len(json.dumps(second)) < len(json.dumps(first)) / 3
        await line.hang_up()
        assert not anna.town.house.live_table(table.id).listeners

    anna.town.run(story())


def test_a_stream_is_taken_up_where_it_was_left(anna: Browser, ben: Browser, table: Table) -> None:
    anna.get(f"/table/{table.id}")
    ben.get(f"/table/{table.id}")

    async def story() -> None:
        plies = len(table.plies)
        for _ in range(3):
            await post(anna, table, **move(table))
        line = Line(ben, f"/table/{table.id}/stream", f"since=5.{plies}")
        frames = await line.frames(3)
        assert [one["plies"] for one in frames] == [plies + 1, plies + 2, plies + 3]
        await line.hang_up()
        line = Line(ben, f"/table/{table.id}/stream", "since=nonsense.99999999999")
        assert len(await line.frames(1)) == 1
        await line.hang_up()

    anna.town.run(story())


def test_players_get_a_compressed_stream_and_spectators_a_plain_one(
    anna: Browser, ben: Browser, table: Table
) -> None:
    anna.get(f"/table/{table.id}")
    ben.get(f"/table/{table.id}")

    async def story() -> None:
        player = Line(anna, f"/table/{table.id}/stream", accept="gzip, br")
        watcher = Line(ben, f"/table/{table.id}/stream", accept="gzip, br")
        await player.frames(1)
        await watcher.frames(1)
        assert player.head["content-encoding"] == "br"
        assert "content-encoding" not in watcher.head
        before = len(player.body)
        await post(anna, table, **move(table))
        await player.frames(2)
        assert len(player.body) - before < 4000
        await player.hang_up()
        await watcher.hang_up()

    anna.town.run(story())


def test_a_client_that_does_not_read_holds_nobody(
    anna: Browser, ben: Browser, table: Table
) -> None:
    anna.get(f"/table/{table.id}")
    ben.get(f"/table/{table.id}")

    async def story() -> None:
        line = Line(ben, f"/table/{table.id}/stream")
        await line.frames(1)
        stuck = asyncio.Event()

        async def never(_: Any) -> None:
            await stuck.wait()

        line.take = never
        for _ in range(5):
            answer = await asyncio.wait_for(post(anna, table, **move(table)), 5)
            assert answer.status_code == 200
        line.task.cancel()

    anna.town.run(story())


def test_a_page_is_told_to_move_when_the_server_goes_down(anna: Browser, table: Table) -> None:
    anna.get(f"/table/{table.id}")

    async def story() -> None:
        line = Line(anna, f"/table/{table.id}/stream")
        await line.frames(1)
        anna.town.app.state.closing.set()
        await line.task
        assert b"event:move\n" in line.body

    anna.town.run(story())
