"""Judgement: what a position is worth, how that is learned, and how well it is known."""
