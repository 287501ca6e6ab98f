"""The place of a position in the table of contents, with the facts of the parts around it.

A position names a step, those that it interrupts, and registers (see `registers`). Where a step
stands in several parts, the registers say which is meant; what then does not agree with the facts
is refused: registers are compared with what the loaded state shows (see `Registers`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from tabard.games.feudum import royal_writs as rw
from tabard.games.feudum import tables as t
from tabard.games.feudum.combat import TARGET_FEUDUM
from tabard.games.feudum.components import ACTION
from tabard.games.feudum.contents import FUNCTIONS
from tabard.games.feudum.frames.between import Drawing
from tabard.games.feudum.frames.cards import BY_DEJA_VU, BY_REPEAT, Repetition, Upgrade
from tabard.games.feudum.frames.guilds import FUNCTION_IDS, PULL, TRADE, Recruits, Sealing, Work
from tabard.games.feudum.frames.rounds import Meals
from tabard.games.feudum.player import NONE
from tabard.games.feudum.registers import Registers, fill
from tabard.games.feudum.soundness import Claim
from tabard.games.feudum.state import FeudumState
from tabard.games.feudum.steps.card import carry_out_card
from tabard.games.feudum.whereabouts import ASKING
from tabard.kernel.program import Spot

# The functions that go on in steps of other names.
GOES_ON: Final = {
    "overflow": "farmer_trade",
    "pairs": "farmer_trade",
    "taming": "knight_trade",
    "monsters_place": "knight_trade",
}


def stand(s: FeudumState, data: dict[str, Any]) -> None:
    """Stand where a position says, and take what it tells of the parts around."""
    steps = [data["step"], *data["interrupted"]]
    given = ACTION.read(data["action"])
    drawn = bytes([rw.WRIT_IDS.index(writ) for writ in data["secret"]["drawn"]])
    Claim(s, steps, data["turn"], given, drawn).check()
    take_place(s, steps, data["turn"], given, drawn)


def take_place(s: FeudumState, steps: list[str], turn: int, given: Registers, drawn: bytes) -> None:
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
    drawing = s.found(Drawing)
    if drawing is not None:
        drawing.drawn = drawn


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
