"""What a choice is called: the figures behind the labels of buttons.

Nothing here is a sentence; see `telling`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tabard.games.feudum import prospect
from tabard.games.feudum import tables as t
from tabard.games.feudum.effects import (
    LANDSCAPES,
    Facts,
    Say,
    card,
    change,
    gain,
    heap,
    options,
    trade,
)

View = Mapping[str, Any]

NOTHING: Final = "none"
NUMERALS: Final = ("", "I", "II", "III", "IV", "V")
EDGES: Final[dict[str, dict[str, Any]]] = {row["id"]: row for row in t.MAP["edge"]}


def numeral(number: int) -> str:
    """A small number as the tiles and epochs show it."""
    return NUMERALS[number] if 0 < number < len(NUMERALS) else str(number)


def choosing(view: View, form: Mapping[str, Any], say: Say) -> Facts:
    """The values of a choice's label beyond those of its JSON form."""
    do = form["do"]
    mover = view["to_move"] if isinstance(view["to_move"], int) else view["active"] or 0
    if do in ("select", "play", "repeat"):
        return {"effect": say(f"card-{form['card']}")}
    if do in ("step", "board", "deploy", "migrate_off"):
        return piece_facts(view, form, mover, say)
    if do in ("attack", "besiege", "bind", "saltpetre", "defend", "starve"):
        return fight_facts(view, form, mover, say)
    if do in ("trade", "pull", "push", "feast", "buy", "buy_vessel", "send", "invent", "colour"):
        return guild_facts(view, form, mover, say)
    if do in ("influence", "bribe", "improve", "tend", "stack", "landscape"):
        return place_facts(view, form, mover, say)
    if do in ("keep", "charter", "mandate"):
        return writ_facts(view, form, mover, say)
    return small_facts(view, form, mover, say)


def piece_facts(view: View, form: Mapping[str, Any], mover: int, say: Say) -> Facts:
    """Which pawn or monster goes where."""
    name = form.get("piece") or form["pawn"]
    at = place_of(view, mover, name)
    facts: Facts = {
        "figure": piece(view, mover, name, say),
        "at": say("called", thing=at) if at else NOTHING,
    }
    if form["do"] == "step":
        edge = EDGES[form["edge"]]
        goal = edge["b"] if edge["a"] == at else edge["a"]
        facts["goal"] = say("called", thing=goal)
        facts["way"] = say(f"way-{edge['kind']}", price=t.FERRY_PRICE)
    return facts


def place_of(view: View, seat: int, name: str) -> str:
    """Where a pawn or monster stands; "" if it is not on the map."""
    if name in t.MONSTER_IDS:
        at = view["monsters"][name]["at"]
    else:
        at = view["seats"][seat]["pawns"][t.PAWN_IDS.index(name)]["at"]
    return at or ""


def piece(view: View, seat: int, name: str, say: Say) -> str:
    """What a pawn or monster is called."""
    if name in t.MONSTER_IDS:
        return say("called", thing=name)
    face = view["seats"][seat]["pawns"][t.PAWN_IDS.index(name)]["face"]
    return say(f"face-{face}") if face else NOTHING


def fight_facts(view: View, form: Mapping[str, Any], mover: int, say: Say) -> Facts:
    """Who is attacked, and how strong both would be."""
    do = form["do"]
    facts: Facts = prospect.threat(view)
    if do == "saltpetre":
        facts["attack"] += t.SALTPETRE_ATTACK
    elif do == "defend":
        facts["defence"] += t.CARD_DEFENCE
    elif do in ("attack", "bind"):
        seat = form["seat"]
        name = form.get("piece") or form["pawn"]
        at = place_of(view, seat, name) if seat < len(view["seats"]) else ""
        facts["figure"] = piece(view, seat, name, say) if at else NOTHING
        facts["at"] = say("called", thing=at) if at else NOTHING
        if at and do == "attack":
            one, two = prospect.against(view, mover, seat, at, False)
            facts |= {"attack": one, "defence": two}
        if seat >= len(view["seats"]):
            facts["seat"] = NOTHING
    elif do == "besiege":
        rival = view["locations"][form["location"]]["ruler"]
        facts["rival_seat"] = rival if rival is not None else -1
        if rival is not None:
            one, two = prospect.against(view, mover, rival, form["location"], True)
            facts |= {"attack": one, "defence": two}
    return facts


def guild_facts(view: View, form: Mapping[str, Any], mover: int, say: Say) -> Facts:
    """What a guild gives, costs or scores."""
    do = form["do"]
    if do in ("pull", "push"):
        return {"points": prospect.points(view, form["guild"], do)}
    if do == "feast":
        seat = form["seat"]
        return {"points": t.FEAST_VP} | ({} if seat < len(view["seats"]) else {"seat": NOTHING})
    if do == "trade":
        row = view["guilds"]["rows"].get(t.COLOUR_IDS[mover], 0)
        return {"effect": trade(form["guild"], row, say)}
    if do == "buy":
        return {"price": prospect.price(view, form["good"])}
    if do == "buy_vessel":
        return {"price": t.VESSEL_PRICE}
    if do == "send":
        return {"number": sum(view["locations"][form["location"]]["goods"].values())}
    if do == "invent":
        index = t.INVENTION_IDS.index(form["invention"])
        barrels = view["action"]["before"] if view["step"] == "alchemist_push" else 0
        row = t.GUILDS_DATA["krud_barrel"]
        krud = row[min(barrels, len(row) - 1)]["cost"]
        cost = krud if index == t.KRUD else t.SUPPLY["vessel"][index]["cost"]
        return {"cost": heap(cost, say)}
    seat = t.COLOUR_IDS.index(form["colour"])
    return {"seat": seat if seat < len(view["seats"]) else NOTHING, "number": seat + 1}


def place_facts(view: View, form: Mapping[str, Any], mover: int, say: Say) -> Facts:
    """What happens at a place."""
    do = form["do"]
    if do == "stack":
        return {"numeral": numeral(view["stacks"][form["region"]])}
    if do == "landscape":
        row = LANDSCAPES[form["landscape"]]
        values = {"number": row["per_replenish"], "kind": row["resource"]}
        return {"effect": say("effect-landscape", **values)}
    if do == "bribe":
        return {"amount": t.BRIBE}
    if do == "tend":
        return {"points": t.TEND_VP}
    if do == "influence":
        return {"effect": say(f"effect-{role(view, form['location'], mover)}")}
    kind, cost, points = prospect.improved(view, form["location"])
    key = "effect-feudum" if kind == t.TYPE_IDS[t.FEUDUM] else "effect-improve"
    values = {"type": say("called", thing=kind), "points": points}
    if cost in t.GOOD_IDS:
        values["cost"] = say("called", thing=cost)
    return {"effect": say(key if points else f"{key}-low", **values)}


def role(view: View, place: str, seat: int) -> str:
    """What a new marker of somebody would be at a place (FEU-7.3 to FEU-7.6)."""
    one = view["locations"][place]
    if one["ruler"] is None:
        return "ruler"
    if one["ruler"] == seat:
        return "subject"
    return "usurp" if one["serf"] == seat else "serf"


def writ_facts(view: View, form: Mapping[str, Any], mover: int, say: Say) -> Facts:
    """What a writ does, or would score."""
    writ = form["writ"]
    if form["do"] == "charter":
        return {"points": prospect.charter(view, mover, writ)}
    if form["do"] == "keep":
        return {"effect": card(writ, say)}
    for pays, brings, amount in options(writ):
        if brings == form["gain"] and amount == form["amount"]:
            return {"effect": change(pays, gain(brings, amount, say), say)}
    return {"effect": gain(form["gain"], form["amount"], say)}


def small_facts(view: View, form: Mapping[str, Any], mover: int, say: Say) -> Facts:
    """The values of short choices."""
    do = form["do"]
    if do == "pouch":
        return {"what": form["good"]}
    if do == "face":
        return {"figure": say(f"face-{form['guild']}")}
    if do == "scroll":
        return {"number": t.SCROLL_IDS.index(form["scroll"]) + 1}
    if do == "favours":
        whole = prospect.crop(view, mover)
        return {"yes": int(form["take"] == "yes"), "whole": whole, "number": t.FAVOURS[whole]}
    if do == "perform":
        step = view["step"]
        number = prospect.growth(view, mover, "town", t.TAX_BASE)
        if step == "shovels":
            number = t.SHOVEL_DRAW
        elif step != "tax":
            number = prospect.growth(view, mover, "outpost", t.EXPLORE_DRAW)
        return {"what": step if step in ("tax", "shovels") else "explore", "number": number}
    if do == "pay_cube":
        due = view["action"]["due"]
        return {"kind": next((kind for kind in t.GOOD_IDS if due[kind]), t.GOOD_IDS[t.SULPHUR])}
    if do == "draw_bead":
        return {"lowest": int(form["which"] == "lowest")}
    if do == "draw_disc":
        return {"kind": form["type"]}
    if do == "start" and form["seat"] >= len(view["seats"]):
        return {"seat": NOTHING}
    return {}


# -- cards ----------------------------------------------------------------------------------------
