"""Whose name stands in which logs: comments and variations of finished games too."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"

BEFORE = sa.text("kind IN ('adopt', 'open', 'say', 'sit')")
NAMED = sa.text("kind IN ('adopt', 'comment', 'open', 'say', 'sit', 'variation')")


def upgrade() -> None:
    """Make the index anew."""
    indexed(NAMED)


def downgrade() -> None:
    """Let it be as it was."""
    indexed(BEFORE)


def indexed(kinds: sa.TextClause) -> None:
    """The index of the entries of these kinds, instead of the one that is there."""
    op.drop_index("ix_entries_named", "entries")
    op.create_index(
        "ix_entries_named",
        "entries",
        ["user_id", "table_id"],
        sqlite_where=kinds,
        postgresql_where=kinds,
    )
