"""Runs the workers, round by round and in turn, and keeps every sample.

A machine that slows down for a while slows all subjects of that round, so ratios are taken within
a round and their median over the rounds is reported.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median

import tabard
from bench.subject import COMPILED, TITLES, UNCOMPILED, Answer

ROOT = Path(__file__).resolve().parent.parent


class Samples:
    """What each subject answered in each round."""

    def __init__(self) -> None:
        self.answers: dict[str, list[Answer]] = {subject: [] for subject in TITLES}

    def values(self, subject: str, figure: str) -> list[float]:
        """A figure in every round; empty where the subject has none."""
        rounds = [answer["figures"].get(figure) for answer in self.answers[subject]]
        return [value for value in rounds if value is not None]

    def middle(self, subject: str, figure: str) -> float | None:
        """The median of a figure over the rounds."""
        values = self.values(subject, figure)
        return median(values) if values else None

    def ratio(self, subject: str, figure: str, other: str, others: str) -> float | None:
        """The median over the rounds of one subject's figure divided by another's."""
        pairs = zip(self.values(subject, figure), self.values(other, others))
        quotients = [mine / theirs for mine, theirs in pairs]
        return median(quotients) if quotients else None

    def mode(self, subject: str) -> str:
        """How the subject ran."""
        return self.answers[subject][-1]["mode"]


def collect(rounds: int, seconds: float, tick: Callable[[str], None]) -> Samples:
    """All samples; `tick` hears the subject about to be measured."""
    samples = Samples()
    subjects = list(TITLES)
    with tempfile.TemporaryDirectory() as folder:
        plain = plain_sources(Path(folder))
        for turn in range(rounds):
            first = turn % len(subjects)  # no subject always follows the same other
            for subject in subjects[first:] + subjects[:first]:
                tick(subject)
                answer = ask(subject, seconds, plain)
                check(subject, answer)
                samples.answers[subject].append(answer)
    check_same_games(samples)
    return samples


def plain_sources(folder: Path) -> Path:
    """A copy of the installed package without its extensions: the very same sources, uncompiled."""
    installed = Path(tabard.__file__).parent
    extensions = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(installed, folder / "tabard", ignore=extensions)
    return folder


def ask(subject: str, seconds: float, plain: Path) -> Answer:
    """Measure a subject in a process of its own."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    environment["OMP_NUM_THREADS"] = "1"  # one processor for everybody
    if subject == UNCOMPILED:
        environment["PYTHONPATH"] = str(plain)
    command = [sys.executable, "-m", "bench.worker", subject, str(seconds)]
    done = subprocess.run(
        command, check=False, cwd=ROOT, env=environment, capture_output=True, text=True
    )
    if done.returncode != 0:
        raise SystemExit(f"bench: {TITLES[subject]} could not be measured:\n{done.stderr}")
    answer: Answer = json.loads(done.stdout.splitlines()[-1])
    return answer


def check(subject: str, answer: Answer) -> None:
    """Refuse to report one mode's speed under the other's name."""
    expected = {COMPILED: "compiled", UNCOMPILED: "uncompiled"}.get(subject)
    if expected is not None and answer["mode"] != expected:
        raise SystemExit(f"bench: {TITLES[subject]} ran {answer['mode']}; nothing is reported")


def check_same_games(samples: Samples) -> None:
    """Refuse to compare modes that do not play the same games from the same seeds."""
    digests = {a["games"] for mode in (COMPILED, UNCOMPILED) for a in samples.answers[mode]}
    if len(digests) != 1:
        raise SystemExit("bench: compiled and uncompiled played different games")
