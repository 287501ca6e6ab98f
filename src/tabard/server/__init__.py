"""The server: tables where people and bots play, kept in an append-only log.

`table` and its neighbours are pure: they turn a command into log entries and log entries into a
table. `house` gives them storage, clocks, bots and listeners; `web` and `api` speak to browsers.
"""
