"""The database: logs are the truth; the other columns of a table are for finding it quickly."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

from tabard.server.log import NAMING
from tabard.server.setup import DAILY

metadata = MetaData()
# Tables of a day's deal and entries that name somebody, as an index has them: who asks by it must
# say the same words.
OF_A_DAY = text(f"watch = '{DAILY}'")
NAMED = text("kind IN ({})".format(", ".join(f"'{kind}'" for kind in sorted(NAMING))))

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
    Column("barred_at", BigInteger),
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
    Index("ix_tables_days", "created_at", sqlite_where=OF_A_DAY, postgresql_where=OF_A_DAY),
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
    Index("ix_entries_named", "user_id", "table_id", sqlite_where=NAMED, postgresql_where=NAMED),
)

# What follows from the logs of games that count (`tabard rate` makes it anew): their results with
# what was believed of each seat afterwards, and the present belief of everybody in every field.
results = Table(
    "results",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("pace", String(16), nullable=False),
    Column("players", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("who", JSON, nullable=False),
    Column("places", JSON, nullable=False),
    Column("after", JSON, nullable=False),
    Index("results_in_order", "game", "pace", "players", "at", "table_id"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("pace", String(16), primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("who", String(128), primary_key=True),
    Column("handle", String(24), nullable=False, index=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("host", String(32), nullable=False),
    Column("status", String(16), nullable=False, index=True),
    Column("why", String(32), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("starts_at", BigInteger),
    Column("ended_at", BigInteger),
    Column("plan", JSON, nullable=False),
)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament_id", String(32), ForeignKey("tournaments.id"), primary_key=True),
    Column("who", String(48), primary_key=True, index=True),
    Column("number", Integer, nullable=False),
    Column("bot", String(48), nullable=False),
    Column("name", String(64), nullable=False),
    Column("points", Integer, nullable=False),
    Column("has_left", Integer, nullable=False),
)

# The places of a table are [] until it is over; who has nobody to play with has no table.
pairings = Table(
    "pairings",
    metadata,
    Column("tournament_id", String(32), ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("table_id", String(32), nullable=False, index=True),
    Column("seats", JSON, nullable=False),
    Column("due_at", BigInteger, nullable=False),
    Column("places", JSON, nullable=False),
)

# A group that plays again and again: who belongs to it, and the tables of its evenings.
groups = Table(
    "groups",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("host", String(32), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("plan", JSON, nullable=False),
)

members = Table(
    "members",
    metadata,
    Column("group_id", String(32), ForeignKey("groups.id"), primary_key=True),
    Column("user_id", String(32), primary_key=True, index=True),
    Column("number", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("has_joined", Integer, nullable=False),
)

evenings = Table(
    "evenings",
    metadata,
    Column("group_id", String(32), ForeignKey("groups.id"), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("who", JSON, nullable=False),
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

blocks = Table(
    "blocks",
    metadata,
    Column("user_id", String(32), primary_key=True),
    Column("other", String(32), primary_key=True, index=True),
    Column("kind", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("by", String(32), nullable=False),
    Column("about", String(32), nullable=False, index=True),
    Column("table_id", String(32), nullable=False),
    Column("reason", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("settled_at", BigInteger),
    Column("settled_by", String(64)),
    Column("answer", Text),
)

acts = Table(
    "acts",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("by", String(64), nullable=False),
    Column("act", String(32), nullable=False),
    Column("about", String(64), nullable=False),
    Column("detail", Text, nullable=False),
)

orders = Table(
    "orders",
    metadata,
    Column("key", String(32), primary_key=True),
    Column("value", JSON, nullable=False),
    Column("at", BigInteger, nullable=False),
)

merges = Table(
    "merges",
    metadata,
    Column("old", String(32), primary_key=True),
    Column("new", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("done_at", BigInteger),
)

departures = Table(
    "departures",
    metadata,
    Column("user_id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("done_at", BigInteger),
)

seeks = Table(
    "seeks",
    metadata,
    Column("user_id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("game", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("pace", String(16), nullable=False),
    Column("mean", Float, nullable=False),
    Column("spread", Float, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("table_id", String(32)),
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
    Column("lines", Text, nullable=False, server_default=""),
)

holidays = Table(
    "holidays",
    metadata,
    Column("user_id", String(32), ForeignKey("users.id"), primary_key=True),
    Column("starts_at", BigInteger, nullable=False),
    Column("ends_at", BigInteger, nullable=False),
)

studies = Table(
    "studies",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("format", String(32), nullable=False),
    Column("data", Text, nullable=False),
)
