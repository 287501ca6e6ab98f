"""Every address of the API: what it does, and that a refusal changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games import game
from tabard.kernel.record import parse
from tabard.server.house import House
from tabard.server.limits import Limits, Rate
from tabard.server.store.store import Store
from tests.server.desk import GREEDY, LINK, PERSON
from tests.server.inn import opened, run, until
from tests.server.program import Match, Program, match, program

SEATS = [PERSON, PERSON]


# -- what it does -------------------------------------------------------------------------------


def test_games_say_what_can_be_played(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await match(house)
            found = (await table.stranger.get("/games")).json()
            assert [g["id"] for g in found["games"]][0] == "pillars"
            assert {"name", "values", "default", "rule"} == set(found["games"][0]["options"][0])
            assert "greedy" in found["bots"]
            one = (await table.stranger.get("/games/pillars")).json()
            assert one["actions"][5]["text"] == game("pillars").actions.text(5)
            assert (await table.stranger.get("/games/chess")).json()["error"] == "unknown-game"

    run(story)


def test_a_whole_game_through_the_api_ends_in_a_record_that_verifies(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await match(house)
            seen = await table.programs[0].look(table.id)
            assert seen["status"] == "running"
            assert seen["seed"] is None
            assert (await table.stranger.get(f"/records/{table.id}")).json()["error"] == "not-over"
            await table.finish()
            seen = await table.programs[0].look(table.id)
            assert (seen["status"], seen["to_move"]) == ("over", "over")
            assert seen["scores"]
            text = (await table.stranger.get(f"/records/{table.id}/text")).text
            record = parse(text, game)
            assert record.check_deal() > 0
            assert record.commitment == seen["commitment"]
            data = (await table.stranger.get(f"/records/{table.id}")).json()
            assert data["choices"] == record.choices
            assert data["scores"] == seen["scores"]
            listed = (await table.stranger.get("/records", game="pillars")).json()["records"]
            assert [row["id"] for row in listed] == [table.id]
            assert (await table.stranger.get("/records", game="x")).json()["records"] == []

    run(story)


def test_a_choice_is_made_by_code_text_or_form(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await match(house)
            for kind in ("code", "text", "form"):
                seat = table.mover
                found = await table.programs[seat].choices(table.id, seat)
                post = {"seat": seat, "choice": found["choices"][0][kind], "ply": found["ply"]}
                response = await table.programs[seat].post(f"/tables/{table.id}/choices", **post)
                assert response.status_code == 200, response.text
                assert response.json()["ply"] > found["ply"]

    run(story)


def test_refused_choices_come_with_rule_and_reason(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await match(house)
            for number in range(100):
                found = await table.programs[table.mover].choices(table.id, table.mover)
                if found["refusals"]:
                    break
                await table.choose(number)
            refusal = found["refusals"][0]
            assert refusal["rule"].startswith("PIL-")
            assert refusal["text"] == game("pillars").actions.text(refusal["code"])
            seat = table.mover
            post = {"seat": seat, "choice": refusal["code"], "ply": found["ply"]}
            response = await table.programs[seat].post(f"/tables/{table.id}/choices", **post)
            assert response.status_code == 422
            assert response.json()["rule"] == refusal["rule"]
            assert response.json()["why"] == refusal["why"]

    run(story)


def test_tentative_choices_are_confirmed_or_taken_back(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await match(house)
            seat = table.mover
            me, other = table.programs[seat], table.programs[1 - seat]
            before = await other.look(table.id)
            assert (await table.choose(final=False)).status_code == 200
            mine = await me.look(table.id)
            assert len(mine["tentative"]) == 1
            theirs = await other.look(table.id)
            for look in (before, theirs):
                look.pop("now")
            assert theirs == before
            back = await me.post(f"/tables/{table.id}/take-back", seat=seat)
            assert back.status_code == 200
            assert (await me.look(table.id))["tentative"] == []
            await table.choose(final=False)
            ply = (await me.look(table.id))["ply"]
            done = await me.post(f"/tables/{table.id}/confirm", seat=seat, ply=ply)
            assert done.status_code == 200
            assert (await me.look(table.id))["tentative"] == []
            assert len(house.table(table.id).plies) >= ply

    run(story)


def test_an_undo_is_asked_for_and_answered(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await match(house)
            seat = table.mover
            before = table.mark()[1]
            await table.choose()
            asked = await table.programs[seat].post(f"/tables/{table.id}/undo", seat=seat)
            assert asked.status_code == 200
            look = await table.stranger.look(table.id)
            assert look["undo"]["seat"] == seat
            answer = {"seat": 1 - seat, "agree": True}
            done = await table.programs[1 - seat].post(f"/tables/{table.id}/undo/answer", **answer)
            assert done.status_code == 200
            assert table.mark()[1] == before

    run(story)


def test_a_seat_kept_for_a_friend_opens_to_its_link(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await match(house)
            anna, bert = table.programs
            made = await anna.post("/tables", game="pillars", players=2, seats=[PERSON, LINK])
            new, link = made.json()["id"], made.json()["links"]["1"]
            wrong = await bert.post(f"/tables/{new}/seats/1")
            assert wrong.json()["error"] == "by-link"
            for forged in ("x", link[:-1] + "!", table.id):
                assert (await bert.post("/links", link=forged)).json()["error"] == "bad-link"
                sat = await bert.post(f"/tables/{new}/seats/1", link=forged)
                assert sat.json()["error"] == "bad-link"
            elsewhere = await bert.post(f"/tables/{table.id}/seats/1", link=link)
            assert elsewhere.json()["error"] == "bad-link"
            sat = await bert.post("/links", link=link)
            assert sat.json() == {**sat.json(), "table": new, "seat": 1}
            assert (await bert.look(new))["status"] == "running"
            carl = await program(table.api, "Carl")
            assert (await carl.post("/links", link=link)).json()["error"] == "taken"

    run(story)


def test_who_leaves_is_played_by_a_bot_and_comes_back(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await match(house)
            seat = table.mover
            me = table.programs[seat]
            plies = len(house.table(table.id).plies)
            assert (await me.delete(f"/tables/{table.id}/seats/{seat}")).status_code == 200
            assert (await me.look(table.id))["seats"][seat]["away"]
            await until(lambda: len(house.table(table.id).plies) > plies)
            assert (await me.post(f"/tables/{table.id}/seats/{seat}")).status_code == 200
            assert not (await me.look(table.id))["seats"][seat]["away"]

    run(story)


def test_lists_show_mine_those_to_join_and_those_to_watch(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await match(house)
            anna, bert = table.programs
            made = await bert.post("/tables", game="pillars", players=2, seats=SEATS)
            hidden = await bert.post(
                "/tables", game="pillars", players=2, seats=SEATS, watch="closed"
            )
            new = made.json()["id"]

            async def ids(who: Program, show: str) -> set[str]:
                rows = (await who.get("/tables", show=show)).json()["tables"]
                return {row["id"] for row in rows}

            assert await ids(anna, "mine") == {table.id}
            assert await ids(bert, "mine") == {table.id, new, hidden.json()["id"]}
            assert await ids(table.stranger, "open") == {new}
            assert await ids(table.stranger, "watch") == {table.id}
            assert await ids(table.stranger, "mine") == set()
            assert (await anna.post(f"/tables/{new}/close")).json()["error"] == "not-your-table"
            assert (await bert.post(f"/tables/{new}/close")).status_code == 200
            assert await ids(table.stranger, "open") == set()

    run(story)


def test_tokens_are_made_listed_and_revoked(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await match(house)
            anna, bert = table.programs
            made = (await anna.post("/tokens", label="bot")).json()
            other = Program(table.api, made["token"])
            assert (await other.get("/me")).json() == {"name": "Anna", "guest": True}
            tokens = (await anna.get("/tokens")).json()["tokens"]
            assert [t["label"] for t in tokens] == ["guest", "bot"]
            gone = f"/tokens/{tokens[1]['id']}"
            assert (await bert.delete(gone)).json()["error"] == "unknown-token"
            assert (await anna.delete(gone)).status_code == 200
            assert (await other.get("/me")).json()["error"] == "no-token"

    run(story)


def test_chat_reaches_everybody(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await match(house)
            said = await table.programs[0].post(f"/tables/{table.id}/chat", text="good luck")
            assert said.status_code == 200
            heard = (await table.stranger.get(f"/tables/{table.id}/chat")).json()["chat"]
            assert [(line["name"], line["text"]) for line in heard] == [("Anna", "good luck")]

    run(story)


def test_the_documentation_names_every_address_and_needs_nothing_from_elsewhere(
    store: Store,
) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await match(house)
            data = (await table.stranger.get("/openapi.json")).json()
            page = (await table.stranger.get("/docs")).text
            for path in data["paths"]:
                assert path in page
            assert "/tables/{table_id}/stream" in data["paths"]
            assert "<script" not in page
            assert "http" not in page.replace("https://www.w3.org", "")

    run(story)


# -- the stream ---------------------------------------------------------------------------------


def test_a_stream_tells_what_happens_and_what_can_be_chosen(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await match(house)
            seat = table.mover
            async with table.programs[1 - seat].follow(table.id) as stream:
                first = await stream.next()
                assert first["reset"]
                assert first["awaited"] == [seat]
                assert first["choices"] == []
                await table.choose()
                news = await stream.next()
                assert not news["reset"]
                assert [ply["seat"] for ply in news["plies"]][0] == seat
                assert news["version"] > first["version"]
                assert bool(news["choices"]) == (news["awaited"] == [1 - seat])
                await table.programs[seat].post(f"/tables/{table.id}/chat", text="hi")
                assert [line["text"] for line in (await stream.next())["chat"]] == ["hi"]

    run(story)


def test_a_stream_is_taken_up_where_it_was_left(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await match(house)
            stranger = table.stranger
            async with stranger.follow(table.id) as stream:
                seen = await stream.next()
            for number in range(5):
                await table.choose(number)
            async with stranger.follow(table.id, since=seen["id"]) as stream:
                news = await stream.next()
                assert not news["reset"]
                missed = len(house.table(table.id).plies) - seen["ply"]
                assert [ply["ply"] for ply in news["plies"]] == list(
                    range(seen["ply"] + 1, seen["ply"] + missed + 1)
                )
            async with stranger.follow(table.id, since=news["id"]) as stream:
                assert await stream.idle()
            async with stranger.follow(table.id, since="1.2.x") as stream:
                await until(lambda: stream.status)
                assert stream.status == 400
            async with stranger.follow(table.id, since="9999.9999.0.0") as stream:
                assert (await stream.next())["reset"]

    run(story)


def test_after_an_undo_a_stream_says_look_anew(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await match(house)
            seat = table.mover
            async with table.stranger.follow(table.id) as stream:
                await stream.next()
                await table.choose()
                assert not (await stream.next())["reset"]
                await table.programs[seat].post(f"/tables/{table.id}/undo", seat=seat)
                answer = {"seat": 1 - seat, "agree": True}
                await table.programs[1 - seat].post(f"/tables/{table.id}/undo/answer", **answer)
                while not (news := await stream.next())["reset"]:
                    pass
                assert news["undo"] is None

    run(story)


def test_others_do_not_hear_of_tentative_choices(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await match(house)
            seat = table.mover
            me, other = table.programs[seat], table.programs[1 - seat]
            async with other.follow(table.id) as theirs, me.follow(table.id) as mine:
                first = await theirs.next()
                await mine.next()
                await table.choose(final=False)
                assert (await mine.next())["ply"] == first["ply"] + 1
                assert await theirs.idle()
                await me.post(f"/tables/{table.id}/take-back", seat=seat)
                await mine.next()
                assert await theirs.idle()
                await table.choose()
                news = await theirs.next()
                assert news["version"] <= first["version"] + len(news["plies"])

    run(story)


def test_who_sits_down_while_watching_is_asked_for_choices(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await match(house)
            anna, bert = table.programs
            made = await anna.post("/tables", game="pillars", players=2, seats=SEATS)
            new = made.json()["id"]
            async with bert.follow(new) as stream:
                assert (await stream.next())["seat"] is None
                await bert.post(f"/tables/{new}/seats/1")
                assert (await stream.next())["seat"] == 1

    run(story)


# -- what is refused ----------------------------------------------------------------------------


async def refused(table: Match, response: Any, error: str, status: int) -> dict[str, Any]:
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
                answer = await refused(table, response, error, status)
                if error == "malformed":
                    assert answer["field"]
                assert table.mark() == before, change
            for body in (b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"seat":' * 5000, b"1" * 9999):
                await refused(table, await me.client.post(path, content=body), "malformed", 400)
            for body in (b"x" * 65537, b'{"request":"' + b"x" * 70000 + b'"}'):
                await refused(table, await me.client.post(path, content=body), "too-large", 413)
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


def test_unknown_hidden_and_finished_tables_take_nothing(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await match(house)
            hidden = await match(house, watch="closed")
            me = table.programs[0]
            for name in ("nowhere", hidden.id, "a" * 32, "%2e%2e", "ü"):
                for path in ("", "/choices", "/chat"):
                    response = await me.get(f"/tables/{name}{path}")
                    await refused(table, response, "unknown-table", 404)
                for path, body in POSTS.items():
                    response = await me.post(f"/tables/{name}{path}", **body)
                    await refused(table, response, "unknown-table", 404)
                response = await me.delete(f"/tables/{name}/seats/0")
                await refused(table, response, "unknown-table", 404)
                response = await me.get(f"/tables/{name}/stream")
                await refused(table, response, "unknown-table", 404)
                response = await me.get(f"/records/{name}")
                await refused(table, response, "unknown-table", 404)
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
                    await refused(table, response, "no-token", 401)
            for who in (*forged, basic):
                for path in (f"/tables/{table.id}", "/tables", "/games", "/me", "/tokens"):
                    await refused(table, await who.get(path), "no-token", 401)
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
                answer = await refused(table, await me.post(path, **body), "malformed", 400)
                assert answer["field"] == field, path
            for query in ({"seat": "x"}, {"seat": -1}):
                response = await me.get(f"/tables/{table.id}", **query)
                await refused(table, response, "malformed", 400)
            await refused(table, await me.get("/tables", show="all"), "malformed", 400)
            await refused(table, await me.get("/records", limit=10**9), "malformed", 400)
            await refused(table, await me.get("/nothing"), "unknown-address", 404)
            await refused(table, await me.delete("/games"), "wrong-method", 405)
            seat = {"seat": 1}
            await refused(
                table, await me.get(f"/tables/{table.id}", **seat), "not-your-seat", 403
            )
            assert table.mark() == before

    run(story)


def test_too_much_is_refused_per_user_and_per_address(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await match(house)
            before = table.mark()
            path = f"/tables/{table.id}/choices"
            house.limits = Limits(user=Rate(5, 0), address=Rate(12, 0))
            me, other = table.programs
            answers = [(await me.post(path, **POSTS["/choices"])).status_code for _ in range(7)]
            assert answers[-2:] == [429, 429]
            assert answers.count(429) == 2
            assert (await other.get("/me")).status_code == 200
            for _ in range(8):
                last = await table.stranger.get("/games")
            await refused(table, last, "too-much", 429)
            assert table.mark() == before
            house.limits = Limits(costly=Rate(2, 0))
            made = [(await table.stranger.post("/guests")).status_code for _ in range(3)]
            assert made == [201, 201, 429]
            house.limits = Limits(streams=1)
            async with table.stranger.follow(table.id) as one:
                await one.next()
                async with table.stranger.follow(table.id) as two:
                    await until(lambda: two.status)
                    assert two.status == 429
            await until(lambda: house.limits.streams == {})

    run(story)


def test_a_table_with_a_bot_goes_on_by_itself(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await match(house)
            made = await table.programs[0].post(
                "/tables", game="pillars", players=2, seats=[GREEDY, GREEDY]
            )
            bots = house.table(made.json()["id"])
            await until(lambda: len(bots.plies) > 10)

    run(story)


def test_a_game_of_other_rules_is_shown_from_its_result(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        from tabard.server.table import Table

        async with opened(store) as house:
            table = await match(house)
            await table.finish()
            scores = (await table.stranger.look(table.id))["scores"]
            house.rooms.clear()

            def fail(*_: Any) -> None:
                raise ValueError("other rules")

            monkeypatch.setattr(Table, "_open", fail)
            gone = await table.stranger.get(f"/tables/{table.id}")
            assert (await refused(table_without_mark(table), gone, "kept", 410))["result"][
                "scores"
            ] == scores
            kept = (await table.stranger.get(f"/records/{table.id}")).json()
            assert kept["replays"] is False
            assert kept["scores"] == scores
            assert kept["choices"]
            text = await table.stranger.get(f"/records/{table.id}/text")
            assert text.status_code == 410

    run(story)


def table_without_mark(table: Match) -> Match:
    """The same table; its state can no longer be asked."""
    return table


def test_what_breaks_inside_is_answered_and_logged(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await match(house)

            def broken(self: House, table_id: str) -> None:
                raise ZeroDivisionError

            monkeypatch.setattr(House, "table", broken)
            for path in (f"/tables/{table.id}", f"/tables/{table.id}/stream"):
                response = await table.stranger.get(path)
                assert (response.status_code, response.json()["error"]) == (500, "broken")
            assert "ZeroDivisionError" in caplog.text

    run(story)
