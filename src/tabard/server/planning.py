"""Plans: a seat tries its turn on a shadow of the table, alone, and may then have it carried out.

A plan is a line (`tabard.lines`) from the present moment of a table, with the steps in which its
owner made it. What the seat cannot know is a sample; what others choose on the way is guessed as a
bot would; an outcome of chance is one of many. None of them is ever the truth, so a plan tells its
owner nothing, and nobody else hears of it.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from tabard import lines
from tabard.bots.registry import bot
from tabard.kernel import sets
from tabard.kernel.errors import BadInput, Refused, Unknown
from tabard.kernel.game import Game
from tabard.kernel.onward import Onward
from tabard.kernel.reckoning import Reckoning, reckoning
from tabard.kernel.state import CHANCE, State
from tabard.lines import BadLine, Line
from tabard.lines import Made as Chosen
from tabard.server.asker import Asker, asked, playing_seat, unconfirmed
from tabard.server.log import Made, carried_out
from tabard.server.reckoned import told_to
from tabard.server.refusals import RequestRefused, illegal, malformed, not_your_turn
from tabard.server.table import Table

MOST_PLANS: Final = 3
MOST_STEPS: Final = 60
MOST_GUESSES: Final = 80  # choices of others and of chance in one go
GUESSER: Final = "level3"

CHOOSE: Final = "choose"  # one choice with those it implies
LAY: Final = "lay"  # a set
ON: Final = "on"  # others and chance, until the seat is asked again


class Step(NamedTuple):
    """One step of a plan: what its owner did, with which codes, and how many choices it made."""

    do: str
    codes: tuple[int, ...]
    made: int


@dataclass(frozen=True, slots=True)
class Plan:
    """A line from the present moment of a table, and the steps that made it."""

    line: Line
    steps: tuple[Step, ...] = ()

    def with_step(self, step: Step, made: Sequence[Chosen]) -> Plan:
        """The plan with one step more."""
        if len(self.steps) >= MOST_STEPS:
            raise malformed("plan", f"has more than {MOST_STEPS} steps")
        line = self.line.with_choices((*self.line.choices, *made))
        return Plan(line, (*self.steps, step))

    def back(self) -> Plan:
        """The plan without its last step."""
        if not self.steps:
            return self
        left = len(self.line.choices) - self.steps[-1].made
        return Plan(self.line.back(left), self.steps[:-1])


@dataclass(slots=True)
class Plans:
    """What somebody plans at a table: one plan or a few, and which of them lies open."""

    plans: list[Plan] = field(default_factory=list)
    shown: int = 0

    @property
    def open(self) -> Plan:
        """The plan that is worked on."""
        return self.plans[self.shown]

    def put(self, plan: Plan) -> None:
        """Let the plan that lies open be another."""
        self.plans[self.shown] = plan

    def text(self) -> str:
        """As they are kept."""
        if not any(plan.steps for plan in self.plans):
            return ""
        kept = [{"line": plan.line.text(), "steps": plan.steps} for plan in self.plans]
        return json.dumps({"shown": self.shown, "plans": kept})


def planned_at(table: Table, who: Asker, seat: int) -> State:
    """The state of a table where a seat may plan now; else a refusal that says why not."""
    state = playing_seat(table, who, seat)
    if not table.plan.plans:
        raise RequestRefused("no-plans", 403, "Nobody plans with the pencil at this table.")
    if asked(table, seat) is None and not unconfirmed(table, seat):
        raise not_your_turn()
    return state


def may_plan(table: Table, who: Asker, seat: int) -> bool:
    """Whether a seat may plan now."""
    try:
        planned_at(table, who, seat)
    except RequestRefused:
        return False
    return True


def kept_plans(table: Table, seat: int, text: str) -> Plans:
    """The plans that are kept, as far as they are for this moment; one that is empty if none is."""
    assert table.state is not None
    found = Plans()
    data: dict[str, Any] = json.loads(text) if text else {"shown": 0, "plans": []}
    for one in data["plans"]:
        try:
            plan = read_plan(table, seat, one["line"], one["steps"])
        except BadLine:  # of an earlier moment: the table has moved on since
            continue
        found.plans.append(plan)
    if not found.plans:
        return Plans([begun(table, seat)])
    found.shown = min(int(data["shown"]), len(found.plans) - 1)
    return found


def begun(table: Table, seat: int) -> Plan:
    """A new plan; what its owner has drafted already is its beginning."""
    assert table.state is not None
    plan = Plan(lines.begin(table.state, len(table.plies), seat))
    drafts = list(table.draft) if table.state.to_move == seat else []
    for length in table.steps if drafts else []:
        codes, drafts = drafts[:length], drafts[length:]
        plan = plan.with_step(Step(CHOOSE, tuple(codes), length), [Chosen(seat, c) for c in codes])
    return plan


def read_plan(table: Table, seat: int, text: str, steps: Any = None) -> Plan:
    """A plan of its text; `BadLine` says why it is none for this seat here and now."""
    assert table.state is not None
    assert table.game is not None
    line = lines.read(text, finder(table.game))
    if line.seat != seat:
        raise BadLine("eyes", "are those of another seat", "eyes")
    if line.at != len(table.plies):
        raise BadLine("from", f"{line.at}, but {len(table.plies)} choices were made", "moment")
    line.states(table.state)
    if steps is None:
        steps = steps_of(line, seat)
        if len(steps) > MOST_STEPS:
            raise BadLine("line", f"has more than {MOST_STEPS} steps", "long")
        return Plan(line, steps)
    return Plan(line, tuple(Step(do, tuple(codes), made) for do, codes, made in steps))


def steps_of(line: Line, seat: int) -> tuple[Step, ...]:
    """Steps for a line that came as text: each choice of the seat, and what lies between them."""
    found: list[Step] = []
    for made in line.choices:
        if made.seat == seat:
            found.append(Step(CHOOSE, (made.code,), 1))
        elif found and found[-1].do == ON:
            found[-1] = found[-1]._replace(made=found[-1].made + 1)
        else:
            found.append(Step(ON, (), 1))
    return tuple(found)


def finder(game: Game[Any]) -> Any:
    """What finds the game of a table by its id, and no other and no other version."""

    def found(name: str) -> Game[Any]:
        if name != game.id:
            raise Unknown(f"game {name[:40]!r}", f"{game.id} is played here")
        return game

    return found


def choose(plan: Plan, state: State, seat: int, code: int, then: Sequence[int] = ()) -> Plan:
    """Make a choice on the shadow, with what it implies before it; refused as at the table."""
    table = plan.line.end(state)
    if seat not in table.awaited():
        raise not_your_turn()
    try:
        if table.awaited() != [seat]:
            table.asking(seat).copy().apply(code)
            return together(plan, table, seat, Step(CHOOSE, (code,), 0), [code])
        codes = [*Onward(table, seat).codes_of(code), *then]
        made = alone(table, seat, codes)
    except Refused as refused:
        raise illegal(refused) from None
    except BadInput as error:
        raise malformed("choice", error.problem) from None
    return plan.with_step(Step(CHOOSE, tuple(codes), len(made)), made)


def lay(plan: Plan, state: State, seat: int, pieces: Sequence[int]) -> Plan:
    """Lay a set down on the shadow; others who lay theirs at the same time are guessed."""
    table = plan.line.end(state)
    if seat not in table.awaited():
        raise not_your_turn()
    if sets.set_asked(table, seat) is None:
        raise malformed("choice", "no set is asked for")
    try:
        codes = sets.path(table, seat, pieces)
        step = Step(LAY, tuple(pieces), 0)
        if table.awaited() != [seat]:
            return together(plan, table, seat, step, codes)
        made = alone(table, seat, codes)
    except Refused as refused:
        raise illegal(refused) from None
    except BadInput as error:
        raise malformed("choice", error.problem) from None
    return plan.with_step(step._replace(made=len(made)), made)


def alone(table: State, seat: int, codes: Sequence[int]) -> list[Chosen]:
    """Choices of one seat in a row, made on a copy."""
    table = table.copy()
    made: list[Chosen] = []
    for code in codes:
        if table.awaited() != [seat]:
            raise not_your_turn()
        table.apply(code)
        made.append(Chosen(seat, code))
    return made


def together(
    plan: Plan, table: State, seat: int, step: Step, codes: Sequence[int]
) -> Plan:  # fmt: skip
    """Choices of a seat among those of others who choose at the same time, which are guessed."""
    table, left = table.copy(), list(codes)
    made: list[Chosen] = []
    while left and seat in table.awaited():
        for mover in table.awaited():
            code = left.pop(0) if mover == seat else guessed(plan.line, table, len(made))
            table.apply(code)
            made.append(Chosen(mover, code))
    return plan.with_step(step._replace(made=len(made)), made)


def guessed(line: Line, table: State, number: int) -> int:
    """What a bot would choose for whoever is to move; its dice depend on the line alone."""
    seed = f"line {line.at} {line.seat} {len(line.choices) + number}"
    return int(bot(GUESSER, seed).choose(table))


def go_on(plan: Plan, state: State, seat: int) -> Plan:
    """Let chance bring one of many outcomes, or others choose as a bot might.

    Chance alone if it is next; else everything until the seat is asked again.
    """
    line, table = plan.line, plan.line.end(state)
    if seat in table.awaited() or table.over:
        raise not_your_turn()
    chance_alone = table.to_move == CHANCE
    before = len(line.choices)
    while not table.over and seat not in table.awaited():
        if len(line.choices) - before >= MOST_GUESSES:
            break
        if table.to_move == CHANCE:
            line = line.dealt(state)
        elif chance_alone:
            break
        else:
            code = guessed(line, table, 0)
            line = line.with_choices((*line.choices, Chosen(int(table.to_move), code)))
        table = lines.after(table, line.choices[-1], len(line.choices))
    made = line.choices[before:]
    return plan.with_step(Step(ON, (), len(made)), made)


class Shadow(NamedTuple):
    """A plan carried out on its shadow: what each choice made, and the moments between steps.

    stops  the table before the first step and after each
    """

    made: list[Made]
    stops: list[State]

    @property
    def end(self) -> State:
        """The table that the plan comes to."""
        return self.stops[-1]


def shadow(plan: Plan, state: State) -> Shadow:
    """Carry a plan out, with all that would be told."""
    table = plan.line.root(state)
    made: list[Made] = []
    stops = [table]
    chosen = iter(plan.line.choices)
    for step in plan.steps:
        for _ in range(step.made):
            made.append(carried_out(table, next(chosen).code))
            table = made[-1].after
        stops.append(table)
    return Shadow(made, stops)


def score_of(table: Table, line: Line, state: State, found: Shadow | None = None) -> Reckoning:
    """The score where a line begins, as its seat knows it, or as it would be after a plan."""
    told = told_to(table.plies[: line.at], line.seat)
    if found is None:
        return reckoning(state, told, line.seat)
    told += [event.seen_by(line.seat) for made in found.made for event in made.events]
    return reckoning(found.end, told, line.seat)
