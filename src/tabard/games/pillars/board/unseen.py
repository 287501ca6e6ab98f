"""What is still to come, as anybody could count: events and advantages nobody has seen yet."""

from functools import partial

from tabard.draw import mats
from tabard.draw.icons import icon
from tabard.draw.lettering import text
from tabard.draw.shapes import moved
from tabard.draw.stamps import stamp_of
from tabard.draw.states import named
from tabard.games.pillars.board import deck
from tabard.games.pillars.board.scene import Scene


def row(scene: Scene, kind: str, ids: list[str], x: float, y: float, w: float) -> str:
    """One kind of cards: its name and an icon for every card."""
    icons = deck.EVENT_ICONS if kind == "events" else deck.ADVANTAGE_ICONS
    parts = [text(x, y, scene.say(f"unseen-{kind}"), "gi", 13.5, tone="ink-2")]
    step = min(26.0, w / max(1, len(ids)))
    for i, card in enumerate(ids):
        told = scene.say.told(scene.say.printed(card), card)
        reach = '<rect x="-2" y="3" width="~1" height="24" class="hit"/>'
        one = stamp_of(named(f"unseen-{card}", told, reach + icon(icons[card], 0, 6, 18)))
        parts.append(moved(one(f"{step:g}"), x + i * step, y))
    return "".join(parts)


def unseen(scene: Scene, x: float, y: float, w: float, beside: bool) -> str:
    """A quiet panel with both rows, one under or one beside the other."""
    events = [card for card in deck.EVENTS if card in scene.view["events_unseen"]]
    advantages = [card for card in deck.ADVANTAGES if card in scene.view["advantages_unseen"]]
    if not events and not advantages:
        return ""
    rows = partial(row, scene, "events", events), partial(row, scene, "advantages", advantages)
    return mats.unseen(scene.say("unseen"), x, y, w, beside, rows)
