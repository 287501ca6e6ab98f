"""Outcomes of matches in a file of JSON lines, so that a run can be taken up where it stopped."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TextIO

from tabard.kernel.errors import BadInput
from tabard.lab.matches import Outcome, outcome_of
from tabard.lab.provenance import provenance

KIND = "tabard-arena"
FORMAT = 1


class Store:
    """The file of one arena: how it was made, then a line per game."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.about: dict[str, Any] = {}
        self.outcomes: list[Outcome] = []

    def read(self) -> None:
        """Read what is there; a last line that was cut off is left out."""
        lines = self.path.read_text("utf-8").splitlines(keepends=True)
        if lines and not lines[-1].endswith("\n"):
            lines.pop()
        for number, line in enumerate(lines):
            try:
                data = json.loads(line)
                if number == 0:
                    if data.get("kind") != KIND or data.get("format") != FORMAT:
                        raise ValueError("not a file of the arena")
                    self.about = data
                else:
                    self.outcomes.append(outcome_of(data))
            except (ValueError, KeyError, TypeError, AttributeError) as error:
                raise BadInput(
                    f"{self.path}, line {number + 1}", f"cannot be read: {error}"
                ) from None

    @contextmanager
    def writing(self, what: dict[str, Any]) -> Iterator[TextIO]:
        """The file, open for further outcomes; a cut off line is cut away."""
        if self.path.exists():
            self.read()
        whole = "".join(json.dumps(line) + "\n" for line in self.lines(what))
        draft = self.path.with_name(f".{self.path.name}.part")
        draft.write_text(whole, "utf-8")
        draft.replace(self.path)
        with self.path.open("a", encoding="utf-8") as file:
            yield file

    def lines(self, what: dict[str, Any]) -> Iterator[dict[str, Any]]:
        """All that is known."""
        if not self.about:
            self.about = {"kind": KIND, "format": FORMAT, **what, **provenance()}
        yield self.about
        for outcome in self.outcomes:
            yield outcome.json()

    def add(self, file: TextIO, outcome: Outcome) -> None:
        """Keep one more outcome, at once."""
        self.outcomes.append(outcome)
        file.write(json.dumps(outcome.json()) + "\n")
        file.flush()
