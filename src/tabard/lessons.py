"""Lessons: a game taught at its own table, as data.

A lesson is a line of choices from the start of a game, those of the learner, the others and chance,
with steps on it: what is told there, what glows, which rule it rests on, and what the learner is
meant to choose. `lessons/{id}.toml` in the game's folder has all that no language changes, and
`lessons/locale/{lang}/{id}.ftl` the words. A file that is wrong is refused in one line, which names
the file, the step, and the field or the rule.

What follows the lessons of a game is a stretch: a line that is an opening alone, with `until` in
place of steps. From there on it is played freely, until the view says that much.

>>> [one.id for one in lessons("pillars")]
['material', 'builders', 'cards']
>>> [(one.id, dict(one.until)) for one in courses("pillars") if one.until]
[('alone', {'round': 7})]
>>> lesson("pillars", "material").steps[0].rule
'PIL-20.1'
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from tabard.fluent import Bundle
from tabard.games import folder, game
from tabard.kernel.errors import BadInput, Refused, Unknown
from tabard.kernel.game import Game
from tabard.kernel.state import CHANCE, State
from tabard.lines import Made
from tabard.messages import LANGUAGES, bundle_of, source
from tabard.rules import FIRST_RULE, document

FOLDER: Final = "lessons"
NOTHING: Final = -1
DEALER: Final = "*"  # who makes the choices of chance, as in records
STEP: Final = "step"  # what a lesson has and a stretch has not
UNTIL: Final = "until"  # and the other way round
FIELDS: Final = frozenset(("place", "players", "seat", "options", "opening"))
STEP_FIELDS: Final = frozenset(("id", "rule", "glow", "point", "take", "then"))
TITLE: Final = "title"
ABOUT: Final = "about"
OTHERWISE: Final = "else"  # what is said to any wrong choice that nothing else is said to
# What is said of a stretch: its aim, and at its end to whoever is ahead or is not.
AIM: Final = "aim"
AHEAD: Final = "ahead"
BEHIND: Final = "behind"


class BadLesson(BadInput):
    """A lesson that says nothing, or what the rules refuse; `where` names file, step and field."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that is told.

    at     how many choices of the line come before it
    glow   ids of elements of the picture, the first that is there glows (a+b: both); "": `point`
    point  the choice that glows, wherever it can be made: one that is told of, or that is meant
    codes  what the learner is meant to choose, with what that implies before it, or all of a set;
           (): only told
    """

    id: str
    rule: str
    at: int
    glow: str = ""
    point: int = NOTHING
    codes: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson of a game, or a stretch that follows its lessons.

    place    which of the game's lessons it is, from 1 on
    seat     where the learner sits
    opening  how many choices are made before the learner is asked anything
    until    where a stretch ends: numbers of the view that are reached; {}: it is a lesson
    """

    game: str
    id: str
    place: int
    players: int
    seat: int
    options: Mapping[str, Any]
    opening: int
    line: tuple[Made, ...]
    steps: tuple[Step, ...]
    until: Mapping[str, int]

    def followed(self, codes: Sequence[int]) -> int:
        """How many of these choices are those of the lesson, from the first on."""
        for i, (made, code) in enumerate(zip(self.line, codes)):
            if made.code != code:
                return i
        return min(len(self.line), len(codes))

    def told_at(self, at: int) -> list[Step]:
        """What is told after so many choices of the line."""
        return [step for step in self.steps if step.at == at]

    def asked_at(self, at: int) -> Step | None:
        """The step whose choice the one after so many choices of the line belongs to."""
        return next((s for s in self.steps if s.at <= at < s.at + len(s.codes)), None)

    def ended(self, state: State) -> bool:
        """Whether a stretch is over: so far it was to go, or the game itself has ended."""
        view = state.view(None)
        return state.over or all(view[key] >= number for key, number in self.until.items())


def lessons(edition: str) -> tuple[Lesson, ...]:
    """The lessons of a game in their order, without the stretch that follows them."""
    return tuple(one for one in courses(edition) if not one.until)


@cache
def courses(edition: str) -> tuple[Lesson, ...]:
    """Lessons and what follows them, in order; a `BadLesson` says what is wrong with one."""
    files = sorted((folder(edition) / FOLDER).glob("*.toml"))
    found = [read(game(edition), file) for file in files]
    for place, one in enumerate(sorted(found, key=lambda one: one.place), 1):
        if one.place != place:
            raise BadLesson(called(game(edition), one.id, "place"), f"{one.place}, not {place}")
    return tuple(sorted(found, key=lambda one: one.place))


def lesson(edition: str, name: str) -> Lesson:
    """The lesson of this id, or the stretch."""
    for one in courses(edition):
        if one.id == name:
            return one
    known = ", ".join(one.id for one in courses(edition)) or "none"
    raise Unknown(f"lesson {name!r}", f"the lessons of {edition} are {known}")


def called(found: Game[Any], name: str, *inside: str) -> str:
    """Where in which file something is, as a refusal names it."""
    return ", ".join((f"{found.id}/{FOLDER}/{name}.toml", *inside))


def read(found: Game[Any], file: Path) -> Lesson:
    """A lesson out of its file, played through by the rules and with its words looked at."""
    where = called(found, file.stem)
    try:
        data = tomllib.loads(file.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadLesson(where, f"is not TOML: {error}") from None
    wrong = sorted((FIELDS | {UNTIL if UNTIL in data else STEP}) ^ (data.keys() | {"options"}))
    if wrong:
        raise BadLesson(where, f"{wrong[0]} {'is unknown' if wrong[0] in data else 'is missing'}")
    try:
        players = found.check_players(data["players"])
        options = found.agree(players, data.get("options", {}))
    except BadInput as error:
        raise BadLesson(where, str(error)) from None
    seat = data["seat"]
    if type(seat) is not int or not 0 <= seat < players:
        raise BadLesson(where, f"seat: {seat!r} is not a seat")
    course = Course(found, file.stem, seat, found.start(players, options))
    course.play("opening", data["opening"])
    opening = len(course.line)
    until = course.ahead(data[UNTIL]) if UNTIL in data else {}
    for step in data.get(STEP, ()):
        course.take(step)
    if not until:
        course.close()
    made = Lesson(
        game=found.edition,
        id=file.stem,
        place=data["place"],
        players=players,
        seat=seat,
        options=options,
        opening=opening,
        line=tuple(course.line),
        steps=tuple(course.steps),
        until=until,
    )
    check_words(found, made, file.parent)
    return made


class Course:
    """A lesson on its way through the rules."""

    def __init__(self, found: Game[Any], name: str, seat: int, state: State) -> None:
        self.game: Final = found
        self.name: Final = name
        self.seat: Final = seat
        self.state: Final = state
        self.line: Final[list[Made]] = []
        self.steps: Final[list[Step]] = []
        self.rules: Final = frozenset(FIRST_RULE.findall(document(found.edition).text))

    def refuse(self, where: str, problem: str) -> BadLesson:
        """What is wrong, and where."""
        return BadLesson(called(self.game, self.name, where), problem)

    def take(self, data: Mapping[str, Any]) -> None:
        """Take a step in."""
        name = str(data.get("id", f"number {len(self.steps) + 1}"))
        where = f"step {name}"
        wrong = sorted(data.keys() - STEP_FIELDS)
        if wrong:
            raise self.refuse(where, f"{wrong[0]} is unknown")
        if "id" not in data or any(step.id == name for step in self.steps):
            raise self.refuse(where, "id is missing" if "id" not in data else "id comes twice")
        rule = data.get("rule", "")
        if rule not in self.rules:
            raise self.refuse(where, f"rule: {rule!r} is no rule of {self.game.id}")
        at, wanted = len(self.line), data.get("take", ())
        point = self.pointed(where, data["point"]) if "point" in data else NOTHING
        for text in [wanted] if isinstance(wanted, str) else wanted:
            self.choose(f"{where}, take", self.seat, text)
        codes = tuple(made.code for made in self.line[at:])
        if codes and point == NOTHING:
            point = codes[-1]
        self.steps.append(Step(name, rule, at, data.get("glow", ""), point, codes))
        if "then" in data and not codes:
            raise self.refuse(where, "then: nothing is chosen that others could follow")
        self.play(f"{where}, then", data.get("then", ""))

    def pointed(self, where: str, text: str) -> int:
        """The choice that glows, which must be open."""
        try:
            code = self.game.actions.parse(text)
        except BadInput as error:
            raise self.refuse(f"{where}, point", str(error)) from None
        if code not in self.state.choices_of(self.seat):
            raise self.refuse(f"{where}, point", f"{text!r} is not open to seat {self.seat}")
        return code

    def play(self, where: str, text: str) -> None:
        """Let others and chance choose, one line each: who, and what."""
        for line in text.strip().splitlines():
            who, _, choice = line.strip().partition(" ")
            if who != DEALER and not who.isdecimal():
                raise self.refuse(where, f"{line.strip()!r} does not begin with a seat or {DEALER}")
            self.choose(where, CHANCE if who == DEALER else int(who), choice)

    def choose(self, where: str, seat: int, text: str) -> None:
        """Make a choice of the line."""
        mover = int(self.state.to_move)
        if mover != seat:
            names = {CHANCE: "chance"}
            due, given = (names.get(one, f"seat {one}") for one in (mover, seat))
            raise self.refuse(where, f"{text!r} is of {given}, and {due} is to choose")
        try:
            code = self.game.actions.parse(text)
            self.state.apply(code)
        except (BadInput, Refused) as error:
            raise self.refuse(where, str(error)) from None
        self.line.append(Made(seat, code))

    def ahead(self, until: Mapping[str, Any]) -> Mapping[str, int]:
        """Where a stretch ends, which must lie ahead."""
        view = self.state.view(None)
        for key, number in until.items():
            if type(number) is not int or type(view.get(key)) is not int:
                raise self.refuse(UNTIL, f"{key!r} = {number!r} is no number of the view")
            if view[key] >= number:
                raise self.refuse(UNTIL, f"{key} is {view[key]} already, not before {number}")
        if not until:
            raise self.refuse(UNTIL, "says nothing")
        return until

    def close(self) -> None:
        """Refuse a lesson without an end: the last step tells what was learned."""
        if not self.steps or self.steps[-1].at != len(self.line):
            raise self.refuse("step", "the last one must be told after the last choice")
        for at in {step.at for step in self.steps if step.at < len(self.line)}:
            told = [step for step in self.steps if step.at == at]
            if not told[-1].codes:
                raise self.refuse(f"step {told[-1].id}", "take is missing: nothing follows it")


class Sayings:
    """The words of a lesson in one language."""

    def __init__(self, bundle: Bundle) -> None:
        self.bundle: Final = bundle

    def __call__(self, key: str) -> str:
        """What is said at a step, or as title and description; "" where nothing is."""
        phrase = self.bundle.phrase(key)
        return self.bundle.say(phrase, {})[0] if phrase is not None else ""

    def answer(self, step: str, verb: str) -> str:
        """What is said to a wrong choice of a kind there; "" where nothing is."""
        return self(f"{step}.{verb}") or self(f"{step}.{OTHERWISE}")


@cache
def sayings(edition: str, name: str, lang: str) -> Sayings:
    """The words of a lesson in a language."""
    return spoken(folder(edition) / FOLDER, name, lang)


def spoken(place: Path, name: str, lang: str) -> Sayings:
    """The words of a lesson whose file lies there."""
    file = place / "locale" / lang / f"{name}.ftl"
    return Sayings(bundle_of(lang, [source(file)]))


def check_words(found: Game[Any], made: Lesson, place: Path) -> None:
    """Refuse a lesson that a language has no file for, or of which it leaves a step unsaid."""
    verbs = {*(family.name for family in found.actions.families), OTHERWISE}
    for lang in LANGUAGES:
        where = f"{found.id}/{FOLDER}/locale/{lang}/{made.id}.ftl"
        try:
            bundle = spoken(place, made.id, lang).bundle
        except FileNotFoundError:
            raise BadLesson(where, "is missing") from None
        if bundle.faults:
            raise BadLesson(where, bundle.faults[0])
        told = (AIM, AHEAD, BEHIND) if made.until else [step.id for step in made.steps]
        for key in (TITLE, ABOUT, *told):
            if key not in bundle.patterns:
                raise BadLesson(where, f"says nothing at {key}")
        for key in bundle.patterns:
            step, _, verb = key.partition(".")
            if verb and verb not in verbs:
                raise BadLesson(where, f"{step}.{verb} answers no choice of {found.id}")
