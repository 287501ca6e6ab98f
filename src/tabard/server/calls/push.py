"""Web push: a message that only one browser can read (RFC 8291), sent by this house (RFC 8292)."""

from __future__ import annotations

import base64
import json
import struct
import time
from secrets import token_bytes
from typing import Any, Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tabard.server.calls.letter import Letter

CURVE: Final = ec.SECP256R1()
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
RECORD: Final = 4096
LASTS: Final = 86_400  # seconds that a push service keeps a message for a browser that is off
VALID: Final = 12 * 3600  # seconds that our signature is good for; a day is the most
LONGEST: Final = 600  # characters of a notice: phones show less
POINT: Final = 65
AUTH: Final = 16


def coded(data: bytes) -> str:
    """Bytes as text in an address or a header."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def decoded(text: str) -> bytes:
    """The bytes of such a text; `ValueError` if it is none."""
    return base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as it is sent."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def derived(key: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """A key made of another."""
    return HKDF(SHA256(), length, salt, info).derive(key)


class Sealer:
    """The key by which push services know this house, made of its secret: all servers have it."""

    def __init__(self, secret: str) -> None:
        number = int.from_bytes(derived(secret.encode(), b"", b"tabard push", 48), "big")
        self.key = ec.derive_private_key(number % (ORDER - 1) + 1, CURVE)
        self.public: Final = coded(point(self.key.public_key()))

    def signature(self, endpoint: str, contact: str) -> str:
        """What tells the push service at an endpoint who sends."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + VALID,
            "sub": contact,
        }
        head = {"typ": "JWT", "alg": "ES256"}
        text = ".".join(
            coded(json.dumps(one, separators=(",", ":")).encode()) for one in (head, claims)
        )
        r, s = utils.decode_dss_signature(self.key.sign(text.encode(), ec.ECDSA(SHA256())))
        signed = coded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={text}.{signed}, k={self.public}"


def check_keys(p256dh: str, auth: str) -> None:
    """Refuse keys that no browser has made: `ValueError`."""
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(p256dh))
    if len(decoded(p256dh)) != POINT or len(decoded(auth)) != AUTH:
        raise ValueError("keys of another length")


def sealed(message: bytes, p256dh: str, auth: str) -> bytes:
    """A message that only the browser with these keys can read."""
    theirs = decoded(p256dh)
    own = ec.generate_private_key(CURVE)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    ours, salt = point(own.public_key()), token_bytes(16)
    key = derived(shared, decoded(auth), b"WebPush: info\0" + theirs + ours, 32)
    content = derived(key, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(key, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack("!IB", RECORD, len(ours)) + ours
    return head + AESGCM(content).encrypt(nonce, message + b"\2", None)


def notice(letter: Letter, waiting: int, base: str) -> bytes:
    """What the service worker shows: of several calls, their titles."""
    if len(letter.parts) == 1:
        part = letter.parts[0]
        said = "\n".join([*part.story[-3:], *(line for line in (part.asked, part.time) if line)])
        tag, link = part.table or "tabard", part.link
    else:
        said = "\n".join(part.title for part in letter.parts)
        tag, link = "tabard", f"{base}/tables"
    found: dict[str, Any] = {
        "title": letter.subject,
        "body": said[:LONGEST],
        "tag": tag,
        "url": link,
        "lang": letter.lang,
        "count": waiting,
    }
    return json.dumps(found, ensure_ascii=False).encode()


def headers_of(authorization: str, topic: str) -> dict[str, str]:
    """The headers of a push; a later message about the same table takes the place of an earlier."""
    return {
        "Authorization": authorization,
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(LASTS),
        "Urgency": "normal",
        "Topic": topic,
    }
