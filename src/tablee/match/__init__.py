"""The table without a network: seats, the one door for actions, chance, undo."""
