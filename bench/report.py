"""The samples as a table, as a verdict on the targets, and as one JSON object."""

import os
import platform
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from bench.run import Samples
from bench.subject import CATANATRON, COMPILED, TITLES, UNCOMPILED
from tabard.version import __version__

FIGURES = {
    "decisions": "player decisions per second, random play",
    "choices": "the same with chance counted as choices",
    "python_decisions": "player decisions per second, checked, from a Python loop",
    "real_decisions": "player decisions with two or more options",
    "copies": "copies of mid-game states per second, from a Python loop",
    "engine_copies": "the same from the engine's own loop",
    "games": "whole random games per second",
    "replay_ms": "checked replay of a whole game, ms",
    "view_us": "view of one seat, µs",
    "svg_us": "picture of a view as SVG, µs",
}
RATIOS = [
    ("decisions", "decisions", "player decisions / actions"),
    ("choices", "decisions", "decisions and chance / actions"),
    ("python_decisions", "decisions", "decisions from a Python loop / actions"),
    ("copies", "copies", "copies / copies"),
    ("engine_copies", "copies", "copies in the engine's loop / copies"),
]


class Target(NamedTuple):
    """A promise: a value, its bound, and whether it keeps to it."""

    text: str
    value: float | None
    met: bool


def targets(samples: Samples) -> list[Target]:
    """What the engine promises, against what this run measured."""
    speed = samples.ratio(COMPILED, "decisions", CATANATRON, "decisions")
    copying = samples.ratio(COMPILED, "copies", CATANATRON, "copies")
    replay = samples.middle(COMPILED, "replay_ms")
    plain = samples.ratio(UNCOMPILED, "decisions", CATANATRON, "decisions")
    return [
        Target("compiled: 80 × Catanatron's actions/s", speed, (speed or 0) >= 80),
        Target("compiled: 100 × Catanatron's copies/s", copying, (copying or 0) >= 100),
        Target("compiled: whole-game replay under 0.2 ms", replay, (replay or 1) < 0.2),
        Target("uncompiled: 3 × Catanatron's actions/s", plain, (plain or 0) >= 3),
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
            f"{subject}: {text}": ratio
            for subject in TITLES
            for mine, theirs, text in RATIOS
            if (ratio := samples.ratio(subject, mine, CATANATRON, theirs)) is not None
        },
        "targets": [target._asdict() for target in targets(samples)],
    }


def show(samples: Samples, console: Console) -> None:
    """Print figures, ratios and verdicts."""
    rounds = len(samples.answers[COMPILED])
    console.print(f"Tabard {__version__} beside its peers: {machine()}")
    console.print(f"Median of {rounds} interleaved rounds, lowest and highest below it.")
    console.print(figures_table(samples))
    console.print(ratios_table(samples))
    for target in targets(samples):
        verdict = "[green]met[/]   " if target.met else "[red]missed[/]"
        console.print(f"{verdict}  {target.text}: {number(target.value)}", highlight=False)


def figures_table(samples: Samples) -> Table:
    """One row per figure, one column per subject."""
    table = Table(title="Measured", show_lines=True)
    table.add_column("", ratio=2)
    for subject, title in TITLES.items():
        table.add_column(f"{title}\n({samples.mode(subject)})", justify="right")
    for figure, text in FIGURES.items():
        table.add_row(text, *(cell(samples, subject, figure) for subject in TITLES))
    return table


def ratios_table(samples: Samples) -> Table:
    """How many times Catanatron's figure."""
    table = Table(title="Times Catanatron")
    table.add_column("")
    subjects = [subject for subject in TITLES if subject != CATANATRON]
    for subject in subjects:
        table.add_column(TITLES[subject], justify="right")
    for mine, theirs, text in RATIOS:
        ratios = [samples.ratio(subject, mine, CATANATRON, theirs) for subject in subjects]
        table.add_row(text, *(number(ratio) for ratio in ratios))
    return table


def cell(samples: Samples, subject: str, figure: str) -> str:
    """The median, and below it how far the rounds lay apart."""
    values = samples.values(subject, figure)
    if not values:
        return ""
    middle = number(samples.middle(subject, figure))
    return f"{middle}\n[dim]{number(min(values))} – {number(max(values))}[/]"


def number(value: float | None) -> str:
    """Three significant digits, or thousands in full."""
    if value is None:
        return ""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def machine() -> str:
    """The machine in general words."""
    system = f"{platform.system()} {platform.machine()}"
    return f"{os.cpu_count()} CPUs, {system}, Python {platform.python_version()}"
