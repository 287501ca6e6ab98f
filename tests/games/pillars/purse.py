"""What lies in a purse, and where labels are settled; see `tests.games.promises`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tabard.games.pillars.stakes import CRAFTSMEN
from tabard.kernel.events import Event
from tabard.kernel.state import State
from tests.games.pillars.tables import seat, table

# The families that a label of random games must be compared in.
COMPARED = {"hire", "place", "place_free", "buy", "sell", "use", "return", "fetch"}
SETTLED: Mapping[str, Sequence[str]] = {}
BEFORE: Mapping[str, str] = {}
ANSWERS: Sequence[str] = ()
STATIONS = {
    "priory": ("kingsbridge", "priory"),
    "kings_court": ("court_metal",),
    "shiring_castle": ("shiring_castle",),
}


def purse(state: State, seat: int, log: Sequence[Event], do: str) -> dict[str, int]:
    """Gold, points, cubes, and the grey workers of the next round."""
    mine = state.view(seat)["seats"][seat]
    return {"gold": mine["gold"], "vp": mine["vp"], "grey": mine["grey_won"], **mine["goods"]}


def stations(form: Mapping[str, Any]) -> Sequence[str]:
    """The stations at which a builder or the bishop's cube is settled."""
    if form["do"] == "fetch":
        return ("bishops_seat",)
    return STATIONS.get(form.get("space", ""), ())


def aside(view: Mapping[str, Any], form: Mapping[str, Any]) -> list[int]:
    """What a craftsman must own and keeps."""
    if form["do"] == "use":
        return list(CRAFTSMEN[form["craftsman"]]["holds"].values())
    return []


def rare() -> Iterator[State]:
    """Prior Philip in hand, and waiting in Kingsbridge for a builder who is there already."""
    philip = "adv_prior_philip"
    yield table("place_builder", seats=[seat(advantages=[philip]), seat()], drawn=0)
    waiting = {"kingsbridge": [philip, "adv_ellen"], "spaces": {"kingsbridge": [0, None]}}
    yield table("place_builder", drawn=0, **waiting)
