"""The lab: bots are trained, set against each other, and measured."""
