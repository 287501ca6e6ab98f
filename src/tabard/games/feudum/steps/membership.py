"""Guild membership: stars, seats, and markers that come and go (section 18)."""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import actions as a
from tabard.games.feudum import tables as t
from tabard.games.feudum.ledger import first_seat
from tabard.games.feudum.player import NONE
from tabard.games.feudum.state import TRACK_WIDTH, FeudumState
from tabard.kernel.ints import bit, has, i64, part, size
from tabard.kernel.menu import Menu
from tabard.kernel.program import Part
from tabard.kernel.step import Step


def stars(s: FeudumState, seat: i64, guild: i64) -> i64:
    """A player's stars in a guild (FEU-18.1)."""
    p = s.seats[seat]
    count = p.showing(guild)
    ruled = p.rules & s.feudums
    place: i64 = 0
    while ruled != 0:
        if ruled & 1 and s.fief_of(place) == guild:
            count += t.FEUDUM_STARS
        ruled >>= 1
        place += 1
    if count == 0:
        return 0
    return count + size(p.rules & s.of_type(t.SECONDARY[guild]))


def order_of(s: FeudumState, guild: i64, newcomers: bool) -> i64:
    """Who should hold the seats of a guild, packed as a track is (FEU-18.3).

    Seated players keep their order among equals; others come after them, in turn order, if they
    have a marker (FEU-18.4, FEU-18.5).
    """
    found: i64 = 0
    chosen: i64 = 0
    first = first_seat(s)
    track = track_of(s, guild)
    held = those_in(track)
    count: i64 = 0  # stars of every player who may hold a seat, packed
    for n in range(s.players):
        if has(held, n) or (newcomers and s.seats[n].markers > 0):
            count |= stars(s, n, guild) << (n * t.GOODS_WIDTH)
    if count == 0:
        return 0
    for rank in range(s.guild_seats()):
        best: i64 = NONE
        most: i64 = 0
        for place in range(t.SEATS):
            seat = part(track, place, TRACK_WIDTH) - 1
            if seat != NONE and not has(chosen, seat):
                have = part(count, seat, t.GOODS_WIDTH)
                if have > most:
                    best = seat
                    most = have
        if newcomers:
            for n in range(s.players):
                seat = s.seat_after(first, n)
                if not has(held | chosen, seat):
                    have = part(count, seat, t.GOODS_WIDTH)
                    if have > most:
                        best = seat
                        most = have
        if best == NONE:
            break
        chosen |= bit(best)
        found |= (best + 1) << (rank * TRACK_WIDTH)
    return found


def track_of(s: FeudumState, guild: i64) -> i64:
    """Who holds the seats of a guild, packed."""
    return part(s.tracks, guild, t.SEATS * TRACK_WIDTH)


def those_in(order: i64) -> i64:
    """The set of players in a packed track."""
    found: i64 = 0
    for rank in range(t.SEATS):
        seat = part(order, rank, TRACK_WIDTH) - 1
        if seat != NONE:
            found |= bit(seat)
    return found


def reseat(s: FeudumState, guild: i64, order: i64) -> None:
    """Put markers on a track as they should be; only displaced ones go home (FEU-18.3, 18.7)."""
    old = those_in(track_of(s, guild))
    new = those_in(order)
    for seat in range(s.players):
        p = s.seats[seat]
        before = s.rank_of(guild, seat)
        after: i64 = NONE
        for rank in range(t.SEATS):
            if part(order, rank, TRACK_WIDTH) - 1 == seat:
                after = rank
        if has(new, seat) and not has(old, seat):
            p.markers -= 1
        if has(old, seat) and not has(new, seat):
            p.markers += 1
            s.tell("FEU-18.3", "leaves-guild", seat, 0, "", t.GUILD_IDS[guild])
        elif before != after:
            s.tell("FEU-18.3", "takes-seat", seat, 0, t.SEAT_IDS[after], t.GUILD_IDS[guild])
    for rank in range(t.SEATS):
        s.seat_at(guild, rank, part(order, rank, TRACK_WIDTH) - 1)
    for seat in range(s.players):
        call_reeve_home(s, seat, guild)


def call_reeve_home(s: FeudumState, seat: i64, guild: i64) -> None:
    """A reeve stays only beside a master or journeyman (FEU-19.4, FEU-19.5)."""
    p = s.seats[seat]
    if has(p.reeves, guild):
        rank = s.rank_of(guild, seat)
        if rank != t.MASTER and rank != t.JOURNEYMAN:
            p.reeves &= ~bit(guild)
            s.tell("FEU-19.5", "reeve-returns", seat, 0, "", t.GUILD_IDS[guild])


def due_seats(s: FeudumState, seat: i64) -> i64:
    """The guilds in which a player without a seat should get one (FEU-18.6)."""
    found: i64 = 0
    for guild in range(t.GUILDS):
        if has(those_in(order_of(s, guild, True)) & ~those_in(track_of(s, guild)), seat):
            found |= bit(guild)
    return found


class Seats(Step[FeudumState]):
    """After a change of stars or markers all guilds are put in order (FEU-18.3, FEU-18.6).

    Who is due more seats than he has markers chooses which guild comes first (D27).
    """

    def proceed(self, s: FeudumState) -> None:
        while self.unsettled(s):
            for guild in range(t.GUILDS):
                order = order_of(s, guild, False)
                if order != track_of(s, guild):
                    reseat(s, guild, order)
            if not self.unsettled(s):
                break
            for n in range(s.players):
                seat = s.seat_after(first_seat(s), n)
                if size(due_seats(s, seat)) > s.seats[seat].markers:
                    s.awaits(seat)
                    return
            self.settle_first(s)
        s.done()

    def unsettled(self, s: FeudumState) -> bool:
        """Whether any guild is not as it should be."""
        for guild in range(t.GUILDS):
            if order_of(s, guild, True) != track_of(s, guild):
                return True
        return False

    def settle_first(self, s: FeudumState) -> None:
        """Put the first guild of the ring in order that is not."""
        for guild in range(t.GUILDS):
            order = order_of(s, guild, True)
            if order != track_of(s, guild):
                reseat(s, guild, order)
                return

    def ask(self, s: FeudumState, menu: Menu) -> None:
        due = due_seats(s, s.to_move)
        for guild in range(t.GUILDS):
            if has(due, guild):
                menu.offer(a.JOIN + guild)
            elif menu.explaining:
                menu.refuse(a.JOIN + guild, self.rule, "no-seat-due")

    def take(self, s: FeudumState, code: i64) -> None:
        guild = code - a.JOIN
        reseat(s, guild, order_of(s, guild, True))
        s.carry_on()


SEATS: Final[Seats] = Seats("seats", "FEU-18.6")
SEATING: Final[Part] = Part("seats", SEATS)
