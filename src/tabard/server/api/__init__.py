"""The JSON API: everything a person can do at a table, for programs.

Programs speak with a token, `Authorization: Bearer ...`; cookies count for nothing here, so no page
elsewhere can act for a browser. Every refusal is `{"error": code, "message": sentence, ...}`.
"""

from __future__ import annotations

from tabard.server.api.app import Api as Api
from tabard.server.api.app import AppWithApi as AppWithApi
from tabard.server.api.app import create_api as create_api

__all__ = ["Api", "AppWithApi", "create_api"]
