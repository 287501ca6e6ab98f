"""The rules of Pilgrim, proven."""
