"""Heads of posts: a client sends the same lines again and again, so they are read once."""

from __future__ import annotations

import re
from typing import Final

from tabard.server.api.caller import authorization_of
from tabard.server.limits import BODY_LIMIT

Headers = list[tuple[bytes, bytes]]

NAME: Final = rb"/api/tables/([A-Za-z0-9_-]{1,32})/"
POSTED: Final = re.compile(rb"POST " + NAME + rb"choices HTTP/1\.1\r\n")
LINE: Final = re.compile(rb"([A-Za-z-]+): *([\x20-\x7e]*)\r\n")
# What asks for more than the hatch can do: a proxy's word, a body without length, another protocol.
UNUSUAL: Final = frozenset(
    b"expect forwarded transfer-encoding upgrade x-forwarded-for x-forwarded-proto".split()
)
# What says how long the connection lasts; parsers take the one for the other.
CONNECTION: Final = frozenset((b"connection", b"proxy-connection"))
LENGTH: Final = b"content-length"
HOST: Final = b"host"
END: Final = b"\r\n\r\n"

LONGEST_LENGTH: Final = len(str(BODY_LIMIT))
MOST_HEADS: Final = 5000
LONGEST_HEAD: Final = 1000


class Head:
    """The head of a choice that is posted: to which table, from whom, how long its body."""

    def __init__(self, table_id: str, authorization: bytes, length: int) -> None:
        self.table_id: Final = table_id
        self.authorization: Final = authorization
        self.length: Final = length


HEADS: Final[dict[bytes, Head]] = {}


def plain_post(data: bytes) -> tuple[Head, bytes] | None:
    """A choice that is posted in the plain way, as head and body; None for anything else.

    The data must be one request, all of it and nothing more.
    """
    end = data.find(END)
    if end < 0:
        return None
    text = data[:end]
    head = HEADS.get(text)
    if head is None:
        head = read_head(text + b"\r\n")
        if head is None:
            return None
        if len(text) <= LONGEST_HEAD:
            if len(HEADS) >= MOST_HEADS:
                HEADS.clear()
            HEADS[text] = head
    body = data[end + len(END) :]
    return (head, body) if len(body) == head.length else None


def read_head(text: bytes) -> Head | None:
    """The lines of a head; None if there is anything unusual about them."""
    found = POSTED.match(text)
    if found is None:
        return None
    begin = found.end()
    headers: Headers = []
    while begin < len(text):
        line = LINE.match(text, begin)
        if line is None:
            return None
        headers.append((line[1].lower(), line[2]))
        begin = line.end()
    names = [name for name, _ in headers]
    if names.count(LENGTH) != 1 or names.count(HOST) != 1 or not CONNECTION.isdisjoint(names):
        return None
    length = usual_length(headers)
    return None if length is None else Head(found[1].decode(), authorization_of(headers), length)


def usual_length(headers: Headers) -> int | None:
    """How long the body is, if the headers are usual ones and it is not too long; else None."""
    length = 0
    for name, value in headers:
        if name in UNUSUAL:
            return None
        if name == LENGTH:
            if not value.isdigit() or len(value) > LONGEST_LENGTH:
                return None
            length = int(value)
    return length if length <= BODY_LIMIT else None
