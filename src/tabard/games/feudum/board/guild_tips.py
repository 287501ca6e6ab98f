"""What the guild boards answer: seats, stars, goods, prices, vessels, seals and beads."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from tabard.draw.tips import Tip
from tabard.games.feudum import prospect
from tabard.games.feudum import tables as t

View = Mapping[str, Any]

RANK_RULES: Final = {"master": "FEU-16.4", "journeyman": "FEU-16.4", "apprentice": "FEU-18.8"}


def guilds(view: View) -> Iterator[Tip]:
    """The six guilds."""
    for guild, track in view["guilds"]["seats"].items():
        yield Tip(f"guild-{guild}", "guild", "FEU-16.1", {"guild": guild, **masters(track)})
        for rank, seat in zip(t.SEAT_IDS, track):
            facts = {"guild": guild, "points": t.SEAT_VP[t.SEAT_IDS.index(rank)]}
            facts["who_seat"] = -1 if seat is None else seat
            yield Tip(f"seat-{guild}-{rank}", f"rank-{rank}", RANK_RULES[rank], facts)
        for who in range(len(view["seats"])):
            number = prospect.stars(view, guild, who)
            facts = {"guild": guild, "who_seat": who, "number": number, "each": t.FEUDUM_STARS}
            yield Tip(f"stars-{guild}-{who}", "stars", "FEU-18.1", facts)
    yield from west(view)
    yield from east(view)


def masters(track: list[int | None]) -> dict[str, int]:
    """Who pushes and who pulls; -1 for nobody."""
    return {
        f"{word}_seat": -1 if who is None else who
        for word, who in zip(("master", "journeyman"), track)
    }


def west(view: View) -> Iterator[Tip]:
    """Farmers, merchants and alchemists: goods on their way through the guilds."""
    boards = view["guilds"]
    barn = {"number": sum(boards["barn"].values()), "most": t.BARN}
    yield Tip("barn", "barn", "FEU-20.5", barn)
    chickens = {"number": len(boards["chickens"]), "sum": sum(boards["chickens"])}
    yield Tip("chickens", "chickens", "FEU-26.3", {**chickens, "most": t.CHICKENS})
    yield Tip("purse", "purse", "FEU-20.6", {"number": boards["purse"]})
    for good, number in boards["market"].items():
        facts = {"good": good, "number": number, "most": t.MARKET_ROOM}
        facts["price"] = prospect.price(view, good) if number else 0
        yield Tip(f"row-{good}", "row", "FEU-21.3", facts)
        store = {"good": good, "number": boards["stores"][good]}
        store["most"] = t.STORE_ROOM[t.GOOD_IDS.index(good)]
        yield Tip(f"store-{good}", "store", "FEU-22.4", store)
    for vessel, number in boards["vessels"].items():
        facts = {"vessel": vessel, "number": number, "price": t.VESSEL_PRICE}
        yield Tip(f"yard-{vessel}", "yard", "FEU-22.2", facts)
        facts = {"vessel": vessel, "left": view["supply"]["vessels"][vessel]}
        yield Tip(f"invent-{vessel}", "invent", "FEU-22.4", facts)
    yield Tip("invent-barrel", "krud", "FEU-22.6")
    lying = sum(boards["vessels"].values())
    yield Tip("ferries", "ferries", "FEU-6.10", {"number": lying, "price": t.FERRY_PRICE})


def east(view: View) -> Iterator[Tip]:
    """Knights, nobles and monks: markers, seals and beads."""
    boards = view["guilds"]
    for index, number in enumerate(boards["rows"].values()):
        facts = {"number": number, "most": t.ROW_ROOM, "price": t.ROW_PRICE}
        yield Tip(f"ranks-{index}", "ranks", "FEU-23.1", facts)
    yield Tip("seals", "seals", "FEU-25.2", {
        "number": view["supply"]["seals"], "scrolls": len(boards["scrolls"]), "price": t.SEAL_PRICE
    })  # fmt: skip
    for scroll in t.SCROLL_IDS:
        facts = {"full": int(scroll in boards["scrolls"]), "price": t.SEAL_PRICE}
        yield Tip(f"scroll-{scroll}", "scroll", "FEU-25.2", facts)
    beads = {"number": len(boards["rosary"]), "sum": sum(boards["rosary"]), "most": t.ROSARY}
    yield Tip("rosary", "rosary", "FEU-26.1", {**beads, "price": t.BEAD_PRICE})
    yield Tip("coffer", "coffer", "FEU-26.4", {"number": boards["coffer"]})
