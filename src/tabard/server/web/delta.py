"""What changed from one frame to the next, so that a move costs little on the wire."""

from __future__ import annotations

from difflib import SequenceMatcher
from typing import Any, Final

from tabard.server.web.frame import Frame

GROUP: Final = "<g "  # a picture is cut where its groups begin
PATCHED: Final = "board"


class Sent:
    """What one client has: the fragments and lines that were sent to it, in order."""

    def __init__(self) -> None:
        self.facts: dict[str, Any] = {}
        self.parts: dict[str, str] = {}
        self.lines: list[str] = []

    def news(self, frame: Frame) -> dict[str, Any]:
        """What the client needs to go from what it has to this frame; empty if nothing."""
        found: dict[str, Any] = {}
        for key, value in frame.items():
            if key not in ("parts", "log") and (key not in self.facts or self.facts[key] != value):
                found[key] = self.facts[key] = value
        parts = {
            name: self.part(name, content)
            for name, content in frame["parts"].items()
            if self.parts.get(name) != content
        }
        if parts:
            found["parts"] = parts
            self.parts |= frame["parts"]
        kept = shared(self.lines, frame["log"])
        if kept < len(self.lines) or kept < len(frame["log"]):
            found["log"] = [*slid(self.lines, frame["log"], kept)]
            self.lines = frame["log"]
        return found

    def part(self, name: str, content: str) -> Any:
        """A fragment whole, or the edits that make it of the one the client has."""
        old = self.parts.get(name)
        if name != PATCHED or old is None:
            return content
        edits = patch(old.split(GROUP), content.split(GROUP))
        size = sum(len(text) for _, _, texts in edits for text in texts)
        return edits if size < len(content) // 2 else content


def shared(old: list[str], new: list[str]) -> int:
    """How many lines at the beginning are the same."""
    count = 0
    for one, two in zip(old, new, strict=False):
        if one is not two and one != two:
            break
        count += 1
    return count


def slid(old: list[str], new: list[str], kept: int) -> tuple[int, int, list[str]]:
    """Lines to drop at the beginning, to keep after them, and to add: a log that is cut slides."""
    if kept == 0 and old and new and old[0] != new[0] and new[0] in old:
        drop = old.index(new[0])
        kept = shared(old[drop:], new)
        return drop, kept, new[kept:]
    return 0, kept, new[kept:]


def patch(old: list[str], new: list[str]) -> list[tuple[int, int, list[str]]]:
    """Edits, last first: replace the groups from one number to another by others."""
    if len(old) == len(new):  # most moves: the same groups, some of them changed
        return [(i, i + 1, [new[i]]) for i in range(len(old) - 1, -1, -1) if old[i] != new[i]]
    head = shared(old, new)
    tail = shared(old[head:][::-1], new[head:][::-1])
    one, two = old[head : len(old) - tail], new[head : len(new) - tail]
    matcher = SequenceMatcher(None, one, two, autojunk=False)
    return [
        (head + a, head + b, two[c:d])
        for word, a, b, c, d in reversed(matcher.get_opcodes())
        if word != "equal"
    ]
