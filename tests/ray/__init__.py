"""Many machines: a real Ray cluster of two nodes on this one, for `make ray`."""
