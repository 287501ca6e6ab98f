"""What words need to know: the figures behind a prompt, a choice, a log line and the final scores.

Nothing here is a sentence. `Say` turns a message id and its values into one, in some language;
values named as in `tabard.words.NAMED` are ids there and become names.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from tabard.games.pilgrim import atlas
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.accounts import ABBOTT_ID as ABBOTT
from tabard.games.pilgrim.frames import ASK_RELIQUARY
from tabard.games.pilgrim.stakes import Stakes, mine, owns, stakes

Facts = dict[str, Any]
Say = Callable[..., str]
View = Mapping[str, Any]

# Only these begin a chapter of the log; turns are many.
CHAPTERS: Final = ("round-begins", "campaign-goes-on")

SITES: Final = {
    row["id"]: {key: row[key] for key in ("points", "piety", "silver")}
    for row in t.read("sites")["site"]
}

# Why Ab-Bott did something, by the id that the event carries.
WHY: Final = {
    "most-acolytes": "why-most-acolytes",
    "city-first": "why-city-first",
    "nearest-to-merchant": "why-nearest-to-merchant",
    "no-free-gate": "why-no-free-gate",
    "blocked": "why-blocked",
    "no-way": "why-no-way",
    "no-acolyte": "why-no-acolyte",
    "no-first-tile": "why-no-first-tile",
    "upgrade-takes-the-whole-action": "why-upgrade-takes-the-whole-action",
}
# Reasons that say that a thing is not there: a list of what is not open leaves them out.
ABSENT: Final = frozenset(
    (
        *("no-acolyte-there", "nobody-there", "no-open-road", "no-tithe-at-taxation"),
        *("no-own-bank-for-this-fee", "no-wagon-yard"),
    )
)
# Events whose places are those of the ring; others speak of quadrants by the same ids.
PLACED: Final = (
    "picks-up",
    "sows",
    "passes-over",
    "moves-acolyte",
    "takes-marker",
    "merchant-moves",
    "dummy-moves",
    "abbott-picks-up",
    "abbott-sows",
    "abbott-takes-marker",
    "abbott-recalls",
)
WITH_WHY: Final = ("abbott-picks-up", "abbott-stops")
# Names that events and choices need and that no data file gives.
NAMES: Final = (
    "name-village",
    "name-rest",
    "name-devotion",
    "name-silversmith",
    "name-alms",
    "name-donation",
)
WAYS: Final = {
    "se": "way-se",
    "s": "way-s",
    "sw": "way-sw",
    "nw": "way-nw",
    "n": "way-n",
    "ne": "way-ne",
}
ARRIVED: Final = 1  # `turn` of the sowing when a location has been reached


def asking(view: View) -> Facts:
    """The values of the prompt that a view asks."""
    pending = view["pending"]
    unit = pending["unit"]
    facts: Facts = {
        "hand": pending["hand"],
        "arrived": int(view["step"] == "sowing" and view["turn"] == ARRIVED),
        "task": pending["duty"] or "",
        "tool": pending["target"] or "",
        "left": pending["value"] + pending["extra"],
    }
    if view["step"] == "sowing" and pending["here"] is not None:
        facts["place"] = tile_at(view, pending["here"])
    if view["step"] == "alms_bonus":
        facts["thing"] = t.BONUS_IDS[view["turn"]]
    if unit is not None and unit["cell"] is not None:
        facts["space"] = unit["cell"]
    if view["step"] == "payment":
        facts["card"] = "reliquary" if pending["asked"] == ASK_RELIQUARY else "bank"
    elif pending["target"] is not None:
        facts["card"] = pending["target"]
    return facts


def tile_at(view: View, location: str) -> str:
    """The duty at a location, or the City."""
    for row in view["ring"]:
        if row["location"] == location:
            return str(row["duty"])
    return location


def places(view: View) -> dict[str, str]:
    """The duty at each place of the ring: players speak of Produce, not of the north."""
    return {row["location"]: row["duty"] for row in view["ring"]}


def goods(number: int, kind: str, say: Say) -> str:
    """Some of a kind: "3 stone"."""
    return say("goods", number=number, kind=kind)


def heap(pile: Mapping[str, int], say: Say) -> str:
    """Goods side by side: "1 stone + 3 piety"; "nothing" for none."""
    text = ""
    for kind, number in pile.items():
        if number:
            one = goods(number, kind, say)
            text = say("and", one=text, two=one) if text else one
    return text or say("nothing")


def happening(event: Mapping[str, Any], say: Say) -> Facts:
    """The values of a log line beyond those of its event: who has no seat is Ab-Bott."""
    facts: Facts = {}
    if event["seat"] < 0:
        facts["who"] = say("called", thing=ABBOTT)
    if event["thing"] in t.KIND_IDS:
        facts["goods"] = goods(event["amount"], event["thing"], say)
    if event["kind"] in WITH_WHY:
        facts["why"] = say(WHY[event["thing"]])
    return facts


def choosing(view: View, form: Mapping[str, Any], say: Say) -> Facts:
    """The values of a choice's label beyond those of its JSON form.

    `effect` is what a thing does by its print; all other numbers are the stakes of the moment.
    """
    do = form["do"]
    at_stake = stakes(view, form) or {}
    if do in ("pick", "go", "marker"):
        tile = called(say, tile_at(view, form["location"]))
        return {"tile": tile, "number": at_stake.get("hand", 0)}
    if do in ("relocate", "claim", "duty_tile", "token"):
        thing = form.get("place") or form.get("duty") or form.get("token")
        return {"tile": called(say, tile_at(view, str(thing)))}
    if do in ("tithe", "duty"):
        return duty_facts(form["duty"], at_stake, say)
    if do in ("use", "construct", "donate", "building"):
        return building_facts(view, form["building"], at_stake, say)
    if do in ("rent", "take"):
        return fee_facts(view, form, at_stake, say)
    if do in ("ordain", "mission", "alms", "replace"):
        return spent_facts(form, at_stake, say)
    if do == "allocate":
        goal = form["destination"]
        effect = say("back-to-abbey") if goal == "abbey" else say(f"effect-{goal}")
        return {"from": called(say, form["source"]), "to": called(say, goal), "effect": effect}
    if do == "tax":
        besides = {kind: form[kind] for kind in t.KIND_IDS if kind != t.KIND_IDS[t.SILVER]}
        bare = int(not any(besides.values()))
        return {"goods": heap(at_stake, say), "besides": heap(besides, say), "bare": bare}
    if do == "seed":
        return {"way": seed_way(view, form["first"], form["then"], say)}
    if do == "next_start" and form["seat"] >= len(view["seats"]):
        return {"seat": called(say, ABBOTT)}
    if do == "site":
        return {"spot": called(say, form["site"])}
    return road_facts(view, form, say)


def seed_way(view: View, first: str, then: str, say: Say) -> str:
    """The five places of a route of seeding, by what lies there (PGM-3.15)."""
    start = t.LOCATION_IDS.index(first)
    way = [t.LOCATION_IDS[(start - 1 + n) % t.RING + 1] for n in range(t.START_CITY)]
    if then in t.LOCATION_IDS:
        way[-2:] = [t.LOCATION_IDS[t.CITY], then]
    return " → ".join(called(say, tile_at(view, place)) for place in way)


def called(say: Say, thing: str) -> str:
    """The name of a thing."""
    return say("called", thing=thing)


def fee_facts(view: View, form: Mapping[str, Any], at_stake: Stakes, say: Say) -> Facts:
    """How a fee is paid, or what is taken; a Wagon Yard of others has a fee of its own."""
    way = form.get("method", "")
    if way == t.BUILDING_IDS[t.WAGON_YARD] and not owns(view, way):
        way = "rented_yard"
    return {"way": way, "goods": heap({kind: abs(n) for kind, n in at_stake.items()}, say)}


def spent_facts(form: Mapping[str, Any], at_stake: Stakes, say: Say) -> Facts:
    """The silver and wheat that are given, and the wheat that the Mill saves (PGM-20.31)."""
    silver, wheat = t.KIND_IDS[t.SILVER], t.KIND_IDS[t.WHEAT]
    spent = -at_stake.get(wheat, 0)
    kept = form.get(wheat, 1) - spent
    coins = goods(-at_stake.get(silver, 0), silver, say)
    return {"coins": coins, "spent": spent, "kept": kept, "most": t.MILLED_WHEAT}


def duty_facts(duty: str, at_stake: Stakes, say: Say) -> Facts:
    """A duty: its tithe, or the value and the fee it would have for the player."""
    facts: Facts = {"tile": called(say, duty), "effect": card(duty, say), "goods": ""}
    kind = next(iter(at_stake), "")
    if kind in t.TITHE_IDS and "value" not in at_stake:
        free = kind == t.TITHE_IDS[t.CORNUCOPIA]
        facts["goods"] = say("of-choice") if free else goods(at_stake[kind], kind, say)
    fee = -at_stake.get(t.KIND_IDS[t.SILVER], 0)
    return facts | {"value": at_stake.get("value", 0), "fee": fee}


def building_facts(view: View, building: str, at_stake: Stakes, say: Say) -> Facts:
    """A building: what it does, whose it is, what it costs and is worth."""
    facts: Facts = {
        "building": called(say, building),
        "effect": card(building, say),
        "stone": -at_stake.get(t.KIND_IDS[t.STONE], 0),
        "points": at_stake.get("points", 0),
        "whose": "edge",
        "seat": "",
    }
    held = {"building": building, "donated": False}
    if view["abbott"] is not None and held in view["abbott"]["slots"]:
        facts["whose"] = "abbott"
    for seat, mat in enumerate(view["seats"]):
        if held in mat["slots"]:
            facts["whose"] = "own" if mat is mine(view) else "other"
            facts["seat"] = seat
    return facts


def road_facts(view: View, form: Mapping[str, Any], say: Say) -> Facts:
    """What a road unit would touch, and what it costs."""
    do = form["do"]
    if do == "start_road":
        return {"spot": called(say, form["cell"])}
    if do == "leave_shrine":
        paths = mine(view)["paths"]
        cell = ""
        if form["path"] <= len(paths):
            cell = facing(paths[form["path"] - 1]["links"][-1]["cell"], form["edge"])
        return {"spot": called(say, cell) if cell else say(WAYS[form["edge"]])}
    if do in ("extend", "build_shrine", "destroy"):
        return head_facts(view, do, say)
    if do == "lay":
        cost = cost_of(view, form, say)
        return tile_facts(view, form["entry"], form["exit"], say) | {"cost": cost}
    return {}


def facing(cell: str, edge: str) -> str:
    """The cell that an edge faces; "" off the board."""
    number = atlas.CELL_IDS.index(cell) * atlas.EDGES + atlas.EDGE_IDS.index(edge)
    found = atlas.NEIGHBOUR[number]
    return atlas.CELL_IDS[found] if found >= 0 else ""


def head_facts(view: View, do: str, say: Say) -> Facts:
    """Going on from the open road, or taking back its last tile."""
    path = next((one for one in mine(view)["paths"] if one["end"] == "open"), None)
    if path is None:
        return {"spot": "", "cost": ""}
    head = path["links"][-1]
    cell = head["cell"] if do == "destroy" else facing(head["cell"], head["exit"] or "n")
    return {"spot": called(say, cell) if cell else "", "cost": cost_of(view, {"do": do}, say)}


def cost_of(view: View, form: Mapping[str, Any], say: Say) -> str:
    """What a road unit takes, in words."""
    at_stake = stakes(view, form) or {}
    return heap({kind: -number for kind, number in at_stake.items()}, say)


def tile_facts(view: View, entry: str, leave: str, say: Say) -> Facts:
    """A tile as it would lie: its shape, and where it leads."""
    unit = view["pending"]["unit"]
    cell = unit["cell"] if unit is not None and unit["cell"] is not None else ""
    a, b = atlas.EDGE_IDS.index(entry), atlas.EDGE_IDS.index(leave)
    gap = min(abs(a - b), atlas.EDGES - abs(a - b))
    tile = ("tight_curve", "gentle_curve", "straight")[gap - 1]
    if cell and atlas.TERRAIN[atlas.CELL_IDS.index(cell)] == atlas.RIVER:
        tile = "bridge" if gap == atlas.HALF else "ford"
    shape = say("upgrade") if cell in view["cells"] else called(say, tile)
    beyond = facing(cell, leave) if cell else ""
    site = next((one for one in view["sites"] if one["cell"] and one["cell"] == beyond), None)
    facts: Facts = {"shape": shape, "leads": "on", "goal": "", "way": say(WAYS[leave])}
    if site is not None:
        facts |= {"leads": "site", "goal": called(say, site["site"])}
    elif beyond and atlas.HARBOUR_AT[atlas.CELL_IDS.index(beyond)] >= 0:
        harbour = atlas.HARBOUR_IDS[atlas.HARBOUR_AT[atlas.CELL_IDS.index(beyond)]]
        facts |= {"leads": "harbour", "goal": called(say, harbour)}
    return facts


def card(thing: str, say: Say) -> str:
    """What a building, an activity, a duty, a favour or a site does, in one phrase."""
    if thing in t.FAVOUR_IDS:
        number = t.FAVOUR_IDS.index(thing)
        return say("effect-favour", points=t.FAVOUR_POINTS[number], length=t.FAVOUR_LENGTH[number])
    if thing in SITES:
        return say("effect-site", **SITES[thing])
    return say(f"effect-{thing}")


def beats_abbott(view: View) -> bool:
    """Whether the player stands before Ab-Bott, ties broken as usual (PGM-27.29, PGM-25.1)."""
    one, two = standing(view["seats"][0]), standing(view["abbott"])
    return bool(view["start_player"] == 0) if one == two else one > two


def standing(mat: Mapping[str, Any]) -> tuple[int, int, int]:
    """What places are decided by: points, piety, alms."""
    return (mat["points"], mat["piety"], mat["alms"])


def signed(number: int) -> str:
    """A number with a true minus where it is below 0."""
    return str(number).replace("-", "−")


def campaign_stage(view: View) -> str:
    """What can be said of a campaign: nothing yet, the sum so far, or at its end what it is called.

    Before the first difference there is no sum, and only all of them have a rank (PGM-28.2).
    """
    campaign = view["campaign"]
    if view["to_move"] == "over":
        return "ended" if campaign["game"] == campaign["games"] else "goes-on"
    return "goes-on" if campaign["differences"] else "begins"


def verdict(view: View, places: list[int]) -> tuple[str, Facts]:
    """The message that names the winner, and its values (PGM-25.1, PGM-28.2).

    Values ending in `_seats` are lists of players.
    """
    campaign = view["campaign"]
    if campaign is not None and campaign_stage(view) != "ended":
        key = "campaign-game-won" if beats_abbott(view) else "campaign-game-lost"
        points = {"points": view["seats"][0]["points"], "against": view["abbott"]["points"]}
        stands = {"game": campaign["game"], "games": campaign["games"]}
        return key, {"who_seats": [0], **points, **stands, "sum": signed(campaign["sum"])}
    if campaign is not None:
        rank = campaign["rank"]
        total = signed(campaign["sum"])
        return "campaign-verdict", {"who_seats": [0], "sum": total, "thing": rank, "rank": rank}
    winner = places.index(1)
    best = view["seats"][winner]
    facts: Facts = {"who_seats": [winner], "points": best["points"]}
    if view["abbott"] is not None:
        key = "beats-abbott" if beats_abbott(view) else "loses-to-abbott"
        return key, facts | {"against": view["abbott"]["points"]}
    rivals = [mat for seat, mat in enumerate(view["seats"]) if seat != winner]
    for key, depth in (("wins-by-order", 3), ("wins-by-alms", 2), ("wins-by-piety", 1)):
        level = [mat for mat in rivals if standing(mat)[:depth] == standing(best)[:depth]]
        if level:
            return key, facts | {"others_seats": [view["seats"].index(mat) for mat in level]}
    return "wins", facts


def to_come(view: Mapping[str, Any]) -> list[str]:
    """Everything lies open."""
    return []


# The stretches of a turn in their order; `phase` says which one a view is in.
PHASES: Final = ("sow", "act", "recall", "round_end")
SOWING: Final = ("turn_begins", "start_window", "sow_origin", "sowing", "middle_window", "seeding")
RECALLING: Final = ("recall", "end_window", "abbott_recall")


def phase(view: View) -> str:
    """The stretch that a view is in: one of `PHASES`, or `setup` or `over`."""
    if view["phase"] not in ("turn", "abbott"):
        return str(view["phase"])
    step = view["interrupted"] or view["step"]
    if step in SOWING:
        return "sow"
    return "recall" if step in RECALLING else "act"


def span(view: View) -> tuple[int, int]:
    """Which of how many quarters it is: rounds are too many for a mark each."""
    return int(view["quarter"]), atlas.QUADRANTS
