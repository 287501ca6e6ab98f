"""Positions read back: every field checked, and the whole checked against the rules."""

from __future__ import annotations

from typing import Any, Final

from tabard.games.world import events as e
from tabard.games.world import moments, places
from tabard.games.world import tables as t
from tabard.games.world.frames import Care, Levelling, Settling, Turns
from tabard.games.world.moment import need
from tabard.games.world.scoring import violations
from tabard.games.world.state import COUNT_WIDTH, FACE_DOWN, NO_TILE, NONE, Player, WorldState
from tabard.games.world.view import DOWN, public, public_player
from tabard.kernel.errors import BadPosition
from tabard.kernel.game import Game
from tabard.kernel.ints import bit, i64, with_part
from tabard.kernel.loading import check_derived, head, seat_at, set_of, stand
from tabard.kernel.position import Fields, whole
from tabard.kernel.state import OVER

MOST: Final = 999  # of points and money, far above any game
DEEPEST: Final = 6  # steps that can wait for each other
# What follows from the other fields; it may be left out.
DERIVED: Final = (
    "chapters",
    "rounds",
    "phase",
    "on_turn",
    "sides",
    "deck",
    "rotation",
    "incomes",
)
DERIVED_OF_SEAT: Final = ("cards", "hidden_cards", "houses", "seals")


def load(game: Game[WorldState], data: Any) -> WorldState:
    """The state of a position; what follows without a choice has then happened."""
    f = Fields(data)
    s = WorldState(game, *head(game, f))
    read_moment(s, f)
    read_events(s, f)
    read_board(s, f)
    read_projects(s, f)
    read_plague(s, f)
    seats = f.objects("seats", int(s.players), int(s.players))
    for seat, player in enumerate(seats):
        read_player(s.seats[seat], player)
    mover = f.raw("to_move")
    if mover == "over":
        s.to_move = OVER
    moments.check(s)
    for problem in violations(s):
        raise BadPosition("position", problem)
    check_derived(f, public(s), DERIVED)
    f.done()
    for seat, player in enumerate(seats):
        check_derived(player, public_player(s.seats[seat]), DERIVED_OF_SEAT)
        player.done()
    stand(s, mover)
    return s


def read_moment(s: WorldState, f: Fields) -> None:
    """Chapter, round, step, and who is at it."""
    steps = list(s.game.by_name)
    s.chapter = f.integer("chapter", 0, t.CHAPTERS)
    s.round = f.integer("round", 0, t.ROUNDS)
    step = steps[f.index("step", steps)]
    behind = [steps[index] for index in f.indices("interrupted", steps, 0, DEEPEST)]
    turn = f.integer("turn", 0, max(t.MAX_PLAYERS, t.PROJECTS))
    if not places.stand_where(s, [step, *behind], turn):
        raise f.wrong("interrupted", f"does not fit the step {step}")
    s.active = seat_at(f.raw("active"), s.players, f.at("active"))
    read_turns(s, f, turn)
    read_settling(s, f)
    read_care(s, f)
    last = f.raw("last")
    if last is not None:
        if not isinstance(last, str) or last not in s.game.actions.codes:
            raise f.wrong("last", f"{last!r} is not a choice of this game")
        s.last = s.game.actions.codes[last]


def read_turns(s: WorldState, f: Fields, turn: int) -> None:
    """Whose turn of step 5 it is, and who levels his piles."""
    playing = f.integer("playing", 0, int(s.players))
    turns = s.found(Turns)
    if turns is not None:
        turns.playing = playing
    else:
        over = s.step().name == "round_ends"
        need(playing == (s.players if over else 0), "playing", f"is not {playing} there")
    levelling = s.found(Levelling)
    if levelling is not None:  # at court and in the war it is the player last asked
        levelling.in_turn = turns is not None
        levelling.seat = s.on_turn() if levelling.in_turn else s.seat_in_turn(turn - 1)


def read_settling(s: WorldState, f: Fields) -> None:
    """The project that is being settled."""
    project = f.index_or_none("finishing", t.PROJECT_IDS)
    donors = f.integer("donors_seen", 0, int(s.players))
    settling = s.found(Settling)
    fits = (project != NONE) == (settling is not None)
    need(fits, "finishing", f"does not fit the step {s.step().name}")
    need(donors == 0 or settling is not None, "donors_seen", f"is not 0 at {s.step().name}")
    if settling is not None:
        settling.project = project
        settling.donors = donors


def read_care(s: WorldState, f: Fields) -> None:
    """Who cares for whom."""
    carer = seat_at(f.raw("carer"), s.players, f.at("carer"))
    chosen = set_of(f.indices("caring", t.LOCATION_IDS, 0, t.LOCATIONS))
    care = s.found(Care)
    named = care is not None and s.step().name != "medicine"  # there he may yet decide otherwise
    need((carer != NONE) == named, "carer", f"does not fit the step {s.step().name}")
    need(chosen == 0 or care is not None, "caring", f"does not fit the step {s.step().name}")
    if care is not None:
        care.carer = carer
        care.chosen = chosen


def read_events(s: WorldState, f: Fields) -> None:
    """The event cards, and how the present one lies."""
    s.event = f.index_or_none("event", e.EVENT_IDS)
    found: list[int] = []
    for n, value in enumerate(f.array("slots", t.SLOTS, t.SLOTS)):
        path = f"{f.at('slots')}[{n}]"
        if value is not None and (not isinstance(value, str) or value not in e.EVENT_IDS):
            raise BadPosition(path, f"{value!r} is not an event")
        found.append(NONE if value is None else e.EVENT_IDS.index(value))
    s.slot_1, s.slot_2 = found
    s.revealed = set_of(f.indices("revealed", e.EVENT_IDS, 0, e.EVENTS))
    steps = f.raw("steps")
    if steps is not None:
        if type(steps) is not int or steps not in t.EDGE_VALUES:
            raise f.wrong("steps", f"{steps!r} is not one of {list(t.EDGE_VALUES)}")
        s.edge = t.EDGE_VALUES.index(steps)


def read_board(s: WorldState, f: Fields) -> None:
    """Favour, covers, stocks, plots and the die."""
    s.favour = f.index("favour", t.FIELD_IDS)
    covered = f.fields("covered")
    s.covered_fields = set_of(covered.indices("fields", t.FIELD_IDS, 0, t.FIELDS))
    s.covered_projects = set_of(covered.indices("projects", t.PROJECT_IDS, 0, t.PROJECTS))
    s.cloth_covered = covered.flag("cloth")
    covered.done()
    stock = f.fields("stock")
    for k in range(t.KINDS):
        s.fill_stock(k, stock.integer(t.KIND_IDS[k], 0, t.TOTAL[k]))
    stock.done()
    plots = f.fields("plots")
    for i, name in enumerate(t.PLOT_IDS):
        seat = seat_at(plots.raw(name), s.players, plots.at(name))
        if seat != NONE:
            p: Player = s.seats[seat]
            if p.houses & t.SAME_YIELD[i] != 0:
                raise plots.wrong(name, "is a second house of one yield (WWE-10.7)")
            p.houses |= bit(i)
    plots.done()
    tax = f.raw("tax")
    if tax is not None:
        if type(tax) is not int or tax not in t.TAXES:
            raise f.wrong("tax", f"{tax!r} is not on the die {list(t.TAXES)}")
        s.tax = tax


def read_projects(s: WorldState, f: Fields) -> None:
    """The projects on the board, their material and seals."""
    projects = f.fields("projects")
    for i, name in enumerate(t.PROJECT_IDS):
        if projects.has(name):
            s.in_play |= bit(i)
            one = projects.fields(name)
            s.put_material(i, t.STONE, one.integer("stone", 0, t.STONE_FIELDS[i]))
            s.put_material(i, t.WOOD, one.integer("wood", 0, t.WOOD_FIELDS[i]))
            seals = one.array("seals", 0, int(s.players))
            for n, value in enumerate(seals):
                seat = whole(value, 0, int(s.players) - 1, f"{one.at('seals')}[{n}]")
                p: Player = s.seats[seat]
                if p.seals & bit(i) != 0:
                    raise one.wrong("seals", f"{seat} is there twice (WWE-10.9)")
                p.seals |= bit(i)
            if seals != sorted(seals):
                raise one.wrong("seals", "are not in the order of seats")
            if one.has("finished") and one.flag("finished") != s.filled(i):
                raise one.wrong("finished", "does not fit its material (WWE-11.4)")
            one.done()
    projects.done()
    substitutes = f.fields("substitutes")
    for kind in t.MATERIALS:
        fields = t.STONE_FIELDS if kind == t.STONE else t.WOOD_FIELDS
        number: i64 = substitutes.integer(t.KIND_IDS[kind], 0, fields[t.TOWER])
        s.substitutes += number << (kind * t.GOODS_WIDTH)
    substitutes.done()


def read_plague(s: WorldState, f: Fields) -> None:
    """What lies on the locations, and the values nobody has seen."""
    plague = f.fields("plague")
    for location, name in enumerate(t.LOCATION_IDS):
        value = plague.raw(name)
        if value is None:
            s.set_tile(location, NO_TILE)
        elif value == DOWN:
            s.set_tile(location, FACE_DOWN)
        elif type(value) is int and value in t.TILE_VALUES:
            s.set_tile(location, value + FACE_DOWN)
        else:
            raise plague.wrong(name, f"{value!r} is no tile, {DOWN!r} or null")
    plague.done()
    count = len(t.TILE_VALUES)
    for n, number in enumerate(f.integers("tiles_unseen", count, 0, max(t.TILE_COUNTS))):
        s.tiles_left = with_part(s.tiles_left, n, COUNT_WIDTH, number)


def read_player(p: Player, f: Fields) -> None:
    """What belongs to one player."""
    p.vp = f.integer("vp", t.LEAST_VP, MOST)
    p.half = f.flag("half")
    goods = f.fields("goods")
    for k in t.OWNED:
        p.add(k, goods.integer(t.KIND_IDS[k], 0, t.TOTAL[k]))
    p.money = goods.integer("money", 0, MOST)
    goods.done()
    read_cards(p, f)
    p.penalties = set_of(f.indices("penalties", t.PENALTY_IDS, 0, t.DUTIES))
    missing = f.fields("missing")
    for i, name in enumerate(t.DUTY_IDS):
        most = max(t.TAXES) if i == t.TAX else t.DUTY_AMOUNT[i]
        p.missing = with_part(p.missing, i, COUNT_WIDTH, missing.integer(name, 0, most))
    missing.done()
    p.spared = set_of(f.indices("spared", t.PENALTY_IDS, 0, t.DUTIES))
    p.swapped = set_of(f.indices("swapped", e.EVENT_IDS, 0, e.EVENTS))


def read_cards(p: Player, f: Fields) -> None:
    """Hand and piles."""
    laid = f.indices("open", t.CARD_IDS, 0, t.CARDS)
    used = f.array("used", len(laid), len(laid))
    for place, card in enumerate(laid):
        if not isinstance(used[place], bool):
            raise BadPosition(f"{f.at('used')}[{place}]", f"{used[place]!r} is not true or false")
        p.lay(card, used[place])
    p.hand = set_of(f.indices("hand", t.CARD_IDS, 0, t.CARDS))
    p.hidden = set_of(f.indices("hidden", t.CARD_IDS, 0, t.CARDS))
