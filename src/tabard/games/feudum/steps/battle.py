"""Starving and battle: weapons, saltpetre, and what a success brings (FEU-13.7 to FEU-13.11)."""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import actions as a
from tabard.games.feudum import royal_writs as rw
from tabard.games.feudum import tables as t
from tabard.games.feudum.combat import (
    TARGET_FEUDUM,
    TARGET_SUBJECT,
    attack,
    defence,
    knight_takes_part,
)
from tabard.games.feudum.frames.cards import Assault
from tabard.games.feudum.ledger import can_pay, gain_vp, give_back
from tabard.games.feudum.player import NONE
from tabard.games.feudum.sequences import with_value
from tabard.games.feudum.state import RULER, SERF, SUBJECT, FeudumState
from tabard.games.feudum.steps.free_actions import (
    lift_immunity,
    turn_role,
)
from tabard.games.feudum.steps.membership import SEATING
from tabard.games.feudum.steps.monsters import take_off
from tabard.games.feudum.steps.payment import charge
from tabard.games.feudum.steps.writs import put_under_openly
from tabard.games.feudum.view import known_to_all
from tabard.kernel.ints import bit, has, i64
from tabard.kernel.menu import Menu
from tabard.kernel.step import Step


class Starving(Step[FeudumState]):
    """The marker goes home, and all beads leave the chickens (FEU-13.11)."""

    def proceed(self, s: FeudumState) -> None:
        assault = s.of(Assault)
        p = s.seats[assault.defender]
        place = assault.place
        one = bit(place)
        if assault.target == TARGET_SUBJECT:
            p.subjects &= ~one
        else:
            p.serfs &= ~one
        p.markers += 1
        s.tell(self.rule, "marker-returns", assault.defender, 1, "", t.LOCATION_IDS[place])
        if len(s.chickens) > 0:
            s.tell(self.rule, "alms-return", s.active, len(s.chickens))
            for value in s.chickens:
                s.pool = with_value(s.pool, value)
            s.chickens = b""
        s.next()
        s.call(SEATING)


class Arms(Step[FeudumState]):
    """One weapon for the attack; a holder of writs is asked also if he has none (D17, FEU-13.7)."""

    def proceed(self, s: FeudumState) -> None:
        if s.seats[s.active].writs != 0 and rw.WEAPONS & ~known_to_all(s) != 0:
            s.awaits(s.active)
        else:
            s.next()

    def ask(self, s: FeudumState, menu: Menu) -> None:
        p = s.seats[s.active]
        for arm in range(rw.ARMS):
            if not has(p.writs, rw.ARM_WRIT[arm]):
                menu.refuse(a.WEAPON + arm, self.rule, "not-in-your-hand")
            elif not can_pay(p, rw.ARM_PAY[arm]):
                menu.refuse(a.WEAPON + arm, "FEU-4.11", "cannot-pay")
            else:
                menu.offer(a.WEAPON + arm)
        menu.offer(a.UNARMED)

    def take(self, s: FeudumState, code: i64) -> None:
        s.next()
        if code == a.UNARMED:
            return
        arm = code - a.WEAPON
        writ = rw.ARM_WRIT[arm]
        s.seats[s.active].writs &= ~bit(writ)
        put_under_openly(s, writ)
        s.of(Assault).power += rw.ARM_ATTACK[arm]
        s.tell("FEU-13.7", "uses-weapon", s.active, rw.ARM_ATTACK[arm], rw.WRIT_IDS[writ])
        charge(s, s.active, rw.ARM_PAY[arm])


class Powder(Step[FeudumState]):
    """Saltpetre, one at a time: cubes, then tiles in their order (D17, FEU-13.8, FEU-33.4)."""

    def proceed(self, s: FeudumState) -> None:
        s.awaits(s.active)

    def ask(self, s: FeudumState, menu: Menu) -> None:
        p = s.seats[s.active]
        assault = s.of(Assault)
        added = assault.powder
        if added >= t.SALTPETRE_LIMIT and not knight_takes_part(s):
            menu.refuse(a.SALTPETRE, self.rule, "needs-a-knight", added + 1, t.SALTPETRE_LIMIT)
        else:
            if p.held(t.SALTPETRE) > 0 and assault.next_tile == 0:
                menu.offer(a.SALTPETRE)
            elif p.held(t.SALTPETRE) > 0:
                menu.refuse(a.SALTPETRE, "FEU-33.4", "cubes-before-tiles")
            else:
                menu.refuse(a.SALTPETRE, self.rule, "no-such-good", 1, 0)
            first: i64 = max(assault.next_tile - 1, 0)
            for landscape in range(first, t.LANDSCAPES):
                if p.tiles_of(landscape) > 0:
                    menu.offer(a.PAY_TILE + landscape)
        menu.offer(a.STRIKE)

    def take(self, s: FeudumState, code: i64) -> None:
        if code == a.STRIKE:
            s.next()
            return
        assault = s.of(Assault)
        if code == a.SALTPETRE:
            give_back(s, s.active, t.SALTPETRE, 1)
            s.tell(self.rule, "adds-saltpetre", s.active, 1, t.GOOD_IDS[t.SALTPETRE])
        else:
            landscape = code - a.PAY_TILE
            s.seats[s.active].add_tiles(landscape, -1)
            assault.next_tile = landscape + 1
            s.tell(self.rule, "adds-saltpetre", s.active, 1, t.LANDSCAPE_IDS[landscape])
        assault.powder += 1
        assault.power += t.SALTPETRE_ATTACK
        s.carry_on()


class Battle(Step[FeudumState]):
    """Attack must exceed defence (FEU-13.7, FEU-13.9)."""

    def proceed(self, s: FeudumState) -> None:
        assault = s.of(Assault)
        place = t.LOCATION_IDS[assault.place]
        strength = attack(s)
        resistance = defence(s)
        s.tell(self.rule, "attack-strength", s.active, strength, "", place)
        s.tell(self.rule, "defence-strength", assault.defender, resistance, "", place)
        if strength <= resistance:
            s.tell(self.rule, "attack-fails", s.active, 0, "", place)
            s.next()
            return
        s.tell(self.rule, "attack-succeeds", s.active, 0, "", place)
        if assault.target == TARGET_FEUDUM:
            gain_vp(s, s.active, t.CONQUER_FEUDUM_VP, "FEU-13.9")
            self.raze(s)
        else:
            gain_vp(s, s.active, t.CONQUER_PIECE_VP, "FEU-13.9")
            self.remove_piece(s, assault.target % t.PIECES)
        s.branch(WON)
        s.call(SEATING)

    def remove_piece(self, s: FeudumState, piece: i64) -> None:
        """A pawn goes back to its owner, a monster to the Knight Guild (FEU-13.9, FEU-24.8)."""
        seat = s.of(Assault).defender
        place = t.LOCATION_IDS[s.of(Assault).place]
        if piece < t.PAWNS:
            face = t.GUILD_IDS[s.seats[seat].face_of(piece)]
            s.tell("FEU-13.9", "loses-pawn", seat, 0, face, place)
            take_off(s, seat, piece)
            return
        monster = piece - t.PAWNS
        s.put_beast(monster, NONE, 0)
        s.bind(monster, 0)
        s.seats[seat].markers += 1
        s.seats[s.active].slayer = True
        s.tell("FEU-24.8", "loses-monster", seat, 0, t.MONSTER_IDS[monster], place)

    def raze(self, s: FeudumState) -> None:
        """A feudum becomes an outpost; its markers go home, a rebel serf rules (FEU-13.9)."""
        place, lord = s.of(Assault).place, s.of(Assault).defender
        one = bit(place)
        s.set_type(place, t.OUTPOST)
        s.set_fief(place, NONE)
        rebel = has(s.seats[s.active].serfs, place)
        self.send_home(s, lord, place, RULER)
        if s.has_subject(place):
            self.send_home(s, lord, place, SUBJECT)
        serf = s.serf_of(place)
        if rebel:
            p = s.seats[s.active]
            p.serfs &= ~one
            p.rules |= one
            turn_role(s, place, SERF, RULER)
            s.tell("FEU-13.9", "becomes-ruler", s.active, 0, "", t.LOCATION_IDS[place])
        elif serf != NONE:
            self.send_home(s, serf, place, SERF)

    def send_home(self, s: FeudumState, seat: i64, place: i64, role: i64) -> None:
        """A marker returns to its owner, with the seal under it."""
        p = s.seats[seat]
        one = bit(place)
        if role == RULER:
            p.rules &= ~one
        elif role == SUBJECT:
            p.subjects &= ~one
        else:
            p.serfs &= ~one
        p.markers += 1
        lift_immunity(s, seat, place, role, "FEU-13.9")
        s.tell("FEU-13.9", "marker-returns", seat, 1, "", t.LOCATION_IDS[place])


class ArmyDisc(Step[FeudumState]):
    """After a success a free disc may go to the army track (D18, FEU-13.10, FEU-31.2)."""

    def proceed(self, s: FeudumState) -> None:
        p = s.seats[s.active]
        if p.army < t.ARMY_SPACES and p.discs() > 0:
            s.awaits(s.active)
        else:
            s.next()

    def ask(self, s: FeudumState, menu: Menu) -> None:
        menu.offer(a.ARMY)
        menu.offer(a.WAIVE)

    def take(self, s: FeudumState, code: i64) -> None:
        if code == a.ARMY:
            p = s.seats[s.active]
            p.army += 1
            s.tell("FEU-31.1", "serves-in-army", s.active, p.army)
        s.next()


WON: Final = 0  # the part that follows a success

STARVING: Final[Starving] = Starving("starving", "FEU-13.11")
ARMS: Final[Arms] = Arms("arms", "FEU-13.7", True)
POWDER: Final[Powder] = Powder("powder", "FEU-13.8")
BATTLE: Final[Battle] = Battle("battle", "FEU-13.7")
ARMY_DISC: Final[ArmyDisc] = ArmyDisc("army_disc", "FEU-13.10")
