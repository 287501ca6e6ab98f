"""JSON without a space too many, by an encoder in C."""

from __future__ import annotations

from typing import Any

from orjson import dumps as packed


def compact(data: Any) -> str:
    """Data as JSON text."""
    return packed(data).decode()


__all__ = ["compact", "packed"]
