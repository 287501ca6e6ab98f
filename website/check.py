"""What must hold of the built site: every link leads somewhere, nothing loads from elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

LOADING: Final = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src"}
NOT_LOADED: Final = {"canonical", "next", "prev", "edit"}


class Reader(HTMLParser):
    """Collects the anchors of a page, where it links to, and what it loads."""

    def __init__(self) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[str] = []
        self.loads: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Look at one element."""
        given = {name: value or "" for name, value in attrs}
        self.anchors.update(given[name] for name in ("id", "name") if name in given)
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        elif tag in LOADING and LOADING[tag] in given:
            if not (tag == "link" and NOT_LOADED & set(given.get("rel", "").split())):
                self.loads.append(given[LOADING[tag]])


def read(path: Path) -> Reader:
    """What is in a page."""
    reader = Reader()
    reader.feed(path.read_text("utf-8"))
    return reader


def problems(site: Path) -> list[str]:
    """Everything that is wrong with a site, a line each."""
    pages = {path: read(path) for path in sorted(site.rglob("*.html"))}
    found = [problem for path in pages for problem in wrong(site, path, pages)]
    for sheet in sorted(site.rglob("*.css")):
        text = sheet.read_text("utf-8")
        if "url(http" in text.replace('"', "").replace("'", "") or "@import" in text:
            found.append(f"{sheet.relative_to(site)}: loads something from elsewhere")
    return found


def wrong(site: Path, path: Path, pages: dict[Path, Reader]) -> Iterator[str]:
    """What is wrong with a page."""
    where = path.relative_to(site)
    reader = pages[path]
    for address in reader.loads:
        if urlsplit(address).netloc:
            yield f"{where}: loads {address}"
        elif not address.startswith("data:") and not goal_of(site, path, address).exists():
            yield f"{where}: {address} is not there"
    for address in reader.links:
        parts = urlsplit(address)
        if parts.scheme or parts.netloc:
            continue
        goal = goal_of(site, path, address)
        if not goal.exists():
            yield f"{where}: links to {address}, which is not there"
        elif parts.fragment and goal in pages:
            anchor = unquote(parts.fragment)
            if anchor not in pages[goal].anchors and not anchor.startswith("__"):
                yield f"{where}: links to {address}, which has no such anchor"


def goal_of(site: Path, path: Path, address: str) -> Path:
    """The file that an address means on a page."""
    name = unquote(urlsplit(address).path)
    if not name:
        return path
    base = site if name.startswith("/") else path.parent
    goal = (base / name.lstrip("/")).resolve()
    return goal / "index.html" if goal.is_dir() else goal
