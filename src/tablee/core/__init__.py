"""The kernel every game stands on: frames, procedures, state, actions, decks, events, graphs and grids.

No input or output, no dependency, no clock and no randomness of its own. Compiled by mypyc in the wheel.
"""
