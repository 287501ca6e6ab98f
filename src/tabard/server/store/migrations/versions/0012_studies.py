"""Studies of finished games, beside the tables that they are of."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add them."""
    op.create_table(
        "studies",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("format", sa.String(32), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Take them away again; they can be made anew."""
    op.drop_table("studies")
