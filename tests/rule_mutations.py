"""Break each rule on purpose and see its tests fail: `python -m tests.rule_mutations [PIL-16 ...]`.

A game's `mutations.toml` lists small changes of source or data with the rules they break. Each is
made in a copy of the tree that runs uncompiled; then, for every rule it names, at least one test
that carries this rule must fail. A change that no longer fits the source, or that merely keeps
the tests from being collected, is an error: it proves nothing.
"""

from __future__ import annotations

import argparse
import compileall
import os
import py_compile
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tabard.games import NAMES
from tests.rule_coverage import ROOT, proofs, rule_ids, without_behaviour

SECONDS = 120


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


def mutations(game: str) -> list[Mutation]:
    """The mutations of a game, in the order of its file."""
    path = ROOT / "tests" / "games" / game / "mutations.toml"
    listed = tomllib.loads(path.read_text(encoding="utf-8"))["mutation"]
    return [Mutation(m["file"], m["find"], m["replace"], tuple(m["rules"])) for m in listed]


def misfits(game: str) -> list[str]:
    """Mutations that name a place or a rule that is not there."""
    known = rule_ids(game)
    found = []
    for m in mutations(game):
        if not m.fits(m.source(ROOT).read_text(encoding="utf-8")):
            found.append(f"{m.file}: {m.find!r} is not there exactly once")
        found += [f"{m.file}: {rule} is no rule of {game}" for rule in m.rules if rule not in known]
    return found


def copy_tree(root: Path) -> None:
    """Copy what the tests need, without extensions, so that the mutated source is what runs."""
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", root / "src", ignore=ignored)
    shutil.copytree(ROOT / "tests", root / "tests", ignore=ignored)
    shutil.copy(ROOT / "pyproject.toml", root)
    # Compiled files that are checked by the hash of their source never hide a mutation.
    checked = py_compile.PycInvalidationMode.CHECKED_HASH
    for folder in ("src", "tests"):
        compileall.compile_dir(root / folder, quiet=2, invalidation_mode=checked)


def run_tests(root: Path, tests: list[str]) -> int:
    """Run some tests in a copy of the tree until the first failure; pytest's exit code."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]
    environment = os.environ | {"PYTHONPATH": str(root / "src")}
    try:
        done = subprocess.run(
            [*command, "-p", "no:xdist", *tests],
            cwd=root,
            env=environment,
            capture_output=True,
            timeout=SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return -1
    return done.returncode


def verdict(code: int) -> str:
    """What the exit code says about a mutation; nothing when its test failed as it should."""
    if code == pytest.ExitCode.TESTS_FAILED:
        return ""
    if code == pytest.ExitCode.OK:
        return "no test noticed"
    return "the tests hang" if code < 0 else f"the tests do not run (exit code {code})"


def survivors(root: Path, game: str, tests: dict[str, list[str]], wanted: str) -> Iterator[str]:
    """Carry out the mutations one by one; what was not caught, as it is found."""
    for m in mutations(game):
        rules = [rule for rule in m.rules if wanted in ("", rule, rule.split(".")[0])]
        path = m.source(root)
        text = path.read_text(encoding="utf-8")
        if rules and not m.fits(text):
            yield f"{m.file}: {m.find!r} is not there exactly once"
            continue
        for rule in rules:
            path.write_text(text.replace(m.find, m.replace), encoding="utf-8")
            problem = verdict(run_tests(root, tests.get(rule, [])))
            path.write_text(text, encoding="utf-8")
            print(f"{rule:10} {m.file}: {problem or 'caught'}", flush=True)
            if problem:
                yield f"{rule}: {m.file}: {m.find!r} -> {m.replace!r}: {problem}"


def main() -> int:
    """Run all mutations, or those of the rules and sections named."""
    parser = argparse.ArgumentParser(prog="python -m tests.rule_mutations", description=__doc__)
    parser.add_argument("rules", nargs="*", default=[""], help="PIL-16, PIL-16.4; all without")
    wanted = parser.parse_args().rules
    tests = proofs()
    failures: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        copy_tree(root)
        for game in NAMES:
            for word in wanted:
                failures += survivors(root, game, tests, word)
            broken = {rule for m in mutations(game) for rule in m.rules}
            ids = [rule for rule in rule_ids(game) if rule not in without_behaviour(game)]
            print(f"{game}: {len(broken)} of {len(ids)} rules are broken on purpose")
            unbroken = [rule for rule in ids if rule not in broken]
            if unbroken:
                print("  never broken:", *unbroken)
    print("\n".join(failures) if failures else "every mutation was caught")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
