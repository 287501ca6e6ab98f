"""What a player can have at a point of the chapter: cards, penalties, duties, swaps."""

from __future__ import annotations

from tabard.games.world import events as e
from tabard.games.world import tables as t
from tabard.games.world.chapter import CARDS, before_a_chapter, rounds_over
from tabard.games.world.state import Player, WorldState
from tabard.kernel.ints import has, i64, size
from tabard.kernel.position import need
from tabard.kernel.state import OVER
from tabard.kernel.when import PointInPlay


def check_player(s: WorldState, seat: i64, m: PointInPlay) -> None:
    """Everything about one player."""
    p = s.seats[seat]
    at = f"seats[{seat}]"
    place = turn_place(s, seat)
    over = s.to_move == OVER
    odd = p.money % t.MONEY_PER_VP > 0
    need(p.half == (over and odd), f"{at}.half", "does not fit the money at the end (WWE-19.1)")
    need(p.houses_left() >= 0, f"{at}.houses", f"are more than {t.HOUSES} (WWE-1.1)")
    need(p.seals_left() >= 0, f"{at}.seals", f"are more than {t.SEALS} (WWE-1.1)")
    for project in range(t.PROJECTS):
        if has(p.seals, project):
            open_still = not s.filled(project) or s.settling(project)
            field = f"projects.{t.PROJECT_IDS[project]}.seals"
            need(open_still, field, "are returned when it is finished (WWE-11.4)")
    check_piles(s, p, at, place, m)
    check_penalties(s, p, at, place, m)
    check_duties(s, p, at, place, m)
    check_swaps(s, p, at, place, m)
    if m.name == "swap_last" and place == s.playing():
        check_action(s, p, at, m)


def turn_place(s: WorldState, seat: i64) -> i64:
    """The place of a seat in turn order, 0 for the active player."""
    place = seat - s.active
    return place + s.players if place < 0 else place


def effective_card(p: Player) -> i64:
    """The card whose action is carried out: the last laid, or that below a privilege."""
    card = p.card_at(p.laid - 1)
    if card == t.PRIVILEGE and p.laid > 1:
        return p.card_at(p.laid - 1 - 1)
    return card


def check_action(s: WorldState, p: Player, at: str, m: PointInPlay) -> None:
    """The card that is being used lies on top of the open pile (WWE-9.2)."""
    action = m.chain[-1 - 1] if len(m.chain) > 1 else ""
    if action == "caring":
        action = "medicine"
    if action in CARDS:
        used = has(p.used, p.laid - 1)
        fits = used and t.CARD_IDS[effective_card(p)] == action
        need(fits, f"{at}.open", f"does not lead to {action} (WWE-9.2)")


def laid_so_far(s: WorldState, p: Player, place: i64, m: PointInPlay) -> int:
    """How many cards a player has laid open in this chapter (WWE-9.1, WWE-9.9)."""
    if before_a_chapter(m):
        return t.ROUNDS if s.chapter > 0 else 0
    if m.name == "penance":
        return 0
    if m.name == "royal_court":
        return int(p.suffers(t.ROYAL_COURT) and place < m.progress)
    if rounds_over(m):
        return t.ROUNDS
    if m.name == "round_begins":
        # A court player has laid for round 1 before it begins.
        return int(s.round) + int(s.round == 0 and p.suffers(t.ROYAL_COURT))
    laid = int(s.round) - 1
    if p.suffers(t.ROYAL_COURT):
        return laid + 1
    if s.is_now(e.WAR):
        return laid + int(m.after("war") or (m.name == "war" and place < m.progress))
    if m.name == "round_ends" or (m.after("turn_begins") and place < s.playing()):
        return laid + 1
    if m.name == "turn_begins" and place < s.playing():
        return laid + 1
    return laid + int(place == s.playing() and m.name in ("swap_last", "turn_ends"))


def check_piles(s: WorldState, p: Player, at: str, place: i64, m: PointInPlay) -> None:
    """How many cards lie open and hidden."""
    laid = laid_so_far(s, p, place, m)
    need(p.laid == laid, f"{at}.open", f"has {p.laid} cards, not {laid}")
    kit = t.STARRED if s.starred_only() else t.ALL_CARDS
    if s.chapter == 0:
        kit = 0
    together = p.hand | p.hidden
    for n in range(p.laid):
        card = p.card_at(n)
        need(not has(together, card), f"{at}.open", f"{t.CARD_IDS[card]} is elsewhere")
    need(p.hand & p.hidden == 0, f"{at}.hand", "and hidden share a card (WWE-20.11)")
    count = size(together) + p.laid
    need(count == size(kit), f"{at}.hand", f"and piles have {count} cards, not {size(kit)}")
    need(together & ~kit == 0, f"{at}.hand", "has a card that lies aside (WWE-2.9)")
    hidden = size(p.hidden)
    if s.starred_only():
        need(hidden == 0, f"{at}.hidden", "is empty in this chapter (WWE-2.9)")
        return
    penance = s.chapter > 1 and s.round <= 1 and not before_a_chapter(m)
    most = laid + int(penance and laid == 0 and m.name != "first_active")
    least = laid
    if owes(s, p, place, m):
        least -= 1
    need(least <= hidden <= most, f"{at}.hidden", f"has {hidden} cards, not {least} to {most}")
    if m.name == "penance" and p.suffers(t.PENANCE):
        need(hidden == 0, f"{at}.hidden", "is empty before penance (WWE-4.2)")


def owes(s: WorldState, p: Player, place: i64, m: PointInPlay) -> bool:
    """Whether a player may have laid a card and not discarded yet (WWE-9.7)."""
    if m.name in ("royal_court", "war"):
        return m.step == "discard" and place == m.progress - 1
    return m.name in ("swap_last", "turn_ends") and place == s.playing()


def check_penalties(s: WorldState, p: Player, at: str, place: i64, m: PointInPlay) -> None:
    """When which penalty can be before a player (WWE-4.6)."""
    carried = s.chapter > 1 and s.round <= 1 and not rounds_over(m)
    carried = carried or (before_a_chapter(m) and s.chapter > 0)
    ended = m.after("duties") and s.chapter < t.CHAPTERS
    for penalty in range(t.DUTIES):
        if not p.suffers(penalty):
            continue
        name = t.PENALTY_IDS[penalty]
        fits = ended or carried
        if carried and penalty == t.PENANCE and not before_a_chapter(m):
            fits = m.name == "penance" and place >= m.progress
        elif carried and penalty == t.BEGGING and not before_a_chapter(m):
            fits = not m.after("income")
        elif carried and penalty == t.ROYAL_COURT and s.round == 1:
            fits = not m.after("round_ends")
        need(fits, f"{at}.penalties", f"{name} is served at {m.step} (WWE-4.6)")


def check_duties(s: WorldState, p: Player, at: str, place: i64, m: PointInPlay) -> None:
    """What is missing of the duties, and what follows from it (sections 16 to 18)."""
    taxed = m.after("tax")
    for duty in range(t.DUTIES):
        missed = p.missed(duty)
        field = f"{at}.missing.{t.DUTY_IDS[duty]}"
        due = m.after("duties") and (duty != t.TAX or taxed)
        need(missed == 0 or due, field, f"is not due at {m.step}")
        need(duty != t.TAX or missed <= s.tax, field, f"is more than the tax of {s.tax}")
        paid = missed == 0 or p.owns(t.DUTY_KIND[duty]) == 0
        need(paid, field, "though there is something left to give (WWE-16.5)")
    if not m.after("duties"):
        need(p.spared == 0, f"{at}.spared", f"is empty at {m.step}")
        return
    failed = p.failed()
    asked = m.after("protection") or (m.name == "protection" and place < m.progress)
    if s.chapter < t.CHAPTERS:
        need(p.spared == 0, f"{at}.spared", "is for the last chapter (WWE-18.2)")
        right = p.penalties & ~failed == 0 and (asked or p.penalties == failed)
        need(right, f"{at}.penalties", "do not fit what is missing (WWE-16.2)")
    else:
        need(p.penalties == 0, f"{at}.penalties", "are none in the last chapter (WWE-18.2)")
        right = p.spared & ~failed == 0 and (asked or p.spared == 0)
        need(right, f"{at}.spared", "does not fit what is missing (WWE-18.2)")


def check_swaps(s: WorldState, p: Player, at: str, place: i64, m: PointInPlay) -> None:
    """Permanent swaps of this round, on the player's own turn (WWE-9.6)."""
    for event in range(e.EVENTS):
        if has(p.swapped, event):
            force = has(e.SWAP_PER_ROUND, event) and event in (s.event, s.slot_1, s.slot_2)
            acted = m.name == "round_ends" or (
                m.between("favour_step", "turn_ends")
                and (place < s.playing() or (place == s.playing() and m.name != "turn_begins"))
            )
            need(force and acted, f"{at}.swapped", f"{e.EVENT_IDS[event]} cannot be so")
