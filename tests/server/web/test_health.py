"""For whoever runs the house: alive, ready, and its figures."""

from __future__ import annotations

import pytest
from httpx import ASGITransport, AsyncClient
from sqlalchemy.exc import OperationalError

from tabard.server.table import Table
from tests.server.web.browser import Browser


def test_a_house_is_alive_and_ready(anna: Browser) -> None:
    assert anna.get("/healthz").text == "ok\n"
    found = anna.get("/readyz")
    assert (found.status_code, found.json()) == (200, {"storage": True, "open": True})
    assert "set-cookie" not in found.headers


def test_a_house_without_storage_or_about_to_close_is_alive_and_not_ready(
    anna: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna.town.house.draining = True
    assert anna.get("/readyz").json() == {"storage": True, "open": False}
    anna.town.house.draining = False

    def gone(*_: object) -> None:
        raise OperationalError("SELECT", {}, ConnectionError("gone"))

    monkeypatch.setattr(anna.town.store.engine, "connect", gone)
    found = anna.get("/readyz")
    assert (found.status_code, found.json()) == (503, {"storage": False, "open": True})
    assert anna.get("/healthz").status_code == 200


def figures(text: str) -> dict[str, float]:
    """The figures of a house by name."""
    lines = [line.split() for line in text.splitlines() if line.startswith("tabard_")]
    return {name: float(value) for name, value in lines}


def test_the_figures_of_a_house_follow_what_happens_there(anna: Browser, table: Table) -> None:
    found = figures(anna.get("/metrics").text)
    assert found["tabard_tables_running"] == 1
    assert found["tabard_workers_free"] == 1
    assert found["tabard_storage_faults_total"] == 0
    anna.get(f"/table/{table.id}")
    anna.town.house.written += 7
    assert figures(anna.get("/metrics").text)["tabard_entries_total"] == (
        found["tabard_entries_total"] + 7
    )


def test_figures_are_for_this_computer_or_for_who_has_the_token(
    anna: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def from_elsewhere(token: str) -> int:
        elsewhere = ASGITransport(anna.town.app, client=("192.0.2.7", 5000))
        async with AsyncClient(transport=elsewhere, base_url="http://tabard.test") as client:
            headers = {"authorization": f"Bearer {token}"}
            return (await client.get("/metrics", headers=headers)).status_code

    assert anna.town.run(from_elsewhere("guess")) == 404
    monkeypatch.setenv("TABARD_METRICS_TOKEN", "for the watchman")
    assert anna.town.run(from_elsewhere("for the watchman")) == 200
    assert anna.town.run(from_elsewhere("guess")) == 404
    assert anna.get("/metrics").status_code == 404
