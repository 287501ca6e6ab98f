"""Hints for programs."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.bots.bands import corrected
from tabard.games import game
from tabard.server import hints
from tabard.server.api.shown import hint_json
from tabard.server.asker import Asker
from tabard.server.house import now
from tabard.server.limits import LOCAL
from tabard.server.store.store import Store
from tests.server.desk import ANNA, PERSON, setup
from tests.server.inn import opened, run
from tests.server.program import Program, match


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """An adviser whose thoughts do not depend on the speed of the computer."""
    monkeypatch.setattr(hints, "ADVISER", "search:16")


def test_programs_ask_for_hints_too(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            party = await match(house, hints=True)
            table = house.table(party.id)
            seat = party.mover
            mine, other = party.programs[seat], party.programs[1 - seat]
            assert (await mine.look(table.id))["hints"] is True
            path, ply = f"/tables/{table.id}/hint", table.ply_of(seat)
            found = (await mine.post(path, seat=seat, ply=ply)).json()
            assert (found["seat"], found["ply"]) == (seat, ply)
            best = found["choices"][0]
            assert best["text"] == game("pillars").actions.text(best["code"])
            assert best["chance"] == best["chances"][seat]
            assert found["among"] >= len(found["choices"])
            low, high = best["band"]
            assert low <= 100 * corrected(game("pillars"), 2, best["chance"]) <= high
            assert best["margin"] is None
            assert best["rather"]["code"] != best["code"]
            assert best["why"]
            for each in found["choices"]:
                assert len(each["reasons"]) <= 3
                for reason in each["reasons"]:
                    assert reason["text"] in each["why"]
                    assert 0 <= reason["seat"] < 2
                    lead = reason["lead"] > 0
                    assert lead == ((reason["amount"] > 0) == (reason["seat"] == seat))
            wrong: list[tuple[Program, Any, int, int, str]] = [
                (other, seat, ply, 403, "not-your-seat"),
                (other, 1 - seat, ply, 409, "not-your-turn"),
                (mine, seat, ply + 1, 409, "stale"),
                (mine, "x", ply, 400, "malformed"),
                (party.stranger, seat, ply, 401, "no-token"),
            ]
            for who, place, moment, status, code in wrong:
                answer = await who.post(path, seat=place, ply=moment)
                assert (answer.status_code, answer.json()["error"]) == (status, code)
            post = {"seat": seat, "ply": ply, "choice": best["code"]}
            assert (await mine.post(f"/tables/{table.id}/choices", **post)).status_code == 200
            told = (await mine.get("/openapi.json")).json()["paths"]["/tables/{table_id}/hint"]
            assert "no-advice" in told["post"]["responses"]["503"]["description"]

    run(story)


def test_who_plays_alone_is_told_the_margin(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            plan = setup("pilgrim", PERSON, hints=True)
            table, _ = await house.open_table(plan, "Anna", LOCAL)
            found = await hints.hint(
                house, table.id, Asker(ANNA, "Anna", now()), 0, table.ply_of(0)
            )
            told = hint_json(table, found)["choices"][0]
            assert set(told["margin"]) == {"points", "spread"}
            assert told["margin"]["spread"] > 0

    run(story)


def test_a_table_without_hints_says_so_to_programs(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            party = await match(house)
            seat = party.mover
            post = {"seat": seat, "ply": house.table(party.id).ply_of(seat)}
            answer = await party.programs[seat].post(f"/tables/{party.id}/hint", **post)
            assert (answer.status_code, answer.json()["error"]) == (403, "no-hints")

    run(story)
