"""The study of finished games."""
