"""Break each rule on purpose and see its tests fail: `python -m tests.rule_mutations [PIL-16 ...]`.

A game's `mutations.toml` lists small changes of source or data with the rules they break. Each is
made in a copy of the tree that runs uncompiled; then, for every rule it names, at least one test
that carries this rule must fail. A change that no longer fits the source, or that merely keeps
the tests from being collected, is an error: it proves nothing. Nor would tests that fail anyway:
those of the rules concerned are run once with nothing broken.

`make mutations` carries out all of them and writes build/mutations.md; `make test` a small sample.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
import tomllib
import zlib
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path

from tabard.games import SHELF_FACTS
from tests.broken_trees import Mutation, Outcome, Trial, attempt_all, sound_copies
from tests.mutation_report import report
from tests.rule_coverage import GAMES, ROOT, rule_ids


@cache
def mutations(game: str) -> list[Mutation]:
    """The mutations of a game, in the order of its file."""
    path = GAMES / game / "mutations.toml"
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


def trials(game: str, wanted: Sequence[str] = ()) -> list[Trial]:
    """Every rule with every change that breaks it; those of some rules or sections alone."""
    return [
        Trial(game, rule, mutation)
        for mutation in mutations(game)
        for rule in mutation.rules
        if not wanted or rule in wanted or rule.split(".")[0] in wanted
    ]


def sources() -> Iterable[Path]:
    """What the rules are made of: the code and the data of kernel and games."""
    for folder in ("kernel", "games"):
        for path in sorted((ROOT / "src" / "tabard" / folder).rglob("*")):
            if path.suffix in {".py", ".toml"}:
                yield path


def tree_number() -> int:
    """A number that each edit of the rules' source changes, the same for everybody else."""
    number = 0
    for path in sources():
        number = zlib.crc32(path.read_bytes(), number)
    return number


def sample(number: int) -> list[Trial]:
    """One trial of every game: the same for the same tree, others as the tree changes."""
    found = []
    for game in SHELF_FACTS:
        of_game = trials(game)
        found.append(of_game[number % len(of_game)])
    return found


def carry_out(chosen: Sequence[Trial], jobs: int) -> list[Outcome]:
    """Try the changes in copies of the tree whose tests pass with nothing broken."""
    rules = {trial.rule for trial in chosen}
    outcomes = []
    with sound_copies(min(jobs, len(chosen)), rules) as roots:
        for outcome in attempt_all(roots, chosen):
            print(outcome.line(), flush=True)
            outcomes.append(outcome)
    return outcomes


def main() -> int:
    """Carry out all mutations, those of the rules and sections named, or the sample."""
    parser = argparse.ArgumentParser(prog="python -m tests.rule_mutations", description=__doc__)
    parser.add_argument("rules", nargs="*", help="PIL-16, PIL-16.4; all without")
    parser.add_argument("--sample", action="store_true", help="one of each game")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at once")
    parser.add_argument("--report", type=Path, help="write what was found as Markdown")
    args = parser.parse_args()
    chosen = [trial for game in SHELF_FACTS for trial in trials(game, args.rules)]
    if args.sample:
        chosen = sample(tree_number())
    if not chosen:
        parser.error(f"no mutation breaks {' or '.join(args.rules)}")
    start = time.monotonic()
    outcomes = carry_out(chosen, args.jobs)
    if args.report:
        args.report.parent.mkdir(parents=True, exist_ok=True)
        text = report(outcomes, time.monotonic() - start, args.jobs)
        args.report.write_text(text, encoding="utf-8")
        print(f"written: {args.report}")
    failures = [outcome.line() for outcome in outcomes if outcome.problem]
    print("\n".join(failures) if failures else "every mutation was caught")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
