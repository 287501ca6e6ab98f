"""What a function of a guild would score at best, counted from a view (FEU-16.4, FEU-20 to 26)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations, product
from typing import Any

from tabard.games.feudum import tables as t

View = Mapping[str, Any]


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
