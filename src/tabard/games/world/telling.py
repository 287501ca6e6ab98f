"""What words need to know: the figures behind a prompt, a choice, a card and the final scores.

Nothing here is a sentence. `Say` turns a message id and its values into one, in some language;
values named as in `tabard.words.NAMED` are ids there and become names.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from tabard.games.world import tables as t

Facts = dict[str, Any]
Say = Callable[..., str]

CARDS: Final[dict[str, dict[str, Any]]] = {row["id"]: row for row in t.read("actions")["action"]}
EVENTS: Final[dict[str, dict[str, Any]]] = {row["id"]: row for row in t.read("events")["event"]}
FIELDS: Final[dict[str, dict[str, Any]]] = {row["id"]: row for row in t.read("favour")["field"]}
PROJECTS: Final[dict[str, dict[str, Any]]] = {
    row["id"]: row for row in t.read("projects")["project"]
}
PLOTS: Final[dict[str, dict[str, Any]]] = {row["id"]: row for row in t.read("plots")["plot"]}
LOCATIONS: Final[dict[str, dict[str, Any]]] = {
    row["id"]: row for row in t.read("plague")["location"]
}
INCOMES: Final[dict[str, dict[str, Any]]] = {row["id"]: row for row in t.SUPPLY["income"]}

# What each card, field, project, location and plot does: the type of its effect.
EFFECTS: Final[dict[str, dict[str, Any]]] = {
    **{name: {"type": f"action-{name}"} for name in CARDS},
    **{name: {"type": row["effect"]} for name, row in EVENTS.items()},
    **{name: {"type": f"field-{row['effect']}"} for name, row in FIELDS.items()},
    **{name: {"type": "donors"} for name in PROJECTS},
    **{name: {"type": "care"} for name in LOCATIONS},
    **{name: {"type": "plot"} for name in PLOTS},
}
MATERIAL: Final = "building_material"
PENALTIES: Final = {
    "penance": "penalty-penance",
    "begging": "penalty-begging",
    "royal_court": "penalty-royal_court",
}

# What a seat scored or lost points by, from the rule of the event; cards are all the others.
SOURCES: Final = ("start", "projects", "care", "favour", "cards", "end", "losses")
SOURCE_OF: Final = {
    "WWE-10.4": "projects",
    "WWE-21.IV06": "projects",
    "WWE-11.5": "projects",
    "WWE-12.2": "projects",
    "WWE-13.3": "care",
    "WWE-13.5": "care",
    "WWE-19.1": "end",
}
FAVOUR_RULES: Final = "WWE-8."

# Reasons that say that a thing is not there: a list of what is not open leaves them out.
ABSENT: Final = frozenset(
    (
        *("not-in-hand", "not-in-play", "no-such-swap", "goods-not-owned", "duty-fulfilled"),
        *("not-sick-yet", "nobody-sick-there"),
    )
)

# Events that name a penalty.
WITH_PENALTY: Final = frozenset(("penalised", "penalty-cancelled", "penalty-served"))


# -- goods --------------------------------------------------------------------------------------


def some(kind: str, number: int, say: Say) -> str:
    """Some of a kind: goods, money, points, material of either kind, a house, a care for one."""
    if kind == "vp":
        return say("points", number=number)
    if kind == MATERIAL:
        return say("either", one=some("stone", number, say), two=some("wood", number, say))
    if kind == "free_house":
        return say("free-house")
    if kind == "care_for_one":
        return say("care-for-one")
    return say("goods", number=number, kind=kind)


def heap(kinds: list[str], say: Say) -> str:
    """Kinds, each as often as it is named, side by side: "2 stone + 1 wood"."""
    text = ""
    for kind in dict.fromkeys(kinds):
        one = some(kind, kinds.count(kind), say)
        text = say("and", one=text, two=one) if text else one
    return text


def swapped(params: Mapping[str, Any], say: Say) -> Facts:
    """What a swap gives and gets."""
    return {
        "pays": some(params["give"][0], params["give_count"], say),
        "gains": some(params["get_kind"], params["get_count"], say),
    }


# -- prompts ------------------------------------------------------------------------------------


def in_force(view: Mapping[str, Any]) -> list[str]:
    """The events of this round and of the slots."""
    return [event for event in (view["event"], *view["slots"]) if event is not None]


def price_of(view: Mapping[str, Any], effect: str, field: str, usual: int) -> int:
    """A number of the rules, or what a permanent event in force makes of it."""
    for event in in_force(view):
        if EVENTS[event]["effect"] == effect:
            return int(EVENTS[event]["params"][field])
    return usual


def house_money(view: Mapping[str, Any]) -> int:
    """What a house costs now (WWE-10.7, WWE-21.III11)."""
    return t.HOUSE_MONEY + price_of(view, "surcharge_house", "money", 0)


def asking(view: Mapping[str, Any]) -> Facts:
    """The values of the prompt that a view asks."""
    facts: Facts = {"event": view["event"] or "", "chapter": view["chapter"]}
    facts["money"] = house_money(view)
    facts["wool"] = price_of(view, "price_wool", "price", t.WOOL_PRICE)
    facts["cloth"] = t.CLOTH_PRICE
    facts["most"] = price_of(view, "project_limit", "max_materials", t.MOST_MATERIALS)
    facts["donation"] = t.DONATION_MONEY
    facts["points"] = t.MATERIAL_VP
    facts["project"] = view["finishing"] or ""
    mover = view["to_move"]
    facts["chance"] = int(mover == "chance")
    goods = view["seats"][mover].get("goods", {}) if isinstance(mover, int) else {}
    needed = sum(view["plague"][name] for name in view["caring"])
    facts["knows"] = goods.get("medical", 0) - needed
    facts["loyalty"] = goods.get("loyalty", 0)
    facts["own"] = int(bool(goods))
    facts["chosen"] = len(view["caring"])
    facts["sick"] = int(view["chapter"] >= t.CARE_CHAPTER)
    facts["last"] = int(view["chapter"] == view["chapters"])
    return facts


def happening(event: Mapping[str, Any], say: Say) -> Facts:
    """The values of a log line beyond those of its event."""
    if event["kind"] == "event-revealed":
        return {"effect": card(event["thing"], say)}
    if event["kind"] in WITH_PENALTY:
        return {"penalty": say(PENALTIES[event["thing"]])}
    return {}


# -- choices ------------------------------------------------------------------------------------


def choosing(view: Mapping[str, Any], form: Mapping[str, Any], say: Say) -> Facts:
    """The values of a choice's label beyond those of its JSON form."""
    do = form["do"]
    if do in ("use", "forgo", "discard", "lay", "draw"):
        return {"effect": card(form["card"], say)}
    if do == "orient":
        return turning(view, form["steps"], say)
    if do == "build":
        kinds = form["materials"].split("+")
        points = say("points", number=t.MATERIAL_VP * len(kinds))
        return {"goods": heap(kinds, say), "points": points}
    if do == "sell":
        wool = price_of(view, "price_wool", "price", t.WOOL_PRICE)
        return {"money": form["wool"] * wool + form["cloth"] * t.CLOTH_PRICE, "price": wool}
    if do in ("house", "rent", "vacate"):
        return {"effect": yielded([form["place"]], say)}
    if do == "rent_two":
        return {"effect": yielded([form["first"], form["second"]], say)}
    if do in ("donate", "care"):
        return {"effect": card(form["place"], say)}
    if do == "minor_service":
        worth = price_of(view, "minor_service_vp", "vp", t.MINOR_VP)
        one, two = some("money", t.MINOR_MONEY, say), some("vp", worth, say)
        return {"gains": say("and", one=one, two=two)}
    if do == "give_up":
        return {"goods": heap(form["goods"].split("+"), say)}
    if do == "protect":
        names = [say(PENALTIES[name]) for name in form["penalties"].split("+")]
        return {"names": ", ".join(names), "loyalty": len(names)}
    return bargain(view, form, say)


def bargain(view: Mapping[str, Any], form: Mapping[str, Any], say: Say) -> Facts:
    """The values of a swap, a gain, a payment or a loss, which this round's event names."""
    do = form["do"]
    event: Facts = EVENTS.get(view["event"] or "", {"effect": "", "params": {}})
    params: Facts = event["params"]
    if do == "swap":
        return swap_for(view, form["kind"], say)
    if do == "gain":
        return {"gains": some(form["kind"], params.get("amount", 1), say)}
    if do == "pay":
        levied: dict[str, int] = dict(params["options"]) if event["effect"] == "levy" else {}
        number = levied.get(form["kind"], int(params.get("pay_count", 1)))
        return {"pays": some(form["kind"], number, say)}
    if do == "lose_points":
        return {"points": say("points", number=params.get("vp_loss", 0))}
    return {}


def swap_for(view: Mapping[str, Any], kind: str, say: Say) -> Facts:
    """What is given for a kind, by the event in force that swaps for it."""
    for event in in_force(view):
        params = EVENTS[event]["params"]
        kinds = {MATERIAL: ("stone", "wood")}.get(params.get("get_kind"), (params.get("get_kind"),))
        if "give" in params and kind in kinds:
            return swapped({**params, "get_kind": kind}, say)
    return {"pays": "–", "gains": some(kind, 1, say)}


def yielded(plots: list[str], say: Say) -> str:
    """What houses on some plots bring."""
    text = ""
    for plot in plots:
        row = PLOTS[plot]["yield"]
        one = some(row["kind"], row["count"], say)
        text = say("and", one=text, two=one) if text else one
    return text


def turning(view: Mapping[str, Any], steps: int, say: Say) -> Facts:
    """Where the stone would go, and what everybody would get, for the mover first."""
    fields, covered = t.FIELD_IDS, view["covered"]["fields"]
    at = fields.index(view["favour"])
    for _ in range(steps):
        at = (at + 1) % len(fields)
        while fields[at] in covered:
            at = (at + 1) % len(fields)
    event = EVENTS[view["event"]]
    turn = (steps - event["arrow_edge"]) % t.EDGES
    side = view["sides"][view["active"]]
    gain = INCOMES[event["corners"][(side - turn) % t.EDGES]]["gain"]
    return {
        "place": fields[at],
        "gains": some(gain["kind"], gain["count"], say),
        "effect": card(fields[at], say),
    }


# -- cards --------------------------------------------------------------------------------------


def card(name: str, say: Say) -> str:
    """What a card, field, project, location or plot does, in one phrase."""
    if name in EVENTS:
        return event_effect(EVENTS[name], say)
    if name in FIELDS:
        row = FIELDS[name]
        params = row["params"]
        number = params.get("count", params.get("at_least", 0))
        facts: Facts = {"kind": params.get("kind", ""), "number": number}
        return say(f"effect-field-{row['effect']}", points=params.get("vp", 0), **facts)
    if name in PROJECTS:
        row = PROJECTS[name]
        gains = some("vp", row["donor_vp"], say)
        extra = row["donor_extra"]
        if extra["kind"] != "none":
            gains = say("and", one=gains, two=some(extra["kind"], extra["count"], say))
        return say("effect-donors", gains=gains)
    if name in LOCATIONS:
        gains = some("vp", t.CARE_VP, say)
        reward = LOCATIONS[name]["reward"]
        if reward["kind"] != "none":
            gains = say("and", one=gains, two=some(reward["kind"], reward["count"], say))
        return say("effect-care", gains=gains)
    if name in PLOTS:
        brings = PLOTS[name]["yield"]
        return say("effect-plot", gains=some(brings["kind"], brings["count"], say))
    params = CARDS[name]["params"]
    return say(f"effect-action-{name}", **{key: params[key] for key in params if key != "kind"})


def event_effect(row: Mapping[str, Any], say: Say) -> str:
    """What an event does, with its numbers."""
    effect: str = row["effect"]
    p: Mapping[str, Any] = row["params"]
    facts: Facts = {key: value for key, value in p.items() if isinstance(value, (int, str))}
    if "give" in p:
        facts |= swapped(p, say)
    elif effect == "choose_gain":
        one, two = (some(kind, p["amount"], say) for kind in p["options"])
        facts["gains"] = say("either", one=one, two=two)
    elif effect == "pay_or_lose_vp":
        pays = [some(kind, p["pay_count"], say) for kind in p["pay"]]
        facts["pays"] = pays[0] if len(pays) == 1 else say("either", one=pays[0], two=pays[1])
    elif effect == "levy":
        one, two = (some(kind, count, say) for kind, count in p["options"])
        facts["pays"] = say("either", one=one, two=two)
    elif effect == "cover_favour":
        facts["first"], facts["second"] = p["fields"]
    elif effect == "place_project":
        facts["thing"] = p["project"]
    elif effect == "cover_projects":
        facts["thing"] = p["except_project"]
    if "vp_loss" in p:
        facts["points"] = say("points", number=p["vp_loss"])
    return say(f"effect-{effect}", **facts)


def to_come(view: Mapping[str, Any]) -> list[str]:
    """The events of this chapter that nobody has seen yet; some of them are in the deck."""
    if not view["deck"]:
        return []
    now, seen = view["chapter"], view["revealed"]
    return [name for name, row in EVENTS.items() if row["chapter"] == now and name not in seen]


# -- the end ------------------------------------------------------------------------------------


def source_of(rule: str) -> str:
    """Where points of a rule belong in the table at the end."""
    if rule.startswith(FAVOUR_RULES):
        return "favour"
    return SOURCE_OF.get(rule, "cards")


def points(seats: int, events: list[dict[str, Any]]) -> list[Facts]:
    """Each seat's points by where they came from, whole but for a half; the sum is the score."""
    found: list[Facts] = [dict.fromkeys(SOURCES, 0) for _ in range(seats)]
    for tally in found:
        tally["start"] = t.START_VP
    for event in events:
        if event["kind"] == "gains-points":
            found[event["seat"]][source_of(event["rule"])] += event["amount"]
        elif event["kind"] == "gains-half-point":
            found[event["seat"]]["end"] += 1 / t.MONEY_PER_VP
        elif event["kind"] == "loses-points":
            found[event["seat"]]["losses"] -= event["amount"]
    return found


def score(one: Mapping[str, Any]) -> float:
    """A player's points with the half (WWE-19.1)."""
    return float(one["vp"]) + (1 / t.MONEY_PER_VP if one["half"] else 0)


def verdict(view: Mapping[str, Any], places: list[int]) -> tuple[str, Facts]:
    """The message that names the winners, and its values (WWE-19.2).

    Values ending in `_seats` are lists of players.
    """
    winners = [seat for seat in range(len(places)) if places[seat] == 1]
    best = score(view["seats"][winners[0]])
    facts: Facts = {"who_seats": winners, "points": best}
    if len(winners) > 1:
        return "wins-together", facts
    level = [s for s in range(len(places)) if score(view["seats"][s]) == best]
    level.remove(winners[0])
    if level:
        facts["others_seats"] = level
        return "wins-by-tokens", facts
    return "wins", facts
