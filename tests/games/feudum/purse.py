"""What lies in a purse, and where labels are settled; see `tests.games.promises`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tabard.games.feudum import tables as t
from tabard.games.feudum import telling
from tabard.games.feudum.labels import NOTHING
from tabard.games.feudum.stakes import prices
from tabard.kernel.events import Event
from tabard.kernel.state import State
from tests.games.feudum.battlefield import FIEF, HERE, at, attacking
from tests.games.feudum.guild_halls import pushing, trading
from tests.games.feudum.tables import choose, pawn, seat, table

# The families that labels must be compared in.
COMPARED = {
    *("attack", "besiege", "saltpetre", "defend", "weapon"),
    *("buy", "buy_vessel", "invent", "scroll", "reeve", "take_food", "send"),
    *("step", "bribe", "improve", "tend", "favours", "perform"),
    *("feed_food", "feed_wine", "pay_cube", "barrel", "migrate_on", "charter", "mandate"),
}
SETTLED = {
    "attack": ("defence", "arms", "powder", "battle"),
    "besiege": ("defence", "arms", "powder", "battle"),
    "defend": ("payment", "arms", "powder", "battle"),
    "saltpetre": ("powder", "battle"),
    "weapon": ("payment",),
    "buy": ("merchant_trade",),
    "scroll": ("noble_trade",),
    "improve": ("payment", "feudum_guild", "improvement"),
    "tend": ("tended_landscape", "payment"),
    "perform": ("payment", "more_writs"),
    "migrate_on": ("migrate_face", "payment"),
    "mandate": ("mandate", "payment"),
}
TOWN = {"type": "town"}
FEAST = {"guild": "monk", "host": 1, "option": 2}
BEFORE = {"buy": "stop", "scroll": "stop"}
ANSWERS = ("pay_cube", "stop", "decline", "unarmed", "strike")
# Where a label names one kind, and another only changes its place.
ONE_KIND = {"migrate_on": "food", "barrel": "barrel"}
FIGHTS: Mapping[str, Sequence[str]] = {
    "attack": (),
    "besiege": (),
    "saltpetre": ("saltpetre",),
    "defend": ("vp", "food"),
}


def purse(state: State, seat: int, log: Sequence[Event], do: str) -> dict[str, int]:
    """Points, shillings, goods, seals, vessels and markers, strengths, and what was told."""
    view = state.view(seat)
    mine = view["seats"][seat]
    found = {"vp": mine["vp"], "shilling": mine["coins"], "barrel": mine["barrel"]}
    found |= {**mine["goods"], "seals": len(mine["seals"])}
    for event in log:
        if event.seat == seat and event.kind == "pays-tile":  # it stands for the good
            found[event.place] -= event.amount
        elif event.seat == seat and event.kind == "earns-coins":  # the share of his own seat
            found["shilling"] -= event.amount
    if do in FIGHTS:
        found = {kind: found[kind] for kind in FIGHTS[do]}
        strengths = {e.kind.removesuffix("-strength"): e.amount for e in log}
        for side in ("attack", "defence") if do != "defend" else ("defence",):
            found[side] = strengths.get(side, 0)
    elif do == "weapon":
        found["power"] = view["facts"]["assault"]["power"]
    elif do == "favours":
        reaping = view["facts"]["reaping"]
        found = {"yield": reaping["to_draw"], "favours": reaping["favours"]}
    elif do == "invent":
        stores = view["guilds"]["stores"]
        found |= {f"stored-{kind}": number for kind, number in stores.items()}
    elif do == "mandate":
        found |= {"influence": mine["markers"], "bead": len(mine["beads"]), **mine["vessels"]}
        found["seal"] = found.pop("seals")
    elif do == "buy_vessel":
        found |= mine["vessels"]
    elif do == "bribe":
        found["markers"] = mine["markers"]
    elif do in ONE_KIND:
        found = {ONE_KIND[do]: found[ONE_KIND[do]]}
    for event in log:
        if event.seat == seat and event.kind in ("draws-writs", "sends-to-barn"):
            found["drawn" if event.kind == "draws-writs" else "sent"] = event.amount
    return found


def stations(form: Mapping[str, Any]) -> Sequence[str]:
    """Nothing is settled far from where it is chosen."""
    return ()


def aside(view: Mapping[str, Any], form: Mapping[str, Any]) -> list[int]:
    """A scroll's and a row's number, the most that a function can score, how many are chosen."""
    do = form["do"]
    facts = telling.choosing(view, form, lambda key, **values: key)
    if do == "scroll" or (do == "colour" and facts["seat"] == NOTHING):
        return [facts["number"]]
    if do == "buy":  # of further ones
        return prices(view, form)[1:]
    if do in ("pull", "push", "feast"):
        return [facts["points"]]
    if do == "gather" or (do == "perform" and view["step"] == "explore"):
        return [1]  # for the ruler; to keep
    return [form["number"]] if do == "markers" else []


def rare() -> Iterator[State]:
    """A bowl with goods, a barrel after a vessel, favours with beads, fights, payments."""
    goods = dict.fromkeys(t.GOOD_IDS, 3)
    market = trading("merchant", {"coins": 20}, guilds={"market": goods})
    yield market
    yield choose(market.copy(), "buy saltpetre")
    stores = pushing("alchemist", guilds={"stores": dict(zip(t.GOOD_IDS, t.STORE_ROOM))})
    yield stores
    yield choose(stores.copy(), "invent ship")
    yield choose(stores.copy(), "invent barrel")
    for beads in ("count_now", "not_counted"):
        farmer = [seat(rules=[HERE], beads=[4]), seat()]
        s = table(
            "harvest",
            seats=farmer,
            locations={HERE: {"type": "farm"}},
            options={"favour_beads": beads},
        )
        yield choose(s, f"harvest {HERE}")
    yield from fights()
    yield from payments()
    mine: dict[str, Any] = {
        "writs": ["charter_east", "charter_west"],
        "rules": ["sea_n"],
        "seals": [2, 3],
    }
    stacks = dict.fromkeys(t.REGION_IDS, 4) | {t.REGION_IDS[0]: 5}
    yield table("epoch_check", seats=[seat(**mine), seat()], epoch=4, stacks=stacks)


def fights() -> Iterator[State]:
    """A siege, a Defend against it and against hunger, weapons, saltpetre."""
    arms: dict[str, Any] = {"writs": ["weapon_bow", "weapon_sword"], "wood": 1, "saltpetre": 1}
    lord = {"rules": [HERE], "subjects": [HERE], "food": 1, "hand": ["tax", "defend"]}
    s = attacking({"pawns": at("monk", "noble"), **arms}, lord | {"pawns": at("farmer")})
    yield s
    yield choose(s.copy(), "attack 1 pawn_1")
    yield choose(s.copy(), f"starve {HERE} subject")
    armed = choose(s.copy(), "attack 1 pawn_1", "decline")
    yield armed
    yield choose(armed, "unarmed")
    yield attacking({"pawns": at("monk"), **arms}, lord | {"pawns": at("farmer")}, locations=FIEF)


def payments() -> Iterator[State]:
    """Money for influence, a landscape, a reeve, seals, pairs of goods, region tiles as goods."""
    rival = seat(rules=[HERE])
    yield table("influence", seats=[seat(pawns=[pawn(HERE, "merchant")]), rival])
    tiles = {"silver_mine": 1, "orchard": 1}
    tend = table("improve", seats=[seat(serfs=[HERE], wood=1, tiles=tiles), rival])
    yield tend
    yield choose(tend.copy(), f"tend {HERE}", "landscape orchard")
    yield table("improve", seats=[seat(rules=[HERE], seals=[2]), seat()], locations={HERE: TOWN})
    yield table("feast", seats=[seat(barrel=1, tiles=tiles), seat()], act=FEAST)
    yield trading("noble", {"coins": 9}, scrolls=(2, 3, 0, 0, 0, 0))
    farm = {
        HERE: {"type": "farm", "goods": {"iron": 5}},
        "sea_n": {"type": "farm", "goods": {"wood": 2}},
    }
    farmer = {"rules": [HERE, "sea_n"]}
    yield trading("farmer", farmer, locations=farm)
    yield choose(trading("farmer", farmer, locations=farm), f"send {HERE}")
    writs = ["sale_small", "shipwright_air"]
    yield table("play_card", seats=[seat(writs=writs, wood=2, food=2, iron=2), seat()])
