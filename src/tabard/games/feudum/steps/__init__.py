"""The steps of the rules, one module for each part of the rulebook."""
