"""The invariants of the table: nothing is lost or doubled (WWE-20.11)."""

from __future__ import annotations

from typing import Final

from tabard.games.world import events as e
from tabard.games.world import tables as t
from tabard.games.world.components import BOX
from tabard.games.world.places import outermost
from tabard.games.world.state import FACE_DOWN, Player, WorldState
from tabard.kernel.ints import has, i64, size

# The steps in which a player has laid a card and not discarded yet.
LAYING: Final = ("swap_last", "turn_ends", "royal_court", "war")


def violations(s: WorldState) -> list[str]:
    """What WWE-20.11 demands after every step and this state does not keep."""
    return [*BOX.violations(s), *broken(s)]


def broken(s: WorldState) -> list[str]:
    """What components must be to each other."""
    found = [*stock_violations(s), *board_violations(s), *event_violations(s)]
    for seat in range(s.players):
        found.extend(f"{text} (seat {seat})" for text in player_violations(s, seat))
    return found


def material_on(s: WorldState, kind: i64) -> int:
    """The pieces of a kind that lie on projects, substitutes not counted (WWE-11.7)."""
    total = 0
    for project in range(t.PROJECTS):
        if kind == t.STONE:
            total += int(s.stone_on(project))
        elif kind == t.WOOD:
            total += int(s.wood_on(project))
        elif kind == t.METAL and has(s.in_play, project) and s.filled(project):
            total += t.METAL_FIELDS[project]
    return total - int(s.substitutes >> (kind * t.GOODS_WIDTH) & t.GOODS_MASK)


def stock_violations(s: WorldState) -> list[str]:
    """Every limited good is somewhere, and nowhere twice (WWE-1.3)."""
    found: list[str] = []
    for kind in range(t.KINDS):
        total = int(s.in_stock(kind)) + sum(int(p.owns(kind)) for p in s.seats)
        total += material_on(s, kind)
        if total != t.TOTAL[kind]:
            found.append(f"WWE-20.11: {total} {t.KIND_IDS[kind]}, not {t.TOTAL[kind]}")
    return found


def board_violations(s: WorldState) -> list[str]:
    """Projects, covers, plots and plague tiles."""
    found: list[str] = []
    for project in range(t.PROJECTS):
        name = t.PROJECT_IDS[project]
        if s.free_stone(project) < 0 or s.free_wood(project) < 0:
            found.append(f"WWE-11.4: too much material on {name}")
        if not has(s.in_play, project) and s.stone_on(project) + s.wood_on(project) > 0:
            found.append(f"WWE-11.2: material on {name}, which is not in play")
    covers = size(s.covered_fields) + size(s.covered_projects) + int(s.cloth_covered)
    if covers > t.COVERS:
        found.append(f"WWE-20.11: {covers} covers, not {t.COVERS}")
    for project in range(t.PROJECTS):
        if has(s.covered_projects, project) and (not has(s.in_play, project) or s.filled(project)):
            found.append(f"WWE-21.II02: {t.PROJECT_IDS[project]} is covered in vain")
    if sum(int(size(p.houses)) for p in s.seats) != int(size(s.taken_plots())):
        found.append("WWE-10.7: two houses on one plot")
    down = sum(s.tile_at(location) == FACE_DOWN for location in range(t.LOCATIONS))
    unseen = sum(int(s.unseen_tiles(n)) for n in range(len(t.TILE_VALUES)))
    if down != unseen:
        found.append(f"WWE-13.1: {down} tiles face down, {unseen} not seen")
    for n in range(len(t.TILE_VALUES)):
        value = t.TILE_VALUES[n]
        up = sum(s.sick(location) == value for location in range(t.LOCATIONS))
        if up + s.unseen_tiles(n) > t.TILE_COUNTS[n]:
            found.append(f"WWE-13.1: too many plague tiles of {value}")
    if s.tiles != 0 and s.chapter <= t.PLAGUE_AFTER and s.step().name != "chapter_begins":
        found.append("WWE-13.1: plague tiles before their chapter")
    return found


def event_violations(s: WorldState) -> list[str]:
    """Event cards: no more revealed than rounds were played (WWE-2.7)."""
    found: list[str] = []
    for chapter in range(1, t.CHAPTERS + 1):
        shown = size(s.revealed & e.POOL[chapter])
        if shown > t.ROUNDS or (chapter > s.chapter and shown > 0):
            found.append(f"WWE-2.7: {shown} cards of chapter {chapter} revealed")
        if chapter < s.chapter and shown < t.ROUNDS:
            found.append(f"WWE-3.1: only {shown} cards of chapter {chapter} revealed")
    for event in (s.event, s.slot_1, s.slot_2):
        if event != t.NONE and not has(s.revealed & e.POOL[s.chapter], event):
            found.append(f"WWE-15.6: {e.EVENT_IDS[event]} lies there unrevealed")
    if s.slot_1 == s.slot_2 != t.NONE:
        found.append("WWE-14.1: one event in both slots")
    return found


def player_violations(s: WorldState, seat: i64) -> list[str]:
    """What does not hold for one player's things."""
    p = s.seats[seat]
    found: list[str] = []
    if p.vp < t.LEAST_VP or p.money < 0 or p.goods < 0:
        found.append(f"WWE-20.11: {p.vp} points, {p.money} money")
    if p.half and s.step().name != "next_chapter":
        found.append("WWE-20.11: half a point before the end")
    if p.houses_left() < 0 or p.seals_left() < 0:
        found.append("WWE-20.11: too many houses or seals")
    for plot in range(t.PLOTS):
        if has(p.houses, plot) and size(p.houses & t.SAME_YIELD[plot]) > 1:
            found.append(f"WWE-10.7: two houses of one yield, {t.PLOT_IDS[plot]}")
    for project in range(t.PROJECTS):
        settled = has(s.in_play, project) and (not s.filled(project) or s.settling(project))
        if has(p.seals, project) and not settled:
            found.append(f"WWE-11.4: a seal on {t.PROJECT_IDS[project]}")
    return found + card_violations(s, p)


def card_violations(s: WorldState, p: Player) -> list[str]:
    """Each card is in one place, and the piles are level (WWE-20.11, WWE-9.8)."""
    if s.chapter == 0:
        return []
    found: list[str] = []
    laid: i64 = 0
    for place in range(p.laid):
        laid |= 2 ** int(p.card_at(place))
    kit = t.STARRED if s.starred_only() else t.ALL_CARDS
    together = size(p.hand) + size(p.hidden) + p.laid
    everything = p.hand | p.hidden | laid
    if s.step().name != "chapter_begins" and (everything != kit or together != size(kit)):
        found.append("WWE-20.11: an action card is missing or doubled")
    owing = p.laid - size(p.hidden)
    penitent = owing == -1 and p.laid == 0  # WWE-4.4
    level = owing == 0 or penitent or (owing == 1 and outermost(s) in LAYING)
    if not level and not s.starred_only():
        found.append(f"WWE-9.7: {p.laid} open cards, {size(p.hidden)} hidden")
    return found
