"""Every address of the API and what it does."""

from __future__ import annotations

import pytest

from tabard.games import NAMES, game
from tabard.kernel.box.schemas import misfit
from tabard.kernel.record import parse
from tabard.server.store.store import Store
from tests.server.desk import LINK, PERSON
from tests.server.inn import opened, run, until
from tests.server.program import Program, match, program

SEATS = [PERSON, PERSON]


def test_games_say_what_can_be_played(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await match(house)
            found = (await table.stranger.get("/games")).json()
            assert next(g["id"] for g in found["games"]) == "pillars"
            assert {"name", "values", "default", "rule", "players", "unless", "adds_to"} == set(
                found["games"][0]["options"][0]
            )
            assert "greedy" in found["bots"]
            one = (await table.stranger.get("/games/pillars")).json()
            assert one["actions"][5]["text"] == game("pillars").actions.text(5)
            assert (await table.stranger.get("/games/chess")).json()["error"] == "unknown-game"

    run(story)


def test_the_schema_of_a_games_positions_is_served(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await match(house)
            answer = await table.stranger.get("/games/pillars/schema")
            assert answer.headers["content-type"] == "application/schema+json"
            assert misfit(answer.json(), game("pillars").start(3).position()) is None
            assert (await table.stranger.get("/games/chess/schema")).status_code == 404
            for name in NAMES:
                status = (await table.stranger.get(f"/games/{name}/schema")).status_code
                assert status == (404 if game(name).box is None else 200)

    run(story)


@pytest.mark.slow
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


def test_what_would_be_wasted_comes_with_kind_rule_and_reason(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await match(house)
            for number in range(400):
                found = await table.programs[table.mover].choices(table.id, table.mover)
                if found["warnings"]:
                    break
                await table.choose(number)
            warned = found["warnings"][0]
            assert warned["code"] in {choice["code"] for choice in found["choices"]}
            assert (warned["kind"], warned["rule"][:4]) == ("idle", "PIL-")
            assert warned["why"]

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
