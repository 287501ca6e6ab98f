"""The study of a finished game on its replay: kept, cancelled, and never of a running game."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from pathlib import Path
from typing import Any

import pytest

from tabard.kernel.state import State
from tabard.server.compact import compact
from tabard.server.export import everything_of
from tabard.server.studies import MOST_EACH
from tabard.server.table import Table
from tabard.server.web.studying import from_moment
from tabard.study.study import Depth
from tests.golden import FOLDER
from tests.server.web.browser import Browser, Town, open_town, table_of, words

QUICK = Depth(iterations=2, weighing=1, worlds=2, seconds=600.0)
PATIENCE = 120.0


def brought_in(anna: Browser, name: str = "pillars-2") -> Table:
    anna.town.house.studies.depth = QUICK
    text = (FOLDER / f"{name}.txt").read_text("utf-8")
    return table_of(anna.town, anna.post("/replays/import", {"text": text}))


def finished(town: Town, table: Table) -> None:
    """Wait until nothing is studied any more."""

    async def wait() -> None:
        async with asyncio.timeout(PATIENCE):
            while (underway := town.house.studies.underway.get(table.id)) is not None:
                assert underway.task is not None
                await asyncio.wait([underway.task])

    town.run(wait())


def ask(browser: Browser, table: Table, deed: str) -> dict[str, Any]:
    answer = browser.post(f"/replay/{table.id}/study", {"do": deed})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def standing(browser: Browser, table: Table) -> dict[str, Any]:
    found: dict[str, Any] = browser.get(f"/replay/{table.id}/study").json()
    return found


@pytest.mark.slow
def test_a_study_is_made_once_kept_and_answered_at_once(anna: Browser, ben: Browser) -> None:
    table, town = brought_in(anna), anna.town
    assert standing(anna, table) == {"state": "none"}
    assert ask(anna, table, "study")["state"] == "underway"
    assert ask(ben, table, "study")["state"] == "underway"
    assert len(town.house.studies.underway) == 1, "who asks too waits for the same"
    finished(town, table)
    thoughts = town.house.botpool.thoughts
    found = standing(ben, table)
    assert found["state"] == "done"
    assert ask(anna, table, "study") == {**found, "html": ask(anna, table, "study")["html"]}
    assert town.house.botpool.thoughts == thoughts, "nobody thinks about it again"
    stops = [stop for stop, _ in found["standings"]]
    assert stops == sorted(stops)
    assert found["standings"][-1][1] == "Aliena 100%, Ellen 0%"
    assert 'class="band p1"' in found["ribbon"]
    assert len(found["marks"]) <= 5
    for n, mark in enumerate(found["marks"]):
        moment = anna.get(f"/replay/{table.id}/study/moment?mark={n}&layout=wide")
        assert moment.status_code == 200
        shown = moment.json()
        assert mark["kind"] in found["html"]
        for code in shown["ghosts"]["made"] + shown["ghosts"]["other"]:
            assert isinstance(code, int)
    assert anna.get(f"/replay/{table.id}/study/moment?mark=5").status_code == 400


@pytest.mark.slow
def test_a_study_outlives_the_house(tmp_path: Path) -> None:
    with open_town(tmp_path) as town:
        anna = town.visitor()
        table = brought_in(anna)
        ask(anna, table, "study")
        finished(town, table)
        before = standing(anna, table)
    with open_town(tmp_path) as town:
        ben = town.visitor()
        after = standing(ben, table)
        assert after == before
        assert after["state"] == "done"
        assert town.house.botpool.thoughts == 0


def test_a_house_that_closes_during_a_study_keeps_nothing_of_it(tmp_path: Path) -> None:
    with open_town(tmp_path) as town:
        anna = town.visitor()
        table = brought_in(anna)
        town.house.studies.depth = Depth(seconds=600.0)
        assert ask(anna, table, "study")["state"] == "underway"
    with open_town(tmp_path) as town:
        assert standing(town.visitor(), table) == {"state": "none"}


def test_a_study_that_is_cancelled_leaves_nothing(anna: Browser, ben: Browser) -> None:
    table, studies = brought_in(anna), anna.town.house.studies
    studies.depth = Depth(seconds=600.0)
    ask(anna, table, "study")
    ask(ben, table, "study")
    task = studies.underway[table.id].task
    assert ask(anna, table, "cancel")["state"] == "underway", "Ben still wants it"
    assert ask(ben, table, "cancel") == {"state": "none"}
    assert task is not None

    async def ended() -> None:
        await asyncio.wait([task], timeout=PATIENCE)

    anna.town.run(ended())
    assert task.cancelled()
    assert studies.found(table) is None
    assert table.id not in studies.failed


def test_nobody_fills_the_house_with_studies(anna: Browser) -> None:
    tables = [brought_in(anna) for _ in range(MOST_EACH + 1)]
    anna.town.house.studies.depth = Depth(seconds=600.0)
    for table in tables[:-1]:
        ask(anna, table, "study")
    answer = anna.post(f"/replay/{tables[-1].id}/study", {"do": "study"})
    assert answer.status_code == 429
    assert "Several games are being studied" in words(answer)
    for table in tables[:-1]:
        ask(anna, table, "cancel")


def test_a_running_game_is_never_studied(anna: Browser, shared: Table) -> None:
    page = anna.get(f"/replay/{shared.id}")
    assert 'id="study"' not in page.text
    fields = {"do": "study", "ply": "0", "seat": "0"}
    answers = [anna.get(f"/replay/{shared.id}/{path}") for path in ("study", "study/moment")]
    answers += [anna.post(f"/replay/{shared.id}/{path}", fields) for path in ("study", "on")]
    assert [answer.status_code for answer in answers] == [409] * 4
    assert not anna.town.house.studies.underway


@pytest.mark.parametrize("name", ["pillars-2", "world-2", "feudum-2", "pilgrim-2"])
def test_one_plays_on_from_a_moment_of_a_finished_game(anna: Browser, name: str) -> None:
    table = brought_in(anna, name)
    ply = next(n for n in range(len(table.plies) // 2, 10**6) if table.state_at(n).to_move == 1)
    answer = anna.post(f"/replay/{table.id}/on", {"ply": str(ply), "seat": "1"})
    on = table_of(anna.town, answer)
    assert on.running
    assert on.first is not None
    assert on.first.view(1) == table.state_at(ply).view(1)
    assert on.seats[1].user
    assert on.seats[0].bot
    assert not on.rated
    read_again = anna.town.house.read(on.id)
    assert read_again.first == on.first
    assert anna.get(f"/table/{on.id}").status_code == 200


def test_what_the_seat_did_not_know_is_dealt_anew(anna: Browser) -> None:
    table = brought_in(anna, "feudum-2")

    def hides(state: State) -> bool:
        return state.to_move == 0 and bool(state.game.hides(state, 0))

    ply = next(n for n in range(len(table.plies)) if hides(table.state_at(n)))
    state = table.state_at(ply)
    made = [from_moment(table, state, 0, "anna").start for _ in range(8)]
    assert any(one != state.position() for one in made)


def test_the_position_a_game_goes_on_from_is_told_to_nobody_while_it_runs(anna: Browser) -> None:
    table = brought_in(anna, "feudum-2")
    ply = next(n for n in range(60, 10**6) if table.state_at(n).to_move == 0)
    on = table_of(anna.town, anna.post(f"/replay/{table.id}/on", {"ply": str(ply), "seat": "0"}))
    assert on.running
    position = on.plan.start
    assert position is not None
    truth = compact(position)
    packed = everything_of(anna.town.house, on.plan.host)
    with zipfile.ZipFile(io.BytesIO(packed)) as file:
        told = json.loads(file.read(f"tables/{on.id}.json"))
    assert told["entries"], "what she did herself is hers"
    assert not any("start" in entry["data"] for entry in told["entries"])
    for path in (f"/table/{on.id}", f"/replay/{on.id}", "/tables"):
        assert truth[:200] not in anna.get(path).text
    assert on.record().start == position, "its record will say where it began"


def test_nonsense_is_refused(anna: Browser) -> None:
    table = brought_in(anna)
    for path, fields in {
        "study": {"do": "dance"},
        "on": {"ply": "99999", "seat": "0"},
    }.items():
        assert anna.post(f"/replay/{table.id}/{path}", fields).status_code == 400
    assert anna.post(f"/replay/{table.id}/on", {"ply": "9", "seat": "7"}).status_code == 400
