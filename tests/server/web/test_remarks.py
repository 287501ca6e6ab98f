"""Comments and variations on the replay: written, shown, carried by the record, read again."""

from __future__ import annotations

from typing import Any

import pytest
from httpx import Response

from tabard.games import game
from tabard.kernel.record import parse
from tabard.server.table import Table
from tests.golden import FOLDER
from tests.server.web.browser import Browser, new, open_town, table_of
from tests.server.web.deeds import act, script
from tests.server.web.test_profiles import user_of

HARM = "<script>alert('x')</script>"


def brought_in(anna: Browser, name: str = "pillars-2", more: str = "") -> Table:
    text = (FOLDER / f"{name}.txt").read_text("utf-8")
    return table_of(anna.town, anna.post("/replays/import", {"text": text + more}))


def post(who: Browser, table: Table, to: str, do: str, **fields: Any) -> Response:
    if not who.token:
        who.get("/replays")
    number = len(table.notes.kept) + table.notes.written
    body = {"do": do, "request": f"request-{do}-{number}", **fields}
    return who.ask("POST", f"/replay/{table.id}/{to}", json=body, headers=script(who))


def listed(who: Browser, table: Table) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = who.get(f"/replay/{table.id}/notes").json()["notes"]
    return found


def choosing(table: Table, least: int = 60) -> int:
    """A moment at which a seat chooses among several."""
    states = (table.state_at(n) for n in range(least, len(table.plies)))
    found = (s.to_move >= 0 and len(s.choices()) > 1 for s in states)
    return least + next(n for n, good in enumerate(found) if good)


def played(who: Browser, table: Table, ply: int, length: int) -> dict[str, Any]:
    """A variation by hand, step by step as the page does: the last choice, or what is drawn."""
    answer = post(who, table, "branch", "open", ply=ply, line=[], layout="wide")
    shown: dict[str, Any] = answer.json()
    while len(shown["hand"]["line"]) < length:
        assert shown["turn"], shown
        carried = {key: shown["hand"][key] for key in ("ply", "line", "answers")}
        if 'data-do="deal"' in shown["parts"]["prompt"]:
            answer = post(who, table, "branch", "deal", **carried)
        elif shown["set"]:
            pool, least = shown["set"]["pool"], shown["set"]["least"]
            codes = [int(code) for code, times in pool.items() for _ in range(times)][-least:]
            answer = post(who, table, "branch", "choose", codes=codes if least else [], **carried)
        else:
            code = int(shown["parts"]["prompt"].rpartition('data-code="')[2].partition('"')[0])
            answer = post(who, table, "branch", "choose", code=code, **carried)
        assert answer.status_code == 200, answer.text
        shown = answer.json()
    return shown


def test_a_comment_stands_at_its_moment_for_everybody_and_as_words_only(
    anna: Browser, ben: Browser
) -> None:
    table = brought_in(anna)
    answer = post(anna, table, "notes", "comment", ply=60, text=f"so \n {HARM}")
    assert answer.status_code == 200, answer.text
    (one,) = listed(ben, table)
    assert (one["ply"], one["own"]) == (60, False)
    assert HARM not in one["html"]
    assert "&lt;script&gt;" in one["html"]
    assert "erase" in listed(anna, table)[0]["html"]
    assert "erase" not in one["html"]
    assert not ben.get(f"/replay/{table.id}/notes").json()["may"]
    refused = post(ben, table, "notes", "comment", ply=60, text="me too")
    assert (refused.status_code, refused.json()["error"]) == (403, "not-your-seat")
    assert post(ben, table, "notes", "erase", number=0).json()["error"] == "not-your-note"
    assert post(anna, table, "notes", "erase", number=0).json()["notes"] == []


@pytest.mark.slow
@pytest.mark.parametrize("name", ["pillars-2", "world-2", "feudum-3", "pilgrim-1"])
def test_a_variation_is_played_by_hand_kept_and_looked_at_step_by_step(
    anna: Browser, ben: Browser, name: str
) -> None:
    table = brought_in(anna, name)
    hand = played(ben, table, choosing(table), 3)["hand"]
    ply, line = hand["ply"], hand["line"]
    assert listed(ben, table) == [], "who tries keeps nothing"
    told = post(ben, table, "notes", "keep", ply=ply, line=line, name="")
    assert told.json()["error"] == "not-your-seat"
    kept = post(anna, table, "notes", "keep", ply=ply, line=line, name=HARM)
    assert kept.status_code == 200, kept.text
    (way,) = listed(ben, table)
    assert way["codes"] == line
    assert HARM not in way["html"]
    said = post(anna, table, "notes", "comment", ply=0, of=way["number"], step=2, text="and then?")
    assert "and then?" in said.json()["notes"][0]["html"]
    frames = [
        ben.get(f"/replay/{table.id}/variation?number={way['number']}&step={step}&layout=tall")
        for step in range(len(line) + 1)
    ]
    boards = [frame.json()["parts"]["board"] for frame in frames]
    assert len(set(boards)) > 1
    state = table.state_at(ply)
    for code in line:
        state = state.copy()
        state.apply(code)
    record = parse(anna.get(f"/table/{table.id}/record").text, game)
    assert record.choices == [one.code for one in table.plies], "the game itself is as it was"


def test_seats_that_are_asked_at_once_answer_one_after_another(anna: Browser) -> None:
    table = brought_in(anna, "feudum-3")
    ply = next(n for n in range(len(table.plies)) if len(table.state_at(n).awaited()) == 3)
    shown = played(anna, table, ply, 1)
    made = len(shown["hand"]["line"])
    assert made % 3 == 0, "all of them have laid their cards when the first is carried out"
    again = post(anna, table, "branch", "open", ply=ply + 1, line=[], layout="wide").json()
    assert again["hand"]["ply"] == ply, "a set begins for all of them at once"
    assert shown["hand"]["answers"] == {}
    all_of_them = {"0": [0], "1": [0], "2": [0]}
    wrong = post(anna, table, "branch", "open", ply=ply, line=[], answers=all_of_them)
    assert (wrong.status_code, wrong.json()["field"]) == (400, "answers"), "nobody would be asked"


@pytest.mark.parametrize(
    ("to", "fields", "field"),
    [
        ("branch", {"do": "fly", "ply": 60, "line": []}, "do"),
        ("branch", {"do": "open", "ply": 99999, "line": []}, "ply"),
        ("branch", {"do": "open", "ply": 60, "line": ["x"]}, "line"),
        ("branch", {"do": "open", "ply": 60, "line": [99999]}, "line, number 1"),
        ("branch", {"do": "open", "ply": 60, "line": [2**40]}, "line"),
        ("branch", {"do": "open", "ply": 60, "line": [], "answers": [1]}, "answers"),
        ("branch", {"do": "open", "ply": 60, "line": [], "answers": {"9" * 5000: [1]}}, "answers"),
        ("branch", {"do": "open", "ply": 60, "line": [], "answers": {"0": [2**70]}}, "answers"),
        ("branch", {"do": "open", "ply": 60, "line": [], "answers": {"a": [1]}}, "answers"),
        ("branch", {"do": "choose", "ply": 60, "line": [], "code": -7}, "choice"),
        ("notes", {"do": "fly"}, "do"),
        ("notes", {"do": "comment", "ply": 60, "text": "\x1b[1m"}, "text"),
        ("notes", {"do": "comment", "ply": 60, "text": "x" * 601}, "text"),
        ("notes", {"do": "comment", "ply": 60}, "text"),
        ("notes", {"do": "keep", "ply": 60, "line": [], "name": ""}, "line"),
        ("notes", {"do": "keep", "ply": -1, "line": [1], "name": ""}, "ply"),
        ("notes", {"do": "keep", "ply": 60, "line": [0], "name": ""}, "line, number 1"),
        ("notes", {"do": "erase", "number": "0"}, "number"),
    ],
)
def test_what_means_nothing_names_its_field_and_keeps_nothing(
    anna: Browser, to: str, fields: dict[str, Any], field: str
) -> None:
    table = brought_in(anna)
    before = table.version
    answer = post(anna, table, to, **fields)
    assert (answer.status_code, answer.json().get("field")) == (400, field), answer.text
    assert table.version == before


def test_a_running_game_has_none_of_it_for_anybody(anna: Browser, ben: Browser) -> None:
    table = table_of(anna.town, anna.post("/new", new()))
    tries: list[tuple[str, dict[str, Any]]] = [
        ("branch", {"do": "open", "ply": 0, "line": []}),
        ("notes", {"do": "comment", "ply": 0, "text": "advice"}),
    ]
    for to, fields in tries:
        for who, status in ((anna, 409), (ben, 403)):
            answer = post(who, table, to, **fields)
            assert (answer.status_code, answer.json()["error"]) == (status, "not-over")
    assert 'id="remark"' not in anna.read(f"/replay/{table.id}")


def test_a_record_carries_all_of_it_into_another_house(
    anna: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    table = brought_in(anna)
    ply = choosing(table)
    line = played(anna, table, ply, 3)["hand"]["line"]
    post(anna, table, "notes", "comment", ply=12, text="first\nsecond")
    post(anna, table, "notes", "keep", ply=ply, line=line, name="the other way")
    post(anna, table, "notes", "comment", ply=0, of=1, step=3, text="to the end")
    text = anna.get(f"/table/{table.id}/record").text
    with open_town(tmp_path_factory.mktemp("other")) as other:
        carl = other.visitor()
        there = table_of(other, carl.post("/replays/import", {"text": text}))
        found = listed(carl, there)
        assert [(one["ply"], one["codes"], one["name"]) for one in found] == [
            (12, [], ""),
            (ply, line, "the other way"),
        ]
        assert not any(one["own"] for one in found), "they came, and are not whose brought them"
        assert "to the end" in found[1]["html"]
        assert carl.get(f"/table/{there.id}/record").text == text
        post(carl, there, "notes", "comment", ply=12, text="my own")
        assert post(carl, there, "notes", "erase", number=1).status_code == 200
        assert [one["ply"] for one in listed(carl, there)] == [12, 12]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ('# comment: {"after": 3}', "the comment there cannot be read or kept"),
        ('# variation: {"after": 3}', "the variation there cannot be read"),
    ],
)
def test_a_record_whose_remarks_do_not_hold_is_not_brought_in(
    anna: Browser, line: str, told: str
) -> None:
    text = (FOLDER / "pillars-2.txt").read_text("utf-8")
    answer = anna.post("/replays/import", {"text": f"{text}{line}\n"})
    assert answer.status_code == 422
    assert f"Line {text.count(chr(10)) + 1}: {told}" in answer.text
    assert anna.town.store.shelf.tables_of(user_of(anna)) == []


def test_a_line_of_a_game_is_a_record_that_can_be_brought_in(anna: Browser) -> None:
    table = brought_in(anna)
    ply = choosing(table)
    codes = played(anna, table, ply, 4)["hand"]["line"]
    names = ";".join(table.state_at(ply).game.actions.text(code) for code in codes)
    text = anna.get(f"/replay/{table.id}/line?ply={ply}&choices={names}&form=record").text
    line = table_of(anna.town, anna.post("/replays/import", {"text": text}))
    assert (line.closed, [one.code for one in line.plies]) == (True, codes)
    assert line.first == table.state_at(ply)
    assert f"/replay/{line.id}" in anna.get("/replays").text
    assert anna.get(f"/replay/{line.id}?ply=2").status_code == 200
    assert post(anna, line, "notes", "comment", ply=2, text="as far as that").status_code == 200
    assert parse(anna.get(f"/table/{line.id}/record").text, game).choices == codes
    half = text.replace("start: ", "# start: ")
    assert anna.post("/replays/import", {"text": half}).status_code == 422


def test_one_plays_on_from_a_step_of_a_variation(anna: Browser) -> None:
    table = brought_in(anna)
    ply = choosing(table)
    line = played(anna, table, ply, 2)["hand"]["line"]
    fields = {"ply": str(ply), "line": " ".join(map(str, line)), "seat": "0"}
    opened = table_of(anna.town, anna.post(f"/replay/{table.id}/on", fields))
    state = table.state_at(ply)
    for code in line:
        state = state.copy()
        state.apply(code)
    assert opened.first is not None
    assert opened.first.view(0) == state.view(0)
    wrong = anna.post(f"/replay/{table.id}/on", {**fields, "line": "1 x"})
    assert wrong.status_code == 400


def test_one_does_not_read_whom_one_has_blocked_nor_takes_it_along(
    anna: Browser, ben: Browser, shared: Table
) -> None:
    act(anna, shared, "call_off", seat=0)
    act(ben, shared, "call_off", seat=1)
    assert shared.closed
    post(ben, shared, "notes", "comment", ply=0, text="a word of Ben")
    post(anna, shared, "notes", "comment", ply=0, text="a word of Anna")
    assert len(listed(anna, shared)) == 2
    anna.post(f"/people/{user_of(ben)}/block", {"kind": "mute"})
    assert ["Anna" in one["html"] for one in listed(anna, shared)] == [True]
    assert len(listed(ben, shared)) == 2
    assert "a word of Ben" not in anna.get(f"/table/{shared.id}/record").text
    assert "a word of Ben" in ben.get(f"/table/{shared.id}/record").text


def test_nobody_comments_without_end(anna: Browser) -> None:
    from tabard.server.limits import Limits, Rate

    table = brought_in(anna)
    anna.town.house.limits = Limits(chat=Rate(2, 0))
    told = [post(anna, table, "notes", "comment", ply=0, text="x").status_code for _ in range(3)]
    assert told == [200, 200, 429]
