"""The baselines: cells, policies, results and their page."""
