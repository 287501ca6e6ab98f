"""Comments and variations for programs: read, written, refused, taken away."""

from __future__ import annotations

from typing import Any

from tabard.server.store.store import Store
from tests.server.inn import opened, run
from tests.server.program import Match, match


async def given_up(table: Match) -> None:
    """Both call the game off."""
    for seat, one in enumerate(table.programs):
        answer = await one.post(f"/tables/{table.id}/call-off", seat=seat, wish=True)
        assert answer.status_code == 200, answer.text


def test_a_program_writes_to_a_finished_game_and_everybody_reads_it(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await match(house)
            me, other = table.programs
            path = f"/records/{table.id}"
            early = await me.post(f"{path}/comments", ply=0, text="advice")
            assert (early.status_code, early.json()["error"]) == (409, "not-over")
            await given_up(table)
            said = await me.post(f"{path}/comments", ply=0, text="a good start")
            assert said.status_code == 200, said.text
            there = house.table(table.id)
            ply = len(there.plies)
            state = there.state_at(ply)
            mover, code = int(state.to_move), state.choices()[0]
            choice = f"{mover} {state.game.actions.text(code)}"
            way = {"ply": ply, "choices": [choice], "name": "another"}
            kept = await other.post(f"{path}/variations", **way)
            assert kept.status_code == 200, kept.text
            about = {"text": "hm", "variation": 1, "step": 1}
            assert (await me.post(f"{path}/comments", **about)).status_code == 200
            found: list[dict[str, Any]] = (await table.stranger.get(f"{path}/notes")).json()[
                "notes"
            ]
            assert [one["number"] for one in found] == [0, 1, 2]
            assert found[0]["text"] == "a good start"
            assert (found[1]["name"], found[1]["choices"]) == ("another", [choice])
            assert (found[2]["of"], found[2]["step"]) == (1, 1)
            text = (await table.stranger.get(f"{path}/text")).text
            assert text.count("# comment: ") == text.count("# variation: ") == 1
            mine = await other.post(f"{path}/erase", number=0)
            assert (mine.status_code, mine.json()["error"]) == (403, "not-your-note")
            gone = await other.post(f"{path}/erase", number=1)
            assert [one["number"] for one in gone.json()["notes"]] == [0]

    run(story)


def test_a_program_neither_reads_nor_takes_along_whom_its_person_has_blocked(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await match(house)
            await given_up(table)
            me, other = table.programs
            path = f"/records/{table.id}"
            assert (await other.post(f"{path}/comments", text="a word")).status_code == 200
            assert "a word" in (await me.get(f"{path}/text")).text
            mine, theirs = (seat.user for seat in house.table(table.id).seats)
            await house.order.block(mine, theirs, "mute", 0)
            assert (await me.get(f"{path}/notes")).json() == {"notes": []}
            assert "a word" not in (await me.get(f"{path}/text")).text
            assert "a word" in (await other.get(f"{path}/text")).text

    run(story)


def test_what_a_program_may_not_write_is_answered_with_the_place(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await match(house)
            await given_up(table)
            me = table.programs[0]
            path = f"/records/{table.id}"
            before = house.table(table.id).version
            for to, body, field in (
                ("comments", {"text": "x", "ply": 9999}, "ply"),
                ("comments", {"text": "bell \a"}, "text"),
                ("comments", {"text": "x" * 601}, "text"),
                ("variations", {"ply": 9999, "choices": ["0 pass"]}, "ply"),
                ("variations", {"choices": []}, "choices, choices"),
                ("variations", {"choices": ["0 fly"]}, "choices, choice 1"),
                ("variations", {"line": "tabard line 2"}, "line, line 1"),
            ):
                answer = await me.post(f"{path}/{to}", **body)
                assert (answer.status_code, answer.json()["field"]) == (400, field), answer.text
            unknown = await me.post(f"{path}/comments", text="x", variation=5)
            assert (unknown.status_code, unknown.json()["error"]) == (404, "unknown-note")
            assert (await table.stranger.post(f"{path}/comments", text="x")).status_code == 401
            assert house.table(table.id).version == before

    run(story)
