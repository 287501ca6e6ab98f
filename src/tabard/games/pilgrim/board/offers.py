"""Which piece on the table stands for which choice, or for which refusal."""

from collections.abc import Mapping
from typing import Any, Final

from tabard.draw.offers import named, pieces_of

# A piece, by its word and the fields that with it name it, and the verbs of the choices that it
# stands for. What is not here is a button only: being done, stopping, passing over, paying in a
# mix of goods.
PIECES: Final = pieces_of(
    {
        "place/location": "pick go marker",
        "place/place": "relocate",
        "tithe/duty": "tithe",
        "duty/duty": "duty claim",
        "building/building": "use construct donate",
        "pay/method": "rent",
        "pay/kind": "take",
        "mode/mode": "mode",
        "allocate/source/destination": "allocate",
        "cell/cell": "start_road",
        "extend": "extend",
        "leave/path/edge": "leave_shrine",
        "shrine": "build_shrine",
        "destroy": "destroy",
        "lay/entry/exit": "lay",
        "ordain": "ordain",
        "mission": "mission",
        "seat/seat": "next_start",
        "seed/first/then": "seed",
        "here": "place",
    }
)


DONATION = "donation"  # the building is asked for later: so far it is a button only


def piece_of(action: Mapping[str, Any]) -> str:
    """The piece an action is chosen by, `place/north` or `lay/se/n`; empty if there is none."""
    return "" if action.get("mode") == DONATION else named(action, PIECES)
