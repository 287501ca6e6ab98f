"""Improve: better locations and their region tiles (section 8)."""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import actions as a
from tabard.games.feudum import tables as t
from tabard.games.feudum.frames.cards import Upgrade
from tabard.games.feudum.ledger import can_pay, gain_vp, pay_seal
from tabard.games.feudum.player import NONE
from tabard.games.feudum.state import FeudumState
from tabard.games.feudum.steps.card import CardStep
from tabard.games.feudum.steps.landscapes import can_tend
from tabard.games.feudum.steps.membership import SEATING
from tabard.games.feudum.steps.payment import charge
from tabard.kernel.ints import has, i64, size
from tabard.kernel.menu import Grounds, Menu
from tabard.kernel.state import CHANCE
from tabard.kernel.step import Step


def why_not_improved(s: FeudumState, seat: i64, place: i64) -> str:
    """Why a player cannot improve a location; "" if he can (FEU-8.1, FEU-8.3)."""
    p = s.seats[seat]
    if not has(p.rules, place):
        return "you-do-not-rule-there"
    kind = s.type_of(place)
    if kind == t.FEUDUM:
        return "already-a-feudum"
    if kind == t.TOWN:
        if size(s.feudums) == sum(t.FEUDUM_DISCS):
            return "no-feudum-left"
        return "" if len(p.seals) >= t.IMPROVE_SEALS else "no-seal"
    return "" if can_pay(p, t.UPGRADE_COST[kind]) else "cannot-pay"


def can_improve(s: FeudumState, seat: i64) -> bool:
    """Whether any location can be improved or tended (FEU-15.5)."""
    for place in range(t.LOCATIONS):
        if why_not_improved(s, seat, place) == "" or can_tend(s, seat, place):
            return True
    return False


class Improve(CardStep):
    """A location to improve, or one to tend in the advanced game (D11, FEU-8.1, FEU-9.1)."""

    def proceed(self, s: FeudumState) -> None:
        s.awaits(s.active)

    def ask(self, s: FeudumState, menu: Menu) -> None:
        for place in range(t.LOCATIONS):
            why = why_not_improved(s, s.active, place)
            if why == "":
                menu.offer(a.IMPROVE + place)
            elif menu.explaining:
                menu.refuse(a.IMPROVE + place, self.rule, why)
        if s.readings.landscapes:
            for place in range(t.LOCATIONS):
                if can_tend(s, s.active, place):
                    menu.offer(a.TEND + place)
                elif menu.explaining:
                    menu.refuse(a.TEND + place, "FEU-9.1", "cannot-be-tended-by-you")
        menu.offer(a.WAIVE)

    def why_nothing(self, s: FeudumState) -> Grounds:
        if s.seats[s.active].rules == 0:
            return self.rule, "you-rule-nothing", 0, 0
        return self.rule, "no-improvement-you-can-pay", 0, 0

    def take(self, s: FeudumState, code: i64) -> None:
        if code == a.WAIVE:
            self.waive(s)
        elif code >= a.TEND:
            s.of(Upgrade).place = code - a.TEND
            s.branch(TENDED)
        else:
            place = code - a.IMPROVE
            kind = s.type_of(place)
            s.of(Upgrade).place = place
            s.branch(FEUDUM if kind == t.TOWN else DISC)
            charge(s, s.active, t.UPGRADE_COST[kind])


class FeudumGuild(Step[FeudumState]):
    """The guild of a new feudum (D11, FEU-8.3)."""

    def proceed(self, s: FeudumState) -> None:
        s.awaits(s.active)

    def ask(self, s: FeudumState, menu: Menu) -> None:
        for guild in range(t.GUILDS):
            if s.feudums_left(guild) > 0:
                menu.offer(a.FEUDUM + guild)
            else:
                menu.refuse(a.FEUDUM + guild, self.rule, "no-feudum-left")

    def take(self, s: FeudumState, code: i64) -> None:
        s.of(Upgrade).guild = code - a.FEUDUM
        pay_seal(s, s.active, "FEU-8.1")
        s.next()


class Improvement(Step[FeudumState]):
    """The disc is replaced; then the region tile (FEU-8.2, FEU-8.4)."""

    def proceed(self, s: FeudumState) -> None:
        upgrade = s.of(Upgrade)
        place = upgrade.place
        old = s.type_of(place)
        new = old + 1
        s.set_type(place, new)
        s.set_fief(place, upgrade.guild)
        thing = t.TYPE_IDS[new] if upgrade.guild == NONE else t.GUILD_IDS[upgrade.guild]
        kind = "founds-feudum" if new == t.FEUDUM else "improves"
        s.tell("FEU-8.2", kind, s.active, 0, thing, t.LOCATION_IDS[place])
        if old == t.FARM:
            self.clear_farm(s, place)
        region = t.REGION_OF[place]
        value = s.top(region)
        if value <= s.epoch and value < t.BARE:
            upgrade.region = region
            s.branch(OWN_TILE)
            gain_vp(s, s.active, t.IMPROVE_VP[value - 1][new], "FEU-8.4")
        else:
            s.branch(OTHER_TILE)
        s.call(SEATING)  # FEU-8.8

    def clear_farm(self, s: FeudumState, place: i64) -> None:
        """The goods of a farm that becomes a town go to the haversack (FEU-8.2)."""
        for kind in range(t.GOODS):
            number = s.lying(place, kind)
            if number > 0:
                s.lay(place, kind, -number)
                s.fill_haversack(kind, number)
                s.tell("FEU-8.2", "goods-return", s.active, number, t.GOOD_IDS[kind])


class Substitute(Step[FeudumState]):
    """A tile of an earlier epoch from another stack, without points (D11, FEU-8.5)."""

    def proceed(self, s: FeudumState) -> None:
        for region in range(t.REGIONS):
            if self.fits(s, region):
                s.awaits(s.active)
                return
        s.next()

    def fits(self, s: FeudumState, region: i64) -> bool:
        """Whether a stack has a tile that may be taken instead."""
        value = s.top(region)
        latest = s.epoch if s.readings.substitute_current else s.epoch - 1
        return region != t.REGION_OF[s.of(Upgrade).place] and value <= latest and value < t.BARE

    def ask(self, s: FeudumState, menu: Menu) -> None:
        for region in range(t.REGIONS):
            if self.fits(s, region):
                menu.offer(a.STACK + region)
            else:
                menu.refuse(a.STACK + region, self.rule, "no-tile-of-an-earlier-epoch")

    def take(self, s: FeudumState, code: i64) -> None:
        s.of(Upgrade).region = code - a.STACK
        s.branch(TAKEN)


class NewTile(Step[FeudumState]):
    """The tile is taken, and its landscape is seen; no epoch yet (FEU-8.6, FEU-8.7)."""

    def proceed(self, s: FeudumState) -> None:
        s.awaits(CHANCE)

    def ask(self, s: FeudumState, menu: Menu) -> None:
        value = s.top(s.of(Upgrade).region)
        for landscape in range(t.LANDSCAPES):
            left = s.sides_left(value, landscape)
            if left > 0:
                menu.offer_weighted(a.DRAW_TILE + landscape, left)

    def take(self, s: FeudumState, code: i64) -> None:
        landscape = code - a.DRAW_TILE
        region = s.of(Upgrade).region
        value = s.top(region)
        s.see_side(value, landscape, -1)
        s.uncover(region)
        s.seats[s.active].add_tiles(landscape, 1)
        s.tell(
            self.rule,
            "takes-tile",
            s.active,
            value,
            t.LANDSCAPE_IDS[landscape],
            t.REGION_IDS[region],
        )
        s.next()


# The parts of an improvement: a landscape, a disc, a feudum.
TENDED: Final = 0
DISC: Final = 1
FEUDUM: Final = 2
# The tile of its region, or one of another.
OWN_TILE: Final = 0
OTHER_TILE: Final = 1
TAKEN: Final = 0

IMPROVE: Final[Improve] = Improve("improve", "FEU-8.1")
FEUDUM_GUILD: Final[FeudumGuild] = FeudumGuild("feudum_guild", "FEU-8.3")
IMPROVEMENT: Final[Improvement] = Improvement("improvement", "FEU-8.2")
SUBSTITUTE: Final[Substitute] = Substitute("substitute", "FEU-8.5")
NEW_TILE: Final[NewTile] = NewTile("new_tile", "FEU-8.6")
