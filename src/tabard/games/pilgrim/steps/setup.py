"""Setup: what is dealt, who starts, and the seeding of the ring (section 3)."""

from __future__ import annotations

from typing import Final

from tabard.games.pilgrim import actions as a
from tabard.games.pilgrim import atlas, layout
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.atlas import NONE
from tabard.games.pilgrim.layout import Layout, Numbers
from tabard.games.pilgrim.player import Player
from tabard.games.pilgrim.state import ABBOTT, BARE_MAP, SOLO, TILE_WIDTH, PilgrimState
from tabard.kernel.data import members
from tabard.kernel.ints import bit, has, i64, with_part
from tabard.kernel.menu import Menu
from tabard.kernel.state import CHANCE
from tabard.kernel.step import Step


class DutyTiles(Step[PilgrimState]):
    """The eight duty tiles are shuffled onto the ring, clockwise from north (PGM-3.1)."""

    def proceed(self, s: PilgrimState) -> None:
        if s.readings.first_game:  # PGM-3.16
            deal(s, (NONE, *t.FIRST_DUTIES), (), (), (), ())
        if len(s.layout.duties) == t.LOCATIONS:
            s.next()
        else:
            s.awaits(CHANCE)

    def ask(self, s: PilgrimState, menu: Menu) -> None:
        for duty in range(t.DUTIES):
            if duty not in s.layout.duties:
                menu.offer(a.DUTY_TILE + duty)

    def take(self, s: PilgrimState, code: i64) -> None:
        duty = int(code - a.DUTY_TILE)
        before = s.layout.duties if len(s.layout.duties) > 0 else (NONE,)
        deal(s, (*before, duty), (), (), (), ())
        s.tell(self.rule, "duty-tile", CHANCE, 0, t.DUTY_IDS[duty], t.LOCATION_IDS[len(before)])
        s.carry_on()


class TitheTiles(Step[PilgrimState]):
    """Each duty tile except Taxation gets a tithe tile (PGM-3.2)."""

    def proceed(self, s: PilgrimState) -> None:
        tithes = s.layout.tithes if len(s.layout.tithes) > 0 else (NONE,)
        if len(tithes) < t.LOCATIONS and s.layout.duties[len(tithes)] == t.TAXATION:
            tithes = (*tithes, NONE)
        deal(s, s.layout.duties, tithes, (), (), ())
        if len(tithes) == t.LOCATIONS:
            s.next()
        else:
            s.awaits(CHANCE)

    def ask(self, s: PilgrimState, menu: Menu) -> None:
        for tithe in range(t.TITHES):
            left = t.TITHE_TILES[tithe] - s.layout.tithes.count(tithe)
            if left > 0:
                menu.offer_weighted(a.TITHE_TILE + tithe, left)

    def take(self, s: PilgrimState, code: i64) -> None:
        tithe = int(code - a.TITHE_TILE)
        place = len(s.layout.tithes)
        deal(s, s.layout.duties, (*s.layout.tithes, tithe), (), (), ())
        duty = t.DUTY_IDS[s.layout.duties[place]]
        s.tell(self.rule, "tithe-tile", CHANCE, 0, t.TITHE_IDS[tithe], duty)
        s.carry_on()


class Sites(Step[PilgrimState]):
    """For each quadrant a site is drawn and the die says where it lies (PGM-3.3)."""

    def proceed(self, s: PilgrimState) -> None:
        if s.readings.first_game:  # PGM-3.16
            deal(s, s.layout.duties, s.layout.tithes, t.FIRST_SITES, t.FIRST_ROLLS, ())
        if len(s.layout.rolls) == atlas.QUADRANTS:
            s.next()
        else:
            s.awaits(CHANCE)

    def ask(self, s: PilgrimState, menu: Menu) -> None:
        if len(s.layout.sites) > len(s.layout.rolls):
            for roll in range(t.DIE):
                menu.offer(a.ROLL + roll)
            return
        for site in range(t.SITES):
            if site not in s.layout.sites:
                menu.offer(a.SITE + site)

    def take(self, s: PilgrimState, code: i64) -> None:
        sites, rolls = s.layout.sites, s.layout.rolls
        if len(sites) > len(rolls):
            rolls = (*rolls, int(code - a.ROLL) + 1)
        else:
            sites = (*sites, int(code - a.SITE))
        deal(s, s.layout.duties, s.layout.tithes, sites, rolls, ())
        if len(sites) == len(rolls):
            site, cell = t.SITE_IDS[sites[-1]], atlas.CELL_IDS[s.layout.site_cells[-1]]
            s.tell(self.rule, "site-laid", CHANCE, rolls[-1], site, cell)
        s.carry_on()


class Buildings(Step[PilgrimState]):
    """Four buildings of each level come to the edge of the board (PGM-3.5, PGM-3.6)."""

    def proceed(self, s: PilgrimState) -> None:
        if s.readings.first_game:  # PGM-3.16
            self.deal(s, t.FIRST_BUILDINGS)
        if len(s.layout.buildings) == t.MARKET:
            lay_out(s)
            s.next()
        else:
            s.awaits(CHANCE)

    def ask(self, s: PilgrimState, menu: Menu) -> None:
        level: i64 = t.LEVEL_BUILDINGS[len(s.layout.buildings) // t.PER_LEVEL + 1]
        for building in range(t.BUILDINGS):
            if has(level, building) and building not in s.layout.buildings:
                menu.offer(a.BUILDING + building)

    def take(self, s: PilgrimState, code: i64) -> None:
        building = int(code - a.BUILDING)
        self.deal(s, (*s.layout.buildings, building))
        s.tell(self.rule, "building-laid", CHANCE, 0, t.BUILDING_IDS[building])
        s.carry_on()

    def deal(self, s: PilgrimState, buildings: Numbers) -> None:
        """Lay out the buildings drawn so far."""
        given = s.layout
        deal(s, given.duties, given.tithes, given.sites, given.rolls, buildings)


class FirstStartPlayer(Step[PilgrimState]):
    """The start player is chosen at random (PGM-3.11); Ab-Bott starts himself (PGM-26.6)."""

    def proceed(self, s: PilgrimState) -> None:
        if s.players == SOLO:
            s.start_player = ABBOTT
            s.tell("PGM-26.6", "abbott-starts", CHANCE)
            s.next()
        else:
            s.awaits(CHANCE)

    def ask(self, s: PilgrimState, menu: Menu) -> None:
        for seat in range(s.players):
            menu.offer(a.STARTS + seat)

    def take(self, s: PilgrimState, code: i64) -> None:
        s.start_player = code - a.STARTS
        s.tell(self.rule, "starts", s.start_player)
        s.next()


class Seeding(Step[PilgrimState]):
    """In turn order each player sows the five acolytes of the City (PGM-3.14, PGM-3.15).

    `progress` counts the mats that are done.
    """

    def proceed(self, s: PilgrimState) -> None:
        if s.progress == s.mats:
            s.next()
        elif s.is_abbott(s.seat_in_turn(s.progress)):
            s.progress += 1
        else:
            s.awaits(s.seat_in_turn(s.progress))

    def ask(self, s: PilgrimState, menu: Menu) -> None:
        for route in range(len(ROUTES)):
            menu.offer(a.SEED + route)

    def take(self, s: PilgrimState, code: i64) -> None:
        p = s.seats[s.to_move]
        p.add_at(t.CITY, -t.START_CITY)
        for place in ROUTES[code - a.SEED]:
            p.add_at(place, 1)
            s.tell(self.rule, "sows", s.to_move, 1, "", t.LOCATION_IDS[place])
        s.progress += 1
        s.carry_on()


def routes() -> tuple[Numbers, ...]:
    """The six ways to seed, as `actions` numbers them: first link, then what follows the fork."""
    found: list[Numbers] = []
    for first, fork in ((t.NORTH, t.EAST), (t.SOUTH, t.WEST)):
        opening = list(range(first, fork + 1))
        rest = t.START_CITY - len(opening)
        beyond = [fork % t.RING + 1]
        while len(beyond) < rest:
            beyond.append(beyond[-1] % t.RING + 1)
        found.append((*opening, *beyond))
        for way in (t.NORTH, t.SOUTH):
            found.append((*opening, t.CITY, *range(way, way + rest - 1)))
    return tuple(found)


ROUTES: Final = routes()


def deal(
    s: PilgrimState,
    duties: Numbers,
    tithes: Numbers,
    sites: Numbers,
    rolls: Numbers,
    buildings: Numbers,
) -> None:
    """Replace the layout by one with more dealt."""
    s.layout = Layout(duties, tithes, sites, rolls, buildings)


def clear_table(s: PilgrimState) -> None:
    """A new game begins: everything is put away (PGM-3.8 to PGM-3.10, PGM-3.17)."""
    s.layout = layout.EMPTY
    s.seats = [Player() for _ in range(s.mats)]
    for seat in range(s.players):
        p = s.seats[seat]
        p.abbey -= s.readings.handicaps[seat]
        p.village += s.readings.handicaps[seat]
    s.board = BARE_MAP
    s.opened = 0
    s.favours = t.ALL_FAVOURS
    s.area = atlas.ALL_QUADRANTS
    s.edge = 0
    s.merchant = 0
    s.round = 0
    s.ship = 0
    s.quarter = 0
    s.start_player = NONE
    s.order = 0
    s.bag = 0
    s.north = 0
    s.south = 0
    s.north_count = 0
    s.south_count = 0
    s.dummies = 0
    fill_supply(s)


def fill_supply(s: PilgrimState) -> None:
    """The road tiles and shrines for this number of players (PGM-3.9)."""
    n = s.players
    s.tiles = 0
    for tile, count in (
        (atlas.STRAIGHT, t.STRAIGHTS[n]),
        (atlas.GENTLE_CURVE, t.GENTLE_CURVES[n]),
        (atlas.TIGHT_CURVE, t.TIGHT_CURVES[n]),
        (atlas.BRIDGE, t.BRIDGES),
        (atlas.FORD, t.FORDS),
    ):
        s.tiles = with_part(s.tiles, tile, TILE_WIDTH, count)
    s.upgrades = members([True] * (atlas.TILES - atlas.PLAIN_TILES))
    s.shrines = t.SHRINES[n]


def lay_out(s: PilgrimState) -> None:
    """What follows from the deal: merchant, edge, dummies, Ab-Bott's things (PGM-3.7, 3.12)."""
    s.edge = members([b in s.layout.buildings for b in range(t.BUILDINGS)])
    s.merchant = s.layout.location_of[t.TAXATION]
    north: i64 = t.DUMMIES_NORTH[s.players]
    south: i64 = t.DUMMIES_SOUTH[s.players]
    if s.players == SOLO:
        level = s.solo_level()
        north = t.SOLO_NORTH[level]
        south = t.SOLO_SOUTH[level]
        prepare_abbott(s)
    for n in range(north):
        s.add_dummy(False, t.NORTH + n)
    for n in range(south):
        s.add_dummy(True, t.SOUTH + n)


def prepare_abbott(s: PilgrimState) -> None:
    """The area, Ab-Bott's acolytes and the spring tokens (PGM-26.2, PGM-26.4, PGM-26.5)."""
    first, second = s.layout.solo_quadrants()
    s.area = bit(first) | bit(second)
    s.tell(
        "PGM-26.2", "solo-area", CHANCE, 0, atlas.QUADRANT_IDS[first], atlas.QUADRANT_IDS[second]
    )
    p = s.seats[ABBOTT]
    for place in t.ABBOTT_START:
        p.add_at(t.CITY, -1)
        p.add_at(place, 1)
    add_tokens(s, 0)


def add_tokens(s: PilgrimState, season: i64) -> None:
    """Put the tokens of a season into the bag (PGM-26.5)."""
    for token in range(t.TOKENS):
        s.fill_bag(token, t.SEASON_TOKENS[season][token])
    total = sum(t.SEASON_TOKENS[season])
    s.tell("PGM-26.5", "tokens-added", CHANCE, total, t.SEASON_IDS[season])


DUTY_TILES: Final = DutyTiles("duty_tiles", "PGM-3.1")
TITHE_TILES: Final = TitheTiles("tithe_tiles", "PGM-3.2")
SITES: Final = Sites("sites", "PGM-3.3")
BUILDINGS: Final = Buildings("buildings", "PGM-3.5")
FIRST_START_PLAYER: Final = FirstStartPlayer("first_start_player", "PGM-3.11")
SEEDING: Final = Seeding("seeding", "PGM-3.15")
