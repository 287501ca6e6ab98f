"""SVG building blocks shared by the boards: palette, icons, pieces, cards, tracks, states, pages.

A board is a function from a view to one `<svg>` element. It is drawn in CSS classes and custom
properties only, so that one picture serves the page (which holds sprite and style once), and,
wrapped by `page.standalone`, a file or a notebook. Everything here is plain text in, text out.
"""
