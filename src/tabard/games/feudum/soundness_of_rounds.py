"""What a position must show of rounds, epochs and stacks, so that the game comes to its end."""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import tables as t
from tabard.games.feudum.state import FeudumState
from tabard.kernel.position import need
from tabard.kernel.when import PointInPlay

# The steps after the last tile of a round has gone.
ROUND_IS_OVER: Final = (
    *("epoch_check", "epoch_landscapes", "epoch_goods", "epoch_refill", "rounds_end"),
    "round_begins",
)
# Those at which the last epoch has come.
LAST_STEPS: Final = ("epoch_landscapes", "rounds_end", "last_actions", "final_scoring", "charters")


def check_rounds(s: FeudumState, m: PointInPlay) -> None:
    """At least one tile has left the stacks in each round, and will in this one (FEU-33.5)."""
    tops = [s.top(region) for region in range(t.REGIONS)]
    gone = sum(tops) - t.REGIONS
    over = m.name in ROUND_IS_OVER
    fits = s.round <= gone + (0 if over else 1)
    need(fits, "round", f"{s.round} with {gone} tiles gone is too late (FEU-33.5)")
    shows = min(tops) <= s.epoch or (s.round <= gone and min(tops) == s.epoch + 1)
    need(shows and next_can_come(s, tops), "epoch", f"{s.epoch} is behind the stacks (FEU-29.1)")
    ends = s.epoch < t.LAST_EPOCH or m.name in LAST_STEPS
    need(ends, "epoch", f"{s.epoch} ends the game, not at {m.name} (FEU-30.1)")


def next_can_come(s: FeudumState, tops: list[int]) -> bool:
    """Enough stacks will show the next value, and none is bare before the last (FEU-33.5)."""
    if s.epoch == t.LAST_EPOCH:
        return True
    coming = sum(top <= s.epoch + 1 for top in tops)
    return coming >= t.TRIGGER[s.epoch + 1] and max(tops) <= max(t.LAST_EPOCH - 1, s.epoch + 1)


def check_discs(s: FeudumState, m: PointInPlay) -> None:
    """Every location has its disc; while they are drawn, those that have had their turn (2.4)."""
    laid = s.outposts | s.farms | s.towns | s.feudums
    due = (1 << int(m.progress)) - 1 if m.name == "discs" else t.EVERYWHERE
    need(laid == due, "locations", f"the discs do not fit the step {m.name} (FEU-2.4)")
