"""What each slot of an observation should be, read slowly from the view by the name of the slot.

It shares nothing with the engine's encoders: a name is a path into the view of a seat. Facts of
running parts are read from what they show to the seat. Where a game keeps a thing in another form
than its view has it, the name says a word that is explained here, game by game.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from tabard.games.feudum import royal_writs as rw
from tabard.games.feudum import tables as feudum
from tabard.games.pilgrim import atlas
from tabard.games.pilgrim.path import END_IDS
from tabard.kernel.state import State

LARGEST: Final = 255
STEP: Final = re.compile(r"([^.\[\]+]+)|\[(\d+)\]|\+(\d+)")
NOT_THERE: Final = object()
Reader = Callable[["Seen", re.Match[str]], int]


class Seen:
    """What a seat sees of a state, asked slot by slot."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.players = int(state.players)
        self.view = state.view(seat)
        self.truth = state.position()
        self.facts: dict[str, Any] = {}
        frame = state.running
        while frame is not None:
            self.facts.setdefault(frame.kind(), frame.shown(seat))
            frame = frame.up

    def slot(self, name: str) -> int:
        """The number that a slot should have."""
        reader, match = reader_of(name)
        if reader is not None and match is not None:
            return reader(self, match)
        path, is_one, word = name.partition("=")
        if not is_one:
            return self.number(name)
        found = self.reached(path)
        if not (word[:1] == "+" and word[1:].isdigit()):
            return self.count(found, word)
        n = int(word[1:])
        rival = self.count(found, n) if n >= self.players else 0
        return self.count(found, self.who(n)) + rival

    def number(self, name: str) -> int:
        """A number, what it lacks to 0, or what it has above the largest."""
        value = self.reached(name.rstrip("-+"))
        number = int(value) if isinstance(value, int) else 0
        if name.endswith("-"):
            number = -number
        elif name.endswith("+"):
            number -= LARGEST
        return max(0, min(number, LARGEST))

    def count(self, found: Any, word: Any) -> int:
        """How often a word is there."""
        if isinstance(found, (list, dict)):
            return [str(each) for each in found].count(str(word))
        if found is None:
            return int(word == "null")
        return int(str(found) == str(word))

    def who(self, n: int) -> Any:
        """The seat so far from the viewer, or who comes after the seats."""
        if n < self.players:
            return (self.seat + n) % self.players
        return "abbott" if self.view.get("abbott") else "nobody"

    def reached(self, path: str) -> Any:
        """The word at a path of the view."""
        root: Any = self.view
        if path.startswith("facts."):
            _, kind, *rest = path.split(".", 2)
            root = self.facts.get(kind, NOT_THERE)
            path = rest[0] if rest else ""
        found = self.follow(root, path)
        if found is NOT_THERE and path.startswith("seats+") and ".goods." in path:
            found = self.follow(self.truth, path)  # behind a screen, but everybody remembers it
        return NOT_THERE if found is NOT_THERE else found

    def follow(self, word: Any, path: str) -> Any:
        """The word at a path from another one."""
        for key, index, around in steps_of(path):
            if around and isinstance(word, list):
                n = int(around)
                who = self.who(n)
                if who == "abbott":
                    word = self.view["abbott"]
                else:
                    word = word[who] if isinstance(who, int) else NOT_THERE
            elif index and isinstance(word, list):
                word = word[int(index)] if int(index) < len(word) else NOT_THERE
            elif key and isinstance(word, dict):
                word = word.get(key, NOT_THERE)
            else:
                return NOT_THERE
        return word

    def mat(self, n: str) -> dict[str, Any]:
        """What lies before a seat, counted from the viewer."""
        found: dict[str, Any] = self.follow(self.view["seats"], f"+{n}")
        return found


@cache
def reader_of(name: str) -> tuple[Reader | None, re.Match[str] | None]:
    """Who reads a slot that is no plain path."""
    for pattern, reader in READERS.items():
        match = re.fullmatch(pattern, name)
        if match:
            return reader, match
    return None, None


@cache
def steps_of(path: str) -> list[tuple[str, str, str]]:
    """A path step by step: a key, a number in a list, or a seat from the viewer."""
    return STEP.findall(path)


def colour(seen: Seen, n: int, of: dict[str, int]) -> int:
    """Markers of the colour of a seat, or of one that nobody plays."""
    who = seen.who(n)
    return of.get(feudum.COLOUR_IDS[who if isinstance(who, int) else n], 0)


def subject(seen: Seen, m: re.Match[str]) -> int:
    one = seen.view["locations"][m[1]]
    return int(one["subject"] and one["ruler"] == seen.who(int(m[2])))


def vessels(seen: Seen, m: re.Match[str]) -> int:
    found = seen.view["locations"][m[1]]["vessels"]
    return sum(1 for one in found if (one["fresh"] if m[2] == "fresh" else one["kind"] == m[2]))


def bound(seen: Seen, m: re.Match[str]) -> int:
    pawn = {"seat": seen.who(int(m[2])), "pawn": m[3]}
    return int(pawn in seen.view["monsters"][m[1]]["binds"])


def writ(seen: Seen, m: re.Match[str]) -> int:
    found = seen.reached(m[0])
    return rw.WRIT_IDS.index(found) + 1 if isinstance(found, str) else 0


def on_edge(seen: Seen, m: re.Match[str]) -> int:
    return sum(b["on_edge"] for b in seen.view["buildings"] if b["building"] == m[1])


def in_slots(seen: Seen, m: re.Match[str]) -> int:
    wanted: dict[str, Any] = {
        "own": {"building": m[3], "donated": False},
        "donated": {"building": m[3], "donated": True},
        "favour": {"favour": m[3]},
    }
    return int(wanted[m[2]] in seen.mat(m[1])["slots"])


def at_cell(seen: Seen, m: re.Match[str]) -> int:
    found = 0
    for n, path in enumerate(seen.mat(m[1])["paths"], 1):
        for link in path["links"]:
            if link["cell"] == m[2]:
                through = m[3] in (link["entry"], link["exit"])
                found = n if through or (m[3] == "shrine" and link["shrine"]) else found
                if m[3] == "head" and link is path["links"][-1]:
                    out = link["exit"]
                    found = 8 if out is None else atlas.EDGE_IDS.index(out) + 1
    return found


def of_path(seen: Seen, m: re.Match[str]) -> int:
    paths = seen.mat(m[1])["paths"]
    if int(m[2]) >= len(paths):
        return 0
    path = paths[int(m[2])]
    target = path["target"]
    found: dict[str, int] = {
        "number": 1,
        "end": END_IDS.index(path["end"]),
        "target": 0 if target is None else atlas.CELL_IDS.index(target) + 1,
        "detoured": int(path["detoured"]),
        "abandoned": int(path["abandoned"]),
        "length": len(path["links"]),
        "shrines": sum(link["shrine"] for link in path["links"]),
        "points": min(path["points"], 127),
    }
    return found[m[3]]


def option(seen: Seen, m: re.Match[str]) -> int:
    value = seen.view["options"].get(m[1], False)  # a part that is not chosen is not named
    return int(value) if m[2] is None else int(str(value) == m[2])


READERS: Final[dict[str, Reader]] = {
    r"unused \d+": lambda seen, m: 0,
    r"at=(.*)": lambda seen, m: int(seen.view["at"][-1] == m[1]),
    r"behind=(.*)": lambda seen, m: int(m[1] in seen.view["at"][:-1]),
    r"progress": lambda seen, m: min(int(seen.state.progress), LARGEST),
    r"caller\.progress": lambda seen, m: min(int(seen.state.main_progress()), LARGEST),
    r"options\.(\w+)(?:=(.*))?": option,
    r"facts\.(\w+)": lambda seen, m: int(m[1] in seen.facts),
    r"locations\.(\w+)\.subject=\+(\d)": subject,
    r"locations\.(\w+)\.vessels=(\w+)": vessels,
    r"monsters\.(\w+)\.binds=\+(\d)\.(\w+)": bound,
    r"guilds\.rows\+(\d)": lambda seen, m: colour(seen, int(m[1]), seen.view["guilds"]["rows"]),
    r"supply\.markers\+(\d)": lambda seen, m: colour(
        seen, int(m[1]), seen.view["supply"]["markers"]
    ),
    r"seats\+(\d)\.seals\.number": lambda seen, m: len(seen.mat(m[1])["seals"]),
    r"((mine\.)?under|facts\.drawing\.drawn)\[\d+\]": writ,
    r"buildings\.on_edge=(\w+)": on_edge,
    r"seats\+(\d)\.slots\.(own|donated|favour)=(\w+)": in_slots,
    r"seats\+(\d)\.paths\.(\w+)\.(\w+)": at_cell,
    r"seats\+(\d)\.paths\[(\d)\]\.(\w+)": of_path,
}
