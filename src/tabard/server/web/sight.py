"""Who looks at a table and how: a seat or a spectator, a language, a geometry."""

from __future__ import annotations

from typing import Final, NamedTuple

from markupsafe import Markup
from starlette.requests import Request

from tabard.draw import shapes
from tabard.draw.memory import remembered, safe
from tabard.draw.stamps import printed
from tabard.draw.words import Phrasebook
from tabard.games import presentation
from tabard.presentation.board import Board, Layout
from tabard.server.web.chrome import Chrome, chrome
from tabard.words import Words, phrases_of, words_of

LAYOUTS: Final[tuple[Layout, Layout]] = ("wide", "tall")
SEATS: Final = 5

# The shields of all seats once in a page, for log lines, plates and charts.
SHIELDS: Final = Markup(
    '<svg class="sprite" width="0" height="0" aria-hidden="true"><defs>'
    + "".join(
        f'<g id="shield-{seat}">{printed(shapes.shield(seat, 0, 0, 25.2))}</g>'
        for seat in range(SEATS)
    )
    + "</defs></svg>"
)


class Sight(NamedTuple):
    """What decides how a moment looks, besides the moment: `seat` None is a spectator.

    Much is remembered by it, so it is a tuple: it costs little to make and to find again.

    cautious  how much a newcomer is warned of (`cautioning`)
    """

    game: str
    seat: int | None
    lang: str
    layout: Layout = "wide"
    cautious: int = 0

    @property
    def everybodys(self) -> Sight:
        """The sight of whoever reads the same words and has no seat."""
        return Sight(self.game, None, self.lang)

    @property
    def words(self) -> Words:
        """The words of the game."""
        return words_of(self.game, self.lang)

    @property
    def chrome(self) -> Chrome:
        """The words of the page."""
        return chrome(self.lang)

    @property
    def phrases(self) -> Phrasebook:
        """The words of the picture."""
        return phrases_of(self.game, self.lang)

    @property
    def board(self) -> Board:
        """What draws the game."""
        return presentation(self.game).board


@remembered
def shield(seat: int | str, size: int = 26) -> str:
    """A player's shield, from the page's sprite."""
    return (
        f'<svg class="shield" width="{size}" height="{size * 30 // 26}" viewBox="-1 -1 28 32"'
        f' aria-hidden="true"><use href="#shield-{seat}"/></svg>'
    )


@remembered
def sign(name: str, size: int = 18) -> str:
    """An icon of the sprite, beside words that say the same."""
    return (
        f'<svg class="sign" width="{size}" height="{size}" viewBox="0 0 512 512"'
        f' aria-hidden="true"><use href="#i-{name}"/></svg>'
    )


@remembered
def rule_link(game: str, rule: str) -> str:
    """A rule id that leads to the rule."""
    return citing(game, safe(rule))


def citing(game: str, rule: str) -> str:
    """The same of an id that is safe already, or of the blanks of a stamp."""
    return f'<a class="rule-id" href="/rules/{game}#{rule}" target="_blank">{rule}</a>'


def layout_of(word: str) -> Layout:
    """The layout that a page asks for; the wide one where it asks for none that there is."""
    return next((layout for layout in LAYOUTS if layout == word), LAYOUTS[0])


def guessed_layout(request: Request) -> Layout:
    """Phones get the tall table at once; a script corrects a wrong guess."""
    return LAYOUTS["Mobi" in request.headers.get("user-agent", "")]
