"""What is still to come, as anybody could count: events and advantages nobody has seen yet."""

from functools import partial

from tabard.draw import mats
from tabard.draw.icons import icon
from tabard.draw.tree import Node, part
from tabard.games.pillars.board import deck
from tabard.games.pillars.board.scene import Scene


def row(scene: Scene, kind: str, ids: list[str], x: float, y: float, w: float) -> str:
    """One kind of cards: its name and an icon for every card."""
    say = scene.say
    cards = [
        (f"unseen-{card}", say.told(say.printed(card), card), icon(deck.picture(card), 0, 6, 18))
        for card in ids
    ]
    return mats.coming(say(f"unseen-{kind}"), cards, x, y, w)


def unseen(scene: Scene, x: float, y: float, w: float, beside: bool) -> str:
    """A quiet panel with both rows, one under or one beside the other."""
    events = [card for card in deck.EVENTS if card in scene.view["events_unseen"]]
    advantages = [card for card in deck.ADVANTAGES if card in scene.view["advantages_unseen"]]
    if not events and not advantages:
        return ""
    rows = partial(row, scene, "events", events), partial(row, scene, "advantages", advantages)
    return mats.unseen(scene.say("unseen"), x, y, w, beside, rows)


def panel(x: float, y: float, w: float, beside: bool = False) -> Node:
    """The node of what nobody has seen yet."""
    return part("unseen", "events_unseen advantages_unseen", "", unseen, x, y, w, beside)
