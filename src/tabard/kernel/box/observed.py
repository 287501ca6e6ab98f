"""The source that fills observations, for `weave`: what is woven into a game's `observe.py`."""

from __future__ import annotations

import re
from typing import Any

from tabard.kernel.box.frozen import frames
from tabard.kernel.box.observation import Plan
from tabard.kernel.box.slots import TOP, Block, Names
from tabard.kernel.game import Game

LOCALS = (
    "b: i64 = 0",
    "zero: i64 = 0",
    "one: i64 = 1",
    "full: i64 = 255",
    "top: i64 = 0x2000000000000000",
)


def observed(game: Game[Any], what: str, names: Names) -> list[str]:
    """The lines of a mark: FACTS, MAT, TABLE or SIZES."""
    plan = Plan(game, names)
    if what == "SIZES":
        sizes = {"TABLE": plan.table.words, "FACTS": plan.starts[-1], "MAT": plan.mat.words}
        lines = [f"{name}: Final = {words}" for name, words in sizes.items()]
        return [
            *lines,
            f"OBJECTS: Final = ({plan.table.objects}, {plan.mat.objects})",
            f"NUMBERS: Final = ({plan.table.numbers}, {plan.mat.numbers})",
            f'MARK: Final = "{plan.mark}"',
        ]
    if what == "FACTS":
        return [line for kind in plan.kinds() for line in of_part(plan, kind)]
    if what == "MAT":
        return body(plan.mat)
    return [*table(plan), *running(plan), *seats(plan)]


def body(block: Block) -> list[str]:
    """The lines that fill a block, with the locals that they use."""
    text = "\n".join(block.lines)
    return [
        *[line for line in LOCALS if re.search(rf"\b{line.split(':')[0]}\b", text)],
        *block.lines,
    ]


def table(plan: Plan) -> list[str]:
    """What lies on the table."""
    lines = body(plan.table)
    mine = ["me = s.seats[seat]"] if any(re.search(r"\bme\.", line) for line in lines) else []
    return [
        "w = rows.words",
        "drawn = rows.drawn",
        "first = n * rows.objects",
        "spread = rows.spread",
        "start = n * rows.numbers",
        *(["held = rows.held[n]", "met: i64 = 0"] if plan.facts or plan.table.parts else []),
        "at = self.stand(s, rows, n)",
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
    lines = ["frame = s.running", "while frame is not None:"]
    number = {kind: n for n, kind in enumerate(plan.facts)}
    for n, kind in enumerate(order):
        test = "if" if n == 0 else "elif"
        bit = hex(1 << number[kind])
        lines += [
            f"    {test} isinstance(frame, {classes[kind].__name__}):",
            f"        if met & {bit} == 0:",
            f"            met |= {bit}",
            f"            note_{kind}(frame, seat, seats, w, at + {plan.starts[number[kind]]})",
        ]
    every = hex((1 << len(order)) - 1)
    return [
        *lines,
        "    frame = frame.up",
        f"if held & ~met & {every} != 0:",
        f"    self.forget(held & ~met & {every}, w, at)",
        "at += FACTS",
    ]


def of_part(plan: Plan, kind: str) -> list[str]:
    """The function that fills the block of one kind of part."""
    name = type(frames(plan.game)[kind]).__name__
    return [
        f"def note_{kind}(f: {name}, seat: i64, seats: i64, w: vec[i64], at: i64) -> None:",
        *["    " + line for line in body(plan.facts[kind])],
        "",
        "",
    ]


def seats(plan: Plan) -> list[str]:
    """What lies before each seat clockwise from the viewer, and before the game's own players."""
    assert len(plan.facts) + plan.table.parts <= TOP, "more parts than a number has bits"
    on = [
        "    at += MAT",
        *([f"    first += {plan.mat.objects}"] if plan.mat.objects else []),
        *([f"    start += {plan.mat.numbers}"] if plan.mat.numbers else []),
    ]
    fill = "fill_mat(s, s.seats[{0}], {0}, seat, seats, w, at, drawn, first, spread, start)"
    return [
        *(["rows.held[n] = met"] if plan.facts or plan.table.parts else []),
        *([f"first += {plan.table.objects}"] if plan.table.objects and plan.mat.objects else []),
        *([f"start += {plan.table.numbers}"] if plan.table.numbers and plan.mat.numbers else []),
        "who = seat",
        "for _turn in range(players):",
        "    " + fill.format("who"),
        *on,
        "    who += 1",
        "    if who == players:",
        "        who = 0",
        "for rival in range(players, len(s.seats)):",
        "    " + fill.format("rival"),
        *on,
    ]
