"""Which piece on the table stands for which choice, or for which refusal."""

from collections.abc import Mapping
from typing import Any

from tabard.draw.offers import named

# The verb of an action and the fields that, with it, name its piece. What has no entry is a
# button only: being done, stopping, passing over, paying in a mix of goods.
PIECES: dict[str, tuple[str, tuple[str, ...]]] = {
    "pick": ("place", ("location",)),
    "go": ("place", ("location",)),
    "marker": ("place", ("location",)),
    "relocate": ("place", ("place",)),
    "tithe": ("tithe", ("duty",)),
    "duty": ("duty", ("duty",)),
    "claim": ("duty", ("duty",)),
    "use": ("building", ("building",)),
    "construct": ("building", ("building",)),
    "donate": ("building", ("building",)),
    "rent": ("pay", ("method",)),
    "take": ("pay", ("kind",)),
    "mode": ("mode", ("mode",)),
    "allocate": ("allocate", ("source", "destination")),
    "start_road": ("cell", ("cell",)),
    "extend": ("extend", ()),
    "leave_shrine": ("leave", ("path", "edge")),
    "build_shrine": ("shrine", ()),
    "destroy": ("destroy", ()),
    "lay": ("lay", ("entry", "exit")),
    "ordain": ("ordain", ()),
    "mission": ("mission", ()),
    "next_start": ("seat", ("seat",)),
    "seed": ("seed", ("first", "then")),
    "place": ("here", ()),
}


DONATION = "donation"  # the building is asked for later: so far it is a button only


def piece_of(action: Mapping[str, Any]) -> str:
    """The piece an action is chosen by, `place/north` or `lay/se/n`; empty if there is none."""
    return "" if action.get("mode") == DONATION else named(action, PIECES)
