"""Positions for the tests: say what matters, the rest is laid out as the rules would have it.

`table("market", seats=[seat(wool=3), seat()], event="wool_glut")` is the game standing at that
step: seat 0 is active and on turn, has laid the card of the step and holds the others. Goods not
named lie at their places, cards not named are spread over hand and piles as the round demands,
event cards not named are such as leave nothing behind.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tabard.games import game
from tabard.kernel.state import OVER, State
from tests.games.hands import at_random
from tests.games.hands import choose as choose
from tests.games.hands import open_choices as open_choices
from tests.games.hands import refusal as refusal
from tests.games.world.box import (
    BEGUN,
    CARDS,
    CHAPTER_OF,
    CHAPTERS,
    COVERS,
    DUTIES,
    LOCATIONS,
    NUMBER,
    OPTIONS,
    OWNED,
    PERMANENT,
    PLOTS,
    PROJECTS,
    STARRED,
    TILES,
    TOTAL,
)

GAME = game("world")
STEPS = list(GAME.by_name)
ACTIONS = (
    "building_material",
    "project",
    "market",
    "build_house",
    "rent",
    "donation",
    "cloth_making",
    "medicine",
)
BEHIND = {
    "discard": ["turn_ends"],
    "finishing": ["swap_last"],
    "hospital_care": ["finishing", "swap_last"],
    "caring": ["swap_last"],
    "care_material": ["caring", "swap_last"],
    "free_house": ["caring", "swap_last"],
    **{action: ["swap_last"] for action in ACTIONS},
}
FILLERS = CARDS[::-1]
EVENTS = [t.removeprefix("event ") for t in GAME.actions.texts if t.startswith("event ")]

Position = dict[str, Any]


def seat(*, money: int = 2, **changes: Any) -> Position:
    """What belongs to one player: 8 points and 2 money unless said otherwise.

    Goods by their kind (`stone=2`). `hand` and `hidden` name cards that must lie there, `open`
    the last cards of the open pile; the others are filled in. `used` is true unless given.
    """
    goods = {kind: changes.pop(kind, 0) for kind in OWNED}
    player: Position = {
        "vp": 8,
        "half": False,
        "goods": {**goods, "money": money},
        "hand": [],
        "open": [],
        "used": None,
        "hidden": [],
        "penalties": [],
        "missing": {},
        "spared": [],
        "swapped": [],
    }
    assert changes.keys() <= player.keys(), changes
    return player | changes


def position(
    step: str,
    *,
    seats: Sequence[Position] | None = None,
    players: int = 3,
    chapter: int | None = None,
    round: int | None = None,
    event: str | None = None,
    slots: Sequence[str] = (),
    revealed: Sequence[str] = (),
    projects: Mapping[str, Mapping[str, Any]] | None = None,
    plots: Mapping[str, int] | None = None,
    sick: Mapping[int, int] | None = None,
    options: Mapping[str, Any] | None = None,
    **changes: Any,
) -> Position:
    """A position at a step; `changes` are fields of the position as they stand in it.

    `sick` says who is sick, by the number of the location; `projects` what lies on some.
    """
    people = [dict(s) for s in (seats if seats is not None else [seat()] * players)]
    behind = changes.get("interrupted", BEHIND.get(step, []))
    moment = behind[-1] if behind else step
    wanted = [*([event] if event else []), *slots, *revealed]
    wanted += [BEGUN[name] for name in projects or {} if name in BEGUN]
    if chapter is None:
        late = "tower" in (projects or {}) or sick is not None or step in ("free_house", "caring")
        least = 0 if step == "first_active" else 4 if late and event is None else 1
        chapter = max([least, *(CHAPTER_OF[card] for card in wanted)])
    if round is None:
        round = rounds_at(moment, 2 + len([c for c in wanted if CHAPTER_OF[c] == chapter]))
    in_round = between("reveal", moment, "round_ends")
    event = event or (quiet(chapter, wanted) if in_round else None)
    shown = cards_revealed(chapter, round, moment, event, wanted, sick or {})
    done = [c for c in shown if c != event or not between("reveal", moment, "event_effect")]
    found: Position = {
        "game": "world",
        "rules_version": GAME.rules_version,
        "players": len(people),
        "options": OPTIONS | dict(options or {}),
        "chapter": chapter,
        "round": round,
        "step": step,
        "interrupted": behind,
        "turn": 0,
        "to_move": None,
        "active": None if step == "first_active" else 0,
        "playing": 0,
        "event": event,
        "slots": [*slots, *[None] * (2 - len(slots))],
        "revealed": [card for card in EVENTS if card in shown],
        "steps": 0 if between("orient", moment, "round_ends") else None,
        "favour": "outlaws",
        "covered": covered(chapter, moment, done),
        "projects": projects_of(chapter, moment, done, projects or {}),
        "substitutes": {"stone": 0, "wood": 0},
        "plots": {name: (plots or {}).get(name) for name in PLOTS},
        "tax": 3 if rolled(chapter, moment) else None,
        "finishing": None,
        "donors_seen": 0,
        "carer": None,
        "caring": [],
        "last": None,
        "seats": people,
    }
    found |= plague(chapter, moment, done, event, sick or {})
    found |= changes
    cover_by_elfric(found, done, moment)
    fill_in(found, moment)
    return found


def after(step: str, moment: str) -> bool:
    """Whether a step is over."""
    return STEPS.index(moment) > STEPS.index(step)


def between(first: str, moment: str, last: str) -> bool:
    """Whether one step is over and another is not."""
    return after(first, moment) and not after(last, moment)


def rolled(chapter: int, moment: str) -> bool:
    """Whether the tax die has been rolled."""
    begins = moment == "chapter_begins" and chapter > 0
    return chapter > 1 or begins or after("tax_roll", moment)


def rounds_at(moment: str, least: int) -> int:
    """A round in which the moment can be."""
    if moment in ("first_active", "penance", "royal_court"):
        return 0
    if moment == "chapter_begins" or after("round_ends", moment):
        return 6
    return min(6, least)


def quiet(chapter: int, wanted: Sequence[str]) -> str:
    """A card of a chapter that leaves nothing behind."""
    return next(card for card in CHAPTERS[chapter] if card not in wanted)


def cards_revealed(
    chapter: int,
    round: int,
    moment: str,
    event: str | None,
    wanted: Sequence[str],
    sick: Mapping[int, int],
) -> list[str]:
    """The cards turned up so far: those wanted, the rest such as leave nothing behind."""
    found: list[str] = []
    for number in range(1, chapter + 1):
        count = 6 if number < chapter else round - (1 if moment == "reveal" else 0)
        names = [c for c in CHAPTERS[number] if NUMBER.get(c) in sick] if number == 3 else []
        first = [c for c in [event, *wanted, *names] if c and CHAPTER_OF[c] == number]
        if number == chapter:
            first = [c for c in first if c not in PERMANENT or c in wanted]
        others = [c for c in CHAPTERS[number] if c not in PERMANENT or number < chapter]
        found += list(dict.fromkeys([*first, *others]))[:count]
    return found


def covered(chapter: int, moment: str, done: Sequence[str]) -> Position:
    """Covers that the cards of this chapter have laid."""
    gone = after("chapter_ends", moment) or moment in ("first_active", "chapter_begins")
    fields = (
        [] if gone else [f for c in done if CHAPTER_OF[c] == chapter for f in COVERS.get(c, [])]
    )
    fresh = moment in ("first_active", "chapter_begins")
    closed = chapter == 0 or (chapter == 1 and not fresh and not after("chapter_ends", moment))
    return {"fields": fields, "projects": [], "cloth": closed and "scarlet_cloth" not in done}


def cover_by_elfric(found: Position, done: Sequence[str], moment: str) -> None:
    """Elfric covers all unfinished projects but the palace."""
    here = "elfric_alderman" in done and found["chapter"] == 2
    if here and not after("chapter_ends", moment) and moment != "chapter_begins":
        found["covered"]["projects"] = [
            name
            for name, lies in found["projects"].items()
            if name != "priors_palace"
            and (lies["stone"], lies["wood"]) != (PROJECTS[name][0], PROJECTS[name][1])
        ]


def projects_of(
    chapter: int, moment: str, done: Sequence[str], given: Mapping[str, Mapping[str, Any]]
) -> Position:
    """The projects on the board with what lies on them."""
    tower = chapter > 2 or (chapter == 2 and moment == "chapter_begins")
    on_board = ["bridge", *(name for name, card in BEGUN.items() if card in done)]
    on_board += ["tower"] if tower else []
    assert given.keys() <= set(on_board), given
    nothing = {"stone": 0, "wood": 0, "seals": []}
    return {name: nothing | dict(given.get(name, {})) for name in PROJECTS if name in on_board}


def plague(
    chapter: int, moment: str, done: Sequence[str], event: str | None, sick: Mapping[int, int]
) -> Position:
    """Tiles: up where `sick` says so, gone where a card named them, else face down."""
    if chapter < 3 and not (chapter == 2 and moment == "chapter_begins"):
        return {"plague": dict.fromkeys(LOCATIONS), "tiles_unseen": [0] * 5}
    pending = event is not None and moment == "falls_sick"
    named = {NUMBER[c] for c in done if c in NUMBER and not (pending and c == event)}
    if event in NUMBER and not pending and between("falls_sick", moment, "round_ends"):
        named.add(NUMBER[event])
    tiles = list(TILES)
    for value in sick.values():
        tiles.remove(value)
    gone = named - sick.keys()
    tiles = tiles[len(gone) :]
    lies: dict[str, Any] = {}
    for number, name in enumerate(LOCATIONS, 1):
        lies[name] = sick.get(number, None if number in named else "down")
    return {"plague": lies, "tiles_unseen": [tiles.count(value) for value in range(1, 6)]}


def laid(found: Position, moment: str, number: int) -> int:
    """How many cards a player has laid open in this chapter."""
    player = found["seats"][number]
    round: int = found["round"]
    place: int = (number - (found["active"] or 0)) % found["players"]
    court = "royal_court" in player["penalties"]
    if moment in ("first_active", "penance") or found["chapter"] == 0:
        return 0
    if moment == "royal_court":
        return int(court and place < found["turn"])
    if moment == "chapter_begins" or after("round_ends", moment):
        return 6
    if moment == "round_begins":
        return round + int(round == 0 and court)
    if court:
        return round
    if found["event"] == "war_with_france":
        return round - 1 + int(after("war", moment) or (moment == "war" and place < found["turn"]))
    has_had = after("favour_step", moment) and place < found["playing"]
    has_laid = place == found["playing"] and moment in ("swap_last", "turn_ends")
    return round - 1 + int(has_had or has_laid or moment == "round_ends")


def owes(found: Position, moment: str, number: int) -> bool:
    """Whether a player has laid a card and not discarded."""
    place: int = (number - (found["active"] or 0)) % found["players"]
    if moment in ("royal_court", "war"):
        return bool(found["step"] == "discard" and place == found["turn"] - 1)
    return bool(moment in ("swap_last", "turn_ends") and place == found["playing"])


def fill_in(found: Position, moment: str) -> None:
    """Add what follows from the rest: stocks, hands and piles."""
    people = found["seats"]
    for number, player in enumerate(people):
        player["missing"] = {duty: player["missing"].get(duty, 0) for duty in DUTIES}
        fill_cards(found, moment, number)
    if "stock" not in found:
        found["stock"] = {}
        for kind, total in TOTAL.items():
            on = sum(lies.get(kind, 0) for lies in found["projects"].values())
            out = sum(player["goods"].get(kind, 0) for player in people)
            found["stock"][kind] = total - on - out + found["substitutes"].get(kind, 0)
        tower = found["projects"].get("tower")
        if tower and (tower["stone"], tower["wood"]) == PROJECTS["tower"][:2]:
            found["stock"]["metal"] = 0


def fill_cards(found: Position, moment: str, number: int) -> None:
    """Spread the cards that were not named over hand and piles."""
    player = found["seats"][number]
    starred = found["options"]["intro_game"] and found["chapter"] == 1
    kit = [] if found["chapter"] == 0 else STARRED if starred else CARDS
    count = laid(found, moment, number)
    tops = list(player["open"])
    if found["step"] in ACTIONS and owes(found, moment, number) and not tops:
        tops = [found["step"]]
    named = {*tops, *player["hand"], *player["hidden"]}
    spare = [card for card in FILLERS if card in kit and card not in named]
    piled = [spare.pop(0) for _ in range(count - len(tops))]
    hidden = list(player["hidden"])
    if not starred:
        wanted = max(count - int(owes(found, moment, number)), len(hidden))
        hidden += [spare.pop(0) for _ in range(wanted - len(hidden))]
    player["open"] = [*piled, *tops]
    player["used"] = player["used"] if player["used"] is not None else [True] * count
    player["hidden"] = [card for card in CARDS if card in hidden]
    player["hand"] = [c for c in kit if c not in player["open"] and c not in hidden]


def table(step: str, **what: Any) -> State:
    """The game standing at a step; see `position`."""
    state: State = GAME.load(position(step, **what))
    return state


def player(state: State, number: int) -> Position:
    """Everything that belongs to one player."""
    found: Position = state.position()["seats"][number]
    return found


def of_all(state: State, field: str) -> list[Any]:
    """One field of every player, in seat order."""
    return [s[field] for s in state.position()["seats"]]


def goods(state: State, number: int) -> dict[str, int]:
    """What a player has behind his screen, kinds he has none of left out."""
    return {kind: count for kind, count in player(state, number)["goods"].items() if count}


def owned(state: State, kind: str) -> list[int]:
    """How much of a kind each player has."""
    return [s["goods"][kind] for s in state.position()["seats"]]


def told(state: State, *choices: str) -> list[tuple[str, int, int, str, str]]:
    """The events of some choices: kind, seat, amount, thing, place."""
    state.log = []
    choose(state, *choices)
    return [(e.kind, e.seat, e.amount, e.thing, e.place) for e in state.log]


IDLE = ("decline", "orient 0")


def idle(state: State) -> None:
    """Everybody does as little as possible, once; chance takes its first outcome."""
    choices = open_choices(state)
    lazy = [text for text in choices if text in IDLE or text.startswith("forgo ")]
    choose(state, (lazy or choices)[0])


def idle_until(state: State, step: str, **fields: int) -> State:
    """Do as little as possible until a step asks, in the chapter or round that is given."""
    while True:
        view = state.view(None)
        if view["step"] == step and all(view[name] == want for name, want in fields.items()):
            return state
        assert state.to_move != OVER, f"the game ended before {step}"
        idle(state)


def played(players: int, seed: int, **options: Any) -> Iterator[State]:
    """A whole game of random choices: the state at each choice and at the end."""
    return at_random(GAME.start(players, options), seed)
