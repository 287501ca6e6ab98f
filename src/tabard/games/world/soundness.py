"""What a position must show at its point in play, so that no rule meets an impossible table.

Positions come from outside. That components are in range is checked by the kernel; here they are
compared with each other, and in `soundness_of_players` with what the players have. Sound is enough:
every rule can go on from there.
"""

from __future__ import annotations

from typing import Final

from tabard.games.world import events as e
from tabard.games.world import tables as t
from tabard.games.world.chapter import (
    before_a_chapter,
    cloth_covered,
    done_events,
    fields_covered,
    in_round,
    projects_begun,
    projects_covered,
    rounds_over,
)
from tabard.games.world.frames import Care, Settling
from tabard.games.world.invariants import broken, material_on
from tabard.games.world.soundness_of_players import check_player, effective_card
from tabard.games.world.state import FACE_DOWN, NONE, Player, WorldState
from tabard.games.world.steps.houses import can_settle
from tabard.games.world.steps.material import material_left
from tabard.kernel.errors import BadPosition
from tabard.kernel.ints import bit, has, i64, size
from tabard.kernel.position import need
from tabard.kernel.state import OVER
from tabard.kernel.when import PointInPlay

# The steps that look at one player after another.
BY_SEAT: Final = (
    "penance",
    "royal_court",
    "event_choice",
    "goods_loss",
    "house_loss",
    "masons",
    "war",
    "protection",
)
TURN_STEPS: Final = ("swap_first", "play_card", "swap_last", "turn_ends")


def standing(s: WorldState, m: PointInPlay) -> None:
    """Chapter, round, step, and how far it has got."""
    check_round(s, m)
    check_turn(s, m)


def table(s: WorldState, m: PointInPlay) -> None:
    """What lies on the table."""
    check_cards(s, m)
    check_slots(s, m)
    check_covers(s, m)
    check_projects(s, m)
    check_plague(s, m)


def mat(s: WorldState, p: Player, seat: int, m: PointInPlay) -> None:
    """What lies before a player; after the last, what runs, and the invariants of the whole."""
    check_player(s, seat, m)
    if seat == s.players - 1:
        check_finishing(s, m)
        check_care(s, m)
        for problem in broken(s):
            raise BadPosition("position", problem)


def there(here: bool, due: bool, field: str, m: PointInPlay) -> None:
    """What is there exactly at some points in play."""
    need(here or not due, field, f"is missing at {m.step} of this chapter")
    need(due or not here, field, f"cannot be there at {m.step} of this chapter")


def check_round(s: WorldState, m: PointInPlay) -> None:
    """Chapter, round and step."""
    first = m.name == "first_active"
    need(s.chapter > 0 or before_a_chapter(m), "chapter", f"is 0 at {m.step}")
    need(not first or s.chapter == 0, "chapter", "is not 0 before the start")
    need(m.name != "chapter_begins" or s.chapter < t.CHAPTERS, "chapter", "none follows (WWE-3.1)")
    there(s.active != NONE, not first, "active", m)
    low, high = 1, t.ROUNDS
    if first or m.name in ("penance", "royal_court") or (before_a_chapter(m) and s.chapter == 0):
        high = 0
        low = 0
    elif m.name == "round_begins":
        low, high = 0, t.ROUNDS - 1
    elif rounds_over(m) or m.name == "chapter_begins":
        low = t.ROUNDS
    need(low <= s.round <= high, "round", f"{s.round} is not {low} to {high} at {m.step}")
    ended = m.step == "next_chapter" and s.chapter == t.CHAPTERS
    need(s.to_move != OVER or ended, "to_move", f"the game is not over at {m.step} (WWE-3.3)")
    rolled = m.after("tax_roll") or s.chapter > 1 or (before_a_chapter(m) and s.chapter > 0)
    there(s.tax > 0, rolled, "tax", m)


def check_turn(s: WorldState, m: PointInPlay) -> None:
    """How far the step has got, and whose turn of step 5 it is."""
    low, high = 0, 0
    if m.name in BY_SEAT:
        high = int(s.players)
    elif m.name == "progress":
        high = t.PROJECTS
    if len(m.chain) > 1 and high > 0 and m.name != "event_choice":
        low = 1
    if len(m.chain) > 1 and m.name == "event_choice":
        high = 0
    need(low <= m.progress <= high, "turn", f"{m.progress} is not {low} to {high} at {m.name}")
    if m.name in TURN_STEPS:
        need(s.playing() < s.players, "playing", f"{s.playing()} is too much at {m.name}")
        need(not s.is_now(e.WAR), "event", "leaves nobody a turn (WWE-21.II01)")
        court = s.seats[s.on_turn()].suffers(t.ROYAL_COURT)
        need(not court, "playing", "is a player without a turn (WWE-4.3)")


def check_cards(s: WorldState, m: PointInPlay) -> None:
    """The event card of the round, and how many were revealed."""
    there(s.event != NONE, in_round(m), "event", m)
    oriented = m.between("orient", "round_ends")
    there(s.edge != NONE, oriented, "steps", m)
    shown = int(s.round) - (1 if m.name == "reveal" else 0)
    if s.chapter > 0:
        count = size(s.revealed & e.POOL[s.chapter])
        need(count == shown, "revealed", f"has {count} cards of chapter {s.chapter}, not {shown}")
    for chapter in range(1, t.CHAPTERS + 1):
        count = size(s.revealed & e.POOL[chapter])
        before = t.ROUNDS if chapter < s.chapter else 0
        fits = chapter == s.chapter or count == before
        need(fits, "revealed", f"has {count} cards of chapter {chapter}, not {before}")
    if s.event != NONE:
        now = has(s.revealed & e.POOL[s.chapter], s.event)
        need(now, "event", "is not among the revealed cards of this chapter")


def check_slots(s: WorldState, m: PointInPlay) -> None:
    """The permanent events that lie in the slots (WWE-14.1 to WWE-14.3)."""
    past = s.revealed & e.POOL[s.chapter] & e.PERMANENT
    if s.event != NONE:
        past &= ~bit(s.event)
    if m.after("chapter_ends") or before_a_chapter(m):
        past = 0
    filled = 0
    for n, event in enumerate((s.slot_1, s.slot_2)):
        need(event == NONE or has(past, event), f"slots[{n}]", f"cannot be so at {m.step}")
        filled += int(event != NONE)
    need(s.slot_1 != s.slot_2 or s.slot_1 == NONE, "slots", "hold one card twice")
    wanted = min(int(size(past)), t.SLOTS)
    need(filled == wanted, "slots", f"hold {filled} cards, not {wanted} (WWE-14.1)")
    need(s.slot_1 != NONE or s.slot_2 == NONE, "slots[0]", "is filled first (WWE-14.1)")


def check_covers(s: WorldState, m: PointInPlay) -> None:
    """Covers follow from the cards of the chapter."""
    right = s.covered_fields == fields_covered(s, m)
    need(right, "covered.fields", "do not fit the revealed cards (WWE-8.14)")
    right = s.covered_projects == projects_covered(s, m)
    need(right, "covered.projects", "do not fit the revealed cards (WWE-21.II02)")
    right = s.cloth_covered == cloth_covered(s, m)
    need(right, "covered.cloth", "does not fit the revealed cards (WWE-2.5)")


def check_projects(s: WorldState, m: PointInPlay) -> None:
    """Projects, the metal, and all limited goods."""
    for project in range(t.PROJECTS):
        begun = has(projects_begun(s, m), project)
        name = t.PROJECT_IDS[project]
        here, field = has(s.in_play, project), f"projects.{name}"
        need(here or not begun, field, "is missing: it has entered play (WWE-11.1)")
        need(begun or not here, field, "has not entered play yet (WWE-11.1)")
    filled = has(s.in_play, t.TOWER) and s.filled(t.TOWER)
    completed = filled and done_events(s, m) & e.FILLS_TOWER != 0
    need(s.substitutes == 0 or completed, "substitutes", "need the completed tower (WWE-21.IV01)")
    for kind in range(t.KINDS):
        total = int(s.in_stock(kind)) + sum(int(p.owns(kind)) for p in s.seats)
        total += material_on(s, kind)
        field = f"stock.{t.KIND_IDS[kind]}"
        need(total == t.TOTAL[kind], field, f"makes {total}, not {t.TOTAL[kind]} (WWE-1.3)")


def check_plague(s: WorldState, m: PointInPlay) -> None:
    """Tiles: face down until a card names them, or the second wave does (WWE-5.2)."""
    over = s.chapter > t.PLAGUE_AFTER or (s.chapter == t.PLAGUE_AFTER and before_a_chapter(m))
    unseen = sum(int(s.unseen_tiles(n)) for n in range(len(t.TILE_VALUES)))
    if not over:
        need(s.tiles == 0, "plague", "has not come yet (WWE-13.1)")
        need(unseen == 0, "tiles_unseen", "the plague has not come yet (WWE-13.1)")
        return
    named: i64 = 0
    waves: i64 = 0
    for event in range(e.EVENTS):
        pending = event == s.event and m.name == "falls_sick"
        if has(s.revealed, event) and e.LOCATION[event] != NONE and not pending:
            named |= bit(e.LOCATION[event])
        if has(s.revealed & e.SECOND_WAVE, event):
            waves += 0 if event == s.event and not m.after("second_wave") else 1
    others: i64 = 0
    down = 0
    for location in range(t.LOCATIONS):
        is_down = s.tile_at(location) == FACE_DOWN
        field = f"plague.{t.LOCATION_IDS[location]}"
        need(not (is_down and has(named, location)), field, "is turned up (WWE-5.2)")
        down += int(is_down)
        others += int(not is_down and not has(named, location))
    need(others <= waves, "plague", "has a tile that no card turned up (WWE-5.2)")
    need(down == unseen, "tiles_unseen", f"are {unseen}, not {down}")
    check_values(s)


def check_values(s: WorldState) -> None:
    """No value is there more often than its tiles (WWE-13.1)."""
    for n in range(len(t.TILE_VALUES)):
        up = sum(s.sick(location) == t.TILE_VALUES[n] for location in range(t.LOCATIONS))
        fits = up + s.unseen_tiles(n) <= t.TILE_COUNTS[n]
        need(fits, f"tiles_unseen[{n}]", f"makes more than {t.TILE_COUNTS[n]} with those turned up")


def check_finishing(s: WorldState, m: PointInPlay) -> None:
    """A project that is being settled (WWE-11.4)."""
    settling = s.found(Settling)
    if settling is None:
        return
    project = settling.project
    done = has(s.in_play, project) and s.filled(project)
    need(done, "finishing", "is not finished (WWE-11.4)")
    if m.name == "event_choice":
        need(project == t.TOWER, "finishing", "is not the tower (WWE-21.IV01)")
        need(s.is_now(e.FILLS_TOWER), "event", "does not complete the tower (WWE-21.IV01)")
    if m.name == "progress":
        need(project == m.progress - 1, "finishing", "is not the one that grew (WWE-15.4)")
    if m.name == "masons":
        need(s.is_now(e.MASONS), "event", "lets nobody build (WWE-21.IV06)")
    if m.name == "swap_last":
        card = effective_card(s.seats[s.on_turn()])
        need(card == t.PROJECT_CARD, "finishing", "needs the card that builds (WWE-10.4)")


def check_care(s: WorldState, m: PointInPlay) -> None:
    """Who cares for whom (section 13)."""
    care = s.found(Care)
    if care is None:
        return
    settling = s.found(Settling)
    seat = s.on_turn() if settling is None else care.carer
    check_chosen(s, care, seat)
    if settling is None:
        forbidden = care.chosen != 0 and s.in_force(e.NO_CARE) != NONE
        need(not forbidden, "caring", "is forbidden (WWE-21.III10)")
        need(care.carer in (seat, NONE), "carer", "is not on turn")
    else:
        need(settling.donors > 0, "donors_seen", "is 0 while a donor cares (WWE-13.6)")
        need(seat == s.seat_in_turn(settling.donors - 1), "carer", "is not the donor (WWE-13.6)")
        bonus = t.DONOR_CARES[settling.project] and has(s.seats[seat].seals, settling.project)
        need(bonus, "carer", "has no such bonus (WWE-13.6)")
        most = 1 if m.step == "caring" else 0
        need(size(care.chosen) <= most, "caring", "is one inhabitant at most (WWE-13.6)")
    if m.step == "care_material":
        need(material_left(s), "stock", "has no material to choose (WWE-13.5)")
    if m.step == "free_house":
        need(can_settle(s, care.carer), "carer", "has no house or no plot for it (WWE-13.7)")


def check_chosen(s: WorldState, care: Care, seat: i64) -> None:
    """Those who are cared for are sick, and the carer knows enough (WWE-13.3)."""
    for location in range(t.LOCATIONS):
        ill = not has(care.chosen, location) or s.sick(location) > 0
        need(ill, "caring", f"{t.LOCATION_IDS[location]} is not sick (WWE-13.3)")
    total = sum(int(s.sick(i)) for i in range(t.LOCATIONS) if has(care.chosen, i))
    knows = s.seats[seat].owns(t.MEDICAL)
    need(total <= knows, "caring", f"needs {total} medical knowledge, not {knows} (WWE-13.3)")
