"""Files that never change under their address: style, scripts and fonts, versioned by content."""

from __future__ import annotations

import hashlib
import mimetypes
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import brotli
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from tabard.draw import fonts, page
from tabard.server.web import stages

STATIC: Final = Path(__file__).parent / "static"
FOREVER: Final = "public, max-age=31536000, immutable"
COMPRESSED: Final = (".css", ".js", ".svg")


@dataclass(frozen=True, slots=True)
class Asset:
    """One file in memory, plain and compressed."""

    body: bytes
    small: bytes
    kind: str
    version: str


class Assets:
    """All static files; `site.css` begins with the fonts, the palette and the boards' style.

    `table.css` ends with the places of prompt and log beside boards that choose them.
    """

    def __init__(self) -> None:
        self.files: dict[str, Asset] = {}
        for name in fonts.file_names():
            self.add(f"fonts/{name}", fonts.read(name))
        version = digest(b"".join(self.files[name].body for name in sorted(self.files)))
        head = page.stylesheet(f"/static/{version}/fonts").encode()
        for name in list(self.files):
            self.files[name] = Asset(self.files[name].body, b"", "font/woff2", version)
        for file in sorted(STATIC.rglob("*")):
            if file.is_file():
                name = file.relative_to(STATIC).as_posix()
                body = (head if name == "site.css" else b"") + file.read_bytes()
                self.add(name, body + (stages.style().encode() if name == "table.css" else b""))

    def add(self, name: str, body: bytes) -> None:
        """Take a file in."""
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        small = brotli.compress(body) if name.endswith(COMPRESSED) else b""
        self.files[name] = Asset(body, small, kind, digest(body))

    def url(self, name: str) -> str:
        """The address of a file as it is now."""
        return f"/static/{self.files[name].version}/{name}"


def digest(body: bytes) -> str:
    """The version of a content."""
    return hashlib.sha256(body).hexdigest()[:12]


@cache
def assets() -> Assets:
    """The static files, read once."""
    return Assets()


async def serve(request: Request) -> Response:
    """One static file; under its present version it may be kept for ever."""
    asset = assets().files.get(request.path_params["name"])
    if asset is None:
        raise HTTPException(404)
    tag = f'"{asset.version}"'
    headers = {
        "cache-control": FOREVER if request.path_params["version"] == asset.version else "no-cache",
        "etag": tag,
        "vary": "accept-encoding",
    }
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    body = asset.body
    if asset.small and "br" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = asset.small, "br"
    return Response(body, headers=headers, media_type=asset.kind)
