"""When somebody may be called: at once, after idle minutes or once a day, and never when asleep."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime, timedelta, tzinfo
from datetime import time as Time
from functools import lru_cache
from typing import Any, Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

ONCE: Final = "once"
IDLE: Final = "idle"
DAILY: Final = "daily"
NEVER: Final = "never"
PACES: Final = (ONCE, IDLE, DAILY, NEVER)

GRACE: Final = 10_000  # a page that is looked at says so within this
IDLE_MILLISECONDS: Final = 300_000
MORNING: Final = 8
UTC_NAME: Final = "UTC"
HOURS: Final = 24


@lru_cache(maxsize=512)
def zone(name: str) -> tzinfo:
    """A time zone by its name; one that nobody knows here is that of Greenwich."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo(UTC_NAME)


def is_zone(name: str) -> bool:
    """Whether a name is that of a time zone."""
    return len(name) <= 64 and (name == UTC_NAME or str(zone(name)) == name)


@dataclass(frozen=True, slots=True)
class Hours:
    """What somebody has said about when they want to be called.

    pace     at once, after five idle minutes, once a day, or never
    digest   the hour of the day at which a day's calls come together
    quiet    the hours between which nothing comes: from, to; the same twice means none
    zone     where they live, as the time zones are named
    """

    pace: str = IDLE
    digest: int = MORNING
    quiet: tuple[int, int] = (0, 0)
    zone: str = UTC_NAME

    def due(self, pace: str, at: int) -> int:
        """When somebody is called for what happened at a time."""
        if pace == DAILY:
            return self.awake(self.next_hour(self.digest, at))
        return self.awake(at + (IDLE_MILLISECONDS if pace == IDLE else GRACE))

    def awake(self, at: int) -> int:
        """A time, or the end of the quiet hours that it lies in."""
        start, end = self.quiet
        hour = self.local(at).hour
        asleep = start <= hour < end if start < end else start != end and not end <= hour < start
        return self.next_hour(end, at) if asleep else at

    def local(self, at: int) -> datetime:
        """A time as the clock on the wall shows it."""
        return datetime.fromtimestamp(at / 1000, zone(self.zone))

    def midnight(self, day: date) -> int:
        """When a day begins."""
        return int(datetime.combine(day, Time(), zone(self.zone)).timestamp() * 1000)

    def next_hour(self, hour: int, at: int) -> int:
        """When it is a full hour next."""
        now = self.local(at)
        then = now.replace(hour=hour, minute=0, second=0, microsecond=0)
        if then <= now:
            then = (then + timedelta(days=1)).replace(hour=hour)
        return int(then.timestamp() * 1000)


def hours_of(settings: Mapping[str, Any]) -> Hours:
    """The hours that somebody's settings name; whoever has said nothing has the usual ones."""
    said = settings.get("calls") or {}
    start, end = said.get("quiet", (0, 0))
    return Hours(
        said.get("pace", IDLE),
        said.get("digest", MORNING),
        (start, end),
        said.get("zone", UTC_NAME),
    )
