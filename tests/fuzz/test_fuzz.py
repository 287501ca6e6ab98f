"""A little of `make fuzz` in every run of the tests: the same fuzzers, fewer cases, one seed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.fuzz import api, pages, wire
from tests.fuzz.found import Found
from tests.fuzz.scene import Scene, laid_out
from tests.server import postgres
from tests.server.process import Server

SEED = 7


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    """A house with people in it; nothing of what it does is a traceback.

    On PostgreSQL, which is the stricter of the two databases; `make fuzz` has both.
    """
    folder = tmp_path_factory.mktemp("fuzz")
    if postgres.unwanted():
        yield from opened(folder, "")
    else:
        with postgres.shared().database() as address:
            yield from opened(folder, address)


def opened(folder: Path, address: str) -> Iterator[Scene]:
    """A server for some tests."""
    server = Server(folder, address)
    try:
        yield laid_out(server.start().site)
        assert server.answers()
        assert "Traceback" not in server.said()
    finally:
        server.close()


def check(found: Found, least: int) -> None:
    """Nothing failed, and enough was tried."""
    assert not found.failures, str(found)
    assert found.cases >= least, str(found)
    assert max(found.answers, default=0) < 500


def test_the_api_answers_as_its_description_says(scene: Scene, tmp_path: Path) -> None:
    check(api.fuzz(scene, tmp_path, SEED, 4, "fuzzing,stateful"), 100)


def test_hostile_forms_and_addresses_are_refused_and_markup_stays_text(scene: Scene) -> None:
    check(pages.fuzz(scene, SEED, 250), 250)


def test_mutated_bytes_on_a_connection_are_answered_or_hung_up_on(scene: Scene) -> None:
    check(wire.fuzz_socket(scene, SEED, 100), 100)


def test_a_page_that_lets_markup_through_is_found() -> None:
    html = {"content-type": "text/html"}
    assert pages.wrong(httpx.Response(200, headers=html, text=f"<p><{pages.TAG}>"))
    assert not pages.wrong(httpx.Response(200, headers=html, text=f"<p>&lt;{pages.TAG}&gt;"))
    assert pages.wrong(httpx.Response(500))
