"""The components of a game, declared once: see `tabard.kernel.box.box`."""
