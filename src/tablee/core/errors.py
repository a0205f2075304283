"""What can go wrong in the kernel. Every message is one line that says what is wrong and what is allowed."""


class TableeError(Exception):
    """Base of every error a user of Tablée may meet; its text is one clear line."""


class BadNotation(TableeError):
    """A text that is not the notation of any action of the game."""


class BadDump(TableeError):
    """A dump that does not describe a state of the game."""


class EngineFault(TableeError):
    """The rules ran into a state they do not know how to leave: a bug, never a player's mistake."""


class IllegalAction(TableeError):
    """An action that is not legal now, with the rule that forbids it."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.rule = rule
