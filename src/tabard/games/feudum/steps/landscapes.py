"""Landscapes: tending, growing and gathering, in the advanced game (section 9)."""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import actions as a
from tabard.games.feudum import tables as t
from tabard.games.feudum.frames.cards import Upgrade
from tabard.games.feudum.ledger import gain_markers, gain_vp, missing, receive
from tabard.games.feudum.player import NONE
from tabard.games.feudum.sequences import changed
from tabard.games.feudum.state import FeudumState
from tabard.games.feudum.steps.free_actions import do_freely, is_free_action, offer_free_actions
from tabard.games.feudum.steps.membership import SEATING
from tabard.games.feudum.steps.payment import charge, place_sulphur
from tabard.kernel.ints import has, i64
from tabard.kernel.menu import Menu
from tabard.kernel.step import Step


def can_tend(s: FeudumState, seat: i64, place: i64) -> bool:
    """Whether a player can lay a landscape at a location (FEU-9.1).

    The tile laid there cannot pay the wood (FEU-4.13).
    """
    p = s.seats[seat]
    if not s.readings.landscapes or not has(p.serfs, place) or s.landscape_at(place) != NONE:
        return False
    return missing(p, t.TEND_WOOD) + 1 <= p.tiles_from(0)


def grow(s: FeudumState, place: i64, rule: str) -> None:
    """Put new resources on a landscape, as many as there are (FEU-9.2, FEU-29.4)."""
    landscape = s.landscape_at(place)
    crop = t.CROP[landscape]
    number: i64 = t.REPLENISH[landscape]
    if crop == t.TARGET_CROP:
        number = min(number, s.targets)
        s.targets -= number
    elif crop == t.COIN_CROP:
        number = min(number, s.bank)
        s.bank -= number
    else:
        number = min(number, s.in_haversack(crop))
        s.fill_haversack(crop, -number)
    s.set_crop(place, s.crop_at(place) + number)
    s.tell(
        rule, "landscape-grows", s.serf_of(place), number, t.CROP_IDS[crop], t.LOCATION_IDS[place]
    )


def gather(s: FeudumState, place: i64) -> None:
    """One resource for the ruler, the rest for the serf (FEU-9.3).

    The ruler's own is his also where he cannot take it: then it stays.
    """
    serf = s.serf_of(place)
    whole = s.crop_at(place)
    s.tell("FEU-9.3", "gathers", serf, whole, "", t.LOCATION_IDS[place])
    hand_over(s, s.ruler_of(place), place, 1)
    hand_over(s, serf, place, whole - 1)


def hand_over(s: FeudumState, seat: i64, place: i64, number: i64) -> None:
    """Give resources of a landscape to a player; targets become markers (FEU-9.3)."""
    crop = t.CROP[s.landscape_at(place)]
    given: i64 = min(number, s.crop_at(place))
    if crop == t.TARGET_CROP:
        given = gain_markers(s, seat, given, "FEU-9.3")
        s.targets += given
    elif crop == t.COIN_CROP:
        s.seats[seat].coins += given
        if given > 0:
            s.tell("FEU-9.3", "gains-coins", seat, given)
    else:
        receive(s, seat, crop, given, "FEU-9.3")
    s.set_crop(place, s.crop_at(place) - given)


def offer_gathering(s: FeudumState, seat: i64, menu: Menu) -> None:
    """Take all or leave all; the free actions of this moment are part of the question."""
    menu.offer(a.GATHER)
    offer_free_actions(s, seat, menu, False, False)
    menu.offer(a.LEAVE)


class TendedLandscape(Step[FeudumState]):
    """The landscape to lay; it is set aside while the wood is paid (D11, FEU-4.13)."""

    def proceed(self, s: FeudumState) -> None:
        if s.of(Upgrade).landscape == NONE:
            s.awaits(s.active)
        else:
            self.lay(s)

    def ask(self, s: FeudumState, menu: Menu) -> None:
        p = s.seats[s.active]
        for landscape in range(t.LANDSCAPES):
            if p.tiles_of(landscape) > 0:
                menu.offer(a.LANDSCAPE + landscape)
            else:
                menu.refuse(a.LANDSCAPE + landscape, self.rule, "no-such-tile")

    def take(self, s: FeudumState, code: i64) -> None:
        landscape = code - a.LANDSCAPE
        s.of(Upgrade).landscape = landscape
        s.seats[s.active].add_tiles(landscape, -1)
        s.carry_on()
        charge(s, s.active, t.TEND_WOOD)

    def lay(self, s: FeudumState) -> None:
        """The landscape lies there for good and bears its first resources (FEU-9.2)."""
        upgrade = s.of(Upgrade)
        place, landscape = upgrade.place, upgrade.landscape
        s.landscapes = changed(s.landscapes, place, landscape + 1)
        s.tell(self.rule, "tends", s.active, 0, t.LANDSCAPE_IDS[landscape], t.LOCATION_IDS[place])
        gain_vp(s, s.active, t.TEND_VP, self.rule)
        grow(s, place, "FEU-9.2")
        s.next()


class FirstCrop(Step[FeudumState]):
    """Whether the first resources are taken at once (D26, FEU-9.2)."""

    def proceed(self, s: FeudumState) -> None:
        if s.crop_at(s.of(Upgrade).place) > 0:
            s.awaits(s.active)
        else:
            s.next()

    def ask(self, s: FeudumState, menu: Menu) -> None:
        menu.offer(a.GATHER)
        menu.offer(a.LEAVE)

    def take(self, s: FeudumState, code: i64) -> None:
        place = s.of(Upgrade).place
        s.next()
        if code == a.GATHER:
            gather(s, place)
            s.call(SEATING)
            place_sulphur(s)


class EpochLandscapes(Step[FeudumState]):
    """Every landscape grows, then each serf decides in turn order (D26, FEU-7.11, 9.4, 29.4).

    `progress` counts through the locations for each player in turn, one further for the growing.
    """

    def proceed(self, s: FeudumState) -> None:
        if s.progress == 0:
            for place in range(t.LOCATIONS):
                if s.landscape_at(place) != NONE:
                    grow(s, place, self.rule)
            s.progress = 1
            return
        last = s.players * t.LOCATIONS
        while s.progress <= last:
            place = (s.progress - 1) % t.LOCATIONS
            seat = s.seat_in_turn((s.progress - 1) // t.LOCATIONS)
            if s.crop_at(place) > 0 and has(s.seats[seat].serfs, place):
                s.awaits(seat)
                return
            s.progress += 1
        s.next()

    def ask(self, s: FeudumState, menu: Menu) -> None:
        offer_gathering(s, s.to_move, menu)

    def take(self, s: FeudumState, code: i64) -> None:
        if is_free_action(code):
            do_freely(s, s.to_move, code)
            return
        place = (s.progress - 1) % t.LOCATIONS
        s.progress += 1
        s.carry_on()
        if code == a.GATHER:
            gather(s, place)
            s.call(SEATING)
            place_sulphur(s)


TENDED_LANDSCAPE: Final[TendedLandscape] = TendedLandscape("tended_landscape", "FEU-9.1")
FIRST_CROP: Final[FirstCrop] = FirstCrop("first_crop", "FEU-9.2")
EPOCH_LANDSCAPES: Final[EpochLandscapes] = EpochLandscapes("epoch_landscapes", "FEU-29.4")
