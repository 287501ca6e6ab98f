"""The mark that says which rules a test proves."""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test, or one set of its parameters, with the rules it would fail without."""
    return pytest.mark.rule(*ids)
