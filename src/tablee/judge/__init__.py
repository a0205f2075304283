"""Judgement: what a position is worth, and how well that is known. `tablee.sim.training` learns it."""
