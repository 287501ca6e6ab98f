"""The server under load, beside its peer."""
