"""What the API refuses: each time with a reason, and with nothing changed."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games import game
from tabard.server.folding import FOLDED
from tabard.server.limits import LOCAL
from tabard.server.store.store import Store
from tests.server.desk import GREEDY, PERSON, setup
from tests.server.inn import opened, run, until
from tests.server.program import Program, match

SEATS = [PERSON, PERSON]


async def refused(response: Any, error: str, status: int) -> dict[str, Any]:
    """A refusal in the shape of every refusal."""
    assert response.status_code == status, response.text
    found: dict[str, Any] = response.json()
    assert found["error"] == error
    assert found["message"]
    return found


def test_bad_choices_are_refused_and_change_nothing(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await match(house)
            await table.choose()
            seat = table.mover
            me, other = table.programs[seat], table.programs[1 - seat]
            found = await me.choices(table.id, seat)
            good = {"seat": seat, "choice": found["choices"][0]["code"], "ply": found["ply"]}
            actions = game("pillars").actions
            codes = [choice["code"] for choice in found["choices"]]
            closed = next(code for code in range(len(actions)) if code not in codes)
            path = f"/tables/{table.id}/choices"
            before = table.mark()
            cases: list[tuple[Program, dict[str, Any], str, int]] = [
                (me, {"ply": found["ply"] - 1}, "stale", 409),
                (me, {"ply": found["ply"] + 1}, "stale", 409),
                (other, {}, "not-your-seat", 403),
                (other, {"seat": 1 - seat}, "not-your-turn", 409),
                (me, {"seat": 9}, "not-your-seat", 403),
                (me, {"seat": -1}, "malformed", 400),
                (me, {"seat": "0"}, "malformed", 400),
                (me, {"seat": True}, "malformed", 400),
                (me, {"seat": None}, "malformed", 400),
                (me, {"choice": closed}, "illegal", 422),
                (me, {"choice": actions.text(closed)}, "illegal", 422),
                (me, {"choice": actions.json(closed)}, "illegal", 422),
                (me, {"choice": 10**30}, "malformed", 400),
                (me, {"choice": -5}, "malformed", 400),
                (me, {"choice": 1.5}, "malformed", 400),
                (me, {"choice": "fly to the moon"}, "malformed", 400),
                (me, {"choice": {"do": "fly"}}, "malformed", 400),
                (me, {"choice": {"do": "buy", "kind": 4, "number": "x"}}, "malformed", 400),
                (me, {"choice": {}}, "malformed", 400),
                (me, {"choice": []}, "malformed", 400),
                (me, {"ply": -1}, "malformed", 400),
                (me, {"ply": "1"}, "malformed", 400),
                (me, {"ply": 10**20}, "malformed", 400),
                (me, {"final": "yes"}, "malformed", 400),
                (me, {"request": "x" * 65}, "malformed", 400),
                (me, {"request": "a b"}, "malformed", 400),
                (me, {"request": 5}, "malformed", 400),
                (me, {"surprise": 1}, "malformed", 400),
                (table.stranger, {}, "no-token", 401),
                (Program(table.api, "forged"), {}, "no-token", 401),
            ]
            for who, change, error, status in cases:
                response = await who.post(path, **{**good, **change})
                answer = await refused(response, error, status)
                if error == "malformed":
                    assert answer["field"]
                assert table.mark() == before, change
            for body in (b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"seat":' * 5000, b"1" * 9999):
                await refused(await me.client.post(path, content=body), "malformed", 400)
            for body in (b"x" * 65537, b'{"request":"' + b"x" * 70000 + b'"}'):
                await refused(await me.client.post(path, content=body), "too-large", 413)
            assert table.mark() == before
            assert (await me.post(path, **good)).status_code == 200

    run(story)


def test_a_repeated_request_gets_the_same_answer_and_makes_no_second_choice(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await match(house)
            seat = table.mover
            me = table.programs[seat]
            found = await me.choices(table.id, seat)
            post = {
                "seat": seat,
                "choice": found["choices"][0]["code"],
                "ply": found["ply"],
                "request": "once",
            }
            path = f"/tables/{table.id}/choices"
            first = await me.post(path, **post)
            before = table.mark()
            for _ in range(3):
                again = await me.post(path, **post)
                assert (again.status_code, again.json()) == (200, first.json())
            assert table.mark() == before
            other = {**post, "seat": 1 - seat, "ply": found["ply"]}
            stale = await table.programs[1 - seat].post(path, **other)
            assert stale.json()["error"] in ("stale", "not-your-turn")

    run(story)


@pytest.mark.slow
def test_unknown_hidden_and_finished_tables_take_nothing(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await match(house)
            hidden = await match(house, watch="closed")
            me = table.programs[0]
            for name in ("nowhere", hidden.id, "a" * 32, "%2e%2e", "ü"):
                for path in ("", "/choices", "/chat"):
                    response = await me.get(f"/tables/{name}{path}")
                    await refused(response, "unknown-table", 404)
                for path, body in POSTS.items():
                    response = await me.post(f"/tables/{name}{path}", **body)
                    await refused(response, "unknown-table", 404)
                response = await me.delete(f"/tables/{name}/seats/0")
                await refused(response, "unknown-table", 404)
                response = await me.get(f"/tables/{name}/stream")
                await refused(response, "unknown-table", 404)
                response = await me.get(f"/records/{name}")
                await refused(response, "unknown-table", 404)
            await table.finish()
            before = table.mark()
            for path, body in POSTS.items():
                if path != "/chat":
                    response = await me.post(f"/tables/{table.id}{path}", **body)
                    assert response.status_code in (403, 409), (path, response.text)
                    assert table.mark() == before
            assert (await me.delete(f"/tables/{table.id}/seats/0")).status_code == 409
            assert table.mark() == before

    run(story)


POSTS: dict[str, dict[str, Any]] = {
    "/choices": {"seat": 0, "choice": 0, "ply": 0},
    "/confirm": {"seat": 0, "ply": 0},
    "/take-back": {"seat": 0},
    "/undo": {"seat": 0},
    "/undo/answer": {"seat": 0, "agree": True},
    "/chat": {"text": "hello"},
    "/close": {},
    "/seats/0": {},
}


def test_posts_without_a_token_or_with_a_forged_one_are_refused(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await match(house)
            before = table.mark()
            good = table.programs[0].token
            forged = [Program(table.api, t) for t in (good[:-1] + "x", "x" * 500, good + good)]
            basic = Program(table.api)
            basic.client.headers["authorization"] = f"Basic {good}"
            cookie = Program(table.api)
            cookie.client.cookies["session"] = good
            for path, body in POSTS.items():
                for who in (table.stranger, *forged, basic, cookie):
                    response = await who.post(f"/tables/{table.id}{path}", **body)
                    await refused(response, "no-token", 401)
            for who in (*forged, basic):
                for path in (f"/tables/{table.id}", "/tables", "/games", "/me", "/tokens"):
                    await refused(await who.get(path), "no-token", 401)
            assert table.mark() == before

    run(story)


def test_malformed_posts_name_the_field(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await match(house)
            me = table.programs[0]
            before = table.mark()
            cases: list[tuple[str, dict[str, Any], str]] = [
                ("/guests", {"name": 5}, "name"),
                ("/guests", {"name": "x" * 65}, "name"),
                ("/guests", {"name": "  "}, "name"),
                ("/tokens", {"label": []}, "label"),
                ("/tables", {"game": "chess", "players": 2, "seats": SEATS}, "game 'chess'"),
                ("/tables", {"game": "pillars", "players": 7, "seats": SEATS}, "players"),
                ("/tables", {"game": "pillars", "players": 2, "seats": [1, 2]}, "seats.0"),
                ("/tables", {"game": "pillars", "players": 2}, "seats"),
                (f"/tables/{table.id}/seats/x", {}, "seat"),
                (f"/tables/{table.id}/seats/7", {}, "seat"),
                (f"/tables/{table.id}/confirm", {"seat": 0}, "ply"),
                (f"/tables/{table.id}/take-back", {"seat": 0, "all": 1}, "all"),
                (f"/tables/{table.id}/undo/answer", {"seat": 0}, "agree"),
                (f"/tables/{table.id}/chat", {"text": "x" * 501}, "text"),
                (f"/tables/{table.id}/chat", {"text": "x" * 5000}, "text"),
                ("/links", {}, "link"),
            ]
            for path, body, field in cases:
                answer = await refused(await me.post(path, **body), "malformed", 400)
                assert answer["field"] == field, path
            for query in ({"seat": "x"}, {"seat": -1}):
                response = await me.get(f"/tables/{table.id}", **query)
                await refused(response, "malformed", 400)
            await refused(await me.get("/tables", show="all"), "malformed", 400)
            await refused(await me.get("/records", limit=10**9), "malformed", 400)
            await refused(await me.get("/nothing"), "unknown-address", 404)
            await refused(await me.delete("/games"), "wrong-method", 405)
            seat = {"seat": 1}
            await refused(await me.get(f"/tables/{table.id}", **seat), "not-your-seat", 403)
            assert table.mark() == before

    run(story)


def test_a_table_with_a_bot_goes_on_by_itself(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await match(house)
            made = await table.programs[0].post(
                "/tables", game="pillars", players=2, seats=[GREEDY, GREEDY]
            )
            assert (made.status_code, made.json()["error"]) == (403, "bots-alone")
            bots, _ = await house.open_table(setup("pillars", GREEDY, GREEDY), "Anna", LOCAL)
            await until(lambda: len(bots.plies) > 10)

    run(story)


@pytest.mark.slow
def test_a_game_of_other_rules_is_shown_from_its_result(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:

        async with opened(store) as house:
            table = await match(house)
            await table.finish()
            scores = (await table.stranger.look(table.id))["scores"]
            house.live_tables.clear()

            def fail(*_: Any) -> None:
                raise ValueError("other rules")

            monkeypatch.setitem(FOLDED, "open", fail)
            gone = await table.stranger.get(f"/tables/{table.id}")
            answer = await refused(gone, "kept", 410)
            assert answer["result"]["scores"] == scores
            kept = (await table.stranger.get(f"/records/{table.id}")).json()
            assert kept["replays"] is False
            assert kept["scores"] == scores
            assert kept["choices"]
            text = await table.stranger.get(f"/records/{table.id}/text")
            assert text.status_code == 410

    run(story)


def test_what_breaks_inside_is_answered_and_logged(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await match(house)

            def broken(table_id: str) -> None:
                raise ZeroDivisionError

            monkeypatch.setattr(store, "table", broken)
            house.live_tables.clear()
            for path in (f"/tables/{table.id}", f"/tables/{table.id}/stream"):
                response = await table.stranger.get(path)
                assert (response.status_code, response.json()["error"]) == (500, "broken")
            assert "ZeroDivisionError" in caplog.text

    run(story)
