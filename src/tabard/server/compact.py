"""JSON without a space too many, by one encoder that is made once."""

from __future__ import annotations

import json

compact = json.JSONEncoder(separators=(",", ":")).encode
