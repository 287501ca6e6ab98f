"""A call as a program gets it: signed JSON, or what Discord, Slack and Matrix show in a room.

A room has other readers. So a webhook is told what a spectator sees, and its link lets nobody in.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
from collections.abc import Callable
from html import escape
from typing import Any, Final

from tabard.server.calls.letter import Letter

JSON: Final = "json"
SHAPES: Final = (JSON, "discord", "slack", "matrix")
MARKDOWN: Final = re.compile(r"([\\`*_{}\[\]()#+.!|>~@-])")
SLACK: Final = {"&": "&amp;", "<": "&lt;", ">": "&gt;"}
MOST: Final = 1900  # characters that Discord shows of a message


def body_of(shape: str, letter: Letter, key: str, now: int) -> bytes:
    """What is posted, by the shape that the reader at the other end knows."""
    made = FORMS[shape](letter)
    if shape == JSON:
        made = {"id": key, "at": now, **made}
    return json.dumps(made, ensure_ascii=False, separators=(",", ":")).encode()


def headers_of(shape: str, secret: str, body: bytes, now: int) -> dict[str, str]:
    """The headers of a post; plain JSON is signed, so that its reader knows whom it is from.

    The signature is HMAC-SHA256 of `TIME.BODY`, with the time of the header beside it.
    """
    headers = {"Content-Type": "application/json"}
    if shape == JSON:
        seconds = str(now // 1000)
        signed = hmac.new(secret.encode(), seconds.encode() + b"." + body, hashlib.sha256)
        headers["X-Tabard-Time"] = seconds
        headers["X-Tabard-Signature"] = f"sha256={signed.hexdigest()}"
    return headers


def plain(letter: Letter) -> dict[str, Any]:
    """The calls as data."""
    return {
        "subject": letter.subject,
        "calls": [
            {
                "table": part.table,
                "game": part.game,
                "kind": part.kind,
                "title": part.title,
                "happened": list(part.story),
                "asked": part.asked,
                "time": part.time,
                "link": part.link,
            }
            for part in letter.parts
        ],
    }


def discord(letter: Letter) -> dict[str, Any]:
    """A message for Discord; names in it call nobody."""
    return {"content": told(letter, marked, "**{}**")[:MOST], "allowed_mentions": {"parse": []}}


def slack(letter: Letter) -> dict[str, Any]:
    """A message for Slack."""
    return {"text": told(letter, slacked, "*{}*")}


def matrix(letter: Letter) -> dict[str, Any]:
    """A message for a webhook of Matrix, as words and as HTML."""
    html = told(letter, escape, "<b>{}</b>").replace("\n", "<br>")
    return {"text": told(letter, str, "{}"), "html": html, "username": "Tabard"}


def told(letter: Letter, safe: Callable[[str], str], bold: str) -> str:
    """The calls as lines, in the marks of a place where people talk."""
    lines = []
    for part in letter.parts:
        lines.append(bold.format(safe(part.title)))
        lines += [safe(line) for line in part.story]
        lines += [safe(line) for line in (part.asked, part.time) if line]
        lines.append(part.link)
    return "\n".join(lines)


def marked(text: str) -> str:
    """Text that Discord shows as it is."""
    return MARKDOWN.sub(r"\\\1", text)


def slacked(text: str) -> str:
    """Text that Slack shows as it is."""
    return "".join(SLACK.get(c, c) for c in text)


FORMS: Final[dict[str, Callable[[Letter], dict[str, Any]]]] = {
    JSON: plain,
    "discord": discord,
    "slack": slack,
    "matrix": matrix,
}
