"""Toll with one thing wrong at a time: what the conformance checks must not let pass.

Each variant breaks one clause of the contract. `FAULTS` of a module lists them, each with words of
the finding that names the fault.
"""

from __future__ import annotations

from tabard.games.toll import Toll
from tabard.games.toll.state import TollState
from tabard.kernel.step import Step

Faults = list[tuple[str, type[Toll]]]


def with_step(*others: Step[TollState]) -> type[Toll]:
    """Toll with other steps in the place of those of the same name."""
    named = {step.name: step for step in others}

    class Variant(Toll):
        def round(self) -> tuple[Step[TollState], ...]:
            return tuple(named.get(usual.name, usual) for usual in super().round())

        def robbed(self) -> Step[TollState]:
            return named.get("robbed", super().robbed())

    return Variant


def with_table(table: type[TollState]) -> type[Toll]:
    """Toll whose state is of another class."""
    return type("Variant", (Toll,), {"table": table})
