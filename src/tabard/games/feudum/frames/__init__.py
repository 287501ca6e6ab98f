"""What the parts of the program remember while they run: each fact lives as long as its part."""
