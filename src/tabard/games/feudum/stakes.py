"""What a choice costs and brings whoever makes it: the amounts that its label names.

Amounts are by kind, what is paid below 0. Each number comes from the function or table by which the
steps pay, with what a view shows. Strengths are amounts too, and what a guild's stores give.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabard.games.feudum import facts, prospect, terms
from tabard.games.feudum import royal_writs as rw
from tabard.games.feudum import tables as t
from tabard.games.feudum.effects import options
from tabard.games.feudum.frames.between import BILL
from tabard.games.feudum.frames.guilds import DELIVERY, WORK, WORKSHOP

View = Mapping[str, Any]
Form = Mapping[str, Any]
Stakes = dict[str, int]

COSTS: Mapping[str, int] = t.SUPPLY["costs"]
EDGE_KINDS: Mapping[str, str] = {row["id"]: row["kind"] for row in t.MAP["edge"]}


def stakes(view: View, form: Form) -> Stakes | None:
    """The stakes of a choice; None where its label names no amounts."""
    do = form["do"]
    if do in ("attack", "besiege", "saltpetre", "defend", "weapon"):
        return fought(view, form)
    if do in ("buy", "buy_vessel", "invent", "scroll", "reeve", "take_food", "send"):
        return traded(view, form)
    if do in ("step", "bribe", "improve", "tend", "favours", "perform"):
        return acted(view, form)
    if do in ("feed_food", "feed_wine", "pay_cube", "barrel", "migrate_on"):
        return fed(view, form)
    if do == "charter":
        return {"vp": prospect.charter(view, mover(view), form["writ"]), "seals": -1}
    return mandated(view, form) if do == "mandate" else None


def prices(view: View, form: Form) -> list[int]:
    """The shillings that a piece of a set costs, and each further one of its kind."""
    if form["do"] == "buy":
        return prospect.prices(view, mover(view), form["good"])
    coins = (stakes(view, form) or {}).get("shilling", 0)
    return [-coins] if coins < 0 else []


def mover(view: View) -> int:
    """The player who is asked, or whose turn it is."""
    seat = view["to_move"]
    return seat if isinstance(seat, int) else view["active"] or 0


def unpacked(cost: int) -> dict[str, int]:
    """A packed vector of goods by kind, kinds it lacks left out."""
    found = {kind: cost >> (k * t.GOODS_WIDTH) & t.GOODS_MASK for k, kind in enumerate(t.GOOD_IDS)}
    return {kind: number for kind, number in found.items() if number}


def paid(cost: Mapping[str, int]) -> Stakes:
    """A price as stakes."""
    return {kind: -number for kind, number in cost.items()}


def fought(view: View, form: Form) -> Stakes:
    """Both strengths, and what is added to them (section 13, FEU-14.2, FEU-14.4)."""
    do = form["do"]
    if do == "weapon":
        writ = rw.WRIT_IDS.index(form["writ"])
        for arm, way in enumerate(zip(rw.ARM_WRIT, rw.ARM_ATTACK)):
            if way == (writ, form["attack"]):
                return paid(unpacked(rw.ARM_PAY[arm])) | {"power": rw.ARM_ATTACK[arm]}
        return {}
    if do in ("attack", "besiege"):
        return attacked(view, form)
    told = prospect.threat(view)
    if told["starved"]:
        return {"food": -COSTS["immunity_food"]}
    if do == "defend":
        return {"defence": told["defence"] + t.CARD_DEFENCE, "vp": t.DEFEND_VP}
    attack = told["attack"] + t.SALTPETRE_ATTACK
    return {"saltpetre": -1, "attack": attack, "defence": told["defence"]}


def attacked(view: View, form: Form) -> Stakes:
    """How strong both would be at a target; nothing where nobody could attack."""
    if form["do"] == "besiege":
        place, seat = form["location"], view["locations"][form["location"]]["ruler"]
    else:
        seat = form["seat"] if form["seat"] < len(view["seats"]) else None
        place = None if seat is None else place_of(view, seat, form.get("piece") or form["pawn"])
    if seat is None or not place:
        return {}
    siege = form["do"] == "besiege"
    attack, defence = prospect.against(view, mover(view), seat, place, siege)
    return {"attack": attack, "defence": defence}


def place_of(view: View, seat: int, name: str) -> str:
    """Where a pawn or monster stands; "" if it is not on the map."""
    if name in t.MONSTER_IDS:
        at = view["monsters"][name]["at"]
    else:
        at = view["seats"][seat]["pawns"][t.PAWN_IDS.index(name)]["at"]
    return at or ""


def traded(view: View, form: Form) -> Stakes | None:
    """What a guild takes and gives (sections 19 to 25)."""
    do = form["do"]
    if do == "buy":
        return {form["good"]: 1, "shilling": -prospect.price(view, form["good"])}
    if do == "buy_vessel":
        return {form["vessel"]: 1, "shilling": -t.VESSEL_PRICE}
    if do == "scroll":
        sold = view["step"] == "noble_trade"
        return {"seals": 1, "shilling": -t.SEAL_PRICE} if sold else None
    if do == "invent":
        index = t.INVENTION_IDS.index(form["invention"])
        barrels = min(facts.of(view, WORKSHOP).get("barrels", 0), len(t.BARREL_COST) - 1)
        cost = unpacked(int(terms.invention_cost(index, barrels)))
        return {f"stored-{kind}": -number for kind, number in cost.items()}
    if do == "send":
        return {"sent": sum(view["locations"][form["location"]]["goods"].values())}
    if do == "take_food":
        pairs = facts.of(view, DELIVERY).get("pairs", 0)
        coins = min(max(pairs - form["number"], 0), view["supply"]["coins"])
        return {"food": form["number"], "shilling": coins}
    reeves = set(view["seats"][mover(view)]["reeves"]) - {facts.of(view, WORK).get("guild")}
    more = reeves and view["options"]["reeve_elsewhere"] == "also_new_reeve"
    return {"vp": t.REEVE_VP + (t.REEVE_ELSEWHERE_VP if more else 0)}


def acted(view: View, form: Form) -> Stakes:
    """What the action of a card takes and gives (sections 6 to 12)."""
    do, seat = form["do"], mover(view)
    if do == "step":
        return {"shilling": -t.FERRY_PRICE if EDGE_KINDS[form["edge"]] == "ferry" else 0}
    if do == "bribe":
        return {"shilling": -t.BRIBE, "markers": -1}
    if do == "tend":
        return {"wood": -COSTS["tend_wood"], "vp": t.TEND_VP}
    if do == "improve":
        _, cost, points = prospect.improved(view, form["location"])
        price = {cost: -1} if cost in t.GOOD_IDS else {"seals": -t.IMPROVE_SEALS}
        return price | {"vp": points}
    if do == "favours":
        favours = form["take"] == "yes"
        whole = prospect.crop(view, seat, not favours or beads_count(view))
        return {"yield": whole, "favours": t.FAVOURS[whole] if favours else 0}
    if view["step"] == "tax":
        coins = prospect.growth(view, seat, "town", t.TAX_BASE)
        return {"shilling": min(coins, view["supply"]["coins"])}
    if view["step"] == "shovels":
        drawn = {"drawn": min(t.SHOVEL_DRAW, view["stack"])}
        return {"iron": -COSTS["explore_iron"]} | drawn
    number = prospect.growth(view, seat, "outpost", t.EXPLORE_DRAW)
    return {"drawn": min(number, view["stack"])}


def beads_count(view: View) -> bool:
    """Whether beads count for a harvest with favours (FEU-11.4)."""
    return bool(view["options"]["favour_beads"] == "count_now")


def fed(view: View, form: Form) -> Stakes:
    """A good for a pawn, for a price, or into the barrel (FEU-4.4, FEU-5.1, FEU-27.2)."""
    do = form["do"]
    if do == "migrate_on":
        return {"food": -COSTS["migrate_food"]}
    if do == "feed_food":
        return {"food": -1}
    if do == "feed_wine":
        return {"barrel": -1}
    if do == "barrel":
        return {"barrel": form["number"]}
    if view["step"] == "feast":
        return {"barrel": -t.FEAST_SULPHUR}
    due = facts.of(view, BILL).get("due", {})
    return {next((kind for kind in t.GOOD_IDS if due.get(kind)), t.GOOD_IDS[t.SULPHUR]): -1}


def mandated(view: View, form: Form) -> Stakes:
    """What an option of a mandate takes and gives, as far as the supply reaches (FEU-4.3)."""
    supply, seat = view["supply"], mover(view)
    most = {
        "shilling": supply["coins"],
        "influence": supply["markers"][t.COLOUR_IDS[seat]],
        "goods_of_choice": sum(view["haversack"].values()),
    }
    for pays, brings, amount in options(form["writ"]):
        if (brings, amount) == (form["gain"], form["amount"]):
            return paid(pays) | {brings: min(amount, most.get(brings, amount))}
    return {}
