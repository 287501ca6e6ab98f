"""Positions for the tests: say what matters, the rest is laid out as the rules would have it.

`table("market", seats=[seat(gold=7, metal=1), seat(gold=2)], spaces={"market": [0, 1]})` is the
game standing at that step. Builders not named are in the bag, cubes not named in the supply, and
the decks hold what is nowhere else.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tabard.games import game
from tabard.kernel.state import OVER, State
from tests.games.hands import at_random
from tests.games.hands import choose as choose
from tests.games.hands import of_all as of_all
from tests.games.hands import open_choices as open_choices
from tests.games.hands import player as player
from tests.games.hands import refusal as refusal
from tests.games.pillars.box import (
    ADVANTAGES,
    CUBES,
    EVENTS,
    FINAL_ADVANTAGES,
    OPTIONS,
    SPACES,
    STACKS,
    STARTING_ROW,
    WORKERS,
)

GAME = game("pillars")
STEPS = list(GAME.by_name)
CHOOSING = STEPS.index("choosing_cards")
LAST = "next_start_player"

Position = dict[str, Any]


def seat(
    *, wood: int = 0, stone: int = 0, sand: int = 0, metal: int = 0, **changes: Any
) -> Position:
    """What lies before one player: 10 gold, 2 points, the starting row, unless said otherwise."""
    player: Position = {
        "vp": 2,
        "gold": 10,
        "workers": None,
        "mill": 0,
        "goods": {"wood": wood, "stone": stone, "sand": sand, "metal": metal},
        "row": STARTING_ROW,
        "cards": [],
        "advantages": [],
        "uses": {},
        "bought": [],
        "sold": [],
        "grey": 0,
        "grey_won": 0,
        "passed": False,
        "protected": False,
        "exempt": False,
        "limited": False,
        "limited_next": False,
    }
    assert changes.keys() <= player.keys(), changes
    return player | changes


def position(
    step: str,
    *,
    seats: Sequence[Position] | None = None,
    players: int = 3,
    round: int | None = None,
    spaces: Mapping[str, Sequence[int | None]] | None = None,
    market: Mapping[str, int] | None = None,
    event: str | None = None,
    open_cards: Sequence[str] | None = None,
    open_craftsmen: Sequence[str] | None = None,
    options: Mapping[str, Any] | None = None,
    **changes: Any,
) -> Position:
    """A position at a step; `changes` are fields of the position as they stand in it."""
    people = [dict(s) for s in (seats if seats is not None else [seat()] * players)]
    moment = changes.get("interrupted") or step
    if between("reveal_event", moment, LAST) and event is None:
        event = "event_kings_victory"
    rows = {card for s in people for card in s["row"]}
    if round is None:
        round = max([2, *(n for n, stack in STACKS.items() if rows & set(stack))])
    taken = {card for s in people for card in s["cards"]}
    held = {card for s in people for card in s["advantages"]}
    aside = [card for card in WORKERS if card not in (*taken, *(open_cards or ()))][-2:]
    stack = [card for card in STACKS[round] if card not in rows]
    at_shiring = changes.get("shiring", stack[:2])
    dealt = [card for card in stack if card not in at_shiring]
    advantages = [card for card in ADVANTAGES if card not in held]
    found: Position = {
        "game": "pillars",
        "rules_version": GAME.rules_version,
        "players": len(people),
        "options": OPTIONS | dict(options or {}),
        "round": round,
        "step": step,
        "interrupted": None,
        "turn": 0,
        "to_move": None,
        "start_player": 0,
        "display": {
            "resources": [
                card
                for card in WORKERS
                if card not in (*taken, *aside)
                and between("resource_cards", moment, "choosing_cards")
            ],
            "aside": aside if between("resource_cards", moment, LAST) else [],
            "craftsmen": dealt if between("round_craftsmen", moment, "choosing_cards") else [],
            "dealt_craftsmen": dealt if between("round_craftsmen", moment, LAST) else [],
        },
        "kingsbridge": [None, None],
        "shiring": [None, None],
        "spaces": {
            name: [*given, *[None] * (count - len(given))]
            for name, count in SPACES.items()
            for given in [(spaces or {}).get(name, ())]
        },
        "cost": 7,
        "drawn": None,
        "refusals_left": 1,
        "waiting": [],
        "set_aside": [0] * len(people),
        "event": event,
        "past_events": past_events(round, event),
        "bishop": None,
        "market": {"wood": 4, "stone": 4, "sand": 4} | dict(market or {}),
        "court_metal": 1,
        "tax": 3 if between("tax_roll", moment, LAST) else None,
        "returning": "wood",
        "seats": people,
    }
    if between("kingsbridge_cards", moment, "kingsbridge"):
        found["kingsbridge"] = (FINAL_ADVANTAGES if round == 6 else advantages)[:2]
    if between("round_craftsmen", moment, "shiring"):
        found["shiring"] = at_shiring
    if open_cards is not None:
        found["display"]["resources"] = list(open_cards)
    if open_craftsmen is not None:
        found["display"]["craftsmen"] = list(open_craftsmen)
        found["display"]["dealt_craftsmen"] = list(open_craftsmen)
    found |= changes
    fill_in(found)
    return found


def between(after: str, step: str, last: str) -> bool:
    """Whether a step comes after one and not after another."""
    return STEPS.index(after) < STEPS.index(step) <= STEPS.index(last)


def past_events(round: int, event: str | None) -> list[str]:
    """One event for each round so far, the present one last."""
    others = [e for e in ("event_castle_captured", *EVENTS) if e != event]
    return list(dict.fromkeys(others))[: round - 1] + ([event] if event else [])


def fill_in(found: Position) -> None:
    """Add what follows from the rest: bag, supply, decks, workers."""
    people = found["seats"]
    if "bag" not in found:
        out = [s for row in found["spaces"].values() for s in row]
        out += [w["seat"] for w in found["waiting"]] + [found["drawn"]]
        found["bag"] = [3 - out.count(n) - found["set_aside"][n] for n in range(len(people))]
    if "supply" not in found:
        found["supply"] = {
            kind: cubes - found["market"].get(kind, 0) - sum(s["goods"][kind] for s in people)
            for kind, cubes in CUBES.items()
        }
        found["supply"]["metal"] -= found["court_metal"]
    if "events_unseen" not in found:
        found["events_unseen"] = [e for e in EVENTS if e not in found["past_events"]]
    if "advantages_unseen" not in found:
        seen = {card for s in people for card in s["advantages"]} | set(found["kingsbridge"])
        unseen = [card for card in ADVANTAGES if card not in seen]
        shown = 2 * min(found["round"], 5)
        if found["step"] == "kingsbridge_cards" and found["round"] < 6:
            shown -= found["kingsbridge"].count(None)
        found["advantages_unseen"] = unseen[: 14 - shown]
    for one in people:
        if one["workers"] is None:
            kit = 12 + one["grey"] + ("adv_otto_blackface" in one["advantages"])
            out_working = sum(WORKERS[card] for card in one["cards"]) + one["mill"]
            at_home = STEPS.index(found["interrupted"] or found["step"]) <= CHOOSING
            one["workers"] = kit - out_working if at_home else 0


def table(step: str, **what: Any) -> State:
    """The game standing at a step; see `position`."""
    state: State = GAME.load(position(step, **what))
    return state


def goods(state: State, number: int) -> dict[str, int]:
    """The cubes a player has, kinds he has none of left out."""
    return {kind: count for kind, count in player(state, number)["goods"].items() if count}


IDLE = (
    "pass",
    "done",
    "accept",
    "forgo",
    "keep adv_archbishop_thomas",
    "keep adv_fall_of_the_king",
)


def idle(state: State) -> None:
    """Everybody does as little as possible, once; chance takes its first outcome."""
    choices = open_choices(state)
    lazy = [text for text in IDLE if text in choices]
    choose(state, (lazy or choices)[0])


def idle_until(state: State, step: str, round: int) -> State:
    """Do as little as possible until a step of a round asks."""
    while (state.view(None)["step"], state.view(None)["round"]) != (step, round):
        assert state.to_move != OVER, f"the game ended before {step} of round {round}"
        idle(state)
    return state


def played(players: int, seed: int, **options: Any) -> Iterator[State]:
    """A whole game of random choices: the state at each choice and at the end."""
    return at_random(GAME.start(players, options), seed)
