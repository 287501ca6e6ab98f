"""Duty: Allocation (section 8)."""

from __future__ import annotations

from typing import Final

from tabard.games.pilgrim import actions as a
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.frames import Duty
from tabard.games.pilgrim.player import Player
from tabard.games.pilgrim.state import PilgrimState
from tabard.kernel.ints import i64
from tabard.kernel.menu import Menu
from tabard.kernel.step import Step

ABBEY: Final = 0  # the first of `actions.POSTS`; the activities follow


def pieces_at(p: Player, post: i64) -> i64:
    """Acolytes in the Abbey or on an activity."""
    return p.abbey if post == ABBEY else p.post(post - 1)


def move_code(source: i64, destination: i64) -> i64:
    """The code of a move between two posts."""
    after: i64 = 1 if destination > source else 0
    return a.ALLOCATE + source * (a.POST_COUNT - 1) + destination - after


def room(s: PilgrimState) -> i64:
    """How many acolytes an activity may hold now (PGM-16.2, PGM-20.13)."""
    return t.CAPACITY + 1 if s.of(Duty).chapter else t.CAPACITY


class Allocation(Step[PilgrimState]):
    """Up to `value` moves of one acolyte each between Abbey and activities (PGM-8.1, 8.2, 8.4)."""

    def proceed(self, s: PilgrimState) -> None:
        p = s.me()
        if s.of(Duty).value > 0 and (p.abbey > 0 or p.posts != 0):
            s.awaits(s.active())
        else:
            s.done()

    def ask(self, s: PilgrimState, menu: Menu) -> None:
        p = s.seats[s.to_move]
        most = room(s)
        for source in range(a.POST_COUNT):
            for destination in range(a.POST_COUNT):
                if source == destination:
                    continue
                code = move_code(source, destination)
                if pieces_at(p, source) == 0:
                    menu.refuse(code, "PGM-8.1", "nobody-there")
                elif destination == ABBEY or p.post(destination - 1) < most:
                    menu.offer(code)
                else:
                    menu.refuse(code, "PGM-8.1", "activity-is-full")
        if s.of(Duty).begun:
            menu.offer(a.STOP)
        else:
            menu.refuse(a.STOP, "PGM-4.5", "one-unit-is-due")

    def take(self, s: PilgrimState, code: i64) -> None:
        if code == a.STOP:
            s.done()
            return
        p = s.seats[s.to_move]
        duty = s.of(Duty)
        source = (code - a.ALLOCATE) // (a.POST_COUNT - 1)
        destination = (code - a.ALLOCATE) % (a.POST_COUNT - 1)
        if destination >= source:
            destination += 1
        if source == ABBEY:
            p.abbey -= 1
        else:
            p.add_post(source - 1, -1)
        if destination == ABBEY:
            p.abbey += 1
        else:
            p.add_post(destination - 1, 1)
            if p.post(destination - 1) > t.CAPACITY:
                duty.chapter = False  # one such placement (PGM-20.13)
        s.tell("PGM-8.1", "allocates", s.to_move, 1, a.POSTS[source], a.POSTS[destination])
        duty.value -= 1
        duty.begun = True
        s.next()


ALLOCATION: Final = Allocation("allocation", "PGM-8.4")
