"""What each thing on the table answers: the chapter, the town, the stocks and the players."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from tabard.draw.tips import Tip, rank
from tabard.games.world import events as e
from tabard.games.world import prices
from tabard.games.world import tables as t
from tabard.games.world.board import deck
from tabard.games.world.stakes import in_force, market
from tabard.games.world.telling import score

View = Mapping[str, Any]

# What lies where: the four places that yield, and what comes from the general supply.
PLACES: Final = {"field": "grain", "forest": "wood", "quarry": "stone", "cathedral": "piety"}
GOOD_RULES: Final = {
    "stone": "WWE-10.4",
    "wood": "WWE-10.4",
    "metal": "WWE-1.3",
    "grain": "WWE-16.3",
    "piety": "WWE-16.2",
    "wool": "WWE-10.5",
    "cloth": "WWE-10.5",
    "loyalty": "WWE-18.1",
    "medical": "WWE-13.6",
    "money": "WWE-16.4",
}
PENALTY_RULES: Final = {"penance": "WWE-4.2", "begging": "WWE-4.5", "royal_court": "WWE-4.3"}


def tips(view: View, seat: int | None) -> Iterator[Tip]:
    """The tip of everything that a view shows."""
    yield from progress(view)
    yield from council(view)
    yield from town(view)
    for who in range(len(view["seats"])):
        yield from player(view, who)
    if seat is not None:
        yield from screen(view, seat)


def progress(view: View) -> Iterator[Tip]:
    """Chapters, rounds and the steps of a round (WWE-3.1, 3.2)."""
    counted = {"chapter": deck.roman(view["chapter"]), "chapters": deck.roman(view["chapters"])}
    counted |= {"round": view["round"], "rounds": view["rounds"], "left": view["deck"]}
    for thing in ("rounds", "place-chapter", "event-deck"):
        yield Tip(thing, "chapter", "WWE-3.1", counted)
    yield Tip("phase-event", "phase-event", "WWE-5.1", {"event": view["event"] or ""})
    yield Tip("phase-orient", "phase-orient", "WWE-6.1", {"who_seat": active(view)})
    left = sum(one["cards"] for one in view["seats"])
    yield Tip("phase-actions", "phase-actions", "WWE-9.1", {"left": left})
    yield Tip("phase-chapter_end", "phase-chapter_end", "WWE-16.1", {**tax(), **last(view)})
    for number in range(1, t.SLOTS + 1):
        yield Tip(f"slot-{number}", "slot", "WWE-14.1", {"number": number, "most": t.SLOTS})
    yield Tip("tax-die", "tax-die", "WWE-16.4", {**tax(), "tax": view["tax"] or 0})


def last(view: View) -> dict[str, int]:
    """Whether this is the chapter in which losses double (WWE-18.2)."""
    return {"last": int(view["chapter"] == view["chapters"])}


def active(view: View) -> int:
    """Who has the badge; -1 before the lot has fallen."""
    who: int | None = view["active"]
    return -1 if who is None else who


def tax() -> dict[str, int]:
    """What the tax die may ask for."""
    return {"least": min(t.DIE), "most": max(t.DIE)}


def council(view: View) -> Iterator[Tip]:
    """The council, the turned card and the favour stone."""
    facts = {"who_seat": active(view), "place": view["favour"]}
    for thing in ("place-council", "favour-stone"):
        yield Tip(thing, "council", "WWE-8.1", facts)
    for steps in t.EDGE_VALUES:
        for thing in (f"edge-{steps}", f"turn-{steps}"):
            yield Tip(thing, "edge", "WWE-6.2", {"number": steps, **facts})
    for who in range(len(view["seats"])):
        yield Tip(f"corner-{who}", "corner", "WWE-7.1", {"who_seat": who})
    for i, field in enumerate(t.FIELD_IDS):
        kind = t.FIELD_KIND[i]
        facts = {"place": field, "kind": t.KIND_IDS[kind] if kind >= 0 else ""}
        facts |= {"number": t.FIELD_COUNT[i], "points": t.FIELD_VP[i]}
        covered = field in view["covered"]["fields"]
        facts["here"] = 2 if covered else int(field == view["favour"])
        says = f"field-{t.FIELD_EFFECTS[t.FIELD_EFFECT[i]]}"
        yield Tip(f"field-{field}", says, t.FIELD_RULES[i], facts)


def town(view: View) -> Iterator[Tip]:
    """Stocks, market, plots, and what nobody has seen yet."""
    for kind, number in view["stock"].items():
        facts = {"kind": kind, "number": number, "whole": t.TOTAL[t.KIND_IDS.index(kind)]}
        yield Tip(f"stock-{kind}", f"stock-{kind}", GOOD_RULES[kind], facts)
    for place, kind in PLACES.items():
        facts = {"kind": kind, "number": view["stock"][kind]}
        facts["whole"] = t.TOTAL[t.KIND_IDS.index(kind)]
        yield Tip(f"place-{place}", f"stock-{kind}", GOOD_RULES[kind], facts)
    yield Tip("stock-money", "stock-money", "WWE-20.3")
    yield Tip("place-supply", "supply", "WWE-20.4")
    sale = dict(zip(("wool", "cloth", "most"), market(view), strict=True))
    sale["open"] = int(not view["covered"]["cloth"])
    for thing in ("place-market", "market-wool", "market-cloth"):
        yield Tip(thing, "market", "WWE-10.5", sale)
    house = int(prices.house(in_force(view, e.HOUSES_COST)))
    for row in deck.PLOTS.values():
        kind = row["yield_id"]
        pair = [name for name, plot in deck.PLOTS.items() if plot["yield_id"] == kind]
        free = sum(1 for name in pair if view["plots"][name] is None)
        facts = {"money": house, "free": free, "whole": len(pair)}
        yield Tip(f"place-lane-{kind}", "lane", "WWE-10.7", facts)
    yield Tip("unseen", "unseen", "WWE-20.7", {"number": view["deck"]})
    for value, number in zip(t.TILE_VALUES, view["tiles_unseen"]):
        facts = {"value": value, "number": number}
        yield Tip(f"unseen-tile-{value}", "unseen-tile", "WWE-13.1", facts)
    yield Tip("score-track", "score-track", "WWE-19.2", {"length": t.SUPPLY["score_track"]["lap"]})


def player(view: View, who: int) -> Iterator[Tip]:
    """What everybody sees of a player."""
    one = view["seats"][who]
    mine = {"who_seat": who}
    built = t.HOUSES - one["houses"]
    facts = {**mine, "points": one["vp"], "houses": built, "cards": one["cards"]}
    for thing in ("mat", "plate", "seat", "screen"):
        yield Tip(f"{thing}-{who}", "player", "WWE-20.7", facts)
    standings = [(other["vp"], int(other["half"])) for other in view["seats"]]
    # What breaks a tie lies behind the screens until the end (WWE-19.2).
    ranked = view["places"][who] if "places" in view else rank(who, standings)
    points = score(one) if one["half"] else one["vp"]
    standing = {**mine, "points": points, "place": ranked, "whole": len(view["seats"])}
    for thing in ("points", "vp"):
        yield Tip(f"{thing}-{who}", "points", "WWE-19.2", standing)
    yield Tip(f"houses-{who}", "houses", "WWE-10.7", {**mine, "number": one["houses"]})
    yield Tip(f"seals-{who}", "seals", "WWE-10.9", {**mine, "number": one["seals"]})
    yield Tip(f"hand-{who}", "hand", "WWE-9.2", {**mine, "number": one["cards"]})
    yield Tip(f"hidden-{who}", "hidden", "WWE-9.7", {**mine, "number": one["hidden_cards"]})
    yield Tip(f"mark-{who}-trumpet-flag", "active", "WWE-14.4", mine)
    for penalty, rule in PENALTY_RULES.items():
        yield Tip(f"mark-{who}-{deck.PENALTY_ICONS[penalty]}", f"penalty-{penalty}", rule, mine)


def screen(view: View, seat: int) -> Iterator[Tip]:
    """What lies behind the screen of the one who looks, and what he owes."""
    held = view["seats"][seat].get("goods", {})
    for kind, number in held.items():
        facts = {"kind": kind, "number": number}
        yield Tip(f"good-{seat}-{kind}", f"good-{kind}", GOOD_RULES[kind], facts)
    for row in deck.DUTIES.values():
        owed = {"least": row["amount"], "most": row["amount"]} if row["amount"] >= 0 else tax()
        facts = {"kind": row["kind"], "have": held.get(row["kind"], 0), **owed}
        facts |= {"points": row["vp_per_missing"], **last(view)}
        yield Tip(f"duty-{row['id']}", f"duty-{row['id']}", row["rule"], facts)
    for card in t.CARD_IDS:
        yield Tip(f"forgo-{card}", "forgo", "WWE-9.4", {"card": card})
