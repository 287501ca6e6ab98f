"""What words need to know: the figures behind a prompt, a choice, a card and the final scores.

Nothing here is a sentence. `Say` turns a message id and its values into one, in some language;
values named as in `tabard.words.NAMED` are ids there and become names.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

from tabard.games.pillars import tables as t
from tabard.games.pillars.stakes import CRAFTSMEN as CRAFTSMEN
from tabard.games.pillars.stakes import Stakes, next_space, stakes
from tabard.presentation.telling import by_id, decided_by, remembered

# The phases of a round in their order, as views name them.
PHASES: Final = ("cards", "builders", "stations")

NAMED: Final = ("craftsman",)

Facts = dict[str, Any]
Say = Callable[..., str]

RESOURCES: Final = by_id(t.read("resources")["card"])
STATIONS: Final = by_id(t.read("board")["station"])
EFFECTS: Final[dict[str, dict[str, Any]]] = {
    row["id"]: row["effect"]
    for rows in (t.read("advantages")["advantage"], t.read("events")["event"])
    for row in rows
}

# Stations at whose spaces a card lies.
TOWNS: Final = ("kingsbridge", "shiring")
TRADES: Final = Counter(row["name_en"] for row in CRAFTSMEN.values())

# Reasons that say that a thing is not there: a list of what is not open leaves them out.
ABSENT: Final = frozenset(
    ("not-in-your-row", "not-in-the-display", "needs-remigius", "not-for-waiting-builders")
)

# Events that turn up or hand out a card: their log lines say what it does.
WITH_EFFECT: Final = frozenset(("event-revealed", "receives"))


def apart(name: str) -> int | None:
    """What tells a craftsman from others of his trade: how often he works in a round."""
    row = CRAFTSMEN.get(name)
    return row["capacity"] if row is not None and TRADES[row["name_en"]] > 1 else None


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
    if event["kind"] == "buys":
        return {"gold": t.BUY_PRICE[t.KIND_IDS.index(event["thing"])] * event["amount"]}
    return {"effect": card(event["thing"], say)} if event["kind"] in WITH_EFFECT else {}


def choosing(view: Mapping[str, Any], form: Mapping[str, Any], say: Say) -> Facts:
    """The values of a choice's label beyond those of its JSON form.

    `effect` is what a card does by its print; all other numbers are the stakes of the moment.
    """
    do = form["do"]
    at_stake = stakes(view, form) or {}
    if do == "take":
        return {"effect": card(form["card"], say)}
    if do == "hire":
        return {"gold": -at_stake["gold"], "effect": card(form["craftsman"], say)}
    if do == "dismiss":
        return {"effect": card(form["craftsman"], say)}
    if do in ("place", "place_free"):
        return {"gold": -at_stake["gold"]} | placed(view, form["space"], at_stake, say)
    if do in ("buy", "sell"):
        prices = t.BUY_PRICE if do == "buy" else t.SELL_PRICE
        price = prices[t.KIND_IDS.index(form["kind"])]
        return {"gold": abs(at_stake["gold"]), "price": price}
    if do == "use":
        return {"change": work(form["craftsman"], at_stake, say)}
    return {}


def placed(view: Mapping[str, Any], target: str, at_stake: Stakes, say: Say) -> Facts:
    """What a builder gets who is now placed on a target."""
    station, space = next_space(view, target)
    found = view[station][space] if station in TOWNS else None
    facts: Facts = {"reward": reward(view, station, space, at_stake, say)}
    return facts | {"effect": named(found, say)} if found else facts


def reward(view: Mapping[str, Any], station: str, space: int, at_stake: Stakes, say: Say) -> str:
    """What a builder gets on a space of a station; "" for a town whose card is gone."""
    if station in TOWNS:
        found = view[station][space]
        return say(f"at-{station}", effect=named(found, say)) if found else ""
    if station == "priory":
        return say("at-priory", points=say("points", number=at_stake["vp"]))
    if station == "kings_court":
        return say("at-kings_court", metal=at_stake["metal"])
    if view["round"] == t.ROUNDS and station in ("shiring_castle", "start_player"):  # PIL-5.13
        return say("at-the-end")
    return say(f"at-{station}", number=at_stake.get("grey", 0))


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


@remembered
def card(name: str, say: Say) -> str:
    """What a card or a station does, in one phrase: the same for as long as there are words."""
    if name in STATIONS:
        return station(name, say)
    if name in CRAFTSMEN:
        often = {
            "change": work(name, printed(name), say),
            "times": CRAFTSMEN[name]["capacity"],
        }
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


def printed(craftsman: str) -> Stakes:
    """What one use of a craftsman takes and gives by his card."""
    row = CRAFTSMEN[craftsman]
    gains = {"vp": row["vp"], "gold": row["gold"]}
    return {kind: -number for kind, number in row["inputs"].items()} | {
        kind: number for kind, number in gains.items() if number
    }


def work(craftsman: str, at_stake: Stakes, say: Say) -> str:
    """What uses of a craftsman turn into what."""
    row = CRAFTSMEN[craftsman]
    gains = {kind: at_stake[kind] for kind in ("vp", "gold") if at_stake.get(kind, -1) >= 0}
    pays = {kind: -number for kind, number in at_stake.items() if number < 0}
    change = heap(gains, say)
    if pays:
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


# Most points win, then most gold (PIL-20.1 to PIL-20.3).
verdict: Final = decided_by("gold")
