"""Hostile visitors of the pages: forms, posts and addresses that nobody meant, in three languages.

Some of what they write is markup with a tag of its own; none of it may come back as markup.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Sequence
from typing import Any
from urllib.parse import quote, urlencode

import httpx

from tabard.messages import LANGUAGES
from tests.fuzz.found import Found
from tests.fuzz.scene import Scene

TOKEN = re.compile(r'<meta name="csrf" content="([^"]+)">')
TAG = "zz9"
# A tag, an attribute that breaks out, a script in JSON: each would show as the beginning of a tag.
MARKUP = (
    f"<{TAG}>",
    f'"><{TAG} onload=x>',
    f"'><{TAG}>",
    f"</script><{TAG}>",
    f"<!--<{TAG}-->",
    f"&lt;<{TAG}>",
)
WORDS = (
    "",
    "0",
    "1",
    "-1",
    "2",
    "3",
    "99999999999999999999",
    "1e9",
    "١",
    "on",
    "true",
    "null",
    "x",
)
ODD = (
    "\x00",
    "\ud800",
    "\u202e",
    "ı",
    "ß" * 33,
    "a" * 5000,
    "😀" * 40,
    "%00",
    "%",
    "../..",
    "\r\nx: y",
)
NAMES = [
    "game",
    "players",
    "seat",
    "clock",
    "minutes",
    "increment",
    "days",
    "watch",
    "takeover",
    "hints",
    "name",
    "lang",
    "theme",
    "pace",
    "auto_confirm",
    "back",
    "login",
    "password",
    "old",
    "label",
    "scope",
    "token",
    "text",
    "link",
    "q",
    "ply",
    "layout",
    "since",
    "csrf",
    "partition",
    "first",
    "second",
    "charge",
    "kind",
    "reason",
    "do",
    "status",
]
SENSE: dict[str, Sequence[str]] = {
    "game": ("pillars", "world", "feudum", "pilgrim", "toll"),
    "players": ("2", "3"),
    "clock": ("none", "live", "slow"),
    "watch": ("open", "closed"),
    "takeover": ("random", "level3"),
    "lang": LANGUAGES,
    "theme": ("light", "dark", "auto"),
    "pace": ("0", "1", "2"),
    "scope": ("read", "play", "host"),
    "days": ("1", "30", "365"),
    "partition": ("pale", "chevron"),
    "first": ("azure", "or"),
    "second": ("azure", "or"),
    "charge": ("key", "none"),
    "kind": ("block", "mute"),
    "do": ("bar", "remove"),
}
POSTS = [
    "/settings",
    "/settings/play",
    "/settings/theme",
    "/settings/language",
    "/settings/tokens",
    "/settings/tokens/revoke",
    "/new",
    "/replays/import",
    "/logout",
    "/settings/password",
    "/settings/arms",
    "/settings/leave",
    "/lobby/seek",
    "/lobby/beat",
    "/lobby/stop",
    "/people/nobody/block",
    "/people/nobody/report",
    "/keeping/people/nobody",
    "/keeping/tables/nowhere",
    "/keeping/reports/none",
]
GETS = [
    "/",
    "/tables",
    "/watch",
    "/about",
    "/settings",
    "/settings/tokens",
    "/keep",
    "/login",
    "/new",
    "/join",
    "/replays",
    "/rules",
    "/readyz",
    "/me",
    "/lobby",
    "/lobby/seek",
    "/settings/arms",
    "/settings/leave",
    "/settings/export",
    "/keeping",
    "/keeping/people",
    "/keeping/tables",
    "/keeping/orders",
    "/keeping/acts",
]
DEEDS = [
    "choose",
    "confirm",
    "takeback",
    "takeback_all",
    "ask_undo",
    "agree",
    "decline",
    "say",
    "mute",
    "unmute",
    "kick",
    "sit",
    "fill",
    "close",
    "leave",
    "rematch",
]


class Visitor:
    """One hostile browser: what it does follows from its seed and the house it finds."""

    def __init__(self, scene: Scene, seed: int) -> None:
        self.scene = scene
        self.chance = random.Random(seed)
        self.seed = seed
        self.tables = [*scene.tables.values()]
        self.client = httpx.Client(base_url=scene.site, timeout=60)
        self.token = ""

    def run(self, cases: int) -> Found:
        """Try so many requests."""
        found = Found()
        for number in range(cases):
            if number % 50 == 0:
                self.arrive()
            request = self.request()
            answer = self.client.send(request)
            self.learn(answer)
            found.cases += 1
            found.answers[answer.status_code] += 1
            problem = wrong(answer)
            if problem:
                again = f"python -m tests.fuzz pages --seed {self.seed} --cases {number + 1}"
                found.failures.append(f"{problem}: {told(request)}  # {again}")
        self.client.close()
        return found

    def arrive(self) -> None:
        """Be somebody new, in one of the languages, or somebody who comes back."""
        if self.chance.random() < 0.5:
            self.client.cookies.clear()
        lang = self.chance.choice(LANGUAGES)
        self.client.headers = httpx.Headers({"accept": "text/html", "accept-language": lang})
        self.token = TOKEN.findall(self.client.get("/about").text)[0]

    def learn(self, answer: httpx.Response) -> None:
        """Go on at a table that was opened, and with the token that this browser now has."""
        parts = answer.headers.get("location", "").split("/")
        if len(parts) > 2 and parts[1] in ("table", "replay"):
            self.tables = [*self.tables[-20:], parts[2]]
        if "set-cookie" in answer.headers or answer.status_code == 403:
            self.token = TOKEN.findall(self.client.get("/about").text)[0]

    def request(self) -> httpx.Request:
        """Anything."""
        kind = self.chance.random()
        if kind < 0.35:
            return self.form(self.chance.choice(POSTS))
        if kind < 0.45:
            place = self.chance.choice(("play", "sit", "join"))
            game = quote(self.word("game"), safe="%", errors="surrogatepass")
            return self.form(f"/{place}/{game if place == 'play' else self.table()}")
        if kind < 0.7:
            return self.deed()
        return self.page()

    def form(self, path: str) -> httpx.Request:
        """A form with fields that fit, and fields that do not."""
        names = self.chance.sample(NAMES, self.chance.randrange(len(NAMES)))
        names += [f"{kind}-{self.chance.randrange(4)}" for kind in ("seat", "name")]
        fields = {"csrf": self.token, **{name: self.word(name) for name in names if name != "csrf"}}
        if path == "/new" and self.chance.random() < 0.7:
            fields |= {"game": self.chance.choice(SENSE["game"]), "players": "2"}
            fields |= {"seat-0": "device", "seat-1": "device", "name-1": self.word("name")}
        if path == "/replays/import":
            fields["text"] = self.record()
        if self.chance.random() < 0.05:
            fields["csrf"] = self.word("csrf")
        body = urlencode(fields, errors="surrogatepass").encode()
        headers = {"content-type": "application/x-www-form-urlencoded"}
        return self.client.build_request("POST", path, content=body, headers=headers)

    def deed(self) -> httpx.Request:
        """What a script of a table would post, more or less."""
        post: dict[str, Any] = {
            "do": self.chance.choice(DEEDS),
            "request": f"fuzz-{self.chance.getrandbits(60):x}",
            "seat": self.chance.choice((0, 0, 1, 2)),
            "ply": self.chance.randrange(60),
            "code": self.chance.randrange(-2, 400),
            "text": self.word("text"),
            "bot": self.word("takeover"),
        }
        for name in self.chance.sample(sorted(post), self.chance.randrange(3)):
            post[name] = self.chance.choice(
                (None, [], {}, 2**70, -1, 1.5, True, "x" * 5000, self.word("x"), [[[]]] * 9)
            )
        if self.chance.random() < 0.2:
            post["codes"] = [self.chance.randrange(400) for _ in range(self.chance.randrange(70))]
        body = json.dumps(post).encode("utf-8", "surrogatepass")
        if self.chance.random() < 0.1:
            body = body[: self.chance.randrange(len(body))] + b"[" * self.chance.randrange(3000)
        headers = {"x-csrf": self.token, "content-type": "application/json", "accept": "*/*"}
        return self.client.build_request(
            "POST", f"/table/{self.table()}/act", content=body, headers=headers
        )

    def page(self) -> httpx.Request:
        """A page, with an address and a query that may be anything."""
        table = self.table()
        path = self.chance.choice(
            (
                *GETS,
                f"/table/{table}",
                f"/table/{table}/record",
                f"/table/{table}/tips",
                *(f"/replay/{table}{end}" for end in ("", "/frame", "/since", "/tips")),
                f"/rules/{self.word('game')}",
                f"/join/{self.word('link')}",
                f"/{self.word('x')}",
            )
        )
        names = self.chance.sample(NAMES, self.chance.randrange(4))
        query = urlencode({name: self.word(name) for name in names}, errors="surrogatepass")
        safe = quote(path, safe="/%", errors="surrogatepass").replace("//", "/")
        return self.client.build_request("GET", f"{safe}?{query}")

    def word(self, name: str) -> str:
        """A word for a field: what fits, what might, markup, or what nobody writes."""
        kind = self.chance.random()
        if kind < 0.5 and name in SENSE:
            return self.chance.choice(SENSE[name])
        if kind < 0.75:
            return self.chance.choice(MARKUP)
        return self.chance.choice(WORDS if kind < 0.9 else ODD)

    def table(self) -> str:
        """A table that there is, most of the time."""
        if self.chance.random() < 0.9:
            return self.chance.choice(self.tables)
        return quote(self.word("x"), safe="%", errors="surrogatepass") or "x"

    def record(self) -> str:
        """A record of a finished game, with names and lines that nobody wrote."""
        finished = self.scene.tables["finished"]
        lines = httpx.get(f"{self.scene.site}/api/records/{finished}/text").text.splitlines()
        for _ in range(self.chance.randrange(4)):
            at = self.chance.randrange(len(lines))
            label = lines[at].partition(":")[0]
            lines[at] = f"{label}: {self.word('name')}"
        return "\n".join(lines)


def wrong(answer: httpx.Response) -> str:
    """What is wrong with an answer, or nothing."""
    if answer.status_code >= 500:
        return f"answered {answer.status_code}"
    if "text/html" in answer.headers.get("content-type", "") and f"<{TAG}" in answer.text:
        return "markup came through"
    return ""


def told(request: httpx.Request) -> str:
    """A request in one line."""
    body = request.read()[:300].decode("utf-8", "backslashreplace")
    return f"{request.method} {request.url} {body!r}"


def fuzz(scene: Scene, seed: int, cases: int) -> Found:
    """Let hostile visitors try so many requests."""
    return Visitor(scene, seed).run(cases)
