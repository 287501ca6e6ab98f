"""The samples as a table, as a verdict on the targets, and as one JSON object."""

import os
import platform
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

import tabard
from bench.run import Samples
from bench.subject import (
    CATANATRON,
    COMPILED,
    FASTCATAN,
    MANY,
    OPENSPIEL,
    PETTINGZOO,
    TITLES,
    UNCOMPILED,
    figure_of,
)
from tabard.version import __version__

HEADINGS = {
    COMPILED: "Tabard\ncompiled",
    UNCOMPILED: "Tabard\nuncompiled",
    CATANATRON: "Catanatron",
    OPENSPIEL: "OpenSpiel\nHearts",
    FASTCATAN: "fastcatan",
    PETTINGZOO: "PettingZoo\nchess",
}
FIGURES = {
    "decisions": "player decisions/s, random play",
    "choices": "… with chance counted as choices",
    "python_decisions": "… checked, from a Python loop",
    "real_decisions": "… with two or more options",
    "copies": "copies/s, from a Python loop",
    "engine_copies": "… from the engine's own loop",
    "games": "whole random games/s",
    "replay_ms": "checked replay of a game, ms",
    "view_us": "view of one seat, µs",
    "svg_us": "picture of a view as SVG, µs",
    **{
        figure_of(kind, name): f"{text}, {name}"
        for name in tabard.GAMES
        for kind, text in (("decisions", "player decisions/s"), ("copies", "copies/s"))
        if name != "pillars"
    },
    **{figure_of("search", name): f"search iterations/s, {name}" for name in tabard.GAMES},
    **{
        figure_of(kind, name): f"{text}, {name}"
        for kind, text in (
            ("tables", f"learners' steps/s, {MANY} tables"),
            ("table", "learners' steps/s, one table"),
            ("aec", "steps/s in PettingZoo"),
            ("gym", "steps/s in Gymnasium"),
            ("observation_us", "an observation, µs"),
        )
        for name in tabard.GAMES
    },
}
# How many times Catanatron's decisions/s and copies/s each game promises, compiled, four players.
PROMISED = {"pillars": (80, 100), "world": (60, 60), "feudum": (20, 40), "pilgrim": (30, 40)}
# What share of fastcatan's steps/s each game promises to learners with many tables, and how many
# microseconds its observation may take. With one table every game promises to be ahead.
LEARNERS = {
    "pillars": (0.60, 0.5),
    "world": (0.60, 0.5),
    "feudum": (0.33, 1.5),
    "pilgrim": (0.33, 1.5),
}
AEC_STEPS = 40_000
GYM_STEPS = 10_000
RATIOS = [
    ("decisions", "decisions", "player decisions / actions"),
    ("choices", "decisions", "decisions and chance / actions"),
    ("python_decisions", "decisions", "from a Python loop / actions"),
    ("copies", "copies", "copies / copies"),
    ("engine_copies", "copies", "… in the engine's own loop / copies"),
    *(
        (figure_of(kind, name), kind, f"{kind} of {name}")
        for name in tabard.GAMES
        for kind in ("decisions", "copies")
        if name != "pillars"
    ),
]


class Target(NamedTuple):
    """A promise: a value, its bound, and whether it keeps to it."""

    text: str
    value: float | None
    met: bool


def targets(samples: Samples) -> list[Target]:
    """What the engine promises, against what this run measured."""
    replay = samples.middle(COMPILED, "replay_ms")
    plain = samples.ratio(UNCOMPILED, "decisions", CATANATRON, "decisions")
    found = []
    for name, promised in PROMISED.items():
        for kind, least in zip(("decisions", "copies"), promised, strict=True):
            ratio = samples.ratio(COMPILED, figure_of(kind, name), CATANATRON, kind)
            text = f"compiled, {name}: {least} × Catanatron's {kind}/s"
            found.append(Target(text, ratio, (ratio or 0) >= least))
    return [
        *found,
        Target("compiled: whole-game replay under 0.2 ms", replay, (replay or 1) < 0.2),
        Target("uncompiled: 3 × Catanatron's actions/s", plain, (plain or 0) >= 3),
        *[target for name in LEARNERS for target in for_learners(samples, name)],
    ]


def for_learners(samples: Samples, name: str) -> list[Target]:
    """What one game promises to learners; shares only where fastcatan is there."""
    share, most = LEARNERS[name]
    found: list[Target] = []
    if samples.values(FASTCATAN, "tables"):
        many = samples.ratio(COMPILED, figure_of("tables", name), FASTCATAN, "tables")
        one = samples.ratio(COMPILED, figure_of("table", name), FASTCATAN, "table")
        text = f"learners, {name}: {share:.0%} of fastcatan's steps/s, {MANY} tables"
        found.append(Target(text, many, (many or 0) >= share))
        found.append(Target(f"learners, {name}: ahead of it, one table", one, (one or 0) > 1))
    aec = samples.middle(COMPILED, figure_of("aec", name))
    gym = samples.middle(COMPILED, figure_of("gym", name))
    took = samples.middle(COMPILED, figure_of("observation_us", name))
    return [
        *found,
        Target(f"PettingZoo, {name}: {AEC_STEPS:,} steps/s", aec, (aec or 0) >= AEC_STEPS),
        Target(
            f"Gymnasium against level 3, {name}: {GYM_STEPS:,} steps/s",
            gym,
            (gym or 0) >= GYM_STEPS,
        ),
        Target(f"observation, {name}: at most {most} µs", took, (took or 99) <= most),
    ]


def as_json(samples: Samples) -> dict[str, Any]:
    """Everything, every sample included."""
    return {
        "tabard": __version__,
        "machine": machine(),
        "rounds": len(samples.answers[COMPILED]),
        "subjects": {
            subject: {
                "title": title,
                "mode": samples.mode(subject),
                "median": {f: m for f in FIGURES if (m := samples.middle(subject, f)) is not None},
                "samples": {f: v for f in FIGURES if (v := samples.values(subject, f))},
            }
            for subject, title in TITLES.items()
        },
        "ratios_to_catanatron": {
            subject: {
                f"{mine} / {theirs}": ratio
                for mine, theirs, _ in RATIOS
                if (ratio := samples.ratio(subject, mine, CATANATRON, theirs)) is not None
            }
            for subject in TITLES
        },
        "targets": [target._asdict() for target in targets(samples)],
    }


def show(samples: Samples, console: Console) -> None:
    """Print figures, ratios and verdicts."""
    rounds = len(samples.answers[COMPILED])
    console.print(f"Tabard {__version__} beside its peers: {machine()}", highlight=False)
    for subject, title in TITLES.items():
        console.print(f"  {title}: runs {samples.mode(subject)}", highlight=False)
    console.print(figures_table(samples, f"median of {rounds} rounds, ± half the range"))
    console.print(ratios_table(samples))
    for target in targets(samples):
        verdict = "[green]met[/]   " if target.met else "[red]missed[/]"
        console.print(f"{verdict}  {target.text}: {number(target.value)}", highlight=False)


def figures_table(samples: Samples, title: str) -> Table:
    """One row per figure, one column per subject."""
    table = Table(title=title)
    table.add_column("")
    for heading in HEADINGS.values():
        table.add_column(heading, justify="right")
    for figure, text in FIGURES.items():
        table.add_row(text, *(cell(samples, subject, figure) for subject in HEADINGS))
    return table


def ratios_table(samples: Samples) -> Table:
    """How many times Catanatron's figure."""
    table = Table(title="times Catanatron, median of the ratios within each round")
    table.add_column("")
    subjects = [subject for subject in HEADINGS if subject != CATANATRON]
    for subject in subjects:
        table.add_column(HEADINGS[subject], justify="right")
    for mine, theirs, text in RATIOS:
        ratios = [samples.ratio(subject, mine, CATANATRON, theirs) for subject in subjects]
        table.add_row(text, *(number(ratio) for ratio in ratios))
    return table


def cell(samples: Samples, subject: str, figure: str) -> str:
    """The median, and how far the rounds lay apart."""
    middle = samples.middle(subject, figure)
    if middle is None:
        return ""
    values = samples.values(subject, figure)
    spread = 50 * (max(values) - min(values)) / middle
    return f"{number(middle)} [dim]±{spread:.0f}%[/]"


def number(value: float | None) -> str:
    """Three significant digits."""
    if value is None:
        return ""
    for size, letter in ((1e6, " M"), (1e3, " k")):
        if value >= size:
            return f"{value / size:.3g}{letter}"
    return f"{value:.3g}"


def machine() -> str:
    """The machine in general words."""
    system = f"{platform.system()} {platform.machine()}"
    return f"{os.cpu_count()} CPUs, {system}, Python {platform.python_version()}"
