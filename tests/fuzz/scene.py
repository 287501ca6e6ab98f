"""What a fuzzer finds in the house: tables in every state, and tokens of every scope."""

from __future__ import annotations

import json
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import httpx

PERSON = {"kind": "person"}
BOT = {"kind": "bot", "bot": "random"}
PATIENCE = 60.0


@dataclass
class Scene:
    """A house with people in it.

    tokens    by what they may be used for; "other" is somebody else's, "nobody" is no token at all
    tables    by what goes on there
    link      the secret of a seat that is kept for a friend
    token_id  of a token that can be revoked
    """

    site: str
    tokens: dict[str, str]
    tables: dict[str, str]
    link: str
    token_id: str

    def save(self, file: Path) -> None:
        """Write it down for another process."""
        file.write_text(json.dumps(asdict(self)), "utf-8")


def saved(file: Path) -> Scene:
    """A scene that was written down."""
    return Scene(**json.loads(file.read_text("utf-8")))


class Guest:
    """Somebody's program."""

    def __init__(self, site: str, name: str) -> None:
        self.client = httpx.Client(base_url=f"{site}/api", timeout=PATIENCE)
        self.token = self.post("/guests", name=name)["token"]
        self.client.headers["authorization"] = f"Bearer {self.token}"

    def post(self, path: str, **body: Any) -> dict[str, Any]:
        """Post something that is taken."""
        answer = self.client.post(path, json=body)
        assert answer.status_code < 300, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def get(self, path: str) -> dict[str, Any]:
        """Look at something."""
        found: dict[str, Any] = self.client.get(path).json()
        return found

    def open(self, game: str, *seats: dict[str, str], **more: Any) -> dict[str, Any]:
        """Open a table."""
        return self.post("/tables", game=game, players=len(seats), seats=seats, **more)

    def close(self) -> None:
        """Hang up."""
        self.client.close()


def laid_out(site: str) -> Scene:
    """Fill an empty house."""
    anna, bert = Guest(site, "Anna"), Guest(site, "Bert")
    running = anna.open("pillars", PERSON, PERSON)["id"]
    bert.post(f"/tables/{running}/seats/1")
    finished = anna.open("toll", BOT, BOT)["id"]
    kept = anna.open("feudum", PERSON, {"kind": "link"})
    tables = {
        "running": running,
        "waiting": anna.open("pilgrim", PERSON, PERSON)["id"],
        "against a bot": anna.open("pillars", PERSON, BOT)["id"],
        "finished": finished,
        "kept": kept["id"],
        "another's": bert.open("pillars", PERSON, BOT, watch="closed")["id"],
    }
    begun = time.monotonic()
    while anna.get(f"/tables/{finished}")["status"] != "over":
        assert time.monotonic() - begun < PATIENCE, "bots do not come to the end of a game"
        time.sleep(0.05)
    tokens = {
        scope: anna.post("/tokens", label=scope, scope=scope)["token"]
        for scope in ("read", "play", "host")
    }
    tokens |= {"other": bert.token, "nobody": "no-token-of-anybody"}
    token_id = anna.post("/tokens", label="to be revoked")["id"]
    anna.close()
    bert.close()
    return Scene(site, tokens, tables, kept["links"]["1"], token_id)
