"""What a fuzzer has found: how much it tried, what came back, and how to see a failure again."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Found:
    """The outcome of some cases.

    answers   how often each status came
    failures  one line each: what was wrong, and the command that shows it again
    """

    cases: int = 0
    answers: Counter[int] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)

    def __add__(self, other: Found) -> Found:
        return Found(
            self.cases + other.cases,
            self.answers + other.answers,
            [*self.failures, *other.failures],
        )

    def __str__(self) -> str:
        answers = ", ".join(
            f"{status} × {count:,}" for status, count in sorted(self.answers.items())
        )
        told = f" ({answers})" if answers else ""
        lines = [f"{self.cases:,} cases, {len(self.failures)} failures{told}"]
        return "\n  ".join([*lines, *self.failures])
