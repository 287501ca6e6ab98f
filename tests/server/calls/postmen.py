"""The other ends of calls: a mail server, a push service and a webhook, all of the test's own."""

from __future__ import annotations

import asyncio
import base64
import json
import ssl
import struct
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any, cast

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


class Mailbox:
    """A real mail server that keeps what it is handed, and refuses whom the test names.

    refused  addresses that it does not know
    full     whether it takes nothing at present
    cut      whether it breaks the line off when it has the mail, without a receipt
    rude     whether it has no farewell for whom it has given a receipt
    slow     the seconds that it takes over a mail
    unheard  what it says instead of listening to a mail, if anything
    safe     for each mail whether nobody could listen
    """

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refused: set[str] = set()
        self.full = False
        self.cut = False
        self.rude = False
        self.slow = 0.0
        self.unheard = ""
        self.safe: list[bool] = []
        self.port = 0

    async def handle_QUIT(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        return "421 too tired for farewells" if self.rude else "221 farewell"

    async def handle_RCPT(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if self.full:
            return "451 come back later"
        if address in self.refused:
            return "550 no such mailbox here"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        await asyncio.sleep(self.slow)
        content = cast(bytes, envelope.content)
        found = message_from_bytes(content, policy=policy.default)
        self.mails.append(found)
        assert server.transport is not None
        self.safe.append(server.transport.get_extra_info("ssl_object") is not None)
        if self.cut:
            assert isinstance(server.transport, asyncio.Transport)
            server.transport.abort()
        return "250 taken"

    @property
    def address(self) -> str:
        """Where the house hands its mail in."""
        return f"smtp://127.0.0.1:{self.port}?from=house@tabard.test&tls=off"

    def to(self, address: str) -> list[EmailMessage]:
        """The mails to somebody."""
        return [mail for mail in self.mails if mail["To"] == address]


class Doorkeeper(SMTP):
    """A mail server that may refuse a mail before it has heard it."""

    async def smtp_DATA(self, arg: str) -> None:
        unheard = cast(Mailbox, self.event_handler).unheard
        if unheard:
            await self.push(unheard)
        else:
            await super().smtp_DATA(arg)


class AnyPort(Controller):
    """A mail server on a port that was free: it greets itself there once it has one."""

    def factory(self) -> SMTP:
        return Doorkeeper(self.handler, **self.SMTP_kwargs)

    def _trigger_server(self) -> None:
        assert isinstance(self.server, asyncio.Server)
        self.port = self.server.sockets[0].getsockname()[1]
        super()._trigger_server()  # type: ignore[no-untyped-call]


@contextmanager
def open_mailbox(
    certified: ssl.SSLContext | None = None, at_once: bool = False
) -> Iterator[Mailbox]:
    """A mail server on this computer; with a certificate it wants TLS, `at_once` or when asked."""
    box = Mailbox()
    if certified is None:
        controller = AnyPort(box, hostname="127.0.0.1", port=0)
    elif at_once:
        controller = AnyPort(box, hostname="127.0.0.1", port=0, ssl_context=certified)
    else:
        controller = AnyPort(
            box, hostname="127.0.0.1", port=0, tls_context=certified, require_starttls=True
        )
    controller.start()
    try:
        box.port = controller.port
        yield box
    finally:
        controller.stop()


def text_of(mail: EmailMessage) -> str:
    """The words of a mail."""
    body = mail.get_body(("plain",))
    assert body is not None
    return str(body.get_content())


def padded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Device:
    """A browser as a push service knows it: an endpoint and keys that read what is sent there."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen bytes ok"
        self.read: list[dict[str, Any]] = []

    @property
    def public(self) -> bytes:
        form = Encoding.X962, PublicFormat.UncompressedPoint
        return self.key.public_key().public_bytes(*form)

    def keys(self) -> dict[str, str]:
        """The keys as a browser hands them out."""
        both = {"p256dh": self.public, "auth": self.auth}
        return {
            name: base64.urlsafe_b64encode(value).rstrip(b"=").decode()
            for name, value in both.items()
        }

    def decrypt(self, body: bytes) -> dict[str, Any]:
        """Read a message as a browser does, by RFC 8188 and RFC 8291."""
        salt, (size, length) = body[:16], struct.unpack("!IB", body[16:21])
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        other = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self.key.exchange(ec.ECDH(), other)
        info = b"WebPush: info\x00" + self.public + theirs
        key = HKDF(SHA256(), 32, self.auth, info).derive(shared)
        content = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(key)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(key)
        plain = AESGCM(content).decrypt(nonce, sealed, None).rstrip(b"\x00")
        assert plain[-1:] == b"\x02", "the last record ends with a delimiter of 2"
        found: dict[str, Any] = json.loads(plain[:-1])
        return found


def check_vapid(headers: dict[str, str], origin: str, public: str = "") -> None:
    """Check who sends, as a push service does by RFC 8292."""
    scheme, _, rest = headers["authorization"].partition(" ")
    assert scheme == "vapid"
    said = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, claims, signature = said["t"].split(".")
    assert json.loads(padded(head)) == {"typ": "JWT", "alg": "ES256"}
    told = json.loads(padded(claims))
    assert told["aud"] == origin
    assert told["sub"].startswith(("mailto:", "https:", "http:"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), padded(said["k"]))
    raw = padded(signature)
    pair = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    try:
        signed = f"{head}.{claims}".encode()
        key.verify(utils.encode_dss_signature(*pair), signed, ec.ECDSA(SHA256()))
    except InvalidSignature:
        raise AssertionError("the signature is not of the key that was named") from None
    assert not public or said["k"] == public


Request = tuple[str, dict[str, str], bytes]
TURNS = 10  # of a loop: who was let in last is being served by then, and can be seen off


class Listener:
    """A server of HTTP on this computer that notes what it is sent and answers as it is told.

    status   what it answers, by path; 201 otherwise
    hang     whether it answers nothing at all
    leads    where an answer points to, by path
    """

    def __init__(self) -> None:
        self.heard: list[Request] = []
        self.status: dict[str, int] = {}
        self.leads: dict[str, str] = {}
        self.hang = False
        self.port = 0
        self.devices: dict[str, Device] = {}
        self.public = ""

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def url(self, path: str) -> str:
        return self.origin + path

    def device(self, path: str) -> Device:
        """A browser whose messages come by this push service."""
        self.devices[path] = Device(path)
        return self.devices[path]

    def posts(self, path: str) -> list[Request]:
        return [one for one in self.heard if one[0] == path]

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await self.hear(reader, writer)
        except (asyncio.IncompleteReadError, asyncio.CancelledError):
            pass  # somebody has thought better of it, or the server closes
        finally:
            writer.close()

    async def hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Note one request, and answer it."""
        head = (await reader.readuntil(b"\r\n\r\n")).decode("ascii").split("\r\n")
        path = head[0].split(" ")[1]
        headers = {
            name.lower(): value.strip()
            for name, _, value in (line.partition(":") for line in head[1:] if line)
        }
        body = await reader.readexactly(int(headers["content-length"]))
        self.heard.append((path, headers, body))
        if self.hang:
            await reader.read()
        else:
            status = self.answer(path, headers, body)
            leads = f"Location: {self.leads[path]}\r\n" if path in self.leads else ""
            writer.write(f"HTTP/1.1 {status} x\r\n{leads}Content-Length: 0\r\n\r\n".encode())
            await writer.drain()

    def answer(self, path: str, headers: dict[str, str], body: bytes) -> int:
        """What a push service says: it knows its browsers, and who may write to them."""
        if path in self.status:
            return self.status[path]
        device = self.devices.get(path)
        if device is not None:
            check_vapid(headers, self.origin, self.public)
            assert headers["content-encoding"] == "aes128gcm"
            assert int(headers["ttl"]) > 0
            device.read.append(device.decrypt(body))
        return 201


@contextmanager
def open_listener() -> Iterator[Listener]:
    """Such a server, in a thread of its own."""
    found = Listener()
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()

    def wait(work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(work, loop).result(30)

    server = wait(asyncio.start_server(found.serve, "127.0.0.1", 0))
    found.port = server.sockets[0].getsockname()[1]
    try:
        yield found
    finally:

        async def close() -> None:
            for door in server.sockets:  # asyncio forgets whom it is just letting in as it closes
                loop.remove_reader(door.fileno())
            for _ in range(TURNS):
                await asyncio.sleep(0)
            server.close()
            others = asyncio.all_tasks() - {asyncio.current_task()}
            for task in others:
                task.cancel()
            await asyncio.gather(*others, return_exceptions=True)

        wait(close())
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()
