"""`python -m bench [--quick] [--json]`: measure Tabard and its peers, print the comparison."""

import argparse
import json

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from bench.report import as_json, show
from bench.run import Samples, collect
from bench.subject import TITLES

LONG = (7, 1.0)
QUICK = (3, 0.3)


def main() -> None:
    """Parse, measure, print."""
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="3 short rounds instead of 7")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    arguments = parser.parse_args()
    samples = measure(*(QUICK if arguments.quick else LONG))
    if arguments.json:
        print(json.dumps(as_json(samples), indent=2, ensure_ascii=False))
    else:
        show(samples, Console())


def measure(rounds: int, seconds: float) -> Samples:
    """All samples, with a progress bar on the error stream: the output stays clean."""
    columns = (BarColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True)) as progress:
        task = progress.add_task("", total=rounds * len(TITLES))
        begun = False

        def tick(subject: str) -> None:
            nonlocal begun
            progress.update(task, description=TITLES[subject], advance=int(begun))
            begun = True

        samples = collect(rounds, seconds, tick)
        progress.update(task, description="done", advance=1)
    return samples


if __name__ == "__main__":
    main()
