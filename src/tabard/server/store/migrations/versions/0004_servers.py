"""Several servers on one database: who they are, and PostgreSQL tells each what others write.

A notification carries a key, never data: whoever hears it looks for itself.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

# Of one statement, each table is told once, however many entries were added.
TELL_TABLES = """
CREATE OR REPLACE FUNCTION tabard_tell_tables() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('tabard', 'table ' || table_id || ' ' || (max(seq) + 1))
        FROM added GROUP BY table_id;
    RETURN NULL;
END $$
"""
# Called with what to say, and the column that holds the key.
TELL_KEY = """
CREATE OR REPLACE FUNCTION tabard_tell_key() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    changed jsonb;
BEGIN
    IF TG_OP = 'DELETE' THEN changed := to_jsonb(OLD); ELSE changed := to_jsonb(NEW); END IF;
    PERFORM pg_notify('tabard', TG_ARGV[0] || ' ' || (changed ->> TG_ARGV[1]));
    RETURN NULL;
END $$
"""
EACH = "FOR EACH ROW {} EXECUTE FUNCTION tabard_tell_key('{}', '{}')"
TRIGGERS = {
    "entries": {
        "tabard_added": "AFTER INSERT ON entries REFERENCING NEW TABLE AS added"
        " FOR EACH STATEMENT EXECUTE FUNCTION tabard_tell_tables()"
    },
    "users": {
        "tabard_changed": "AFTER UPDATE ON users " + EACH.format("", "user", "id"),
        "tabard_epoch": "AFTER UPDATE ON users "
        + EACH.format("WHEN (OLD.epoch <> NEW.epoch)", "epoch", "id"),
    },
    "tokens": {"tabard_revoked": "AFTER DELETE ON tokens " + EACH.format("", "token", "hash")},
    "ended": {"tabard_ended": "AFTER INSERT ON ended " + EACH.format("", "session", "hash")},
    "servers": {
        "tabard_came": "AFTER INSERT ON servers " + EACH.format("", "server", "id"),
        "tabard_left": "AFTER UPDATE ON servers "
        + EACH.format("WHEN (OLD.has_left <> NEW.has_left)", "server", "id"),
        "tabard_beat": "AFTER UPDATE ON servers " + EACH.format("", "beat", "id"),
    },
}


def upgrade() -> None:
    """Add the servers, the version that columns for finding a table are of, and the telling."""
    op.create_table(
        "servers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("opened_at", sa.BigInteger, nullable=False),
        sa.Column("closed_at", sa.BigInteger),
        sa.Column("beat_at", sa.BigInteger, nullable=False),
        sa.Column("has_left", sa.Integer, nullable=False, server_default="0"),
    )
    op.add_column("tables", sa.Column("version", sa.Integer, nullable=False, server_default="0"))
    if op.get_bind().dialect.name == "postgresql":
        op.execute(TELL_TABLES)
        op.execute(TELL_KEY)
        for triggers in TRIGGERS.values():
            for name, text in triggers.items():
                op.execute(f"CREATE TRIGGER {name} {text}")


def downgrade() -> None:
    """Take it away again."""
    if op.get_bind().dialect.name == "postgresql":
        for table, triggers in TRIGGERS.items():
            for name in triggers:
                op.execute(f"DROP TRIGGER {name} ON {table}")
        op.execute("DROP FUNCTION tabard_tell_key")
        op.execute("DROP FUNCTION tabard_tell_tables")
    op.drop_column("tables", "version")
    op.drop_table("servers")
