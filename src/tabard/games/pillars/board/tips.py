"""What each thing on the table answers: what it is, what it does, and its figures now."""

from collections.abc import Iterator, Mapping
from typing import Any

from tabard.draw.scene import standings
from tabard.draw.tips import Tip, held, same, standing
from tabard.games.pillars import tables
from tabard.games.pillars.board import deck
from tabard.games.pillars.board.scene import Scene
from tabard.games.pillars.facts import built, busy, crews, wage
from tabard.games.pillars.holdings import GOLD, GOODS

View = Mapping[str, Any]


def tips(view: View, seat: int | None) -> Iterator[Tip]:
    """The tip of everything that a view shows, to a seat or a spectator."""
    yield from progress(view)
    yield from stations(view)
    yield from stalls(view, seat)
    yield from middle(view)
    for who in range(len(view["seats"])):
        yield from player(view, who)
        yield from holdings(view, who)


def progress(view: View) -> Iterator[Tip]:
    """How far the game has got: the rounds, and the phases of this one."""
    now, rounds = view["round"], view["rounds"]
    counted = {"round": now, "rounds": rounds, "left": rounds - now}
    yield Tip("rounds", "rounds", "PIL-3.1", counted)
    on = view["phase"]
    yield Tip("phase-cards", "phase-cards", "PIL-4.1", to_take(view))
    price = {"on": on, "begins": tables.COSTS[0], "cost": view["cost"], "inside": sum(view["bag"])}
    yield Tip("phase-builders", "phase-builders", "PIL-5.1", price)
    settled = view["station"] if on == "stations" else 0
    yield Tip("phase-stations", "phase-stations", "PIL-6.1", {"station": settled})


def to_take(view: View) -> dict[str, int]:
    """How many cards of the display may still be taken."""
    cards = (*view["display"]["resources"], *view["display"]["craftsmen"])
    return {"left": len(cards) if view["phase"] == "cards" else 0}


def stations(view: View) -> Iterator[Tip]:
    """The fourteen stations and what lies at them."""
    more = figures(view)
    for place, row in deck.STATIONS.items():
        facts = {"place": place, **spaces(view, place), **more.get(place, {})}
        says = "station-land" if place in deck.BANDS else f"station-{place}"
        yield Tip(f"station-{place}", says, row["rule"], facts)
    left: dict[str, Any] = {"left": tables.ROUNDS - len(view["past_events"])}
    setup = tables.GAME["deck_setup"]
    left |= {"removed": setup["event_removed"], "whole": setup["event_total"]}
    yield Tip("event-deck", "event-deck", "PIL-2.8", left)
    yield Tip("court-metal", "court-metal", "PIL-13.1", {"metal": view["court_metal"]})
    yield Tip("tax-die", "tax-die", "PIL-13.2", {**tax(view), "debt": tables.DEBT_PER_VP})
    grey = {"number": view["castle_workers"], "won": tables.CASTLE_GREY}
    yield Tip("castle-workers", "castle-workers", "PIL-15.1", grey)
    if view["start_player"] is not None:
        yield Tip("starts", "starts", "PIL-18.1", {"who_seat": view["start_player"]})


def spaces(view: View, place: str) -> dict[str, int]:
    """How many builder spaces a station has, and how many of them are free."""
    seats = view["spaces"].get(place, ())
    return {"free": sum(1 for seat in seats if seat is None), "whole": len(seats)}


def figures(view: View) -> dict[str, dict[str, Any]]:
    """What else is to be said of stations now."""
    last, left = int(view["round"] == tables.ROUNDS), tables.ROUNDS - len(view["past_events"])
    workers = sum(one["mill"] for one in view["seats"])
    parts = {"built": built(view), "parts": tables.CATHEDRAL_PARTS}
    return {
        "event": {"event": view["event"] or "", "left": left},
        "wool_mill": {"wage": tables.WAGE, "workers": workers},
        "priory": {"best": tables.PRIORY_VP[0], "next": tables.PRIORY_VP[1]},
        **{place: brought(view, place) for place in deck.BANDS},
        "kings_court": {"metal": view["court_metal"], **tax(view)},
        "shiring_castle": {"won": tables.CASTLE_GREY, "last": last},
        "cathedral": {"kept": tables.GOODS_KEPT, **parts},
        "start_player": {"last": last},
    }


def brought(view: View, place: str) -> dict[str, Any]:
    """The workers at a forest, quarry or pit, and the cubes they will bring."""
    found = crews(view, place)
    workers, cubes = (sum(one[i] for one in found) for i in (1, 2))
    return {"kind": deck.STATIONS[place]["resource"], "workers": workers, "cubes": cubes}


def tax(view: View) -> dict[str, int]:
    """The king's tax: 0 until it is rolled, and what the die may show."""
    return {"tax": view["tax"] or 0, "least": min(tables.DIE), "most": max(tables.DIE)}


def stalls(view: View, seat: int | None) -> Iterator[Tip]:
    """The four kinds at the market and in the supply (PIL-16.3, 16.4)."""
    for kind, row in deck.GOODS.items():
        need = row["buy_requires_trade"] or row["sell_requires_trade"]
        facts: dict[str, Any] = {"kind": kind, "sell": row["sell_price"], "craftsman": need}
        says = "stall-metal"
        if "buy_price" in row:
            facts |= {"buy": row["buy_price"], "left": view["market"][kind]}
            says = "stall"
        if need:
            says = "stall-buying" if row["buy_requires_trade"] else "stall-selling"
            facts["has"] = "nobody" if seat is None else has(view, seat, need)
        rule = "PIL-16.3" if "buy_price" in row else "PIL-16.4"
        yield Tip(f"stall-{kind}", says, rule, facts)
        number = view["supply"][kind]
        counted = {"kind": kind, "number": abs(number), "whole": row["cubes"]}
        owed = "supply" if number >= 0 else "supply-owed"
        yield Tip(f"supply-{kind}", owed, "PIL-1.5", counted)


def has(view: View, seat: int, trade: str) -> str:
    """Whether a player has a craftsman who counts as this trade (PIL-16.5)."""
    row = view["seats"][seat]["row"]
    return "yes" if any(trade in deck.CRAFTSMEN[card]["satisfies"] for card in row) else "no"


def middle(view: View) -> Iterator[Tip]:
    """The display, the prices, the bag, the tracks, and what nobody has seen yet."""
    yield Tip("display", "display", "PIL-4.1", to_take(view))
    yield Tip("price-track", "price-track", "PIL-5.5", {"cost": view["cost"]})
    for cost in tables.COSTS:
        waiting = sum(1 for one in view["waiting"] if one["cost"] == cost)
        now = int(cost == view["cost"] and view["phase"] == "builders")
        facts = {"cost": cost, "now": now, "waiting": waiting}
        yield Tip(f"price-{cost}", "price", "PIL-5.8" if waiting else "PIL-5.4", facts)
    inside = {"number": sum(view["bag"]), "refusals": view["refusals_left"]}
    yield Tip("bag", "bag", "PIL-5.2" if view["refusals_left"] else "PIL-5.1", inside)
    yield Tip("gold-track", "gold-track", "PIL-1.4", {"most": tables.MOST_GOLD})
    yield Tip("score-track", "score-track", "PIL-20.1", {"length": deck.TRACK})
    facts = {"events": len(view["events_unseen"]), "cards": len(view["advantages_unseen"])}
    yield Tip("unseen", "unseen", "PIL-25.1", facts)


def player(view: View, who: int) -> Iterator[Tip]:
    """A player, his points and what is true of him this round."""
    one = view["seats"][who]
    goods = sum(one["goods"].values())
    facts = {"who_seat": who, "points": one["vp"], "gold": one["gold"], "goods": goods}
    facts["craftsmen"] = len(one["row"])
    yield from same(f"mat-{who} plate-{who} seat-{who}", "player", "PIL-25.1", facts)
    decides = standings(view, Scene.DECIDES)
    yield from standing(f"points-{who} vp-{who}", "PIL-20.1", who, one["vp"], decides)
    mine = {"who_seat": who}
    yield Tip(f"mark-{who}-trumpet-flag", "starts", "PIL-18.1", mine)
    yield Tip(f"mark-{who}-halt", "passed", "PIL-4.2", mine)
    yield Tip(f"mark-{who}-shield", "protected", "PIL-7.1", mine)
    limited = {**mine, "number": tables.LIMITED_BUILDERS}
    yield Tip(f"mark-{who}-defensive-wall", "limited", "PIL-5.10", limited)
    yield Tip(f"grey-{who}", "grey", "PIL-15.1", {**mine, "number": one["grey"]})


def holdings(view: View, who: int) -> Iterator[Tip]:
    """What a player has: gold, cubes, workers, builders, room for craftsmen."""
    one = view["seats"][who]
    whole = sum(one["goods"].values())
    yield from held((GOLD, GOLD._replace(thing="gold-*"), *GOODS), one, who, goods=whole)
    kept = {"who_seat": who, "goods": whole, "kept": tables.GOODS_KEPT}
    yield Tip(f"kept-{who}", "kept", "PIL-17.5", kept)
    workers = {"who_seat": who, "free": one["workers"], "whole": one["workers"] + busy(one)}
    yield Tip(f"workers-{who}", "workers", "PIL-4.4", workers)
    wages = {"who_seat": who, "number": one["mill"], "gold": wage(one["mill"], view["event"])}
    yield from same(f"mill-{who} wages-{who}", "wages", "PIL-9.1", wages)
    inside = {"who_seat": who, "number": view["bag"][who], "whole": tables.BUILDERS}
    yield from same(f"builders-{who} inbag-{who}", "builders", "PIL-5.1", inside)
    row = {"who_seat": who, "number": len(one["row"]), "limit": one["row_limit"]}
    yield Tip(f"row-{who}", "row", "PIL-4.6", row)
