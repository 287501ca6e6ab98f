"""Copies of the tree in which a rule can be broken, and the tests that must notice it.

Every worker has a copy of its own and runs pytest in it as a process of its own; so as many
changes are tried at once as there are processors.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

import pytest

from tests.rule_coverage import GAMES, ROOT

SECONDS = 120
# Loading these plugins is most of a short run's time, and the tests of rules need none of them.
IDLE_PLUGINS = ("cacheprovider", "hypothesispytest", "anyio", "xdist", "xdist.looponfail")
QUIET = ("-x", "-q", *(word for name in IDLE_PLUGINS for word in ("-p", f"no:{name}")))


@dataclass(frozen=True)
class Mutation:
    """One change of one file below `src/tabard`, and the rules that it breaks."""

    file: str
    find: str
    replace: str
    rules: tuple[str, ...]

    def source(self, root: Path) -> Path:
        """The file in a copy of the tree."""
        return root / "src" / "tabard" / self.file

    def fits(self, text: str) -> bool:
        """Whether the place of the change is there, and there alone."""
        return text.count(self.find) == 1


@dataclass(frozen=True)
class Trial:
    """One rule broken by one change; the tests of this rule are what must notice."""

    game: str
    rule: str
    mutation: Mutation


@dataclass(frozen=True)
class Outcome:
    """How a trial went: `problem` is empty if a test failed, as one should."""

    trial: Trial
    problem: str
    seconds: float

    def line(self) -> str:
        """The outcome in one line."""
        return f"{self.trial.rule:10} {self.trial.mutation.file}: {self.problem or 'caught'}"


class Run(NamedTuple):
    """A run of pytest: its exit code, below 0 if it took too long, and what it said."""

    code: int
    said: str


def copy_tree(root: Path) -> None:
    """Copy what the tests need, without extensions, so that the mutated source is what runs."""
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", root / "src", ignore=ignored)
    shutil.copytree(ROOT / "tests", root / "tests", ignore=ignored)
    shutil.copy(ROOT / "pyproject.toml", root)


def files_naming(rules: set[str]) -> list[str]:
    """The test files that name one of these rules; a mark names its rules in full."""
    quoted = [f'"{rule}"' for rule in rules]
    return [
        str(path.relative_to(ROOT))
        for path in sorted(GAMES.rglob("test_*.py"))
        if any(rule in path.read_text(encoding="utf-8") for rule in quoted)
    ]


def run_tests(root: Path, rules: set[str], *options: str, limit: float | None = SECONDS) -> Run:
    """Run the tests of some rules in a copy of the tree until one fails."""
    wanted = [f"--rule={rule}" for rule in sorted(rules)]
    files = files_naming(rules)
    if not files:
        return Run(pytest.ExitCode.NO_TESTS_COLLECTED, "")
    command = [sys.executable, *options, "-m", "pytest", *QUIET, *wanted, *files]
    try:
        done = subprocess.run(
            command,
            cwd=root,
            env=os.environ | {"PYTHONPATH": str(root / "src")},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=limit,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return Run(-1, "")
    return Run(done.returncode, done.stdout)


@contextmanager
def sound_copies(number: int, rules: set[str]) -> Iterator[list[Path]]:
    """Copies of the tree in which the tests of these rules pass, for as long as they are needed.

    The run that proves it leaves Python's compiled files behind, which the copies share.
    """
    with tempfile.TemporaryDirectory() as folder:
        first, *others = [Path(folder, str(copy)) for copy in range(number)]
        copy_tree(first)
        run = run_tests(first, rules, limit=None)
        if run.code != pytest.ExitCode.OK:
            raise SystemExit(f"{run.said}\nthe tests fail with nothing broken")
        for other in others:
            shutil.copytree(first, other)
        yield [first, *others]


def verdict(code: int) -> str:
    """What the exit code says about a mutation; nothing when its test failed as it should."""
    if code == pytest.ExitCode.TESTS_FAILED:
        return ""
    if code == pytest.ExitCode.OK:
        return "no test noticed"
    return "the tests hang" if code < 0 else f"the tests do not run (exit code {code})"


def attempt(root: Path, trial: Trial) -> Outcome:
    """Break the rule in this copy, see what its tests say, and mend the copy."""
    mutation = trial.mutation
    path = mutation.source(root)
    text = path.read_text(encoding="utf-8")
    if not mutation.fits(text):
        return Outcome(trial, f"{mutation.find!r} is not there exactly once", 0.0)
    start = time.monotonic()
    before = path.stat()
    path.write_text(text.replace(mutation.find, mutation.replace), encoding="utf-8")
    # Python tells a changed source by its time in whole seconds: the file compiled before must not
    # hide the change (hence another time), nor one compiled now outlive it (hence -B).
    os.utime(path, (before.st_atime, before.st_mtime + 10))
    try:
        run = run_tests(root, {trial.rule}, "-B")
    finally:
        path.write_text(text, encoding="utf-8")
        os.utime(path, (before.st_atime, before.st_mtime))
    return Outcome(trial, verdict(run.code), time.monotonic() - start)


def attempt_all(roots: Sequence[Path], trials: Sequence[Trial]) -> Iterator[Outcome]:
    """Carry out the trials, each in whichever copy is free; the outcomes in the trials' order."""
    free: SimpleQueue[Path] = SimpleQueue()
    for root in roots:
        free.put(root)

    def one(trial: Trial) -> Outcome:
        root = free.get()
        try:
            return attempt(root, trial)
        finally:
            free.put(root)

    with ThreadPoolExecutor(len(roots)) as pool:
        yield from pool.map(one, trials)
