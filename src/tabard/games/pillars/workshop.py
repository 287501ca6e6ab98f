"""What a row of craftsmen makes of goods: of those at hand, of usual ones, and of any that come."""

from __future__ import annotations

from typing import Final

from tabard.games.pillars import tables as t
from tabard.games.pillars.components import COUNT_WIDTH
from tabard.games.pillars.state import NONE, PillarsState
from tabard.games.pillars.wits import BEST_FIRST, PROFIT
from tabard.kernel.data import members
from tabard.kernel.ints import bit, i64, part

SMITHS_GOLD: Final[int] = max(t.GOLD_INPUT)
# The cubes of each kind that a usual round brings.
USUAL_GOODS: Final[tuple[int, ...]] = (4, 4, 4, 1)
USUAL: Final[int] = sum(n << (t.GOODS_WIDTH * k) for k, n in enumerate(USUAL_GOODS))


def kinds_used(craftsman: int) -> tuple[int, ...]:
    """How many cubes of each kind a use of a craftsman takes."""
    return tuple(t.INPUTS[craftsman] >> (t.GOODS_WIDTH * k) & t.GOODS_MASK for k in range(t.KINDS))


def main_kind(craftsman: int) -> int:
    """The rarest kind that a craftsman works with, or NONE."""
    return max((k for k, n in enumerate(kinds_used(craftsman)) if n > 0), default=NONE)


def cube_kind(craftsman: int) -> int:
    """The one kind that a craftsman makes points of, where the market sells it; else NONE."""
    used = [k for k, n in enumerate(kinds_used(craftsman)) if n > 0]
    alone = len(used) == 1 and used[0] in t.MARKET_KINDS and t.USE_VP[craftsman] > 0
    return used[0] if alone else NONE


MAIN_KIND: Final[tuple[int, ...]] = tuple(main_kind(c) for c in range(t.CRAFTSMEN))
METAL_USED: Final[tuple[int, ...]] = tuple(
    t.CAPACITY[c] * kinds_used(c)[t.METAL] for c in range(t.CRAFTSMEN)
)
CUBE_KIND: Final[tuple[int, ...]] = tuple(cube_kind(c) for c in range(t.CRAFTSMEN))
CUBES_USED: Final[tuple[int, ...]] = tuple(sum(kinds_used(c)) for c in range(t.CRAFTSMEN))
# Whom a full row lets go first; of the others whoever brings least.
FIRST_TO_GO: Final = (
    *("stonecutter", "mortar_mixer", "woodworker"),
    *("mason_1", "potter_1", "tool_maker", "master_woodworker", "mason_2"),
)
TO_GO: Final[tuple[int, ...]] = tuple(
    sorted(
        range(t.CRAFTSMEN),
        key=lambda c: (
            FIRST_TO_GO.index(t.CRAFTSMAN_IDS[c])
            if t.CRAFTSMAN_IDS[c] in FIRST_TO_GO
            else len(FIRST_TO_GO),
            PROFIT[c] * t.CAPACITY[c],
            c,
        ),
    )
)
NEEDING: Final[tuple[int, ...]] = tuple(
    members([t.NEEDED_BESIDE[d] == bit(c) for d in range(t.CRAFTSMEN)]) for c in range(t.CRAFTSMEN)
)
# Who makes points of one kind that anybody can get, those first who make most of a cube.
BY_CUBE: Final[tuple[int, ...]] = tuple(
    sorted(
        (c for c in range(t.CRAFTSMEN) if cube_kind(c) != NONE),
        key=lambda c: (-t.USE_VP[c] / CUBES_USED[c], c),
    )
)


def without_least(row: i64) -> i64:
    """A row that is too long without the craftsman who is missed least."""
    for place in range(len(TO_GO)):
        c: i64 = TO_GO[place]
        needing: i64 = NEEDING[c]
        if (row >> c) & 1 != 0 and row & needing == 0:
            return row & ~bit(c)
    return row


def times(goods: i64, needed: i64, most: i64) -> i64:
    """How often a packed vector of goods holds another, up to so often."""
    while needed != 0 and most > 0:
        need = needed & t.GOODS_MASK
        if need > 0:
            have = (goods & t.GOODS_MASK) // need
            if have < most:
                most = have
        goods >>= t.GOODS_WIDTH
        needed >>= t.GOODS_WIDTH
    return most if most > 0 else 0


def works(row: i64, craftsman: i64) -> bool:
    """Whether a craftsman has beside him whom he needs (PIL-21.7)."""
    needed: i64 = t.NEEDED_BESIDE[craftsman]
    return row & needed != 0


def row_points(row: i64, goods: i64) -> i64:
    """The points that a row of craftsmen makes of goods, the most thrifty first."""
    points: i64 = 0
    n: i64 = 0
    rest = row
    while rest != 0:
        c: i64 = BEST_FIRST[n]
        n += 1
        if (rest >> c) & 1 == 0:
            continue
        rest &= ~bit(c)
        if t.GOLD_INPUT[c] > 0 or not works(row, c):
            continue
        uses = times(goods, t.INPUTS[c], t.CAPACITY[c])
        goods -= uses * t.INPUTS[c]
        points += uses * t.USE_VP[c]
    return points


def points_of_cubes(row: i64, few: i64, many: i64) -> tuple[float, float]:
    """What a row makes of few and of many cubes of whatever kinds it wants, metal left aside."""
    points = 0.0
    points_of_few = 0.0
    cubes: i64 = 0
    for place in range(len(BY_CUBE)):
        c: i64 = BY_CUBE[place]
        if (row >> c) & 1 == 0 or not works(row, c):
            continue
        used: i64 = CUBES_USED[c]
        gain = float(t.USE_VP[c]) / float(used)
        for_him = used * t.CAPACITY[c]
        if cubes < few:
            points_of_few += gain * float(min(for_him, few - cubes))
        points += gain * float(min(for_him, many - cubes))
        cubes += for_him
        if cubes >= many:
            break
    return points_of_few, points


class Shopping:
    """What a seat with a builder at the market can still buy there for its craftsmen."""

    def __init__(self, s: PillarsState, row: i64, purse: float) -> None:
        self.purse = purse
        self.row: i64 = row
        self.stock: i64 = s.market

    def buy(self, craftsman: i64, uses: i64) -> i64:
        """How often a craftsman works with what is bought for him, up to so often."""
        kind: i64 = CUBE_KIND[craftsman]
        needed: i64 = t.NEEDED_TO_BUY[kind]
        if self.row & needed == 0:
            return 0
        cubes: i64 = CUBES_USED[craftsman]
        price = float(cubes * t.BUY_PRICE[kind])
        uses = min(uses, part(self.stock, kind, COUNT_WIDTH) // cubes, int(self.purse / price))
        self.purse -= price * float(uses)
        self.stock -= (uses * cubes) << (kind * COUNT_WIDTH)
        return uses
