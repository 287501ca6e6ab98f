"""The lab: matches, statistics, training."""
