"""Positions for the tests: say what matters, the rest is laid out as the rules would have it.

`table("improve", seats=[seat(wood=1, rules=["forest_mid"]), seat()])` is the game standing at that
step, seat 0 to move. Goods not named are in the haversack, markers in the personal supply (7) or
the general one, seals in the general supply, writs in the stack, and everybody who may hold cards
holds `tax` and `defend`, unless said otherwise. Locations are outposts where nothing else is said,
and who has stars sits in the guild.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tabard.games import game
from tabard.games.feudum import kinds_of_steps, parts
from tabard.games.feudum import royal_writs as rw
from tabard.games.feudum import tables as t
from tabard.kernel.events import Event
from tabard.kernel.state import State
from tests.games.hands import at_random, refused
from tests.games.hands import choose as choose
from tests.games.hands import of_all as of_all
from tests.games.hands import open_choices as open_choices
from tests.games.hands import player as player

GAME = game("feudum")
OPTIONS = GAME.check_options(2, None)
Position = dict[str, Any]

NO_GOODS = dict.fromkeys(t.GOOD_IDS, 0)
IN_TURNS = (*kinds_of_steps.ACTION_STEPS, "play_card", "after_card")


def pawn(
    at: str | None = None, face: str = "farmer", vessel: str | None = None, wine: bool = False
) -> Position:
    """One pawn: `pawn("forest_mid", "knight")`, or `pawn()` in the supply."""
    return {"at": at, "face": face if at else None, "vessel": vessel, "wine": wine}


def seat(
    *,
    pawns: Sequence[Position] = (),
    rules: Sequence[str] = (),
    subjects: Sequence[str] = (),
    serfs: Sequence[str] = (),
    hand: Sequence[str] | None = None,
    writs: Sequence[str] = (),
    knows: Sequence[str] = (),
    seals: Sequence[int | None] = (),
    seal_values: Sequence[int] | None = None,
    **changes: Any,
) -> Position:
    """What lies before one player: 7 coins, 7 markers and no goods, unless said otherwise."""
    goods = NO_GOODS | {name: changes.pop(name) for name in t.GOOD_IDS if name in changes}
    player: Position = {
        "vp": 0,
        "coins": 7,
        "goods": goods,
        "barrel": 0,
        "fresh": 0,
        "markers": 7,
        "pawns": [*pawns, *[pawn()] * (3 - len(pawns))],
        "vessels": dict.fromkeys(t.VESSEL_IDS, 0),
        "tiles": dict.fromkeys(t.LANDSCAPE_IDS, 0),
        "reeves": [],
        "army": 0,
        "voyage": 0,
        "played": [],
        "pouch": "none",
        "pouch_tile": False,
        "doubled": False,
        "moves": 0,
        "guild_used": None,
        "sealed": [],
        "slayer": False,
        "seals": list(seals),
        "beads": [],
    }
    assert changes.keys() <= player.keys(), changes
    for name in ("vessels", "tiles"):
        changes[name] = player[name] | changes.get(name, {})
    values = list(seal_values) if seal_values is not None else [v or 2 for v in seals]
    own = {"hand": hand, "writs": list(writs), "knows": list(knows), "seals": values}
    markers = {"rules": rules, "subjects": subjects, "serfs": serfs}
    return player | changes | {"own": own, "at": markers}


def action(**changes: Any) -> Position:
    """What an action has fixed so far: nothing, unless said otherwise."""
    found: Position = {
        "card": None,
        "repeating": 0,
        "turn_cards": 1,
        "drew": False,
        "place": None,
        "guild": None,
        "option": None,
        "left": 0,
        "floor": 0,
        "moved": [],
        "used": [],
        "bowl": dict(NO_GOODS),
        "scrolls": [],
        "before": 0,
        "host": None,
        "defender": None,
        "defended": False,
        "power": 0,
        "due": dict(NO_GOODS),
        "payer": None,
        "tile_floor": 0,
        "tile_kind": None,
        "tiles_paid": 0,
        "drawer": None,
        "to_draw": 0,
        "errand": None,
        "errand_by": None,
        "errand_at": 0,
        "errand_picks": 0,
        "errand_floor": 0,
    }
    assert changes.keys() <= found.keys(), changes
    return found | changes


def position(
    step: str,
    *,
    seats: Sequence[Position] | None = None,
    players: int = 3,
    active: int = 0,
    locations: Mapping[str, Mapping[str, Any]] | None = None,
    guilds: Mapping[str, Any] | None = None,
    supply: Mapping[str, Any] | None = None,
    monsters: Mapping[str, Mapping[str, Any]] | None = None,
    act: Mapping[str, Any] | None = None,
    scrolls: Sequence[int] = (0, 0, 0, 0, 0, 0),
    under: Sequence[str] = (),
    immune: Sequence[tuple[str, str, int]] = (),
    options: Mapping[str, Any] | None = None,
    interrupted: Sequence[str] = (),
    **changes: Any,
) -> Position:
    """A position at a step; `changes` are fields of the position as they stand in it."""
    people = [dict(s) for s in (seats if seats is not None else [seat()] * players)]
    own = [s.pop("own") for s in people]
    at = [s.pop("at") for s in people]
    moment = interrupted[-1] if interrupted else step
    readings = OPTIONS | dict(options or {})
    found: Position = {
        "game": "feudum",
        "rules_version": GAME.rules_version,
        "players": len(people),
        "options": readings,
        "round": 1,
        "epoch": 1,
        "step": step,
        "interrupted": list(interrupted),
        "turn": 0,
        "to_move": None,
        "start_player": 0,
        "active": active,
        "stacks": dict.fromkeys(t.REGION_IDS, 1),
        "sides_unseen": [
            dict(zip(t.LANDSCAPE_IDS, group, strict=True)) for group in t.TILES_BY_VALUE
        ],
        "locations": laid_out(at, locations or {}),
        "monsters": {
            name: {"owner": None, "at": None, "binds": []} | dict((monsters or {}).get(name, {}))
            for name in t.MONSTER_IDS
        },
        "guilds": {},
        "seats": people,
        "action": action(**(under_way(moment) | dict(act or {}))),
    }
    found["guilds"] = boards(found, guilds or {})
    take_tiles(found)
    found |= changes
    found["secret"] = secrets(found, own, scrolls, under, immune, moment)
    found["supply"] = general_supply(found, dict(supply or {}))
    found["haversack"] = haversack(found)
    return found


def take_tiles(found: Position) -> None:
    """Take the tiles that lie with players and at locations from the stacks, low values first."""
    out = [name for s in found["seats"] for name, n in s["tiles"].items() for _ in range(n)]
    out += [p["landscape"] for p in found["locations"].values() if p["landscape"]]
    taken = [0] * len(found["sides_unseen"])
    for name in out:
        value = next(v for v, group in enumerate(found["sides_unseen"]) if group[name] > 0)
        found["sides_unseen"][value][name] -= 1
        taken[value] += 1
    depth = [max(taken[value:]) for value in range(len(taken))]
    for number, region in enumerate(t.REGION_IDS):
        found["stacks"][region] += sum(number < count for count in depth)


def under_way(moment: str) -> Position:
    """The card that is carried out, and how many were played in this turn."""
    played = moment in IN_TURNS and moment != "play_card"
    return {"card": card_of(moment), "turn_cards": int(played)}


def card_of(moment: str) -> str | None:
    """The card that a step carries out, if it is one's first."""
    if moment in t.CARD_IDS:
        return moment
    return "guild" if moment in kinds_of_steps.GUILD_STEPS else None


def laid_out(
    markers: Sequence[Mapping[str, Sequence[str]]], given: Mapping[str, Mapping[str, Any]]
) -> Position:
    """All locations, with the markers that the seats name."""
    found: Position = {}
    for name in t.LOCATION_IDS:
        place: Position = {
            "type": "outpost",
            "guild": None,
            "ruler": None,
            "subject": False,
            "serf": None,
            "goods": dict(NO_GOODS),
            "landscape": None,
            "crop": 0,
            "vessels": [],
        }
        for number, roles in enumerate(markers):
            if name in roles["rules"]:
                place["ruler"] = number
            if name in roles["subjects"]:
                place["subject"] = True
            if name in roles["serfs"]:
                place["serf"] = number
        changes = dict(given.get(name, {}))
        changes["goods"] = NO_GOODS | dict(changes.get("goods", {}))
        found[name] = place | changes
    assert given.keys() <= found.keys(), given
    return found


def stars(found: Position, number: int, guild: str) -> int:
    """A player's stars (FEU-18.1)."""
    ruled = [place for place in found["locations"].values() if place["ruler"] == number]
    pawns = sum(one["face"] == guild for one in found["seats"][number]["pawns"])
    primary = pawns + 3 * sum(place["guild"] == guild for place in ruled)
    second = t.TYPE_IDS[t.SECONDARY[t.GUILD_IDS.index(guild)]]
    found_there = sum(place["type"] == second for place in ruled)
    return primary + found_there if primary else 0


def seated(found: Position, guild: str, seats: int) -> list[int]:
    """Who sits in a guild: most stars first, then seat order."""
    people = [n for n, s in enumerate(found["seats"]) if s["markers"] and stars(found, n, guild)]
    return sorted(people, key=lambda n: -stars(found, n, guild))[:seats]


def boards(laid: Position, given: Mapping[str, Any]) -> Position:
    """The six guilds: no goods, two markers in each row, seats by stars, unless said otherwise."""
    players = laid["players"]
    seats = 3 if players >= 4 else 2
    rows = players + {2: 2, 3: 1}.get(players, 0)
    found: Position = {
        "seats": {name: seated(laid, name, seats) for name in t.GUILD_IDS},
        "barn": {},
        "chickens": [],
        "purse": 0,
        "market": {},
        "stores": {},
        "vessels": {},
        "rows": dict.fromkeys(t.COLOUR_IDS[:rows], 2),
        "rosary": [],
        "coffer": 0,
    }
    assert given.keys() <= found.keys(), given
    for name in ("seats", "rows"):
        found[name] |= given.get(name, {})
    found |= {name: value for name, value in given.items() if name not in ("seats", "rows")}
    for name, members in found["seats"].items():
        found["seats"][name] = [*members, *[None] * (seats - len(members))]
    for name in ("barn", "market", "stores"):
        found[name] = NO_GOODS | found[name]
    found["vessels"] = dict.fromkeys(t.VESSEL_IDS, 0) | found["vessels"]
    return found


def secrets(
    found: Position,
    own: Sequence[Position],
    scrolls: Sequence[int],
    under: Sequence[str],
    immune: Sequence[tuple[str, str, int]],
    moment: str,
) -> Position:
    """Cards, writs and seal values; what is nowhere else is in stack and supply."""
    hands = [o["hand"] for o in own]
    for number, hand in enumerate(hands):
        if hand is None:
            done = found["seats"][number]["played"]
            idle = [card for card in ("tax", "defend") if card not in done]
            hands[number] = idle if moment in IN_TURNS else []
    drawn = found.pop("drawn", [])
    held = [writ for o in own for writ in o["writs"]] + list(under) + list(drawn)
    missing = [] if "monsters" in parts.played(found["options"]) else ["charter_monster"]
    tokens = list(t.ALL_SEALS)
    out = [*(v for v in scrolls if v), *found["guilds"]["rosary"], *found["guilds"]["chickens"]]
    out += [value for o in own for value in o["seals"]] + [value for *_, value in immune]
    out += [value for s in found["seats"] for value in s["beads"]]
    for value in out:
        tokens.remove(value)
    return {
        "hands": hands,
        "writs": [o["writs"] for o in own],
        "knows": [o["knows"] for o in own],
        "seals": [o["seals"] for o in own],
        "drawn": list(drawn),
        "unseen": [w for w in rw.WRIT_IDS if w not in held and w not in missing],
        "under": list(under),
        "scrolls": list(scrolls),
        "supply": tokens,
        "immune": [list(entry) for entry in immune],
    }


def crops(found: Position, resource: str) -> int:
    """How many of a resource lie on landscapes."""
    return sum(
        place["crop"]
        for place in found["locations"].values()
        if place["landscape"]
        and t.CROP_IDS[t.CROP[t.LANDSCAPE_IDS.index(place["landscape"])]] == resource
    )


def general_supply(found: Position, given: Position) -> Position:
    """Coins, targets, vessels and markers that are nowhere else."""
    people, guilds = found["seats"], found["guilds"]
    coins = 78 - sum(s["coins"] for s in people) - guilds["purse"] - guilds["coffer"]
    places = found["locations"].values()
    vessels = {
        name: 3
        - guilds["vessels"][name]
        - sum(s["vessels"][name] for s in people)
        - sum(one["vessel"] == name for s in people for one in s["pawns"])
        - sum(one["kind"] == name for place in places for one in place["vessels"])
        for name in t.VESSEL_IDS
    }
    markers = {}
    for number, colour in enumerate(guilds["rows"]):
        markers[colour] = 20 - guilds["rows"][colour]
        if number < len(people):
            out = sum(number in members for members in guilds["seats"].values())
            out += sum(place["ruler"] == number for place in places)
            out += sum(place["ruler"] == number and place["subject"] for place in places)
            out += sum(place["serf"] == number for place in places)
            out += sum(one["owner"] == number for one in found["monsters"].values())
            markers[colour] -= out + people[number]["markers"]
    return {
        "coins": coins - crops(found, "shilling"),
        "targets": 12 - crops(found, "target"),
        "vessels": vessels,
        "markers": markers,
    } | given


def haversack(found: Position) -> dict[str, int]:
    """The goods that are nowhere else."""
    left = dict(zip(t.GOOD_IDS, t.CUBES, strict=True))
    guilds, people = found["guilds"], found["seats"]
    for good in t.GOOD_IDS:
        left[good] -= sum(guilds[name][good] for name in ("barn", "market", "stores"))
        left[good] -= sum(place["goods"][good] for place in found["locations"].values())
        left[good] -= sum(s["goods"][good] for s in people) + crops(found, good)
        left[good] -= sum(s["pouch"] == good and not s["pouch_tile"] for s in people)
        if found["step"] != "merchant_trade":
            left[good] -= found["action"]["bowl"][good]
    left["sulphur"] -= sum(s["barrel"] for s in people)
    left["sulphur"] -= sum(one["wine"] for s in people for one in s["pawns"])
    return left


def table(step: str, **what: Any) -> State:
    """The game standing at a step; see `position`."""
    state: State = GAME.load(position(step, **what))
    return state


def told(state: State, *choices: str) -> list[Event]:
    """Carry out choices and return what happened."""
    state.log = []
    choose(state, *choices)
    return state.log


def place(state: State, name: str) -> Position:
    """A location as everybody sees it."""
    found: Position = state.view(None)["locations"][name]
    return found


def goods(state: State, number: int) -> dict[str, int]:
    """The goods a player has, kinds he has none of left out."""
    return {kind: count for kind, count in player(state, number)["goods"].items() if count}


def refusal(state: State, text: str) -> tuple[str, str]:
    """Rule and reason by which a choice is refused; the table must be as it was."""
    found = refused(state, text)
    return found.rule, found.why


def played(players: int, seed: int, **options: Any) -> Iterator[State]:
    """A whole game of random choices: the state at each choice and at the end."""
    return at_random(GAME.start(players, options), seed)
