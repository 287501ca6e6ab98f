"""Tests of the calls of a house: by mail, push and webhook."""
