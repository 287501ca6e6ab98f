"""What each thing on the table answers: progress, kingdom, tracks, guilds and players."""

from collections.abc import Iterator, Sequence
from typing import Final

from tabard.draw.scene import standings
from tabard.draw.tips import Tip, View, gathered, held, same, standing, tip
from tabard.games.feudum import prospect
from tabard.games.feudum import tables as t
from tabard.games.feudum.board import deck
from tabard.games.feudum.board.scene import Scene
from tabard.games.feudum.holdings import CARDS, HELD

# What a location is for, by its type; one without a disc is being changed.
PLACE_RULES: Final = {
    "outpost": "FEU-10.1",
    "farm": "FEU-11.1",
    "town": "FEU-12.1",
    "feudum": "FEU-18.1",
}
RANK_RULES: Final = {"master": "FEU-16.4", "journeyman": "FEU-16.4", "apprentice": "FEU-18.8"}
ROLE_RULES: Final = {"ruler": "FEU-7.3", "subject": "FEU-7.4", "serf": "FEU-7.5"}


def nobody(seat: int | None) -> int:
    """A seat as messages have it: -1 for nobody."""
    return -1 if seat is None else seat


def progress(view: View) -> Iterator[Tip]:
    """The epochs and the phases of a round (FEU-3.1)."""
    following = min(view["epoch"] + 1, t.LAST_EPOCH)
    dawn = {
        "round": view["round"],
        "epoch": deck.NUMERALS[view["epoch"]],
        "last": deck.NUMERALS[t.LAST_EPOCH],
        "coming": deck.NUMERALS[following],
        "need": t.TRIGGER[following],
        "have": sum(1 for value in view["stacks"].values() if value >= following),
        "over": int(view["epoch"] == t.LAST_EPOCH),
    }
    yield from same("rounds epochs dawn", "epochs", "FEU-29.1", dawn)
    left = sum(one["cards"] for one in view["seats"])
    yield tip("phase-cards", "phase-cards", "FEU-3.2", number=t.HAND, whole=t.CARDS)
    yield tip("phase-actions", "phase-actions", "FEU-3.6", left=left)
    pawns = sum(1 for one in view["seats"] for pawn in one["pawns"] if pawn["at"])
    yield tip("phase-feeding", "phase-feeding", "FEU-27.2", pawns=pawns)
    tiles = sum(1 for value in view["stacks"].values() if value <= view["epoch"])
    yield tip("phase-progress", "phase-progress", "FEU-28.1", tiles=tiles)
    yield Tip("phase-epoch", "phase-epoch", "FEU-29.2", dawn)


def kingdom(view: View) -> Iterator[Tip]:
    """The map, its locations and regions, and whoever is there."""
    ruled = sum(1 for place in view["locations"].values() if place["ruler"] is not None)
    whole = {"number": len(view["locations"]), "ruled": ruled, "regions": len(view["stacks"])}
    yield Tip("kingdom", "kingdom", "FEU-1.3", whole)
    yield tip("battle", "battle", "FEU-13.7")
    for name in view["locations"]:
        yield from location(view, name)
    for region, value in view["stacks"].items():
        is_open = value <= view["epoch"]
        facts = {"region": region, "value": deck.NUMERALS[value], "left": t.BARE - value}
        rule = "FEU-8.4" if is_open else "FEU-8.5"
        yield tip(f"stack-{region}", "stack", rule, **facts, open=int(is_open))
    for name in view["monsters"]:
        yield tip(f"monster-{name}", "monster", "FEU-24.5", monster=name)


def location(view: View, name: str) -> Iterator[Tip]:
    """A location: what it is for, who is there, what will lie there and what was left there."""
    place = view["locations"][name]
    facts = {"goods": sum(place["goods"].values()), "ruler_seat": nobody(place["ruler"])}
    kind = place["type"] if place["type"] in PLACE_RULES else "bare"
    rule = PLACE_RULES.get(kind, "FEU-8.1")
    yield tip(f"loc-{name}", f"place-{kind}", rule, location=name, **facts)
    subject = place["ruler"] if place["subject"] else None
    held = {"ruler": place["ruler"], "serf": place["serf"], "subject": subject}
    for role, who in held.items():
        if who is not None:
            rule = ROLE_RULES[role]
            yield tip(f"{role}-{name}", f"role-{role}", rule, location=name, who_seat=who)
    letter = deck.letter_due(view)
    if letter in deck.PLACES[name]["letters"] and not place["guild"]:
        epoch = deck.NUMERALS[view["epoch"] + 1]
        yield tip(f"letter-{name}", "letter", "FEU-29.5", location=name, letter=letter, epoch=epoch)
    for k, vessel in enumerate(place["vessels"], 1):
        yield tip(f"wreck-{name}-{k}", "wreck", "FEU-6.8", location=name, vessel=vessel["kind"])


def tracks(view: View) -> Iterator[Tip]:
    """The epic voyage, the army, the haversack and the royal writs."""
    spaces = {"spaces": t.VOYAGE_SPACES, "best": t.VOYAGE_LEADING[-1]}
    yield from same("voyage-track voyage", "voyage", "FEU-30.2", spaces)
    yield tip("army-track", "army", "FEU-31.3", most=t.ARMY_SPACES)
    yield tip("haversack", "haversack", "FEU-2.7", number=sum(view["haversack"].values()))
    yield tip("writs-left", "writs-left", "FEU-10.3", number=view["stack"], limit=t.WRIT_LIMIT)
    for who, one in enumerate(view["seats"]):
        facts = {"who_seat": who, "number": one["voyage"], **spaces}
        yield Tip(f"voyage-{who}", "voyage-of", "FEU-6.12", facts)
        facts = {"who_seat": who, "number": one["army"], "most": t.ARMY_SPACES}
        loss = sum(t.ARMY_PENALTY[one["army"] :])
        yield tip(f"ranks-of-{who}", "army-of", "FEU-31.3", **facts, loss=loss)


def guilds(view: View) -> Iterator[Tip]:
    """The six guilds: their seats and stars, and what lies on their boards."""
    for guild, track in view["guilds"]["seats"].items():
        masters = {"master_seat": nobody(track[0]), "journeyman_seat": nobody(track[1])}
        yield tip(f"guild-{guild}", "guild", "FEU-16.1", guild=guild, **masters)
        for rank, points, seat in zip(t.SEAT_IDS, t.SEAT_VP, track):
            facts = {"guild": guild, "points": points, "who_seat": nobody(seat)}
            yield Tip(f"seat-{guild}-{rank}", f"rank-{rank}", RANK_RULES[rank], facts)
        for who in range(len(view["seats"])):
            number = prospect.stars(view, guild, who)
            facts = {"guild": guild, "who_seat": who, "number": number, "each": t.FEUDUM_STARS}
            yield Tip(f"stars-{guild}-{who}", "stars", "FEU-18.1", facts)
    yield from west(view)
    yield from east(view)


def row_of(beads: Sequence[int]) -> dict[str, int]:
    """How many beads lie somewhere, and their sum."""
    return {"number": len(beads), "sum": sum(beads)}


def west(view: View) -> Iterator[Tip]:
    """Farmers, merchants and alchemists: goods on their way through the guilds."""
    boards = view["guilds"]
    yield tip("barn", "barn", "FEU-20.5", number=sum(boards["barn"].values()), most=t.BARN)
    yield tip("chickens", "chickens", "FEU-26.3", **row_of(boards["chickens"]), most=t.CHICKENS)
    yield tip("purse", "purse", "FEU-20.6", number=boards["purse"])
    for (good, number), room in zip(boards["market"].items(), t.STORE_ROOM, strict=True):
        facts = {"good": good, "number": number, "most": t.MARKET_ROOM}
        price = prospect.price(view, good) if number else 0
        yield tip(f"row-{good}", "row", "FEU-21.3", **facts, price=price)
        facts = {"good": good, "number": boards["stores"][good], "most": room}
        yield Tip(f"store-{good}", "store", "FEU-22.4", facts)
    for vessel, number in boards["vessels"].items():
        facts = {"vessel": vessel, "number": number, "price": t.VESSEL_PRICE}
        yield Tip(f"yard-{vessel}", "yard", "FEU-22.2", facts)
        left = view["supply"]["vessels"][vessel]
        yield tip(f"invent-{vessel}", "invent", "FEU-22.4", vessel=vessel, left=left)
    yield tip("invent-barrel", "krud", "FEU-22.6")
    lying = sum(boards["vessels"].values())
    yield tip("ferries", "ferries", "FEU-6.10", number=lying, price=t.FERRY_PRICE)


def east(view: View) -> Iterator[Tip]:
    """Knights, nobles and monks: markers, seals and beads."""
    boards = view["guilds"]
    for index, number in enumerate(boards["rows"].values()):
        facts = {"number": number, "most": t.ROW_ROOM, "price": t.ROW_PRICE}
        yield Tip(f"ranks-{index}", "ranks", "FEU-23.1", facts)
    seals = {"number": view["supply"]["seals"], "scrolls": len(boards["scrolls"])}
    yield tip("seals", "seals", "FEU-25.2", **seals, price=t.SEAL_PRICE)
    for scroll in t.SCROLL_IDS:
        full = int(scroll in boards["scrolls"])
        yield tip(f"scroll-{scroll}", "scroll", "FEU-25.2", full=full, price=t.SEAL_PRICE)
    beads = row_of(boards["rosary"])
    yield tip("rosary", "rosary", "FEU-26.1", **beads, most=t.ROSARY, price=t.BEAD_PRICE)
    yield tip("coffer", "coffer", "FEU-26.4", number=boards["coffer"])


def player(view: View, who: int) -> Iterator[Tip]:
    """A player, his points, his figures and what he has played."""
    one = view["seats"][who]
    ruled = sum(1 for place in view["locations"].values() if place["ruler"] == who)
    facts = {"who_seat": who, "points": one["vp"], "coins": one["coins"], "ruled": ruled}
    facts["cards"] = one["cards"]
    yield from same(f"mat-{who} plate-{who} seat-{who}", "player", "FEU-4.2", facts)
    decides = standings(view, Scene.DECIDES)
    yield from standing(f"points-{who}", "FEU-30.6", who, one["vp"], decides)
    yield tip(f"starts-{who}", "starts", "FEU-30.1", who_seat=who)
    yield from held((CARDS,), one, who)
    yield tip(f"past-{who}", "past", "FEU-3.10", who_seat=who, number=len(one["played"]))
    for i, pawn in enumerate(one["pawns"], 1):
        if pawn["face"]:
            facts = {"who_seat": who, "guild": pawn["face"], "drunk": int(pawn["wine"])}
            yield Tip(f"pawn-{who}-{i}", "pawn", "FEU-18.1", facts)


def holdings(view: View, who: int) -> Iterator[Tip]:
    """What lies before a player."""
    one = view["seats"][who]
    worth = {"worth": one["coins"] // t.COINS_PER_VP, "each": t.COINS_PER_VP}
    yield from held(HELD, one, who, **worth)
    yield tip(f"beads-{who}", "beads", "FEU-11.2", who_seat=who, **row_of(one["beads"]))
    yield tip(f"pouch-{who}", "pouch", "FEU-3.3", who_seat=who)
    for vessel, number in one["vessels"].items():
        facts = {"who_seat": who, "vessel": vessel, "number": number}
        yield Tip(f"vessels-{who}-{vessel}", "vessels", "FEU-6.6", facts)
    for land, number in one["tiles"].items():
        facts = {"who_seat": who, "landscape": land, "number": number}
        yield Tip(f"tile-{who}-{land}", "tiles", "FEU-4.5", facts)


def shelf(view: View, seat: int) -> Iterator[Tip]:
    """What a phone shows once more under its map: the holdings of the one who looks."""
    for one in holdings(view, seat):
        kind, _, rest = one.thing.partition(f"-{seat}")
        yield one._replace(thing=f"shelf-{rest.removeprefix('-') or kind}")


tips: Final = gathered((progress, kingdom, tracks, guilds), (player, holdings), shelf)
