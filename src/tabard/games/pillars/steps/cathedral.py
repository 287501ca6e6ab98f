"""Station 13: building the cathedral, and the goods that may be kept (sections 17 and 21)."""

from __future__ import annotations

from typing import Final

from tabard.games.pillars import actions as a
from tabard.games.pillars import frames
from tabard.games.pillars import tables as t
from tabard.games.pillars.frames import BuildingTurn
from tabard.games.pillars.ledger import gain_gold, gain_vp, pay, return_cubes
from tabard.games.pillars.state import PillarsState, Player
from tabard.kernel.ints import has, i64, part
from tabard.kernel.menu import Menu
from tabard.kernel.program import Part, Repeat
from tabard.kernel.sets import PART_IS_LAID, PART_OF_A_SET, SetAsked
from tabard.kernel.step import Step


def capacity(s: PillarsState, craftsman: i64) -> i64:
    """Uses of a craftsman in this round (PIL-17.2, PIL-23.1)."""
    extra: i64 = t.EVENT_CAPACITY[s.event] if has(t.GAINS_CAPACITY, craftsman) else 0
    return t.CAPACITY[craftsman] + extra


def affordable(p: Player, craftsman: i64) -> i64:
    """How many uses in a row a player's gold and cubes allow now; -1 when nothing limits them.

    What an earlier craftsman made or took counts (PIL-17.3).
    """
    most: i64 = -1
    gold: i64 = t.GOLD_INPUT[craftsman]
    if gold > 0:
        most = p.gold // gold
    inputs: i64 = t.INPUTS[craftsman]
    kind: i64 = 0
    while inputs != 0:
        need = inputs & t.GOODS_MASK
        if need > 0:
            have = p.cubes(kind) // need
            if most < 0 or have < most:
                most = have
        inputs >>= t.GOODS_WIDTH
        kind += 1
    return most


def missing_hold(p: Player, craftsman: i64) -> bool:
    """Whether a good that must be owned, though not consumed, is missing (PIL-17.2)."""
    holds: i64 = t.HOLDS[craftsman]
    if holds == 0:
        return False
    for kind in range(t.KINDS):
        if p.cubes(kind) < part(holds, kind, t.GOODS_WIDTH):
            return True
    return False


def most_uses(s: PillarsState, turn: BuildingTurn, p: Player, craftsman: i64) -> i64:
    """The most uses in a row that are open now."""
    if p.row & t.NEEDED_BESIDE[craftsman] == 0 or missing_hold(p, craftsman):  # PIL-21.7
        return 0
    left = capacity(s, craftsman) - turn.uses(craftsman)
    most = affordable(p, craftsman)
    return left if most < 0 or left < most else most


class Building(Step[PillarsState]):
    """In turn order each player uses his craftsmen as he likes, until done (D10, PIL-17.1).

    `progress` counts those who have built before him.
    """

    def proceed(self, s: PillarsState) -> None:
        if s.progress < s.players:
            s.awaits(s.seat_in_turn(s.progress))
        else:
            pass_on(s, s.progress)

    def ask(self, s: PillarsState, menu: Menu) -> None:
        p = s.seats[s.to_move]
        turn = s.of(BuildingTurn)
        craftsman: i64 = 0
        row = p.row
        while row != 0:
            if row & 1:
                first: i64 = a.USE_FROM[craftsman]
                for k in range(most_uses(s, turn, p, craftsman)):
                    menu.offer(first + k)
            row >>= 1
            craftsman += 1
        menu.offer(a.DONE)
        if menu.explaining:
            for n in range(len(a.USER)):
                self.refuse_use(s, p, a.USER[n], a.USE + n, menu)

    def refuse_use(self, s: PillarsState, p: Player, craftsman: i64, code: i64, menu: Menu) -> None:
        """Say why a craftsman cannot be used this often now."""
        times: i64 = code - a.USE_FROM[craftsman] + 1
        left = capacity(s, craftsman) - s.of(BuildingTurn).uses(craftsman)
        if not has(p.row, craftsman):
            menu.refuse(code, "PIL-17.1", "not-in-your-row")
        elif p.row & t.NEEDED_BESIDE[craftsman] == 0:
            menu.refuse(code, "PIL-21.7", "needs-a-mortar-mixer")
        elif missing_hold(p, craftsman):
            menu.refuse(code, "PIL-17.2", "needs-to-own-metal")
        elif left < times:
            menu.refuse(code, "PIL-17.2", "too-few-uses-left", times, left)
        elif 0 <= affordable(p, craftsman) < times:
            menu.refuse(code, "PIL-17.2", "too-few-goods", times, affordable(p, craftsman))

    def take(self, s: PillarsState, code: i64) -> None:
        if code != a.DONE:
            self.use(s, code)
            return
        seat = s.to_move
        pass_on(s, s.progress + 1)
        s.tell("PIL-17.1", "builds-no-more", seat)
        if s.round < t.ROUNDS and s.seats[seat].total_cubes() > t.GOODS_KEPT:  # PIL-17.5
            s.call(KEEPING)

    def use(self, s: PillarsState, code: i64) -> None:
        """Use one craftsman several times (PIL-17.2).

        Each use is paid and capped for itself; summed up it is the same, because no craftsman
        both takes and gives gold.
        """
        seat = s.to_move
        craftsman: i64 = a.USER[code - a.USE]
        times: i64 = code - a.USE_FROM[craftsman] + 1
        s.of(BuildingTurn).add_uses(craftsman, times)
        s.carry_on()
        s.tell("PIL-17.2", "uses", seat, times, t.CRAFTSMAN_IDS[craftsman])
        for kind in range(t.KINDS):
            number = times * part(t.INPUTS[craftsman], kind, t.GOODS_WIDTH)
            if number > 0:
                return_cubes(s, seat, kind, number)  # PIL-17.4
        if t.GOLD_INPUT[craftsman] > 0:
            pay(s, seat, times * t.GOLD_INPUT[craftsman])
        if t.USE_GOLD[craftsman] > 0:
            gain_gold(s, seat, times * t.USE_GOLD[craftsman], "PIL-17.2")
        if t.USE_VP[craftsman] > 0:
            gain_vp(s, seat, times * t.USE_VP[craftsman], "PIL-17.2")


class TurnEnds(Step[PillarsState]):
    """After a building turn comes the next player's, or the cathedral grows (PIL-17.6)."""

    def proceed(self, s: PillarsState) -> None:
        if s.progress < s.players:
            pass_on(s, s.progress)
        else:
            s.tell("PIL-17.6", "cathedral-grows", s.start_player, s.round)
            s.done()


def pass_on(s: PillarsState, built: i64) -> None:
    """Go on to what follows; so many players have built."""
    s.next()
    s.progress = built


class Surplus(Step[PillarsState]):
    """Who has built and keeps too many goods returns some (D11, PIL-17.5).

    Cubes go back one at a time in the order of kinds, so that one outcome has one path.
    """

    def proceed(self, s: PillarsState) -> None:
        seat = s.seat_in_turn(s.main_progress() - 1)
        if s.seats[seat].total_cubes() > t.GOODS_KEPT:
            s.awaits(seat)
        else:
            s.done()

    def ask(self, s: PillarsState, menu: Menu) -> None:
        p = s.seats[s.to_move]
        surplus = p.total_cubes() - t.GOODS_KEPT
        later = p.total_cubes()
        returning = s.of(frames.Keeping).returning
        for kind in range(t.KINDS):
            if kind < returning:
                menu.refuse(a.RETURN + kind, "PIL-17.5", PART_IS_LAID)
            elif p.cubes(kind) == 0:
                menu.refuse(a.RETURN + kind, "PIL-17.5", "too-few-cubes", 1, 0)
            elif later < surplus:
                menu.refuse(a.RETURN + kind, "PIL-17.5", PART_OF_A_SET)
            else:
                menu.offer(a.RETURN + kind)
            later -= p.cubes(kind)

    def set_asked(self, s: PillarsState) -> SetAsked | None:
        p = s.seats[s.to_move]
        returning = s.of(frames.Keeping).returning
        pool = {int(a.RETURN + k): int(p.cubes(k)) for k in range(returning, t.KINDS)}
        surplus = p.total_cubes() - t.GOODS_KEPT
        return SetAsked({code: n for code, n in pool.items() if n > 0}, surplus, surplus)

    def take(self, s: PillarsState, code: i64) -> None:
        kind = code - a.RETURN
        s.of(frames.Keeping).returning = kind
        return_cubes(s, s.to_move, kind, 1)
        s.tell("PIL-17.5", "returns-cube", s.to_move, 1, t.KIND_IDS[kind])
        s.carry_on()


BUILDING: Final[Building] = Building("building", "PIL-17.1")
SURPLUS: Final[Surplus] = Surplus("surplus", "PIL-17.5")
TURN_ENDS: Final[TurnEnds] = TurnEnds("turn_ends", "PIL-17.6")
CATHEDRAL: Final[Repeat] = Repeat(
    "cathedral", Part("turn", BUILDING, frame=frames.BUILDING_TURN), TURN_ENDS
)
KEEPING: Final[Part] = Part("keeping", SURPLUS, frame=frames.KEEPING)
