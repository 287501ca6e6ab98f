"""The CSS of a board: type, the light on what may be chosen, focus, motion; for all games.

Every selector begins with `svg`: a page may use the same words for classes of its own.
"""

from typing import Final

TYPE: Final = (
    "svg text{font-variant-numeric:lining-nums}"
    'svg .c6,svg .c7{font-family:Cinzel,"Trajan Pro",serif;font-weight:600;letter-spacing:.2px}'
    "svg .c7{font-weight:700}"
    'svg .g5,svg .g6,svg .g7,svg .gi{font-family:"EB Garamond",Garamond,Georgia,serif;'
    "font-weight:500}"
    "svg .g6{font-weight:600}"
    "svg .g7{font-weight:700;font-variant-numeric:lining-nums tabular-nums}"
    "svg .gi{font-style:italic}"
)

SHAPES: Final = (
    "svg .shade{fill:#000;opacity:.22}"
    "svg .station{stroke:var(--rule);stroke-width:1.2}"
    "svg .free{fill:var(--well);stroke:var(--rule);stroke-width:1.3;stroke-dasharray:3 2.5}"
    "svg .held{fill:var(--well);stroke:var(--rule);stroke-width:1.5}"
    "svg .hair{fill:none;stroke:var(--line);stroke-width:.8}"
    "svg .dot{fill:var(--rule)}"
    "svg .stroke{fill:none;stroke:var(--ink);stroke-width:1.5;stroke-linejoin:round}"
    "svg .stroke.wide{stroke-width:2}"
    "svg .built{fill:var(--card);stroke:var(--ink);stroke-width:1.6;stroke-linejoin:round}"
    "svg .planned{fill:none;stroke:var(--rule);stroke-width:1.2;stroke-linejoin:round;"
    "stroke-dasharray:3 2.5}"
    "svg .hit{fill:#fff;opacity:0}"
    # Where a way of several choices may end: chosen at once.
    "svg .aim{fill:#fff;fill-opacity:0;stroke:var(--choose);stroke-width:2;stroke-dasharray:5 4}"
    "svg .goal{cursor:pointer}svg .goal:is(:hover,:focus-visible)>.aim{stroke-width:4}"
    # A way that will be gone, dotted on a pale bed.
    "svg .way,svg .bed{fill:none;stroke-linecap:round;stroke-linejoin:round}"
    "svg .way{stroke:var(--choose);stroke-width:4.4;stroke-dasharray:.1 8}"
    "svg .bed{stroke:var(--card);stroke-width:7;opacity:.75}"
)

# DESIGN 5: free, occupied, choosable, chosen, refused at rest and asked, and the marks.
STATES: Final = (
    "svg .halo{fill:none;pointer-events:none;stroke:var(--halo);stroke-width:8}"
    "svg .halo{animation:breathe 2.4s ease-in-out 4}"
    "svg .ring{fill:var(--choose-bg);stroke:var(--choose);stroke-width:2.5}"
    "svg .ring.over{fill:none}svg .cell>.ring{fill-opacity:.72}"
    "svg .fine>.halo{stroke-width:5}svg .fine>.ring{stroke-width:2}"
    "svg .ghost{opacity:.42;pointer-events:none}"
    # What a choice would bring, shown only while it is pointed at.
    "svg .preview{display:none;pointer-events:none}"
    "svg :is(.can:hover,.can:focus-visible,.hot,.chosen)>.preview{display:inline}"
    "svg .can{cursor:pointer}svg .can.hot>.halo{animation:none;stroke-width:11}"
    "svg .chosen>.halo{display:none}svg .chosen>.ring{stroke:var(--ink)}"
    "svg .tick,svg .no{display:none}svg .chosen>.tick,svg .asked>.no{display:inline}"
    "svg [data-refused]{cursor:help}svg .asked{opacity:.72}"
    "svg .deaf{pointer-events:none}svg .preview{display:none}"
    "svg .hot>.preview,svg .hot.preview{display:inline}"
    "svg .lit{opacity:0}svg .path:hover>.lit,svg .path:focus>.lit{opacity:.45}"
    "svg .focus{fill:none;stroke:none;pointer-events:none}"
    "svg [tabindex]:focus{outline:none}"
    "svg [tabindex]:focus-visible>.focus{stroke:var(--focus);stroke-width:3}"
    "svg .piece,svg .flying{pointer-events:none}svg .away{opacity:0}"
    "@keyframes breathe{50%{opacity:.5}}"
)

MOTION: Final = (
    "svg .piece,svg .marker{transition:transform .42s cubic-bezier(.2,1.25,.4,1),opacity .18s}"
    "svg .card{transition:transform .18s cubic-bezier(.3,.7,.2,1)}svg.still .card{transition:none}"
    "@media (prefers-reduced-motion:reduce){svg .halo{animation:none}"
    "svg .piece,svg .marker,svg .card{transition:none}}"
)

BOARD: Final = TYPE + SHAPES + STATES + MOTION
