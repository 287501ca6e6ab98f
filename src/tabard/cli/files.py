"""Reading and writing files: UTF-8 only, and never half a file."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

from tabard.games import game
from tabard.kernel import record
from tabard.kernel.errors import BadInput, TabardError
from tabard.kernel.record import Record
from tabard.kernel.state import State

STDIN = "-"


def read_bytes(path: str) -> bytes:
    """What is in a file; `-` is standard input."""
    return sys.stdin.buffer.read() if path == STDIN else Path(path).read_bytes()


def read(path: str) -> str:
    """The text of a file."""
    return text_of(path, read_bytes(path))


def text_of(path: str, data: bytes) -> str:
    """The text that a file holds."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadInput(path, f"is not UTF-8 text (at byte {error.start})") from None


def read_record(path: str) -> Record:
    """The record in a file, replayed and checked."""
    return record_in(path, read_bytes(path))


def record_in(path: str, data: bytes) -> Record:
    """The record that a file holds, replayed and checked."""
    text = text_of(path, data)
    try:
        return record.parse(text, game)
    except TabardError as error:
        raise BadInput(path, str(error)) from None


def read_json(path: str) -> Any:
    """The JSON in a file."""
    text = read(path)
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadInput(path, f"is not JSON: {error}") from None


def read_position(path: str) -> State:
    """The state of the position in a file."""
    data = read_json(path)
    name = data.get("game") if isinstance(data, dict) else None
    if not isinstance(name, str):
        raise BadInput(path, "is not a position: it names no game")
    try:
        state: State = game(name).load(data)
    except TabardError as error:
        raise BadInput(path, str(error)) from None
    return state


def obstacle(path: str, force: bool) -> str:
    """What keeps a file from being written: `folder`, `no-folder`, `exists`; "" for nothing."""
    target = Path(path)
    if target.is_dir():
        return "folder"
    if not target.parent.is_dir():
        return "no-folder"
    return "exists" if target.exists() and not force else ""


def check_new(path: str, force: bool) -> None:
    """Refuse a file that could not be written later: before a game rather than after it."""
    found = obstacle(path, force)
    if found == "folder":
        raise BadInput(path, "is a folder")
    if found == "no-folder":
        raise BadInput(path, f"there is no folder {Path(path).parent}")
    if found:
        raise BadInput(path, "exists already (--force overwrites it)")


def write(path: str, text: str, force: bool) -> None:
    """Write a whole file or nothing: into a neighbour first, then renamed."""
    check_new(path, force)
    target = Path(path)
    draft = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        with open(draft, "x", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, target)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
