"""Calls to browsers, by a push service of the test's own that checks and reads like a real one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from cryptography.exceptions import InvalidTag

from tabard.server.calls.push import Sealer, check_keys, sealed
from tabard.server.store.store import Store
from tests.server.calls.postmen import Device, Listener, open_listener
from tests.server.calls.scene import DAY, SECRET, means_of, open_scene
from tests.server.desk import BERT
from tests.server.inn import run


@pytest.fixture
def service() -> Iterator[Listener]:
    with open_listener() as found:
        found.public = Sealer(SECRET).public
        yield found


def test_a_browser_reads_what_happened_and_the_push_service_knows_who_sends(
    store: Store, service: Listener
) -> None:
    async def story() -> None:
        async with open_scene(store, means_of()) as scene:
            await scene.by_push(BERT, service, "/phone")
            table = await scene.table()
            await scene.until_awaited(table, BERT)
            await scene.wait(11_000)
            [notice] = service.devices["/phone"].read
            assert notice["title"] == "Your turn: The Pillars of the Earth"
            assert notice["tag"] == table.id
            assert notice["url"] == f"https://tabard.test/table/{table.id}"
            assert notice["count"] == 1
            assert "Bert" in notice["body"]
            [(_, headers, _)] = service.heard
            assert len(headers["topic"]) == 32

    run(story)


@pytest.mark.parametrize("status", [404, 410])
def test_a_dead_endpoint_is_forgotten(store: Store, service: Listener, status: int) -> None:
    async def story() -> None:
        async with open_scene(store, means_of()) as scene:
            await scene.by_push(BERT, service, "/old")
            await scene.by_push(BERT, service, "/new")
            service.status["/old"] = status
            table = await scene.table()
            await scene.until_awaited(table, BERT)
            await scene.wait(11_000)
            ways = scene.caller.outbox.ways_of(BERT)
            assert [way.target for way in ways] == [service.url("/new")]
            assert len(service.devices["/new"].read) == 1
            await scene.wait(DAY)
            assert len(service.posts("/old")) == 1

    run(story)


def test_a_push_service_that_is_busy_is_asked_again(store: Store, service: Listener) -> None:
    async def story() -> None:
        async with open_scene(store, means_of()) as scene:
            await scene.by_push(BERT, service, "/phone")
            service.status["/phone"] = 429
            table = await scene.table()
            await scene.until_awaited(table, BERT)
            await scene.wait(11_000)
            service.status.clear()
            await scene.wait(60_000)
            await scene.wait(60_000)
            assert len(service.devices["/phone"].read) == 1
            assert scene.states(BERT) == ["sent"]

    run(story)


def test_a_message_is_read_by_its_own_browser_alone() -> None:
    one, two = Device("/one"), Device("/two")
    message = sealed(b'{"a":1}', one.keys()["p256dh"], one.keys()["auth"])
    assert one.decrypt(message) == {"a": 1}
    with pytest.raises(InvalidTag):
        two.decrypt(message)
    assert message != sealed(b'{"a":1}', one.keys()["p256dh"], one.keys()["auth"])


def test_all_servers_with_one_secret_have_one_key() -> None:
    assert Sealer("a").public == Sealer("a").public != Sealer("b").public


@pytest.mark.parametrize(
    ("p256dh", "auth"), [("", ""), ("AAAA", "AAAA"), ("not base64!", "AAAA"), ("BA" * 43, "A" * 22)]
)
def test_keys_that_no_browser_makes_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(ValueError):
        check_keys(p256dh, auth)
