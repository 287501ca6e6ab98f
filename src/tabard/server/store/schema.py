"""The database: logs are the truth; the other columns of a table are for finding it quickly."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

users = Table(
    "users",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("login", String(64), unique=True),
    Column("password", String(256)),
    Column("created_at", BigInteger, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("epoch", Integer, nullable=False, server_default="0"),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("user_id", String(32), ForeignKey("users.id"), nullable=False, index=True),
    Column("label", String(64), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("scope", String(16), nullable=False, server_default="host"),
    Column("expires_at", BigInteger),
)

ended = Table(
    "ended",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("seed", String(128), nullable=False),
    Column("host", String(32), nullable=False),
    Column("status", String(16), nullable=False, index=True),
    Column("watch", String(16), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False, index=True),
    Column("summary", JSON, nullable=False),
    Column("version", Integer, nullable=False, server_default="0"),
)

seated = Table(
    "seated",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("user_id", String(32), primary_key=True, index=True),
    Column("awaited", Integer, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer),
    Column("user_id", String(32), nullable=False),
    Column("request", String(64), nullable=False),
    Column("data", Text, nullable=False),
    Column("hash", String(64)),
)

servers = Table(
    "servers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("opened_at", BigInteger, nullable=False),
    Column("closed_at", BigInteger),
    Column("beat_at", BigInteger, nullable=False),
    Column("has_left", Integer, nullable=False, server_default="0"),
    info={"passing": True},
)

channels = Table(
    "channels",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("user_id", String(32), ForeignKey("users.id"), nullable=False, index=True),
    Column("kind", String(16), nullable=False),
    Column("target", Text, nullable=False),
    Column("data", JSON, nullable=False),
    Column("state", String(16), nullable=False),
    Column("told", Text, nullable=False, server_default=""),
    Column("failures", Integer, nullable=False, server_default="0"),
    Column("created_at", BigInteger, nullable=False),
    Column("sent_at", BigInteger, nullable=False, server_default="0"),
)

calls = Table(
    "calls",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("user_id", String(32), ForeignKey("users.id"), nullable=False, index=True),
    Column("channel_id", String(32), ForeignKey("channels.id"), nullable=False, index=True),
    Column("table_id", String(32), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("moment", Integer, nullable=False),
    Column("pace", String(16), nullable=False),
    Column("state", String(16), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("due_at", BigInteger, nullable=False),
    Column("server", String(32), nullable=False, server_default=""),
    Column("attempts", Integer, nullable=False, server_default="0"),
    Column("told", Text, nullable=False, server_default=""),
    UniqueConstraint("channel_id", "table_id", "kind", "moment"),
    Index("ix_calls_due", "state", "due_at"),
)

passes = Table(
    "passes",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("user_id", String(32), ForeignKey("users.id"), nullable=False, index=True),
    Column("table_id", String(32), nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Column("used_at", BigInteger),
)

corners = Table(
    "corners",
    metadata,
    Column("user_id", String(32), ForeignKey("users.id"), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("pace", String(16), nullable=False, server_default=""),
    Column("note", Text, nullable=False, server_default=""),
)

holidays = Table(
    "holidays",
    metadata,
    Column("user_id", String(32), ForeignKey("users.id"), primary_key=True),
    Column("starts_at", BigInteger, nullable=False),
    Column("ends_at", BigInteger, nullable=False),
)
