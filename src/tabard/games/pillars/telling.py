"""What words need to know: the figures behind a prompt, a choice, a card and the final scores.

Nothing here is a sentence. `Say` turns a message id and its values into one, in some language;
values named as in `tabard.words.NAMED` are ids there and become names.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from tabard.games.pillars import tables as t

NAMED: Final = ("craftsman",)

Facts = dict[str, Any]
Say = Callable[..., str]

CRAFTSMEN: Final[dict[str, dict[str, Any]]] = {
    row["id"]: row
    for rows in (t.read("craftsmen")["starting"], t.read("craftsmen")["craftsman"])
    for row in rows
}
RESOURCES: Final[dict[str, dict[str, Any]]] = {
    row["id"]: row for row in t.read("resources")["card"]
}
STATIONS: Final[dict[str, dict[str, Any]]] = {row["id"]: row for row in t.read("board")["station"]}
EFFECTS: Final[dict[str, dict[str, Any]]] = {
    row["id"]: row["effect"]
    for rows in (t.read("advantages")["advantage"], t.read("events")["event"])
    for row in rows
}

# What a seat scored or lost points by, from the rule of the event; cards are all the others.
SOURCES: Final = ("start", "priory", "craftsmen", "cards", "losses")
SOURCE_OF: Final = {"PIL-11.1": "priory", "PIL-17.2": "craftsmen"}

# Reasons that say that a thing is not there: a list of what is not open leaves them out.
ABSENT: Final = frozenset(
    ("not-in-your-row", "not-in-the-display", "needs-remigius", "not-for-waiting-builders")
)

# Events that turn up or hand out a card: their log lines say what it does.
WITH_EFFECT: Final = frozenset(("event-revealed", "receives"))


def asking(view: Mapping[str, Any]) -> Facts:
    """The values of the prompt that a view asks."""
    mover = view["to_move"]
    facts: Facts = {"cost": view["cost"], "event": view["event"] or ""}
    if not isinstance(mover, int):
        return facts
    player = view["seats"][mover]
    francis = t.ADVANTAGE_IDS[t.FRANCIS] in player["advantages"]
    if view["drawn"] is not None:
        facts["owner_seat"] = view["drawn"]
        facts["own"] = int(view["drawn"] == mover)
    facts["pass"] = int(view["options"]["pass_allowed_at_zero"])
    facts["good"] = int(view["event"] is not None and not is_bad(view["event"]))
    facts["tax"] = t.FIXED_TAX if francis else view["tax"] or 0
    facts["have"] = len(player["row"])
    facts["limit"] = player["row_limit"]
    facts["kept"] = t.GOODS_KEPT
    facts["surplus"] = sum(player["goods"].values()) - t.GOODS_KEPT
    if view["step"] == "market":
        facts["space"] = str(view["turn"] + 1)
    return facts


def is_bad(event: str) -> bool:
    """Whether an event is one that players are protected from."""
    return t.NEGATIVE >> t.EVENT_IDS.index(event) & 1 == 1


def happening(event: Mapping[str, Any], say: Say) -> Facts:
    """The values of a log line beyond those of its event."""
    return {"effect": card(event["thing"], say)} if event["kind"] in WITH_EFFECT else {}


def choosing(view: Mapping[str, Any], form: Mapping[str, Any], say: Say) -> Facts:
    """The values of a choice's label beyond those of its JSON form."""
    do = form["do"]
    if do == "take":
        return {"effect": card(form["card"], say)}
    if do == "hire":
        cost = t.HIRE_COST[t.CRAFTSMAN_IDS.index(form["craftsman"])]
        return {"gold": cost, "effect": card(form["craftsman"], say)}
    if do == "dismiss":
        return {"effect": card(form["craftsman"], say)}
    if do in ("place", "place_free"):
        paid = do == "place" and view["step"] == "place_builder"
        return {"gold": view["cost"] if paid else 0, "effect": place(view, form["space"], say)}
    if do == "buy":
        return {"gold": t.BUY_PRICE[t.KIND_IDS.index(form["kind"])] * form["number"]}
    if do == "sell":
        return {"gold": t.SELL_PRICE[t.KIND_IDS.index(form["kind"])] * form["number"]}
    if do == "use":
        return {"effect": work(form["craftsman"], form["times"], say)}
    return {}


def place(view: Mapping[str, Any], target: str, say: Say) -> str:
    """What a builder gets who is now placed on a target."""
    station, _, number = target.rpartition("_")
    if number.isdigit():
        return reward(view, station, int(number) - 1, say)
    taken = view["spaces"][target]
    return reward(view, target, taken.index(None) if None in taken else 0, say)


def reward(view: Mapping[str, Any], station: str, space: int, say: Say) -> str:
    """What a builder gets on a space of a station; "" for a town whose card is gone."""
    if station in ("kingsbridge", "shiring"):
        found = view[station][space]
        return say(f"at-{station}", effect=named(found, say)) if found else ""
    if station == "priory":
        return say("at-priory", points=say("points", number=t.PRIORY_VP[space]))
    if station == "kings_court":
        first = t.METAL_SPACE - t.FIRST_SPACE[t.KINGS_COURT]
        return say("at-kings_court", metal=view["court_metal"] if space == first else 0)
    if view["round"] == t.ROUNDS and station in ("shiring_castle", "start_player"):  # PIL-5.13
        return say("at-the-end")
    return say(f"at-{station}", number=t.CASTLE_GREY)


def named(name: str, say: Say) -> str:
    """A card's name and what it does."""
    return say("named", card=name, effect=card(name, say))


def station(name: str, say: Say) -> str:
    """What a station is for, whatever lies there now."""
    row = STATIONS[name]
    if "resource" in row:
        return say("station-land", kind=row["resource"])
    if name in ("event", "wool_mill", "kingsbridge", "kings_court", "shiring", "cathedral"):
        return say(f"station-{name}", gold=t.WAGE)
    if name == "priory":
        first, second = (say("points", number=number) for number in t.PRIORY_VP)
        return say("station-priory", first=first, second=second)
    return say(f"at-{name}", number=t.CASTLE_GREY)


def card(name: str, say: Say) -> str:
    """What a card or a station does, in one phrase."""
    if name in STATIONS:
        return station(name, say)
    if name in CRAFTSMEN:
        often = {"change": work(name, 1, say), "times": CRAFTSMEN[name]["capacity"]}
        return say("so-often", **often)
    if name in RESOURCES:
        row = RESOURCES[name]
        goods = say("goods", number=row["yield"], kind=row["resource"])
        return say("change", pays=say("workers", number=row["workers"]), gains=goods)
    effect = EFFECTS[name]
    values: Facts = {key: value for key, value in effect.items() if key != "type"}
    if effect["type"] == "gain":
        return say("effect-gain", gains=heap(values, say))
    if effect["type"] == "capacity":
        left = [say("called", thing=c) for c in CRAFTSMEN if not CRAFTSMEN[c]["madonna_bonus"]]
        values["but"] = ", ".join(left)
    if "delta" in values:
        values["amount"] = abs(values["delta"])
        values["more"] = int(values["delta"] > 0)
    if "resource" in values:
        values["kind"] = values["resource"]
    return say("effect-" + effect["type"], **values)


def work(craftsman: str, times: int, say: Say) -> str:
    """What some uses of a craftsman turn into what."""
    row = CRAFTSMEN[craftsman]
    gains: Facts = {}
    if row["vp"]:
        gains["vp"] = row["vp"] * times
    if row["gold"]:
        gains["gold"] = row["gold"] * times
    change = heap(gains, say)
    if row["inputs"]:
        pays = {kind: number * times for kind, number in row["inputs"].items()}
        change = say("change", pays=heap(pays, say), gains=change)
    if row["holds"]:
        change = say("change-holding", holds=heap(row["holds"], say), gains=change)
    if row["requires_trade"]:
        change = say("with-trade", change=change, craftsman=row["requires_trade"])
    return change


def heap(goods: Mapping[str, Any], say: Say) -> str:
    """Goods, gold and points side by side: "1 metal + 1 sand"."""
    text = ""
    for kind, number in goods.items():
        if kind == "gold":
            one = say("gold", number=number)
        elif kind == "vp":
            one = say("points", number=number)
        else:
            one = say("goods", number=number, kind=kind)
        text = say("and", one=text, two=one) if text else one
    return text


def to_come(view: Mapping[str, Any]) -> list[str]:
    """The cards that nobody has seen yet."""
    return [card for key in view if key.endswith("_unseen") for card in view[key]]


def points(seats: int, events: list[dict[str, Any]]) -> list[dict[str, int]]:
    """Each seat's points by where they came from; the sum is the final score."""
    found = [dict.fromkeys(SOURCES, 0) for _ in range(seats)]
    for tally in found:
        tally["start"] = t.START_VP
    for event in events:
        if event["kind"] == "gains-points":
            found[event["seat"]][SOURCE_OF.get(event["rule"], "cards")] += event["amount"]
        elif event["kind"] == "loses-points":
            found[event["seat"]]["losses"] -= event["amount"]
    return found


def verdict(view: Mapping[str, Any], places: list[int]) -> tuple[str, Facts]:
    """The message that names the winners, and its values (PIL-20.1 to PIL-20.3).

    Values ending in `_seats` are lists of players.
    """
    winners = [seat for seat in range(len(places)) if places[seat] == 1]
    best = view["seats"][winners[0]]
    facts: Facts = {"who_seats": winners, "points": best["vp"], "gold": best["gold"]}
    if len(winners) > 1:
        return "wins-together", facts
    level = [s for s in range(len(places)) if view["seats"][s]["vp"] == best["vp"]]
    level.remove(winners[0])
    if level:
        facts["others_seats"] = level
        return "wins-by-gold", facts
    return "wins", facts
