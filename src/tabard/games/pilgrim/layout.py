"""What the set-up deals and never changes: duty and tithe tiles, sites, buildings (section 3).

A layout is made anew with every draw of the set-up and shared by all copies of a game.
"""

from __future__ import annotations

from typing import Final

from tabard.games.pilgrim import atlas
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.atlas import NONE
from tabard.kernel.ints import bit, i64, part
from tabard.kernel.position import need

Numbers = tuple[int, ...]
NIBBLE: Final = 4
BUILDING_WIDTH: Final = 5  # a building + 1


def site_offsets(rolls: Numbers) -> list[int]:
    """How far clockwise each site lies from the north-west one (PGM-3.4)."""
    spaces = [
        atlas.SHIP_SPACE_OF[atlas.DIE_SPACES[q * t.DIE + roll - 1]] for q, roll in enumerate(rolls)
    ]
    return [(space - spaces[0]) % atlas.ROUNDS for space in spaces]


def building_offsets(sites: list[int]) -> list[int]:
    """Where the buildings lie in the order they are drawn (PGM-3.5, PGM-3.6)."""
    found: list[int] = []
    last = 0
    for level in range(t.LEVELS):
        last = max(sites[level], last)
        place = last + 1
        while place in sites:
            place += 1
        laid = 0
        while laid < t.PER_LEVEL:
            place += 1
            if place not in sites:
                found.append(place)
                laid += 1
        last = place
    return found


def packed(numbers: Numbers, width: i64) -> i64:
    """Numbers side by side, each one more than it is, so that 0 is none."""
    found: i64 = 0
    shift: i64 = 0
    for number in numbers:
        above: i64 = number + 1
        found |= above << shift
        shift += width
    return found


class Layout:
    """The dealt table.

    duties       the duty tile at each location (the City has none)
    tithes       the tithe tile at each location
    sites        the site tile of each quadrant
    rolls        the die roll that placed it
    buildings    the buildings in the order they were drawn, level by level
    site_cells   the cell of each quadrant's site

    duty_row     the duties from the north on in one number, each one more than it is, for what is
                 asked often; so `tithe_row`, `site_row`, `building_row`, and `roll_row` as rolled
    place_row    the same of `location_of`

    and, once the deal is complete:

    location_of  where each duty tile lies
    site_at      the quadrant whose site lies on a cell, or NONE
    building_at  the building dealt to a cell, or NONE; it may be gone by now
    offset_of    how far from the start the ship reaches each building, or NONE
    risen        by the ship's place, the buildings that it has reached
    """

    def __init__(
        self, duties: Numbers, tithes: Numbers, sites: Numbers, rolls: Numbers, buildings: Numbers
    ) -> None:
        self.duties = duties
        self.tithes = tithes
        self.sites = sites
        self.rolls = rolls
        self.buildings = buildings
        self.duty_row: i64 = packed(duties[1:], NIBBLE)
        self.tithe_row: i64 = packed(tithes[1:], NIBBLE)
        self.site_row: i64 = packed(sites, NIBBLE)
        self.roll_row: i64 = packed(rolls, NIBBLE) - packed((0,) * len(rolls), NIBBLE)
        self.building_row: i64 = packed(buildings, BUILDING_WIDTH)
        self.place_row: i64 = 0
        self.location_of: Numbers = ()
        self.site_cells: Numbers = tuple(
            atlas.DIE_SPACES[q * t.DIE + roll - 1] for q, roll in enumerate(rolls)
        )
        self.site_at: Numbers = ()
        self.building_at: Numbers = ()
        self.offset_of: Numbers = ()
        self.risen: Numbers = ()
        self.site_offsets: Numbers = ()
        if len(buildings) == t.MARKET:
            self.survey()

    def survey(self) -> None:
        """Find out what follows from a complete deal, even in unplayable quadrants (PGM-17.42)."""
        self.location_of = tuple([self.duties.index(duty) for duty in range(t.DUTIES)])
        self.place_row = packed(self.location_of, NIBBLE)
        offsets = site_offsets(self.rolls)
        self.site_offsets = tuple(offsets)
        places = building_offsets(offsets)
        start = atlas.SHIP_SPACE_OF[self.site_cells[0]]
        site_at = [NONE] * atlas.CELLS
        for q, cell in enumerate(self.site_cells):
            site_at[cell] = q
        building_at = [NONE] * atlas.CELLS
        offset_of = [NONE] * t.BUILDINGS
        for building, place in zip(self.buildings, places, strict=True):
            building_at[atlas.SHIP_SPACES[(start + place) % atlas.ROUNDS]] = building
            offset_of[building] = place
        self.site_at = tuple(site_at)
        self.building_at = tuple(building_at)
        self.offset_of = tuple(offset_of)
        reached: i64 = 0
        risen: list[int] = []
        for ship in range(atlas.ROUNDS + 1):
            for building, place in zip(self.buildings, places, strict=True):
                if place == ship:
                    reached |= bit(building)
            risen.append(int(reached))
        self.risen = tuple(risen)

    def duty_at(self, place: i64) -> i64:
        """The duty tile at a location; the City has none."""
        if place <= 0:
            return NONE
        return part(self.duty_row, place - 1, NIBBLE) - 1

    def tithe_at(self, place: i64) -> i64:
        """The tithe tile at a location, or NONE."""
        if place <= 0:
            return NONE
        return part(self.tithe_row, place - 1, NIBBLE) - 1

    def place_of(self, duty: i64) -> i64:
        """Where a duty tile lies."""
        return part(self.place_row, duty, NIBBLE) - 1

    def ship_cell(self, ship: i64) -> i64:
        """The cell beside which the ship stands."""
        start: i64 = atlas.SHIP_SPACE_OF[self.site_cells[0]]
        place: i64 = (start + ship) % atlas.ROUNDS
        return atlas.SHIP_SPACES[place]

    def solo_quadrants(self) -> tuple[int, int]:
        """The quadrants of a solo game: the richest site's and the next clockwise (PGM-26.2)."""
        points = [t.SITE_POINTS[site] for site in self.sites]
        from_the_north = [*range(1, atlas.QUADRANTS), 0]
        first = max(from_the_north, key=lambda q: points[q])
        return first, (first + 1) % atlas.QUADRANTS


def dealt(layout: Layout) -> tuple[Numbers, ...]:
    """What is dealt, as plain numbers."""
    return layout.duties, layout.tithes, layout.sites, layout.rolls, layout.buildings


def layout_of(numbers: tuple[Numbers, ...]) -> Layout:
    """The layout of what is dealt."""
    return Layout(*numbers)


# How far the deal has come at each step of the set-up: least and most of duty tiles, tithes,
# sites, rolls and buildings.
R: Final[int] = t.RING
Q: Final[int] = atlas.QUADRANTS
M: Final[int] = t.MARKET
Span = tuple[int, int]
DEALT: Final[dict[str, tuple[Span, Span, Span, Span, Span]]] = {
    "duty_tiles": ((0, R), (0, R), (0, 0), (0, 0), (0, 0)),
    "tithe_tiles": ((R, R), (0, R), (0, 0), (0, 0), (0, 0)),
    "sites": ((R, R), (R, R), (0, Q), (0, Q), (0, 0)),
    "buildings": ((R, R), (R, R), (Q, Q), (Q, Q), (0, M)),
}
ALL_DEALT: Final = ((R, R), (R, R), (Q, Q), (Q, Q), (M, M))
FIELDS: Final = ("ring", "ring", "sites", "sites", "buildings")


def check_deal(step: str, layout: Layout, buildings: int) -> None:
    """The set-up has dealt what its step implies (PGM-3.1 to PGM-3.5)."""
    on_ring = [max(0, len(tiles) - 1) for tiles in (layout.duties, layout.tithes)]
    found = (*on_ring, len(layout.sites), len(layout.rolls), buildings)
    bounds = DEALT.get(step, ALL_DEALT)
    for field, count, (low, high) in zip(FIELDS, found, bounds, strict=True):
        need(low <= count <= high, field, f"{count} dealt at {step}, not {low} to {high}")


EMPTY: Layout = Layout((), (), (), (), ())
