"""Matches: every deal from every seat, results that can be stored and taken up again."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tabard.kernel.errors import BadInput
from tabard.lab.matches import Fixture, Outcome, fixtures, outcome_of, play, tables
from tabard.lab.store import Store
from tabard.lab.workers import workers


def test_two_seats_meet_pair_by_pair() -> None:
    assert tables(("a", "b", "c"), 2) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_as_many_bots_as_seats_sit_at_one_table() -> None:
    assert tables(("a", "b", "c"), 3) == [("a", "b", "c")]


def test_with_more_seats_one_sits_alone_against_the_others() -> None:
    assert tables(("a", "b"), 4) == [("a", "b", "b", "b")]


@pytest.mark.parametrize(
    ("bots", "players"), [(("a", "b"), 2), (("a", "b"), 4), (("a", "b", "c"), 3)]
)
def test_every_deal_is_played_once_from_every_seat(bots: tuple[str, ...], players: int) -> None:
    plan = fixtures("pillars", bots, players, 12, "s")
    assert len(plan) == len({f.key for f in plan}) == 12
    seats = Counter((f.deal, f.bots.index("a")) for f in plan)
    assert set(seats.values()) == {1}
    assert len(seats) == 12
    assert len({f.deal for f in plan}) == 12 // players


def test_an_odd_number_of_games_is_rounded_up_to_whole_deals() -> None:
    assert len(fixtures("pillars", ("a", "b"), 2, 7, "s")) == 8


def test_a_game_is_the_same_when_it_is_played_again() -> None:
    fixture = Fixture("pillars", ("greedy", "random"), "deal:1")
    first, second = play(fixture), play(fixture)
    assert (first.places, first.points, first.decisions) == (
        second.places,
        second.points,
        second.decisions,
    )
    assert first.key == fixture.key
    assert play(Fixture("pillars", ("greedy", "random"), "deal:2")).points != first.points


def test_greedy_beats_random() -> None:
    plan = fixtures("pillars", ("greedy", "random"), 2, 6, "s")
    won = [outcome.share(outcome.bots.index("greedy")) for outcome in map(play, plan)]
    assert sum(won) >= 5


def test_a_bot_alone_meets_the_games_own_opponent_at_each_of_his_levels() -> None:
    plan = fixtures("pilgrim", ("random", "greedy"), 1, 2, "s")
    assert len(plan) == len({f.key for f in plan}) == 12
    assert {f.rivals for f in plan} == {("ab_bott:1",), ("ab_bott:2",), ("ab_bott:3",)}
    found = play(plan[1])
    assert found.bots == ("random", "ab_bott:2")
    assert found.key == plan[1].key
    assert len(found.places) == len(found.points) == len(found.slowest) == 2
    assert [sum(one.values()) for one in found.sources] == list(found.points)
    assert outcome_of(json.loads(json.dumps(found.json()))) == found


def test_a_game_without_an_opponent_of_its_own_is_refused() -> None:
    with pytest.raises(BadInput, match="plays no opponent"):
        fixtures("pillars", ("random",), 1, 1, "s")


def test_processes_play_the_same_games() -> None:
    plan = fixtures("pillars", ("random", "greedy"), 2, 4, "s")
    with workers(2) as hands:
        here = {o.key: o.points for o in hands.each(play, plan, ordered=False)}
    assert here == {o.key: o.points for o in map(play, plan)}


def outcome(deal: str) -> Outcome:
    return Outcome("pillars", ("greedy", "random"), deal, (1, 2), (40.5, 30), 99, (0.1, 0.0))


ABOUT: dict[str, Any] = {"game": "pillars", "players": 2}


def stored(path: Path, *deals: str) -> Store:
    store = Store(path)
    with store.writing(ABOUT) as file:
        for deal in deals:
            store.add(file, outcome(deal))
    return store


def test_what_was_stored_is_there_again(tmp_path: Path) -> None:
    stored(tmp_path / "a.jsonl", "1", "2")
    again = stored(tmp_path / "a.jsonl", "3")
    assert [o.deal for o in again.outcomes] == ["1", "2", "3"]
    fresh = Store(tmp_path / "a.jsonl")
    fresh.read()
    assert fresh.outcomes == again.outcomes
    assert fresh.about["game"] == "pillars"
    assert {"commit", "machine", "engine"} <= set(fresh.about)


def test_a_line_that_was_cut_off_is_left_out(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    stored(path, "1", "2")
    path.write_text(path.read_text()[:-20])
    assert [o.deal for o in stored(path, "9").outcomes] == ["1", "9"]


@pytest.mark.parametrize("content", ['{"kind": "other"}\n', "[]\n", "what\n"])
def test_another_file_is_not_taken_for_a_store(tmp_path: Path, content: str) -> None:
    path = tmp_path / "a.jsonl"
    path.write_text(content)
    with pytest.raises(BadInput, match="line 1"):
        Store(path).read()


def test_a_spoiled_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    stored(path, "1")
    path.write_text(path.read_text() + '{"deal": 3}\n')
    with pytest.raises(BadInput, match="line 3"):
        Store(path).read()


def test_an_outcome_survives_json() -> None:
    assert outcome_of(json.loads(json.dumps(outcome("1").json()))) == outcome("1")
