"""What each thing on the table answers: progress, the kingdom, the tracks and the players."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from tabard.draw.scene import standings
from tabard.draw.tips import Tip, held, same, standing
from tabard.games.feudum import tables as t
from tabard.games.feudum.board import deck
from tabard.games.feudum.board.guild_tips import guilds
from tabard.games.feudum.board.scene import Scene
from tabard.games.feudum.holdings import CARDS, HELD

View = Mapping[str, Any]

# What a location is for, by its type; one without a disc is being changed.
PLACE_RULES: Final = {
    "outpost": "FEU-10.1",
    "farm": "FEU-11.1",
    "town": "FEU-12.1",
    "feudum": "FEU-18.1",
}
ROLE_RULES: Final = {"ruler": "FEU-7.3", "subject": "FEU-7.4", "serf": "FEU-7.5"}


def tips(view: View, seat: int | None) -> Iterator[Tip]:
    """The tip of everything that a view shows."""
    yield from progress(view)
    yield from kingdom(view)
    yield from tracks(view)
    yield from guilds(view)
    for who in range(len(view["seats"])):
        yield from player(view, who)
        yield from holdings(view, who)
    if seat is not None:
        yield from shelf(view, seat)


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
    yield Tip("phase-cards", "phase-cards", "FEU-3.2", {"number": t.HAND, "whole": t.CARDS})
    yield Tip("phase-actions", "phase-actions", "FEU-3.6", {"left": left})
    pawns = sum(1 for one in view["seats"] for pawn in one["pawns"] if pawn["at"])
    yield Tip("phase-feeding", "phase-feeding", "FEU-27.2", {"pawns": pawns})
    tiles = sum(1 for value in view["stacks"].values() if value <= view["epoch"])
    yield Tip("phase-progress", "phase-progress", "FEU-28.1", {"tiles": tiles})
    yield Tip("phase-epoch", "phase-epoch", "FEU-29.2", dawn)


def kingdom(view: View) -> Iterator[Tip]:
    """The map, its locations and regions, and whoever is there."""
    ruled = sum(1 for place in view["locations"].values() if place["ruler"] is not None)
    whole = {"number": len(view["locations"]), "ruled": ruled, "regions": len(view["stacks"])}
    yield Tip("kingdom", "kingdom", "FEU-1.3", whole)
    yield Tip("battle", "battle", "FEU-13.7")
    for name, place in view["locations"].items():
        facts = {"location": name, "goods": sum(place["goods"].values())}
        facts["ruler_seat"] = -1 if place["ruler"] is None else place["ruler"]
        kind = place["type"] if place["type"] in PLACE_RULES else "bare"
        yield Tip(f"loc-{name}", f"place-{kind}", PLACE_RULES.get(kind, "FEU-8.1"), facts)
        serf = place["serf"]
        held = {"ruler": place["ruler"], "serf": serf, "subject": None}
        if place["subject"]:
            held["subject"] = place["ruler"]
        for role, who in held.items():
            if who is not None:
                told = {"location": name, "who_seat": who}
                yield Tip(f"{role}-{name}", f"role-{role}", ROLE_RULES[role], told)
        letter = deck.letter_due(view)
        if letter in deck.PLACES[name]["letters"] and not place["guild"]:
            told = {"location": name, "letter": letter}
            told["epoch"] = deck.NUMERALS[view["epoch"] + 1]
            yield Tip(f"letter-{name}", "letter", "FEU-29.5", told)
        for k, vessel in enumerate(place["vessels"]):
            facts = {"location": name, "vessel": vessel["kind"]}
            yield Tip(f"wreck-{name}-{k + 1}", "wreck", "FEU-6.8", facts)
    for region, value in view["stacks"].items():
        left = t.TILE_VALUES + 1 - value
        facts = {"region": region, "value": deck.NUMERALS[value], "left": left}
        facts["open"] = int(value <= view["epoch"])
        rule = "FEU-8.4" if facts["open"] else "FEU-8.5"
        yield Tip(f"stack-{region}", "stack", rule, facts)
    for name in view["monsters"]:
        yield Tip(f"monster-{name}", "monster", "FEU-24.5", {"monster": name})


def tracks(view: View) -> Iterator[Tip]:
    """The epic voyage, the army, the haversack and the royal writs."""
    spaces = {"spaces": t.VOYAGE_SPACES, "best": t.VOYAGE_LEADING[-1]}
    yield from same("voyage-track voyage", "voyage", "FEU-30.2", spaces)
    yield Tip("army-track", "army", "FEU-31.3", {"most": t.ARMY_SPACES})
    yield Tip("haversack", "haversack", "FEU-2.7", {"number": sum(view["haversack"].values())})
    writs = {"number": view["stack"], "limit": t.WRIT_LIMIT}
    yield Tip("writs-left", "writs-left", "FEU-10.3", writs)
    for who, one in enumerate(view["seats"]):
        facts = {"who_seat": who, "number": one["voyage"], **spaces}
        yield Tip(f"voyage-{who}", "voyage-of", "FEU-6.12", facts)
        facts = {"who_seat": who, "number": one["army"], "most": t.ARMY_SPACES}
        facts["loss"] = sum(t.ARMY_PENALTY[one["army"] :])
        yield Tip(f"ranks-of-{who}", "army-of", "FEU-31.3", facts)


def player(view: View, who: int) -> Iterator[Tip]:
    """A player, his points, his figures and what he has played."""
    one = view["seats"][who]
    ruled = sum(1 for place in view["locations"].values() if place["ruler"] == who)
    facts = {"who_seat": who, "points": one["vp"], "coins": one["coins"], "ruled": ruled}
    facts["cards"] = one["cards"]
    yield from same(f"mat-{who} plate-{who} seat-{who}", "player", "FEU-4.2", facts)
    decides = standings(view, Scene.DECIDES)
    yield from standing(f"points-{who}", "FEU-30.6", who, one["vp"], decides)
    yield Tip(f"starts-{who}", "starts", "FEU-30.1", {"who_seat": who})
    yield from held((CARDS,), one, who)
    played = {"who_seat": who, "number": len(one["played"])}
    yield Tip(f"past-{who}", "past", "FEU-3.10", played)
    for i, pawn in enumerate(one["pawns"]):
        if pawn["face"]:
            told = {"who_seat": who, "guild": pawn["face"], "drunk": int(pawn["wine"])}
            yield Tip(f"pawn-{who}-{i + 1}", "pawn", "FEU-18.1", told)


def holdings(view: View, who: int) -> Iterator[Tip]:
    """What lies before a player."""
    one = view["seats"][who]
    mine = {"who_seat": who}
    worth = {"worth": one["coins"] // t.COINS_PER_VP, "each": t.COINS_PER_VP}
    yield from held(HELD, one, who, **worth)
    beads = {**mine, "number": len(one["beads"]), "sum": sum(one["beads"])}
    yield Tip(f"beads-{who}", "beads", "FEU-11.2", beads)
    yield Tip(f"pouch-{who}", "pouch", "FEU-3.3", mine)
    for vessel, number in one["vessels"].items():
        facts = {**mine, "vessel": vessel, "number": number}
        yield Tip(f"vessels-{who}-{vessel}", "vessels", "FEU-6.6", facts)
    for land, number in one["tiles"].items():
        facts = {**mine, "landscape": land, "number": number}
        yield Tip(f"tile-{who}-{land}", "tiles", "FEU-4.5", facts)


def shelf(view: View, seat: int) -> Iterator[Tip]:
    """What a phone shows once more under its map: the holdings of the one who looks."""
    for tip in holdings(view, seat):
        kind, _, rest = tip.thing.partition(f"-{seat}")
        yield tip._replace(thing=f"shelf-{rest.removeprefix('-') or kind}")
