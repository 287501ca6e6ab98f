"""Logs whose entries are chained: each has a hash that covers the one before it."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the hash; entries that are there already have none, and chains begin after them."""
    op.add_column("entries", sa.Column("hash", sa.String(64)))


def downgrade() -> None:
    """Take it away again."""
    op.drop_column("entries", "hash")
