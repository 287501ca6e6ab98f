"""Which rules of each game the tests prove: `python -m tests.rule_coverage`.

The ids come from the rules document of each game, the proofs from what pytest collects in
`tests/games`. A rule that states no behaviour is named with its reason in the game's
`no_behaviour.toml`.
"""

from __future__ import annotations

import contextlib
import io
import re
import sys
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import pytest

from tabard.cli.rulebook import Rulebook
from tabard.games import SHELF_FACTS
from tabard.rules import RULE_ID, citations
from tabard.version import WORDS

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "tests" / "games"
STATED = re.compile(rf"\*\*({RULE_ID})\*\*")
DATA_COMMENT = re.compile(r"(?m)#(?=[^\"]*$).*")
# Files of a game that speak of rules: its words and pictures, what bots know, checks of positions.
BESIDE = WORDS | {
    *("wits", "features", "feature_names", "estimates", "lands", "halls", "outlook"),
    *("soundness", "soundness_of_players", "chapter", "invariants", "pendings"),
    *("loading", "old_registers", "old_positions"),
}


class Collector:
    """A pytest plugin that notes which tests carry which rule; what never runs proves nothing."""

    def __init__(self) -> None:
        self.tests: dict[str, list[str]] = {}

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            if item.get_closest_marker("skip") or item.get_closest_marker("xfail"):
                continue
            for mark in item.iter_markers("rule"):
                for rule in mark.args:
                    self.tests.setdefault(rule, []).append(item.nodeid)


def proofs() -> dict[str, list[str]]:
    """The tests of each rule id that any test carries."""
    collector = Collector()
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        options = ["--collect-only", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
        code = pytest.main([*options, str(GAMES)], plugins=[collector])
    if code != pytest.ExitCode.OK:
        raise SystemExit(f"the tests cannot be collected:\n{output.getvalue()}")
    return collector.tests


def rule_ids(game: str) -> list[str]:
    """All ids of a game's rules document, in its order."""
    text = (ROOT / "src" / "tabard" / "games" / game / "rules.md").read_text(encoding="utf-8")
    return list(dict.fromkeys(STATED.findall(text)))


def carries_out(path: Path) -> bool:
    """Whether a file of a game carries out rules, and does not only speak of them or check them."""
    return path.suffix in {".py", ".toml"} and BESIDE.isdisjoint(path.with_suffix("").parts)


def text_that_counts(path: Path) -> str:
    """A file, of data without its comments: the code that reads a number says whose it is.

    What data says itself counts: `rule = "PIL-16.4"` is told to players.
    """
    text = path.read_text(encoding="utf-8")
    return DATA_COMMENT.sub("", text) if path.suffix == ".toml" else text


def uncited(game: str) -> list[str]:
    """The rules that a game carries out and cites nowhere there, worked examples left aside."""
    home = ROOT / "src" / "tabard" / "games" / game
    cited = {
        rule
        for path in home.rglob("*")
        if carries_out(path.relative_to(home))
        for _, rule in citations(text_that_counts(path))
    }
    excused = {*without_behaviour(game), *worked_examples(game)}
    return [rule for rule in rule_ids(game) if rule not in cited and rule not in excused]


def worked_examples(game: str) -> set[str]:
    """The ids of the section that carries out other rules: tests prove it, no code is its own."""
    book = Rulebook(game)
    found = [
        number
        for number, text in book.sections().items()
        if text.partition("\n")[0].startswith(f"## {number}. Worked examples")
    ]
    return {rule for number in found for rule in book.ids(number)}


def without_behaviour(game: str) -> dict[str, str]:
    """The ids that state no behaviour, each with its reason; a game may have none."""
    path = GAMES / game / "no_behaviour.toml"
    reasons: dict[str, str] = {}
    if path.exists():
        reasons = tomllib.loads(path.read_text(encoding="utf-8"))
    return reasons


@dataclass
class Coverage:
    """What is proven of one game, and what is wrong with the proof."""

    game: str
    ids: list[str]
    proven: list[str]
    silent: dict[str, str]
    missing: list[str]
    contradictions: list[str]

    def lines(self) -> Iterable[str]:
        """The printout."""
        stated = len(self.ids) - len(self.silent)
        share = 100 * len(self.proven) / max(stated, 1)
        yield (
            f"{self.game}: {len(self.proven)} of {stated} rules proven by tests ({share:.0f} %);"
            f" {len(self.silent)} of {len(self.ids)} state no behaviour"
        )
        for rule, reason in self.silent.items():
            yield f"  {rule} states no behaviour: {reason}"
        for rule in self.missing:
            yield f"  {rule} has no test"
        yield from (f"  {line}" for line in self.contradictions)


def cover(game: str, tests: dict[str, list[str]]) -> Coverage:
    """Compare a game's rules with the tests that carry them."""
    ids = rule_ids(game)
    silent = without_behaviour(game)
    prefixes = {rule.split("-")[0] for rule in ids}
    contradictions = [
        f"{rule} is in no rules document: {tests[rule][0]}"
        for rule in sorted(tests)
        if rule.split("-")[0] in prefixes and rule not in ids
    ]
    contradictions += [f"{rule} is excused but tested" for rule in silent if rule in tests]
    contradictions += [f"{rule} is excused but unknown" for rule in silent if rule not in ids]
    return Coverage(
        game,
        ids,
        [rule for rule in ids if rule in tests],
        silent,
        [rule for rule in ids if rule not in tests and rule not in silent],
        contradictions,
    )


def stray_ids(games: list[Coverage], tests: dict[str, list[str]]) -> list[str]:
    """Ids of tests that belong to no game at all."""
    prefixes = {rule.split("-")[0] for game in games for rule in game.ids}
    return [rule for rule in sorted(tests) if rule.split("-")[0] not in prefixes]


def main() -> int:
    """Print the coverage of every game; 1 when something is missing or wrong."""
    tests = proofs()
    games = [cover(game, tests) for game in SHELF_FACTS]
    stray = stray_ids(games, tests)
    for game in games:
        print("\n".join(game.lines()))
    for rule in stray:
        print(f"{rule} belongs to no game: {tests[rule][0]}")
    return 1 if stray or any(game.missing or game.contradictions for game in games) else 0


if __name__ == "__main__":
    sys.exit(main())
