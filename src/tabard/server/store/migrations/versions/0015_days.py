"""The tables of a day's deal: found without looking through all tables."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"

OF_A_DAY = sa.text("watch = 'daily'")


def upgrade() -> None:
    """Add the index; only tables of a deal of the day are in it."""
    op.create_index(
        "ix_tables_days",
        "tables",
        ["created_at"],
        sqlite_where=OF_A_DAY,
        postgresql_where=OF_A_DAY,
    )


def downgrade() -> None:
    """Look through all tables again."""
    op.drop_index("ix_tables_days", "tables")
