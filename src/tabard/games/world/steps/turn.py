"""Step 5: each player lays a card, uses or forgoes it, and discards another (section 9)."""

from __future__ import annotations

from typing import Final

from tabard.games.world import actions as a
from tabard.games.world import events as e
from tabard.games.world import prices
from tabard.games.world import tables as t
from tabard.games.world.frames import Turns
from tabard.games.world.ledger import gain, pay
from tabard.games.world.state import NONE, Player, WorldState
from tabard.games.world.steps.cloth_making import why_no_weaving
from tabard.games.world.steps.discard import level_piles, offer_hand
from tabard.games.world.steps.donation import why_no_donation
from tabard.games.world.steps.event_choice import swap, swap_possible
from tabard.games.world.steps.houses import why_no_house, why_no_rent
from tabard.games.world.steps.market import why_no_sale
from tabard.games.world.steps.material import why_no_material
from tabard.games.world.steps.orient import can_enter, move_stone
from tabard.games.world.steps.project import why_no_building
from tabard.kernel.ints import bit, has, i64
from tabard.kernel.menu import IDLE, Grounds, Menu
from tabard.kernel.step import Step


class TurnBegins(Step[WorldState]):
    """The next player in turn order, unless the war or the court costs his turn (WWE-9.1, 17.2)."""

    def proceed(self, s: WorldState) -> None:
        turns = s.of(Turns)
        while turns.playing < s.players:
            if not s.is_now(e.WAR) and not s.seats[s.on_turn()].suffers(t.ROYAL_COURT):
                s.next()
                return
            turns.playing += 1
        s.done()


def swap_event(s: WorldState, p: Player, kind: i64) -> i64:
    """The permanent event by which a player can swap for a kind now, or NONE (WWE-9.6)."""
    if swaps_by(s, p, s.event, kind):
        return s.event
    if swaps_by(s, p, s.slot_1, kind):
        return s.slot_1
    return s.slot_2 if swaps_by(s, p, s.slot_2, kind) else NONE


def swaps_by(s: WorldState, p: Player, event: i64, kind: i64) -> bool:
    """Whether a player can swap for a kind by this event, once in a round."""
    if event == NONE or not has(e.SWAP_PER_ROUND & ~p.swapped, event):
        return False
    return has(e.SWAP_KINDS[event], kind) and swap_possible(s, p, event, kind)


class SwapWindow(Step[WorldState]):
    """Before and after the card: each permanent swap once in the round (D08, WWE-9.6)."""

    def proceed(self, s: WorldState) -> None:
        if s.in_force(e.SWAP_PER_ROUND) != NONE:
            p = s.seats[s.on_turn()]
            for kind in a.SWAPPED:
                if swap_event(s, p, kind) != NONE:
                    s.awaits(s.on_turn())
                    return
        s.next()

    def ask(self, s: WorldState, menu: Menu) -> None:
        p = s.seats[s.to_move]
        for kind in a.SWAPPED:
            if swap_event(s, p, kind) != NONE:
                menu.offer(a.SWAP_FOR[kind])
            elif menu.explaining:
                self.refuse_swap(s, p, kind, menu)
        menu.offer(a.DECLINE)

    def refuse_swap(self, s: WorldState, p: Player, kind: i64, menu: Menu) -> None:
        """Say why nothing is swapped for a kind: by the event in force that would, if one does."""
        code: i64 = a.SWAP_FOR[kind]
        for event in (s.event, s.slot_1, s.slot_2):
            if event == NONE or not has(e.SWAP_PER_ROUND, event):
                continue
            if has(e.SWAP_KINDS[event], kind):
                price, have = e.SWAP_PRICE[event], p.owns(e.SWAP_GIVES[event])
                if has(p.swapped, event):
                    menu.refuse(code, self.rule, "swapped-this-round")
                elif have < price:
                    menu.refuse(code, e.EVENT_RULES[event], "cannot-pay", price, have)
                else:
                    menu.refuse(code, e.EVENT_RULES[event], "exhausted")
                return
        menu.refuse(code, self.rule, "no-such-swap")

    def take(self, s: WorldState, code: i64) -> None:
        seat = s.to_move
        s.last = code
        if code == a.DECLINE:
            s.tell(self.rule, "declines", seat)
            s.next()
        else:
            p = s.seats[seat]
            kind: i64 = a.SWAPPED[code - a.SWAP]
            event = swap_event(s, p, kind)
            p.swapped |= bit(event)
            swap(s, seat, event, kind)
            s.carry_on()


class PlayCard(Step[WorldState]):
    """A card from hand is laid open, and used or forgone (D09, WWE-9.3, WWE-9.11)."""

    def proceed(self, s: WorldState) -> None:
        s.awaits(s.on_turn())

    def ask(self, s: WorldState, menu: Menu) -> None:
        offer_hand(s, menu, s.to_move, a.USE, self.rule)
        offer_hand(s, menu, s.to_move, a.FORGO, self.rule)
        if menu.explaining:
            self.warn(s, menu, s.to_move)

    def warn(self, s: WorldState, menu: Menu, seat: i64) -> None:
        """Say which cards would be used for nothing (WWE-9.4)."""
        for card in range(t.CARDS):
            if has(s.seats[seat].hand, card):
                rule, why, need, have = why_no_effect(s, seat, card)
                if why != "":
                    menu.warn(a.USE + card, IDLE, rule, why, need, have)

    def take(self, s: WorldState, code: i64) -> None:
        seat = s.to_move
        p = s.seats[seat]
        s.last = code
        if code >= a.FORGO:
            card = code - a.FORGO
            p.lay(card, False)
            s.tell(self.rule, "forgoes", seat, 0, t.CARD_IDS[card])
            self.renounce(s, seat)
            s.next()
            return
        card = code - a.USE
        p.lay(card, True)
        s.tell(self.rule, "uses", seat, 0, t.CARD_IDS[card])
        if card != t.PRIVILEGE:
            begin(s, seat, card)
        elif p.laid > 1:  # WWE-10.6
            card = p.card_at(p.laid - 1 - 1)
            s.tell("WWE-10.6", "repeats", seat, 0, t.CARD_IDS[card])
            begin(s, seat, card)
        else:
            s.tell("WWE-10.6", "no-effect", seat, 0, t.CARD_IDS[card])
            s.branch(card)

    def renounce(self, s: WorldState, seat: i64) -> None:
        """Caris rewards who forgoes (WWE-21.II09)."""
        event = s.in_force(e.VEIL)
        if event != NONE:
            gain(s, seat, t.MEDICAL, e.VEIL_MEDICAL[event], e.EVENT_RULES[event])


def begin(s: WorldState, seat: i64, card: i64) -> None:
    """Go into a card's part of the turn; what asks nobody happens at once (section 10)."""
    rule = t.CARD_RULES[card]
    s.branch(card)
    if card == t.GRAIN_CARD:
        take_grain(s, seat, rule)
    elif card == t.PIETY_CARD:
        gain(s, seat, t.PIETY, t.PIETY_TAKEN, rule)
    elif card == t.FAVOUR:
        use_favour(s, seat, rule)


def why_no_effect(s: WorldState, seat: i64, card: i64) -> Grounds:
    """Why using a card of his hand would bring a player nothing now; "" if it would."""
    if card == t.GRAIN_CARD:
        return why_no_grain(s, seat)
    if card == t.PIETY_CARD:
        left = s.available(t.PIETY, t.PIETY_TAKEN) > 0
        return ("", "", 0, 0) if left else ("WWE-20.4", "no-piety-left", 0, 0)
    if card == t.BUILDING_MATERIAL:
        return why_no_material(s, seat)
    if card == t.PROJECT_CARD:
        return why_no_building(s, seat)
    if card == t.MARKET:
        return why_no_sale(s, seat)
    if card == t.BUILD_HOUSE:
        return why_no_house(s, seat)
    if card == t.RENT:
        return why_no_rent(s, seat)
    if card == t.DONATION:
        return why_no_donation(s, seat)
    if card == t.CLOTH_MAKING:
        return why_no_weaving(s, seat)
    if card == t.FAVOUR:
        return why_no_favour(s, seat)
    if card == t.PRIVILEGE:
        return why_no_privilege(s, seat)
    return "", "", 0, 0  # medicine has its minor service (WWE-10.11)


def why_no_privilege(s: WorldState, seat: i64) -> Grounds:
    """Why the card below brings nothing a second time; "" if it does (WWE-10.6)."""
    p = s.seats[seat]
    if p.laid == 0:
        return "WWE-10.6", "no-card-to-repeat", 0, 0
    return why_no_effect(s, seat, p.card_at(p.laid - 1))


def why_no_grain(s: WorldState, seat: i64) -> Grounds:
    """Why a player gets no grain; "" if he does (WWE-10.1, WWE-21.II11)."""
    if s.in_stock(t.GRAIN) == 0:
        return "WWE-20.4", "no-grain-left", 0, 0
    money, price = s.seats[seat].money, grain_price(s)
    if money < price:
        return "WWE-21.II11", "too-little-money", price, money
    return "", "", 0, 0


def grain_price(s: WorldState) -> i64:
    """What a bad harvest makes grain cost (WWE-21.II11)."""
    return prices.grain(s.in_force(e.GRAIN_COSTS))


def why_no_favour(s: WorldState, seat: i64) -> Grounds:
    """Why the stone does not move for a player; "" if it does (WWE-10.12)."""
    if can_enter(s, s.field_after(t.FAVOUR_STEPS), s.seats[seat].money):
        return "", "", 0, 0
    return "WWE-10.12", "outlaws-want-money", 0, 0


def take_grain(s: WorldState, seat: i64, rule: str) -> None:
    """Grain from the field, which a bad harvest makes dear (WWE-10.1, WWE-21.II11)."""
    price = grain_price(s)
    if s.in_stock(t.GRAIN) > 0 and s.seats[seat].money < price:
        s.tell("WWE-21.II11", "no-effect", seat, 0, t.CARD_IDS[t.GRAIN_CARD])
        return
    if gain(s, seat, t.GRAIN, t.GRAIN_TAKEN, rule) > 0:
        pay(s, seat, t.MONEY, price, "WWE-21.II11")


def use_favour(s: WorldState, seat: i64, rule: str) -> None:
    """The stone moves for the player, unless outlaws wait whom he cannot pay (WWE-10.12)."""
    if why_no_favour(s, seat)[1] == "":
        move_stone(s, seat, t.FAVOUR_STEPS)
    else:
        s.tell(rule, "no-effect", seat, 0, t.CARD_IDS[t.FAVOUR])


class TurnEnds(Step[WorldState]):
    """The piles are levelled, then the next player has his turn (WWE-9.2, WWE-9.7)."""

    def proceed(self, s: WorldState) -> None:
        if s.seats[s.on_turn()].owes_a_card() and not s.starred_only():
            level_piles(s, s.on_turn(), True)
        else:
            s.of(Turns).playing += 1
            s.next()


TURN_BEGINS: Final[TurnBegins] = TurnBegins("turn_begins", "WWE-9.1")
SWAP_FIRST: Final[SwapWindow] = SwapWindow("swap_first", "WWE-9.6")
PLAY_CARD: Final[PlayCard] = PlayCard("play_card", "WWE-9.3")
SWAP_LAST: Final[SwapWindow] = SwapWindow("swap_last", "WWE-9.6")
TURN_ENDS: Final[TurnEnds] = TurnEnds("turn_ends", "WWE-9.2")
