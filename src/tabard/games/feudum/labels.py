"""What a choice is called: the figures behind the labels of buttons.

Nothing here is a sentence; see `telling`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
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
    trade,
)
from tabard.games.feudum.stakes import Stakes, place_of, prices, stakes
from tabard.presentation.telling import by_id

View = Mapping[str, Any]

NOTHING: Final = "none"
NUMERALS: Final = ("", "I", "II", "III", "IV", "V")
# Choices in a guild whose label names what is at stake.
TRADED: Final = ("buy", "buy_vessel", "send", "invent", "take_food", "reeve", "scroll")
EDGES: Final = by_id(t.MAP["edge"])


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
    if do in ("attack", "besiege", "bind", "saltpetre", "defend", "starve", "weapon"):
        return fight_facts(view, form, mover, say)
    if do in ("trade", "pull", "push", "feast", "colour") or do in TRADED:
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
        price = -(stakes(view, form) or {})["shilling"]
        facts["way"] = say(f"way-{edge['kind']}", price=price)
    return facts


def piece(view: View, seat: int, name: str, say: Say) -> str:
    """What a pawn or monster is called."""
    if name in t.MONSTER_IDS:
        return say("called", thing=name)
    face = view["seats"][seat]["pawns"][t.PAWN_IDS.index(name)]["face"]
    return say(f"face-{face}") if face else NOTHING


def fight_facts(view: View, form: Mapping[str, Any], mover: int, say: Say) -> Facts:
    """Who is attacked, and how strong both would be."""
    do = form["do"]
    at_stake = stakes(view, form) or {}
    if do == "weapon":
        cost = {kind: -number for kind, number in at_stake.items() if number < 0}
        return {"cost": heap(cost, say) or NOTHING}
    facts = prospect.threat(view) | {key: abs(n) for key, n in at_stake.items()}
    if do in ("attack", "bind"):
        seat = form["seat"]
        name = form.get("piece") or form["pawn"]
        at = place_of(view, seat, name) if seat < len(view["seats"]) else ""
        facts["figure"] = piece(view, seat, name, say) if at else NOTHING
        facts["at"] = say("called", thing=at) if at else NOTHING
        if seat >= len(view["seats"]):
            facts["seat"] = NOTHING
    elif do == "besiege":
        rival = view["locations"][form["location"]]["ruler"]
        facts["rival_seat"] = rival if rival is not None else -1
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
    if do in TRADED:
        return trade_facts(view, form, stakes(view, form) or {}, say)
    seat = t.COLOUR_IDS.index(form["colour"])
    return {"seat": seat if seat < len(view["seats"]) else NOTHING, "number": seat + 1}


def trade_facts(view: View, form: Mapping[str, Any], at_stake: Stakes, say: Say) -> Facts:
    """The amounts of a trade."""
    do = form["do"]
    if do == "buy":
        listed = map(str, prices(view, form))
        return {"price": reduce(lambda one, two: say("then", one=one, two=two), listed)}
    coins = at_stake.get("shilling", 0)
    if do == "scroll":
        return {"number": t.SCROLL_IDS.index(form["scroll"]) + 1, "price": -coins}
    if do == "send":
        return {"number": at_stake["sent"]}
    if do == "take_food":
        return {"coins": coins}
    if do == "reeve":
        return {"points": at_stake["vp"]}
    if do == "invent":
        goods = {kind.removeprefix("stored-"): -n for kind, n in at_stake.items()}
        return {"cost": heap(goods, say)}
    return {"price": -coins}


def place_facts(view: View, form: Mapping[str, Any], mover: int, say: Say) -> Facts:
    """What happens at a place."""
    do = form["do"]
    at_stake = stakes(view, form) or {}
    if do == "stack":
        return {"numeral": numeral(view["stacks"][form["region"]])}
    if do == "landscape":
        row = LANDSCAPES[form["landscape"]]
        values = {"number": row["per_replenish"], "kind": row["resource"]}
        return {"effect": say("effect-landscape", **values)}
    if do == "bribe":
        return {"amount": -at_stake["shilling"]}
    if do == "tend":
        return {"points": at_stake["vp"], "wood": -at_stake["wood"]}
    if do == "influence":
        return {"effect": say(f"effect-{role(view, form['location'], mover)}")}
    kind, cost, points = prospect.improved(view, form["location"])
    key = "effect-feudum" if kind == t.TYPE_IDS[t.FEUDUM] else "effect-improve"
    values = {"type": say("called", thing=kind), "points": at_stake["vp"]}
    if cost in t.GOOD_IDS:
        values["cost"] = say("called", thing=cost)
    return {"change": say(key if points else f"{key}-low", **values)}


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
        return {"points": (stakes(view, form) or {})["vp"]}
    if form["do"] == "keep":
        return {"effect": card(writ, say)}
    at_stake = stakes(view, form) or {}
    pays = {kind: -number for kind, number in at_stake.items() if number < 0}
    amount = max(at_stake.get(form["gain"], 0), 0)
    return {"change": change(pays, gain(form["gain"], amount, say), say)}


def small_facts(view: View, form: Mapping[str, Any], mover: int, say: Say) -> Facts:
    """The values of short choices."""
    do = form["do"]
    if do == "pouch":
        good = form["good"]
        return {"what": good, "tile": int(not view["seats"][mover]["goods"].get(good, 1))}
    if do == "face":
        return {"figure": say(f"face-{form['guild']}")}
    at_stake = stakes(view, form) or {}
    if do == "favours":
        yes = int(form["take"] == "yes")
        return {"yes": yes, "whole": at_stake["yield"], "number": at_stake["favours"]}
    if do == "perform":
        step = view["step"]
        number = at_stake["shilling"] if step == "tax" else at_stake["drawn"]
        return {"what": step if step in ("tax", "shovels") else "explore", "number": number}
    if do == "pay_cube":
        kind, number = next(iter(at_stake.items()))
        return {"kind": t.GOOD_IDS[t.SULPHUR] if kind == "barrel" else kind, "number": -number}
    if do == "draw_bead":
        return {"lowest": int(form["which"] == "lowest")}
    if do == "draw_disc":
        return {"kind": form["type"]}
    if do == "start" and form["seat"] >= len(view["seats"]):
        return {"seat": NOTHING}
    return {}
