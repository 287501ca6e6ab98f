"""What a run of the mutations found, as a page: the counts of each game, and what was missed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tests.broken_trees import Outcome
from tests.rule_coverage import rule_ids, without_behaviour


def report(outcomes: Sequence[Outcome], seconds: float, jobs: int) -> str:
    """The page in Markdown."""
    return "\n".join(lines(outcomes, seconds, jobs)) + "\n"


def lines(outcomes: Sequence[Outcome], seconds: float, jobs: int) -> Iterator[str]:
    """The page, line by line."""
    yield "# Rules broken on purpose"
    yield ""
    yield (
        "Each change breaks one rule in a copy of the tree; a test that carries the rule must fail."
        f" {len({o.trial.mutation for o in outcomes})} changes, {len(outcomes)} trials,"
        f" {seconds / 60:.1f} minutes with {jobs} at once."
    )
    yield ""
    yield "| game | changes | trials | caught | rules broken | rules with behaviour |"
    yield "|---|---:|---:|---:|---:|---:|"
    games = list(dict.fromkeys(outcome.trial.game for outcome in outcomes))
    for game in games:
        yield row(game, [o for o in outcomes if o.trial.game == game])
    yield from survivors([o for o in outcomes if o.problem])
    yield from never_broken(games, {o.trial.rule for o in outcomes})
    yield from slowest(outcomes)


def row(game: str, outcomes: Sequence[Outcome]) -> str:
    """One game in figures."""
    cells = (
        len({o.trial.mutation for o in outcomes}),
        len(outcomes),
        sum(not o.problem for o in outcomes),
        len({o.trial.rule for o in outcomes}),
        len(rule_ids(game)) - len(without_behaviour(game)),
    )
    return f"| {game} | " + " | ".join(map(str, cells)) + " |"


def survivors(problems: Sequence[Outcome]) -> Iterator[str]:
    """The trials that proved nothing, with the change in full."""
    yield "\n## Not caught\n"
    if not problems:
        yield "None."
    for o in problems:
        m = o.trial.mutation
        yield f"- {o.trial.rule} in `{m.file}`: {o.problem}\n"
        yield from (f"      - {line}" for line in m.find.strip("\n").splitlines())
        yield from (f"      + {line}" for line in m.replace.strip("\n").splitlines())


def never_broken(games: Sequence[str], broken: set[str]) -> Iterator[str]:
    """The rules that this run broke nowhere."""
    yield "\n## Not broken in this run\n"
    for game in games:
        rules = [r for r in rule_ids(game) if r not in broken and r not in without_behaviour(game)]
        yield f"- {game}: {', '.join(rules) or 'none'}"


def slowest(outcomes: Sequence[Outcome]) -> Iterator[str]:
    """The trials that took longest: where a narrower test would pay."""
    yield "\n## Slowest\n"
    for o in sorted(outcomes, key=lambda o: -o.seconds)[:10]:
        yield f"- {o.seconds:.1f} s: {o.trial.rule} in `{o.trial.mutation.file}`"
