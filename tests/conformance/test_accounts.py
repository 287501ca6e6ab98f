"""The score at any time: sources add up, the end pays what it says, and no secret is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tabard.games.feudum import royal_writs as rw
from tabard.games.feudum import tables as feudum
from tabard.games.feudum.steps.end import CHARTERS, FINAL_SCORING
from tabard.games.pilgrim import atlas
from tabard.games.pilgrim.steps.round_end import ROUND_END
from tabard.games.pillars import tables as pillars
from tabard.games.pillars.steps.rounds_end import NEXT_START_PLAYER
from tabard.games.world import tables as world
from tabard.games.world.steps.chapter_end import NEXT_CHAPTER
from tabard.kernel.dealer import Dealer
from tabard.kernel.menu import Menu
from tabard.kernel.plain import exact
from tabard.kernel.reckoning import EARLIER, reckoning
from tabard.kernel.state import CHANCE, NOBODY, OVER, State
from tabard.kernel.step import Step
from tests.games.situations import situations

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("toll", 3, {}),
    ("pillars", 2, {}),
    ("pillars", 4, {"debt_rounding": "ceil"}),
    ("world", 2, {}),
    ("world", 4, {}),
    ("feudum", 2, {"variant": "basic"}),
    ("feudum", 3, {}),
    ("pilgrim", 1, {}),
    ("pilgrim", 1, {"campaign": True}),
    ("pilgrim", 3, {}),
]
NAMES = [f"{game}-{players}-{'-'.join(map(str, options))}" for game, players, options in TABLES]
every_table = pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=NAMES)


@every_table
def test_points_by_source_add_up_to_the_score_at_every_moment(
    game: str, players: int, options: dict[str, Any]
) -> None:
    for n, (state, told) in enumerate(whole_game(game, players, 5, options)):
        if n % 3 and state.to_move != OVER:
            continue
        found = reckoning(state, told, None)
        assert EARLIER not in found["by"]
        added = [sum(column) for column in zip(*found["by"].values(), strict=True)]
        assert added == (found["points"] if state.game.accounts().sources else [])
        if "campaign" not in options:
            assert found["points"][:players] == list(state.scores())
        for rows in ("things", "periods"):
            for one in found[rows]:
                assert one["source"] in found["by"]
        for source, points in found["by"].items():
            things = [one["points"] for one in found["things"] if one["source"] == source]
            if things and source in ALWAYS_BY_A_THING.get(game, ()):
                assert [sum(column) for column in zip(*things, strict=True)] == points


# Sources all of whose points were brought by something that has a name.
ALWAYS_BY_A_THING = {
    "pillars": ("craftsmen", "cards", "losses"),
    "world": ("projects", "care", "favour", "end", "losses"),
    "feudum": ("charters",),
    "pilgrim": ("sites", "buildings", "favours"),
}


def whole_game(
    game: str, players: int, seed: int, options: dict[str, Any]
) -> Iterator[tuple[State, list[Any]]]:
    """Every moment of a random game, with all that was told until then."""
    told: list[Any] = []
    for state, log in situations(game, players, seed, **options):
        told += [event.seen_by(None) for event in log]
        yield state, told


@every_table
def test_at_the_end_nothing_is_due_and_what_was_foretold_is_what_was_paid(
    game: str, players: int, options: dict[str, Any]
) -> None:
    *_, (state, told) = whole_game(game, players, 6, options)
    found = reckoning(state, told, None)
    assert found["over"]
    assert found["final"] is None
    assert found["dues"] == []
    if "campaign" not in options:
        assert found["points"][:players] == list(state.scores())
        assert found["places"][:players] == state.game.final_places(state)[:players]


def brought_to(state: State, step: Step[Any]) -> State:
    """The game as if it had come to a step, run on until somebody is asked."""
    state.kept = None
    state.running = None
    state.stand_at(state.game.spots[step.index])
    state.to_move = NOBODY
    state.settle(Menu())
    return state


def end_of_pillars(state: Any) -> State:
    state.round = pillars.ROUNDS
    return brought_to(state, NEXT_START_PLAYER)


def end_of_world(state: Any) -> State:
    state.chapter = world.CHAPTERS
    return brought_to(state, NEXT_CHAPTER)


def end_of_pilgrim(state: Any) -> State:
    state.ship = atlas.ROUNDS - 1
    return brought_to(state, ROUND_END)


ENDS: dict[str, Callable[[State], State]] = {
    "pillars": end_of_pillars,
    "world": end_of_world,
    "pilgrim": end_of_pilgrim,
}


@pytest.mark.parametrize(
    ("game", "players"),
    [("pillars", 3), ("world", 3), ("pilgrim", 1), ("pilgrim", 4)],
)
def test_if_it_ended_now_is_what_the_engine_pays_at_the_end(game: str, players: int) -> None:
    compared = 0
    for n, (state, _) in enumerate(situations(game, players, 7)):
        if state.to_move == OVER or n % 5 or not state.scores() or not began(state):
            continue
        ended = ENDS[game](state.copy())
        assert ended.to_move == OVER
        scores = list(ended.scores())
        for seat in range(players):
            found = reckoning(state, (), seat)["final"]
            assert found["sure"][seat]
            assert found["points"][seat] == scores[seat]
            for other in range(players):
                if found["sure"][other]:
                    assert found["points"][other] == scores[other]
                else:
                    assert found["points"][other] <= scores[other]
            if found["places"] is not None:
                assert found["places"] == state.game.accounts().places(ended)
        compared += 1
    assert compared > 20


def began(state: State) -> bool:
    """Whether the first round has begun, before which no game can end."""
    return bool(state.view(None)["round"])


def most_by_charters(state: State, seat: int) -> float:
    """The most points that a seat can have when the engine ends, whatever it seals."""
    if state.to_move == OVER:
        return state.scores()[seat]
    assert state.step() is CHARTERS
    best = 0.0
    last = state.choices()[-1]
    for code in state.choices() if state.to_move == seat else [last]:
        after = state.copy()
        after.apply(code)
        best = max(best, most_by_charters(after, seat))
    return best


def chartered(state: State, n: int) -> State:
    """The same table where the first seat has slain a monster, has charters, and two seals."""
    given: Any = state.copy()
    given.seats[0].writs |= rw.CHARTERS
    given.seats[0].slayer = n % 2 == 0
    given.seats[0].seals = given.seats[0].seals[:0] + given.pool[:2]
    found: State = given
    return found


@pytest.mark.parametrize(("players", "options"), [(2, {"variant": "basic"}), (3, {})])
def test_feudums_end_pays_voyage_empire_and_shillings_and_the_best_charters(
    players: int, options: dict[str, Any]
) -> None:
    compared, with_charters = 0, 0
    for n, (played, _) in enumerate(situations("feudum", players, 8, **options)):
        if played.to_move == OVER or n % 7 or not began(played):
            continue
        state = chartered(played, n)
        copied: Any = state.copy()
        copied.epoch = feudum.LAST_EPOCH
        ended = copied if state.step() is CHARTERS else brought_to(copied, FINAL_SCORING)
        for seat in range(players):
            found = reckoning(state, (), seat)["final"]
            assert found["sure"][seat]
            assert found["points"][seat] == most_by_charters(ended, seat)
            with_charters += found["by"]["charters"][seat] > 0
        compared += 1
    assert compared > 20
    assert with_charters > 0


@every_table
def test_two_tables_that_a_seat_cannot_tell_apart_have_the_same_accounts(
    game: str, players: int, options: dict[str, Any]
) -> None:
    dealer = Dealer("accounts")
    for n, (state, _) in enumerate(situations(game, players, 9, **options)):
        if n % 23 and state.to_move != OVER:
            continue
        for seat in (*range(players), None):
            other = state.redeal(seat, dealer)
            assert exact(reckoning(other, (), seat)) == exact(reckoning(state, (), seat))


def test_others_goods_are_unknown_in_world_and_said_to_be() -> None:
    state = next(
        state for state, _ in situations("world", 3, 3) if state.view(None)["chapter"] == 2
    )
    found = reckoning(state, (), 1)
    assert found["final"]["by"]["end"][0] is None
    assert found["final"]["by"]["end"][1] is not None
    assert found["final"]["sure"] == [False, True, False]
    assert found["final"]["places"] is None
    piety = next(row for row in found["dues"] if row["what"] == "piety_duty")
    assert piety["mats"][0]["have"] is None
    assert piety["mats"][0]["points"] is None
    assert piety["mats"][1]["have"] == state.view(1)["seats"][1]["goods"]["piety"]


def test_reckoning_changes_nothing() -> None:
    for game in ("pillars", "world", "feudum", "pilgrim"):
        for n, (state, _) in enumerate(situations(game, 2, 4)):
            if n % 40 == 0:
                before = exact(state.position())
                choices = state.choices()
                reckoning(state, (), 0)
                assert exact(state.position()) == before
                assert state.choices() == choices


def test_a_game_from_a_position_says_that_some_points_are_from_before() -> None:
    *_, (state, told) = whole_game("pillars", 2, 2, {})
    found = reckoning(state, told[len(told) // 2 :], None)
    assert any(found["by"][EARLIER])
    assert found["points"] == list(state.scores())
    assert state.to_move not in (CHANCE, NOBODY)
