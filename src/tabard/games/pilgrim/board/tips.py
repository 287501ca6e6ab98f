"""What each thing on the table answers: the ring, the map, the tracks and the mats."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from tabard.draw.tips import Tip, held, same, standing
from tabard.games.pilgrim import atlas
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.board.pieces import mats
from tabard.games.pilgrim.board.scene import standings
from tabard.games.pilgrim.holdings import ALMS, GOODS, HOUSES, PIETY

View = Mapping[str, Any]

TILE_RULES: Final = {"bridge": "PGM-17.2", "ford": "PGM-17.2", "shrine": "PGM-18.2"}


def tips(view: View, seat: int | None) -> Iterator[Tip]:
    """The tip of everything that a view shows; a mat without a seat is Ab-Bott's."""
    yield from progress(view)
    yield from ring(view)
    yield from country(view)
    yield from tracks(view)
    if view["solo"] is not None:
        yield from solo(view)
    for who, one in enumerate(mats(view)):
        yield from player(view, who, one)
    if seat is not None:
        yield Tip("strip", "strip", "PGM-2.9", {"who_seat": seat})


def progress(view: View) -> Iterator[Tip]:
    """Rounds, quarters and the stretches of a turn (PGM-4.2)."""
    now, rounds = view["round"], view["rounds"]
    counted = {"round": now, "rounds": rounds, "quarter": view["quarter"]}
    counted |= {"quarters": atlas.QUADRANTS, "left": rounds - now}
    yield Tip("rounds", "rounds", "PGM-4.1", counted)
    yield Tip("ship", "ship", "PGM-22.3", counted)
    hand = {"hand": view["pending"]["hand"]}
    yield Tip("phase-sow", "phase-sow", "PGM-5.1", hand)
    yield Tip("phase-act", "phase-act", "PGM-4.4", {"most": t.MOST_VALUE})
    yield Tip("phase-recall", "phase-recall", "PGM-4.7")
    yield Tip("phase-round_end", "phase-round_end", "PGM-22.2", {"kept": t.STONE_KEPT})


def ring(view: View) -> Iterator[Tip]:
    """The City, the tithes beside the duties, and the merchant."""
    here = sum(one["locations"]["city"] for one in mats(view))
    yield Tip("tile-city", "city", "PGM-5.2", {"number": here})
    for row in view["ring"]:
        if row["tithe"] is not None:
            facts = {"place": row["duty"], "kind": row["tithe"]}
            yield Tip(f"tithe-{row['duty']}", "tithe", "PGM-6.1", facts)
    yield Tip("merchant", "merchant", "PGM-19.1", {"kind": view["trade"] or ""})


def country(view: View) -> Iterator[Tip]:
    """Harbours, roads and shrines, and where nobody may build any more."""
    for harbour in atlas.HARBOUR_IDS:
        joined = sum(1 for one in mats(view) if harbour in one["harbours"])
        yield Tip(harbour, "harbour", "PGM-18.50", {"place": harbour, "number": joined})
    yield Tip("do-destroy", "destroy", "PGM-17.30")
    yield Tip("do-shrine", "shrine", "PGM-18.3")
    yield Tip("closed", "closed", "PGM-17.40", {"number": t.PLAYABLE[view["players"]]})
    for who, one in enumerate(mats(view)):
        for number, path in enumerate(one["paths"]):
            facts = {"who_seat": seat_of(view, who), "length": path["length"]}
            facts |= {"points": path["points"], "shrines": path["shrines"]}
            says = "route" if path["end"] == "harbour" else "path"
            rule = "PGM-22.5" if says == "route" else "PGM-24.3"
            yield Tip(f"path-{who}-{number + 1}", says, rule, facts)
    for cell, one in view["cells"].items():
        if one["tile"] == "shrine":
            yield Tip(f"shrine-{cell}", "shrine", "PGM-18.7")


def seat_of(view: View, mat: int) -> int:
    """The seat of a mat; -1 for Ab-Bott's."""
    return mat if mat < view["players"] else -1


def tracks(view: View) -> Iterator[Tip]:
    """Piety, alms, the cardinal's favours, and the tiles left."""
    yield Tip("tracks", "favours", "PGM-18.40", {"number": len(view["favours"])})
    piety = {"most": t.MOST_PIETY, "worst": -t.PIETY_POINTS[0], "best": t.PIETY_POINTS[-1]}
    yield Tip("piety-track", "piety-track", "PGM-2.5", piety)
    yield Tip("alms-track", "alms-track", "PGM-19.10", {"rows": t.ALMS_ROWS})
    upgrades = 0
    for kind, number in view["supply"].items():
        if kind.startswith("up_"):
            upgrades += number
            continue
        facts = {"thing": kind, "number": number}
        says = "shrines-left" if kind == "shrine" else "tiles-left"
        yield Tip(f"supply-{kind}", says, TILE_RULES.get(kind, "PGM-17.3"), facts)
    yield Tip("supply-upgrade", "upgrades-left", "PGM-17.20", {"number": upgrades})


def solo(view: View) -> Iterator[Tip]:
    """Ab-Bott's bag (PGM-26.5)."""
    one = view["solo"]
    whole = sum(one["bag"].values())
    facts = {"number": whole, "level": one["level"], "ahead": float(one["difference"])}
    yield Tip("solo", "solo", "PGM-26.5", facts)
    for token, number in one["bag"].items():
        told = {"thing": token, "number": number, "whole": whole}
        says = "token-rest" if token == "rest" else "token"
        yield Tip(f"token-{token}", says, "PGM-27.3", told)


def player(view: View, who: int, one: Mapping[str, Any]) -> Iterator[Tip]:
    """Somebody, his points, his place on the tracks and what he has."""
    mine = {"who_seat": seat_of(view, who)}
    on_ring = sum(one["locations"].values())
    facts = {**mine, "points": one["points"], "acolytes": on_ring, "piety": one["piety"]}
    yield from same(f"mat-{who} plate-{who} seat-{who}", "player", "PGM-24.2", facts)
    yield from standing(
        f"points-{who}", "PGM-24.2", who, one["points"], standings(view), who_seat=mine["who_seat"]
    )
    yield Tip(f"starts-{who}", "starts", "PGM-22.6", mine)
    piety = {**mine, "number": one["piety"], "most": t.MOST_PIETY}
    piety["points"] = float(t.PIETY_POINTS[one["piety"]])  # with its true minus
    # The abbey above the last row is where the first to climb it waits (PGM-19.11).
    alms = {**mine, "number": min(one["alms"], t.ALMS_ROWS), "rows": t.ALMS_ROWS}
    yield from same(f"piety-{who} piety-disc-{who}", "piety", PIETY.rule, piety)
    yield from same(f"alms-{who} alms-disc-{who}", "alms", ALMS.rule, alms)
    table = {**mine, "number": one["alms_table"], "points": t.ALMS_TABLE[one["alms_table"]]}
    yield Tip(f"alms-table-{who}", "alms-table", "PGM-24.6", table)
    worth = {"each": t.GOODS_PER_POINT, "kept": t.STONE_KEPT, **mine}
    worth["worth"] = sum(one[kind] for kind in t.KIND_IDS) // t.GOODS_PER_POINT
    yield from held((*GOODS, *HOUSES), one, who, **worth)
