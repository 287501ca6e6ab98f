"""Positions of older versions: what they say in registers becomes the program with its facts.

They name a step, those that it interrupts, and a row of registers (see `old_registers`). Where a
step stands in several parts, the registers say which is meant; what no part has a use for is
refused. Fingerprints of records are made of this form as they always were.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator
from typing import Any, Final

from tabard.games.feudum import old_registers as row
from tabard.games.feudum import royal_writs as rw
from tabard.games.feudum import tables as t
from tabard.games.feudum.combat import TARGET_FEUDUM
from tabard.games.feudum.components import MOST_TURNS, SOME_WRITS
from tabard.games.feudum.contents import FUNCTIONS
from tabard.games.feudum.frames.between import Bill, Drawing
from tabard.games.feudum.frames.cards import BY_DEJA_VU, BY_REPEAT, Repetition, Upgrade
from tabard.games.feudum.frames.guilds import FUNCTION_IDS, PULL, TRADE, Recruits, Work
from tabard.games.feudum.frames.rounds import Meals
from tabard.games.feudum.frames.seals import Sealing
from tabard.games.feudum.kinds_of_steps import INTERRUPTS
from tabard.games.feudum.old_registers import Registers, fill
from tabard.games.feudum.player import NONE
from tabard.games.feudum.state import FeudumState
from tabard.games.feudum.steps.card import carry_out_card
from tabard.games.feudum.view import drawn
from tabard.games.feudum.whereabouts import ASKING, UNNAMED
from tabard.kernel.box.codes import Schema, Whole
from tabard.kernel.box.fields import keyed_schema, list_schema
from tabard.kernel.box.schemas import misfit
from tabard.kernel.errors import BadPosition
from tabard.kernel.game import Game
from tabard.kernel.loading import unlike, written_program
from tabard.kernel.position import need
from tabard.kernel.program import Spot

# The functions that go on in steps of other names.
GOES_ON: Final = {
    "overflow": "farmer_trade",
    "pairs": "farmer_trade",
    "taming": "knight_trade",
    "monsters_place": "knight_trade",
}
INTERRUPTED: Final = {**INTERRUPTS, "feeding_window": ("feeding",)}
TILES: Final[dict[str, Any]] = {"tile_floor": 0, "tile_kind": None, "tiles_paid": 0}


def imprint(s: FeudumState) -> dict[str, Any]:
    """The position of a state in the older form."""
    found = s.position()
    del found["program"]
    return {
        **found,
        "action": row.written(s),
        "secret": {**found["secret"], "drawn": drawn(s)},
    }


def former_imprints(s: FeudumState) -> Iterator[dict[str, Any]]:
    """The same as it was after any last payment with tiles, which a state once kept."""
    if s.found(Bill) is not None:
        return
    truth = imprint(s)
    for floor in range(t.LANDSCAPES):
        for kind in t.GOOD_IDS:
            for paid in range(1, t.ALL_TILES + 1):
                last = {"tile_floor": floor, "tile_kind": kind, "tiles_paid": paid}
                yield {**truth, "action": {**truth["action"], **last}}


def renewed(game: Game[Any], position: Any) -> Any:
    """An older position in the present form; another one as it is."""
    if not isinstance(position, dict) or "program" in position or "action" not in position:
        return position
    old = {name: position[name] for name in ("step", "interrupted", "turn") if name in position}
    old["action"] = position["action"]
    secret = position.get("secret")
    if isinstance(secret, dict):
        old["secret"] = {name: secret[name] for name in ("drawn",) if name in secret}
    problem = misfit(schema(game), old)
    if problem is not None:
        raise BadPosition(*problem)
    if old["action"]["payer"] is None:
        old["action"] = {**old["action"], **TILES}  # nothing came of those of the last payment
    s = FeudumState(game, t.MIN_PLAYERS, game.check_options(t.MIN_PLAYERS, None))
    stand(s, old)
    found = unlike(old["action"], row.written(s), "action")
    if found is not None:
        raise BadPosition(*found)
    kept = {name: word for name, word in position.items() if name != "action"}
    kept["secret"] = {name: word for name, word in position["secret"].items() if name != "drawn"}
    return {**kept, "program": written_program(s)}


def schema(game: Game[Any]) -> Schema:
    """The JSON schema of what an older position says of where it stands."""
    step: Schema = {"enum": [name for name in game.by_name if name not in UNNAMED]}
    return keyed_schema(
        {
            "step": step,
            "interrupted": {**list_schema(step, 0, len(step["enum"])), "uniqueItems": True},
            "turn": Whole(0, MOST_TURNS).schema(t.MAX_PLAYERS),
            "action": row.ROW.schema(game, t.MAX_PLAYERS),
            "secret": keyed_schema({"drawn": {**SOME_WRITS, "uniqueItems": True}}),
        }
    )


def stand(s: FeudumState, old: dict[str, Any]) -> None:
    """Stand where an older position says, and take what it tells of the parts around."""
    steps, given = [old["step"], *old["interrupted"]], row.read(old["action"])
    for inner, outer in itertools.pairwise(steps):
        fits = outer in INTERRUPTED.get(inner, ())
        need(fits, "interrupted", f"{inner} does not interrupt {outer}")
    step = steps[-1]
    need(step not in INTERRUPTED, "interrupted", f"is empty at {step}")
    ends = step == "after_card" and old["turn"] < ASKING
    if ends or card_with(s, step) is not None:
        need(given["card"] != NONE, "action.card", f"is missing at {step}")
    take_place(s, steps, old["turn"], given)
    drawing = s.found(Drawing)
    if drawing is not None:
        drawing.drawn = bytes([rw.WRIT_IDS.index(writ) for writ in old["secret"]["drawn"]])
    row.check(s)


def take_place(s: FeudumState, steps: list[str], turn: int, given: Registers) -> None:
    """Stand at the first of the steps, which interrupts the others; the last has got to `turn`."""
    step, called = steps[-1], steps[:-1]
    if step == "feeding":
        called = sit_down(s, called, turn, given)
    elif step == "after_card" and turn == ASKING:
        stand_in(s, place_of(s, "after_card", ()), given)
        s.progress = 1
    elif step == "after_card" or card_with(s, step) is not None:
        begin_card(s, step, turn, given)
    else:
        stand_in(s, place_of(s, step, ()), given)
        s.progress = turn
    parts = {part.name: part for part in s.game.called}
    for name in reversed(called):
        s.call(parts[name])
        assert s.running is not None
        fill(s.running, given)


def sit_down(s: FeudumState, called: list[str], turn: int, given: Registers) -> list[str]:
    """Stand somewhere in the feeding; what is called from there."""
    name = "feeding" if given["left"] > 0 else "meal_begins"
    if called and called[-1] == "feeding_window":
        name, called = "feeding_window", called[:-1]
    stand_in(s, place_of(s, name, ()), given)
    s.of(Meals).eater = turn
    return called


def begin_card(s: FeudumState, step: str, turn: int, given: Registers) -> None:
    """Stand in the card that is carried out, or carried out again."""
    stand_in(s, place_of(s, "after_card", ()), given)
    last = step == "after_card"
    card = given["card"] if last else card_with(s, step)
    assert card is not None
    if given["repeating"] > 0 and card != t.REPEAT:
        carry_out_card(s, t.REPEAT)
        after = "deja_vu" if given["repeating"] == BY_REPEAT else "card_ends"
        s.stand_at(place_of(s, after, (t.CARD_IDS[t.REPEAT],)))
        tell_repetition(s, given)
    carry_out_card(s, card)
    wanted = meant(step, given)
    spot = place_of(s, "card_ends" if last else step, (t.CARD_IDS[card], *wanted))
    stand_in(s, spot, given)
    s.progress = turn
    if card == t.REPEAT:
        tell_repetition(s, given)
        s.of(Repetition).again = given["option"]
    choose_between(s, step, spot, given)


def tell_repetition(s: FeudumState, given: Registers) -> None:
    """Which card a Repeat has carried out again, and by which of its parts."""
    repetition = s.of(Repetition)
    repetition.by = given["repeating"]
    repetition.last = NONE if given["card"] == t.REPEAT else given["card"]


def choose_between(s: FeudumState, step: str, spot: Spot, given: Registers) -> None:
    """Of facts that share a register, keep the one that is meant."""
    parts = [part.name for part in spot.around]
    upgrade, work = s.found(Upgrade), s.found(Work)
    if upgrade is not None and "tended" in parts:
        upgrade.region = NONE
    elif upgrade is not None:
        upgrade.landscape = NONE
    function = next((name for name in parts if name in FUNCTIONS), None)
    if work is not None and function is not None:
        work.function = FUNCTIONS.index(function) // t.GUILDS
    recruits, sealing = s.found(Recruits), s.found(Sealing)
    if recruits is not None and step != "monsters_place" and given["option"] == TRADE:
        recruits.monster = NONE
    if sealing is not None and step in FUNCTIONS:
        sealing.number = NONE


def meant(step: str, given: Registers) -> tuple[str, ...]:
    """The parts that the registers speak of, where a step stands in several."""
    return (
        function_of(step, given),
        "disc" if given["guild"] == NONE else "feudum",
        "tile" if given["option"] == t.REGION_OF[given["place"]] else "substitute",
        "starved" if given["option"] > TARGET_FEUDUM else "won",
        "deja_vu" if given["repeating"] == BY_DEJA_VU else "twice",
    )


def function_of(step: str, given: Registers) -> str:
    """The function of a guild that is performed."""
    if step in FUNCTIONS or step in GOES_ON:
        return GOES_ON.get(step, step)
    if step in ("colours", "scrolls"):
        return "noble_pull" if given["power"] == PULL else "knight_push"
    guild, function = given["guild"], given["option"]
    if guild in (t.KNIGHT, t.NOBLE) and given["power"] > 0:
        function = given["power"]  # the option is the number of seals
    elif guild == t.KNIGHT and function == PULL and given["before"] == 0:
        function = TRADE  # the option is a monster
    known = guild >= 0 and 0 <= function < len(FUNCTION_IDS)
    return f"{t.GUILD_IDS[guild]}_{FUNCTION_IDS[function]}" if known else ""


def card_with(s: FeudumState, step: str) -> int | None:
    """The card that a step belongs to, or None."""
    for spot in s.game.spots:
        if spot.step.name == step and spot.around[0].name in t.CARD_IDS:
            return t.CARD_IDS.index(spot.around[0].name)
    return None


def place_of(s: FeudumState, step: str, wanted: Iterable[str]) -> Spot:
    """The place of a step with most of the wanted parts around it, the first of equals."""
    spots = [spot for spot in s.game.spots if spot.step.name == step]
    return max(spots, key=lambda spot: sum(part.name in wanted for part in spot.around))


def stand_in(s: FeudumState, spot: Spot, given: Registers) -> None:
    """Stand at a place, with the facts of the parts around it."""
    s.stand_at(spot)
    frame = s.running
    while frame is not None:
        fill(frame, given)
        if frame.at >= 0:
            break
        frame = frame.up
