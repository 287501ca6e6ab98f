"""What is still to come, as anybody could count: events and advantages nobody has seen yet."""

from tabard.draw.icons import icon
from tabard.draw.lettering import text
from tabard.draw.states import named
from tabard.games.pillars.board import deck
from tabard.games.pillars.board.scene import Scene


def row(scene: Scene, kind: str, ids: list[str], x: float, y: float, w: float) -> str:
    """One kind of cards: its name and an icon for every card."""
    icons = deck.EVENT_ICONS if kind == "events" else deck.ADVANTAGE_ICONS
    rows = deck.EVENTS if kind == "events" else deck.ADVANTAGES
    parts = [text(x, y, scene.say(f"unseen-{kind}"), "gi", 13.5, tone="ink-2")]
    step = min(26.0, w / max(1, len(ids)))
    for i, card in enumerate(ids):
        told = deck.name_of(rows[card], scene.lang)
        parts.append(named(f"unseen-{card}", told, icon(icons[card], x + i * step, y + 6, 18)))
    return "".join(parts)


def unseen(scene: Scene, x: float, y: float, w: float, beside: bool) -> str:
    """A quiet panel with both rows, one under or one beside the other."""
    h = 58.0 if beside else 112.0
    half = (w - 36) / 2 if beside else w - 24
    second = (x + 24 + half, y + 46) if beside else (x + 12, y + 80)
    first_y = y + 24 if beside else y + 38
    events = [card for card in deck.EVENTS if card in scene.view["events_unseen"]]
    advantages = [card for card in deck.ADVANTAGES if card in scene.view["advantages_unseen"]]
    if not events and not advantages:
        return ""
    title = scene.say("unseen")
    head = "" if beside else text(x + 12, y + 20, title, "c6", 12)
    return (
        f'<g id="unseen" role="group" aria-label="{title}">'
        f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="12" fill="var(--panel)"'
        f' stroke="var(--line)"/>{head}'
        + row(scene, "events", events, x + 12, first_y, half)
        + row(scene, "advantages", advantages, second[0], first_y if beside else second[1], half)
        + "</g>"
    )
