"""The source that fills observations, for `weave`: what is woven into a game's `observe.py`."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from tabard.kernel.box.frozen import frames
from tabard.kernel.box.observation import Plan
from tabard.kernel.box.slots import Block, Names
from tabard.kernel.game import Game

LOCALS = (
    "b: i64 = 0",
    "zero: i64 = 0",
    "one: i64 = 1",
    "full: i64 = 255",
    "top: i64 = 0x2000000000000000",
)

BYTE = re.compile(r"\b([spf])\.(\w+)\[\d")
OFTEN = 4


def observed(game: Game[Any], what: str, names: Names) -> list[str]:
    """The lines of a mark: FACTS, MAT, TABLE or SIZES."""
    plan = Plan(game, names)
    if what == "SIZES":
        sizes = {"TABLE": plan.table.words, "FACTS": plan.fact_words, "MAT": plan.mat.words}
        lines = [f"{name}: Final = {words}" for name, words in sizes.items()]
        return [*lines, f'MARK: Final = "{plan.mark}"']
    if what == "FACTS":
        return [line for kind in plan.kinds() for line in of_part(plan, kind)]
    if what == "MAT":
        return body(plan.mat)
    return [*table(plan), *running(plan), *seats()]


def body(block: Block) -> list[str]:
    """The lines that fill a block, with the locals that they use.

    A row of bytes of which many are read is a local too: each look at an attribute counts the
    references to the row up and down again.
    """
    text = "\n".join(block.lines)
    used = [line for line in LOCALS if re.search(rf"\b{line.split(':')[0]}\b", text)]
    for (owner, row), times in Counter(BYTE.findall(text)).items():
        if times >= OFTEN:
            used.append(f"{row} = {owner}.{row}")
            text = text.replace(f"{owner}.{row}[", f"{row}[")
    return [*used, *text.split("\n")]


def table(plan: Plan) -> list[str]:
    """What lies on the table."""
    lines = body(plan.table)
    mine = ["me = s.seats[seat]"] if any(re.search(r"\bme\.", line) for line in lines) else []
    return [
        "at = self.stand(s, w, at)",
        "players = s.players",
        f"seats = seat_places(seat, players, len(s.seats), {plan.seats})",
        *mine,
        *lines,
        "at += TABLE",
    ]


def running(plan: Plan) -> list[str]:
    """What the parts that run remember; of two of one kind the inner one tells."""
    if not plan.facts:
        return []
    classes = {kind: type(frames(plan.game)[kind]) for kind in plan.kinds()}
    order = sorted(classes, key=lambda kind: -len(classes[kind].__mro__))  # the derived first
    lines = ["clear(w, at, FACTS)", "met: i64 = 0", "frame = s.running", "while frame is not None:"]
    at = dict(zip(plan.facts, starts(plan), strict=True))
    for n, kind in enumerate(order):
        test = "if" if n == 0 else "elif"
        lines += [
            f"    {test} isinstance(frame, {classes[kind].__name__}):",
            f"        if met & {hex(1 << n)} == 0:",
            f"            met |= {hex(1 << n)}",
            f"            note_{kind}(frame, seat, seats, w, at + {at[kind]})",
        ]
    return [*lines, "    frame = frame.up", "at += FACTS"]


def starts(plan: Plan) -> list[int]:
    """Where the block of each kind of part begins."""
    found: list[int] = []
    total = 0
    for block in plan.facts.values():
        found.append(total)
        total += block.words
    return found


def of_part(plan: Plan, kind: str) -> list[str]:
    """The function that fills the block of one kind of part."""
    name = type(frames(plan.game)[kind]).__name__
    return [
        f"def note_{kind}(f: {name}, seat: i64, seats: i64, w: vec[i64], at: i64) -> None:",
        *["    " + line for line in body(plan.facts[kind])],
        "",
        "",
    ]


def seats() -> list[str]:
    """What lies before each seat clockwise from the viewer, and before the game's own players."""
    return [
        "who = seat",
        "for _turn in range(players):",
        "    fill_mat(s, s.seats[who], who, seat, seats, w, at)",
        "    at += MAT",
        "    who += 1",
        "    if who == players:",
        "        who = 0",
        "for rival in range(players, len(s.seats)):",
        "    fill_mat(s, s.seats[rival], rival, seat, seats, w, at)",
        "    at += MAT",
    ]
