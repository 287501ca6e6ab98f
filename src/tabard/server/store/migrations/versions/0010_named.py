"""Whose name stands in which logs: found without looking through all of them."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

NAMED = sa.text("kind IN ('adopt', 'open', 'say', 'sit')")


def upgrade() -> None:
    """Add the index; of the many entries of a log only the few that name somebody are in it."""
    op.create_index(
        "ix_entries_named",
        "entries",
        ["user_id", "table_id"],
        sqlite_where=NAMED,
        postgresql_where=NAMED,
    )


def downgrade() -> None:
    """Look through all logs again."""
    op.drop_index("ix_entries_named", "entries")
