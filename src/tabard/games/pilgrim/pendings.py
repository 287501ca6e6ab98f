"""What a turn may have in the air at each of its steps; see `moments`."""

from __future__ import annotations

from typing import Final

from tabard.games.pilgrim import actions as a
from tabard.games.pilgrim import atlas
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.atlas import NONE
from tabard.games.pilgrim.means import DEDUCT, PAID, purse_of
from tabard.games.pilgrim.path import AT_SHRINE
from tabard.games.pilgrim.roads import BARRED, buildable, exit_of, shrine_site, tile_for
from tabard.games.pilgrim.state import (
    BUILD,
    BUILD_SHRINE,
    EXTEND,
    LEAVE,
    MISSION,
    NO_UNIT,
    ORDAIN,
    START,
    PilgrimState,
)
from tabard.games.pilgrim.steps.payment import can_go_on
from tabard.games.pilgrim.steps.windows import RELOCATIONS, TRADES
from tabard.kernel.errors import BadPosition
from tabard.kernel.ints import has, i64

# The duties that a step can belong to; steps that are not here belong to none.
ANY_DUTY: Final = t.DUTY_IDS
ROADS: Final = ("build_roads", "construct")
ALMS: Final = ("give_alms",)
TAX: Final = ("taxation",)
DUTY_OF: Final[dict[str, tuple[str, ...]]] = {
    "tithe_kind": tuple(name for name in t.DUTY_IDS if name != "taxation"),
    "duty_mode": ANY_DUTY,
    "duty_building": ANY_DUTY,
    "customs_tile": TAX,
    "duty_fee": ANY_DUTY,
    "allocation": ("allocation",),
    "clerical": ("clerical",),
    "produce": ("produce",),
    "ordination": ("ordination",),
    "alms_payment": ALMS,
    "donate_building": ALMS,
    "alms_bonus": ALMS,
    "tax_first": TAX,
    "tax_more": TAX,
    "construction": ("construct",),
    "road_unit": ROADS,
    "road_edges": ROADS,
    "payment": (*ROADS, "ordination"),
    "bank_split": (*ROADS, "ordination"),
    "marker_source": ROADS,
    "unit_window": ANY_DUTY,
    "recall": ANY_DUTY,
}
MODES_OF: Final[dict[str, tuple[int, ...]]] = {
    "clerical": (a.DEVOTION, a.SILVERSMITH),
    "produce": (a.GROW_WHEAT, a.CUT_STONE),
    "give_alms": (a.PAID_ALMS, a.DONATION),
}
BEFORE_UNITS: Final = ("duty_mode", "duty_building", "customs_tile", "duty_fee")
ONE_UNIT: Final = ("clerical", "produce", "alms_payment", "donate_building", "tax_first")
BEFORE_SOWING: Final = ("start_window", "sow_origin", "sowing")
AFTER_SOWING: Final = ("middle_window", "choose_action", "end_window", *DUTY_OF)
UNIT_STEPS: Final = ("road_edges", "payment", "bank_split", "marker_source")
ABBOTT_ROADS: Final = ("abbott_roads", "abbott_gate")


def need(holds: bool, field: str, problem: str) -> None:
    """Refuse a position whose field does not hold what it must."""
    if not holds:
        raise BadPosition(f"pending.{field}", problem)


def check_pending(s: PilgrimState, name: str) -> None:
    """Compare what is in the air with the moment."""
    why = f"does not fit {name}"
    sowing = name == "sowing"
    need((s.hand > 0) == sowing, "hand", why)
    need((s.here != NONE) == sowing, "here", why)
    need(not s.may_skip or name in BEFORE_SOWING, "may_skip", why)
    need(not s.kogge or name in BEFORE_SOWING, "kogge", why)
    need(not s.scriptorium or name in AFTER_SOWING, "scriptorium", why)
    check_target(s, name)
    check_duty(s, name)
    check_unit(s, name)


def check_target(s: PilgrimState, name: str) -> None:
    """The building that is being used."""
    step = s.step().name
    inside = s.back != 0
    need((s.target != NONE) == inside, "target", f"does not fit {step}")
    need(s.settled == (inside and step != "rent_method"), "settled", f"does not fit {step}")
    if not inside:
        need(not s.by_yard, "by_yard", f"does not fit {step}")
        return
    seat = s.seat_in_turn(s.turn) if name == "confession_box" else s.active()
    p = s.seats[seat]
    active = has(s.active_buildings() & ~p.used, s.target)
    need(active, "target", "cannot be used now (PGM-20.2)")
    if step == "trade_amount":
        need(has(TRADES, s.target), "target", "does not trade")
    elif step == "relocation":
        need(has(RELOCATIONS, s.target), "target", "does not relocate")
        late = s.target == t.LIBRARY
        need(late == (name == "end_window"), "target", f"does not fit {name} (PGM-4.3)")
    else:
        need(not p.owns(s.target), "target", "is the player's own (PGM-20.4)")
        need(fits(s, name), "target", f"does not fit {name} (PGM-4.3)")
        rented = not p.owns(t.WAGON_YARD) and s.target != t.WAGON_YARD
        need(not s.by_yard or rented, "by_yard", "is no rented Wagon Yard (PGM-20.36)")


def fits(s: PilgrimState, name: str) -> bool:
    """Whether the building that is being rented is one that the step asks for."""
    if name == "confession_box":
        return s.target == t.CONFESSION_BOX
    if name == "payment":
        return s.target == (t.RELIQUARY if s.asked == 0 else t.BANK)
    if name == "duty_building":
        return s.target == s.turn
    windows = {
        "start_window": t.IN_WINDOWS | t.AT_TURNS_START,
        "middle_window": t.IN_WINDOWS | t.AT_TURNS_MIDDLE,
        "unit_window": t.IN_WINDOWS,
        "end_window": t.IN_WINDOWS | t.AT_TURNS_END,
    }
    return has(windows[name], s.target)


def check_duty(s: PilgrimState, name: str) -> None:
    """The duty, its mode and how much of it is done."""
    duties = DUTY_OF.get(name, ())
    why = f"does not fit {name}"
    if len(duties) == 0:
        idle = s.duty_at == 0 and s.strength == NONE and s.extra == 0 and s.claim == 0
        need(idle, "location", why)
        need(s.value == 0 or name in ABBOTT_ROADS, "value", why)
    else:
        need(s.duty_at > 0 and t.DUTY_IDS[s.duty()] in duties, "location", why)
        need((s.strength != NONE) == (name != "tithe_kind"), "strength", why)
    started = len(duties) > 0 and name != "tithe_kind"
    duty = t.DUTY_IDS[s.duty()] if s.duty_at > 0 else ""
    modes = MODES_OF.get(duty, ()) if started and name != "duty_mode" else ()
    need(s.mode in modes if modes else s.mode == NONE, "mode", why)
    alms_steps = {"alms_payment": a.PAID_ALMS, "donate_building": a.DONATION}
    need(name not in alms_steps or s.mode == alms_steps[name], "mode", why)
    units = started and name not in BEFORE_UNITS
    need(units or not s.begun, "begun", why)
    taxed = (duty == "taxation" and units) or name == "duty_fee"
    need(s.claim == 0 or taxed, "claim", why)
    need(not s.built or duty == "construct", "built", why)
    need(not s.paved or duty == "construct", "paved", why)
    need(s.extra == 0 or s.paved, "extra", why)
    need(not s.chapter or duty == "allocation", "chapter", why)
    need(not s.mill or duty in ("give_alms", "ordination"), "mill", why)
    need(s.milled == 0 or (duty == "ordination" and s.begun), "milled", why)
    need(s.row == 0 or name == "alms_bonus", "row", why)
    if not started:
        return
    done = s.built or s.paved
    need(not done or s.begun, "begun", why)
    due = name in BEFORE_UNITS or name in ONE_UNIT or (units and not s.begun)
    if due or name in UNIT_STEPS:
        need(s.value > 0 or s.extra > 0, "value", f"nothing is left to do at {name}")
    if name == "tax_more":
        need(s.value > 0 and s.begun, "value", why)
    elif name in ONE_UNIT:
        need(not s.begun, "begun", why)
    elif name in ("alms_bonus", "unit_window", "recall"):
        need(s.begun, "begun", why)
    if name == "alms_bonus":
        need(s.row <= s.me().alms, "row", "is above the alms marker")
    if not s.begun:
        need(s.me().at(s.duty_at) > 0, "location", "has no acolyte of his (PGM-4.4)")
    if name in BEFORE_UNITS or name == "duty_fee":
        solvent = s.me().silver >= t.STRENGTH_FEE[s.strength]
        lifted = duty == "taxation" and name in ("duty_building", "customs_tile", "duty_mode")
        need(solvent or lifted, "strength", "the fee cannot be paid (PGM-7.4)")


def check_unit(s: PilgrimState, name: str) -> None:
    """The unit that is being laid, paid or carried out."""
    why = f"does not fit {name}"
    need((s.unit != NO_UNIT) == (name in UNIT_STEPS), "unit", why)
    paying = name in ("payment", "bank_split")
    due = s.due_stone + s.due_wheat + s.due_piety + s.due_silver + s.gift_piety + s.gift_silver
    need(due == 0 or paying, "due", why)
    asked = {"payment": (0, DEDUCT), "bank_split": (DEDUCT, DEDUCT), "marker_source": (PAID, PAID)}
    low, high = asked.get(name, (0, 0))
    need(low <= s.asked <= high, "asked", why)
    if s.unit == NO_UNIT:
        return
    duty = t.DUTY_IDS[s.duty()]
    if s.unit in (ORDAIN, MISSION):
        p = s.me()
        source = p.village if s.unit == ORDAIN else p.abbey
        need(duty == "ordination" and source > 0 and paying, "unit.kind", why)
        empty = (s.unit_path, s.unit_cell, s.unit_entry, s.unit_exit, s.unit_building)
        need(empty == (NONE,) * len(empty), "unit", "an ordination has no place")
        need(s.value > 0, "value", why)
    elif s.unit == BUILD:
        check_building(s, duty, paying)
    else:
        need(duty in ROADS, "unit.kind", why)
        check_road(s, name, duty)
    if name == "payment":
        payable = can_go_on(s, purse_of(s.me()), s.due_piety, s.asked)
        need(payable, "due", "cannot be paid (PGM-4.11)")
    need(s.due_wheat == 0 or duty == "ordination", "due.wheat", why)


def check_building(s: PilgrimState, duty: str, paying: bool) -> None:
    """A building that is being paid (PGM-11.5)."""
    p = s.me()
    need(duty == "construct" and paying and not s.built, "unit.kind", "builds nothing now")
    lies = s.unit_building >= 0 and has(s.active_on_edge(), s.unit_building)
    need(lies, "unit.building", "is not for sale (PGM-11.5)")
    need(p.filled_slots() < t.SLOTS and s.value > 0, "unit.building", "has no room (PGM-11.5)")
    empty = (s.unit_path, s.unit_cell, s.unit_entry, s.unit_exit)
    need(empty == (NONE,) * len(empty), "unit", "a building has no place on the map")


def check_road(s: PilgrimState, name: str, duty: str) -> None:
    """A tile or shrine that is being laid (PGM-17.19)."""
    p = s.me()
    need(s.unit_building == NONE, "unit.building", "is not for roads")
    paths = len(p.paths)
    need(s.unit_path < paths, "unit.path", f"there are {paths}")
    need((s.unit_path == NONE) == (s.unit == START), "unit.path", "does not fit the unit")
    cell, entry = place_of(s)
    need(s.unit_cell == cell and cell >= 0, "unit.cell", "is not where this unit goes")
    choosing = name == "road_edges"
    if s.unit == START:
        gate = atlas.GATE_EDGES[s.unit_cell]
        fits_gate = s.unit_entry == NONE if choosing else s.unit_entry in gate
        need(fits_gate, "unit.entry", "is no city edge (PGM-17.5)")
    else:
        need(s.unit_entry == entry, "unit.entry", "is not where the path comes in (PGM-17.7)")
    if s.unit == BUILD_SHRINE:
        need(duty == "build_roads", "unit.kind", "no shrine by Construct (PGM-11.2)")
        site = shrine_site(s, p.paths[s.unit_path]) == cell and s.shrines > 0
        need(site and s.unit_exit == NONE and not choosing, "unit", "no shrine here (PGM-18.5)")
        need(p.spread != 0, "unit", "needs an acolyte (PGM-18.4)")
        return
    need(buildable(s, cell), "unit.cell", "carries no tile now (PGM-17.11)")
    if choosing:
        need(s.unit_exit == NONE, "unit.exit", "is not chosen yet")
        return
    need(s.unit_exit != NONE and s.unit_exit != s.unit_entry, "unit.exit", "is missing")
    path = p.paths[s.unit_path] if s.unit_path >= 0 else None
    open_way = exit_of(s, s.active(), path, cell, s.unit_exit) != BARRED
    tile = tile_for(s, cell, s.unit_entry, s.unit_exit)
    need(open_way and tile >= 0, "unit.exit", "cannot be laid so (PGM-17.8)")
    need(p.spread != 0 or s.unit != START, "unit", "needs an acolyte (PGM-17.6)")


def place_of(s: PilgrimState) -> tuple[i64, i64]:
    """Cell and entry edge that a road unit must have."""
    p = s.me()
    open_path = p.open_path()
    if s.unit == START:
        gate = s.unit_cell if s.unit_cell in atlas.GATES and open_path == NONE else NONE
        return gate, NONE
    path = p.paths[s.unit_path]
    if s.unit in (EXTEND, BUILD_SHRINE):
        if s.unit_path != open_path:
            return NONE, NONE
        return path.next_cell(), atlas.OPPOSITE[path.leave]
    # A shrine is left towards the cell, by an edge that nothing uses.
    if s.unit != LEAVE or open_path != NONE or path.end != AT_SHRINE or path.holds(s.unit_cell):
        return NONE, NONE
    for edge in range(atlas.EDGES):
        beside = atlas.NEIGHBOUR[path.head * atlas.EDGES + edge] == s.unit_cell
        if s.unit_cell >= 0 and beside and not has(s.used_edges(path.head), edge):
            return s.unit_cell, atlas.OPPOSITE[edge]
    return NONE, NONE
