"""What a choice costs and brings whoever makes it: the amounts that its label names.

Amounts are by kind, what is paid below 0. Each number comes from the function or table by which the
steps pay, with what a view shows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tabard.games.world import events as e
from tabard.games.world import prices
from tabard.games.world import tables as t
from tabard.games.world.state import turns

View = Mapping[str, Any]
Form = Mapping[str, Any]
Stakes = dict[str, int]


def stakes(view: View, form: Form) -> Stakes | None:
    """The stakes of a choice; None where its label names no amounts."""
    do = form["do"]
    if do in ("use", "forgo"):
        return played(view, do, form["card"])
    if do == "orient":
        return income(view, form["steps"])
    if do == "take":
        return taken(view, form["kind"])
    if do == "build":
        kinds = form["materials"].split("+")
        each = int(prices.material_points(view["step"] == "masons"))
        return spent(kinds) | {"vp": each * len(kinds)}
    if do in ("sell", "weave"):
        return traded(view, form)
    if do in ("house", "rent", "rent_two", "donate"):
        return on_the_board(view, form)
    if do == "minor_service":
        points = prices.service_points(in_force(view, e.FAME))
        return {"money": t.MINOR_MONEY, "vp": int(points)}
    if do == "care":
        return cared(view, form["place"])
    if do == "give_up":
        return spent(form["goods"].split("+"))
    if do == "protect":
        return {"loyalty": -len(form["penalties"].split("+"))}
    return bargained(view, form)


def index(event: str | None) -> int:
    """The number of an event, or NONE."""
    return t.NONE if event is None else e.EVENT_IDS.index(event)


def in_force(view: View, events: int) -> int:
    """The permanent event of this set that governs step 5, or NONE (WWE-9.5)."""
    cards = [index(name) for name in (view["event"], *view["slots"])]
    return int(prices.governing(events, *cards))


def market(view: View) -> tuple[int, int, int]:
    """What wool and cloth bring now, and how much cloth may be sold at once (WWE-10.5)."""
    wool = int(prices.wool(in_force(view, e.WOOL_GLUT)))
    return wool, int(t.CLOTH_PRICE), int(prices.cloth_at_once(in_force(view, e.MORE_CLOTH)))


def had(view: View, kind: str, count: int) -> int:
    """As much of so many as can be had now."""
    return int(prices.available(t.KIND_IDS.index(kind), count, view["stock"].get(kind, 0)))


def owned(view: View) -> Mapping[str, int]:
    """The goods of the player who is asked, as far as the view shows them."""
    goods: Mapping[str, int] = view["seats"][view["to_move"]].get("goods", {})
    return goods


def spent(kinds: Sequence[str]) -> Stakes:
    """Kinds, each as often as it is named, given away."""
    return {kind: -kinds.count(kind) for kind in dict.fromkeys(kinds)}


def played(view: View, do: str, card: str) -> Stakes | None:
    """What a card brings at once; None for one that asks what to do (section 10)."""
    if do == "forgo":
        event = in_force(view, e.VEIL)
        return {} if event == t.NONE else {"medical": had(view, "medical", e.VEIL_MEDICAL[event])}
    laid = view["seats"][view["to_move"]]["open"]
    if card == t.CARD_IDS[t.PRIVILEGE]:  # WWE-10.6
        return played(view, do, laid[-1]) if laid else {}
    if card == t.CARD_IDS[t.PIETY_CARD]:
        return {"piety": had(view, "piety", t.PIETY_TAKEN)}
    if card != t.CARD_IDS[t.GRAIN_CARD]:
        return None
    price = int(prices.grain(in_force(view, e.GRAIN_COSTS)))
    grain = had(view, "grain", t.GRAIN_TAKEN)
    if grain == 0 or owned(view).get("money", price) < price:
        return {}
    return {"grain": grain, "money": -price}


def taken(view: View, kind: str) -> Stakes:
    """A building material, by the card or in return for care (WWE-10.3, WWE-13.5)."""
    if view["step"] == "care_material":
        return {kind: had(view, kind, t.MATERIAL_REWARD)}
    found = {kind: had(view, kind, t.MATERIAL_TAKEN)}
    if kind == t.KIND_IDS[t.STONE]:
        found["money"] = -int(prices.stone(in_force(view, e.STONE_COSTS)))
    return found


def traded(view: View, form: Form) -> Stakes:
    """A sale at the market, or wool made into cloth (WWE-10.5, WWE-10.10)."""
    if form["do"] == "weave":
        return {"wool": -form["number"], "cloth": form["number"]}
    wool, cloth = form["wool"], form["cloth"]
    money = wool * int(prices.wool(in_force(view, e.WOOL_GLUT))) + cloth * t.CLOTH_PRICE
    return {"wool": -wool, "cloth": -cloth, "money": money}


def on_the_board(view: View, form: Form) -> Stakes:
    """A house, rent of houses, a donation (WWE-10.7 to WWE-10.9)."""
    do = form["do"]
    if do == "donate":
        return {"money": -t.DONATION_MONEY}
    if do == "house":
        if view["step"] == "free_house":
            return {}
        material = t.PLOT_MATERIAL[t.PLOT_IDS.index(form["place"])]
        money = int(prices.house(in_force(view, e.HOUSES_COST)))
        return {"money": -money, t.KIND_IDS[material]: -t.HOUSE_MATERIALS}
    found: Stakes = {}
    for name in (form[key] for key in form if key != "do"):
        plot = t.PLOT_IDS.index(name)
        kind = t.KIND_IDS[t.YIELD_KIND[plot]]
        found[kind] = had(view, kind, t.YIELD_COUNT[plot])
    return found


def cared(view: View, place: str) -> Stakes:
    """The points for one of the sick, and a reward that asks nothing (WWE-13.3, WWE-13.5)."""
    location = t.LOCATION_IDS.index(place)
    found = {"vp": t.CARE_VP}
    if t.REWARD_KIND[location] != t.NONE:
        kind = t.KIND_IDS[t.REWARD_KIND[location]]
        found[kind] = found.get(kind, 0) + had(view, kind, t.REWARD_COUNT[location])
    return found


def income(view: View, steps: int) -> Stakes:
    """What the corner of the active player brings him (WWE-7.1 to WWE-7.3)."""
    seat = view["active"]
    if t.PENALTY_IDS[t.BEGGING] in view["seats"][seat]["penalties"]:
        return {}
    event = index(view["event"])
    turned = turns(event, t.EDGE_VALUES.index(steps))
    corner = e.CORNERS[event][(view["sides"][seat] - int(turned)) % t.EDGES]
    kind = t.KIND_IDS[t.INCOME_KIND[corner]]
    got = had(view, kind, t.INCOME_COUNT[corner])
    return {kind: got} if got else {"vp": t.EXHAUSTED_VP}


def bargained(view: View, form: Form) -> Stakes | None:
    """A swap, a gain, a payment or a loss, as an event has it (WWE-5.3, WWE-9.6)."""
    do = form["do"]
    event = index(view["event"])
    if do == "swap":
        event = swapping(view, form["kind"])
        if event == t.NONE:
            return {}
        given = t.KIND_IDS[e.SWAP_GIVES[event]]
        return {given: -e.SWAP_PRICE[event], form["kind"]: e.SWAP_COUNT[event]}
    if do == "gain":
        return {form["kind"]: had(view, form["kind"], e.GAIN_AMOUNT[event])}
    if do == "pay":
        kinds = e.PAY_KINDS[event]
        paid = t.KIND_IDS.index(form["kind"])
        return {form["kind"]: -e.PAY_COUNTS[event][kinds.index(paid)] if paid in kinds else 0}
    if do == "lose_points":
        vp = view["seats"][view["to_move"]]["vp"]
        return {"vp": -int(prices.lost_points(vp, e.PAY_LOSS[event]))}
    return None


def swapping(view: View, kind: str) -> int:
    """The event by which the player swaps for a kind: this round's, or a permanent one unused."""
    number = t.KIND_IDS.index(kind)
    if view["step"] == "event_choice":
        return index(view["event"])
    unused = [name not in view["seats"][view["to_move"]]["swapped"] for name in e.EVENT_IDS]
    for event in (index(name) for name in (view["event"], *view["slots"])):
        if event == t.NONE or not (e.SWAP_PER_ROUND >> event & 1 and unused[event]):
            continue
        price, count = e.SWAP_PRICE[event], e.SWAP_COUNT[event]
        pays = owned(view).get(t.KIND_IDS[e.SWAP_GIVES[event]], price) >= price
        if e.SWAP_KINDS[event] >> number & 1 and pays and had(view, kind, count) == count:
            return event
    return t.NONE


def favour_after(view: View, steps: int) -> str:
    """The field that the favour stone reaches over so many uncovered fields (WWE-6.3)."""
    fields, covered = t.FIELD_IDS, view["covered"]["fields"]
    at = fields.index(view["favour"])
    while steps > 0:
        at = (at + 1) % len(fields)
        if fields[at] not in covered:
            steps -= 1
    return fields[at]
