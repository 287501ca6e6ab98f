"""What lies before the players."""

from __future__ import annotations

from collections.abc import Sequence

from tabard.games.lines import Line, flow
from tabard.games.terminal import Pen
from tabard.games.world.holdings import HOUSES, SEALS
from tabard.games.world.telling import PENALTIES


def mats(pen: Pen, width: int, seats: Sequence[int]) -> list[Line]:
    """What lies before some players, one under the other."""
    return [line for seat in seats for line in mat(pen, seat, width)]


def mat(pen: Pen, seat: int, width: int) -> list[Line]:
    """One player: figures, goods or the screen, cards."""
    p = pen.seats[seat]
    points = f"{p['vp']}½" if p["half"] else str(p["vp"])
    items: list[Line] = [
        [(f"{points} {pen.say('table-points')}", "strong")],
        *pen.items(p, (HOUSES, SEALS)),
    ]
    items += [[(pen.say(PENALTIES[penalty]), "now")] for penalty in p["penalties"]]
    lines = flow(pen.owner(seat), items, width, 3)
    if "goods" in p:
        goods: list[Line] = [pen.goods(kind, number) for kind, number in p["goods"].items()]
        lines += flow([("   ", "")], goods, width, 3, "  ")
        lines += row(pen, "table-hand", [(card, True) for card in p["hand"]], width)
    else:
        lines.append([("   ", ""), (pen.say("table-screen", number=p["cards"]), "faint")])
    if p["open"]:
        lines += row(pen, "table-open", list(zip(p["open"], p["used"], strict=True)), width)
    if p.get("hidden"):
        lines += row(pen, "table-hidden", [(card, True) for card in p["hidden"]], width)
    return lines


def row(pen: Pen, key: str, cards: list[tuple[str, bool]], width: int) -> list[Line]:
    """Some cards behind a word; those laid unused are marked."""
    start: Line = [(f"   {pen.say(key)}: ", "faint")]
    items: list[Line] = []
    for card, used in cards:
        note = "" if used else f" ({pen.say('table-unused')})"
        items.append([(f"{pen.called(card)}{note}", "" if used else "faint")])
    return flow(start, items, width, 5, ", ")
