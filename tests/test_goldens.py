"""The engine does again what it did when the golden files were written."""

from __future__ import annotations

import functools
import tomllib
from pathlib import Path
from typing import Any

import pytest

import tabard
from tabard.kernel.errors import BadRecord
from tabard.kernel.record import Record, parse
from tabard.kernel.state import OVER
from tests import golden

GOLDEN_GAMES = [f"{n}-{players}" for n in tabard.GAMES for players in tabard.game(n).players]
POSITIONS: list[dict[str, Any]] = tomllib.loads((golden.FOLDER / "perft.toml").read_text())[
    "position"
]
CUTS = 50  # of a long game, spread over it, beside all those near its beginning
DIGESTS = (golden.FOLDER / "digests.txt").read_text().splitlines()


@functools.cache
def text_of(name: str) -> str:
    """The file of a golden game."""
    return (golden.FOLDER / f"{name}.txt").read_text()


@functools.cache
def record_of(name: str) -> Record:
    """A golden game, replayed and checked."""
    return parse(text_of(name), tabard.game)


@pytest.mark.parametrize("name", GOLDEN_GAMES)
def test_a_golden_game_replays_and_is_written_the_same_again(name: str) -> None:
    record = record_of(name)
    assert record.text() == text_of(name)
    assert record.state().to_move == OVER
    assert all(record.names)


@pytest.mark.parametrize("name", GOLDEN_GAMES)
def test_the_seed_of_a_golden_game_dealt_it(name: str) -> None:
    chances = sum(line.startswith("* ") for line in text_of(name).splitlines())
    assert record_of(name).check_deal() == chances > 0


@pytest.mark.parametrize("name", GOLDEN_GAMES)
def test_a_golden_game_that_is_cut_off_is_refused(name: str) -> None:
    lines = text_of(name).splitlines(keepends=True)
    every = 1 + len(lines) // CUTS
    for kept in {*range(CUTS // 2), *range(0, len(lines), every), len(lines) - 1}:
        with pytest.raises(BadRecord, match=rf"^line {max(kept, 1)}: "):
            parse("".join(lines[:kept]), tabard.game)


def test_every_golden_game_is_listed() -> None:
    listed = {*(f"{name}.txt" for name in GOLDEN_GAMES), "digests.txt", "codes.txt", "perft.toml"}
    assert {path.name for path in golden.FOLDER.iterdir()} == listed


@pytest.mark.parametrize("which", POSITIONS, ids=lambda w: f"{w['record']}@{w['ply']}-{w['step']}")
def test_there_are_as_many_ways_to_go_on(which: dict[str, Any]) -> None:
    state = record_of(which["record"]).state(which["ply"])
    assert state.step().name == which["step"]
    assert golden.counts(state) == which["leaves"]


def test_counting_covers_every_step_that_is_named() -> None:
    for name, steps in golden.COUNTED_STEPS.items():
        counted = {w["step"] for w in POSITIONS if w["record"].startswith(f"{name}-")}
        assert set(steps) <= counted


def test_random_games_come_out_as_they_did() -> None:
    games = list(golden.random_games())
    assert len(games) == len(DIGESTS) >= 200
    for which, line in zip(games, DIGESTS, strict=True):
        assert golden.digest(*which) == line


def test_the_random_games_have_every_number_of_players_equally_often() -> None:
    for name in tabard.GAMES:
        players = [line.split()[1] for line in DIGESTS if line.startswith(f"{name} ")]
        assert len({players.count(str(n)) for n in tabard.game(name).players}) == 1


@pytest.mark.parametrize("name", tabard.GAMES)
def test_codes_do_not_change_within_one_version_of_the_rules(name: str) -> None:
    assert golden.codes(name) in (golden.FOLDER / "codes.txt").read_text().splitlines()


def test_golden_files_are_not_overwritten_unasked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "codes.txt").write_text("old\n")
    monkeypatch.setattr(golden, "FOLDER", tmp_path)
    monkeypatch.setattr(golden, "files", lambda: {"codes.txt": "new\n"})
    assert golden.main([]) == 1
    assert (tmp_path / "codes.txt").read_text() == "old\n"
    assert "codes.txt differs" in capsys.readouterr().out
    assert golden.main(["--write"]) == 0
    assert (tmp_path / "codes.txt").read_text() == "new\n"
    assert golden.main([]) == 0
