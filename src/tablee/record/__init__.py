"""Files of games: records that can be verified, and scenarios that test rules."""
