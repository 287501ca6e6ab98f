"""Running `tabard` within the test, and a recorded game to run it on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from tabard.cli import main
from tabard.cli.session import Session
from tabard.games import game
from tabard.kernel.record import Record


class Ran(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def tabard(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command line; nothing is a terminal."""
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    monkeypatch.setenv("COLUMNS", "100")

    def run(*argv: str) -> Ran:
        capsys.readouterr()
        code = main(argv)
        return Ran(code, *capsys.readouterr())

    return run


def played(plies: int | None = None) -> Record:
    """A game of three random bots, dealt by a sealed dealer whose seed is revealed."""
    record = Record(game("pillars"), 3)
    record.names[:] = ["Guest", "Anna (random)", "Joris (random)"]
    session = Session(record, 0, dict.fromkeys(range(3), "random"), "a seed of ours")
    while not session.over() and len(record.choices) != plies:
        if session.state.to_move == 0:
            session.choose(session.bots[0].choose(session.state))
        else:
            session.step()
    record.seal(session.dealer, revealed=True)
    return record


@pytest.fixture(scope="session")
def finished_text() -> str:
    """The record of a whole game."""
    return played().text()


@pytest.fixture(scope="session")
def running_text() -> str:
    """The record of a game that goes on."""
    return played(60).text()


@pytest.fixture
def finished(tmp_path: Path, finished_text: str) -> Path:
    """A file with a whole game."""
    path = tmp_path / "finished.tabard"
    path.write_text(finished_text, "utf-8")
    return path


@pytest.fixture
def running(tmp_path: Path, running_text: str) -> Path:
    """A file with a game that goes on."""
    path = tmp_path / "running.tabard"
    path.write_text(running_text, "utf-8")
    return path
