"""What words need to know: the figures behind a prompt, a choice, a card and the final scores.

Nothing here is a sentence. `Say` turns a message id and its values into one, in some language;
values named as in `tabard.words.NAMED` are ids there and become names.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from tabard.games.feudum import prospect
from tabard.games.feudum import tables as t

Facts = dict[str, Any]
View = Mapping[str, Any]
Say = Callable[..., str]

NOTHING: Final = "none"
NUMERALS: Final = ("", "I", "II", "III", "IV", "V")
EDGES: Final[dict[str, dict[str, Any]]] = {row["id"]: row for row in t.MAP["edge"]}
WRITS: Final[dict[str, dict[str, Any]]] = {row["id"]: row for row in t.WRITS_DATA["writ"]}
LANDSCAPES: Final[dict[str, dict[str, Any]]] = {row["id"]: row for row in t.TILES["landscape"]}

# Verbs that a button never leaves out: the thing alone would not say what is done.
SPOKEN: Final = frozenset(
    (
        *("trade", "pull", "push", "pouch", "face", "discard", "return_writ", "repeat", "tend"),
        *("tame", "besiege", "bribe", "migrate_off", "pay_tile", "feed_tile", "wine_tile"),
    )
)

# Names that only events need.
EVENT_NAMES: Final = ("name-target", "name-shilling")

# What a seat scored or lost points by: the kind of event, or the section of its rule.
SOURCES: Final = (
    "guilds",
    "seats",
    "regions",
    "improving",
    "landscapes",
    "harvest",
    "battle",
    "voyage",
    "empire",
    "coins",
    "charters",
    "losses",
)
SCORED: Final = {
    "scores-seats": "seats",
    "scores-regions": "regions",
    "scores-landscapes": "landscapes",
    "scores-voyage": "voyage",
    "scores-empire": "empire",
    "scores-coins": "coins",
}
SECTIONS: Final = {
    "8": "improving",
    "9": "landscapes",
    "11": "harvest",
    "13": "battle",
    "14": "battle",
    "17": "charters",
}


# -- prompts --------------------------------------------------------------------------------------


def asking(view: View) -> Facts:
    """The values of the prompt that a view asks."""
    action = view["action"]
    mover = view["to_move"]
    facts: Facts = {
        "left": to_go(view),
        "place": action["place"] or "",
        "guild": action["guild"] or "",
        "figure": NOTHING,
        "chosen": NOTHING,
        "over": 0,
        "number": 0,
        "kind": next((kind for kind in t.GOOD_IDS if action["due"][kind]), t.GOOD_IDS[-1]),
    }
    attacker = view["active"]
    if attacker is not None:
        facts["attacker_seat"] = attacker
    both = prospect.strengths(view) or (0, 0)
    facts["attack"], facts["defence"] = both
    if isinstance(mover, int):
        facts |= of_mover(view, mover)
    return facts


def to_go(view: View) -> int:
    """How many picks are still to be made."""
    left: int = view["action"]["left"]
    if view["step"] == "cards" and "mine" in view:
        seat = view["to_move"]
        if isinstance(seat, int):
            pouch = view["seats"][seat]["pouch"]
            hand = t.LARGE_HAND if pouch == t.POUCH_IDS[t.EXTRA_CARD] else t.HAND
            return hand - len(view["mine"]["hand"])
    return left


def of_mover(view: View, mover: int) -> Facts:
    """What a prompt says of the player who is asked."""
    action, one = view["action"], view["seats"][mover]
    facts: Facts = {
        "coins": prospect.growth(view, mover, "town", t.TAX_BASE),
        "writs": min(prospect.growth(view, mover, "outpost", t.EXPLORE_DRAW), view["stack"]),
        "over": int(one["writs"] > t.WRIT_LIMIT),
    }
    step = view["step"]
    if step == "shovels":
        facts["writs"] = t.SHOVEL_DRAW
    if step == "feeding" and action["left"] and action["floor"] < t.PAWNS:
        pawn = one["pawns"][action["floor"]]
        if pawn["face"]:
            facts |= {"figure_word": f"face-{pawn['face']}", "place": pawn["at"]}
    if action["option"] is not None and step in ("start_pawns", "migrate_face"):
        face = t.GUILD_IDS[action["option"]]
        facts |= {"figure_word": f"face-{face}", "chosen": face}
    if action["place"] is not None:
        facts["number"] = view["locations"][action["place"]]["crop"]
    if step == "monsters_place" and action["option"] is not None:
        facts["monster"] = t.MONSTER_IDS[action["option"]]
    if step == "pairs":
        facts["number"] = action["before"]
    return facts


# Reasons that only say in which order a set is picked (FEU-33.1).
ORDER: Final = frozenset(("too-few-cards-after-it", "earlier-kinds-first"))


def picking(view: View) -> tuple[str, int] | None:
    """The family and the size of a set that is about to be picked; its order means nothing."""
    mover = view["to_move"]
    if view["step"] == "start_goods" and view["action"]["left"] == t.START_GOODS:
        return "pick", t.START_GOODS
    if view["step"] == "cards" and isinstance(mover, int) and not view["mine"]["hand"]:
        return "select", to_go(view)
    return None


# -- the log --------------------------------------------------------------------------------------


def happening(event: Mapping[str, Any], say: Say) -> Facts:
    """The values of a log line beyond those of its event."""
    thing, place = event["thing"], event["place"]
    facts: Facts = {"figure": figure(thing, say), "numeral": numeral(event["amount"])}
    if thing in t.SEAT_IDS:
        facts["rank"] = say(f"rank-{thing}")
    if thing in t.COLOUR_IDS:
        facts["owner_seat"] = t.COLOUR_IDS.index(thing)
    if place in t.SCROLL_IDS:
        facts["number"] = t.SCROLL_IDS.index(place) + 1
    if event["kind"] == "plays-mandate":
        facts["gain"] = gain(place, event["amount"], say)
    return facts


def figure(thing: str, say: Say) -> str:
    """A pawn by its figure, a monster by its name."""
    if thing in t.GUILD_IDS:
        return say(f"face-{thing}")
    return say("called", thing=thing) if thing in t.MONSTER_IDS else NOTHING


def numeral(number: int) -> str:
    """A small number as the tiles and epochs show it."""
    return NUMERALS[number] if 0 < number < len(NUMERALS) else str(number)


# -- choices --------------------------------------------------------------------------------------


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
    both = prospect.strengths(view) or (0, 0)
    facts: Facts = {"attack": both[0], "defence": both[1]}
    if do == "saltpetre":
        facts["attack"] = both[0] + t.SALTPETRE_ATTACK
    elif do == "defend":
        facts["defence"] = both[1] + t.CARD_DEFENCE
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
        return {"effect": say(f"trade-{form['guild']}", **trading(view, form["guild"], mover))}
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


def trading(view: View, guild: str, mover: int) -> Facts:
    """Prices and numbers of a trade."""
    prices = {
        "alchemist": t.VESSEL_PRICE,
        "knight": t.ROW_PRICE,
        "noble": t.SEAL_PRICE,
        "monk": t.BEAD_PRICE,
    }
    row = view["guilds"]["rows"].get(t.COLOUR_IDS[mover], 0)
    return {"price": prices.get(guild, 0), "number": row}


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


def card(name: str, say: Say) -> str:
    """What an action card or a writ does, in one phrase."""
    if name in t.CARD_IDS:
        return say(f"card-{name}")
    row = WRITS[name]
    if row["type"] == "charter":
        return charter(row, say)
    text = ""
    for pays, brings, amount in options(name):
        one = change(pays, gain(brings, amount, say), say)
        text = say("or", one=text, two=one) if text else one
    return text


def charter(row: Mapping[str, Any], say: Say) -> str:
    """What a charter scores."""
    if "vp_flat" in row:
        return say("charter-monster", points=row["vp_flat"])
    steps = [(count, points) for count, points in enumerate(row["vp_by_count"]) if points]
    values = {
        "points": "/".join(str(points) for _, points in steps),
        "counts": "/".join(str(count) for count, _ in steps),
    }
    return say("charter-points" if "locations" in row else "charter-barrel", **values)


def options(writ: str) -> list[tuple[Mapping[str, int], str, int]]:
    """The options of a mandate: what is paid, what it brings, how much."""
    found: list[tuple[Mapping[str, int], str, int]] = []
    for one in WRITS[writ].get("options", []):
        gains = t.VESSEL_IDS if one["gain"] == "any_vessel" else (one["gain"],)
        found += [(one["pay"], brings, one["amount"]) for brings in gains]
    return found


def gain(name: str, amount: int, say: Say) -> str:
    """What an option of a mandate brings."""
    if name in t.VESSEL_IDS:
        return say("gain-vessel", vessel=name)
    return say(f"gain-{name}", number=amount)


def change(pays: Mapping[str, int], gains: str, say: Say) -> str:
    """What goes in and what comes out."""
    return say("change", pays=heap(pays, say), gains=gains) if pays else gains


def heap(goods: Mapping[str, int], say: Say) -> str:
    """Goods side by side: "1 food + 2 wood"."""
    text = ""
    for kind, number in goods.items():
        one = say("goods", number=number, kind=kind)
        text = say("and", one=text, two=one) if text else one
    return text


# -- the end --------------------------------------------------------------------------------------


def points(seats: int, events: list[dict[str, Any]]) -> list[dict[str, int]]:
    """Each seat's points by where they came from; the sum is the final score."""
    found = [dict.fromkeys(SOURCES, 0) for _ in range(seats)]
    for event in events:
        kind = event["kind"]
        if kind in SCORED:
            found[event["seat"]][SCORED[kind]] += event["amount"]
        elif kind == "gains-points":
            section = event["rule"].partition("-")[2].partition(".")[0]
            found[event["seat"]][SECTIONS.get(section, "guilds")] += event["amount"]
        elif kind == "loses-points":
            found[event["seat"]]["losses"] -= event["amount"]
    return found


def verdict(view: View, places: list[int]) -> tuple[str, Facts]:
    """The message that names the winners, and its values (FEU-30.6).

    Values ending in `_seats` are lists of players.
    """
    winners = [seat for seat in range(len(places)) if places[seat] == 1]
    best = view["seats"][winners[0]]
    facts: Facts = {"who_seats": winners, "points": best["vp"], "barrel": best["barrel"]}
    if len(winners) > 1:
        return "wins-together", facts
    level = [s for s in range(len(places)) if view["seats"][s]["vp"] == best["vp"]]
    level.remove(winners[0])
    if level:
        facts["others_seats"] = level
        return "wins-by-barrel", facts
    return "wins", facts


def to_come(view: Mapping[str, Any]) -> list[dict[str, int]]:
    """What nobody has seen yet, counted."""
    return [count for key in view if key.endswith("_unseen") for count in view[key]]
