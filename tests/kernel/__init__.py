"""Proofs of the kernel."""
