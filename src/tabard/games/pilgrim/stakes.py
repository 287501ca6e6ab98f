"""What a choice costs and brings whoever makes it: the amounts that its label names.

Amounts are by kind, what is paid below 0. Each number comes from the function or table by which the
steps pay, with what a view shows. Acolytes in hand, a duty's value and points are amounts too.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabard.games.pilgrim import atlas, means
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.duties import fee_of, strength_of
from tabard.games.pilgrim.roads import shrine_piety, tile_over

View = Mapping[str, Any]
Form = Mapping[str, Any]
Stakes = dict[str, int]

STONE, WHEAT, SILVER = t.KIND_IDS
PIETY = t.DUE_IDS[t.PIETY_DUE]


def stakes(view: View, form: Form) -> Stakes | None:
    """The stakes of a choice; None where its label names no amounts."""
    do = form["do"]
    if do == "pick":
        return {"hand": mine(view)["locations"][form["location"]]}
    if do in ("tithe", "duty"):
        row = next((one for one in view["ring"] if one["duty"] == form["duty"]), None)
        return None if row is None else at_tile(view, do, row)
    if do == "rent":
        return rented(view, form["method"])
    if do == "take":
        return {form["kind"]: 1}
    if do == "tax":
        return {kind: form[kind] for kind in t.KIND_IDS}
    if do in ("buy", "sell", "replace"):
        return exchanged(form)
    if do in ("ordain", "mission", "alms", "donate", "construct"):
        return given(view, form)
    if do == "build_shrine":
        path = next((one for one in mine(view)["paths"] if one["end"] == "open"), None)
        if path is None:
            return None
        return {STONE: -atlas.SHRINE_STONE, PIETY: -int(shrine_piety(path["shrines"]))}
    return laid(view, form) if do == "lay" else None


def mine(view: View) -> Mapping[str, Any]:
    """The mat of the player who is asked."""
    seat = view["to_move"] if isinstance(view["to_move"], int) else 0
    mat: Mapping[str, Any] = view["seats"][seat]
    return mat


def owns(view: View, building: str) -> bool:
    """Whether the player who is asked has an active building."""
    return {"building": building, "donated": False} in mine(view)["slots"]


def at_tile(view: View, do: str, row: Mapping[str, Any]) -> Stakes:
    """A tithe, or a duty with the value and the fee that it has for the player (PGM-7.2)."""
    if do == "tithe":
        return {} if row["tithe"] is None else {row["tithe"]: 1}
    strength = strength_at(view, row)
    fee = int(fee_of(strength))
    if fee > mine(view)["silver"]:
        # What he cannot pay, only the majority of the Customs House spares him (PGM-20.28).
        strength, fee = t.MAJORITY, 0
    return {"value": t.STRENGTH_VALUE[strength], SILVER: -fee}


def strength_at(view: View, row: Mapping[str, Any]) -> int:
    """The strength of the player who is asked on a duty tile (PGM-7.1, PGM-20.33)."""
    place = row["location"]
    own = mine(view)["locations"][place]
    if own and view["pending"]["scriptorium"]:
        own += 1
    mats = [*view["seats"], *([view["abbott"]] if view["abbott"] else [])]
    others = [mat["locations"][place] for mat in mats if mat is not mine(view)]
    return int(strength_of(own, max([*others, int(row["dummy"])])))


def rented(view: View, method: str) -> Stakes | None:
    """The fee of a building; that of a Wagon Yard of others is asked for next (PGM-20.36)."""
    if method in t.KIND_IDS:
        return {method: -1}
    if method == t.BUILDING_IDS[t.BANK]:
        return {SILVER: -1}
    return {} if owns(view, method) else None


def exchanged(form: Form) -> Stakes:
    """Wares for silver, silver for wares or for what is due (PGM-20.22, PGM-20.27)."""
    number = form["number"]
    sign = -1 if form["do"] == "sell" else 1
    return {form["kind"]: sign * number, SILVER: -sign * number}


def given(view: View, form: Form) -> Stakes:
    """What a building, an ordination or alms take, and what a donation is worth at the end."""
    do, pending = form["do"], view["pending"]
    if do == "construct":
        return {STONE: -t.STONE_COST[t.BUILDING_IDS.index(form["building"])]}
    if do == "donate":
        return {"points": t.DONATION[t.BUILDING_IDS.index(form["building"])]}
    if do == "alms":
        wheat = int(means.wheat_of_alms(pending["mill"], form["wheat"]))
        return {SILVER: -form["silver"], WHEAT: -wheat}
    return {WHEAT: -int(means.wheat_of_step(pending["mill"], pending["milled"]))}


def laid(view: View, form: Form) -> Stakes:
    """The stone of a tile, and the donation to the site that it joins (PGM-17.3, PGM-18.30)."""
    unit = view["pending"]["unit"]
    if unit is None or unit["cell"] is None:
        return {}
    cell = atlas.CELL_IDS.index(unit["cell"])
    entry, leave = (atlas.EDGE_IDS.index(form[key]) for key in ("entry", "exit"))
    tile = int(tile_over(cell, pattern_on(view, unit["cell"]), entry, leave))
    found = {STONE: -atlas.TILE_STONE[tile] if tile >= 0 else 0}
    beyond = atlas.NEIGHBOUR[cell * atlas.EDGES + leave]
    for site in view["sites"]:
        if beyond >= 0 and site["cell"] == atlas.CELL_IDS[beyond]:
            found |= {PIETY: -site["piety"], SILVER: -site["silver"]}
    return found


def pattern_on(view: View, cell: str) -> int:
    """The pattern of tracks that a cell shows; 0 for none."""
    pattern = 0
    for track in view["cells"].get(cell, {"tracks": []})["tracks"]:
        a, b = (atlas.EDGE_IDS.index(track[key]) for key in ("entry", "exit"))
        pattern = atlas.PATTERN_WITH[pattern * atlas.PAIR_COUNT + atlas.PAIR[a * atlas.EDGES + b]]
    return pattern
