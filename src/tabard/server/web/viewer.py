"""Who looks at a page: a person with a name, a language and settings; at first a guest."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Viewer:
    """One person in front of one browser.

    user      id, the same as long as the browser keeps its cookie or the person logs in
    name      what others see
    lang      en, de or nl
    theme     auto, parchment or candlelight
    guest     whether no password keeps the identity yet
    csrf      what every post of this browser must carry
    settings  the person's choices: auto_confirm, pace
    """

    user: str
    name: str
    lang: str = "en"
    theme: str = "auto"
    guest: bool = True
    csrf: str = ""
    settings: dict[str, Any] = field(default_factory=dict)
