"""What a token may be used for, how long it lasts, and how many one may have."""

from __future__ import annotations

from typing import Final

READ: Final = "read"  # look at what its owner may see
PLAY: Final = "play"  # and choose, talk, sit down
HOST: Final = "host"  # and open tables, look after them, and make tokens
SCOPES: Final = (READ, PLAY, HOST)

SESSION_DAYS: Final = 400  # how long a browser's cookie lasts
MOST_TOKENS: Final = 20
USUAL_DAYS: Final = 365
MOST_DAYS: Final = 3650
DAY: Final = 86_400_000
