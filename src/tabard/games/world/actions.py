"""The families of choices and their codes. Frequent families come first: small codes are quick."""

from __future__ import annotations

import itertools
from typing import Final

from tabard.games.world import events as e
from tabard.games.world import tables as t
from tabard.kernel.actions import Actions, Family, Value, each


def sales() -> list[tuple[Value, ...]]:
    """Cloth and wool that may be sold in one use, not none of both (WWE-10.5)."""
    return [
        (cloth, wool)
        for cloth in range(e.MOST_CLOTH + 1)
        for wool in range(t.TOTAL[t.WOOL] + 1)
        if cloth + wool > 0
    ]


def rent_pairs() -> list[tuple[int, int]]:
    """Every pair of plots on which one player may have houses (WWE-10.7, WWE-10.8)."""
    pairs = itertools.combinations(range(t.PLOTS), t.RENTED)
    return [(one, two) for one, two in pairs if not t.SAME_YIELD[one] >> two & 1]


def named(pairs: list[tuple[int, int]]) -> list[tuple[Value, ...]]:
    """Pairs of plots by their ids."""
    return [(t.PLOT_IDS[one], t.PLOT_IDS[two]) for one, two in pairs]


def losses() -> list[tuple[Value, ...]]:
    """Every way to give up goods (WWE-21.III04)."""
    return [("+".join(t.KIND_IDS[k] for k in loss),) for loss in e.LOSSES]


SEATS: Final = tuple(range(t.MAX_PLAYERS))
SWAPPED: Final[tuple[int, ...]] = tuple(sorted({k for gets in e.SWAP_GETS for k in gets}))
GAINED: Final[tuple[int, ...]] = tuple(sorted({k for gets in e.GAIN_KINDS for k in gets}))
PAID: Final[tuple[int, ...]] = tuple(sorted({k for pays in e.PAY_KINDS for k in pays}))


def kinds(numbers: tuple[int, ...]) -> list[tuple[Value, ...]]:
    """Rows of one kind of goods each."""
    return [(t.KIND_IDS[k],) for k in numbers]


ACTIONS: Final = Actions(
    Family("use", ("card",), each(t.CARD_IDS)),
    Family("forgo", ("card",), each(t.CARD_IDS), declines=True),
    Family("discard", ("card",), each(t.CARD_IDS)),
    Family("orient", ("steps",), each(t.EDGE_VALUES)),
    Family("take", ("kind",), kinds(t.MATERIALS)),
    Family("build", ("place", "materials"), each(t.PROJECT_IDS, t.MIX_IDS)),
    Family("sell", ("cloth", "wool"), sales()),
    Family("house", ("place",), each(t.PLOT_IDS)),
    Family("rent", ("place",), each(t.PLOT_IDS)),
    Family("rent_two", ("first", "second"), named(rent_pairs())),
    Family("donate", ("place",), each(t.PROJECT_IDS)),
    Family("weave", ("number",), each(range(1, t.MOST_WOVEN + 1))),
    Family("minor_service"),
    Family("care", ("place",), each(t.LOCATION_IDS)),
    Family("done", declines=True),
    Family("swap", ("kind",), kinds(SWAPPED)),
    Family("gain", ("kind",), kinds(GAINED)),
    Family("pay", ("kind",), kinds(PAID)),
    Family("lose_points"),
    Family("give_up", ("goods",), losses()),
    Family("vacate", ("place",), each(t.PLOT_IDS)),
    Family("protect", ("penalties",), each(t.PENALTY_SET_IDS)),
    Family("decline", declines=True),
    Family("lay", ("card",), each(t.CARD_IDS)),
    Family("draw", ("card",), each(t.CARD_IDS)),
    Family("event", ("event",), each(e.EVENT_IDS)),
    Family("tile", ("value",), each(t.TILE_VALUES)),
    Family("tax", ("amount",), each(t.TAXES)),
    Family("start", ("seat",), each(SEATS)),
)

# A code is its family's constant plus the number of the thing in `tables`.
USE: Final[int] = ACTIONS.first("use")
FORGO: Final[int] = ACTIONS.first("forgo")
DISCARD: Final[int] = ACTIONS.first("discard")
ORIENT: Final[int] = ACTIONS.first("orient")
TAKE: Final[int] = ACTIONS.first("take")
BUILD: Final[int] = ACTIONS.first("build")
BUILD_STRIDE: Final[int] = len(t.MIX_IDS)
SELL: Final[int] = ACTIONS.first("sell")
SELL_STRIDE: Final[int] = t.TOTAL[t.WOOL] + 1
HOUSE: Final[int] = ACTIONS.first("house")
RENT: Final[int] = ACTIONS.first("rent")
RENT_TWO: Final[int] = ACTIONS.first("rent_two")
RENT_FIRST: Final[tuple[int, ...]] = tuple(one for one, _ in rent_pairs())
RENT_SECOND: Final[tuple[int, ...]] = tuple(two for _, two in rent_pairs())
DONATE: Final[int] = ACTIONS.first("donate")
WEAVE: Final[int] = ACTIONS.first("weave")
MINOR_SERVICE: Final[int] = ACTIONS.first("minor_service")
CARE: Final[int] = ACTIONS.first("care")
DONE: Final[int] = ACTIONS.first("done")
SWAP: Final[int] = ACTIONS.first("swap")
GAIN: Final[int] = ACTIONS.first("gain")
PAY: Final[int] = ACTIONS.first("pay")
# The code of each kind that can be swapped for, gained or paid; NONE for the others.
SWAP_FOR: Final[tuple[int, ...]] = tuple(
    SWAP + SWAPPED.index(k) if k in SWAPPED else t.NONE for k in range(len(t.KIND_IDS))
)
GAIN_OF: Final[tuple[int, ...]] = tuple(
    GAIN + GAINED.index(k) if k in GAINED else t.NONE for k in range(len(t.KIND_IDS))
)
PAY_WITH: Final[tuple[int, ...]] = tuple(
    PAY + PAID.index(k) if k in PAID else t.NONE for k in range(len(t.KIND_IDS))
)
LOSE_POINTS: Final[int] = ACTIONS.first("lose_points")
GIVE_UP: Final[int] = ACTIONS.first("give_up")
VACATE: Final[int] = ACTIONS.first("vacate")
PROTECT: Final[int] = ACTIONS.first("protect")
DECLINE: Final[int] = ACTIONS.first("decline")
LAY: Final[int] = ACTIONS.first("lay")
DRAW: Final[int] = ACTIONS.first("draw")
EVENT: Final[int] = ACTIONS.first("event")
TILE: Final[int] = ACTIONS.first("tile")
TAX: Final[int] = ACTIONS.first("tax")
START: Final[int] = ACTIONS.first("start")
