"""What positions of older versions tell besides: a state once kept the tiles of its last payment.

Nothing came of them once it was paid. Positions that tell them are read without, and the
fingerprints of older records are compared with what they may have been.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from tabard.games.feudum import tables as t
from tabard.games.feudum.frames.between import Bill
from tabard.games.feudum.state import FeudumState

FORGOTTEN: Final[dict[str, Any]] = {"tile_floor": 0, "tile_kind": None, "tiles_paid": 0}


def renewed(position: Any) -> Any:
    """The same position without the tiles of a payment that is over."""
    action = position.get("action") if isinstance(position, dict) else None
    if not isinstance(action, dict) or action.get("payer") is not None:
        return position
    return {**position, "action": {**action, **FORGOTTEN}}


def with_last_payments(s: FeudumState) -> Iterator[dict[str, Any]]:
    """The position of a state as it was written after any last payment with tiles."""
    if s.found(Bill) is not None:
        return
    truth = s.position()
    for floor in range(t.LANDSCAPES):
        for kind in t.GOOD_IDS:
            for paid in range(1, t.ALL_TILES + 1):
                last = {"tile_floor": floor, "tile_kind": kind, "tiles_paid": paid}
                yield {**truth, "action": {**truth["action"], **last}}
