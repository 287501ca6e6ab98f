"""The score over the wire: the same for page and API, as far as a viewer may know, no byte more."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tabard.games.feudum import GAME
from tabard.games.feudum import royal_writs as rw
from tabard.kernel.dealer import Dealer
from tabard.kernel.reckoning import reckoning
from tabard.kernel.state import CHANCE, State
from tabard.server.api import create_api
from tabard.server.api.score import Score
from tabard.server.log import Entry
from tabard.server.reckoned import score_now, score_then, told_to
from tabard.server.store.store import Store
from tests.server.desk import ANNA, BERT, CARL, NAMES, PERSON, setup, two
from tests.server.endings import ENDED, almost_over
from tests.server.inn import opened, run
from tests.server.program import match, program
from tests.server.worlds import AT, TABLE, world

USERS = (ANNA, BERT, CARL)
ADDRESSES = (f"/table/{TABLE}/score", f"/api/tables/{TABLE}/score", f"/api/tables/{TABLE}")


def drawing_a_charter() -> tuple[list[int], int, list[int]]:
    """Choices that lead to a writ's draw, whose it is, and two charters that may be drawn."""
    for seed in range(200):
        dealer = Dealer(seed)
        state: State = GAME.start(3)
        choices: list[int] = []
        while state.to_move != -2:
            open_choices = state.choices()
            if state.to_move == CHANCE and state.step().name == "writs":
                charters = [code for code in open_choices if is_charter(code)]
                owner = owner_of_draw(state, charters[0]) if len(charters) > 1 else None
                if owner is not None:
                    return choices, owner, charters
            choices.append(open_choices[int(dealer.below(len(open_choices)))])
            state.apply(choices[-1])
    raise AssertionError("nobody draws a charter")


def is_charter(code: int) -> bool:
    """Whether a draw brings a charter."""
    writ = GAME.actions.json(code).get("writ")
    return writ in rw.WRIT_IDS and bool(rw.CHARTERS >> rw.WRIT_IDS.index(writ) & 1)


def owner_of_draw(state: State, code: int) -> int | None:
    """Who alone sees what was drawn."""
    after = state.copy()
    log = after.log = []
    after.apply(code)
    return next((event.only for event in log if event.only >= 0), None)


def test_a_charter_that_one_seat_has_drawn_does_not_show_in_the_score_of_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choices, owner, charters = drawing_a_charter()
    plan = setup("feudum", PERSON, PERSON, PERSON)
    entries = [Entry("open", AT, None, ANNA, "", plan.json())]
    entries += [
        Entry("sit", AT, n, user, "", {"name": NAMES[user]}) for n, user in enumerate(USERS)
    ]
    entries.append(Entry("start", AT, None, ANNA))
    drawn = [Entry("choice", AT, None, "", "", {"code": code}) for code in choices]

    async def story() -> None:
        found: list[dict[tuple[str, str], bytes]] = []
        for number, charter in enumerate((charters[0], charters[-1])):
            log = [*entries, *drawn, Entry("choice", AT, None, "", "", {"code": charter})]
            async with world(tmp_path / str(number), log, monkeypatch) as house:
                found.append(
                    {
                        (user, path): await house.ask(user, "GET", path)
                        for user in (*USERS, "")
                        for path in ADDRESSES
                    }
                )
        assert all(one.split(b"\n")[0] == b"200" for one in found[0].values())
        looked = f"/api/tables/{TABLE}"
        assert found[0][USERS[owner], looked] != found[1][USERS[owner], looked]
        for user in (*USERS, ""):
            for path in ADDRESSES:
                if user != USERS[owner]:
                    assert found[0][user, path] == found[1][user, path]

    run(story)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_api_tells_the_score_by_its_schema(store: Store, seat: int) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await match(house)
            answer = await table.programs[seat].get(f"/tables/{table.id}/score")
            assert answer.status_code == 200
            told = Score.model_validate(answer.json())
            assert told.seat == seat
            assert Score.model_fields.keys() == answer.json().keys()
            assert told.points == [2, 2]
            assert told.by["start"] == [2, 2]
            assert told.final is not None
            assert told.final.points == [2, 2]
            assert {due.rule for due in told.dues} == {"PIL-13.2"}
            refused = await table.programs[seat].get(f"/tables/{table.id}/score", seat=1 - seat)
            assert (refused.status_code, refused.json()["error"]) == (403, "not-your-seat")
            stranger = (await table.stranger.get(f"/tables/{table.id}/score")).json()
            assert stranger["seat"] is None
            described = (await table.stranger.get("/openapi.json")).json()
            shown = described["paths"]["/tables/{table_id}/score"]["get"]["responses"]["200"]
            assert shown["content"]["application/json"]["schema"]["$ref"].endswith("/Score")

    run(story)


def test_a_table_that_has_not_begun_has_no_score(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            anna = await program(create_api(house), "Anna")
            seats = [PERSON, PERSON]
            made = await anna.post("/tables", game="pillars", players=2, seats=seats)
            answer = await anna.get(f"/tables/{made.json()['id']}/score")
            assert (answer.status_code, answer.json()["error"]) == (409, "not-running")

    run(story)


@pytest.mark.parametrize(("name", "players"), ENDED)
def test_the_score_of_a_table_is_that_of_its_plies(name: str, players: int) -> None:
    desk, _ = almost_over(name, players, 3)
    table = desk.table
    assert table.state is not None
    plies = len(table.plies)
    for seat in (0, None):
        now = score_now(table, seat)
        assert now == score_then(table, seat, plies)
        bare: dict[str, Any] = reckoning(table.state, told_to(table.plies, seat), seat)
        assert {**now, "periods": 0} == {**bare, "periods": 0}
        for source, points in now["by"].items():
            rows = [one["points"] for one in now["periods"] if one["source"] == source]
            if rows and source != "start":
                assert [sum(column) for column in zip(*rows, strict=True)] == points


def test_a_draft_counts_for_its_own_seat_alone() -> None:
    desk = two("pilgrim")
    table = desk.table
    assert table.state is not None
    seat = int(table.state.to_move)
    before = score_now(table, seat)
    code = desk.state.choices()[0]
    desk.fold([Entry("draft", desk.now, seat, table.seats[seat].user, "", {"code": code})])
    assert table.draft
    assert score_now(table, 1 - seat) == {**before, "dues": score_now(table, 1 - seat)["dues"]}
    assert score_now(table, None)["points"] == before["points"]
    assert score_now(table, seat)["points"]
