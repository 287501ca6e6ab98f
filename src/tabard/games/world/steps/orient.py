"""Steps 2 to 4: the card is oriented, income, and the favour stone (sections 6 to 8)."""

from __future__ import annotations

from typing import Final

from tabard.games.world import actions as a
from tabard.games.world import events as e
from tabard.games.world import tables as t
from tabard.games.world.ledger import gain, gain_vp, pay
from tabard.games.world.state import WorldState, turns
from tabard.games.world.steps.chapter_start import serve
from tabard.kernel.ints import i64, size
from tabard.kernel.menu import Menu
from tabard.kernel.step import Step


def income_of(s: WorldState, seat: i64, rotation: i64) -> i64:
    """The corner that points at a seat after so many quarter turns (WWE-6.2)."""
    corner = s.side(seat) - rotation
    if corner < 0:
        corner += t.EDGES
    return e.CORNERS[s.event][corner]


def can_enter(s: WorldState, field: i64, money: i64) -> bool:
    """Whether who has so much money may move the stone there (WWE-6.4, WWE-10.12)."""
    return t.FIELD_EFFECT[field] != t.MUST_PAY or money >= t.FIELD_COUNT[field]


def move_stone(s: WorldState, seat: i64, steps: i64) -> None:
    """Move the stone over uncovered fields; the player gets what he reaches (WWE-8.1, WWE-8.2)."""
    s.favour = s.field_after(steps)
    field = s.favour
    s.tell("WWE-8.1", "stone-moves", seat, steps, "", t.FIELD_IDS[field])
    trigger(s, seat, field, t.FIELD_RULES[field])


def trigger(s: WorldState, seat: i64, field: i64, rule: str) -> None:
    """The effect of a field; tokens are only shown (WWE-8.3 to WWE-8.13)."""
    p = s.seats[seat]
    effect: i64 = t.FIELD_EFFECT[field]
    kind: i64 = t.FIELD_KIND[field]
    count: i64 = t.FIELD_COUNT[field]
    if effect == t.GAIN:
        gain(s, seat, kind, count, rule)
    elif effect == t.MUST_PAY:
        pay(s, seat, kind, count, rule)
    elif effect == t.VP_IF_HAVE:
        if p.owns(kind) >= count:
            gain_vp(s, seat, t.FIELD_VP[field], rule)
    elif effect == t.VP_PER_TOKEN:
        gain_vp(s, seat, p.owns(kind) * t.FIELD_VP[field], rule)
    else:
        gain_vp(s, seat, size(p.houses) * t.FIELD_VP[field], rule)


class Orient(Step[WorldState]):
    """The active player chooses how far the stone goes, and so every corner (D07, WWE-6.1, 6.5)."""

    def proceed(self, s: WorldState) -> None:
        s.awaits(s.active)

    def ask(self, s: WorldState, menu: Menu) -> None:
        for edge in range(t.EDGES):
            steps: i64 = t.EDGE_VALUES[edge]
            if steps == 0 or can_enter(s, s.field_after(steps), self.money_with(s, edge)):
                menu.offer(a.ORIENT + edge)
            else:
                menu.refuse(a.ORIENT + edge, "WWE-6.4", "outlaws-want-money")

    def money_with(self, s: WorldState, edge: i64) -> i64:
        """The active player's money after his own income of an orientation (WWE-6.4)."""
        p = s.seats[s.active]
        income = income_of(s, s.active, turns(s.event, edge))
        if t.INCOME_KIND[income] == t.MONEY and not p.suffers(t.BEGGING):
            return p.money + t.INCOME_COUNT[income]
        return p.money

    def take(self, s: WorldState, code: i64) -> None:
        s.last = code
        s.edge = code - a.ORIENT
        s.tell(self.rule, "orients", s.active, t.EDGE_VALUES[s.edge])
        s.next()


class Income(Step[WorldState]):
    """In turn order each takes what his corner shows, or a point if it is exhausted (WWE-7.1)."""

    def proceed(self, s: WorldState) -> None:
        for n in range(s.players):
            seat = s.seat_in_turn(n)
            if s.seats[seat].suffers(t.BEGGING):  # WWE-7.3
                serve(s, seat, t.BEGGING, "WWE-4.5")
                continue
            income = income_of(s, seat, s.rotation())
            got = gain(s, seat, t.INCOME_KIND[income], t.INCOME_COUNT[income], self.rule)
            if got == 0:
                gain_vp(s, seat, t.EXHAUSTED_VP, "WWE-7.2")
        s.next()


class FavourStep(Step[WorldState]):
    """The stone moves for the active player; at 0 it stays and nothing happens (WWE-8.1)."""

    def proceed(self, s: WorldState) -> None:
        steps: i64 = t.EDGE_VALUES[s.edge]
        if steps > 0:
            move_stone(s, s.active, steps)
        else:
            s.tell(self.rule, "stone-stays", s.active, 0, "", t.FIELD_IDS[s.favour])
        s.next()


ORIENT: Final[Orient] = Orient("orient", "WWE-6.1")
INCOME: Final[Income] = Income("income", "WWE-7.1")
FAVOUR: Final[FavourStep] = FavourStep("favour_step", "WWE-8.1")
