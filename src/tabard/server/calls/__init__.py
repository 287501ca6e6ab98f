"""Calls: telling people away from the page that a table waits for them, and what for."""
