"""Storage: users, tables and their logs, in SQLite or PostgreSQL."""
