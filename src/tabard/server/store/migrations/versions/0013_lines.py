"""Plans: lines that somebody keeps to themselves at a table, beside their note."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Add them."""
    column = sa.Column("lines", sa.Text, nullable=False, server_default="")
    op.add_column("corners", column)


def downgrade() -> None:
    """Take them away again."""
    with op.batch_alter_table("corners") as corners:
        corners.drop_column("lines")
