"""What PIL-1.7 demands of every table, counted anew from what everybody sees."""

from __future__ import annotations

from tabard.kernel.state import State
from tests.games.pillars.box import CUBES
from tests.games.pillars.tables import Position


def unsound(state: State) -> list[str]:
    """The sentences of PIL-1.7 that do not hold."""
    view = state.view(None)
    problems = [
        f"{kind}: {cubes(view, kind)}" for kind in CUBES if cubes(view, kind) != CUBES[kind]
    ]
    for number, player in enumerate(view["seats"]):
        limit = 6 if "adv_jack" in player["advantages"] else 5
        if view["step"] == "dismissal" and view["to_move"] == number:
            limit += 1
        if len(player["row"]) > limit:
            problems.append(f"seat {number}: a row of {len(player['row'])}")
        if not 0 <= player["gold"] <= 30:
            problems.append(f"seat {number}: {player['gold']} gold")
        if player["vp"] < 0:
            problems.append(f"seat {number}: {player['vp']} points")
        if builders(view, number) != 3:
            problems.append(f"seat {number}: {builders(view, number)} builders")
    return problems


def cubes(view: Position, kind: str) -> int:
    """All cubes of a kind, wherever they are."""
    everywhere: int = view["supply"][kind] + view["market"].get(kind, 0)
    everywhere += sum(player["goods"][kind] for player in view["seats"])
    return everywhere + (view["court_metal"] if kind == "metal" else 0)


def builders(view: Position, number: int) -> int:
    """All builders of a seat, wherever they are."""
    found: int = view["bag"][number] + view["set_aside"][number] + (view["drawn"] == number)
    found += sum(waiting["seat"] == number for waiting in view["waiting"])
    found += sum(spaces.count(number) for spaces in view["spaces"].values())
    return found
