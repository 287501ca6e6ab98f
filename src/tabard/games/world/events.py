"""The event cards as tables: what each does, and its numbers, by the number of the event.

A table holds 0, NONE or an empty tuple for the events that it is not about.
"""

from __future__ import annotations

import itertools
from typing import Any, Final

from tabard.games.world import tables as t
from tabard.kernel.data import column, ids, members

_events: Final[list[dict[str, Any]]] = t.EVENT_DATA["event"]
EVENT_IDS: Final[tuple[str, ...]] = ids(_events)
EVENTS: Final[int] = len(EVENT_IDS)
EVENT_RULES: Final[tuple[str, ...]] = tuple(e["rule"] for e in _events)
CHAPTER_OF: Final[tuple[int, ...]] = column(_events, "chapter")
PERMANENT: Final[int] = members([e["type"] == "permanent" for e in _events])
ALL_EVENTS: Final[int] = members([True] * EVENTS)
# The cards of each chapter (WWE-1.2), and the numbers of the first and of the one after the last.
POOL: Final[tuple[int, ...]] = tuple(
    members([c == n for c in CHAPTER_OF]) for n in range(t.CHAPTERS + 1)
)
FIRST: Final[tuple[int, ...]] = (
    0,
    *(CHAPTER_OF.index(n) for n in range(1, t.CHAPTERS + 1)),
    EVENTS,
)
# What each corner brings, clockwise from corner 0, as a number of `INCOME_IDS` (WWE-6.2).
CORNERS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(t.INCOME_IDS.index(corner) for corner in e["corners"]) for e in _events
)
ARROW: Final[tuple[int, ...]] = column(_events, "arrow_edge")
# The location whose inhabitant falls sick, or NONE (WWE-5.2).
LOCATION: Final[tuple[int, ...]] = tuple(int(e.get("plague_house", 0)) - 1 for e in _events)


def params(effect: str) -> list[dict[str, Any]]:
    """The numbers of every event, empty where its effect is another."""
    return [e["params"] if e["effect"] == effect else {} for e in _events]


def numbers(effect: str, field: str) -> tuple[int, ...]:
    """One number of every event with this effect."""
    return column(params(effect), field)


def kinds(effect: str, field: str) -> tuple[int, ...]:
    """One kind of goods of every event with this effect."""
    return tuple(t.kind(p.get(field, "")) for p in params(effect))


def with_effect(*effects: str) -> int:
    """The events that have one of these effects, as a set."""
    return members([e["effect"] in effects for e in _events])


def of_one(table: tuple[int, ...]) -> int:
    """The number of the only event that a table is about."""
    return max(table)


# Immediate events.

SWAP_ONCE: Final[int] = with_effect("trade_once", "open_cloth_market_and_trade")
OPENS_CLOTH: Final[int] = with_effect("open_cloth_market_and_trade")
SWAP_PER_ROUND: Final[int] = with_effect("trade_per_round")
# What a swap takes and gives; the kind given is NONE where it is a building material of choice.
_swaps: Final[list[dict[str, Any]]] = [
    e["params"] if "get_kind" in e["params"] else {} for e in _events
]
SWAP_GIVES: Final[tuple[int, ...]] = tuple(t.kind(p.get("give", [""])[0]) for p in _swaps)
SWAP_PRICE: Final[tuple[int, ...]] = column(_swaps, "give_count")
SWAP_COUNT: Final[tuple[int, ...]] = column(_swaps, "get_count")


def got(params: dict[str, Any]) -> tuple[int, ...]:
    """The kinds that a swap may bring."""
    if params.get("get_kind") == "building_material":
        return t.MATERIALS
    return (t.kind(params["get_kind"]),) if params else ()


SWAP_GETS: Final[tuple[tuple[int, ...], ...]] = tuple(got(p) for p in _swaps)
SWAP_KINDS: Final[tuple[int, ...]] = tuple(sum(2**kind for kind in got(p)) for p in _swaps)
PLACES_PROJECT: Final[tuple[int, ...]] = tuple(
    t.PROJECT_IDS.index(p["project"]) if p else t.NONE for p in params("place_project")
)
GAIN_CHOICE: Final[int] = with_effect("choose_gain")
GAIN_KINDS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(t.kind(name) for name in p.get("options", ())) for p in params("choose_gain")
)
GAIN_AMOUNT: Final = numbers("choose_gain", "amount")
# Payments: the ways to pay, what it costs not to, and whether not paying is a free choice.
PAY_CHOICE: Final[int] = with_effect("pay_or_lose_vp", "levy")
MAY_LOSE: Final[int] = with_effect("pay_or_lose_vp")


def payments(event: dict[str, Any]) -> tuple[tuple[int, int], ...]:
    """The kinds, in their order, and amounts, one of which a player pays."""
    if event["effect"] == "pay_or_lose_vp":
        paid = sorted(t.kind(k) for k in event["params"]["pay"])
        return tuple((k, event["params"]["pay_count"]) for k in paid)
    if event["effect"] == "levy":
        return tuple(sorted((t.kind(k), count) for k, count in event["params"]["options"]))
    return ()


PAY_KINDS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(k for k, _ in payments(e)) for e in _events
)
PAY_COUNTS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(count for _, count in payments(e)) for e in _events
)
PAY_LOSS: Final[tuple[int, ...]] = tuple(
    int(e["params"].get("vp_loss", 0)) if payments(e) else 0 for e in _events
)
COVERS_FIELDS: Final[tuple[int, ...]] = tuple(
    members([name in p.get("fields", ()) for name in t.FIELD_IDS]) for p in params("cover_favour")
)
COVERS_PROJECTS: Final[int] = with_effect("cover_projects")
SPARED_PROJECTS: Final[int] = members(
    [
        any(p.get("except_project") == name for p in params("cover_projects"))
        for name in t.PROJECT_IDS
    ]
)
WAR: Final[int] = with_effect("skip_actions")
HAVE_KIND: Final = kinds("vp_if_have", "kind")
HAVE_LEAST: Final = numbers("vp_if_have", "at_least")
HAVE_VP: Final = numbers("vp_if_have", "vp")
MOST_KIND: Final = kinds("vp_for_most", "kind")
MOST_SOLE: Final = numbers("vp_for_most", "vp_sole")
MOST_TIED: Final = numbers("vp_for_most", "vp_tied")
LOSES_HOUSE: Final[int] = with_effect("lose_house")
NO_HOUSE_LOSS: Final = numbers("lose_house", "vp_if_none")
LOSES_GOODS: Final[int] = with_effect("lose_goods")
GOODS_LOST: Final[int] = of_one(numbers("lose_goods", "count"))
LOST_KINDS: Final[tuple[int, ...]] = tuple(
    t.kind(name) for p in params("lose_goods") for name in p.get("kinds", ())
)
# Every way to lose so many goods, equal or different.
LOSSES: Final[tuple[tuple[int, ...], ...]] = tuple(
    itertools.combinations_with_replacement(LOST_KINDS, GOODS_LOST)
)
EACH_KIND: Final = kinds("gain_each", "kind")
EACH_COUNT: Final = numbers("gain_each", "count")
FILLS_TOWER: Final[int] = with_effect("fill_tower")
SECOND_WAVE: Final[int] = with_effect("reveal_plague")
MASONS: Final[int] = with_effect("free_build")
MASONS_VP: Final[int] = of_one(numbers("free_build", "vp_each"))
MASONS_MATERIALS: Final[int] = of_one(numbers("free_build", "max_materials"))
LEAST_KIND: Final = kinds("vp_loss_for_least", "kind")
LEAST_LOSS: Final = numbers("vp_loss_for_least", "vp_loss")

# Permanent events.

WOOL_GLUT: Final[int] = with_effect("price_wool")
GLUT_PRICE: Final = numbers("price_wool", "price")
STONE_COSTS: Final[int] = with_effect("surcharge_stone")
STONE_MONEY: Final = numbers("surcharge_stone", "money")
VEIL: Final[int] = with_effect("forgo_for_medical")
VEIL_MEDICAL: Final = numbers("forgo_for_medical", "get")
MORE_CLOTH: Final[int] = with_effect("cloth_sale_limit")
MORE_CLOTH_LIMIT: Final = numbers("cloth_sale_limit", "limit")
GRAIN_COSTS: Final[int] = with_effect("surcharge_grain")
GRAIN_MONEY: Final = numbers("surcharge_grain", "money")
VICE: Final[int] = with_effect("random_discard")
NO_CARE: Final[int] = with_effect("no_plague_care_by_card")
HOUSES_COST: Final[int] = with_effect("surcharge_house")
HOUSES_MONEY: Final = numbers("surcharge_house", "money")
FAME: Final[int] = with_effect("minor_service_vp")
FAME_VP: Final = numbers("minor_service_vp", "vp")
FEW_MASONS: Final[int] = with_effect("project_limit")
FEW_MASONS_LIMIT: Final = numbers("project_limit", "max_materials")
# The most cloth that any event lets a player sell at once.
MOST_CLOTH: Final[int] = max(t.CLOTH_LIMIT, *MORE_CLOTH_LIMIT)
