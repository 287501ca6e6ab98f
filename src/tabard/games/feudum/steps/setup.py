"""Setup: the board is laid out, then everybody takes goods and places a pawn (section 2)."""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import actions as a
from tabard.games.feudum import tables as t
from tabard.games.feudum.frames.rounds import FirstPawn, FirstPick
from tabard.games.feudum.kingdom import STACK_WIDTH
from tabard.games.feudum.ledger import all_goods, gain_from_haversack, one_good
from tabard.games.feudum.player import NONE
from tabard.games.feudum.sequences import with_value, without_value
from tabard.games.feudum.state import FeudumState
from tabard.games.feudum.steps.free_actions import offer_seals
from tabard.games.feudum.steps.payment import place_sulphur
from tabard.kernel.ints import has, i64, size, with_part
from tabard.kernel.menu import Menu
from tabard.kernel.sets import PART_IS_LAID, PART_OF_A_SET, SetAsked
from tabard.kernel.state import CHANCE
from tabard.kernel.step import Step


def lay_out(s: FeudumState) -> None:
    """Everything that needs neither chance nor choice (FEU-2.1 to FEU-2.8)."""
    s.unseen &= s.readings.writs  # FEU-2.2
    for region in range(t.REGIONS):
        s.stacks = with_part(s.stacks, region, STACK_WIDTH, 1)
    for value in range(1, t.BARE):
        for landscape in range(t.LANDSCAPES):
            s.see_side(value, landscape, t.TILES_BY_VALUE[value - 1][landscape])
    for kind in range(t.GOODS):
        s.market += one_good(kind, t.MARKET_START[kind])
        s.stores += one_good(kind, t.STORE_START[kind])
        s.fill_haversack(kind, t.CUBES[kind] - t.MARKET_START[kind] - t.STORE_START[kind])
    for kind in range(t.VESSELS):
        s.fill_vessels(kind, t.VESSEL_TOTAL[kind])
    for colour in range(s.rows_in_play()):
        s.fill_row(colour, t.START_ROW)
    for p in s.seats:
        p.add_goods(t.FOOD, t.START_FOOD)
        s.fill_haversack(t.FOOD, -t.START_FOOD)
        s.bank -= p.coins


def offer_goods(vector: i64, menu: Menu) -> None:
    """Any good of a packed vector may be drawn, by weight (FEU-32.2)."""
    kind: i64 = 0
    while vector != 0:
        if vector & t.GOODS_MASK > 0:
            menu.offer_weighted(a.DRAW_GOOD + kind, vector & t.GOODS_MASK)
        vector >>= t.GOODS_WIDTH
        kind += 1


class Discs(Step[FeudumState]):
    """A disc for every location: ring discs at the start locations, plain ones elsewhere (2.4)."""

    def proceed(self, s: FeudumState) -> None:
        if s.progress < t.LOCATIONS:
            s.awaits(CHANCE)
        else:
            s.next()

    def ask(self, s: FeudumState, menu: Menu) -> None:
        start = has(t.START_LOCATIONS, s.progress)
        where: i64 = t.START_LOCATIONS if start else t.EVERYWHERE & ~t.START_LOCATIONS
        for kind in range(t.PLAIN_TYPES):
            all_there: i64 = t.RING_DISCS[kind] if start else t.PLAIN_DISCS[kind]
            left = all_there - size(s.of_type(kind) & where)
            if left > 0:
                menu.offer_weighted(a.DRAW_DISC + kind, left)

    def take(self, s: FeudumState, code: i64) -> None:
        s.set_type(s.progress, code - a.DRAW_DISC)
        s.progress += 1
        s.carry_on()


class FirstVessels(Step[FeudumState]):
    """Vessels for the Alchemist Guild, drawn from all nine (FEU-2.6)."""

    def proceed(self, s: FeudumState) -> None:
        if s.progress < t.START_VESSELS:
            s.awaits(CHANCE)
        else:
            s.next()

    def ask(self, s: FeudumState, menu: Menu) -> None:
        offer_vessels(s, menu)

    def take(self, s: FeudumState, code: i64) -> None:
        launch(s, code - a.DRAW_VESSEL, self.rule)
        s.progress += 1
        s.carry_on()


def offer_vessels(s: FeudumState, menu: Menu) -> None:
    """Any vessel of the general supply may be drawn."""
    for kind in range(t.VESSELS):
        if s.vessels_in_supply(kind) > 0:
            menu.offer_weighted(a.DRAW_VESSEL + kind, s.vessels_in_supply(kind))


def launch(s: FeudumState, kind: i64, rule: str) -> None:
    """Put a vessel of the general supply on the Alchemist Guild."""
    s.fill_vessels(kind, -1)
    s.fill_shipyard(kind, 1)
    s.tell(rule, "vessel-to-guild", CHANCE, 1, t.VESSEL_IDS[kind])


class FirstSeals(Step[FeudumState]):
    """Seals for scrolls, unseen, then beads for the rosary and a chicken (FEU-2.9)."""

    def proceed(self, s: FeudumState) -> None:
        if s.full_scrolls() == t.START_SCROLLS and len(s.chickens) == t.START_CHICKENS:
            s.next()
        else:
            s.awaits(CHANCE)

    def ask(self, s: FeudumState, menu: Menu) -> None:
        offer_seals(s, menu)

    def take(self, s: FeudumState, code: i64) -> None:
        lay_seal(s, t.SEAL_VALUES[code - a.DRAW_SEAL], self.rule)
        s.carry_on()


def lay_seal(s: FeudumState, value: i64, rule: str) -> None:
    """Lay a drawn seal where the next one is missing: scrolls, rosary, chickens."""
    s.pool = without_value(s.pool, value)
    empty = t.START_SCROLLS & ~s.full_scrolls()
    if empty != 0:
        scroll: i64 = 0
        while not has(empty, scroll):
            scroll += 1
        s.set_scroll(scroll, value)
        s.tell(rule, "seal-on-scroll", CHANCE, 1, "", t.SCROLL_IDS[scroll])
    elif len(s.rosary) < t.START_ROSARY:
        s.rosary = with_value(s.rosary, value)
        s.tell(rule, "bead-on-rosary", CHANCE, value)
    else:
        s.chickens = with_value(s.chickens, value)
        s.tell(rule, "bead-on-chicken", CHANCE, value)


class FirstBarn(Step[FeudumState]):
    """Random goods fill the barn (FEU-2.10)."""

    def proceed(self, s: FeudumState) -> None:
        if all_goods(s.barn) < t.START_BARN:
            s.awaits(CHANCE)
        else:
            s.next()

    def ask(self, s: FeudumState, menu: Menu) -> None:
        offer_goods(s.haversack, menu)

    def take(self, s: FeudumState, code: i64) -> None:
        kind = code - a.DRAW_GOOD
        s.fill_haversack(kind, -1)
        s.barn += one_good(kind, 1)
        s.carry_on()


class FirstGoods(Step[FeudumState]):
    """One random good at each location marked for the first epoch (FEU-2.10)."""

    def proceed(self, s: FeudumState) -> None:
        while s.progress < t.LOCATIONS and not has(t.EPOCH_GOODS[s.epoch], s.progress):
            s.progress += 1
        if s.progress < t.LOCATIONS:
            s.awaits(CHANCE)
        else:
            s.next()

    def ask(self, s: FeudumState, menu: Menu) -> None:
        offer_goods(s.haversack, menu)

    def take(self, s: FeudumState, code: i64) -> None:
        drop(s, s.progress, code - a.DRAW_GOOD, self.rule)
        s.progress += 1
        s.carry_on()


def drop(s: FeudumState, place: i64, kind: i64, rule: str) -> None:
    """Lay a drawn good beside a location."""
    s.fill_haversack(kind, -1)
    s.lay(place, kind, 1)
    s.tell(rule, "good-appears", CHANCE, 1, t.GOOD_IDS[kind], t.LOCATION_IDS[place])


class FirstStartPlayer(Step[FeudumState]):
    """The starting player, by lot (FEU-2.11)."""

    def proceed(self, s: FeudumState) -> None:
        s.awaits(CHANCE)

    def ask(self, s: FeudumState, menu: Menu) -> None:
        for seat in range(s.players):
            menu.offer(a.START + seat)

    def take(self, s: FeudumState, code: i64) -> None:
        s.start_player = code - a.START
        s.active = s.start_player
        s.tell(self.rule, "starts", s.start_player)
        s.next()


class StartGoods(Step[FeudumState]):
    """In turn order everybody takes different goods of his choice (D01, FEU-2.12)."""

    def proceed(self, s: FeudumState) -> None:
        pick = s.of(FirstPick)
        if pick.left == 0 or not self.more_kinds(s):
            s.progress += 1
            pick.left = t.START_GOODS
            pick.next_kind = 0
            place_sulphur(s)
        elif s.progress < s.players:
            s.awaits(s.seat_in_turn(s.progress))
        else:
            s.next()

    def more_kinds(self, s: FeudumState) -> bool:
        """Whether the haversack has a kind that may still be chosen."""
        for kind in range(s.of(FirstPick).next_kind, t.GOODS):
            if s.in_haversack(kind) > 0:
                return True
        return False

    def ask(self, s: FeudumState, menu: Menu) -> None:
        pick = s.of(FirstPick)
        kinds: i64 = 0
        for kind in range(pick.next_kind, t.GOODS):
            if s.in_haversack(kind) > 0:
                kinds += 1
        wanted: i64 = min(pick.left, kinds)
        for kind in range(t.GOODS):
            code = a.PICK + kind
            if kind < pick.next_kind:
                menu.refuse(code, "FEU-33.1", PART_IS_LAID)
            elif s.in_haversack(kind) == 0:
                menu.refuse(code, "FEU-2.12", "none-in-the-haversack")
            elif kinds < wanted:
                menu.refuse(code, "FEU-33.1", PART_OF_A_SET)
            else:
                menu.offer(code)
                kinds -= 1
                continue
            if kind >= pick.next_kind and s.in_haversack(kind) > 0:
                kinds -= 1

    def set_asked(self, s: FeudumState) -> SetAsked | None:
        pick = s.of(FirstPick)
        kinds = [k for k in range(pick.next_kind, t.GOODS) if s.in_haversack(k) > 0]
        left: i64 = min(pick.left, len(kinds))
        return SetAsked({int(a.PICK + kind): 1 for kind in kinds}, left, left)

    def take(self, s: FeudumState, code: i64) -> None:
        kind = code - a.PICK
        gain_from_haversack(s, s.to_move, kind, 1, self.rule)
        pick = s.of(FirstPick)
        pick.next_kind = kind + 1
        pick.left -= 1
        s.carry_on()


class StartPawns(Step[FeudumState]):
    """In turn order everybody turns a pawn to a face and sets it on the map (D02, FEU-2.13)."""

    def proceed(self, s: FeudumState) -> None:
        if s.progress < s.players:
            s.awaits(s.seat_in_turn(s.progress))
        else:
            s.next()

    def ask(self, s: FeudumState, menu: Menu) -> None:
        if s.of(FirstPawn).face == NONE:
            for face in range(t.GUILDS):
                menu.offer(a.FACE + face)
            return
        for place in range(t.LOCATIONS):
            if has(t.START_LOCATIONS, place):
                menu.offer(a.PLACE + place)
            elif menu.explaining:
                menu.refuse(a.PLACE + place, self.rule, "not-a-start-location")

    def take(self, s: FeudumState, code: i64) -> None:
        seat = s.to_move
        s.carry_on()
        first = s.of(FirstPawn)
        if first.face == NONE:
            first.face = code - a.FACE
            return
        place = code - a.PLACE
        face = first.face
        p = s.seats[seat]
        p.put_pawn(0, place)
        p.turn_face(0, face)
        s.tell(self.rule, "places-pawn", seat, 0, t.GUILD_IDS[face], t.LOCATION_IDS[place])
        for rank in range(s.guild_seats()):
            if s.seated(face, rank) == NONE:
                s.seat_at(face, rank, seat)
                p.markers -= 1
                s.tell(self.rule, "takes-seat", seat, 0, t.SEAT_IDS[rank], t.GUILD_IDS[face])
                break
        first.face = NONE
        s.progress += 1


DISCS: Final[Discs] = Discs("discs", "FEU-2.4")
FIRST_VESSELS: Final[FirstVessels] = FirstVessels("first_vessels", "FEU-2.6")
FIRST_SEALS: Final[FirstSeals] = FirstSeals("first_seals", "FEU-2.9")
FIRST_BARN: Final[FirstBarn] = FirstBarn("first_barn", "FEU-2.10")
FIRST_GOODS: Final[FirstGoods] = FirstGoods("first_goods", "FEU-2.10")
FIRST_START_PLAYER: Final[FirstStartPlayer] = FirstStartPlayer("first_start_player", "FEU-2.11")
START_GOODS: Final[StartGoods] = StartGoods("start_goods", "FEU-2.12")
START_PAWNS: Final[StartPawns] = StartPawns("start_pawns", "FEU-2.13")
