"""Bytes that nobody meant to send, on connections to a server."""

from __future__ import annotations

import random
import re
import socket

from tests.fuzz.found import Found
from tests.fuzz.scene import Scene
from tests.server.lines import post, watch

PIECES = (
    *(b"\r\n", b"\n", b"\r", b" ", b"\t", b":", b",", b"\x00", b"\x7f", b"\xff", b"\r\n\r\n"),
    *(b"Content-Length: 2\r\n", b"content-length: +2\r\n", b"Content-Length: 2, 2\r\n"),
    *(
        b"Transfer-Encoding: chunked\r\n",
        b"transfer-encoding : chunked\r\n",
        b"Connection: close\r\n",
    ),
    *(b"Proxy-Connection: close\r\n", b"Expect: 100-continue\r\n", b"Upgrade: websocket\r\n"),
    *(b" folded\r\n", b"Host: other\r\n", b"HTTP/1.0", b"HTTP/2.0", b"?x", b"//", b"%2e", b"#"),
    *(b"X-Forwarded-For: 10.0.0.1\r\n", b"Authorization: Bearer x\r\n", b"POST ", b"GET ", b"{}"),
)
STATUS = re.compile(rb"HTTP/1\.1 (\d\d\d) ")
SECONDS = 10.0


def mutated(data: bytes, chance: random.Random) -> bytes:
    """Bytes with a few changes: some turned, taken out, put in or said twice."""
    found = bytearray(data)
    for _ in range(chance.randrange(1, 4)):
        at = chance.randrange(len(found) + 1)
        kind = chance.randrange(5)
        if kind == 0 and at < len(found):
            found[at] = chance.randrange(256)
        elif kind == 1:
            del found[at : at + chance.randrange(1, 8)]
        elif kind == 2:
            found[at:at] = chance.choice(PIECES)
        elif kind == 3:
            lines = bytes(found).split(b"\r\n")
            lines.insert(chance.randrange(len(lines)), chance.choice(lines))
            found = bytearray(b"\r\n".join(lines))
        elif at < len(found):
            found[at] ^= 0x20
        if not found:
            found = bytearray(data)
    return bytes(found)


def fuzz_socket(scene: Scene, seed: int, cases: int) -> Found:
    """Mutated bytes on connections: answered or hung up on, never broken, never left hanging."""
    chance, found = random.Random(seed), Found()
    site = scene.site.removeprefix("http://").split(":")
    for number in range(cases):
        token = chance.choice([*scene.tokens.values()])
        table = chance.choice([*scene.tables.values()])
        body = b'{"seat":0,"choice":%d,"ply":%d}' % (chance.randrange(300), chance.randrange(40))
        since = chance.choice(("", "1.1.0.0", "9.9.9", "x", "9" * 50, "-1.0.0.0", "1.99999.0.0"))
        query = f"?seat={chance.choice(('', '0', '1', '99', 'x'))}&since={since}"
        plain = chance.choice((post(table, token, body), watch(table, token, query)))
        data = plain if chance.random() < 0.2 else mutated(plain, chance)
        status = asked((site[0], int(site[1])), data)
        found.cases += 1
        found.answers[status] += 1
        if status >= 500 or status < 0:
            problem = f"answered {status}" if status > 0 else "no answer and no end"
            again = f"python -m tests.fuzz socket --seed {seed} --cases {number + 1}"
            found.failures.append(f"{problem}: {data!r}  # {again}")
    return found


def asked(place: tuple[str, int], data: bytes) -> int:
    """The status that bytes are answered with; 0 for none at all, -1 where nothing happens."""
    with socket.create_connection(place, SECONDS) as line:
        try:
            line.sendall(data)
            line.shutdown(socket.SHUT_WR)
            answer = line.recv(4096)
        except TimeoutError:
            return -1
        except ConnectionError:
            return 0
    status = STATUS.match(answer)
    return int(status[1]) if status is not None else 0
