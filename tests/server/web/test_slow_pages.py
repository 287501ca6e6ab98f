"""Slow play on the pages: what may be ordered, notes, the next table, holidays."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

import tabard
from tabard.kernel import sets
from tabard.server import foresight
from tabard.server.setup import DAY
from tests.server.web.browser import Browser, Town, new, table_of, words
from tests.server.web.deeds import act, choose

SLOW = {"clock": "slow", "days": "3", "holiday": "7", "replace": "anybody"}


def friends(town: Town, anna: Browser, ben: Browser, **changes: str) -> str:
    """A slow table of Anna and Ben; its id."""
    table = table_of(town, anna.post("/new", {**new(seat_1="open"), **SLOW, **changes}))
    assert ben.post(f"/sit/{table.id}").status_code == 303
    return table.id


def in_order(town: Town, table_id: str, anna: Browser, ben: Browser) -> tuple[Browser, Browser]:
    """Who is asked at a table, and who waits."""
    return (anna, ben) if town.house.table(table_id).awaited() == [0] else (ben, anna)


def test_who_waits_leaves_an_order_and_who_is_asked_cannot(
    town: Town, anna: Browser, ben: Browser
) -> None:
    table_id = friends(town, anna, ben)
    table = town.house.table(table_id)
    asked, waits = in_order(town, table_id, anna, ben)
    seat = 1 - table.awaited()[0]
    found = waits.ask("GET", f"/table/{table_id}/orders").json()
    question = found["questions"][0]
    codes = [choice["code"] for choice in question["choices"][:3]]
    assert all(choice["label"][0].isupper() for choice in question["choices"])
    order = {"do": "order", "seat": seat, "step": question["step"], "codes": codes}
    assert act(waits, table, **order).status_code == 200
    told = waits.ask("GET", f"/table/{table_id}/orders").json()["order"]
    assert told["codes"] == codes
    assert asked.ask("GET", f"/table/{table_id}/orders").json() == {
        "order": None,
        "questions": [],
        "most": 6,
    }
    assert act(asked, table, **{**order, "seat": 1 - seat}).status_code == 409
    assert act(asked, table, **order).status_code == 403
    assert act(waits, table, do="unorder", seat=seat).status_code == 200
    assert table.orders == {}
    assert town.visitor().ask("GET", f"/table/{table_id}/orders").status_code == 403


def test_what_may_come_is_looked_for_once_beside_everything_else(
    town: Town, anna: Browser, ben: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = friends(town, anna, ben)
    asked, waits = in_order(town, table_id, anna, ben)
    looked: list[bool] = []

    def seen(*arguments: Any) -> list[foresight.Question]:
        looked.append(in_a_loop())
        return foreseen(*arguments)

    foreseen = foresight.foreseen
    monkeypatch.setattr(foresight, "foreseen", seen)
    first = waits.ask("GET", f"/table/{table_id}/orders").json()
    assert first["questions"]
    assert waits.ask("GET", f"/table/{table_id}/orders").json() == first
    assert looked == [False], "once, and the house goes on meanwhile"
    choose(asked, town.house.table(table_id))
    _, waits = in_order(town, table_id, anna, ben)
    waits.ask("GET", f"/table/{table_id}/orders")
    assert looked == [False, False], "the game stands otherwise"


def test_what_is_open_oftenest_is_offered_first_and_what_never_was_last() -> None:
    game = tabard.game("pillars")
    state, dealer = game.start(players=3), tabard.Dealer(seed=1)
    while state.is_chance or state.step().name != "building":
        if state.is_chance:
            state.deal(dealer)
        else:
            state.apply(state.choices()[0])
    seat = next(seat for seat in range(3) if seat not in state.awaited())
    asked = foresight.foreseen(state, seat, "x")[0]
    shut = {one.code for one in sets.refusals(asked.state)}
    assert shut <= set(asked.codes)
    assert max(asked.codes.values()) <= asked.times
    never = {code for code, times in asked.codes.items() if not times}
    assert never
    assert never <= shut


def in_a_loop() -> bool:
    """Whether this thread carries out what everybody waits for."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True


def test_a_note_is_its_writers_alone(town: Town, anna: Browser, ben: Browser) -> None:
    table_id = friends(town, anna, ben)
    note = "Ben <b>saves</b> sand"
    assert anna.post(f"/table/{table_id}/note", {"note": note}).status_code == 200
    assert "Ben &lt;b&gt;saves&lt;/b&gt; sand" in anna.get(f"/table/{table_id}").text
    assert "saves" not in ben.get(f"/table/{table_id}").text
    assert anna.post(f"/table/{table_id}/note", {"note": "x" * 5000}).status_code == 400
    assert town.visitor().post(f"/table/{table_id}/note", {"note": "x"}).status_code == 403


def test_next_leads_to_the_table_with_the_least_time_left(
    town: Town, anna: Browser, ben: Browser
) -> None:
    tables = [friends(town, anna, ben, days=days) for days in ("7", "1", "3")]
    waiting = [t for t in tables if town.house.table(t).awaited() == [0]]
    for table_id in tables:
        if table_id not in waiting:
            choose(ben, town.house.table(table_id))
    order = [tables[1], tables[2], tables[0]]
    assert anna.get("/next").headers["location"] == f"/table/{order[0]}"
    after = anna.get(f"/next?after={order[0]}").headers["location"]
    assert after == f"/table/{order[1]}"
    assert anna.ask("GET", "/app/waiting").json() == {"count": 3}
    assert anna.ask("GET", f"/app/waiting?but={order[0]}").json() == {"count": 2}
    assert town.visitor().get("/next").headers["location"] == "/tables"


def days(town: Town, first: int, last: int) -> dict[str, str]:
    """A holiday in a form, in days from today."""
    today = datetime.fromtimestamp(town.house.clock.now() / 1000, UTC).date()
    spans = {"from": first, "until": last}
    return {name: (today + timedelta(days=n)).isoformat() for name, n in spans.items()}


def test_a_holiday_stops_the_clock_at_once_and_coming_back_starts_it(
    town: Town, anna: Browser, ben: Browser
) -> None:
    table_id = friends(town, anna, ben)
    asked, _ = in_order(town, table_id, anna, ben)
    table = town.house.table(table_id)
    seat = table.awaited()[0]
    town.run(town.house.flush())
    assert asked.post("/settings/calls/holiday", days(town, 0, 3)).status_code == 303
    left = table.timing.left(seat, town.house.clock.now())
    assert left is not None
    town.computer.wait(2 * DAY)
    assert table.timing.left(seat, town.house.clock.now()) == pytest.approx(left, abs=5000)
    assert asked.post("/settings/calls/holiday", {"back": "yes"}).status_code == 303
    town.computer.wait(DAY)
    assert table.timing.left(seat, town.house.clock.now()) == pytest.approx(left - DAY, abs=9000)


@pytest.mark.parametrize(("first", "last"), [(3, 1), (-5, -2), (0, 90)])
def test_days_that_make_no_holiday_are_refused(
    town: Town, anna: Browser, first: int, last: int
) -> None:
    answer = anna.post("/settings/calls/holiday", days(town, first, last))
    assert answer.status_code == 400
    assert "no holiday" in words(answer)
    assert anna.post("/settings/calls/holiday", {"from": "x", "until": ""}).status_code == 400


def test_the_app_has_a_manifest_a_worker_and_a_page_without_a_line(
    town: Town, anna: Browser
) -> None:
    assert anna.ask("GET", "/app/manifest/de").json()["lang"] == "de"
    assert anna.ask("GET", "/app/manifest/xx").status_code == 404
    assert anna.ask("GET", "/worker.js").headers["content-type"].startswith("text/javascript")
    assert "Geen verbinding" in anna.read("/app/offline/nl")
    assert anna.ask("GET", "/app/offline/xx").status_code == 404
    assert anna.ask("GET", "/app/icon-192.png").content.startswith(b"\x89PNG")
    assert anna.ask("GET", "/app/secret.png").status_code == 404
