"""Several servers of one house under load: figures, killed servers, a rolling deploy."""
