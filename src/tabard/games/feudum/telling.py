"""What words need to know: the figures behind a prompt, a choice, a card and the final scores.

Nothing here is a sentence. `Say` turns a message id and its values into one, in some language;
values named as in `tabard.words.NAMED` are ids there and become names.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tabard.games.feudum import facts as parts
from tabard.games.feudum import prospect
from tabard.games.feudum import tables as t
from tabard.games.feudum.effects import Facts, Say, card, gain
from tabard.games.feudum.frames.between import BILL
from tabard.games.feudum.frames.guilds import DELIVERY, PURCHASE, RECRUITS, WORKSHOP
from tabard.games.feudum.frames.rounds import MEAL
from tabard.games.feudum.frames.seals import SEAL_PURCHASE
from tabard.games.feudum.labels import NOTHING, View, choosing, numeral
from tabard.games.feudum.stakes import prices, stakes
from tabard.presentation.telling import decided_by

# The phases of a round in their order, as views name them.
PHASES: Final = ("cards", "actions", "feeding", "progress", "epoch")

__all__ = [
    "ABSENT",
    "HUSHED",
    "NAMED",
    "SPOKEN",
    "asking",
    "card",
    "choosing",
    "happening",
    "prices",
    "stakes",
    "verdict",
]

# The steps whose prompts say how strong attack and defence are.
BATTLE: Final = ("defence", "arms", "powder")

NAMED: Final = (
    *("good", "location", "guild", "region", "landscape", "writ", "vessel", "resource"),
    *("monster", "invention", "marker", "starved"),
)

# Verbs that a button never leaves out: the thing alone would not say what is done.
SPOKEN: Final = frozenset(
    (
        *("trade", "pull", "push", "pouch", "face", "discard", "return_writ", "repeat", "tend"),
        *("tame", "besiege", "bribe", "migrate_off", "pay_tile", "feed_tile", "wine_tile"),
    )
)


def asking(view: View) -> Facts:
    """The values of the prompt that a view asks."""
    mover = view["to_move"]
    due = parts.of(view, BILL).get("due", {})
    facts: Facts = {
        "left": to_go(view),
        "place": parts.known(view, "place") or "",
        "guild": parts.known(view, "guild") or "",
        "figure": NOTHING,
        "chosen": NOTHING,
        "over": 0,
        "number": 0,
        "begun": int(begun(view)),
        "kind": next((kind for kind in t.GOOD_IDS if due.get(kind)), t.GOOD_IDS[-1]),
    }
    attacker = view["active"]
    if attacker is not None:
        facts["attacker_seat"] = attacker
    if view["step"] in BATTLE:
        facts |= prospect.threat(view)
    if isinstance(mover, int):
        facts |= of_mover(view, mover)
    return facts


def to_go(view: View) -> int:
    """How many picks are still to be made."""
    if view["step"] == "cards" and "mine" in view:
        seat = view["to_move"]
        if isinstance(seat, int):
            pouch = view["seats"][seat]["pouch"]
            hand = t.LARGE_HAND if pouch == t.POUCH_IDS[t.EXTRA_CARD] else t.HAND
            return hand - len(view["mine"]["hand"])
    return parts.to_go(view)


def begun(view: View) -> bool:
    """Whether a purchase or a push has a part already: then one may stop (FEU-16.3, FEU-22.4)."""
    basket = parts.of(view, PURCHASE).get("basket", {})
    seals = parts.of(view, SEAL_PURCHASE).get("chosen")
    return any(basket.values()) or bool(seals) or parts.of(view, WORKSHOP).get("made", 0) > 0


def of_mover(view: View, mover: int) -> Facts:
    """What a prompt says of the player who is asked."""
    one = view["seats"][mover]
    facts: Facts = {"over": int(one["writs"] > t.WRIT_LIMIT)}
    step = view["step"]
    if step == "tax":
        facts["coins"] = prospect.growth(view, mover, "town", t.TAX_BASE)
    elif step == "explore":
        drawn = prospect.growth(view, mover, "outpost", t.EXPLORE_DRAW)
        facts["writs"] = min(drawn, view["stack"])
    elif step == "shovels":
        facts["writs"] = t.SHOVEL_DRAW
    hungry = parts.of(view, MEAL).get("pawn", t.PAWNS)
    if step == "feeding" and hungry < t.PAWNS:
        pawn = one["pawns"][hungry]
        if pawn["face"]:
            facts |= {"figure_word": f"face-{pawn['face']}", "place": pawn["at"]}
    face, place = parts.known(view, "face"), parts.known(view, "place")
    if face is not None:
        facts |= {"figure_word": f"face-{face}", "chosen": face}
    if place is not None:
        facts["number"] = view["locations"][place]["crop"]
    monster = parts.of(view, RECRUITS).get("monster")
    if monster is not None:
        facts["monster"] = monster
    if step == "pairs":
        facts["number"] = parts.of(view, DELIVERY)["pairs"]
    return facts


# Reasons that say that a thing is not there: a list of what is not open leaves them out.
ABSENT: Final = frozenset(
    (
        *("not-in-your-hand", "no-such-vessel", "no-such-vessel-there", "pawn-not-on-the-map"),
        *("not-played-this-round", "not-among-those-drawn", "scroll-is-empty"),
        *("no-marker-in-that-row", "no-pawn-there", "nothing-of-yours-there"),
        *("not-a-start-location", "not-a-farm-of-yours", "you-do-not-rule-there"),
        *("cannot-be-tended-by-you", "not-beside-you", "only-a-feudum-is-attacked"),
        *("no-vessel-lies-there", "no-member-to-feast-beside-you", "needs-a-noble-there"),
    )
)
# A reader who may not know which card it was is told nothing: one line says that all have chosen.
HUSHED: Final = ("selects-card",)


def happening(event: Mapping[str, Any], say: Say) -> Facts:
    """The values of a log line beyond those of its event."""
    thing, place = event["thing"], event["place"]
    facts: Facts = {"figure": figure(thing, say), "numeral": numeral(event["amount"])}
    if thing in t.SEAT_IDS:
        facts["rank"] = say(f"rank-{thing}")
    if thing in t.COLOUR_IDS:
        facts["owner_seat"] = t.COLOUR_IDS.index(thing)
    if place in t.SCROLL_IDS:
        facts["number"] = t.SCROLL_IDS.index(place) + 1
    if event["kind"] == "plays-mandate":
        facts["gain"] = gain(place, event["amount"], say)
    return facts


def figure(thing: str, say: Say) -> str:
    """A pawn by its figure, a monster by its name."""
    if thing in t.GUILD_IDS:
        return say(f"face-{thing}")
    return say("called", thing=thing) if thing in t.MONSTER_IDS else NOTHING


# Most points win, then most sulphur in the barrel (FEU-30.6).
verdict: Final = decided_by("barrel")


def to_come(view: Mapping[str, Any]) -> list[dict[str, int]]:
    """What nobody has seen yet, counted."""
    return [count for key in view if key.endswith("_unseen") for count in view[key]]
