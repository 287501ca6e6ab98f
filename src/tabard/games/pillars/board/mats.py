"""The players' mats: what everybody has, and where it lies on the own mat and on the others'."""

from typing import Final

from tabard.draw import effects, mats, shapes
from tabard.draw.holdings import beside, held
from tabard.draw.icons import icon
from tabard.draw.layout import Box
from tabard.draw.lettering import fitted, text, width
from tabard.draw.mats import GROUND, LINES, NAME, Held, Sign
from tabard.draw.states import IDLE, Offer, chip
from tabard.draw.tips import answering
from tabard.draw.tree import Node
from tabard.games.pillars import facts, tables
from tabard.games.pillars.board import deck, rows
from tabard.games.pillars.board.scene import Scene
from tabard.games.pillars.holdings import GOLD, GOODS

ROW: Final = 126  # how much higher a phone's own mat is with one more row of craftsmen


def token(name: str, seat: int, size: float) -> str:
    """Gold or a cube."""
    if name == "gold":
        return shapes.coin(size / 2, size / 2, size / 2)
    return shapes.cube(name, 0, 0, size)


def shield(scene: Scene, seat: int, x: float, y: float, w: float) -> str:
    """The player's shield; pale and barred once he has passed in phase I."""
    plain = shapes.shield(seat, x, y, w)
    if scene.phase != "cards" or not scene.seats[seat]["passed"]:
        return plain
    bar = f'<path d="M{x - 2:g},{y + w * 0.55:g}h{w + 4:g}" class="stroke" stroke-width="3"/>'
    return shapes.pale(plain, 0.5) + bar


def marks(scene: Scene, seat: int, x: float, y: float, room: float) -> str:
    """What else is true of a player: starts, passed, protected, limited, grey workers won."""
    one, say = scene.seats[seat], scene.say
    true: list[tuple[object, str, str]] = [
        (scene.phase == "cards" and one["passed"], "halt", say("passed")),
        (one["protected"], "shield", say("protected")),
        (one["limited"], "defensive-wall", say("limited", number=tables.LIMITED_BUILDERS)),
    ]
    found = mats.trumpet(scene, seat, f"mark-{seat}-trumpet-flag", 17)
    found += [Sign(f"mark-{seat}-{s}", told, effects.sign(s, 17)) for yes, s, told in true if yes]
    if one["grey"]:
        grey = effects.joined([effects.worker(None, 17), effects.figure(one["grey"])], 1)
        found.append(Sign(f"grey-{seat}", say("grey", number=one["grey"]), grey))
    return mats.signs(found, x, y, room)


def marks_beside(scene: Scene, seat: int, w: float) -> str:
    """The same behind the name on a small mat."""
    said = min(w - 150, width(scene.names[seat], 17))
    return marks(scene, seat, 54 + said, 20.5, max(30.0, w - 136 - said))


def good_offer(scene: Scene, seat: int, kind: str) -> Offer:
    """A cube may be returned; what forbids to sell it is said here, the sales lie below."""
    if seat != scene.seat:
        return IDLE
    offer = scene.offer(f"return/{kind}")
    return offer if offer is not IDLE else Offer(None, scene.offer(f"sell/{kind}/1").rule)


def sales(scene: Scene, kind: str, box: Box) -> str:
    """The cubes of one kind that may be sold; cube n stands for selling n of them."""
    numbers = [n for n in range(1, 60) if scene.offer(f"sell/{kind}/{n}").open]
    parts = [icon("receive-money", box.x, box.y - 1, 16)]
    spots = box.inset(20, 0, 0, 0).row(len(numbers), most=18)
    for n, (x, y, _, _) in zip(numbers, spots):
        gold = deck.GOODS[kind]["sell_price"] * n
        told = scene.say("sell", number=n, kind=kind, gold=gold)
        offer, face = scene.offer(f"sell/{kind}/{n}"), shapes.cube(kind, 0, 0, 14)
        parts.append(chip(f"sell-{kind}-{n}", offer, told, (x, y, 14.0, 14.0), face, 3))
    return "".join(parts)


def counts(scene: Scene, seat: int, x: float, y: float) -> str:
    """Under the goods: what is kept, who is free, who is in the bag, or what may be sold."""
    one, say = scene.seats[seat], scene.say
    kinds = [kind for kind in tables.KIND_IDS if scene.offer(f"sell/{kind}/1").open]
    if kinds and seat == scene.chooser:
        spots = Box(x, y + 4, 218, 38).grid(2, max(3, len(kinds)), 2, 10)
        return "".join(sales(scene, kind, spot) for kind, spot in zip(kinds, spots))
    whole = sum(one["goods"].values())
    kept = say("keeps", most=tables.GOODS_KEPT, number=whole)
    free = say("workers-free", number=one["workers"], whole=one["workers"] + facts.busy(one))
    inside = say("in-bag", number=scene.view["bag"][seat])
    tone = "ink-2" if whole <= tables.GOODS_KEPT else ""
    team = shapes.meeple(seat, x + 12, y + 33, 22) + fitted(x + 27, y + 38, free, 84, "g6", 14)
    bagged = shapes.pawn(seat, x + 124, y + 44, 28) + fitted(x + 138, y + 38, inside, 80, "g6", 14)
    return (
        answering(f"kept-{seat}", fitted(x, y + 10, kept, 214, "gi", 13.5, tone=tone))
        + answering(f"workers-{seat}", team)
        + answering(f"builders-{seat}", bagged)
    )


def wages(scene: Scene, seat: int, box: Box) -> str:
    """The workers in the wool mill and what they earn."""
    number, room = scene.seats[seat]["mill"], rows.beside_advantages(scene, seat, box)
    if not number:
        return ""
    gold = facts.wage(number, scene.view["event"])
    earned = [effects.worker(seat, 19), effects.figure(number, 15)]
    earned += [effects.sign("spinning-wheel", 19), effects.becomes()]
    earned += [effects.coin(8), effects.figure(gold, 15)]
    return answering(f"wages-{seat}", effects.line_up(earned, room.cx, room.cy, room.w))


def team(scene: Scene, seat: int, x: float) -> str:
    """Free workers and the builders in the bag, on a small mat."""
    number, inside = scene.seats[seat]["workers"], scene.view["bag"][seat]
    free = shapes.meeple(seat, x, 21, 18) + text(x + 11, 26.5, number, "g7", 15)
    bagged = shapes.pawn(seat, x + 42, 31, 24) + text(x + 52, 26.5, inside, "g7", 15)
    return answering(f"workers-{seat}", free) + answering(f"builders-{seat}", bagged)


THINGS: Final = (
    GROUND,
    Held("shield", shield, "passed", "phase"),
    NAME,
    Held("marks", marks, "passed protected limited grey", "start_player phase"),
    Held("beside", marks_beside, "passed protected limited grey", "start_player phase"),
    Held("team", team, "workers", "bag"),
    Held("score", mats.score, "vp", "phase ?seats.*.vp ?seats.*.gold"),
    held(GOLD, token),
    LINES,
    *(held(one, token, good_offer, f"=return/{one.name} =sell/{one.name}/1") for one in GOODS),
    Held("wages", wages, "mill advantages", "event"),
    Held("counts", counts, "goods mill cards workers", "bag", "sell/"),
    Held("heading", rows.heading, "row row_limit"),
    Held("row", rows.craftsmen, "row row_limit uses", "event", "dismiss/ use/", range(rows.ROW)),
    Held("held", mats.heading),
    Held("advantages", rows.advantages, "advantages", "", "play/"),
    Held("round", rows.this_round, "advantages cards"),
    Held("card", rows.small_row, "row advantages uses", "event", "", range(rows.CARDS)),
)


def mat_high(lines: int) -> int:
    """How high the own mat of a phone is with so many rows of craftsmen."""
    return 268 + ROW * lines


def plates(players: int) -> list[Node]:
    """A phone's plates with points and gold."""
    reads = "start_player ?seats.*.vp ?seats.*.gold"
    return mats.plates(players, beside(GOLD, token), "vp gold passed", reads, shield)
