"""What a position must show at its point in play, so that no rule meets an impossible table.

Positions come from outside. That components and facts are in range is checked by the kernel; here
they are compared with each other. The point in play is the step, or the one that whatever has come
in between goes back to.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from tabard.games.feudum import tables as t
from tabard.games.feudum import terms
from tabard.games.feudum.combat import TARGET_FEUDUM, TARGET_SUBJECT, place_of_target
from tabard.games.feudum.frames import cards
from tabard.games.feudum.frames.between import Bill, Drawing, Errand
from tabard.games.feudum.frames.guilds import (
    FUNCTION_IDS,
    TRADE,
    Delivery,
    Purchase,
    Recruits,
    Work,
)
from tabard.games.feudum.frames.rounds import Meals, PouchFilling
from tabard.games.feudum.frames.seals import Sealing
from tabard.games.feudum.invariants import (
    goods_violations,
    in_vector,
    map_violations,
    player_violations,
    stock_violations,
)
from tabard.games.feudum.kinds_of_steps import (
    ACTION_STEPS,
    ADVANCED_STEPS,
    BATTLE_STEPS,
    FUNCTION_STEPS,
    INTERRUPTS,
    most_turns,
)
from tabard.games.feudum.ledger import missing
from tabard.games.feudum.parts import PART_OF, played
from tabard.games.feudum.player import NONE, Player
from tabard.games.feudum.soundness_of_rounds import check_discs, check_rounds
from tabard.games.feudum.state import FeudumState
from tabard.games.feudum.whereabouts import WRITTEN, steps_and_turn
from tabard.kernel.errors import BadPosition
from tabard.kernel.frame import Frame
from tabard.kernel.ints import has, size
from tabard.kernel.loading import read_program
from tabard.kernel.position import need
from tabard.kernel.program import Spot
from tabard.kernel.state import OVER
from tabard.kernel.when import PointInPlay

# What a part has always fixed,
FIXED: Final[dict[type[Frame], tuple[str, ...]]] = {
    Work: ("guild", "function", "host"),
    Bill: ("payer",),
    Drawing: ("drawer",),
    Errand: ("option", "by"),
}
# and what is fixed when the game has come to a step or into a part.
FIXED_AT: Final[dict[str, tuple[type[Frame], tuple[str, ...]]]] = {
    "arrival": (cards.Migration, ("face", "place")),
    **dict.fromkeys(("tended", "disc", "feudum"), (cards.Upgrade, ("place",))),
    "first_crop": (cards.Upgrade, ("landscape",)),
    "new_tile": (cards.Upgrade, ("region",)),
    "yield": (cards.Reaping, ("place",)),
    "assault": (cards.Assault, ("place", "target", "defender")),
    "again": (cards.Repetition, ("again",)),
    **dict.fromkeys(("overflow", "pairs"), (Delivery, ("place",))),
    "monsters_place": (Recruits, ("monster",)),
    **dict.fromkeys(("colours", "scrolls"), (Sealing, ("number",))),
}
# The steps at which sulphur just gained may lie before a player.
GAINING: Final = ("start_goods", "yield", "mandate", "sulphur")


def standing(s: FeudumState, m: PointInPlay) -> None:
    """The end is where the game ends; where else it stands is asked by `Claim`."""
    ended = m.name == "charters" and m.progress == s.players
    need(s.to_move != OVER or ended, "to_move", f"the game is not over at {m.name} (FEU-30.1)")


def table(s: FeudumState, m: PointInPlay) -> None:
    """What lies on the table, and before all players together."""
    check_rounds(s, m)
    check_discs(s, m)
    for problem in goods_violations(s) + stock_violations(s) + map_violations(s):
        raise BadPosition("position", problem)


def mat(s: FeudumState, _: Player, seat: int, __: PointInPlay) -> None:
    """What lies before one player."""
    for problem in player_violations(s, seat):
        raise BadPosition(f"seats[{seat}]", problem)


def stand(s: FeudumState, data: dict[str, Any]) -> None:
    """Stand where a position says, with what it tells of the parts around."""
    read_program(s, data["program"])
    Claim(s).check()


class Level:
    """A place of the program where a state stands, or to which it goes back.

    path   where a position says so
    call   the frame with which its part was called, None for the round itself
    """

    def __init__(self, n: int, spot: Spot, progress: int, call: Frame | None) -> None:
        self.path: Final = f"program[{n}]"
        self.spot: Final = spot
        self.progress: Final = progress
        self.call: Final = call
        self.part: Final = spot.around[0].name


class Claim:
    """Where a state stands that was read from a position.

    steps    the step, and those that it interrupts, the innermost first
    turn     how far the last of them has got
    levels   all places of the program where it stands, the innermost first
    """

    def __init__(self, s: FeudumState) -> None:
        self.s: Final = s
        self.steps, self.turn = steps_and_turn(s)
        self.name: Final = self.steps[-1]
        self.levels: Final = list(levels(s))
        card = [level for level in self.levels if level.part in t.CARD_IDS]
        self.place: Final = [*card, self.levels[-1]][0].spot

    def check(self) -> None:
        """Raise `BadPosition` for the first thing that cannot be so at this point."""
        self.check_calls()
        self.check_players()
        self.check_parts()
        self.check_fixed()
        self.check_between()
        self.check_goods()
        self.check_improvement()
        self.check_function()
        if self.name in BATTLE_STEPS:
            self.check_target()

    def path(self, frame: Frame, fact: str) -> str:
        """Where a position tells a fact of a part that runs."""
        depth = 0
        up: Frame | None = frame
        while up is not None:
            depth += int(up.at >= 0)
            up = up.up
        return f"program[{depth}].facts.{frame.kind()}.{fact}"

    def check_calls(self) -> None:
        """Each part was called by a step that does so, and no step has got too far."""
        most = most_turns(self.s)
        for level in self.levels:
            name = level.spot.step.name
            limit = most.get(name, 0)
            problem = f"{level.progress} is not 0 to {limit} at {name}"
            need(level.progress <= limit, f"{level.path}.progress", problem)
        for level, outer in zip(self.levels, self.levels[1:], strict=False):
            caller = outer.spot.step.name
            problem = f"{caller} does not call {level.part}"
            if isinstance(level.call, cards.Action):
                fits = level.call.card == t.CARD_IDS.index(level.part)
                need(fits, self.path(level.call, "card"), f"is not {level.part}")
                fits = caller == "after_card" or repeated(level.call, outer)
                need(fits, f"{level.path}.at", problem)
            else:
                fits = WRITTEN.get(caller, caller) in INTERRUPTS[level.part]
                need(fits, f"{level.path}.at", problem)

    def check_players(self) -> None:
        """Whose turn it is, and that everybody has his cards."""
        s, here = self.s, self.name
        names = list(s.game.by_name)
        set_up = names.index(here) < names.index("start_goods")
        need((s.start_player == NONE) == set_up, "start_player", f"does not fit the step {here}")
        need((s.active == NONE) == set_up, "active", f"does not fit the step {here}")
        before = names.index(here) <= names.index("round_begins")
        need(s.round > 0 or before, "round", f"0 is before the first round, not at {here}")
        first = names.index(here) < names.index("round_begins")
        need(s.round == 0 or not first, "round", f"{s.round} has not begun at {here}")
        in_turns = here in ACTION_STEPS or here in ("play_card", "after_card")
        for seat, p in enumerate(s.seats):
            at = f"secret.hands[{seat}]"
            if here == "cards":
                picked = self.turn // s.players
                place = (seat - s.start_player) % s.players
                due = picked + (1 if place < self.turn % s.players else 0)
                due = min(due, p.hand_size())
                need(size(p.hand) == due, at, f"has {size(p.hand)} cards, not {due} (FEU-3.2)")
                last = t.CARDS - (p.hand_size() - size(p.hand))
                need(p.hand >> last == 0, at, "cannot be completed in ascending order (FEU-33.1)")
            elif not in_turns:
                need(p.hand == 0, at, f"is empty at {here}")
            on_pouch = p.pouch == t.NO_POUCH or in_turns or here in ("pouches", "cards")
            need(on_pouch, f"seats[{seat}].pouch", f"is empty at {here} (FEU-3.5)")
            placed = p.fresh == 0 or self.steps[0] in GAINING
            need(placed, f"seats[{seat}].fresh", f"is 0 at {self.steps[0]} (FEU-4.4)")

    def check_parts(self) -> None:
        """What belongs to parts that are not played is not there (FEU-1.1, FEU-1.11)."""
        s = self.s
        parts = played(s.options)
        for name in self.steps:
            part = PART_OF[s.game.by_name[name].rule] if name in ADVANCED_STEPS else ""
            need(part in ("", *parts), "step", f"{name} is of the part {part} (FEU-1.11)")
        for part, path, there in self.belongings():
            fits = part in parts or not there
            need(fits, path, f"is of the part {part}, which is not played (FEU-1.11)")

    def belongings(self) -> Iterator[tuple[str, str, bool]]:
        """What lies on the table for one part alone: the part, where, and whether it does."""
        s = self.s
        yield "monsters", "monsters", s.beasts != 0
        yield "landscapes", "locations", any(s.landscapes)
        yield "starving", "secret.immune", len(s.immune) > 0
        for seat, p in enumerate(s.seats):
            yield "reeves", f"seats[{seat}].reeves", p.reeves != 0

    def check_fixed(self) -> None:
        """What the parts that run must have fixed."""
        frame = self.s.running
        while frame is not None:
            self.need_fixed(frame, FIXED.get(type(frame), ()))
            frame = frame.up
        for name in (*[part.name for part in self.place.around], self.place.step.name):
            if name in FIXED_AT:
                kind, facts = FIXED_AT[name]
                self.need_fixed(self.s.of(kind), facts)

    def need_fixed(self, frame: Frame, facts: tuple[str, ...]) -> None:
        """Facts of a part are not open any more."""
        for fact in facts:
            fixed = getattr(frame, fact) != NONE
            need(fixed, self.path(frame, fact), f"is missing at {self.name}")

    def check_between(self) -> None:
        """What comes in between can go on, and whom it keeps waiting knows why."""
        s = self.s
        bill, drawing, meals = s.found(Bill), s.found(Drawing), s.found(Meals)
        if bill is not None:
            p = s.seats[bill.payer]
            enough = missing(p, bill.due) <= p.tiles_from(bill.next_tile)
            need(enough, self.path(bill, "due"), "cannot be paid (FEU-4.11)")
        if drawing is not None:
            fits = drawing.to_draw <= s.stack_size()
            need(fits, self.path(drawing, "to_draw"), "is more than the stack has")
        if meals is not None:
            fits = meals.eater <= s.players
            need(fits, self.path(meals, "eater"), "is more than there are players")
        filling = s.found(PouchFilling)
        if filling is not None:
            paid = (filling.choice != NONE) == (bill is not None and "mandate" not in self.steps)
            need(paid, self.path(filling, "choice"), "is not what is paid for (FEU-3.3)")

    def check_goods(self) -> None:
        """Goods on their way to the barn, and goods picked on the market (FEU-20.2, FEU-21.3)."""
        s, delivery, purchase = self.s, self.s.found(Delivery), self.s.found(Purchase)
        if delivery is not None:
            there = delivery.bowl == 0 or "overflow" in self.steps
            need(there, self.path(delivery, "bowl"), f"is empty at {self.steps[0]} (FEU-20.2)")
        if purchase is None or self.steps[0] != "merchant_trade":
            return
        price, last = 0, 0
        for kind, name in enumerate(t.GOOD_IDS):
            picked, lying = int(in_vector(purchase.basket, kind)), int(s.on_market(kind))
            at = self.path(purchase, f"basket.{name}")
            need(picked <= lying, at, f"is {picked}, more than {lying} on the market")
            price += sum(terms.price(kind, lying - n) for n in range(picked))
            last = kind if picked else last
        at, coins = self.path(purchase, "price"), s.seats[s.active].coins
        need(purchase.price == price, at, f"{purchase.price} is not {price} (FEU-21.3)")
        need(price <= coins, at, f"is more than {coins} coins (FEU-16.3)")
        at = self.path(purchase, "next_kind")
        need(purchase.next_kind == last, at, f"{purchase.next_kind} is not {last} (FEU-33.1)")

    def check_improvement(self) -> None:
        """A town becomes a feudum of a guild, and nothing else does (FEU-8.3)."""
        upgrade, parts = self.s.found(cards.Upgrade), [part.name for part in self.place.around]
        if upgrade is None or not ("disc" in parts or "feudum" in parts):
            return
        named = (upgrade.guild != NONE) == ("feudum" in parts)
        named = named or self.name == "feudum_guild"
        need(named, self.path(upgrade, "guild"), "does not fit the location (FEU-8.3)")
        if self.name in ("feudum_guild", "improvement"):
            town = self.s.type_of(upgrade.place) == t.TOWN
            fits = town == ("feudum" in parts)
            need(fits, self.path(upgrade, "place"), "does not fit the improvement (FEU-8.3)")

    def check_function(self) -> None:
        """The function of the guild that is named, and a trade of one's own (FEU-16.1)."""
        work = self.s.found(Work)
        functions = [part.name for part in self.place.around if part.name in FUNCTION_STEPS]
        if work is None or not functions:
            return
        named = f"{t.GUILD_IDS[work.guild]}_{FUNCTION_IDS[work.function]}"
        need(named == functions[0], self.path(work, "function"), f"does not fit {functions[0]}")
        own = work.host == self.s.active
        need(own or work.function != TRADE, self.path(work, "host"), "does not fit a trade")

    def check_target(self) -> None:
        """The target of a conquest is where it is said to be, and the defender's."""
        s, assault = self.s, self.s.of(cards.Assault)
        target, place, defender = assault.target, assault.place, assault.defender
        other = defender != s.active
        need(other, self.path(assault, "defender"), "does not attack himself")
        if target < TARGET_FEUDUM:
            seat, piece = target // t.PIECES, target % t.PIECES
            need(seat == defender, self.path(assault, "target"), "is not the defender's")
            there = place_of_target(s, seat, piece)
            path = self.path(assault, "place")
            need(there == place, path, "is not where the target stands (FEU-13.1)")
            return
        p = s.seats[defender]
        if target == TARGET_FEUDUM:
            fits = has(p.rules & s.feudums, place)
        elif target == TARGET_SUBJECT:
            fits = has(p.subjects, place)
        else:
            fits = has(p.serfs, place)
        need(fits, self.path(assault, "place"), "is not where the target lies (FEU-13.1)")
        starved = "starved" in [part.name for part in self.place.around]
        fits = not starved or target > TARGET_FEUDUM
        need(fits, self.path(assault, "target"), "does not starve (FEU-13.11)")


def levels(s: FeudumState) -> Iterator[Level]:
    """The places of the program where a state stands, the innermost first."""
    calls: list[Frame] = []
    frame = s.running
    while frame is not None:
        if frame.at >= 0:
            calls.append(frame)
        frame = frame.up
    at, progress = s.at, s.progress
    for n, call in enumerate(calls):
        yield Level(len(calls) - n, s.game.spots[at], int(progress), call)
        at, progress = call.at, call.progress
    yield Level(0, s.game.spots[at], int(progress), None)


def repeated(card: cards.Action, outer: Level) -> bool:
    """Whether a Repeat carries out this card again, by the part that it has come to (FEU-15.1)."""
    repetition, caller = card.up, outer.spot.step.name
    if not isinstance(repetition, cards.Repetition) or caller not in ("deja_vu", "card_ends"):
        return False
    by = cards.BY_REPEAT if caller == "deja_vu" else cards.BY_DEJA_VU
    again = has(t.TWICE | t.DEJA_VU, card.card)
    return again and repetition.last == card.card and repetition.by == by
