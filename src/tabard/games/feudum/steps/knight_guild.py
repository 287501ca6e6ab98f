"""The Knight Guild: markers for the map, seals for the nobles, and the beasts (23 and 24)."""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import actions as a
from tabard.games.feudum import tables as t
from tabard.games.feudum.frames.guilds import PULL, TRADE, Recruits, Work
from tabard.games.feudum.frames.seals import ColoursTaken, ScrollsChosen, Sealing
from tabard.games.feudum.ledger import gain_markers
from tabard.games.feudum.player import NONE
from tabard.games.feudum.sequences import without_value
from tabard.games.feudum.state import FeudumState
from tabard.games.feudum.steps.business import (
    free_scrolls,
    offer_scrolls,
    pay_guild,
    pull_done,
    push_done,
    scroll_lines,
    scrolls_from,
)
from tabard.games.feudum.steps.free_actions import offer_seals
from tabard.games.feudum.steps.membership import SEATING
from tabard.kernel.ints import bit, has, i64, size
from tabard.kernel.menu import Menu
from tabard.kernel.sets import PART_IS_LAID, PART_OF_A_SET, SetAsked
from tabard.kernel.state import CHANCE
from tabard.kernel.step import Step


def can_trade(s: FeudumState, seat: i64) -> bool:
    """Whether the own row has a marker and can be paid (FEU-23.1)."""
    return s.row(seat) > 0 and s.seats[seat].coins >= t.ROW_PRICE


def colours_present(s: FeudumState) -> i64:
    """The colours that have markers in their rows."""
    found: i64 = 0
    for colour in range(s.rows_in_play()):
        if s.row(colour) > 0:
            found |= bit(colour)
    return found


def most_seals(s: FeudumState, number: i64) -> i64:
    """How many markers can be turned into seals on scrolls (FEU-23.3)."""
    return min(number, size(colours_present(s)), free_scrolls(s), len(s.pool))


def can_push(s: FeudumState) -> bool:
    """Whether a marker can become a seal on a scroll."""
    return most_seals(s, 1) > 0


class KnightTrade(Step[FeudumState]):
    """All markers of the own row (FEU-23.1)."""

    def proceed(self, s: FeudumState) -> None:
        number = s.row(s.active)
        pay_guild(s, s.active, t.KNIGHT, t.ROW_PRICE)
        s.fill_row(s.active, -number)
        gain_markers(s, s.active, number, self.rule)
        s.of(Recruits).markers = number
        s.next()
        s.call(SEATING)


def taming_places(s: FeudumState, seat: i64, monster: i64) -> i64:
    """Where a monster may be set (FEU-24.2)."""
    p = s.seats[seat]
    places = p.present() | p.pawn_places()
    return places & t.HARBOURS if has(t.NEEDS_HARBOUR, monster) else places


class Taming(Step[FeudumState]):
    """A row of three or more may tame a monster, in the advanced game (D23, FEU-24.1)."""

    def proceed(self, s: FeudumState) -> None:
        row = s.of(Recruits).markers
        enough = row >= t.TAME_COST and s.seats[s.active].markers >= t.TAME_COST
        if s.readings.monsters and enough:
            s.awaits(s.active)
        else:
            s.next()

    def ask(self, s: FeudumState, menu: Menu) -> None:
        for monster in range(t.MONSTERS):
            if s.beast_owner(monster) != NONE:
                menu.refuse(a.TAME + monster, self.rule, "not-at-the-guild")
            elif taming_places(s, s.active, monster) == 0:
                menu.refuse(a.TAME + monster, "FEU-24.2", "no-place-for-it")
            else:
                menu.offer(a.TAME + monster)
        menu.offer(a.WAIVE)

    def take(self, s: FeudumState, code: i64) -> None:
        if code == a.WAIVE:
            s.next()
        else:
            s.of(Recruits).monster = code - a.TAME
            s.branch(TAMED)


class MonstersPlace(Step[FeudumState]):
    """Where the tamed monster begins (D23, FEU-24.2)."""

    def proceed(self, s: FeudumState) -> None:
        s.awaits(s.active)

    def ask(self, s: FeudumState, menu: Menu) -> None:
        places = taming_places(s, s.active, s.of(Recruits).monster)
        for place in range(t.LOCATIONS):
            if has(places, place):
                menu.offer(a.PLACE + place)
            elif menu.explaining:
                menu.refuse(a.PLACE + place, self.rule, "no-place-for-it")

    def take(self, s: FeudumState, code: i64) -> None:
        place = code - a.PLACE
        p = s.seats[s.active]
        p.markers -= t.TAME_COST
        p.stock += t.TAME_COST - 1  # one lies on the monster's symbol
        recruits = s.of(Recruits)
        monster = recruits.monster
        if monster == TRADE:  # a position has one register for both, and now it means the trade
            recruits.monster = NONE
        s.put_beast(monster, s.active, place)
        s.tell(self.rule, "tames", s.active, 0, t.MONSTER_IDS[monster], t.LOCATION_IDS[place])
        s.next()


class KnightPush(Step[FeudumState]):
    """How many markers become seals (FEU-23.3)."""

    def proceed(self, s: FeudumState) -> None:
        s.awaits(s.active)

    def ask(self, s: FeudumState, menu: Menu) -> None:
        most = most_seals(s, t.KNIGHT_PUSH)
        for number in range(1, t.KNIGHT_PUSH + 1):
            if number <= most:
                menu.offer(a.NUMBER + number)
            else:
                menu.refuse(a.NUMBER + number, self.rule, "not-so-many", number, most)

    def take(self, s: FeudumState, code: i64) -> None:
        begin_sealing(s, code - a.NUMBER)


class NoblePull(Step[FeudumState]):
    """Markers of different colours become seals (FEU-25.3)."""

    def proceed(self, s: FeudumState) -> None:
        begin_sealing(s, most_seals(s, t.NOBLE_PULL))


def begin_sealing(s: FeudumState, number: i64) -> None:
    """Choose colours, then scrolls."""
    sealing = s.of(Sealing)
    sealing.number = number
    sealing.before = s.full_scrolls()
    s.next()
    s.of(ColoursTaken).left = number


class Colours(Step[FeudumState]):
    """Markers of different colours leave their rows, colours ascending (FEU-33.3)."""

    def proceed(self, s: FeudumState) -> None:
        if s.of(ColoursTaken).left > 0:
            s.awaits(s.active)
        else:
            s.next()
            s.of(ScrollsChosen).left = s.of(Sealing).number

    def ask(self, s: FeudumState, menu: Menu) -> None:
        taken = s.of(ColoursTaken)
        later = size(colours_present(s) >> taken.next_colour)
        for colour in range(s.rows_in_play()):
            code = a.COLOUR + colour
            if colour < taken.next_colour:
                menu.refuse(code, "FEU-33.1", PART_IS_LAID)
            elif s.row(colour) == 0:
                menu.refuse(code, self.rule, "no-marker-in-that-row")
            else:
                if later < taken.left:
                    menu.refuse(code, "FEU-33.1", PART_OF_A_SET)
                else:
                    menu.offer(code)
                later -= 1

    def set_asked(self, s: FeudumState) -> SetAsked | None:
        taken = s.of(ColoursTaken)
        colours = [c for c in range(taken.next_colour, s.rows_in_play()) if s.row(c) > 0]
        pool = {int(a.COLOUR + colour): 1 for colour in colours}
        return SetAsked(pool, taken.left, taken.left)

    def take(self, s: FeudumState, code: i64) -> None:
        colour = code - a.COLOUR
        taken = s.of(ColoursTaken)
        s.fill_row(colour, -1)
        taken.next_colour = colour + 1
        taken.left -= 1
        s.tell(self.rule, "marker-leaves-row", s.active, 1, t.COLOUR_IDS[colour])
        s.carry_on()


class Scrolls(Step[FeudumState]):
    """The scrolls, ascending, then the seals for them, unseen (FEU-33.3)."""

    def proceed(self, s: FeudumState) -> None:
        scrolls = s.of(ScrollsChosen)
        if scrolls.left > 0:
            s.awaits(s.active)
        elif scrolls.chosen & ~s.full_scrolls() != 0:
            s.awaits(CHANCE)
        else:
            lines = scroll_lines(s.of(Sealing).before, s.full_scrolls())
            scrolls.chosen = 0
            if s.of(Work).function == PULL:
                pull_done(s, lines > 0, "FEU-25.3")
            else:
                push_done(s, lines, "FEU-23.3")

    def ask(self, s: FeudumState, menu: Menu) -> None:
        if s.to_move == CHANCE:
            offer_seals(s, menu)
            return
        free = (bit(t.SCROLLS) - 1) & ~s.full_scrolls()
        scrolls = s.of(ScrollsChosen)
        first, left = scrolls.next_scroll, scrolls.left
        offer_scrolls(menu, free, first, left, self.rule, "scroll-has-a-seal")

    def set_asked(self, s: FeudumState) -> SetAsked | None:
        free = (bit(t.SCROLLS) - 1) & ~s.full_scrolls()
        scrolls = s.of(ScrollsChosen)
        return SetAsked(scrolls_from(scrolls.next_scroll, free), scrolls.left, scrolls.left)

    def take(self, s: FeudumState, code: i64) -> None:
        who = s.to_move
        s.carry_on()
        scrolls = s.of(ScrollsChosen)
        if who != CHANCE:
            scrolls.chosen |= bit(code - a.SCROLL)
            scrolls.next_scroll = code - a.SCROLL + 1
            scrolls.left -= 1
            return
        value = t.SEAL_VALUES[code - a.DRAW_SEAL]
        waiting = scrolls.chosen & ~s.full_scrolls()
        scroll: i64 = 0
        while not has(waiting, scroll):
            scroll += 1
        s.pool = without_value(s.pool, value)
        s.set_scroll(scroll, value)
        s.tell(self.rule, "seal-on-scroll", s.active, 1, "", t.SCROLL_IDS[scroll])


TAMED: Final = 0  # the part that follows when a monster is chosen

KNIGHT_TRADE: Final[KnightTrade] = KnightTrade("knight_trade", "FEU-23.1")
TAMING: Final[Taming] = Taming("taming", "FEU-24.1")
MONSTERS_PLACE: Final[MonstersPlace] = MonstersPlace("monsters_place", "FEU-24.2")
KNIGHT_PUSH: Final[KnightPush] = KnightPush("knight_push", "FEU-23.3")
NOBLE_PULL: Final[NoblePull] = NoblePull("noble_pull", "FEU-25.3")
COLOURS: Final[Colours] = Colours("colours", "FEU-23.3")
SCROLLS: Final[Scrolls] = Scrolls("scrolls", "FEU-23.3")
