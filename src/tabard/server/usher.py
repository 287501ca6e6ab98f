"""Leads whoever asks for a table to the process of this machine that looks after it.

Several processes answer at one port, and whoever connects is taken by any of them. A choice is
paid once where all who look at its table are at one process: so a connection that asks for a table
of another process is handed to that one, with what has been read of it. Nothing rests on that: any
process can answer for any table, and does where nobody is to be found.
"""

from __future__ import annotations

import asyncio
import logging
import re
import socket
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tabard.server.house import House
    from tabard.server.peers import Peers

log = logging.getLogger("tabard")

ASKED: Final = re.compile(rb"[A-Z]+ /(?:table|api/tables)/([\w-]{1,64})[/? ]")
MOST: Final = 8 * 1000  # every system passes so much on at once
SIZE: Final = 2  # bytes that say how much was read: so nobody waits for the other to hang up
WAITING: Final = 1024  # connections that were handed over and not taken in yet
PATIENCE_SECONDS: Final = 0.2  # for somebody who is handing over at this moment

Welcome = Callable[[socket.socket, bytes], None]


class Usher:
    """One process of a port, beside the others.

    folder  where each process has a door of the name by which the house knows it
    own     ours
    """

    def __init__(self, folder: Path, peers: Peers) -> None:
        self.folder = folder
        self.peers = peers
        self.own = folder / peers.id
        self.door: Door | None = None

    def open(self, welcome: Welcome) -> None:
        """Let others hand connections over to us; where no door can be, they keep theirs."""
        try:
            self.door = Door(self.own, welcome)
        except OSError as error:  # the folder's path is too long for a socket, perhaps
            log.warning("no other process of this port can hand connections over: %s", error)

    def close(self) -> None:
        """Take in whoever still waits, and nobody after that."""
        if self.door is not None:
            self.own.unlink(missing_ok=True)
            self.door.close()
            self.door = None

    def elsewhere(self, table_id: str) -> Path | None:
        """Where a process of this machine is found that looks after a table; None if we do."""
        for server in self.peers.ranking(table_id):
            if server == self.peers.id:
                return None
            if (place := self.folder / server).exists():
                return place
        return None

    def lead(self, line: int, data: bytes) -> bool:
        """Hand a connection over if it asks for a table of another process; whether it has gone."""
        asked = ASKED.match(data) if len(data) <= MOST else None
        place = self.elsewhere(asked[1].decode()) if asked else None
        if place is None:
            return False
        try:
            with socket.socket(socket.AF_UNIX) as door:
                door.setblocking(False)
                door.connect(str(place))
                sent = socket.send_fds(door, [size_of(data), data], [line])
        except OSError:  # it has gone, or too many wait there
            return False
        return sent == SIZE + len(data)  # anything less is not taken in there


def elsewhere(house: House, table_id: str) -> bool:
    """Whether another process of this port looks after a table."""
    return house.usher is not None and house.usher.elsewhere(table_id) is not None


class Door:
    """Where others hand connections over, each with what was read of it: both go to `welcome`."""

    def __init__(self, place: Path, welcome: Welcome) -> None:
        self.welcome = welcome
        self.listener = socket.socket(socket.AF_UNIX)
        self.listener.setblocking(False)
        try:
            self.listener.bind(str(place))
            self.listener.listen(WAITING)
        except OSError:
            self.listener.close()
            raise
        asyncio.get_running_loop().add_reader(self.listener, self.take_all)

    def take_all(self) -> None:
        """Take in whoever waits."""
        while True:
            try:
                caller, _ = self.listener.accept()
            except OSError:
                return
            with caller:
                caller.settimeout(PATIENCE_SECONDS)
                taken = received(caller)
            if taken is not None:
                self.welcome(*taken)

    def close(self) -> None:
        """Take in whoever still waits, and no more."""
        self.take_all()
        asyncio.get_running_loop().remove_reader(self.listener)
        self.listener.close()


def size_of(data: bytes) -> bytes:
    """What goes before the bytes that were read of a connection."""
    return len(data).to_bytes(SIZE, "big")


def received(caller: socket.socket) -> tuple[socket.socket, bytes] | None:
    """What somebody hands over; None where it does not come whole: then they keep it."""
    data = b""
    line: socket.socket | None = None
    try:
        while len(data) < SIZE + int.from_bytes(data[:SIZE], "big"):
            more, found, _, _ = socket.recv_fds(caller, SIZE + MOST, 1)
            for number in found:
                line = socket.socket(fileno=number)
                line.set_inheritable(False)
            if not more:
                raise ConnectionError("it broke off")
            data += more
    except OSError as error:
        log.warning("a connection was not handed over: %s", error)
        if line is not None:
            line.close()
        return None
    return None if line is None else (line, data[SIZE:])
