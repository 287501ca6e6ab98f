"""Move: steps along edges, vessels, and one step more for a monk (section 6)."""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import actions as a
from tabard.games.feudum import tables as t
from tabard.games.feudum.frames.cards import Journey
from tabard.games.feudum.ledger import pay_coins
from tabard.games.feudum.player import NONE, Player
from tabard.games.feudum.state import FeudumState
from tabard.games.feudum.steps.card import CardStep
from tabard.games.feudum.steps.free_actions import can_deploy_any, do_freely, offer_deploying
from tabard.games.feudum.steps.monsters import enters, frees, leave_vessel
from tabard.kernel.ints import bit, has, i64
from tabard.kernel.menu import NOT_THERE, Grounds, Menu
from tabard.kernel.step import Step


def allowance(s: FeudumState, seat: i64) -> i64:
    """The steps of a Move action; a monster is no pawn (FEU-6.1, FEU-24.4)."""
    steps = s.seats[seat].pawns_out()
    if s.readings.monsters_add:
        for monster in range(t.MONSTERS):
            if s.beast_owner(monster) == seat:
                steps += 1
    return steps


def other_end(edge: i64, place: i64) -> i64:
    """Where an edge leads from a location."""
    return t.EDGE_B[edge] if t.EDGE_A[edge] == place else t.EDGE_A[edge]


def why_no_step(s: FeudumState, seat: i64, pawn: i64, edge: i64) -> str:
    """Why a pawn cannot take an edge of its location; "" if it can (FEU-6.2, FEU-6.10)."""
    p = s.seats[seat]
    kind = t.EDGE_KIND[edge]
    if s.is_bound(seat, pawn):
        return "bound-by-a-monster"
    if kind == t.ROAD:
        return ""
    if kind == t.FERRY:
        if s.shipyard != 0:
            return "ferries-are-closed"
        return "" if p.coins >= t.FERRY_PRICE else "too-few-coins"
    return "" if p.vessel_of(pawn) == kind else "needs-the-vessel"


def monster_steps(s: FeudumState, monster: i64, edge: i64) -> bool:
    """Whether a monster may take an edge; of parallel ones only the first (FEU-6.9, 6.14)."""
    if not has(t.MONSTER_ROUTES[monster], t.EDGE_KIND[edge]):
        return False
    place = s.beast_at(monster)
    there = other_end(edge, place)
    for other in t.EDGES_AT[place]:
        if other == edge:
            return True
        if other_end(other, place) == there and has(t.MONSTER_ROUTES[monster], t.EDGE_KIND[other]):
            return False
    return False


def can_board(s: FeudumState, p: Player, pawn: i64, kind: i64) -> bool:
    """Whether a pawn may board an abandoned vessel (FEU-6.8, FEU-6.14)."""
    place = p.place_of(pawn)
    return place != NONE and p.vessel_of(pawn) != kind and s.wreck_free(place, kind)


def can_move(s: FeudumState, seat: i64) -> bool:
    """Whether any step, boarding or deploying is possible (FEU-15.5)."""
    p = s.seats[seat]
    for pawn in range(t.PAWNS):
        place = p.place_of(pawn)
        if place != NONE:
            for edge in t.EDGES_AT[place]:
                if why_no_step(s, seat, pawn, edge) == "":
                    return True
            for kind in range(t.VESSELS):
                if can_board(s, p, pawn, kind):
                    return True
    if allowance(s, seat) > 0:
        for monster in range(t.MONSTERS):
            if s.beast_owner(monster) == seat:
                for edge in t.EDGES_AT[s.beast_at(monster)]:
                    if monster_steps(s, monster, edge):
                        return True
    return can_deploy_any(s, p)


def offer_pawn_steps(s: FeudumState, seat: i64, pawn: i64, menu: Menu) -> None:
    """Offer every edge that a pawn can take."""
    place = s.seats[seat].place_of(pawn)
    if place == NONE:
        return
    for edge in t.EDGES_AT[place]:
        code = a.STEP + pawn * t.EDGES + edge
        why = why_no_step(s, seat, pawn, edge)
        if why == "":
            menu.offer(code)
        elif menu.explaining:
            menu.refuse(code, step_rule(why), why)


def step_rule(why: str) -> str:
    """The rule behind a reason not to step."""
    if why == "bound-by-a-monster":
        return "FEU-24.6"
    return "FEU-6.2" if why == "needs-the-vessel" else "FEU-6.10"


def step_pawn(s: FeudumState, seat: i64, pawn: i64, edge: i64) -> None:
    """A pawn steps along an edge, with its vessel or without (FEU-6.7, FEU-6.10)."""
    p = s.seats[seat]
    kind = t.EDGE_KIND[edge]
    place = p.place_of(pawn)
    there = other_end(edge, place)
    if p.vessel_of(pawn) != kind:
        leave_vessel(s, seat, pawn)
    if kind == t.FERRY:
        pay_coins(s, seat, t.FERRY_PRICE, "FEU-6.10")
    frees(s, seat, pawn)
    p.put_pawn(pawn, there)
    s.of(Journey).moved |= bit(pawn)
    s.tell(
        "FEU-6.2",
        "steps",
        seat,
        0,
        t.GUILD_IDS[p.face_of(pawn)],
        t.LOCATION_IDS[there],
    )
    enters(s, seat, pawn, there)


class Move(CardStep):
    """Steps, boarding and deploying in any order until stop (D07, FEU-6.14).

    `progress` 0: the steps are counted; 1: they are taken.
    """

    def proceed(self, s: FeudumState) -> None:
        if s.progress == 0:
            s.of(Journey).steps = allowance(s, s.active)
            s.progress = 1
        else:
            s.awaits(s.active)

    def ask(self, s: FeudumState, menu: Menu) -> None:
        seat = s.active
        p = s.seats[seat]
        if s.of(Journey).steps > 0:
            for pawn in range(t.PAWNS):
                offer_pawn_steps(s, seat, pawn, menu)
            for monster in range(t.MONSTERS):
                self.offer_monster_steps(s, monster, menu)
        elif menu.explaining:
            for pawn in range(t.PAWNS):
                place = p.place_of(pawn)
                if place != NONE:
                    for edge in t.EDGES_AT[place]:
                        code = a.STEP + pawn * t.EDGES + edge
                        menu.refuse(code, "FEU-6.1", "no-steps-left", 1, 0)
        if menu.explaining:
            self.refuse_boarding(s, p, menu)
        if len(s.wrecks) > 0:
            for pawn in range(t.PAWNS):
                for kind in range(t.VESSELS):
                    if can_board(s, p, pawn, kind):
                        menu.offer(a.BOARD + pawn * t.VESSELS + kind)
        offer_deploying(s, seat, menu)
        menu.offer(a.STOP)

    def why_nothing(self, s: FeudumState) -> Grounds:
        if s.of(Journey).steps == 0:
            return self.rule, "no-pawn-on-the-map", 1, 0
        return "FEU-6.2", "no-way-is-open", 0, 0

    def refuse_boarding(self, s: FeudumState, p: Player, menu: Menu) -> None:
        """Say why a vessel that lies beside a pawn is not boarded (FEU-6.8)."""
        for pawn in range(t.PAWNS):
            place = p.place_of(pawn)
            if place == NONE:
                continue
            for kind in range(t.VESSELS):
                code: i64 = a.BOARD + pawn * t.VESSELS + kind
                if not s.wreck_lies(place, kind):
                    menu.refuse(code, "FEU-6.8", "no-vessel-lies-there")
                elif p.vessel_of(pawn) == kind:
                    menu.refuse(code, "FEU-6.14", "already-aboard")
                elif not s.wreck_free(place, kind):
                    menu.refuse(code, "FEU-6.8", "left-in-this-turn")

    def offer_monster_steps(self, s: FeudumState, monster: i64, menu: Menu) -> None:
        """Offer every edge that an own monster can take (FEU-6.9)."""
        if s.beast_owner(monster) != s.active:
            return
        for edge in t.EDGES_AT[s.beast_at(monster)]:
            code = a.STEP + (t.PAWNS + monster) * t.EDGES + edge
            if monster_steps(s, monster, edge):
                menu.offer(code)
            elif menu.explaining:
                menu.refuse(code, "FEU-6.9", "not-a-monsters-way")

    def absent(self, s: FeudumState, code: i64) -> str:
        """A way that begins elsewhere, a piece that does not stand on the map (FEU-6.1)."""
        pawn = (code - a.STEP) // t.EDGES
        stands = code >= a.STEP and pawn < t.PAWNS and s.seats[s.active].place_of(pawn) != NONE
        return "way-begins-elsewhere" if stands else NOT_THERE

    def take(self, s: FeudumState, code: i64) -> None:
        seat = s.active
        if code == a.STOP:
            s.next()
        elif code >= a.DEPLOY:
            do_freely(s, seat, code)
        elif code >= a.BOARD:
            s.carry_on()
            self.board(s, seat, code - a.BOARD)
        else:
            s.carry_on()
            s.of(Journey).steps -= 1
            piece = (code - a.STEP) // t.EDGES
            edge = (code - a.STEP) % t.EDGES
            if piece < t.PAWNS:
                step_pawn(s, seat, piece, edge)
            else:
                self.step_monster(s, piece - t.PAWNS, edge)

    def board(self, s: FeudumState, seat: i64, choice: i64) -> None:
        """Board an abandoned vessel, leaving another if there is one (FEU-6.8)."""
        pawn = choice // t.VESSELS
        kind = choice % t.VESSELS
        p = s.seats[seat]
        place = p.place_of(pawn)
        s.salvage(place, kind)
        leave_vessel(s, seat, pawn)
        p.embark(pawn, kind)
        s.tell("FEU-6.8", "boards", seat, 0, t.VESSEL_IDS[kind], t.LOCATION_IDS[place])

    def step_monster(self, s: FeudumState, monster: i64, edge: i64) -> None:
        """A monster steps; whom it bound is free (FEU-24.3, FEU-24.6)."""
        there = other_end(edge, s.beast_at(monster))
        s.bind(monster, 0)
        s.put_beast(monster, s.active, there)
        s.of(Journey).moved |= bit(t.PAWNS + monster)
        s.tell("FEU-6.9", "steps", s.active, 0, t.MONSTER_IDS[monster], t.LOCATION_IDS[there])


class Godspeed(Step[FeudumState]):
    """One more step for a monk in the advanced game (FEU-6.13)."""

    def proceed(self, s: FeudumState) -> None:
        if s.readings.specials and s.seats[s.active].shows(t.MONK):
            s.awaits(s.active)
        else:
            self.go_on(s)

    def ask(self, s: FeudumState, menu: Menu) -> None:
        p = s.seats[s.active]
        for pawn in range(t.PAWNS):
            if p.place_of(pawn) != NONE and p.face_of(pawn) == t.MONK:
                offer_pawn_steps(s, s.active, pawn, menu)
        menu.offer(a.STOP)

    def take(self, s: FeudumState, code: i64) -> None:
        if code != a.STOP:
            step_pawn(s, s.active, (code - a.STEP) // t.EDGES, (code - a.STEP) % t.EDGES)
        self.go_on(s)

    def go_on(self, s: FeudumState) -> None:
        """A Move in which no piece took a step is waived, vessels used or not (FEU-6.14)."""
        if s.of(Journey).moved == 0:
            MOVE.waive(s)
        else:
            s.branch(ARRIVED)


ARRIVED: Final = 0  # the part that follows a Move with a step

MOVE: Final[Move] = Move("move", "FEU-6.1")
GODSPEED: Final[Godspeed] = Godspeed("godspeed", "FEU-6.13")
