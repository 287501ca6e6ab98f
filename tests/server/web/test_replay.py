"""The replay of a table: through which eyes, from which moment, by whom."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest

from tabard.games import game
from tabard.kernel.events import EVERYBODY, Event
from tabard.kernel.state import CHANCE
from tabard.server.table import Table
from tabard.server.web.rounds import rounds_of
from tabard.server.web.sight import Sight
from tests.server.web.browser import Browser, Town, words
from tests.server.web.deeds import choose, finished


def test_a_finished_game_is_replayed_through_any_eyes(
    anna: Browser, ben: Browser, table: Table
) -> None:
    finished(anna, table)
    page = ben.get(f"/replay/{table.id}?ply=30&seat=1")
    assert page.status_code == 200
    assert "fits the seal" in words(page)
    last = len(table.plies)
    for query in ("ply=0", "ply=30&seat=0", f"ply={last}&seat=1&layout=tall"):
        shown = ben.get(f"/replay/{table.id}/frame?{query}", headers={"accept": "*/*"}).json()
        assert "svg" in shown["parts"]["board"]
        assert "data-code" not in shown["parts"]["prompt"]
    assert ben.get(f"/replay/{table.id}/frame?ply={last + 1}").status_code == 400
    assert ben.get(f"/replay/{table.id}/frame?ply=-1").status_code == 400


@pytest.mark.slow
def test_a_replay_says_why_something_was_not_open_to_the_seat_that_looks(
    anna: Browser, ben: Browser, table: Table
) -> None:
    finished(anna, table)
    listed: dict[tuple[int, int], int] = {}
    for plies in range(10, 60):
        mover = int(table.state_at(plies).to_move)
        if mover < 0:
            continue
        for seat in range(len(table.seats)):
            query = f"ply={plies}&seat={seat}"
            shown = ben.get(f"/replay/{table.id}/frame?{query}", headers={"accept": "*/*"}).json()
            count = shown["parts"]["prompt"].count("<li><b>")
            listed[mover, seat] = listed.get((mover, seat), 0) + count
            assert "data-code" not in shown["parts"]["prompt"]
    assert all((count > 0) == (mover == seat) for (mover, seat), count in listed.items())
    spectator = ben.get(f"/replay/{table.id}/frame?ply=30", headers={"accept": "*/*"}).json()
    assert 'id="closed"' not in spectator["parts"]["prompt"]


def seen_from(who: Browser, table: Table, query: str = "") -> int | None:
    """Whose eyes a replay shows."""
    path = f"/replay/{table.id}/frame?ply=0{query}"
    seat: int | None = who.get(path, headers={"accept": "*/*"}).json()["seat"]
    return seat


def test_a_replay_opens_from_the_seat_one_had(
    town: Town, anna: Browser, ben: Browser, shared: Table
) -> None:
    while shared.running:
        assert shared.state is not None
        assert choose((anna, ben)[int(shared.state.to_move)], shared).status_code == 200
    assert [seen_from(who, shared) for who in (anna, ben, town.visitor())] == [0, 1, None]
    assert seen_from(anna, shared, "&seat=1") == 1
    assert seen_from(anna, shared, "&seat=") is None, "one may look on"
    page = anna.get(f"/replay/{shared.id}").text
    assert '<option value="0" selected>' in page
    assert page.index('id="link"') < page.index('<dialog id="menu"'), "sharing is in sight"


def test_who_had_several_seats_looks_on(anna: Browser, table: Table) -> None:
    finished(anna, table)
    assert seen_from(anna, table) is None


def test_a_running_game_is_replayed_by_its_players_alone_and_through_their_own_eyes(
    anna: Browser, ben: Browser, shared: Table, town: Town
) -> None:
    stranger = town.visitor()
    assert stranger.get(f"/replay/{shared.id}").status_code == 403
    shown = anna.get(f"/replay/{shared.id}/frame?seat=1", headers={"accept": "*/*"}).json()
    assert shown["seat"] == 0
    assert ben.get(f"/replay/{shared.id}/frame", headers={"accept": "*/*"}).json()["seat"] == 1
    assert "revealed when the game is over" in anna.read(f"/replay/{shared.id}")
    assert shared.seed not in anna.get(f"/replay/{shared.id}").text
    assert shared.seed not in anna.get(f"/table/{shared.id}").text


def test_what_happened_since_my_last_turn(anna: Browser, ben: Browser, shared: Table) -> None:
    people = (anna, ben)
    for _ in range(4):
        assert shared.state is not None
        assert choose(people[int(shared.state.to_move)], shared).status_code == 200
    for seat, who in enumerate(people):
        answer = who.get(f"/replay/{shared.id}/since?seat={seat}", headers={"accept": "*/*"})
        frames = answer.json()["frames"]
        own = [i for i, ply in enumerate(shared.plies, 1) if ply.seat == seat]
        assert all(own[-1] <= one["plies"] < len(shared.plies) for one in frames)


def test_a_replay_names_moves_of_the_game(anna: Browser, table: Table) -> None:
    finished(anna, table)
    record = anna.get(f"/table/{table.id}/record").text
    assert record.count("\n") > len(table.plies)
    assert game("pillars").actions.text(table.plies[-1].code) in record


def test_a_replay_marks_rounds_and_chapters(anna: Browser, world: Table, table: Table) -> None:
    while world.state.view(None)["round"] < 2:  # type: ignore[union-attr]
        choose(anna, world)
    rounds = rounds_of(world, Sight("world", None, "en"))
    assert [(one.mark, one.tick) for one in rounds] == [("I.1", "I"), ("I.2", "")]
    assert rounds[1].label == "Round 2 begins"
    choose(anna, table)
    rounds = rounds_of(table, Sight("pillars", None, "en"))
    assert [(one.mark, one.tick) for one in rounds] == [("1", "1")]
    page = anna.read(f"/replay/{world.id}")
    assert "I.2" in page


@pytest.mark.parametrize(
    ("kind", "played"), [("epoch-begins", "feudum"), ("campaign-goes-on", "pilgrim")]
)
def test_what_else_heads_the_log_is_no_round_of_a_replay(kind: str, played: str) -> None:
    sight = Sight(played, None, "en")
    told = [("round-begins", 1), (kind, 2), ("round-begins", 2)]
    events = [Event("FEU-3.1", one, CHANCE, amount, "", "", EVERYBODY) for one, amount in told]
    assert all(sight.words.begins_chapter(event.seen_by(None)) for event in events)
    plies = [SimpleNamespace(events=[one]) for one in events]
    table = SimpleNamespace(plies=plies, names=lambda: ["Anna", "Ben"])
    rounds = rounds_of(cast(Table, table), sight)
    assert [(one.at, one.mark) for one in rounds] == [(1, "1"), (3, "2")]
