"""The tests, laid out as `src/tabard` is."""
