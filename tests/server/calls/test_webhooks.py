"""Calls to programs and rooms: signed, of the right shape, and never into a private network."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import socket
import threading
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest

from tabard.server.calls import wire
from tabard.server.calls.means import network
from tabard.server.calls.outbox import REFUSED
from tabard.server.calls.rounds import MOST_FAILURES
from tabard.server.store.store import Store
from tests.server.calls.postmen import Listener, open_listener
from tests.server.calls.scene import DAY, HOUR, Scene, means_of, open_scene
from tests.server.desk import ANNA, BERT
from tests.server.inn import run

HERE = (network("127.0.0.1/32"),)


@pytest.fixture
def room() -> Iterator[Listener]:
    with open_listener() as found:
        yield found


async def berts_turn(scene: Scene, **more: Any) -> str:
    """A table that waits for Bert, and the call about it; the table's id."""
    table = await scene.table(**more)
    await scene.until_awaited(table, ANNA)
    await scene.choose(table)
    await scene.until_awaited(table, BERT)
    await scene.wait(11_000)
    return table.id


def test_plain_json_is_signed_and_says_what_a_spectator_sees(store: Store, room: Listener) -> None:
    async def story() -> None:
        async with open_scene(store, means_of()) as scene:
            await scene.by_webhook(BERT, room.url("/hook?room=1"))
            table_id = await berts_turn(scene)
            [(_, headers, body)] = room.heard
            signed = f"{headers['x-tabard-time']}.".encode() + body
            found = hmac.new(b"hush", signed, hashlib.sha256).hexdigest()
            assert headers["x-tabard-signature"] == f"sha256={found}"
            said = json.loads(body)
            [call] = said["calls"]
            assert call["table"] == table_id
            assert call["link"] == f"https://tabard.test/table/{table_id}"
            assert call["title"] == "Bert is awaited: The Pillars of the Earth"
            assert any("Anna" in line for line in call["happened"])

    run(story)


def test_a_closed_table_tells_a_room_nothing_but_whom_it_waits_for(
    store: Store, room: Listener
) -> None:
    async def story() -> None:
        async with open_scene(store, means_of()) as scene:
            await scene.by_webhook(BERT, room.url("/hook"))
            await berts_turn(scene, watch="closed")
            [call] = json.loads(room.heard[0][2])["calls"]
            assert (call["happened"], call["asked"]) == ([], "")

    run(story)


@pytest.mark.parametrize(
    ("shape", "key"), [("discord", "content"), ("slack", "text"), ("matrix", "text")]
)
def test_rooms_are_told_in_their_own_shape(
    store: Store, room: Listener, shape: str, key: str
) -> None:
    async def story() -> None:
        async with open_scene(store, means_of()) as scene:
            await scene.by_webhook(BERT, room.url("/hook"), shape)
            await berts_turn(scene)
            [(_, headers, body)] = room.heard
            said = json.loads(body)
            assert "Bert is awaited" in said[key]
            assert "x-tabard-signature" not in headers
            if shape == "discord":
                assert said["allowed_mentions"] == {"parse": []}
            if shape == "matrix":
                assert said["html"].startswith("<b>Bert is awaited")

    run(story)


def test_a_webhook_that_hangs_is_left_and_what_it_was_told_is_not_told_twice(
    store: Store, room: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire.post, "__kwdefaults__", None)
    monkeypatch.setattr(wire.post, "__defaults__", ((), 0.3))
    room.hang = True

    async def story() -> None:
        async with open_scene(store, means_of()) as scene:
            await scene.by_webhook(BERT, room.url("/hook"))
            async with asyncio.timeout(20):
                await berts_turn(scene)
            await scene.wait(DAY)
            assert len(room.heard) == 1
            assert scene.states(BERT) == ["unsure"]
            assert scene.caller.outbox.ways_of(BERT)[0].told == "no-answer"
            for _ in range(MOST_FAILURES):
                await berts_turn(scene)
            [way] = scene.caller.outbox.ways_of(BERT)
            assert way.state == REFUSED

    run(story)


def test_a_redirect_is_an_answer_and_nobody_is_led_anywhere(store: Store, room: Listener) -> None:
    room.status["/hook"] = 302
    room.leads["/hook"] = room.url("/inside")

    async def story() -> None:
        async with open_scene(store, means_of()) as scene:
            await scene.by_webhook(BERT, room.url("/hook"))
            await berts_turn(scene)
            assert [path for path, _, _ in room.heard] == ["/hook"]
            [way] = scene.caller.outbox.ways_of(BERT)
            assert (way.state, way.told) == (REFUSED, "302")

    run(story)


def test_a_private_address_gets_nothing_and_a_server_that_fails_is_asked_again(
    store: Store, room: Listener
) -> None:
    async def story() -> None:
        async with open_scene(store, means_of(near=False)) as scene:
            await scene.by_webhook(BERT, f"https://127.0.0.1:{443}/hook")
            await berts_turn(scene)
            assert room.heard == []
            assert scene.states(BERT) == ["waiting"]
            assert scene.caller.outbox.ways_of(BERT)[0].told == "private-network"
        async with open_scene(store, means_of(), scene.computer) as scene:
            [way] = scene.caller.outbox.ways_of(BERT)
            await scene.caller.outbox.change_way(way, target=room.url("/hook"))
            room.status["/hook"] = 503
            await scene.wait(HOUR)
            assert scene.states(BERT) == ["waiting"]
            room.status.clear()
            await scene.wait(HOUR)
            assert scene.states(BERT) == ["sent"]

    run(story)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.0.0.7",
        "192.168.1.1",
        "172.16.0.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
        "::1",
        "fe80::1",
        "fec0::1",
        "fc00::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "2002:7f00:1::",
        "64:ff9b::7f00:1",
        "64:ff9b::a00:1",
    ],
)
def test_addresses_of_private_networks_are_refused(address: str) -> None:
    assert not wire.allowed(address, ())


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700::1111", "64:ff9b::101:101"])
def test_addresses_of_the_open_internet_are_reached(address: str) -> None:
    assert wire.allowed(address, ())


def test_a_network_that_the_operator_names_is_reached() -> None:
    assert wire.allowed("10.1.2.3", (network("10.1.0.0/16"),))
    assert not wire.allowed("10.2.2.3", (network("10.1.0.0/16"),))


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("ftp://example.org/", "no-address"),
        ("https:///x", "no-address"),
        ("https://user:word@example.org/", "no-address"),
        ("https://example.org:99999/", "no-address"),
        ("https://exa mple.org/", "no-address"),
        ("https://example.org/\r\nX: y", "no-address"),
        ("http://example.org/", "not-https"),
        ("https://example.org:8443/", "other-port"),
    ],
)
def test_what_is_no_safe_address_is_refused_before_anybody_is_asked(url: str, why: str) -> None:
    with pytest.raises(wire.Unreachable, match=why):
        wire.checked(url, ())


def test_a_name_that_nobody_looks_up_in_time_is_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    gone = threading.Event()

    def slow(*_: object, **__: object) -> list[object]:
        gone.wait(10)
        return []

    monkeypatch.setattr(socket, "getaddrinfo", slow)
    monkeypatch.setattr(wire, "SECONDS", 0.1)

    async def story() -> None:
        try:
            async with asyncio.timeout(5):
                with pytest.raises(wire.Unreachable, match="unknown-name"):
                    await wire.looked_up(urlsplit("https://slow.test/hook"), ())
        finally:
            gone.set()

    run(story)


def test_a_name_that_also_means_a_private_address_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story() -> None:
        async def both(*_: object, **__: object) -> list[tuple[Any, ...]]:
            kind = (socket.AF_INET, socket.SOCK_STREAM, 6, "")
            return [(*kind, ("1.1.1.1", 443)), (*kind, ("127.0.0.1", 443))]

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", both)
        with pytest.raises(wire.Unreachable, match="private-network"):
            await wire.looked_up(wire.checked("https://rebound.test/", ()), ())

    run(story)


def test_the_address_that_was_really_connected_to_is_looked_at(
    room: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if a lookup were deceived, nothing is sent to what answers at a private address."""

    async def story() -> None:
        async def deceived(*_: object) -> tuple[str, int]:
            return "127.0.0.1", room.port

        async def handed() -> None:
            raise AssertionError("nothing may be handed over")

        monkeypatch.setattr(wire, "looked_up", deceived)
        monkeypatch.setattr(wire, "checked", lambda *_: urlsplit("http://elsewhere.test/"))
        with pytest.raises(wire.Unreachable, match="private-network"):
            await wire.post("http://elsewhere.test/", b"{}", {}, handed, (), 5)
        assert room.heard == []

    run(story)


def test_a_closed_port_is_no_connection_and_nothing_was_handed_over() -> None:
    async def story() -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]

        async def handed() -> None:
            raise AssertionError("nothing may be handed over")

        with pytest.raises(wire.Unreachable, match="no-connection"):
            await wire.post(f"http://127.0.0.1:{port}/", b"", {}, handed, HERE)

    run(story)
