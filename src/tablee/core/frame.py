"""A frame is one pending piece of work. Ints only, so that any state can be saved, cloned and shown."""


class Frame:
    """Which procedure is at work, how far it got (`pc`), and its small locals.

    The locals mean what the procedure's docstring says: usually a seat (`who`), a piece (`what`), a place
    (`where`), a number (`n`) and a list (`items`). `resume` holds the question an interruption set aside.
    """

    def __init__(
        self,
        proc: int,
        who: int = -1,
        what: int = -1,
        where: int = -1,
        n: int = 0,
        items: list[int] | None = None,
    ) -> None:
        self.proc = proc
        self.pc = 0
        self.who = who
        self.what = what
        self.where = where
        self.n = n
        self.items = items
        self.resume = 0

    def clone(self) -> "Frame":
        """An independent copy."""
        items = self.items
        twin = Frame(self.proc, self.who, self.what, self.where, self.n, None if items is None else items[:])
        twin.pc = self.pc
        twin.resume = self.resume
        return twin

    def values(self) -> list[int]:
        """All fields but the items, in a fixed order."""
        return [self.proc, self.pc, self.who, self.what, self.where, self.n, self.resume]
