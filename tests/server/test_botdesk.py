"""What a bot at its desk does: it thinks, is replaced when it cannot, and keeps its tree."""

from __future__ import annotations

import os
import pickle
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import Pipe
from pathlib import Path

import pytest

from tabard.games import NAMES, game
from tabard.kernel.errors import BadPosition
from tabard.server.botworker import READY, Memory, think, work
from tests.server.thinkers import going_on, job, some_state


def test_a_level_without_its_weights_is_replaced_by_one_that_needs_none(tmp_path: Path) -> None:
    state = some_state()
    path = tmp_path / "3.json"
    path.write_text("{")
    found = think(job(state, f"level5@{path}"), Memory())
    assert found.code == think(job(state, "greedy"), Memory()).code
    assert found.instead == "greedy"
    assert found.why.startswith("bot level5@")
    assert "cannot play pillars: weights" in found.why
    assert found.why.endswith("is damaged: it is not JSON")


def test_a_bot_that_nobody_knows_is_replaced_by_one_that_everybody_knows() -> None:
    found = think(job(some_state(), "level9"), Memory())
    assert found.instead == "greedy"
    assert "bot 'level9': known bots are random" in found.why


def test_damaged_weights_give_no_advice(tmp_path: Path) -> None:
    path = tmp_path / "3.json"
    path.write_text("{}")
    found = think(job(some_state(), f"level4@{path}", advice=True), Memory())
    assert found.opinions == ()
    assert "is not a weights file of format 1" in found.why


def test_a_worker_goes_on_with_the_tree_of_a_turn() -> None:
    from tabard.bots.thinking import SearchBot

    memory = Memory()
    state = going_on("search:64")
    think(job(state, "search:64"), memory)
    (kept,) = memory.bots.values()
    assert isinstance(kept, SearchBot)
    assert kept.place is not None
    grown = int(kept.clock)
    state.apply(think(job(state, "search:64"), Memory()).code)
    think(job(state, "search:64"), memory)
    assert memory.bots["t", int(state.to_move), "search:64"] is kept
    assert kept.clock > grown


def test_a_worker_of_another_build_refuses_what_is_packed() -> None:
    state = some_state()
    asked = job(state, "random")
    shape, options, frozen = asked.sample
    assert think(asked, Memory()).code in state.choices()
    with pytest.raises(BadPosition, match="packed by another build of pillars"):
        think(asked._replace(sample=("0" * len(shape), options, frozen)), Memory())


@pytest.mark.parametrize("name", NAMES)
def test_what_is_packed_for_a_worker_is_the_same_state_again(name: str) -> None:
    state = game(name).start(2)
    for _ in range(60):
        again = state.game.unpack(pickle.loads(pickle.dumps(state.game.pack(state))))
        assert again.position() == state.position()
        assert again.choices() == state.choices()
        state.apply(state.choices()[-1])


def test_a_worker_keeps_a_few_bots_only() -> None:
    memory = Memory(2)
    state = some_state()
    for table in ("a", "b", "a", "c"):
        think(job(state, "random", table), memory)
    assert [key[0] for key in memory.bots] == ["a", "c"]


def test_a_worker_whose_house_was_killed_ends_without_a_word(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.delattr(os, "nice", raising=False)
    ours, theirs = Pipe()
    with ThreadPoolExecutor(1) as threads:
        working = threads.submit(work, theirs)
        assert ours.recv() == READY
        ours.send(job(some_state(), "random"))
        assert ours.poll(60)
        ours.close()  # with an answer that nobody has read: the line is reset
        working.result(60)
    assert not caplog.records
