"""What a position must show at its point in play, beyond what is declared of each component.

Positions come from outside. That components are in range, in their window and add up is checked by
the kernel; here is what compares them with each other. Sound is enough: every rule can go on from
there. Whether a game could have come to it is not asked.
"""

from __future__ import annotations

from typing import Final

from tabard.games.pillars import tables as t
from tabard.games.pillars.frames import BuildingTurn, Keeping
from tabard.games.pillars.invariants import workers_of
from tabard.games.pillars.state import BISHOP_OPEN, NONE, PillarsState, Player
from tabard.games.pillars.steps.cathedral import capacity
from tabard.games.pillars.steps.event import negative
from tabard.kernel.ints import has, i64, size
from tabard.kernel.position import need
from tabard.kernel.state import OVER
from tabard.kernel.when import PointInPlay

# Which steps an interrupt may go back to.
INTERRUPTS: Final[dict[str, tuple[str, ...]]] = {
    "dismissal": ("choosing_cards", "shiring"),
    "surplus": ("turn_ends",),
}

# The step after which the resource cards of a kind are aside.
HARVESTED_BY: Final[tuple[tuple[int, str], ...]] = (
    (t.WOOD, "forest"),
    (t.STONE, "quarry"),
    (t.SAND, "gravel_pit"),
)


def standing(s: PillarsState, m: PointInPlay) -> None:
    """Round, step, what was interrupted, and how far the step can have got."""
    first = m.step == "first_start_player" or m.step == "between_rounds"
    need(s.round > 0 or first, "round", f"0 is before the first round, not at {m.step}")
    need(m.step != "first_start_player" or s.round == 0, "round", "is not 0 before the start")
    need(m.step != "between_rounds" or s.round < t.ROUNDS, "round", "none follows (PIL-3.1)")
    begun = s.start_player != NONE or m.step == "first_start_player"
    need(begun, "start_player", f"is missing at {m.step}")
    behind = INTERRUPTS.get(m.step, ())
    fits = m.name in behind if s.innermost_call() is not None else len(behind) == 0
    need(fits, "interrupted", f"does not fit the step {m.step}")
    ended = m.step == "next_start_player" and s.round == t.ROUNDS
    need(s.to_move != OVER or ended, "to_move", f"the game is not over at {m.step} (PIL-20.1)")
    low, high = 0, 0
    if m.name in ("thomass_choice", "event_effect", "exemption", "building", "turn_ends"):
        low, high = (1 if m.step == "surplus" else 0), int(s.players)
    elif m.name == "choosing_cards":
        high = int(s.players) - 1
    elif m.name == "shiring":
        high = t.STATION_SPACES[t.SHIRING]
    elif m.name == "market":
        high = t.STATION_SPACES[t.MARKET] - 1
    turn = s.main_progress()
    need(low <= turn <= high, "turn", f"{turn} is not {low} to {high} at {m.name}")
    keeping = s.found(Keeping)
    if keeping is not None:
        p = s.seats[s.seat_in_turn(turn - 1)]
        left = sum(p.cubes(kind) for kind in range(keeping.returning, t.KINDS))
        need(left >= p.total_cubes() - t.GOODS_KEPT, "returning", "leaves too few cubes to return")


def table(s: PillarsState, m: PointInPlay) -> None:
    """What lies on the table."""
    need(s.to_move != OVER or s.spaces == 0, "spaces", "are empty (PIL-6.1) at the end")
    check_event(s, m)
    check_towns(s, m)
    check_display(s, m)
    check_advantages(s, m)
    check_aside(s, m)


def check_event(s: PillarsState, m: PointInPlay) -> None:
    """This round's event, what is known of it, and what answers it."""
    revealed = m.after("reveal_event") or m.step == "between_rounds"
    past = s.round if revealed else max(s.round - 1, 0)
    need(s.past_count == past, "past_events", f"are not {past} in round {s.round} (PIL-2.8)")
    last = s.event == NONE or (s.past_count > 0 and s.event == s.past_event(s.past_count - 1))
    need(last, "event", "is not the last of past_events")
    if s.foreseen != NONE:
        seen = m.between("ellens_look", "reveal_event") and s.owner_of(t.ELLEN) != NONE
        need(seen, "foreseen", "needs Ellen, and a round whose event is to come (PIL-22.5)")
    guest = s.builder_at(t.FIRST_SPACE[t.BISHOPS_SEAT]) != NONE
    if m.between("bishops_choice", "bishops_seat"):
        need((s.bishop != BISHOP_OPEN) == guest, "bishop", "does not fit the bishop's seat")
        stocked = s.bishop < 0 or s.on_market(s.bishop) > 0
        need(stocked, "bishop", "is a cube that the market lacks (PIL-8.1)")
    elif m.between("between_rounds", "bishops_choice"):
        need(s.bishop == BISHOP_OPEN, "bishop", f"does not fit the step {m.step}")


def check_towns(s: PillarsState, m: PointInPlay) -> None:
    """The cards of Kingsbridge and Shiring."""
    laid = m.between("kingsbridge_cards", "kingsbridge")
    for n, card in enumerate((s.kingsbridge_1, s.kingsbridge_2)):
        field = f"kingsbridge[{n}]"
        begun = n == 0 and m.name == "kingsbridge_cards"
        need(card != NONE or not laid, field, f"is missing at {m.step}")
        need(card == NONE or laid or begun, field, f"does not fit the step {m.step}")
        final = card in t.FINAL_ADVANTAGES
        need(card == NONE or final == (s.round == t.ROUNDS), field, "is of another round (PIL-2.7)")
    laid = m.between("round_craftsmen", "shiring")
    for n, card in enumerate((s.shiring_1, s.shiring_2)):
        field = f"shiring[{n}]"
        gone = m.name == "shiring" and s.main_progress() > n
        begun = n == 0 and m.name == "round_craftsmen"
        need(card != NONE or not laid or gone, field, f"is missing at {m.step}")
        need(card == NONE or begun or (laid and not gone), field, f"does not fit {m.step}")
        need(card == NONE or card in t.STACKS[s.round], field, "is of another round (PIL-2.6)")


def check_display(s: PillarsState, m: PointInPlay) -> None:
    """The cards set aside, and the craftsmen of the round."""
    aside = t.SET_ASIDE if m.after("resource_cards") else 0
    if m.name != "between_rounds":
        need(size(s.aside) == aside, "display.aside", f"are not {aside} at {m.step}")
    others = s.open_craftsmen & ~s.dealt_craftsmen
    need(others == 0, "display.dealt_craftsmen", "lacks a craftsman who is still there")
    for craftsman in range(t.CRAFTSMEN):
        if has(s.dealt_craftsmen, craftsman):
            name = t.CRAFTSMAN_IDS[craftsman]
            own = craftsman in t.STACKS[s.round] and craftsman not in (s.shiring_1, s.shiring_2)
            need(own, "display.dealt_craftsmen", f"{name} cannot be there (PIL-3.2)")


def check_advantages(s: PillarsState, m: PointInPlay) -> None:
    """The advantage cards nobody has seen: all that are still to come and those left out."""
    laid = int(s.kingsbridge_1 != NONE) + int(s.kingsbridge_2 != NONE)
    per_round = t.STATION_SPACES[t.KINGSBRIDGE]
    shown = per_round * min(int(s.round), t.ROUNDS - 1)
    if m.name == "kingsbridge_cards" and s.round < t.ROUNDS:
        shown += laid - per_round
    unseen = size(t.RANDOM_ADVANTAGES) - shown
    count = size(s.advantages_left)
    need(count == unseen, "advantages_unseen", f"are {count}, not {unseen} (PIL-2.7)")
    need(s.advantages_left & ~t.RANDOM_ADVANTAGES == 0, "advantages_unseen", "has a final card")


def check_aside(s: PillarsState, m: PointInPlay) -> None:
    """How many builders of each seat sit out (PIL-5.10), and who has the castle's workers."""
    placing = m.between("choosing_cards", "place_waiting")
    for seat in range(s.players):
        aside = s.laid_aside(seat)
        most = t.BUILDERS - t.LIMITED_BUILDERS if s.seats[seat].limited else 0
        allowed = most if m.after("choosing_cards") else 0
        if allowed > 0 and placing:
            allowed = max(0, t.BUILDERS - t.LIMITED_BUILDERS - int(s.in_bag(seat)))
        need(aside <= allowed, f"set_aside[{seat}]", f"{aside} is not 0 to {allowed} (PIL-5.10)")
    for name, held in (
        ("grey", [p.grey for p in s.seats]),
        ("grey_won", [p.grey_won for p in s.seats]),
    ):
        whole = all(number in (0, t.CASTLE_GREY) for number in held)
        need(whole and sum(held) <= t.CASTLE_GREY, f"seats.{name}", "cannot be so (PIL-15.2)")


def mat(s: PillarsState, p: Player, seat: i64, m: PointInPlay) -> None:
    """What can lie before a player now."""
    at = f"seats[{seat}]"
    need(p.advantages & t.IMMEDIATE == 0, f"{at}.advantages", "has one that is used at once")
    dealt = s.round - (1 if m.between("between_rounds", "round_craftsmen") else 0)
    for craftsman in range(t.STARTERS, t.CRAFTSMEN):
        known = any(craftsman in t.STACKS[n] for n in range(1, dealt + 1))
        early = has(p.row, craftsman) and not known
        name = t.CRAFTSMAN_IDS[craftsman]
        need(not early, f"{at}.row", f"{name} has not been dealt yet (PIL-2.6)")
    too_long = size(p.row) - p.row_limit()
    need(too_long <= int(m.step == "dismissal"), f"{at}.row", "is too long (PIL-4.6)")
    if m.step == "dismissal":
        rows = sum(other.overflows() for other in s.seats)
        need(rows == 1, "step", f"{rows} rows are too long, not 1 (PIL-4.6)")
    check_workers(p, at, m)
    if m.between("between_rounds", "bishops_choice") or has_built(s, seat, m):
        total = p.total_cubes()
        need(total <= t.GOODS_KEPT, f"{at}.goods", f"are {total}, more than {t.GOODS_KEPT}")
    turn = s.found(BuildingTurn)
    if turn is not None and s.progress < s.players and s.seat_in_turn(s.progress) == seat:
        for craftsman in range(t.CRAFTSMEN):
            most = capacity(s, craftsman) if has(p.row, craftsman) else 0
            name = f"{at}.uses.{t.CRAFTSMAN_IDS[craftsman]}"
            need(turn.uses(craftsman) <= most, name, f"more than {most} (PIL-17.2)")
    guarded = not p.protected or s.event == NONE or negative(s)
    need(guarded, f"{at}.protected", "is not from a good event (PIL-8.1)")
    metal = has(p.bought, t.METAL)
    need(p.bought & p.sold == 0 and not metal, f"{at}.bought", "cannot be so (PIL-16.6)")


def has_built(s: PillarsState, seat: i64, m: PointInPlay) -> bool:
    """Whether a player has had his building turn of this round and returned his surplus (17.5)."""
    over = s.main_progress() - (1 if m.step == "surplus" else 0)
    place = (seat - s.start_player) % s.players
    return m.name in ("building", "turn_ends") and s.round < t.ROUNDS and place < over


def check_workers(p: Player, at: str, m: PointInPlay) -> None:
    """Workers at home, on cards and in the mill."""
    kit = workers_of(p)
    out = p.mill + p.busy_workers()
    if m.name == "choosing_cards":
        need(p.workers + out == kit, f"{at}.workers", f"and the busy ones are not {kit} (PIL-4.8)")
    elif m.between("between_rounds", "ellens_look"):
        need(p.workers == kit, f"{at}.workers", f"are not {kit} (PIL-4.8)")
    elif m.after("choosing_cards"):
        need(p.workers == 0, f"{at}.workers", "are all out (PIL-4.7)")
        need(out <= kit, f"{at}.mill", f"and the workers on cards are more than {kit} (PIL-1.2)")
    for kind, last in HARVESTED_BY:
        held = m.between("ellens_look", last)
        for card in range(t.CARDS):
            kept = not has(p.cards, card) or t.CARD_KIND[card] != kind or held
            need(kept, f"{at}.cards", f"{t.CARD_IDS[card]} is aside at {m.step} (PIL-12.3)")
