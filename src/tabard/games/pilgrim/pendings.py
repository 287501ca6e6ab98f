"""What must hold of the facts of a turn's frames, so that no rule meets an impossible one.

That a fact belongs to the moment at all needs no check: it lies in the frame of a part that runs.
"""

from __future__ import annotations

from typing import Final

from tabard.games.pilgrim import actions as a
from tabard.games.pilgrim import atlas
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.atlas import NONE
from tabard.games.pilgrim.frames import (
    ASK_BANK,
    BUILD,
    BUILD_SHRINE,
    DEDUCT,
    EXTEND,
    LEAVE,
    MISSION,
    ORDAIN,
    START,
    Alms,
    Bill,
    Construct,
    Duty,
    Sowing,
    Tithe,
    Unit,
    Use,
)
from tabard.games.pilgrim.means import Renter, purse_of
from tabard.games.pilgrim.path import AT_SHRINE
from tabard.games.pilgrim.roads import BARRED, buildable, exit_of, shrine_site, tile_for
from tabard.games.pilgrim.state import PilgrimState
from tabard.games.pilgrim.steps.payment import can_go_on
from tabard.games.pilgrim.steps.windows import RELOCATIONS, TRADES, Window
from tabard.kernel.ints import has, i64
from tabard.kernel.position import need

MODES_OF: Final[dict[int, tuple[int, ...]]] = {
    t.CLERICAL: (a.DEVOTION, a.SILVERSMITH),
    t.PRODUCE: (a.GROW_WHEAT, a.CUT_STONE),
    t.GIVE_ALMS: (a.PAID_ALMS, a.DONATION),
}
BEFORE_UNITS: Final = ("duty_mode", "duty_building", "customs_tile", "duty_fee")
ONE_UNIT: Final = ("clerical", "produce", "alms_payment", "donate_building", "tax_first")


def need_fact(holds: bool, field: str, problem: str) -> None:
    """Refuse a position whose turn remembers what it cannot."""
    need(holds, f"pending.{field}", problem)


def check_pending(s: PilgrimState, name: str) -> None:
    """Look at the facts of every frame that runs; `name` is the step that the game has come to."""
    walk, tithe, duty = s.found(Sowing), s.found(Tithe), s.found(Duty)
    use, unit, bill = s.found(Use), s.found(Unit), s.found(Bill)
    if walk is not None:
        sowing = name == "sowing"
        need_fact((walk.hand > 0) == sowing, "hand", f"does not fit {name}")
        need_fact((walk.here != NONE) == sowing, "here", f"does not fit {name}")
    if tithe is not None:
        taxed = tithe.place > 0 and s.layout.duties[tithe.place] != t.TAXATION
        need_fact(taxed, "location", "has no tithe (PGM-6.1)")
    if duty is not None:
        check_duty(s, duty, name)
    if unit is not None:
        check_unit(s, unit, name)
    if bill is not None:
        wanted = (0, DEDUCT - 1) if name == "payment" else (DEDUCT, DEDUCT)
        need_fact(wanted[0] <= bill.asked <= wanted[1], "asked", f"does not fit {name}")
        ordains = unit is not None and unit.what in (ORDAIN, MISSION)
        need_fact(bill.wheat == 0 or ordains, "due.wheat", "is for ordinations (PGM-13.1)")
        payable = can_go_on(s, bill, purse_of(s.me()), bill.piety, bill.asked)
        need_fact(payable or name != "payment", "due", "cannot be paid (PGM-4.11)")
    if use is not None:
        check_use(s, use, name)


def check_use(s: PilgrimState, use: Use, name: str) -> None:
    """A building that is being used."""
    step, renter = s.step().name, s.main_step()
    p = s.seats[use.user]
    active = has(s.active_buildings() & ~p.used, use.building)
    need_fact(active, "target", "cannot be used now (PGM-20.2)")
    if step == "trade_amount":
        fits = isinstance(renter, Window) and has(TRADES & renter.buildings, use.building)
        need_fact(fits, "target", "does not trade")
    elif step == "relocation":
        fits = isinstance(renter, Window) and has(RELOCATIONS & renter.buildings, use.building)
        need_fact(fits, "target", "does not relocate")
    else:
        need_fact(isinstance(renter, Renter), "target", f"is not used at {name}")
        need_fact(not p.owns(use.building), "target", "is the player's own (PGM-20.4)")
        need_fact(fits_renter(s, use, name), "target", f"does not fit {name} (PGM-4.3)")
        rented = not p.owns(t.WAGON_YARD) and use.building != t.WAGON_YARD
        need_fact(not use.by_yard or rented, "by_yard", "is no rented Wagon Yard (PGM-20.36)")


def fits_renter(s: PilgrimState, use: Use, name: str) -> bool:
    """Whether the building that is being rented is one that the step asks for."""
    renter, call = s.main_step(), s.innermost_call()
    if isinstance(renter, Window):
        return has(renter.buildings, use.building)
    if name == "confession_box":
        return use.building == t.CONFESSION_BOX
    if name == "payment":
        return use.building == (t.BANK if s.of(Bill).asked == ASK_BANK else t.RELIQUARY)
    return call is not None and use.building == call.progress


def check_duty(s: PilgrimState, duty: Duty, name: str) -> None:
    """The duty, its mode and how much of it is done."""
    why = f"does not fit {name}"
    need_fact(duty.place > 0, "location", why)
    kind = s.layout.duties[duty.place]
    spot = s.game.spots[s.where()]
    units = name not in BEFORE_UNITS and name != "recall"
    named = t.DUTY_IDS[kind] in [part.name for part in spot.around]
    need_fact(named or not units, "location", why)
    need_fact(duty.strength != NONE, "strength", why)
    modes = MODES_OF.get(kind, ()) if name != "duty_mode" else ()
    need_fact(duty.mode in modes if modes else duty.mode == NONE, "mode", why)
    alms_steps = {"alms_payment": a.PAID_ALMS, "donate_building": a.DONATION}
    need_fact(name not in alms_steps or duty.mode == alms_steps[name], "mode", why)
    need_fact(duty.begun <= (name not in BEFORE_UNITS), "begun", why)
    taxed = (kind == t.TAXATION and name not in BEFORE_UNITS) or name == "duty_fee"
    need_fact(duty.claim == NONE or taxed, "claim", why)
    need_fact(not duty.chapter or kind == t.ALLOCATION, "chapter", why)
    need_fact(not duty.mill or kind in (t.GIVE_ALMS, t.ORDINATION), "mill", why)
    need_fact(duty.milled == 0 or (kind == t.ORDINATION and duty.begun), "milled", why)
    site, climb, extra = s.found(Construct), s.found(Alms), 0
    if site is not None:
        extra = int(site.extra)
        need_fact(extra == 0 or site.paved, "extra", why)
        need_fact(duty.begun or not (site.built or site.paved), "begun", why)
    if climb is not None:
        bonus = name == "alms_bonus" and climb.row <= s.me().alms
        need_fact(
            climb.row == 0 or bonus or name == "unit_window", "row", "is above the alms marker"
        )
    if not duty.begun or s.found(Unit) is not None:
        need_fact(duty.value + extra > 0, "value", f"nothing is left to do at {name}")
        at_tile = s.me().at(duty.place) > 0 or duty.begun
        need_fact(at_tile, "location", "has no acolyte of his (PGM-4.4)")
    if name == "tax_more":
        need_fact(duty.value > 0 and duty.begun, "value", why)
    elif name in ONE_UNIT:
        need_fact(not duty.begun, "begun", why)
    elif name in ("alms_bonus", "unit_window", "recall"):
        need_fact(duty.begun, "begun", why)
    if name in BEFORE_UNITS:
        solvent = s.me().silver >= t.STRENGTH_FEE[duty.strength]
        lifted = kind == t.TAXATION and name != "duty_fee"
        need_fact(solvent or lifted, "strength", "the fee cannot be paid (PGM-7.4)")


def check_unit(s: PilgrimState, unit: Unit, name: str) -> None:
    """The unit that is being laid, paid or carried out."""
    part = [part.name for part in s.game.spots[s.where()].around if part.frame is not None]
    duty = s.of(Duty)
    if unit.what in (ORDAIN, MISSION):
        source = s.me().village if unit.what == ORDAIN else s.me().abbey
        need_fact("step" in part and source > 0, "unit.kind", f"does not fit {name}")
        empty = (unit.path, unit.cell, unit.entry, unit.leave, unit.building)
        need_fact(empty == (NONE,) * len(empty), "unit", "an ordination has no place")
        need_fact(duty.value > 0, "value", f"does not fit {name}")
    elif unit.what == BUILD:
        need_fact(
            "building" in part and not s.of(Construct).built, "unit.kind", "builds nothing now"
        )
        check_building(s, unit)
    else:
        wanted = "shrine" if unit.what == BUILD_SHRINE else "tile"
        need_fact(wanted in part, "unit.kind", f"does not fit {name}")
        check_road(s, unit, name)


def check_building(s: PilgrimState, unit: Unit) -> None:
    """A building that is being paid (PGM-11.5)."""
    lies = unit.building >= 0 and has(s.active_on_edge(), unit.building)
    need_fact(lies, "unit.building", "is not for sale (PGM-11.5)")
    room = s.me().filled_slots() < t.SLOTS and s.of(Duty).value > 0
    need_fact(room, "unit.building", "has no room (PGM-11.5)")
    empty = (unit.path, unit.cell, unit.entry, unit.leave)
    need_fact(empty == (NONE,) * len(empty), "unit", "a building has no place on the map")


def check_road(s: PilgrimState, unit: Unit, name: str) -> None:
    """A tile or shrine that is being laid (PGM-17.19)."""
    p = s.me()
    need_fact(unit.building == NONE, "unit.building", "is not for roads")
    paths = len(p.paths)
    need_fact(unit.path < paths, "unit.path", f"there are {paths}")
    need_fact((unit.path == NONE) == (unit.what == START), "unit.path", "does not fit the unit")
    cell, entry = place_of(s, unit)
    need_fact(unit.cell == cell and cell >= 0, "unit.cell", "is not where this unit goes")
    choosing = name == "road_edges"
    if unit.what == START:
        gate = atlas.GATE_EDGES[unit.cell]
        fits_gate = unit.entry == NONE if choosing else unit.entry in gate
        need_fact(fits_gate, "unit.entry", "is no city edge (PGM-17.5)")
    else:
        need_fact(unit.entry == entry, "unit.entry", "is not where the path comes in (PGM-17.7)")
    if unit.what == BUILD_SHRINE:
        need_fact(s.found(Construct) is None, "unit.kind", "no shrine by Construct (PGM-11.2)")
        site = shrine_site(s, p.paths[unit.path]) == cell and s.shrines > 0
        need_fact(site and unit.leave == NONE and not choosing, "unit", "no shrine here (PGM-18.5)")
        need_fact(p.spread != 0, "unit", "needs an acolyte (PGM-18.4)")
        return
    need_fact(buildable(s, cell), "unit.cell", "carries no tile now (PGM-17.11)")
    if choosing:
        need_fact(unit.leave == NONE, "unit.exit", "is not chosen yet")
        return
    need_fact(unit.leave != NONE and unit.leave != unit.entry, "unit.exit", "is missing")
    path = p.paths[unit.path] if unit.path >= 0 else None
    open_way = exit_of(s, s.active(), path, cell, unit.leave) != BARRED
    tile = tile_for(s, cell, unit.entry, unit.leave)
    need_fact(open_way and tile >= 0, "unit.exit", "cannot be laid so (PGM-17.8)")
    need_fact(p.spread != 0 or unit.what != START, "unit", "needs an acolyte (PGM-17.6)")


def place_of(s: PilgrimState, unit: Unit) -> tuple[i64, i64]:
    """Cell and entry edge that a road unit must have."""
    p = s.me()
    open_path = p.open_path()
    if unit.what == START:
        gate = unit.cell if unit.cell in atlas.GATES and open_path == NONE else NONE
        return gate, NONE
    path = p.paths[unit.path]
    if unit.what in (EXTEND, BUILD_SHRINE):
        if unit.path != open_path:
            return NONE, NONE
        return path.next_cell(), atlas.OPPOSITE[path.leave]
    # A shrine is left towards the cell, by an edge that nothing uses.
    if unit.what != LEAVE or open_path != NONE or path.end != AT_SHRINE or path.holds(unit.cell):
        return NONE, NONE
    for edge in range(atlas.EDGES):
        beside = atlas.NEIGHBOUR[path.head * atlas.EDGES + edge] == unit.cell
        if unit.cell >= 0 and beside and not has(s.used_edges(path.head), edge):
            return unit.cell, atlas.OPPOSITE[edge]
    return NONE, NONE
