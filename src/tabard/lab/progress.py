"""How far a training has got: its generations, the checkpoint and the learning curve."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from tabard.kernel.errors import BadInput
from tabard.lab.chart import Line, lines
from tabard.lab.plan import Plan
from tabard.lab.statistics import wilson

CHECKPOINT: Final = "checkpoint.json"
CURVE: Final = "curve.svg"


@dataclass
class Generation:
    """What came out of one generation: seconds it took, error, and wins over older opponents."""

    number: int
    games: int
    seconds: float
    error: float
    shares: dict[str, float]
    best: bool


@dataclass
class Progress:
    """How far a training has got: everything that is needed to go on."""

    plan: Plan
    sums: list[list[list[float]]] = field(default_factory=list)
    generations: list[Generation] = field(default_factory=list)
    leads: list[float] = field(default_factory=list)

    @property
    def best(self) -> Generation | None:
        """The best generation so far."""
        return next((g for g in reversed(self.generations) if g.best), None)

    def save(self, folder: Path, features: Sequence[str]) -> None:
        """Write the checkpoint, whole or not at all, and the learning curve."""
        data = {
            "plan": asdict(self.plan),
            "features": list(features),
            "generations": [asdict(g) for g in self.generations],
            "leads": self.leads,
            "sums": self.sums,
        }
        write(folder / CHECKPOINT, json.dumps(data))
        write(folder / CURVE, curve(self))


def resumed(plan: Plan, folder: Path, features: Sequence[str]) -> Progress:
    """What a folder's checkpoint says of a plan, learned from the features that are named."""
    path = folder / CHECKPOINT
    try:
        data = json.loads(path.read_text("utf-8"))
        usual = asdict(type(plan)(plan.game, plan.players))  # what older checkpoints do not say
        same = {**plain(usual), **data["plan"]} == plain(asdict(plan))
        progress = Progress(
            plan,
            data["sums"],
            [Generation(**row) for row in data["generations"]],
            data["leads"],
        )
        fitting = data["features"] == list(features)
    except (ValueError, KeyError, TypeError) as error:
        raise BadInput(str(path), f"is damaged: {error}") from None
    if not same:
        raise BadInput(str(path), "belongs to a training with other settings")
    if not fitting:
        raise BadInput(str(path), "was learned from other features than the game names today")
    return progress


def plain(data: dict[str, Any]) -> dict[str, Any]:
    """Data as JSON gives them back."""
    found: dict[str, Any] = json.loads(json.dumps(data))
    return found


def curve(progress: Progress) -> str:
    """The learning curve: wins over the hand-written value, generation by generation."""
    plan = progress.plan
    against = {"hand": Line("hand-written"), "parent": Line("generation before")}
    for done in progress.generations:
        for name, line in against.items():
            key = f"generation {done.number - 1}" if name == "parent" else name
            if key in done.shares:
                share = done.shares[key]
                low, high = wilson(share * plan.checks, plan.checks)
                line.points.append((float(done.number), share, low, high))
    title = f"{plan.game}, {plan.players} players: learned value, one step ahead"
    shown = list(against.values())
    return lines(title, "generation", "share of wins against", shown, 1 / plan.players)


def write(path: Path, text: str) -> None:
    """A whole file or nothing."""
    draft = path.with_name(f".{path.name}.part")
    draft.write_text(text, "utf-8")
    draft.replace(path)
