"""What a function of a guild would score at best, counted from a view (FEU-16.4, FEU-20 to 26)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations, product
from typing import Any, Final

from tabard.games.feudum import facts, terms
from tabard.games.feudum import royal_writs as rw
from tabard.games.feudum import tables as t
from tabard.games.feudum.actions import STARVED_IDS
from tabard.games.feudum.combat import TARGET_FEUDUM, TARGET_SERF, TARGET_SUBJECT
from tabard.games.feudum.frames.guilds import PURCHASE

View = Mapping[str, Any]

STARVED: Final = dict(zip((TARGET_SUBJECT, TARGET_SERF), STARVED_IDS))


def points(view: View, guild: str, function: str) -> int:
    """The most points that a pull or a push can bring now; 0 if it reaches no goal."""
    if function == "pull":
        return t.PULL_VP if pull_succeeds(view, guild) else 0
    return t.PUSH_VP[min(t.MOST_GOALS, push_goals(view, guild))]


def pull_succeeds(view: View, guild: str) -> bool:
    """Whether a pull can meet its condition."""
    guilds = view["guilds"]
    if guild == "farmer":
        return best_chickens(view) >= t.CHICKEN_SUM
    if guild == "merchant":
        return moved_goods(guilds["barn"], guilds["market"], room(), t.MERCHANT_PULL, True) > 0
    if guild == "alchemist":
        return stored(view, t.ALCHEMIST_PULL) > 0
    if guild == "knight":
        return inventions(view, 1) > 0
    if guild == "noble":
        return scrolls_completed(view, t.NOBLE_PULL) > 0
    highest = t.HIGHEST_SEAL if guilds["scrolls"] else 0
    return bool(guilds["scrolls"]) and sum(guilds["rosary"]) + highest >= t.MONK_PULL_SUM


def push_goals(view: View, guild: str) -> int:
    """How many goals a push can reach at best."""
    guilds = view["guilds"]
    if guild == "farmer":
        return moved_goods(guilds["barn"], guilds["market"], room(), t.FARMER_PUSH, True)
    if guild == "merchant":
        return stored(view, t.MERCHANT_PUSH)
    if guild == "alchemist":
        return inventions(view, t.MOST_INVENTIONS)
    if guild == "knight":
        return scrolls_completed(view, t.KNIGHT_PUSH)
    if guild == "noble":
        moved = min(len(guilds["scrolls"]), t.NOBLE_PUSH, t.ROSARY - len(guilds["rosary"]))
        whole = sum(guilds["rosary"]) + moved * t.HIGHEST_SEAL
        return sum(1 for goal in t.NOBLE_GOALS if whole >= goal) if moved else 0
    whole = best_chickens(view)
    return sum(1 for goal in t.MONK_GOALS if whole >= goal)


def room() -> dict[str, int]:
    """How many goods each row of the market holds."""
    return dict.fromkeys(t.GOOD_IDS, t.MARKET_ROOM)


def best_chickens(view: View) -> int:
    """The sum on the chickens with the highest bead of the rosary, 0 where none can come."""
    chickens, rosary = view["guilds"]["chickens"], view["guilds"]["rosary"]
    if not rosary or len(chickens) >= t.CHICKENS:
        return 0
    return int(sum(chickens) + max(rosary))


def moved_goods(
    source: Mapping[str, int],
    target: Mapping[str, int],
    full: Mapping[str, int],
    number: int,
    columns: bool,
) -> int:
    """The most rows, or columns, that goods from a store can newly complete (FEU-16.5)."""
    most = [min(source[kind], full[kind] - target[kind]) for kind in t.GOOD_IDS]
    number = min(number, sum(most))
    best = 0
    for moved in product(*(range(m + 1) for m in most)):
        if sum(moved) != number:
            continue
        after = [target[kind] + n for kind, n in zip(t.GOOD_IDS, moved)]
        rows = sum(1 for kind, n, now in zip(t.GOOD_IDS, moved, after) if n and now == full[kind])
        best = max(best, rows)
        if columns:
            best = max(best, min(after) - min(target[kind] for kind in t.GOOD_IDS))
    return best


def stored(view: View, number: int) -> int:
    """The most stores of the Alchemist Guild that goods of the market can fill."""
    full = dict(zip(t.GOOD_IDS, t.STORE_ROOM))
    guilds = view["guilds"]
    return moved_goods(guilds["market"], guilds["stores"], full, number, False)


def inventions(view: View, most: int) -> int:
    """How many inventions the stores allow, up to a number (FEU-22.4 to FEU-22.6)."""
    stores = [view["guilds"]["stores"][kind] for kind in t.GOOD_IDS]
    rows = list(view["guilds"]["rows"].values())
    vessels = [view["supply"]["vessels"][kind] for kind in t.VESSEL_IDS]
    return made(stores, vessels, min(rows) if rows else t.ROW_ROOM, 0, most)


def made(stores: list[int], vessels: list[int], shortest: int, barrels: int, left: int) -> int:
    """The most inventions from here on; `shortest` is the emptiest row of the knights."""
    best = 0
    if left == 0:
        return best
    for kind in range(t.INVENTIONS):
        krud = kind == t.KRUD
        if krud and (barrels >= len(t.BARREL_COST) or not t.KRUD_FILLS[shortest]):
            continue
        if not krud and not vessels[kind]:
            continue
        cost = t.BARREL_COST[barrels] if krud else t.VESSEL_COST[kind]
        after = [
            have - (cost >> (k * t.GOODS_WIDTH) & t.GOODS_MASK) for k, have in enumerate(stores)
        ]
        if min(after) < 0:
            continue
        fewer = [n - (1 if k == kind else 0) for k, n in enumerate(vessels)]
        longer = shortest + t.KRUD_FILLS[shortest] if krud else shortest
        best = max(best, 1 + made(after, fewer, longer, barrels + int(krud), left - 1))
    return best


def scrolls_completed(view: View, most: int) -> int:
    """The most rows, or columns, of scrolls that new seals can complete."""
    guilds = view["guilds"]
    held = set(guilds["scrolls"])
    free = [name for name in t.SCROLL_IDS if name not in held]
    colours = sum(1 for number in guilds["rows"].values() if number)
    most = min(most, colours, len(free), view["supply"]["seals"])
    best = 0
    for number in range(1, most + 1):
        for chosen in combinations(free, number):
            after = held | set(chosen)
            for lines in (t.SCROLL_ROWS, t.SCROLL_COLUMNS):
                done = 0
                for line in lines:
                    names = [n for i, n in enumerate(t.SCROLL_IDS) if line >> i & 1]
                    done += int(after.issuperset(names) and not held.issuperset(names))
                best = max(best, done)
    return best


def strengths(view: View) -> tuple[int, int] | None:
    """Attack and defence of the attack under way, as all can count them (FEU-13.3 to 13.6)."""
    assault = facts.attacked(view)
    if not assault or assault["target"] > TARGET_FEUDUM:
        return None
    siege = assault["target"] == TARGET_FEUDUM
    attacker, defender, place = view["active"], assault["defender"], assault["place"]
    attack, defence = against(view, attacker, defender, place, siege)
    return attack + assault["power"], defence + (t.CARD_DEFENCE if assault["defended"] else 0)


def threat(view: View) -> dict[str, Any]:
    """What the attacked player is told: both strengths, or whom he loses to hunger.

    Reveals that save the starved cost food; he is immune if a seal is left for him (FEU-14.5).
    """
    attack, defence = strengths(view) or (0, 0)
    target: int = facts.attacked(view).get("target", -1)
    return {
        "attack": attack,
        "defence": defence,
        "starved": STARVED.get(target, ""),
        "food": t.SUPPLY["costs"]["immunity_food"],
        "seals": view["supply"]["seals"],
    }


def against(view: View, attacker: int, defender: int, place: str, siege: bool) -> tuple[int, int]:
    """Attack and defence at a place before anything is added to either."""
    one = view["locations"][place]
    attack = sober(view, attacker, place) * t.PAWN_ATTACK
    attack += monsters(view, attacker, place) * t.MONSTER_ATTACK
    defence = sober(view, defender, place) * t.PAWN_DEFENCE
    defence += monsters(view, defender, place) * t.MONSTER_DEFENCE
    if siege:
        defence += t.FEUDUM_DEFENCE + (t.SUBJECT_DEFENCE if one["subject"] else 0)
        attack += t.SERF_ATTACK if one["serf"] == attacker else 0
    return attack, defence


def sober(view: View, seat: int, place: str) -> int:
    """How many pawns of somebody at a place are not drunk."""
    pawns = view["seats"][seat]["pawns"]
    return sum(1 for pawn in pawns if pawn["at"] == place and not pawn["wine"])


def monsters(view: View, seat: int, place: str) -> int:
    """How many monsters of somebody are at a place."""
    tamed = view["monsters"].values()
    return sum(1 for one in tamed if one["owner"] == seat and one["at"] == place)


def stars(view: View, guild: str, seat: int) -> int:
    """The stars of somebody in a guild (FEU-18.1)."""
    places = view["locations"].values()
    pawns = view["seats"][seat]["pawns"]
    found = sum(1 for pawn in pawns if pawn["face"] == guild)
    found += t.FEUDUM_STARS * sum(1 for p in places if p["ruler"] == seat and p["guild"] == guild)
    if found == 0:
        return 0
    return found + ruled(view, seat, t.TYPE_IDS[t.SECONDARY[t.GUILD_IDS.index(guild)]])


def price(view: View, good: str, before: int = 0) -> int:
    """What a good of a kind costs after so many, those picked already left out (FEU-21.1)."""
    left = view["guilds"]["market"][good] - before
    left -= facts.of(view, PURCHASE).get("basket", {}).get(good, 0)
    return int(terms.price(t.GOOD_IDS.index(good), left))


def prices(view: View, seat: int, good: str) -> list[int]:
    """What the next good of a kind costs, and each further one that he can buy (FEU-16.3)."""
    found = [price(view, good)]
    purchase = facts.of(view, PURCHASE)
    if not purchase:
        return found
    picked, spent = sum(purchase["basket"].values()), purchase["price"]
    for number in range(1, t.MOST_BOUGHT - picked):
        further = price(view, good, number)
        if further == 0 or spent + sum(found) + further > view["seats"][seat]["coins"]:
            break
        found.append(further)
    return found


def ruled(view: View, seat: int, kind: str) -> int:
    """How many locations of a type somebody rules."""
    places = view["locations"].values()
    return sum(1 for one in places if one["ruler"] == seat and one["type"] == kind)


def growth(view: View, seat: int, kind: str, base: int) -> int:
    """What a location type brings: a base, and 1 for each other one and each feudum."""
    return int(terms.growth(base, max(1, ruled(view, seat, kind)), ruled(view, seat, "feudum")))


def crop(view: View, seat: int, beads: bool) -> int:
    """The yield of a harvest, beads counted or not (FEU-11.2, FEU-11.4)."""
    more = sum(view["seats"][seat]["beads"]) if beads else 0
    farms, feudums = ruled(view, seat, "farm"), ruled(view, seat, "feudum")
    return int(terms.harvested(max(1, farms), feudums, more, sum(view["haversack"].values())))


def improved(view: View, place: str) -> tuple[str, str, int]:
    """The next type of a location, what it costs, and the points for it (FEU-8.1, FEU-8.4)."""
    old = t.TYPE_IDS.index(view["locations"][place]["type"])
    new = min(old + 1, t.FEUDUM)
    region = t.REGION_IDS[t.REGION_OF[t.LOCATION_IDS.index(place)]]
    value = view["stacks"][region]
    points = t.IMPROVE_VP[value - 1][new] if value <= min(view["epoch"], t.TILE_VALUES) else 0
    return t.TYPE_IDS[new], t.DISCS["type"][old]["upgrade_cost"], points


def charter(view: View, seat: int, writ: str) -> int:
    """What a charter would score for somebody now (FEU-17.10 to FEU-17.18)."""
    index = rw.WRIT_IDS.index(writ)
    if index == rw.MONSTER_CHARTER:
        return rw.CHARTER_VP[index][-1] if view["seats"][seat]["slayer"] else 0
    table = rw.CHARTER_VP[index]
    if index == rw.ISOLATED_CHARTER and view["options"]["charter_isolated"] != "card":
        table = rw.ISOLATED_GERMAN_VP
    if index == rw.BARREL_CHARTER:
        count = view["seats"][seat]["barrel"]
    else:
        marked = rw.CHARTER_LOCATIONS[index]
        count = sum(
            1
            for i, name in enumerate(t.LOCATION_IDS)
            if marked >> i & 1 and view["locations"][name]["ruler"] == seat
        )
    return int(table[min(count, len(table) - 1)])
