"""What MkDocs' reference reads our docstrings with; see `website.markdown`."""

from __future__ import annotations

from typing import Any

import griffe

from website.markdown import as_markdown


class Docstrings(griffe.Extension):
    """Puts the docstrings of a package into Markdown while it is read."""

    def on_instance(self, *, obj: griffe.Object, **kwargs: Any) -> None:
        """One object with its docstring."""
        if obj.docstring is not None:
            obj.docstring.value = as_markdown(obj.docstring.value)
