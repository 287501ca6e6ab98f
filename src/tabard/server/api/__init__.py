"""The JSON API: everything a person can do at a table, for programs.

Programs speak with a token, `Authorization: Bearer ...`; cookies count for nothing here, so no page
elsewhere can act for a browser. Every refusal is `{"error": code, "message": sentence, ...}`.
"""

from __future__ import annotations

from tabard.server.api.door import Api as Api
from tabard.server.api.door import SideDoor as SideDoor
from tabard.server.api.door import create_api as create_api

__all__ = ["Api", "SideDoor", "create_api"]
