"""A house whose storage is away: it says so and when to come back, and reading goes on."""

from __future__ import annotations

import asyncio
import logging
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from tabard.cli.serve import open_store
from tabard.kernel.errors import BadInput
from tabard.server.store.store import Store
from tabard.server.web.attempts import FREE
from tests.server.web.browser import Browser


@pytest.fixture
def out(anna: Browser, monkeypatch: pytest.MonkeyPatch) -> Browser:
    """Somebody who comes after the storage has gone."""

    def gone(*_: object) -> None:
        raise OperationalError("SELECT", {}, ConnectionError("gone"))

    monkeypatch.setattr(anna.town.store.engine, "connect", gone)
    return anna


@pytest.mark.parametrize("path", ["/", "/watch", "/tables", "/table/abc", "/replays"])
def test_a_page_that_needs_storage_says_when_to_come_back(out: Browser, path: str) -> None:
    found = out.get(path)
    assert (found.status_code, found.headers["retry-after"]) == (503, "2")
    assert "storage does not answer" in found.text


@pytest.mark.parametrize("path", ["/rules", "/rules/pillars", "/about"])
def test_pages_without_storage_are_there_all_the_same(out: Browser, path: str) -> None:
    assert out.get(path).status_code == 200


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/abc", "/api/records/abc"])
def test_the_api_says_so_too_in_one_line_of_the_log(
    out: Browser, path: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR, "tabard"):
        found = out.get(path)
    assert (found.status_code, found.json()["error"]) == (503, "no-storage")
    assert found.headers["retry-after"] == "2"
    (line,) = [record for record in caplog.records if record.name == "tabard"]
    assert line.exc_info is None


def test_what_is_no_id_is_not_looked_for(out: Browser) -> None:
    for path in ("/table/%00", "/table/a b", f"/table/{'x' * 40}", "/replay/%00"):
        assert out.get(path).status_code == 404
    assert out.get("/api/tables/%00").status_code == 404
    assert out.get("/api/records/a%00b").status_code == 404


def test_an_origin_that_is_none_is_a_forged_post(anna: Browser) -> None:
    anna.get("/about")
    for origin in ("http://[", "http://[::1", "null"):
        assert anna.post("/logout", headers={"origin": origin}).status_code == 403


def test_a_database_of_a_newer_version_is_refused_in_a_line(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tabard.db"
    with closing(Store(url)) as store, store.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadInput, match="another version of Tabard"):
        open_store(url)


def test_only_a_few_passwords_are_hashed_at_once_and_too_many_are_refused(anna: Browser) -> None:
    async def story() -> list[int]:
        asked = [
            anna.client.post("/login", data={"csrf": anna.token, "login": "x", "password": "y" * 9})
            for _ in range(40)
        ]
        return [answer.status_code for answer in await asyncio.gather(*asked)]

    anna.get("/login")
    found = anna.town.run(story())
    assert set(found) == {403, 429}
    assert found.count(429) >= 20


def test_who_asks_too_much_gets_no_whole_page_and_is_told_when_to_come_back(anna: Browser) -> None:
    for _ in range(FREE + 1):
        anna.post("/login", {"login": "x", "password": "y" * 9})
    answer = anna.post("/login", {"login": "x", "password": "y" * 9})
    assert answer.status_code == 429
    assert len(answer.content) < 300
    assert "too much at once" in answer.text
    assert int(answer.headers["retry-after"]) >= 1
