"""Tests of what games bring along."""
