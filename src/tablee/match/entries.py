"""All entries of a history as one sequence, unpacked as they are read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, overload

from tablee.match.entry import Entry

if TYPE_CHECKING:
    from tablee.match.history import History


class Entries(Sequence[Entry]):
    """All entries of a history, unpacked as they are read."""

    def __init__(self, history: History) -> None:
        self._history = history

    def __len__(self) -> int:
        return self._history.count

    @overload
    def __getitem__(self, index: int) -> Entry: ...

    @overload
    def __getitem__(self, index: slice) -> list[Entry]: ...

    def __getitem__(self, index: int | slice) -> Entry | list[Entry]:
        if isinstance(index, slice):
            first, stop, step = index.indices(len(self))
            found = [line.entry for line in self._history.lines(first + 1, stop)]
            return found[::step] if step > 0 else [self[i] for i in range(first, stop, step)]
        n = index + len(self) if index < 0 else index
        if not 0 <= n < len(self):
            raise IndexError(f"there is no entry {index}")
        return self._history.line(n + 1).entry

    def __iter__(self) -> Iterator[Entry]:
        return (line.entry for line in self._history.lines(1, len(self)))
