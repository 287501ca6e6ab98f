"""Building projects: material on them, by the card or by Merthin's masons (WWE-10.4, 21.IV06)."""

from __future__ import annotations

from typing import Final

from tabard.games.world import actions as a
from tabard.games.world import events as e
from tabard.games.world import prices
from tabard.games.world import tables as t
from tabard.games.world.ledger import gain_vp
from tabard.games.world.state import Player, WorldState
from tabard.games.world.steps.finishing import complete
from tabard.kernel.ints import has, i64
from tabard.kernel.menu import Grounds, Menu
from tabard.kernel.step import Step


def can_build(s: WorldState, p: Player) -> bool:
    """Whether a player can place at least one material."""
    stone, wood = p.owns(t.STONE), p.owns(t.WOOD)
    if stone + wood == 0:
        return False
    for project in range(t.PROJECTS):
        if s.workable(project):
            if stone > 0 and s.free_stone(project) > 0:
                return True
            if wood > 0 and s.free_wood(project) > 0:
                return True
    return False


def why_no_building(s: WorldState, seat: i64) -> Grounds:
    """Why the card places no material of a player; "" if it can (WWE-10.4)."""
    p = s.seats[seat]
    if p.owns(t.STONE) + p.owns(t.WOOD) == 0:
        return "WWE-10.4", "no-material-of-yours", 1, 0
    if not can_build(s, p):
        return "WWE-10.4", "no-project-takes-your-material", 0, 0
    return "", "", 0, 0


def offer_places(s: WorldState, menu: Menu, most: i64, limit_rule: str, rule: str) -> None:
    """Offer every project with every mix of up to `most` own materials that fits."""
    p = s.seats[s.to_move]
    own_stone, own_wood = p.owns(t.STONE), p.owns(t.WOOD)
    for project in range(t.PROJECTS):
        if not s.workable(project):
            refuse_project(s, menu, project, rule)
            continue
        free_stone, free_wood = s.free_stone(project), s.free_wood(project)
        code: i64 = a.BUILD + project * a.BUILD_STRIDE
        for mix in range(len(t.MIXES)):
            stone: i64 = t.MIX_STONE[mix]
            wood: i64 = t.MIX_WOOD[mix]
            if stone + wood > most:
                menu.refuse(code, limit_rule, "too-many-materials", stone + wood, most)
            elif stone > free_stone:
                menu.refuse(code, rule, "no-free-stone-field", stone, free_stone)
            elif wood > free_wood:
                menu.refuse(code, rule, "no-free-wood-field", wood, free_wood)
            elif stone > own_stone:
                menu.refuse(code, rule, "needs-stone", stone, own_stone)
            elif wood > own_wood:
                menu.refuse(code, rule, "needs-wood", wood, own_wood)
            else:
                menu.offer(code)
            code += 1


def refuse_project(s: WorldState, menu: Menu, project: i64, rule: str) -> None:
    """Say why nothing can be placed on a project now."""
    if menu.explaining:
        for mix in range(len(t.MIXES)):
            code: i64 = a.BUILD + project * a.BUILD_STRIDE + mix
            menu.refuse(code, reason_rule(s, project, rule), idle_because(s, project))


def idle_because(s: WorldState, project: i64) -> str:
    """Why nobody may build on a project or donate to it."""
    if not has(s.in_play, project):
        return "not-in-play"
    return "project-finished" if s.filled(project) else "project-covered"


def reason_rule(s: WorldState, project: i64, rule: str) -> str:
    """The rule that says so: covers have their own."""
    return "WWE-11.9" if has(s.covered_projects, project) else rule


def place(s: WorldState, seat: i64, code: i64, vp_each: i64, rule: str) -> None:
    """Put own material on a project, score it, and settle what is finished by it (WWE-11.4).

    The state must already stand where it goes on afterwards.
    """
    project = (code - a.BUILD) // a.BUILD_STRIDE
    mix = (code - a.BUILD) % a.BUILD_STRIDE
    p = s.seats[seat]
    number: i64 = 0
    for kind in t.MATERIALS:
        count: i64 = t.MIX_STONE[mix] if kind == t.STONE else t.MIX_WOOD[mix]
        if count > 0:
            p.add(kind, -count)
            s.put_material(project, kind, count)
            s.tell(rule, "places", seat, count, t.KIND_IDS[kind], t.PROJECT_IDS[project])
            number += count
    gain_vp(s, seat, number * vp_each, rule)
    complete(s, project, "WWE-11.4")


class Project(Step[WorldState]):
    """The card: 1 or 2 own materials on one project (D11, WWE-10.4)."""

    def proceed(self, s: WorldState) -> None:
        seat = s.on_turn()
        if why_no_building(s, seat)[1] == "":
            s.awaits(seat)
        else:
            s.tell("WWE-9.4", "no-effect", seat, 0, t.CARD_IDS[t.PROJECT_CARD])
            s.next()

    def ask(self, s: WorldState, menu: Menu) -> None:
        most = prices.most_materials(s.in_force(e.FEW_MASONS))
        offer_places(s, menu, most, "WWE-21.IV11", self.rule)

    def take(self, s: WorldState, code: i64) -> None:
        seat = s.to_move
        s.last = code
        s.next()
        place(s, seat, code, prices.material_points(False), self.rule)


class Masons(Step[WorldState]):
    """Merthin's masons: each player may place 1 own material (D20, WWE-21.IV06)."""

    def proceed(self, s: WorldState) -> None:
        if s.is_now(e.MASONS):
            while s.progress < s.players:
                seat = s.seat_in_turn(s.progress)
                if can_build(s, s.seats[seat]):
                    s.awaits(seat)
                    return
                s.progress += 1
        s.next()

    def ask(self, s: WorldState, menu: Menu) -> None:
        offer_places(s, menu, e.MASONS_MATERIALS, self.rule, self.rule)
        menu.offer(a.DECLINE)

    def take(self, s: WorldState, code: i64) -> None:
        seat = s.to_move
        s.last = code
        s.progress += 1
        s.carry_on()
        if code == a.DECLINE:
            s.tell(self.rule, "declines", seat)
        else:
            place(s, seat, code, prices.material_points(True), self.rule)


PROJECT: Final[Project] = Project("project", "WWE-10.4")
MASONS: Final[Masons] = Masons("masons", "WWE-21.IV06")
