"""Events tell what happened: a kind, a few ints, and who may see it. State never depends on them."""

from typing import Final

EVERYBODY: Final = -1


class Event:
    """One thing that happened.

    `seen_by` is a bit mask of seats (`EVERYBODY` for all, spectators included). A seat outside the mask is
    told `public` instead of `args`, or nothing at all where `public` is None.
    """

    def __init__(
        self, kind: int, args: tuple[int, ...], seen_by: int, public: tuple[int, ...] | None
    ) -> None:
        self.kind = kind
        self.args = args
        self.seen_by = seen_by
        self.public = public

    def for_seat(self, seat: int) -> "tuple[int, ...] | None":
        """The arguments `seat` may know (-1: a spectator); None when the event is hidden from it."""
        if self.seen_by == EVERYBODY or (seat >= 0 and self.seen_by >> seat & 1):
            return self.args
        return self.public


class EventTable:
    """The event kinds of a game: their names and the domains of their arguments, for logs and texts."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.fields: list[list[tuple[str, str]]] = []

    def add(self, name: str, *fields: str) -> int:
        """Declare a kind. Each field is `parameter:domain`, or just a domain that names the parameter too."""
        self.names.append(name)
        self.fields.append([split_field(field) for field in fields])
        return len(self.names) - 1


def split_field(field: str) -> tuple[str, str]:
    """`killer:guardian` is the parameter `killer` of the domain `guardian`; `guardian` is both."""
    name, colon, domain = field.partition(":")
    return (name, domain) if colon else (name, name)
