"""What each thing on the table answers: the chapter, the town, the stocks and the players."""

from collections.abc import Iterator
from typing import Final

from tabard.draw.scene import standings
from tabard.draw.tips import Tip, View, gathered, held, same, standing, tip
from tabard.games.world import events as e
from tabard.games.world import prices
from tabard.games.world import tables as t
from tabard.games.world.board import deck
from tabard.games.world.holdings import GOOD_RULES, GOODS, HAND, HOUSES, SEALS
from tabard.games.world.stakes import in_force, market
from tabard.games.world.telling import score

# The four places that yield.
PLACES: Final = {"grain": "field", "wood": "forest", "stone": "quarry", "piety": "cathedral"}
PENALTY_RULES: Final = {"penance": "WWE-4.2", "begging": "WWE-4.5", "royal_court": "WWE-4.3"}

TAX: Final = {"least": min(t.DIE), "most": max(t.DIE)}  # what the tax die may ask for


def progress(view: View) -> Iterator[Tip]:
    """Chapters, rounds and the steps of a round (WWE-3.1, 3.2)."""
    counted = {"chapter": deck.roman(view["chapter"]), "chapters": deck.roman(view["chapters"])}
    counted |= {"round": view["round"], "rounds": view["rounds"], "left": view["deck"]}
    yield from same("rounds place-chapter event-deck", "chapter", "WWE-3.1", counted)
    yield tip("phase-event", "phase-event", "WWE-5.1", event=view["event"] or "")
    yield tip("phase-orient", "phase-orient", "WWE-6.1", who_seat=active(view))
    left = sum(one["cards"] for one in view["seats"])
    yield tip("phase-actions", "phase-actions", "WWE-9.1", left=left)
    yield tip("phase-chapter_end", "phase-chapter_end", "WWE-16.1", **TAX, **last(view))
    for number in range(1, t.SLOTS + 1):
        yield tip(f"slot-{number}", "slot", "WWE-14.1", number=number, most=t.SLOTS)
    yield tip("tax-die", "tax-die", "WWE-16.4", **TAX, tax=view["tax"] or 0)


def last(view: View) -> dict[str, int]:
    """Whether this is the chapter in which losses double (WWE-18.2)."""
    return {"last": int(view["chapter"] == view["chapters"])}


def active(view: View) -> int:
    """Who has the badge; -1 before the lot has fallen."""
    who: int | None = view["active"]
    return -1 if who is None else who


def council(view: View) -> Iterator[Tip]:
    """The council, the turned card and the favour stone."""
    facts = {"who_seat": active(view), "place": view["favour"]}
    yield from same("place-council favour-stone", "council", "WWE-8.1", facts)
    for steps in t.EDGE_VALUES:
        turned = {"number": steps, **facts}
        yield from same(f"edge-{steps} turn-{steps}", "edge", "WWE-6.2", turned)
    for who in range(len(view["seats"])):
        yield tip(f"corner-{who}", "corner", "WWE-7.1", who_seat=who)
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
        things = f"stock-{kind} place-{PLACES[kind]}" if kind in PLACES else f"stock-{kind}"
        yield from same(things, f"stock-{kind}", GOOD_RULES.get(kind, "WWE-1.3"), facts)
    yield tip("stock-money", "stock-money", "WWE-20.3")
    yield tip("place-supply", "supply", "WWE-20.4")
    sale = dict(zip(("wool", "cloth", "most"), market(view), strict=True))
    sale["open"] = int(not view["covered"]["cloth"])
    yield from same("place-market market-wool market-cloth", "market", "WWE-10.5", sale)
    house = int(prices.house(in_force(view, e.HOUSES_COST)))
    for row in deck.PLOTS.values():
        kind = row["yield_id"]
        pair = [name for name, plot in deck.PLOTS.items() if plot["yield_id"] == kind]
        free = sum(1 for name in pair if view["plots"][name] is None)
        facts = {"money": house, "free": free, "whole": len(pair)}
        yield Tip(f"place-lane-{kind}", "lane", "WWE-10.7", facts)
    yield tip("unseen", "unseen", "WWE-20.7", number=view["deck"])
    for value, number in zip(t.TILE_VALUES, view["tiles_unseen"]):
        yield tip(f"unseen-tile-{value}", "unseen-tile", "WWE-13.1", value=value, number=number)
    yield tip("score-track", "score-track", "WWE-19.2", length=deck.TRACK)


def player(view: View, who: int) -> Iterator[Tip]:
    """What everybody sees of a player."""
    one = view["seats"][who]
    built = t.HOUSES - one["houses"]
    facts = {"who_seat": who, "points": one["vp"], "houses": built, "cards": one["cards"]}
    things = f"mat-{who} plate-{who} seat-{who} screen-{who}"
    yield from same(things, "player", "WWE-20.7", facts)
    decides = standings(view, ("vp", "half"))
    # What breaks a tie lies behind the screens until the end (WWE-19.2).
    last = {"place": view["places"][who]} if "places" in view else {}
    points = score(one) if one["half"] else one["vp"]
    yield from standing(f"points-{who} vp-{who}", "WWE-19.2", who, points, decides, **last)
    yield from held((HOUSES, SEALS, HAND), one, who)
    yield tip(f"hidden-{who}", "hidden", "WWE-9.7", who_seat=who, number=one["hidden_cards"])
    yield tip(f"mark-{who}-trumpet-flag", "active", "WWE-14.4", who_seat=who)
    for penalty, rule in PENALTY_RULES.items():
        yield tip(f"mark-{who}-{deck.ICONS[penalty]}", f"penalty-{penalty}", rule, who_seat=who)


def screen(view: View, seat: int) -> Iterator[Tip]:
    """What lies behind the screen of the one who looks, and what he owes."""
    mine = view["seats"][seat]
    if "goods" in mine:
        yield from held(GOODS, mine, seat)
    for row in deck.DUTIES.values():
        owed = {"least": row["amount"], "most": row["amount"]} if row["amount"] >= 0 else TAX
        facts = {"kind": row["kind"], "have": mine.get("goods", {}).get(row["kind"], 0), **owed}
        facts |= {"points": row["vp_per_missing"], **last(view)}
        yield Tip(f"duty-{row['id']}", f"duty-{row['id']}", row["rule"], facts)
    for card in t.CARD_IDS:
        yield tip(f"forgo-{card}", "forgo", "WWE-9.4", card=card)


tips: Final = gathered((progress, council, town), (player,), screen)
