"""Files that nobody else may read: seeds of running games and hashes of passwords lie in them."""

from __future__ import annotations

import logging
import os
import secrets
import sys
from pathlib import Path
from typing import BinaryIO, Final

log = logging.getLogger("tabard")

OWNER_ONLY: Final = 0o600
OTHERS: Final = 0o077


def open_private(path: Path) -> BinaryIO:
    """A new file to write that is its owner's from the first moment; one that is there stays."""
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o600)
    return os.fdopen(handle, "wb")


def write_once(path: Path, content: bytes) -> None:
    """Make a private file, whole as soon as it is there; one that is there stays as it is.

    Its content is on the disk before it has its name: a power cut leaves no empty key.
    """
    if path.exists():
        return
    new = path.with_name(f".{path.name}.{secrets.token_hex(8)}")
    with open_private(new) as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    try:
        os.link(new, path)
    except FileExistsError:
        pass
    finally:
        new.unlink()


def make_private(path: Path) -> None:
    """Make a file if there is none, and keep others from it; on Windows the folder does that."""
    if sys.platform != "win32":
        handle = os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ONLY)
        try:
            if os.fstat(handle).st_mode & OTHERS:
                os.fchmod(handle, OWNER_ONLY)
        except PermissionError:
            log.warning("%s can be read by others, and is not ours to close to them", path)
        finally:
            os.close(handle)
