"""Where each acolyte and serf stands; the rules do not tell a player's apart, the eye does."""

from collections.abc import Mapping
from typing import Any

from tabard.draw.following import followed

HAND = "hand"


def mats(view: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The players' mats, in a solo game Ab-Bott's behind the player's."""
    found = list(view["seats"])
    if view["abbott"] is not None:
        found.append(view["abbott"])
    return found


def active(view: Mapping[str, Any]) -> int | None:
    """The mat of whose turn it is; Ab-Bott's is the last."""
    if view["active"] == "abbott":
        return len(view["seats"])
    who: int | None = view["active"]
    return who


def places(view: Mapping[str, Any], number: int, mat: Mapping[str, Any]) -> list[str]:
    """Where the pieces of a mat are, one entry per piece."""
    found: list[str] = ["village"] * mat["village"] + ["abbey"] * mat["abbey"]
    for name, count in mat["activities"].items():
        found += [f"post-{name}"] * count
    for name, count in mat["locations"].items():
        found += [f"at-{name}"] * count
    for path in mat["paths"]:
        found.append(f"gate-{path['links'][0]['cell']}")
    shrines = {link["cell"] for path in mat["paths"] for link in path["links"] if link["shrine"]}
    found += [f"shrine-{cell}" for cell in sorted(shrines)]
    found += [f"site-{quadrant}" for quadrant in mat["sites"]]
    found += [f"harbour-{harbour}" for harbour in mat["harbours"]]
    found += ["alms"] * mat["alms_table"]
    if active(view) == number:
        found += [HAND] * view["pending"]["hand"]
    return found


def follow(view: Mapping[str, Any], before: Mapping[str, str] | None = None) -> dict[str, str]:
    """Each piece's place under its id; whoever did not move keeps the id it had `before`."""
    now: dict[str, str] = {}
    for number, mat in enumerate(mats(view)):
        now |= followed(f"piece-{number}", places(view, number, mat), before)
    for group, stand in view["dummies"].items():
        # A group is a queue: whoever goes from the rear to the front is the same piece.
        now |= followed(f"dummy-{group}", [f"at-{place}" for place in stand], before)
    return now


def of_mat(mat: int, *fields: str, players: int) -> str:
    """The paths of some fields of a mat; the one behind the players' is Ab-Bott's."""
    root = f"seats.{mat}" if mat < players else "abbott"
    return " ".join(f"{root}.{field}" for field in fields)


def of_mats(players: int, *fields: str) -> str:
    """The paths of some fields of every mat."""
    count = max(players, 2)  # nobody plays alone
    return " ".join(of_mat(mat, *fields, players=players) for mat in range(count))
