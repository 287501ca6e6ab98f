"""Heads of posts that are known by heart: which are, how many, and that they open no door."""

from __future__ import annotations

import pytest

from tabard.server.api.heads import HEADS, LONGEST_HEAD, MOST_HEADS, plain_post
from tabard.server.store.store import Store, digest
from tests.server.hatches import next_choice, post, serving
from tests.server.inn import run
from tests.server.program import match


def test_a_head_that_is_known_by_heart_opens_no_door_that_was_closed(store: Store) -> None:
    async def story() -> None:
        async with serving(store) as inn:
            table = await match(inn.house)
            token, body = await next_choice(table)
            sent = post(table.id, token, {**body, "request": "a"})
            line = await inn.line()
            first, again = await line.ask(sent), await line.ask(sent)
            assert (first[0], first) == (200, again)
            heads = [plain_post(sent), plain_post(sent)]
            assert heads[0] is not None
            assert heads[1] is not None
            assert heads[0][0] is heads[1][0], "the head was read once"
            user = store.user_by_token(token)
            assert user is not None
            await store.revoke_token(user["id"], digest(token))
            assert (await line.ask(sent))[0] == 401

    run(story)


def test_heads_are_known_by_heart_up_to_a_number() -> None:
    for number in range(MOST_HEADS + 10):
        found = plain_post(post("table", f"token{number}", b"{}"))
        assert found is not None
        assert (found[0].table_id, found[0].authorization) == ("table", b"Bearer token%d" % number)
    assert 0 < len(HEADS) <= MOST_HEADS
    long = post("table", "token", b"{}", f"Note: {'x' * LONGEST_HEAD}\r\n")
    known = len(HEADS)
    assert plain_post(long) is not None
    assert len(HEADS) == known


@pytest.mark.parametrize(
    "more",
    [
        "Transfer-Encoding: chunked\r\n",
        "Content-Length: 2\r\n",
        "Connection: close\r\n",
        "Expect: 100-continue\r\n",
        "X-Forwarded-For: 10.0.0.1\r\n",
        "Proxy-Connection: close\r\n",
        "Odd\tname: x\r\n",
        " folded\r\n",
        "Host: other\r\n",
    ],
)
def test_a_post_with_anything_unusual_is_not_a_plain_one(more: str) -> None:
    assert plain_post(post("table", "token", b"{}")) is not None
    assert plain_post(post("table", "token", b"{}", more)) is None
    assert plain_post(post("table", "token", b"{}")[:-1]) is None
    assert plain_post(post("table", "token", b"{}") + b"P") is None
    assert plain_post(post("table", "token", b"{}").replace(b"Host", b"Hose")) is None


def test_a_length_of_thousands_of_digits_is_not_read() -> None:
    sent = post("table", "token", b"{}")
    assert plain_post(sent.replace(b"Length: 2", b"Length: " + b"9" * 5000)) is None
