"""The CSS of a board: type, the light on what may be chosen, focus, motion; for all games."""

from typing import Final

TYPE: Final = (
    "text{font-variant-numeric:lining-nums}"
    '.c6,.c7{font-family:Cinzel,"Trajan Pro",serif;font-weight:600;letter-spacing:.2px}'
    ".c7{font-weight:700}"
    '.g5,.g6,.g7,.gi{font-family:"EB Garamond",Garamond,Georgia,serif;font-weight:500}'
    ".g6{font-weight:600}"
    ".g7{font-weight:700;font-variant-numeric:lining-nums tabular-nums}"
    ".gi{font-style:italic}"
)

SHAPES: Final = (
    ".shade{fill:#000;opacity:.22}"
    ".station{stroke:var(--rule);stroke-width:1.2}"
    ".free{fill:var(--well);stroke:var(--rule);stroke-width:1.3;stroke-dasharray:3 2.5}"
    ".held{fill:var(--well);stroke:var(--rule);stroke-width:1.5}"
    ".hair{fill:none;stroke:var(--line);stroke-width:.8}"
    ".dot{fill:var(--rule)}"
    ".stroke{fill:none;stroke:var(--ink);stroke-width:1.5;stroke-linejoin:round}"
    ".stroke.wide{stroke-width:2}"
    ".built{fill:var(--card);stroke:var(--ink);stroke-width:1.6;stroke-linejoin:round}"
    ".planned{fill:none;stroke:var(--rule);stroke-width:1.2;stroke-linejoin:round;"
    "stroke-dasharray:3 2.5}"
    ".hit{fill:#fff;opacity:0}"
    # A way that will be gone, dotted on a pale bed.
    ".way,.bed{fill:none;stroke-linecap:round;stroke-linejoin:round}"
    ".way{stroke:var(--choose);stroke-width:4.4;stroke-dasharray:.1 8}"
    ".bed{stroke:var(--card);stroke-width:7;opacity:.75}"
)

# DESIGN 5: free, occupied, choosable, chosen, refused at rest and asked, and the marks.
STATES: Final = (
    ".halo{fill:none;pointer-events:none;stroke:var(--halo);stroke-width:8}"
    ".halo{animation:breathe 2.4s ease-in-out 4}"
    ".ring{fill:var(--choose-bg);stroke:var(--choose);stroke-width:2.5}"
    ".ring.over{fill:none}"
    ".fine>.halo{stroke-width:5}.fine>.ring{stroke-width:2}"
    ".ghost{opacity:.42;pointer-events:none}"
    # What a choice would bring, shown only while it is pointed at.
    ".preview{display:none;pointer-events:none}"
    ":is(.can:hover,.can:focus-visible,.hot,.chosen)>.preview{display:inline}"
    ".can{cursor:pointer}.can.hot>.halo{animation:none;stroke-width:11}"
    ".chosen>.halo{display:none}.chosen>.ring{stroke:var(--ink)}"
    ".tick,.no{display:none}.chosen>.tick,.asked>.no{display:inline}"
    "[data-refused]{cursor:help}.asked{opacity:.72}"
    ".deaf{pointer-events:none}.preview{display:none}"
    ".hot>.preview,.hot.preview{display:inline}"
    ".lit{opacity:0}.path:hover>.lit,.path:focus>.lit{opacity:.45}"
    ".focus{fill:none;stroke:none;pointer-events:none}"
    "[tabindex]:focus{outline:none}"
    "[tabindex]:focus-visible>.focus{stroke:var(--focus);stroke-width:3}"
    ".piece,.flying{pointer-events:none}.away{opacity:0}"
    "@keyframes breathe{50%{opacity:.5}}"
)

MOTION: Final = (
    ".piece,.marker{transition:transform .42s cubic-bezier(.2,1.25,.4,1),opacity .18s}"
    ".card{transition:transform .18s cubic-bezier(.3,.7,.2,1)}.still .card{transition:none}"
    "@media (prefers-reduced-motion:reduce){.halo{animation:none}"
    ".piece,.marker,.card{transition:none}}"
)

BOARD: Final = TYPE + SHAPES + STATES + MOTION
