"""Step 2 of a round: pawns are fed with food, wine or tiles (section 27)."""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import actions as a
from tabard.games.feudum import tables as t
from tabard.games.feudum.frames.rounds import Meal, Meals
from tabard.games.feudum.ledger import give_back
from tabard.games.feudum.player import NONE
from tabard.games.feudum.state import FeudumState
from tabard.games.feudum.steps.free_actions import (
    do_freely,
    is_free_action,
    offer_free_actions,
    window_open,
)
from tabard.games.feudum.steps.membership import SEATING
from tabard.games.feudum.steps.monsters import settle_bonds, take_off
from tabard.kernel.ints import bit, has, i64
from tabard.kernel.menu import Menu
from tabard.kernel.step import Step


def begin_meal(s: FeudumState, seat: i64) -> None:
    """Pawns with wine from the round before are fed, and pawns alone (FEU-27.1, FEU-27.5)."""
    p = s.seats[seat]
    meal = s.of(Meal)
    meal.begun = True
    meal.by_wine = p.drunk
    for pawn in range(t.PAWNS):
        if has(p.drunk, pawn):
            s.fill_haversack(t.SULPHUR, 1)
    p.drunk = 0


class MealBegins(Step[FeudumState]):
    """Whose pawns are fed, in turn order (FEU-27.1)."""

    def proceed(self, s: FeudumState) -> None:
        meals = s.of(Meals)
        if meals.eater == s.players:
            s.done()
        elif s.seats[s.seat_in_turn(meals.eater)].places == 0:
            meals.eater += 1
        else:
            s.next()


class FeedingWindow(Step[FeudumState]):
    """Free actions before a player's first pawn is fed (FEU-4.7)."""

    def proceed(self, s: FeudumState) -> None:
        seat = s.seat_in_turn(s.of(Meals).eater)
        if window_open(s, seat, False):
            s.awaits(seat)
        else:
            s.next()

    def ask(self, s: FeudumState, menu: Menu) -> None:
        offer_free_actions(s, s.to_move, menu, False, False)
        menu.offer(a.DONE)

    def take(self, s: FeudumState, code: i64) -> None:
        if is_free_action(code):
            do_freely(s, s.to_move, code)
        else:
            s.next()


class Feeding(Step[FeudumState]):
    """Pawn by pawn (D25, FEU-27.1, FEU-27.2)."""

    def proceed(self, s: FeudumState) -> None:
        seat = s.seat_in_turn(s.of(Meals).eater)
        if not s.of(Meal).begun:
            begin_meal(s, seat)
        self.next_pawn(s, seat)

    def next_pawn(self, s: FeudumState, seat: i64) -> None:
        """Ask for the next pawn that is not fed, or end this player's meal."""
        p = s.seats[seat]
        meal = s.of(Meal)
        while meal.pawn < t.PAWNS:
            if p.place_of(meal.pawn) != NONE and not has(meal.by_wine, meal.pawn):
                s.awaits(seat)
                return
            meal.pawn += 1
        s.of(Meals).eater += 1
        s.next()
        settle_bonds(s)
        s.call(SEATING)

    def hungry_after(self, s: FeudumState, seat: i64) -> i64:
        """How many own pawns are still to be asked for after this one."""
        p = s.seats[seat]
        meal = s.of(Meal)
        count: i64 = 0
        for pawn in range(meal.pawn + 1, t.PAWNS):
            if p.place_of(pawn) != NONE and not has(meal.by_wine, pawn):
                count += 1
        return count

    def obliged(self, s: FeudumState, seat: i64) -> i64:
        """What must be used before a pawn may stay unfed (FEU-27.4)."""
        p = s.seats[seat]
        return p.held(t.FOOD) + (0 if s.readings.wine_voluntary else p.barrel)

    def ask(self, s: FeudumState, menu: Menu) -> None:
        seat = s.to_move
        p = s.seats[seat]
        if p.held(t.FOOD) > 0:
            menu.offer(a.FEED_FOOD)
        else:
            menu.refuse(a.FEED_FOOD, "FEU-27.2", "too-little-food", 1, 0)
        must = self.obliged(s, seat)
        later = self.hungry_after(s, seat)
        if p.barrel == 0:
            menu.refuse(a.FEED_WINE, "FEU-27.2", "the-barrel-is-empty", 1, 0)
        elif s.readings.wine_voluntary and s.of(Meal).unfed and must > later:
            menu.refuse(a.FEED_WINE, "FEU-27.4", "food-must-be-eaten", must, later)
        else:
            menu.offer(a.FEED_WINE)
        self.offer_tiles(s, seat, must, menu)
        if must <= later:
            menu.offer(a.UNFED)
        else:
            why = "food-must-be-eaten" if s.readings.wine_voluntary else "must-be-fed"
            menu.refuse(a.UNFED, "FEU-27.4", why, must, later)

    def offer_tiles(self, s: FeudumState, seat: i64, must: i64, menu: Menu) -> None:
        """A tile as food, or for a cube of sulphur from the haversack as wine (FEU-4.6).

        After an unfed pawn only once what must be used is used up (FEU-33.4).
        """
        p = s.seats[seat]
        held_back = s.of(Meal).unfed and must > 0
        for landscape in range(t.LANDSCAPES):
            if p.tiles_of(landscape) == 0:
                continue
            if held_back:
                menu.refuse(a.FEED_TILE + landscape, "FEU-27.4", "tiles-come-last", 0, must)
            else:
                menu.offer(a.FEED_TILE + landscape)
        for landscape in range(t.LANDSCAPES):
            if p.tiles_of(landscape) == 0:
                continue
            if held_back:
                menu.refuse(a.WINE_TILE + landscape, "FEU-27.4", "tiles-come-last", 0, must)
            elif s.in_haversack(t.SULPHUR) > 0:
                menu.offer(a.WINE_TILE + landscape)
            else:
                menu.refuse(a.WINE_TILE + landscape, "FEU-4.6", "none-in-the-haversack")

    def take(self, s: FeudumState, code: i64) -> None:
        seat = s.to_move
        s.carry_on()
        meal = s.of(Meal)
        pawn = meal.pawn
        meal.pawn += 1
        p = s.seats[seat]
        name = t.GUILD_IDS[p.face_of(pawn)]
        place = t.LOCATION_IDS[p.place_of(pawn)]
        if code == a.UNFED:
            meal.unfed = True
            s.tell("FEU-27.3", "pawn-starves", seat, 0, name, place)
            take_off(s, seat, pawn)
        elif code == a.FEED_FOOD:
            give_back(s, seat, t.FOOD, 1)
            s.tell("FEU-27.2", "feeds-food", seat, 1, name, place)
        elif code == a.FEED_WINE:
            p.barrel -= 1
            p.drunk |= bit(pawn)
            s.tell("FEU-27.2", "feeds-wine", seat, 1, name, place)
        elif code >= a.WINE_TILE:
            p.add_tiles(code - a.WINE_TILE, -1)
            s.fill_haversack(t.SULPHUR, -1)
            p.drunk |= bit(pawn)
            s.tell("FEU-4.6", "feeds-wine-tile", seat, 1, name, place)
        else:
            p.add_tiles(code - a.FEED_TILE, -1)
            s.tell("FEU-4.5", "feeds-tile", seat, 1, name, place)


MEAL_BEGINS: Final[MealBegins] = MealBegins("meal_begins", "FEU-27.1")
FEEDING: Final[Feeding] = Feeding("feeding", "FEU-27.2")
FEEDING_WINDOW: Final[FeedingWindow] = FeedingWindow("feeding_window", "FEU-4.7", True)
