"""What is still to come, as anybody could count: events and advantages nobody has seen yet."""

from functools import partial

from tabard.draw import mats
from tabard.draw.icons import icon
from tabard.draw.memory import remembered
from tabard.draw.tree import Node, part
from tabard.draw.words import Phrasebook
from tabard.games.pillars.board import deck
from tabard.games.pillars.board.scene import Scene


@remembered
def row(say: Phrasebook, kind: str, ids: tuple[str, ...], x: float, y: float, w: float) -> str:
    """One kind of cards: its name and an icon for every card."""
    cards = [
        (f"unseen-{card}", say.told(say.printed(card), card), icon(deck.picture(card), 0, 6, 18))
        for card in ids
    ]
    return mats.coming(say(f"unseen-{kind}"), cards, x, y, w)


def unseen(scene: Scene, x: float, y: float, w: float, beside: bool) -> str:
    """A quiet panel with both rows, one under or one beside the other."""
    view = scene.view
    events = tuple([card for card in deck.EVENTS if card in view["events_unseen"]])
    advantages = tuple([card for card in deck.ADVANTAGES if card in view["advantages_unseen"]])
    if not events and not advantages:
        return ""
    say = scene.say
    rows = partial(row, say, "events", events), partial(row, say, "advantages", advantages)
    return mats.unseen(say("unseen"), x, y, w, beside, rows)


def panel(x: float, y: float, w: float, beside: bool = False) -> Node:
    """The node of what nobody has seen yet."""
    return part("unseen", "events_unseen advantages_unseen", "", unseen, x, y, w, beside)
