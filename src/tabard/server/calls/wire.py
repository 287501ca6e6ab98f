"""One post to an address that somebody else has named, and what answered; nothing else is reached.

The name is looked up here, every address it has is looked at, and the connection goes to one that
was looked at: a name cannot mean something else a moment later. Addresses of the operator's own
network are refused, unless named in the means. Nobody is led elsewhere: an answer that points to
another place is an answer like any other. Everything together has a few seconds.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import cache
from typing import Final
from urllib.parse import SplitResult, urlsplit

from tabard.server.calls.means import Network

SECONDS: Final = 10.0
MOST_READ: Final = 16_384
LONGEST: Final = 2048
TRANSLATED: Final = ipaddress.IPv6Network("64:ff9b::/96")
PORTS: Final = {"https": 443, "http": 80}

Handed = Callable[[], Awaitable[None]]


class Unreachable(Exception):
    """Nothing was handed over: no such name, an address that is refused, no connection.

    Says why as the end of a message id: `told-private-network` and the like.
    """


class NoAnswer(Exception):
    """Something was handed over, and nobody said what became of it."""


@cache
def trust() -> ssl.SSLContext:
    """Whom this computer trusts to know who others are."""
    return ssl.create_default_context()


def checked(url: str, networks: Sequence[Network]) -> SplitResult:
    """An address that may be posted to, taken apart; `Unreachable` says why not."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Unreachable("no-address") from None
    if len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url:
        raise Unreachable("no-address")
    if parts.scheme not in PORTS or not parts.hostname or parts.username or parts.password:
        raise Unreachable("no-address")
    if parts.scheme == "http" and not networks:
        raise Unreachable("not-https")
    if port is not None and not networks and port != PORTS[parts.scheme]:
        raise Unreachable("other-port")
    return parts


def allowed(address: str, networks: Sequence[Network]) -> bool:
    """Whether an address may be reached: of the open internet, or of a network that is named.

    An address that only wraps one of IPv4 is that one.
    """
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found in TRANSLATED:
            found = ipaddress.IPv4Address(int(found) & 0xFFFF_FFFF)
        else:
            found = found.ipv4_mapped or found.sixtofour or found
    if any(found in network for network in networks):
        return True
    ours = isinstance(found, ipaddress.IPv6Address) and found.is_site_local
    return found.is_global and not found.is_multicast and not found.is_reserved and not ours


async def looked_up(parts: SplitResult, networks: Sequence[Network]) -> tuple[str, int]:
    """The address and port that a name stands for; all it stands for must be allowed."""
    port = parts.port or PORTS[parts.scheme]
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(SECONDS):
            found = await loop.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except OSError:  # one that takes too long is one, too
        raise Unreachable("unknown-name") from None
    addresses = [str(info[4][0]) for info in found]
    if not addresses or not all(allowed(address, networks) for address in addresses):
        raise Unreachable("private-network")
    return addresses[0], port


async def post(
    url: str,
    body: bytes,
    headers: Mapping[str, str],
    handed: Handed,
    networks: Sequence[Network] = (),
    seconds: float = SECONDS,
) -> tuple[int, str]:
    """Post a body; the status that was answered, and the first words of the answer.

    `handed` is called when the connection stands and nothing has been sent yet.
    """
    parts = checked(url, networks)
    sent = False
    try:
        async with asyncio.timeout(seconds):
            address, port = await looked_up(parts, networks)
            safe = parts.scheme == "https"
            reader, writer = await asyncio.open_connection(
                address,
                port,
                ssl=trust() if safe else None,
                server_hostname=parts.hostname if safe else None,
                limit=MOST_READ,
            )
            try:
                peer = str(writer.get_extra_info("peername")[0])
                if not allowed(peer, networks):
                    raise Unreachable("private-network")
                await handed()
                sent = True
                writer.write(request(parts, body, headers))
                await writer.drain()
                return await answer(reader)
            finally:
                writer.close()
    except (TimeoutError, OSError, asyncio.IncompleteReadError, ValueError) as error:
        if sent:
            why = "no-answer" if isinstance(error, TimeoutError) else "line-broke"
            raise NoAnswer(why) from None
        raise Unreachable("no-connection") from None


def request(parts: SplitResult, body: bytes, headers: Mapping[str, str]) -> bytes:
    """The bytes of a post."""
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    lines = [
        f"POST {path} HTTP/1.1",
        f"Host: {parts.netloc}",
        f"Content-Length: {len(body)}",
        "User-Agent: Tabard",
        "Connection: close",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body


async def answer(reader: asyncio.StreamReader) -> tuple[int, str]:
    """The status of an answer and the beginning of its text."""
    line = await reader.readuntil(b"\r\n")
    words = line.split(b" ", 2)
    if not line.startswith(b"HTTP/1.") or len(words) < 2 or not words[1].isdigit():
        raise ValueError("that is no answer")
    read = 0
    while (head := await reader.readuntil(b"\n")) not in (b"\r\n", b"\n"):
        read += len(head)
        if read > MOST_READ:
            raise ValueError("that is no answer")
    text = await reader.read(200)
    return int(words[1]), text.decode("utf-8", "replace")
