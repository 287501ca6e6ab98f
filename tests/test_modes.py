"""Compiled and uncompiled, the engine plays the same games to the letter."""

from __future__ import annotations

import json
import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import tabard
from tabard.kernel import state as a_module
from tabard.version import compiled, compiled_modules, engine_modules, mode
from tests import golden

ROOT = Path(__file__).parents[1]
MOST_SECONDS = 600
GAMES = 60  # of each game; all that `digests.txt` has are played by either mode's own tests
NATIVE = ("tabard.kernel.state", "tabard.server.house", "tabard.server.api.news")


def plain_run(folder: Path, games: int) -> dict[str, Any]:
    """Play random games with the plain modules and the standard library alone (`-S`)."""
    plain = folder / "plain"
    leave_out = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(Path(tabard.__file__).parent, plain / "tabard", ignore=leave_out)
    made = folder / "texts.json"
    command = [sys.executable, "-S", "-m", "tests.golden", "--texts", str(made)]
    subprocess.run(
        [*command, "--games", str(games)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(plain)},
        timeout=MOST_SECONDS,
        check=True,
    )
    found: dict[str, Any] = json.loads(made.read_text())
    return found


@pytest.mark.slow
def test_both_modes_write_the_same_records(tmp_path: Path) -> None:
    if mode() == "uncompiled":
        pytest.skip("the engine runs uncompiled: there is no other mode to compare it with")
    assert compiled(), f"a build must be whole, and this one is {mode()}"
    plain = plain_run(tmp_path, GAMES)
    assert plain["mode"] == "uncompiled"
    games = list(golden.random_games(GAMES))
    assert len(plain["texts"]) == len(games) >= 3 * GAMES
    for which in games:
        assert golden.random_game(*which).text() == plain["texts"][str(which)], which


@pytest.mark.slow
def test_the_engine_needs_nothing_but_the_standard_library(tmp_path: Path) -> None:
    plain = plain_run(tmp_path, 6)
    assert plain["mode"] == "uncompiled"
    for which in golden.random_games(6):
        assert golden.random_game(*which).text() == plain["texts"][str(which)]


GAME_OF_BOTS = """
from tabard.lab.matches import Fixture, play
game = play(Fixture("pillars", ("search:8", "level3", "level2"), "modes"))
print(game.points, game.decisions)
"""


@pytest.mark.slow
def test_bots_choose_alike_in_both_modes(tmp_path: Path) -> None:
    if mode() == "uncompiled":
        pytest.skip("the engine runs uncompiled: there is no other mode to compare it with")
    plain = tmp_path / "plain"
    leave_out = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(Path(tabard.__file__).parent, plain / "tabard", ignore=leave_out)
    said = [
        subprocess.run(
            [sys.executable, "-c", GAME_OF_BOTS],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(folder)},
            timeout=MOST_SECONDS,
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for folder in (plain, Path(tabard.__file__).parents[1])
    ]
    assert said[0] == said[1] != ""


def test_the_mode_says_what_runs() -> None:
    is_plain = str(a_module.__file__).endswith(".py")
    assert mode() == ("uncompiled" if is_plain else "compiled")
    assert compiled_modules() == ([] if is_plain else engine_modules())
    assert "tabard.kernel.state" in engine_modules()


def test_a_change_of_any_compiled_module_makes_the_engine_stale() -> None:
    sources = set(runpy.run_path(str(ROOT / "tools" / "engine.py"))["engine_sources"]())
    for name in engine_modules():
        assert (ROOT / "src").joinpath(*name.split(".")).with_suffix(".py") in sources, name


def test_no_extension_is_left_when_the_plain_modules_are_wanted(tmp_path: Path) -> None:
    for name in ("tools/engine.py", "src/tabard/version.py"):
        (tmp_path / name).parent.mkdir(parents=True)
        shutil.copy(ROOT / name, tmp_path / name)
    built = [tmp_path / "src" / "tabard__mypyc.so"]
    built += [tmp_path.joinpath("src", *name.split(".")).with_suffix(".so") for name in NATIVE]
    for path in built:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    command = [sys.executable, "tools/engine.py"]
    plain = {**os.environ, "TABARD_COMPILE": "0"}
    subprocess.run(command, cwd=tmp_path, env=plain, timeout=MOST_SECONDS, check=True)
    assert not [path for path in built if path.exists()]
