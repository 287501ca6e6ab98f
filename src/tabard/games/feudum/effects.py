"""What things do, in one phrase: cards, writs, guilds and their functions, landscapes, monsters.

Nothing here is a sentence; see `telling`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from tabard.games.feudum import tables as t
from tabard.presentation.telling import by_id, remembered

Facts = dict[str, Any]
Say = Callable[..., str]

WRITS: Final = by_id(t.WRITS_DATA["writ"])
LANDSCAPES: Final = by_id(t.TILES["landscape"])
FUNCTIONS: Final = frozenset(
    row["id"] for guild in t.GUILDS_DATA["guild"] for row in guild["functions"]
)
PRICES: Final = {
    "alchemist": t.VESSEL_PRICE,
    "knight": t.ROW_PRICE,
    "noble": t.SEAL_PRICE,
    "monk": t.BEAD_PRICE,
}
# How many a pull moves and the sum that its reward needs, how many a push moves and its sums.
PULLED: Final[dict[str, tuple[int, int]]] = {
    "farmer": (1, t.CHICKEN_SUM),
    "merchant": (t.MERCHANT_PULL, 0),
    "alchemist": (t.ALCHEMIST_PULL, 0),
    "knight": (1, 0),
    "noble": (t.NOBLE_PULL, 0),
    "monk": (1, t.MONK_PULL_SUM),
}
PUSHED: Final[dict[str, tuple[int, tuple[int, ...]]]] = {
    "farmer": (t.FARMER_PUSH, ()),
    "merchant": (t.MERCHANT_PUSH, ()),
    "alchemist": (t.MOST_GOALS, ()),
    "knight": (t.KNIGHT_PUSH, ()),
    "noble": (t.NOBLE_PUSH, t.NOBLE_GOALS),
    "monk": (1, t.MONK_GOALS),
}


@remembered
def card(name: str, say: Say) -> str:
    """What a card, a writ, a guild, its function, a landscape or a monster does, in one phrase."""
    if name in t.CARD_IDS:
        return say(f"card-{name}")
    if name in FUNCTIONS:
        return function(name, say)
    if name in t.GUILD_IDS:
        words = ("trade", "pull", "push")
        return say("guild-does", **{word: function(f"{word}-{name}", say) for word in words})
    if name in LANDSCAPES:
        row = LANDSCAPES[name]
        return say("landscape-does", number=row["per_replenish"], kind=row["resource"])
    if name in t.MONSTER_IDS:
        return say("monster-does")
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
    values: Facts = {
        "points": slashed(points for _, points in steps),
        "counts": slashed(count for count, _ in steps),
    }
    if "locations" not in row:
        return say("charter-barrel", **values)
    values["places"] = ", ".join(say("called", thing=place) for place in row["locations"])
    return say("charter-points", **values)


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


def trade(guild: str, row: int, say: Say) -> str:
    """What a trade brings and costs; `row` is the buyer's row of markers, 0 if nobody is meant."""
    return say(f"trade-{guild}", price=PRICES.get(guild, 0), number=row)


def function(name: str, say: Say) -> str:
    """What a function of a guild does, whoever performs it: `pull-farmer`."""
    word, _, guild = name.partition("-")
    if word == "trade":
        return trade(guild, 0, say)
    if word == "pull":
        number, need = PULLED[guild]
        return say(f"pull-{guild}", number=number, need=need, points=t.PULL_VP)
    number, steps = PUSHED[guild]
    goals = range(1, t.MOST_GOALS + 1)
    return say(
        f"push-{guild}",
        number=number,
        steps=slashed(steps),
        goals=slashed(goals),
        points=slashed(t.PUSH_VP[1:]),
    )


def slashed(numbers: Iterable[int]) -> str:
    """Numbers that go with each other, step by step: "4/5/6"."""
    return "/".join(str(number) for number in numbers)
