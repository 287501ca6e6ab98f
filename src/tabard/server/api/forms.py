"""What programs may send: each field named, typed and bounded."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from tabard.commentary import LONGEST_COMMENT, MOST_CHOICES
from tabard.lines import LONGEST_NAME as LONGEST_LINE_NAME
from tabard.server.commands import LONGEST_SAYING
from tabard.server.keys import HOST, MOST_DAYS, USUAL_DAYS
from tabard.server.naming import LONGEST_NAME
from tabard.server.seals import LONGEST_SEAL
from tabard.server.setup import USUAL_BOT, bots_of_house, planners_of_all


def whole(value: Any) -> Any:
    """A whole number as JSON may write it: 4.0 is 4."""
    return int(value) if type(value) is float and value.is_integer() else value


# The last of a number's annotations: bounds that stood after it would not be documented.
WHOLE = BeforeValidator(whole)
Whole = Annotated[int, WHOLE]
Seat = Annotated[int, Field(ge=0, le=15, description="a seat, counted from 0"), WHOLE]
Ply = Annotated[
    int, Field(ge=0, le=1_000_000, description="the ply this answers, as last seen"), WHOLE
]
RequestId = Annotated[
    str,
    Field(
        max_length=64,
        pattern=r"^[A-Za-z0-9_-]*$",
        description="an id of your own: the same request is carried out once, however often sent",
    ),
]
Nonce = Annotated[
    str,
    Field(
        pattern=r"^([0-9a-f]{32,64})?$",
        description="what you add to the dealer's seed, at random: 32 to 64 hexadecimal digits;"
        " without one the house's seed stands for your seat too, and the record says so",
    ),
]


class Form(BaseModel):
    """Exact types, no unknown fields."""

    model_config = ConfigDict(extra="forbid", strict=True)


class NewGuest(Form):
    """A guest to be."""

    name: str = Field("", max_length=LONGEST_NAME, description="what others see")


class NewToken(Form):
    """Another token for the caller."""

    label: str = Field("", max_length=LONGEST_NAME, description="what it is for")
    scope: Literal["read", "play", "host"] = Field(
        HOST, description="look; or play too; or open tables and make tokens too"
    )
    days: Annotated[int, Field(ge=1, le=MOST_DAYS, description="how long it lasts"), WHOLE] = (
        USUAL_DAYS
    )


class NewTable(Form):
    """How a table is set up; see `GET /games` for what a game offers."""

    game: str
    players: Whole
    seats: list[dict[str, Any]] = Field(
        description='one per seat: {"kind": "person" | "link"}, {"kind": "bot", "bot": level} or'
        ' {"kind": "device", "name": of whoever plays on the host\'s device, or nothing}'
    )
    options: dict[str, Any] = {}
    clock: dict[str, Any] | None = Field(
        None,
        description='{"kind": "live", "minutes": 20, "increment": 5}, {"kind": "slow", "days": 3}'
        " or nothing",
    )
    watch: str = Field("open", description="open: all may watch; closed: those who sit there")
    takeover: str = Field(
        USUAL_BOT, description="the bot that plays for whoever leaves or runs out"
    )
    hints: bool | None = Field(
        None, description="whether seats may ask for hints; nothing: where only bots play besides"
    )
    rated: bool | None = Field(
        None, description="whether the game counts for the ratings; nothing: where no hints are"
    )
    plans: bool = Field(True, description="whether seats may try their turn with the pencil first")
    holiday: Whole = Field(
        0, description="days for which each may let a slow clock stand still, 0 to 60"
    )
    replace: str = Field(
        "bot", description="who may have a seat whose time was up: bot, or anybody who sits down"
    )
    seal: str = Field(
        "", max_length=LONGEST_SEAL, description="from `POST /seals`, needed where you give a nonce"
    )
    nonce: Nonce = ""


class Sit(Form):
    """Taking a seat."""

    link: str = Field("", max_length=100, description="the secret of a seat kept for a friend")
    nonce: Nonce = ""
    request: RequestId = ""


class Link(Form):
    """A secret link."""

    link: str = Field(max_length=100)
    nonce: Nonce = ""
    request: RequestId = ""


class Act(Form):
    """Anything that needs no more than a request id."""

    request: RequestId = ""


class SeatAct(Act):
    """Anything a seat does that answers no ply."""

    seat: Seat


One = Whole | str | dict[str, Whole | str]


class Choice(SeatAct):
    """A choice of a seat, by its code, its text or its JSON form; or a set of them."""

    choice: One | list[One] = Field(
        union_mode="left_to_right",
        description="a code, a text or a JSON form; where `GET choices` names a `set`, a list of"
        " its pieces in any order lays it down as one",
    )
    ply: Ply
    final: bool = Field(True, description="false: tentative until confirmed, seen by you alone")


class Confirm(SeatAct):
    """Carry out what was chosen tentatively."""

    ply: Ply


class Ask(Form):
    """A question of a seat about the present moment; it changes nothing."""

    seat: Seat
    ply: Ply


class TakeBack(SeatAct):
    """Take back the last tentative choice, or all."""

    all: bool = False


class Fill(Act):
    """A bot for a free seat."""

    bot: str = Field(
        USUAL_BOT,
        description="its level, or a planner of the game",
        json_schema_extra={"enum": [*bots_of_house(), *planners_of_all()]},
    )


class UndoAnswer(SeatAct):
    """Agree to an undo, or not."""

    agree: bool


class NewTournament(Form):
    """A tournament to be opened."""

    name: str = Field(max_length=LONGEST_NAME, pattern=r"\S")
    game: str = Field(max_length=32, description="as `GET /games` names it")
    seats: Annotated[int, Field(ge=2, le=15, description="at a table"), WHOLE]
    form: Literal["swiss", "robin", "knockout"] = "swiss"
    rounds: Annotated[int, Field(ge=1, le=15, description="of a Swiss tournament"), WHOLE] = 5
    most: Annotated[int, Field(ge=2, le=256, description="entrants"), WHOLE] = 16
    hours: Annotated[int, Field(ge=1, le=1440, description="after which a round is due"), WHOLE] = (
        72
    )
    starts_in: Annotated[int, Field(ge=1, le=8760), WHOLE] | None = Field(
        None, description="hours until it begins by itself; nothing: when you say so"
    )
    options: dict[str, Any] = Field({}, description="of the game, as for a table")
    clock: dict[str, Any] | None = Field(None, description="as for a table")
    rated: bool = True
    bots: bool = Field(False, description="whether bots take part, for whoever runs the house")
    divisions: Annotated[int, Field(ge=1, le=8, description="of a league"), WHOLE] = 1
    seasons: Annotated[int, Field(ge=1, le=20, description="of a league"), WHOLE] = 1


class LetIn(Form):
    """Bots for a tournament."""

    bot: str = Field(USUAL_BOT, json_schema_extra={"enum": list(bots_of_house())})
    number: Annotated[int, Field(ge=1, le=256), WHOLE] = 1


class CallOff(SeatAct):
    """Whether a seat wishes to end the game without a result."""

    wish: bool = True


class Mute(Act):
    """Somebody who has talked, and whether they are to be silent."""

    talker: Annotated[
        int, Field(ge=0, le=1_000_000, description="as the lines of the chat name them"), WHOLE
    ]
    silent: bool = True


class Say(Act):
    """A line of chat."""

    text: str = Field(max_length=LONGEST_SAYING, pattern=r"[^\s\x1c-\x1f]")


class Remark(Act):
    """A comment to a finished game."""

    ply: Annotated[
        int, Field(ge=0, le=1_000_000, description="the moment: after so many choices"), WHOLE
    ] = 0
    text: str = Field(max_length=LONGEST_COMMENT, pattern=r"[^\s\x1c-\x1f]")
    variation: Annotated[int, Field(ge=0, le=1_000_000), WHOLE] | None = Field(
        None, description="the number of the variation that it is about, instead of the game"
    )
    step: Annotated[
        int, Field(ge=0, le=1000, description="after so many choices of the variation"), WHOLE
    ] = 0


class NewVariation(Act):
    """A variation of a finished game: choices from a moment on, or a line as text."""

    name: str = Field("", max_length=LONGEST_LINE_NAME)
    ply: Annotated[int, Field(ge=0, le=1_000_000, description="where it begins"), WHOLE] = 0
    choices: list[Annotated[str, Field(max_length=200)]] = Field(
        [], max_length=MOST_CHOICES, description="each as a record writes it: `1 pass`, `* draw 4`"
    )
    line: str = Field("", max_length=50_000, description="`tabard line 1` …, instead of both")


class Erase(Act):
    """A comment or variation to be taken away."""

    number: Annotated[int, Field(ge=0, le=1_000_000, description="as the notes have it"), WHOLE]
