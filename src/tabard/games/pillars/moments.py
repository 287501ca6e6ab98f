"""What a position must show at its moment of the round, so that no rule meets an impossible table.

Positions come from outside. Their fields are read one by one in `loading`; here they are compared
with each other. The moment is the step, or the step that an interrupt goes back to.
"""

from __future__ import annotations

from typing import Final

from tabard.games.pillars import tables as t
from tabard.games.pillars.scoring import workers_of
from tabard.games.pillars.state import BISHOP_OPEN, NONE, PillarsState, Player
from tabard.games.pillars.steps.event import negative
from tabard.kernel.errors import BadPosition
from tabard.kernel.ints import has, i64, size
from tabard.kernel.state import OVER

# Which steps an interrupt may go back to.
INTERRUPTS: Final[dict[str, tuple[str, ...]]] = {
    "dismissal": ("choosing_cards", "shiring"),
    "surplus": ("building",),
}

# The step after which the builders of a station are at home.
CLEARED_BY: Final[tuple[tuple[int, str], ...]] = (
    (t.BISHOPS_SEAT, "bishops_seat"),
    (t.KINGSBRIDGE, "kingsbridge"),
    (t.PRIORY, "priory"),
    (t.KINGS_COURT, "kings_tax"),
    (t.SHIRING, "shiring"),
    (t.SHIRING_CASTLE, "shiring_castle"),
    (t.MARKET, "market"),
    (t.START_PLAYER, "next_start_player"),
)

# The step after which the resource cards of a kind are aside.
HARVESTED_BY: Final[tuple[tuple[int, str], ...]] = (
    (t.WOOD, "forest"),
    (t.STONE, "quarry"),
    (t.SAND, "gravel_pit"),
)


def need(holds: bool, field: str, problem: str) -> None:
    """Refuse a position whose field does not hold what it must."""
    if not holds:
        raise BadPosition(field, problem)


class Moment:
    """Where in the round a position stands."""

    def __init__(self, s: PillarsState) -> None:
        self.step: str = s.step().name
        self.name: str = self.step if s.back == 0 else s.step_behind().name
        self.order: list[str] = list(s.game.by_name)
        self.at: int = self.order.index(self.name)

    def after(self, step: str) -> bool:
        """Whether a step of this round is over."""
        return self.at > self.order.index(step)

    def between(self, after: str, last: str) -> bool:
        """Whether one step is over and another is not."""
        return self.after(after) and not self.after(last)


def check(s: PillarsState) -> None:
    """Raise `BadPosition` for the first thing that cannot be so at this moment."""
    m = Moment(s)
    check_round(s, m)
    check_turn(s, m)
    check_event(s, m)
    check_towns(s, m)
    check_display(s, m)
    check_advantages(s, m)
    check_builders(s, m)
    check_grey(s)
    for kind in range(t.KINDS):
        cubes = s.in_supply(kind) + s.on_market(kind) + sum(p.cubes(kind) for p in s.seats)
        cubes += s.court_metal if kind == t.METAL else 0
        field = f"supply.{t.KIND_IDS[kind]}"
        need(cubes == t.CUBES[kind], field, f"makes {cubes}, not {t.CUBES[kind]} (PIL-1.7)")
    for seat in range(s.players):
        check_player(s, seat, m)


def check_round(s: PillarsState, m: Moment) -> None:
    """Round, step and what was interrupted."""
    first = m.step == "first_start_player" or m.step == "between_rounds"
    need(s.round > 0 or first, "round", f"0 is before the first round, not at {m.step}")
    need(m.step != "first_start_player" or s.round == 0, "round", "is not 0 before the start")
    need(m.step != "between_rounds" or s.round < t.ROUNDS, "round", "none follows (PIL-3.1)")
    behind = INTERRUPTS.get(m.step, ())
    fits = m.name in behind if s.back != 0 else len(behind) == 0
    need(fits, "interrupted", f"does not fit the step {m.step}")
    ended = m.step == "next_start_player" and s.round == t.ROUNDS
    need(s.to_move != OVER or ended, "to_move", f"the game is not over at {m.step} (PIL-20.1)")


def check_turn(s: PillarsState, m: Moment) -> None:
    """How far the step can have got."""
    low, high = 0, 0
    if m.name in ("thomass_choice", "event_effect", "exemption", "building"):
        low, high = (1 if m.step == "surplus" else 0), int(s.players)
    elif m.name == "choosing_cards":
        high = int(s.players) - 1
    elif m.name == "shiring":
        high = t.STATION_SPACES[t.SHIRING]
    elif m.name == "market":
        high = t.STATION_SPACES[t.MARKET] - 1
    need(low <= s.turn <= high, "turn", f"{s.turn} is not {low} to {high} at {m.name}")
    if m.step != "surplus":
        need(s.returning == 0, "returning", f"does not fit the step {m.step}")
        return
    p = s.seats[s.seat_in_turn(s.turn - 1)]
    left = sum(p.cubes(kind) for kind in range(s.returning, t.KINDS))
    need(left >= p.total_cubes() - t.GOODS_KEPT, "returning", "leaves too few cubes to return")


def check_event(s: PillarsState, m: Moment) -> None:
    """This round's event, what is known of it, and what answers it."""
    revealed = m.after("reveal_event") or m.step == "between_rounds"
    if m.step != "between_rounds":
        need((s.event != NONE) == revealed, "event", f"does not fit the step {m.step}")
    past = s.round if revealed else max(s.round - 1, 0)
    need(s.past_count == past, "past_events", f"are not {past} in round {s.round} (PIL-2.8)")
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
    if m.name != "between_rounds":
        rolled = m.after("tax_roll")
        need((s.tax > 0) == rolled, "tax", f"does not fit the step {m.step}")


def check_towns(s: PillarsState, m: Moment) -> None:
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
        gone = m.name == "shiring" and s.turn > n
        begun = n == 0 and m.name == "round_craftsmen"
        need(card != NONE or not laid or gone, field, f"is missing at {m.step}")
        need(card == NONE or begun or (laid and not gone), field, f"does not fit {m.step}")
        need(card == NONE or card in t.STACKS[s.round], field, "is of another round (PIL-2.6)")
    need(s.shiring_1 != s.shiring_2 or s.shiring_1 == NONE, "shiring", "has one card twice")


def check_display(s: PillarsState, m: Moment) -> None:
    """The open cards, and that no card of the round is in two places."""
    open_now = m.between("resource_cards", "choosing_cards")
    need(s.open_cards == 0 or open_now, "display.resources", f"are cleared at {m.step}")
    aside = t.SET_ASIDE if m.after("resource_cards") else 0
    if m.name != "between_rounds":
        need(size(s.aside) == aside, "display.aside", f"are not {aside} at {m.step}")
    need(s.open_cards & s.aside == 0, "display.aside", "has a card that lies open")
    open_now = m.between("round_craftsmen", "choosing_cards")
    need(s.open_craftsmen == 0 or open_now, "display.craftsmen", f"are cleared at {m.step}")
    others = s.open_craftsmen & ~s.dealt_craftsmen
    need(others == 0, "display.dealt_craftsmen", "lacks a craftsman who is still there")
    dealt = m.after("round_craftsmen") or m.name == "between_rounds"
    need(s.dealt_craftsmen == 0 or dealt, "display.dealt_craftsmen", f"none yet at {m.step}")
    for craftsman in range(t.CRAFTSMEN):
        if has(s.dealt_craftsmen, craftsman):
            name = t.CRAFTSMAN_IDS[craftsman]
            own = craftsman in t.STACKS[s.round] and craftsman not in (s.shiring_1, s.shiring_2)
            need(own, "display.dealt_craftsmen", f"{name} cannot be there (PIL-3.2)")


def check_advantages(s: PillarsState, m: Moment) -> None:
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
    for n, card in enumerate((s.kingsbridge_1, s.kingsbridge_2)):
        once = card == NONE or not has(s.advantages_left, card)
        need(once, f"kingsbridge[{n}]", "is among advantages_unseen")
    twice = s.kingsbridge_1 == s.kingsbridge_2 and s.kingsbridge_1 != NONE
    need(not twice, "kingsbridge", "has one card twice")


def check_builders(s: PillarsState, m: Moment) -> None:
    """Where builders can be."""
    drawn = m.step in ("refusal", "place_builder")
    need((s.drawn != NONE) == drawn, "drawn", f"does not fit the step {m.step}")
    untouched = not m.between("between_rounds", "choosing_cards") or s.marker == 0
    need(untouched, "cost", f"is not {t.COSTS[0]} at {m.step} (PIL-5.1)")
    placing = m.between("choosing_cards", "place_waiting")
    need(s.queued == 0 or placing, "waiting", f"nobody waits at {m.step}")
    for station, last in CLEARED_BY:
        standing = m.after("choosing_cards") and not m.after(last) and s.to_move != OVER
        first: i64 = t.FIRST_SPACE[station]
        for n in range(t.STATION_SPACES[station]):
            free = s.builder_at(first + n) == NONE
            field = f"spaces.{t.STATION_IDS[station]}[{n}]"
            need(free or standing, field, f"is empty at {m.step} (PIL-6.1)")
    for seat in range(s.players):
        aside = s.laid_aside(seat)
        most = t.BUILDERS - t.LIMITED_BUILDERS if s.seats[seat].limited else 0
        allowed = most if m.after("choosing_cards") else 0
        if allowed > 0 and placing:
            allowed = max(0, t.BUILDERS - t.LIMITED_BUILDERS - int(s.in_bag(seat)))
        need(aside <= allowed, f"set_aside[{seat}]", f"{aside} is not 0 to {allowed} (PIL-5.10)")
        found = s.in_bag(seat) + aside + int(s.drawn == seat)
        found += sum(s.waiting(i) == seat for i in range(s.queued))
        found += sum(s.builder_at(space) == seat for space in range(t.SPACES))
        need(found == t.BUILDERS, f"bag[{seat}]", f"makes {found}, not {t.BUILDERS} (PIL-1.7)")


def check_player(s: PillarsState, seat: i64, m: Moment) -> None:
    """What can lie before a player now."""
    p = s.seats[seat]
    at = f"seats[{seat}]"
    check_hand(s, p, at)
    too_long = size(p.row) - p.row_limit()
    need(too_long <= int(m.step == "dismissal"), f"{at}.row", "is too long (PIL-4.6)")
    if m.step == "dismissal":
        rows = sum(other.overflows() for other in s.seats)
        need(rows == 1, "step", f"{rows} rows are too long, not 1 (PIL-4.6)")
    check_workers(p, at, m)
    check_goods(p, at, m)
    guarded = not p.protected or s.event == NONE or negative(s)
    need(guarded, f"{at}.protected", "is not from a good event (PIL-8.1)")
    begun = m.after("between_rounds")
    marks = (
        ("passed", p.passed, "ellens_look"),
        ("protected", p.protected, "reveal_event"),
        ("limited_next", p.limited_next, "reveal_event"),
        ("exempt", p.exempt, "tax_roll"),
        ("grey_won", p.grey_won > 0, "shiring"),
        ("bought", p.bought != 0, "shiring_castle"),
        ("sold", p.sold != 0, "shiring_castle"),
    )
    for name, is_set, after in marks:
        early = begun and is_set and not m.after(after)
        need(not early, f"{at}.{name}", f"cannot be so at {m.step}")
    metal = has(p.bought, t.METAL)
    need(p.bought & p.sold == 0 and not metal, f"{at}.bought", "cannot be so (PIL-16.6)")


def check_hand(s: PillarsState, p: Player, at: str) -> None:
    """That a player's cards are in no other place."""
    elsewhere = s.advantages_left | t.IMMEDIATE
    for card in range(t.ADVANTAGES):
        if has(p.advantages, card):
            once = not has(elsewhere, card) and card not in (s.kingsbridge_1, s.kingsbridge_2)
            others = sum(has(other.advantages, card) for other in s.seats)
            name = t.ADVANTAGE_IDS[card]
            need(once and others == 1, f"{at}.advantages", f"{name} is elsewhere (PIL-1.3)")
    for craftsman in range(t.STARTERS, t.CRAFTSMEN):
        if has(p.row, craftsman):
            name = t.CRAFTSMAN_IDS[craftsman]
            known = any(craftsman in t.STACKS[n] for n in range(1, s.round + 1))
            need(known, f"{at}.row", f"{name} is of a later round (PIL-2.6)")
            once = not has(s.open_craftsmen, craftsman)
            once = once and craftsman not in (s.shiring_1, s.shiring_2)
            others = sum(has(other.row, craftsman) for other in s.seats)
            need(once and others == 1, f"{at}.row", f"{name} is elsewhere (PIL-21.15)")
    for card in range(t.CARDS):
        if has(p.cards, card):
            others = sum(has(other.cards, card) for other in s.seats)
            once = not has(s.open_cards | s.aside, card) and others == 1
            need(once, f"{at}.cards", f"{t.CARD_IDS[card]} is elsewhere (PIL-3.2)")


def check_goods(p: Player, at: str, m: Moment) -> None:
    """Cubes: no more than may be kept until the round has brought some (PIL-17.5)."""
    if m.between("between_rounds", "bishops_choice"):
        total = p.total_cubes()
        need(total <= t.GOODS_KEPT, f"{at}.goods", f"are {total}, more than {t.GOODS_KEPT}")


def check_grey(s: PillarsState) -> None:
    """One player at most has the castle's workers, and one has won them (PIL-15.2)."""
    for name, held in (
        ("grey", [p.grey for p in s.seats]),
        ("grey_won", [p.grey_won for p in s.seats]),
    ):
        whole = all(number in (0, t.CASTLE_GREY) for number in held)
        need(whole and sum(held) <= t.CASTLE_GREY, f"seats.{name}", "cannot be so (PIL-15.2)")


def check_workers(p: Player, at: str, m: Moment) -> None:
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
    in_mill = m.between("choosing_cards", "wool_mill")
    need(p.mill == 0 or in_mill, f"{at}.mill", f"is empty at {m.step} (PIL-9.1)")
    for kind, last in HARVESTED_BY:
        held = m.between("ellens_look", last)
        for card in range(t.CARDS):
            kept = not has(p.cards, card) or t.CARD_KIND[card] != kind or held
            need(kept, f"{at}.cards", f"{t.CARD_IDS[card]} is aside at {m.step} (PIL-12.3)")
