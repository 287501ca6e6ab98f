"""Weights that travel with a job: a worker on another machine has no such file."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tabard.bots import weights
from tabard.kernel.errors import BadInput


@dataclass(frozen=True)
class Packed:
    """A task with the files that its bots read, by name."""

    task: Callable[[Any], Any]
    files: dict[str, str]

    def __call__(self, job: Any) -> Any:
        weights.CARRIED.update(self.files)
        return self.task(job)


def with_files(task: Callable[[Any], Any], bots: Iterable[str]) -> Callable[[Any], Any]:
    """A task with the weights that bots such as `learned@FILE` name; itself where none does."""
    files: dict[str, str] = {}
    for source in sorted({bot.partition("@")[2] for bot in bots} - {""}):
        path = Path(source)
        try:
            for one in [path] if path.suffix == weights.SUFFIX else path.glob(f"*{weights.SUFFIX}"):
                files[str(one)] = one.read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadInput(f"weights {source}", f"cannot be read: {error}") from None
    return Packed(task, files) if files else task
