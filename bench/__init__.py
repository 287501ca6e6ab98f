"""Every figure Tabard states about its speed, measured beside its peers in one run."""
