"""The description of the API tells what its addresses take and answer."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tabard import server
from tabard.server.api import create_api
from tabard.server.api.answers import STATUS
from tabard.server.store.store import Store
from tests.server.inn import opened, run
from tests.server.program import Program, match, program

REFUSALS = ("RequestRefused",)
# A page that is not for everybody yet; programs hear 409.
ON_PAGES = {("not-over", 403)}


def refused() -> set[tuple[str, int]]:
    """Every code that the server refuses something with, and its status."""
    found: set[tuple[str, int]] = set()
    for file in Path(server.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in REFUSALS:
                code, status = node.args[0], node.args[1]
                if isinstance(code, ast.Constant) and isinstance(status, ast.Constant):
                    found.add((str(code.value), int(str(status.value))))
    return found


@pytest.mark.slow
def test_a_code_has_the_status_that_the_documentation_tells() -> None:
    told = {(code, status) for code, status in refused() if code in STATUS}
    assert {code for code, _ in told} == set(STATUS), "every code that is told is used"
    assert told - ON_PAGES == set(STATUS.items())


def test_nothing_is_described_that_fastapi_would_answer_and_we_do_not(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            found = (await Program(create_api(house)).get("/openapi.json")).json()
            assert "HTTPValidationError" not in str(found)
            for path, methods in found["paths"].items():
                for method, operation in methods.items():
                    assert {"401", "429", "503"} <= set(operation["responses"]), (method, path)
            guests = found["components"]["schemas"]["NewGuest"]["properties"]
            assert guests["name"]["maxLength"] == 32
            token = found["components"]["schemas"]["NewToken"]["properties"]
            assert (token["days"]["minimum"], token["days"]["maximum"]) == (1, 3650)

    run(story)


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("OPTIONS", "/tables", "GET, POST"),
        ("PUT", "/tables/t/choices", "GET, POST"),
        ("PATCH", "/tables/t/seats/0", "DELETE, POST"),
        ("DELETE", "/games", "GET"),
    ],
)
def test_a_method_that_there_is_not_is_answered_with_all_that_there_are(
    store: Store, method: str, path: str, allowed: str
) -> None:
    async def story() -> None:
        async with opened(store) as house:
            answer = await Program(create_api(house)).client.request(method, path)
            assert (answer.status_code, answer.headers["allow"]) == (405, allowed)

    run(story)


def test_a_whole_number_may_be_written_as_json_writes_it(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await match(house)
            seat = table.mover
            found = await table.programs[seat].choices(table.id, seat)
            body = {"seat": float(seat), "ply": float(found["ply"])}
            choice = float(found["choices"][0]["code"])
            half = await table.programs[seat].post(
                f"/tables/{table.id}/choices", **{**body, "ply": 0.5}, choice=choice
            )
            assert (half.status_code, half.json()["field"]) == (400, "ply")
            made = await table.programs[seat].post(
                f"/tables/{table.id}/choices", **body, choice=choice
            )
            assert made.status_code == 200, made.text

    run(story)


def test_a_seat_that_no_table_can_have_is_no_seat(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await match(house)
            anna = await program(table.api)
            for seat in ("16", "-1", "x"):
                answer = await anna.post(f"/tables/{table.id}/seats/{seat}")
                assert (answer.status_code, answer.json()["field"]) == (400, "seat")

    run(story)
