"""How a table is set up: game, options, who sits where, the clock, and who may watch."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from tabard.bots.planner import planners
from tabard.bots.registry import offered
from tabard.games import game as find_game
from tabard.games import known, shelf
from tabard.kernel.errors import BadInput, Unknown
from tabard.kernel.game import Game, versioned
from tabard.server.naming import clean_name
from tabard.server.refusals import malformed, rated_hints

PERSON: Final = "person"  # somebody: the host, or who sits down
LINK: Final = "link"  # a friend who has the secret link
BOT: Final = "bot"  # a bot of some level
DEVICE: Final = "device"  # a person on the host's device
SEAT_KINDS: Final = (PERSON, LINK, BOT, DEVICE)

# Who may watch a table that came as a record: whoever has its address; no list shows it.
BY_ADDRESS: Final = "address"
# Who may watch a lesson or a puzzle: the learner alone; lists of tables do not show it.
LESSON: Final = "lesson"
# Who may watch a deal of the day: whoever plays it, and everybody once the day is over.
DAILY: Final = "daily"

EASIEST_BOT: Final = "level1"  # who sits down with a learner
USUAL_BOT: Final = "level3"  # who sits down, or takes over, when nobody says: the middle level

MINUTE: Final = 60_000
DAY: Final = 86_400_000
MOST_MINUTES: Final = 600
MOST_INCREMENT: Final = 600
MOST_DAYS: Final = 30
MOST_HOLIDAY: Final = 60

# The usual clocks: people whom the house brings together play with the one of their pace,
# tournaments offer all of them, and the form for a table begins with their numbers.
CLOCKS: Final[dict[str, dict[str, Any]]] = {
    "none": {"kind": "none"},
    "live": {"kind": "live", "minutes": 30, "increment": 20},
    "slow": {"kind": "slow", "days": 3},
    "daily": {"kind": "slow", "days": 1},
}

# What becomes of the seat of somebody whose time was up: a bot keeps it until they come back, or
# anybody may take it over.
REPLACED_BY: Final = ("bot", "anybody")


@cache
def bots_of_house() -> tuple[str, ...]:
    """Every bot that can take a seat here: the house's own, and installed ones of others."""
    return offered()


def planners_of_all() -> list[str]:
    """The planners of all games on the shelf, each once."""
    return list(dict.fromkeys(name for one in shelf() for name in planners(find_game(one))))


def bots_for(game: str) -> tuple[str, ...]:
    """Every bot that can take a seat at a table of a game: its planners too."""
    return (*bots_of_house(), *planners(find_game(game)))


@dataclass(frozen=True, slots=True)
class Clock:
    """none; live: `bank` milliseconds and `increment` per turn; slow: `bank` per turn."""

    kind: str = "none"
    bank: int = 0
    increment: int = 0

    def json(self) -> dict[str, Any]:
        """The clock as data."""
        return {"kind": self.kind, "bank": self.bank, "increment": self.increment}


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """What a seat is meant for: its kind, the bot's level, and who sits there on the host's device.

    A seat on the host's device without a name has the host's.
    """

    kind: str = PERSON
    bot: str = ""
    name: str = ""

    def json(self) -> dict[str, str]:
        """The seat as data; most have no name of their own."""
        named = {"name": self.name} if self.name else {}
        return {"kind": self.kind, "bot": self.bot, **named}


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that is fixed when a table is opened.

    takeover  the bot that plays for whoever leaves or runs out of time
    holiday   days for which each may let a slow clock stand still, all in all
    replace   who may have the seat of somebody whose time was up
    data      what tells apart the data that the house had corrected; "" for those of the game
    hints     whether who sits there may ask a bot for advice; None: if one person plays with bots
    rated     whether the game counts for the ratings; None: if nobody may ask for advice
    lesson    the lesson of the game that is taught there, or ""
    puzzle    the puzzle of the game that is asked there, or ""
    daily     the day whose deal is played there, as 2026-11-18, or ""
    start     the position that the game begins from, whole truth, if not from its beginning
    plans     whether who sits there may try their turn with the pencil first
    """

    game: str
    players: int
    options: dict[str, Any]
    seats: tuple[SeatPlan, ...]
    host: str
    clock: Clock = field(default_factory=Clock)
    watch: str = "open"
    takeover: str = USUAL_BOT
    rules_version: int = 0
    hints: bool | None = None
    data: str = ""
    rated: bool | None = None
    holiday: int = 0
    replace: str = REPLACED_BY[0]
    lesson: str = ""
    puzzle: str = ""
    daily: str = ""
    start: dict[str, Any] | None = None
    plans: bool = True

    @property
    def version(self) -> str:
        """By which rules and data it is played."""
        return versioned(self.rules_version, self.data)

    def json(self) -> dict[str, Any]:
        """The setup as data."""
        return {
            "game": self.game,
            "players": self.players,
            "options": self.options,
            "seats": [seat.json() for seat in self.seats],
            "host": self.host,
            "clock": self.clock.json(),
            "watch": self.watch,
            "takeover": self.takeover,
            "rules_version": self.rules_version,
            "hints": self.hints,
            "rated": self.rated,
            **({"data": self.data} if self.data else {}),
            **({"holiday": self.holiday} if self.holiday else {}),
            **({"replace": self.replace} if self.replace != REPLACED_BY[0] else {}),
            **({"lesson": self.lesson} if self.lesson else {}),
            **({"puzzle": self.puzzle} if self.puzzle else {}),
            **({"daily": self.daily} if self.daily else {}),
            **({"start": self.start} if self.start is not None else {}),
            **({} if self.plans else {"plans": False}),
        }


def read_setup(data: Any, host: str, bots: tuple[str, ...]) -> Setup:
    """The setup somebody asks for, checked; a `RequestRefused` names the wrong field."""
    if not isinstance(data, dict):
        raise malformed("table", "is not an object")
    if not isinstance(data.get("options") or {}, dict):
        raise malformed("options", "is not an object")
    try:
        game = present_game(str(data.get("game", "")))
        players = game.check_players(data.get("players"))
        options = game.agree(players, data.get("options") or {})
    except BadInput as error:
        raise malformed(error.where, error.problem) from None
    watch = data.get("watch", "open")
    if watch not in ("open", "closed"):
        raise malformed("watch", f"{watch!r} is not open or closed")
    bots = (*bots, *planners(game))
    takeover = data.get("takeover", USUAL_BOT)
    if takeover not in bots:
        raise malformed("takeover", f"{takeover!r} is not one of {', '.join(bots)}")
    seats = read_seats(data.get("seats"), players, bots)
    hints = data.get("hints")
    if hints is not None and type(hints) is not bool:
        raise malformed("hints", f"{hints!r} is not true, false or nothing")
    rated = data.get("rated")
    if rated is not None and type(rated) is not bool:
        raise malformed("rated", f"{rated!r} is not true, false or nothing")
    if rated and hints:
        raise rated_hints()
    plans = data.get("plans", True)
    if type(plans) is not bool:
        raise malformed("plans", f"{plans!r} is not true or false")
    return Setup(
        game=game.id,
        players=players,
        options=options,
        seats=seats,
        host=host,
        clock=read_clock(data.get("clock")),
        watch=watch,
        takeover=takeover,
        rules_version=game.rules_version,
        hints=hints,
        data=game.data,
        rated=rated,
        holiday=read_holiday(data.get("holiday", 0)),
        replace=read_replace(data.get("replace", REPLACED_BY[0])),
        plans=plans,
    )


def read_holiday(days: Any) -> int:
    """For how many days each may be away."""
    if type(days) is not int or not 0 <= days <= MOST_HOLIDAY:
        raise malformed("holiday", f"{days!r} is not a whole number of 0 to {MOST_HOLIDAY}")
    return days


def read_replace(word: Any) -> str:
    """Who may have the seat of somebody who is gone."""
    if word not in REPLACED_BY:
        raise malformed("replace", f"{word!r} is not one of {', '.join(REPLACED_BY)}")
    return str(word)


def present_game(name: str) -> Game[Any]:
    """The game that new tables play: its present version, whatever else is kept."""
    if "@" in name and known(name.partition("@")[0]):
        raise Unknown(f"game {name!r}", "new tables play the present version")
    return find_game(name)


def read_seats(data: Any, players: int, bots: tuple[str, ...]) -> tuple[SeatPlan, ...]:
    """One plan per seat."""
    if not isinstance(data, list) or len(data) != players:
        raise malformed("seats", f"must be a list of {players}")
    plans = []
    for i, seat in enumerate(data):
        kind = seat.get("kind") if isinstance(seat, dict) else None
        if kind not in SEAT_KINDS:
            raise malformed(f"seats[{i}].kind", f"{kind!r} is not one of {', '.join(SEAT_KINDS)}")
        bot = seat.get("bot", "") if kind == BOT else ""
        if kind == BOT and bot not in bots:
            raise malformed(f"seats[{i}].bot", f"{bot!r} is not one of {', '.join(bots)}")
        plans.append(SeatPlan(kind, bot, read_name(seat, i)))
    return tuple(plans)


def read_name(seat: dict[str, Any], number: int) -> str:
    """The name of somebody on the host's device, or nothing."""
    name = seat.get("name") or ""
    if not isinstance(name, str):
        raise malformed(f"seats[{number}].name", f"{name!r} is not text")
    if name and seat["kind"] != DEVICE:
        raise malformed(f"seats[{number}].name", "is for a seat on the host's device")
    return clean_name(name) if name.strip() else ""


def read_clock(data: Any) -> Clock:
    """No clock, a live one in minutes and seconds, or a slow one in days."""
    if data is None or data == {"kind": "none"}:
        return Clock()
    if not isinstance(data, dict):
        raise malformed("clock", "is not an object")
    if data.get("kind") == "live":
        minutes = number(data, "minutes", 1, MOST_MINUTES)
        return Clock("live", minutes * MINUTE, number(data, "increment", 0, MOST_INCREMENT) * 1000)
    if data.get("kind") == "slow":
        return Clock("slow", number(data, "days", 1, MOST_DAYS) * DAY)
    raise malformed("clock.kind", f"{data.get('kind')!r} is not none, live or slow")


def number(data: dict[str, Any], name: str, low: int, high: int) -> int:
    """A whole number within bounds."""
    value = data.get(name)
    if type(value) is not int or not low <= value <= high:
        raise malformed(f"clock.{name}", f"{value!r} is not a whole number of {low} to {high}")
    return value


def stored_setup(data: Mapping[str, Any]) -> Setup:
    """A setup as it stands in the log."""
    clock = data["clock"]
    # Most seats have no name of their own, and older tables none at all.
    seats = tuple(SeatPlan(s["kind"], s["bot"], s.get("name", "")) for s in data["seats"])
    return Setup(
        game=data["game"],
        players=data["players"],
        options=data["options"],
        seats=seats,
        host=data["host"],
        clock=Clock(clock["kind"], clock["bank"], clock["increment"]),
        watch=data["watch"],
        takeover=data["takeover"],
        rules_version=data["rules_version"],
        hints=data.get("hints"),  # tables older than hints do not say
        data=data.get("data", ""),  # most have the game's own
        rated=data.get("rated", False),  # games that are older than ratings count for none
        holiday=data.get("holiday", 0),
        replace=data.get("replace", REPLACED_BY[0]),
        lesson=data.get("lesson", ""),
        puzzle=data.get("puzzle", ""),
        daily=data.get("daily", ""),
        start=data.get("start"),  # most begin at the beginning
        plans=data.get("plans", True),
    )
