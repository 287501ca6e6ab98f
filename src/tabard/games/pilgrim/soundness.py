"""What a position must show at its point in play, so that no rule meets an impossible table.

Positions come from outside. Their components are read by what `components` declares; here they are
compared with each other. The point in play is the step, or the step that has called it.
"""

from __future__ import annotations

from tabard.games.pilgrim import atlas
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.atlas import NONE
from tabard.games.pilgrim.frames import Abbott
from tabard.games.pilgrim.invariants import violations
from tabard.games.pilgrim.kinds import mat_path
from tabard.games.pilgrim.loading import SHIP_MOVED
from tabard.games.pilgrim.path import AT_SHRINE, AT_SITE, OPEN
from tabard.games.pilgrim.pendings import check_pending
from tabard.games.pilgrim.player import Player
from tabard.games.pilgrim.state import ABBOTT, SOLO, PilgrimState
from tabard.games.pilgrim.steps import setup as setup_steps
from tabard.games.pilgrim.steps.abbott import ALLOCATION, BUILD_ROADS, CONSTRUCT
from tabard.games.pilgrim.steps.abbott_roads import free_gates, unfinished
from tabard.kernel.errors import BadPosition
from tabard.kernel.ints import has
from tabard.kernel.position import need
from tabard.kernel.state import OVER
from tabard.kernel.when import PointInPlay


def standing(s: PilgrimState, m: PointInPlay) -> None:
    """Where the game can stand."""
    check_round(s, m.name)
    check_turn(s, m.name)


def table(s: PilgrimState, m: PointInPlay) -> None:
    """What must hold of the table as a whole."""
    tops = [int(p.alms) for p in s.seats]
    need(tops.count(t.ALMS_TOP) <= 1, "seats", "two are above the alms track (PGM-19.11)")
    waits = t.ALMS_ROWS in tops and t.ALMS_TOP not in tops
    need(not waits, "seats", "the first at the last row stands above it (PGM-19.11)")
    won = sum(int(p.table) for p in s.seats)
    need(won <= s.quarter, "seats", f"{won} alms are won after {s.quarter} quarters (PGM-23.1)")
    if s.players == SOLO:
        check_abbott(s, m.name)
    check_pending(s, m.name)
    for problem in violations(s):
        raise BadPosition("position", problem)


def mat(s: PilgrimState, p: Player, seat: int, m: PointInPlay) -> None:
    """What must hold of one mat."""
    at = mat_path(s, seat)
    if not m.after("seeding"):
        need(untouched(p), at, f"has done something before {m.name}")
        turn = (seat - s.start_player) % s.mats if m.name == "seeding" else 0
        seeded = m.name == "seeding" and (turn < s.progress or s.is_abbott(seat))
        sown = seeded or (s.is_abbott(seat) and m.after("buildings"))
        need((p.spread == t.START_CITY) == (not sown), at, f"is not seeded so at {m.name}")
    for building in range(t.BUILDINGS):
        known = not has(p.used, building) or building in s.layout.buildings
        need(known, f"{at}.used", f"{t.BUILDING_IDS[building]} cannot have been used")


def check_round(s: PilgrimState, name: str) -> None:
    """Round, start player and the place in turn order."""
    place = s.game.by_name[name].index
    setup = place <= setup_steps.SEEDING.index
    first = name == "next_round" and s.round == 0
    need((s.round == 0) == (setup or first), "round", f"{s.round} does not fit {name}")
    ended = s.to_move == OVER
    last = name == "round_end" and s.round == atlas.ROUNDS
    need(not ended or last, "to_move", f"the game is not over at {name} (PGM-24.1)")
    if ended and s.readings.campaign:
        games = len(t.CAMPAIGN_LEVELS)
        need(s.campaign_game == games - 1, "campaign.game", "is not the last (PGM-28.1)")
    final = name in SHIP_MOVED and s.round == atlas.ROUNDS
    need(not final, "round", f"{s.round} ends without {name} (PGM-24.1)")
    if not setup and not first:
        all_done = name == "round_end" or name in SHIP_MOVED
        fits = s.order == s.mats if all_done else s.order < s.mats or name == "turn_begins"
        need(fits, "order", f"{s.order} does not fit {name} (PGM-4.1)")
        if not all_done and name != "turn_begins":
            his = s.is_abbott(s.active())
            need(his == name.startswith("abbott"), "order", f"it is not so at {name}")
    else:
        need(s.order == 0, "order", f"{s.order} does not fit {name}")


def check_turn(s: PilgrimState, name: str) -> None:
    """How far the step can have got."""
    high = 0
    if name in ("seeding", "confession_box"):
        high = int(s.mats)
        if s.innermost_call() is not None:
            high -= 1
    elif name == "sowing":
        high = 1
    elif name == "duty_building":
        high = t.BUILDINGS
    elif name == "alms_bonus":
        high = len(t.BONUS_ROWS)
    elif name == "trade_income":
        high = sum(int(p.routes()) for p in s.seats)
    turn = s.main_progress()
    need(s.innermost_call() is None or s.progress == 0, "turn", f"{s.step().name} asks once")
    need(0 <= turn <= high, "turn", f"{turn} is not 0 to {high} at {name}")


def untouched(p: Player) -> bool:
    """Whether a mat is as the set-up leaves it, apart from where its acolytes stand."""
    goods = (p.stone, p.wheat, p.silver, p.piety) == (
        t.START_STONE,
        t.START_WHEAT,
        t.START_SILVER,
        t.START_PIETY,
    )
    pieces = p.table + p.posts + p.used + p.slots + len(p.paths) + p.alms
    return goods and pieces == 0 and p.available() == t.START_CITY


def check_abbott(s: PilgrimState, name: str) -> None:
    """Ab-Bott's paths, his token and the bag."""
    p = s.seats[ABBOTT]
    open_paths = 0
    for n, path in enumerate(p.paths):
        at = f"abbott.paths[{n}]"
        cells = [s.layout.site_cells[q] for q in s.layout.solo_quadrants()]
        need(path.target in cells, f"{at}.target", "is no site of the area (PGM-27.21)")
        arrived = path.end != AT_SITE or path.next_cell() == path.target
        need(arrived, f"{at}.target", "is not where the path ends (PGM-27.27)")
        need(path.end in (OPEN, AT_SHRINE, AT_SITE), f"{at}.end", "is not for Ab-Bott")
        given_up = path.abandoned and path.end == AT_SITE
        need(not given_up, f"{at}.abandoned", "has arrived (PGM-27.30)")
        open_paths += int(path.end != AT_SITE and not path.abandoned)
    need(open_paths <= 1, "abbott.paths", "two are unfinished (PGM-27.20)")
    need(p.used == 0 or p.used == 2**t.CONFESSION_BOX, "abbott.used", "is not for Ab-Bott")
    if s.game.by_name[name].index <= setup_steps.BUILDINGS.index:
        bag = sum(int(s.in_bag(token)) for token in range(t.TOKENS))
        need(bag == 0, "solo.bag", f"is not filled at {name}")
        return
    his = s.found(Abbott)
    if his is None:
        check_bag(s, False)
        return
    acting = name not in ("abbott_turn", "abbott_token")
    need((his.token != NONE) == acting, "solo.token", f"does not fit {name}")
    if name in ("abbott_roads", "abbott_gate"):
        need(his.token in (BUILD_ROADS, CONSTRUCT), "solo.token", "builds no roads (PGM-27.11)")
        most = t.ABBOTT_ROADS + 1 - his.laid
        need(0 <= his.value <= most, "pending.value", f"{his.value} is not 0 to {most}")
    else:
        idle = his.value == 0 and his.laid == 0 and not his.turned
        need(idle, "solo.laid", f"does not fit {name}")
    if name == "abbott_gate":
        free = any(gate != NONE for gate in free_gates(s))
        need(free and unfinished(s) == NONE, "step", "he begins no path now (PGM-27.20)")
        need(his.value > 0, "pending.value", "has no tile left to lay")
    if name == "abbott_fee":
        due = his.token == ALLOCATION and s.trade_kinds() != 0
        need(due and s.owner_of(t.INFIRMARY) == 0, "step", "no fee is due (PGM-27.10)")
    check_bag(s, acting)


def check_bag(s: PilgrimState, acting: bool) -> None:
    """One token is drawn in each of his turns at most (PGM-26.5)."""
    added = sum(sum(row) for row in t.SEASON_TOKENS[: int(s.quarter) + 1])
    drawn = added - sum(int(s.in_bag(token)) for token in range(t.TOKENS))
    turn = (ABBOTT - s.start_player) % s.mats if s.start_player != NONE else 0
    done = s.order > turn or (s.order == turn and acting)
    most = max(0, int(s.round) - 1 + int(done))
    need(0 <= drawn <= most, "solo.bag", f"{drawn} tokens are drawn, not 0 to {most}")
