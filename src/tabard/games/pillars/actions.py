"""The families of choices and their codes. Frequent families come first: small codes are quick."""

from __future__ import annotations

import itertools
from typing import Final

from tabard.games.pillars import tables as t
from tabard.kernel.actions import Actions, Family, Value, each


def uses() -> list[tuple[Value, ...]]:
    """Every craftsman with 1 up to the most uses he can have in a round (PIL-17.2, PIL-23.1)."""
    extra = max(t.EVENT_CAPACITY)
    return [
        (name, times)
        for c, name in enumerate(t.CRAFTSMAN_IDS)
        for times in range(1, most_uses(c, extra) + 1)
    ]


def most_uses(craftsman: int, extra: int) -> int:
    """The most uses of a craftsman in a round when the event adds `extra`."""
    return t.CAPACITY[craftsman] + (extra if t.GAINS_CAPACITY >> craftsman & 1 else 0)


def sales() -> list[tuple[Value, ...]]:
    """Every kind with 1 up to all its cubes (PIL-16.4)."""
    return [
        (kind, number) for k, kind in enumerate(t.KIND_IDS) for number in range(1, t.CUBES[k] + 1)
    ]


def pairs() -> list[tuple[Value, ...]]:
    """Every pair of resource cards that may be set aside (PIL-3.2)."""
    return list(itertools.combinations(t.CARD_IDS, t.SET_ASIDE))


SEATS: Final = tuple(range(t.MAX_PLAYERS))
STOCKS: Final = tuple(range(1, max(t.MARKET_STOCK) + 1))
MARKET_KIND_IDS: Final = tuple(t.KIND_IDS[k] for k in t.MARKET_KINDS)
FOR_HIRE: Final = t.CRAFTSMAN_IDS[t.STARTERS :]
ONE_SHOTS: Final = (t.ADVANTAGE_IDS[t.THOMAS], t.ADVANTAGE_IDS[t.FALL_OF_THE_KING])

ACTIONS: Final = Actions(
    Family("take", ("card",), each(t.CARD_IDS)),
    Family("hire", ("craftsman",), each(FOR_HIRE)),
    Family("place", ("space",), each(t.TARGET_IDS)),
    Family("place_free", ("space",), each(t.TARGET_IDS)),
    Family("buy", ("kind", "number"), each(MARKET_KIND_IDS, STOCKS)),
    Family("sell", ("kind", "number"), sales()),
    Family("pass", declines=True),
    Family("accept"),
    Family("refuse"),
    Family("builder", ("seat",), each(SEATS)),
    Family("use", ("craftsman", "times"), uses()),
    Family("done", declines=True),
    Family("return", ("kind",), each(t.KIND_IDS)),
    Family("dismiss", ("craftsman",), each(t.CRAFTSMAN_IDS)),
    Family("shield"),
    Family("fetch", ("kind",), each(MARKET_KIND_IDS)),
    Family("forgo", declines=True),
    Family("play", ("card",), each(ONE_SHOTS)),
    Family("keep", ("card",), each(ONE_SHOTS)),
    Family("start", ("seat",), each(SEATS)),
    Family("advantage", ("card",), each(t.ADVANTAGE_IDS)),
    Family("craftsman", ("card",), each(FOR_HIRE)),
    Family("aside", ("first", "second"), pairs()),
    Family("event", ("card",), each(t.EVENT_IDS)),
    Family("tax", ("amount",), each(t.TAXES)),
)

# A code is its family's constant plus the number of the thing in `tables`.
TAKE: Final[int] = ACTIONS.first("take")
HIRE: Final[int] = ACTIONS.first("hire") - t.STARTERS
PLACE: Final[int] = ACTIONS.first("place")
PLACE_FREE: Final[int] = ACTIONS.first("place_free")
BUY: Final[int] = ACTIONS.first("buy")
BUY_STRIDE: Final[int] = len(STOCKS)
SELL: Final[int] = ACTIONS.first("sell")
SELL_FROM: Final[tuple[int, ...]] = tuple(SELL + sum(t.CUBES[:k]) for k in range(t.KINDS))
PASS: Final[int] = ACTIONS.first("pass")
ACCEPT: Final[int] = ACTIONS.first("accept")
REFUSE: Final[int] = ACTIONS.first("refuse")
BUILDER: Final[int] = ACTIONS.first("builder")
USE: Final[int] = ACTIONS.first("use")
USE_FROM: Final[tuple[int, ...]] = tuple(ACTIONS.parse(f"use {name} 1") for name in t.CRAFTSMAN_IDS)
USER: Final[tuple[int, ...]] = tuple(t.CRAFTSMAN_IDS.index(str(name)) for name, _ in uses())
DONE: Final[int] = ACTIONS.first("done")
RETURN: Final[int] = ACTIONS.first("return")
DISMISS: Final[int] = ACTIONS.first("dismiss")
SHIELD: Final[int] = ACTIONS.first("shield")
FETCH: Final[int] = ACTIONS.first("fetch")
FORGO: Final[int] = ACTIONS.first("forgo")
PLAY_THOMAS: Final[int] = ACTIONS.first("play")
PLAY_FALL: Final[int] = PLAY_THOMAS + 1
KEEP_THOMAS: Final[int] = ACTIONS.first("keep")
KEEP_FALL: Final[int] = KEEP_THOMAS + 1
START: Final[int] = ACTIONS.first("start")
ADVANTAGE: Final[int] = ACTIONS.first("advantage")
CRAFTSMAN: Final[int] = ACTIONS.first("craftsman") - t.STARTERS
ASIDE: Final[int] = ACTIONS.first("aside")
PAIRS: Final[int] = len(pairs())
PAIR_CARDS: Final[tuple[int, ...]] = tuple(
    (1 << t.CARD_IDS.index(str(a))) | (1 << t.CARD_IDS.index(str(b))) for a, b in pairs()
)
EVENT: Final[int] = ACTIONS.first("event")
TAX: Final[int] = ACTIONS.first("tax")
