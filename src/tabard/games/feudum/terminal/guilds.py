"""The six guilds: who holds which seat with how many stars, and what lies on their boards."""

from __future__ import annotations

from tabard.games.feudum import prospect
from tabard.games.feudum import tables as t
from tabard.games.feudum.terminal.pen import Pen
from tabard.games.lines import Line, flow


def guilds(pen: Pen, width: int) -> list[Line]:
    """One guild after another in their ring."""
    lines: list[Line] = []
    for guild in t.GUILD_IDS:
        name = f" {pen.called(guild):<{Pen.LABEL - 1}}"
        items = [seats(pen, guild), *contents(pen, guild)]
        lines += flow([(name, "strong")], items, width, Pen.LABEL)
    return lines


def seats(pen: Pen, guild: str) -> Line:
    """The seats from the master down, each with its holder's stars."""
    line: Line = []
    for rank, seat in enumerate(pen.view["guilds"]["seats"][guild]):
        role = pen.say(f"rank-{t.SEAT_IDS[rank]}")
        line.append((f"{role} " if rank == 0 else f", {role} ", "faint"))
        if seat is None:
            line.append((pen.say("table-seat-empty"), "faint"))
        else:
            line += [pen.sign(seat), (f" {prospect.stars(pen.view, guild, seat)}★", "")]
            if guild in pen.seats[seat]["reeves"]:
                line.append((f" ({pen.say('table-reeve')})", ""))
    return line


def contents(pen: Pen, guild: str) -> list[Line]:
    """What lies on a guild's board."""
    found = pen.view["guilds"]
    if guild == "farmer":
        beads = " ".join(str(bead) for bead in found["chickens"]) or "–"
        return [
            with_label(pen, "table-barn", pen.heap(found["barn"])),
            [(f"{pen.say('table-chickens')} {beads}", "")],
            pen.note("table-purse", number=found["purse"]),
        ]
    if guild == "merchant":
        return [with_label(pen, "table-market", [price(pen, kind) for kind in t.GOOD_IDS])]
    if guild == "alchemist":
        yard = [f"{n} {pen.called(kind)}" for kind, n in found["vessels"].items() if n]
        return [
            with_label(pen, "table-stores", pen.heap(found["stores"])),
            [(f"{pen.say('table-yard')} {', '.join(yard) or '–'}", "")],
        ]
    if guild == "knight":
        return [knight_rows(pen)]
    if guild == "noble":
        held = [str(t.SCROLL_IDS.index(name) + 1) for name in found["scrolls"]]
        return [[(f"{pen.say('table-scrolls')} {' '.join(held) or '–'}", "")]]
    beads = " ".join(str(bead) for bead in found["rosary"])
    return [
        [(f"{pen.say('table-rosary')} {beads or '–'} = {sum(found['rosary'])}", "")],
        pen.note("table-coffer", number=found["coffer"]),
    ]


def with_label(pen: Pen, key: str, items: list[Line]) -> Line:
    """A word and some things after it on one line."""
    line: Line = [(f"{pen.say(key)} ", "")]
    for i, item in enumerate(items):
        line += ([(", ", "faint")] if i else []) + item
    return line if items else [(f"{pen.say(key)} –", "")]


def price(pen: Pen, kind: str) -> Line:
    """How many goods of a kind the merchants have, and what the next one costs."""
    number = pen.view["guilds"]["market"][kind]
    text = f"{number} {pen.called(kind)}"
    if number:
        text += f"@{prospect.price(pen.view, kind)}"
    return [(text, kind if number else "faint")]


def knight_rows(pen: Pen) -> Line:
    """The rows of the knights, those of nobody last."""
    line: Line = [(f"{pen.say('table-rows')} ", "")]
    for i, number in enumerate(pen.view["guilds"]["rows"].values()):
        owner = pen.sign(i) if i < len(pen.seats) else ("·", "faint")
        line += [owner, (f"{number} ", "")]
    return line
