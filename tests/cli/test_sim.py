"""Many games: the same whatever the jobs, and findings that can be repeated."""

from __future__ import annotations

import json
import shlex
from typing import Any

import pytest

from tabard.games import pillars
from tests.cli.conftest import Run
from tests.cli.terminal import Terminal


def results(tabard: Run, *argv: str) -> dict[str, Any]:
    """The JSON of a run without what differs from run to run."""
    ran = tabard("sim", "pillars", *argv, "--json")
    assert ran.code == 0
    assert len(ran.out.splitlines()) == 1
    found: dict[str, Any] = json.loads(ran.out)
    del found["seconds"], found["checked"]
    return found


def test_a_run_ends_in_a_table(tabard: Run) -> None:
    ran = tabard("sim", "pillars", "--players", "2", "--games", "3")
    assert ran.code == 0
    assert "3 games of pillars, 2 players, seed 1" in ran.out
    assert "1 random" in ran.out
    assert ran.err == ""


def test_json_counts_what_was_played(tabard: Run) -> None:
    found = results(tabard, "--games", "4")
    assert found["players"] == 4
    assert found["games"] == 4
    assert found["decisions"] + found["chances"] == found["length"]["mean"] * 4
    assert len(found["seats"]) == 4
    assert sum(seat["win_share"] for seat in found["seats"]) == pytest.approx(1)
    assert found["violations"] == []


def test_a_run_does_not_depend_on_the_number_of_jobs(tabard: Run) -> None:
    assert results(tabard, "--games", "6") == results(tabard, "--games", "6", "--jobs", "2")


def test_checking_does_not_change_the_games(tabard: Run) -> None:
    one = ("--players", "2", "--games", "2")
    assert results(tabard, *one) == results(tabard, *one, "--check")


def test_other_seeds_give_other_games(tabard: Run) -> None:
    assert results(tabard, "--games", "2") != results(tabard, "--games", "2", "--seed", "2")
    assert results(tabard, "--games", "2") != results(tabard, "--games", "2", "--first", "1")


def test_bots_play_for_their_seats(tabard: Run) -> None:
    found = results(tabard, "--players", "2", "--games", "2", "--bots", "greedy,random")
    assert [seat["bot"] for seat in found["seats"]] == ["greedy", "random"]


def test_options_reach_the_games(tabard: Run) -> None:
    found = results(tabard, "--games", "1", "--option", "first_start_player=2")
    assert found["options"]["first_start_player"] == "2"


def test_check_counts_the_states_it_looked_at(tabard: Run) -> None:
    ran = tabard("sim", "pillars", "--players", "2", "--games", "1", "--check", "--json")
    found = json.loads(ran.out)
    assert found["checked"]["states"] == found["decisions"] + found["chances"] + 1
    assert 0 < found["checked"]["contracts"] < found["checked"]["states"] / 40


def broken(monkeypatch: pytest.MonkeyPatch, *, crash: bool = False) -> None:
    """Let the rules find fault with every state from round 2 on."""

    def violations(state: Any) -> list[str]:
        if state.round < 2:
            return []
        if crash:
            raise IndexError("no such card")
        return ["PIL-1.7: a cube is missing"]

    class Broken(pillars.Pillars):
        def violations(self, state: Any) -> list[str]:
            return violations(state)

    monkeypatch.setattr(pillars, "GAME", Broken())


ONE = ("sim", "pillars", "--players", "2", "--games", "1", "--seed", "my seed", "--check")


def test_a_violation_is_listed_with_the_command_that_repeats_it(
    tabard: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken(monkeypatch)
    ran = tabard(*ONE, "--first", "7", "--json")
    assert ran.code == 1
    found = json.loads(ran.out)["violations"]
    assert found[0]["problem"] == "PIL-1.7: a cube is missing"
    assert found[0]["seed"] == "my seed:7"
    assert found[0]["ply"] > 20
    again = tabard(*shlex.split(found[0]["command"])[1:], "--json")
    assert json.loads(again.out)["violations"] == found
    listed = tabard(*ONE, "--first", "7")
    assert f"seed my seed:7, ply {found[0]['ply']}: PIL-1.7" in listed.out
    assert found[0]["command"] in listed.out


def test_a_crash_of_the_rules_is_a_finding_too(
    tabard: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken(monkeypatch, crash=True)
    ran = tabard(*ONE)
    assert ran.code == 1
    assert "IndexError: no such card" in ran.out


def test_a_terminal_sees_a_progress_bar() -> None:
    with Terminal("sim", "pillars", "--players", "2", "--games", "60", "--jobs", "1") as terminal:
        terminal.read(until="nothing more")
        assert terminal.wait() == 0
    assert "playing" in terminal.seen
    assert "60/60" in terminal.seen
    assert "60 games of pillars" in terminal.seen


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_a_run_politely(jobs: str) -> None:
    with Terminal("sim", "pillars", "--games", "20000", "--jobs", jobs) as terminal:
        terminal.read(past="games/s")
        terminal.key(b"\x03")
        terminal.read(until="nothing more")
        assert terminal.wait() == 130
    assert "tabard: interrupted" in terminal.seen
    assert "Traceback" not in terminal.seen
