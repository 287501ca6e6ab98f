"""What words need to know: the figures behind a prompt, a choice, a card and the final scores.

Nothing here is a sentence. `Say` turns a message id and its values into one, in some language;
values named as in `tabard.words.NAMED` are ids there and become names.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from tabard.games.world import events as e
from tabard.games.world import prices
from tabard.games.world import tables as t
from tabard.games.world.stakes import Stakes, favour_after, in_force, stakes
from tabard.presentation.telling import by_id, remembered

# The phases of a round in their order, as views name them, then the end of a chapter.
PHASES: Final = ("event", "orient", "actions", "chapter_end")

Facts = dict[str, Any]
Say = Callable[..., str]

CARDS: Final = by_id(t.read("actions")["action"])
EVENTS: Final = by_id(t.read("events")["event"])
FIELDS: Final = by_id(t.read("favour")["field"])
PROJECTS: Final = by_id(t.read("projects")["project"])
PLOTS: Final = by_id(t.read("plots")["plot"])
LOCATIONS: Final = by_id(t.read("plague")["location"])
INCOMES: Final = by_id(t.SUPPLY["income"])

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

DUTY_OF: Final = dict(zip(t.PENALTY_IDS, t.DUTY_IDS, strict=True))

# Reasons that say that a thing is not there: a list of what is not open leaves them out.
ABSENT: Final = frozenset(
    (
        *("not-in-hand", "not-in-play", "no-such-swap", "goods-not-owned", "duty-fulfilled"),
        *("not-sick-yet", "nobody-sick-there"),
    )
)

# Events that name a penalty.
WITH_PENALTY: Final = frozenset(("penalised", "penalty-cancelled", "penalty-served"))


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


def pile(goods: Mapping[str, int], say: Say) -> str:
    """Goods, money and points side by side: "2 stone + 1 wood"."""
    text = ""
    for kind, number in goods.items():
        one = some(kind, number, say)
        text = say("and", one=text, two=one) if text else one
    return text


def swapped(params: Mapping[str, Any], say: Say) -> Facts:
    """What a swap gives and gets."""
    return {
        "pays": some(params["give"][0], params["give_count"], say),
        "gains": some(params["get_kind"], params["get_count"], say),
    }


def asking(view: Mapping[str, Any]) -> Facts:
    """The values of the prompt that a view asks."""
    facts: Facts = {"event": view["event"] or "", "chapter": view["chapter"]}
    facts["money"] = int(prices.house(in_force(view, e.HOUSES_COST)))
    facts["wool"] = int(prices.wool(in_force(view, e.WOOL_GLUT)))
    facts["cloth"] = t.CLOTH_PRICE
    facts["most"] = int(prices.most_materials(in_force(view, e.FEW_MASONS)))
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


def choosing(view: Mapping[str, Any], form: Mapping[str, Any], say: Say) -> Facts:
    """The values of a choice's label beyond those of its JSON form.

    `effect` is what a card or place does whenever; all other numbers are the stakes of the moment.
    """
    do = form["do"]
    at_stake = stakes(view, form)
    if do == "use":
        effect = acting(view, form["card"], say)
        if at_stake is None:
            return {"change": effect, "effect": effect}
        return {"change": changed(at_stake, say)}
    if do in ("discard", "lay", "draw"):
        return {"effect": card(form["card"], say)}
    facts = amounts(at_stake or {}, say)
    if do == "orient":
        return facts | turning(view, form["steps"], say)
    if do == "build":
        return {"goods": facts["pays"], "points": facts["gains"]}
    if do == "sell":
        wool = int(prices.wool(in_force(view, e.WOOL_GLUT)))
        return {"money": (at_stake or {})["money"], "price": wool}
    if do in ("house", "vacate"):
        return facts | {"effect": yielded([form["place"]], say)}
    if do == "donate":
        return facts | {"effect": card(form["place"], say)}
    if do == "care":
        return facts | asked_reward(form["place"], say)
    if do == "give_up":
        return {"goods": facts["pays"]}
    if do == "protect":
        failed = form["penalties"].split("+")
        if view["chapter"] == view["chapters"]:  # no penalties, but double points (WWE-18.2)
            names = [say("doubled", thing=DUTY_OF[name]) for name in failed]
        else:
            names = [say(PENALTIES[name]) for name in failed]
        return {"names": ", ".join(names), "loyalty": len(names)}
    return facts | unnamed(facts, form, say)


def amounts(at_stake: Stakes, say: Say) -> Facts:
    """What is paid and what is gained, each a phrase; "none" where there is nothing."""
    pays = {kind: -number for kind, number in at_stake.items() if number < 0}
    gains = {kind: number for kind, number in at_stake.items() if number > 0}
    got = pile(gains, say)
    return {
        "pays": pile(pays, say) or "none",
        "gains": got or "none",
        "own": got or say("nothing"),
    }


def unnamed(facts: Facts, form: Mapping[str, Any], say: Say) -> Facts:
    """The kind of a choice that is not open, which has no amount; every label names it."""
    side = "pays" if form["do"] == "pay" else "gains"
    if "kind" not in form or facts[side] != "none":
        return {}
    called = say("called", thing=form["kind"])
    return {side: called, "own": called} | ({"pays": "–"} if form["do"] == "swap" else {})


def changed(at_stake: Stakes, say: Say) -> str:
    """What goes in and what comes out."""
    facts = amounts(at_stake, say)
    if facts["gains"] == "none":
        return say("nothing")
    return str(facts["gains"]) if facts["pays"] == "none" else say("change", **facts)


def asked_reward(place: str, say: Say) -> Facts:
    """The reward of one of the sick that asks which: a material, or a plot for a house."""
    reward = LOCATIONS[place]["reward"]
    if reward["kind"] not in (MATERIAL, "free_house"):
        return {"more": "none"}
    effect = some(reward["kind"], reward["count"], say)
    return {"more": effect, "effect": effect}


def acting(view: Mapping[str, Any], name: str, say: Say) -> str:
    """What the use of a card does now, with the events in force."""
    params = CARDS[name]["params"]
    facts: Facts = {key: params[key] for key in params if key != "kind"}
    if name == t.CARD_IDS[t.MARKET]:
        facts["wool_price"] = int(prices.wool(in_force(view, e.WOOL_GLUT)))
        facts["cloth_limit"] = int(prices.cloth_at_once(in_force(view, e.MORE_CLOTH)))
    elif name == t.CARD_IDS[t.BUILD_HOUSE]:
        facts["money"] = int(prices.house(in_force(view, e.HOUSES_COST)))
    elif name == t.CARD_IDS[t.PROJECT_CARD]:
        facts["max_materials"] = int(prices.most_materials(in_force(view, e.FEW_MASONS)))
    elif name == t.CARD_IDS[t.MEDICINE]:
        facts["minor_vp"] = int(prices.service_points(in_force(view, e.FAME)))
    elif name == t.CARD_IDS[t.BUILDING_MATERIAL] and in_force(view, e.STONE_COSTS) != t.NONE:
        price = some("money", int(prices.stone(in_force(view, e.STONE_COSTS))), say)
        one, two = (some(kind, t.MATERIAL_TAKEN, say) for kind in ("stone", "wood"))
        return say(f"effect-action-{name}-dear", one=one, two=two, price=price)
    return say(f"effect-action-{name}", **facts)


def yielded(plots: list[str], say: Say) -> str:
    """What houses on some plots bring."""
    text = ""
    for plot in plots:
        row = PLOTS[plot]["yield"]
        one = some(row["kind"], row["count"], say)
        text = say("and", one=text, two=one) if text else one
    return text


def turning(view: Mapping[str, Any], steps: int, say: Say) -> Facts:
    """Where the stone would go."""
    field = favour_after(view, steps)
    facts: Facts = {"place": field}
    return facts | {"effect": card(field, say)} if steps else facts


@remembered
def card(name: str, say: Say) -> str:
    """What a card, field, project, location or plot does, in one phrase."""
    if name in EVENTS:
        return event_effect(EVENTS[name], say)
    key = f"effect-{EFFECTS[name]['type']}"
    if name in FIELDS:
        row = FIELDS[name]
        params = row["params"]
        number = params.get("count", params.get("at_least", 0))
        facts: Facts = {"kind": params.get("kind", ""), "number": number}
        return say(key, points=params.get("vp", 0), **facts)
    if name in PROJECTS:
        row = PROJECTS[name]
        gains = some("vp", row["donor_vp"], say)
        extra = row["donor_extra"]
        if extra["kind"] != "none":
            gains = say("and", one=gains, two=some(extra["kind"], extra["count"], say))
        return say(key, gains=gains)
    if name in LOCATIONS:
        gains = some("vp", t.CARE_VP, say)
        reward = LOCATIONS[name]["reward"]
        if reward["kind"] != "none":
            gains = say("and", one=gains, two=some(reward["kind"], reward["count"], say))
        return say(key, gains=gains)
    if name in PLOTS:
        brings = PLOTS[name]["yield"]
        return say(key, gains=some(brings["kind"], brings["count"], say))
    params = CARDS[name]["params"]
    values = {name: params[name] for name in params if name != "kind"}
    return say(key, **values)


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
