"""Guessing what nobody may know: the faces of markers that were laid in the order of the file.

Snow, ice and shuffled markers have no identity until they are seen, so there is nothing to guess about them.
"""

from __future__ import annotations

from tablee.core.rng import Rng
from tablee.games.andor.ids import NOTHING
from tablee.games.andor.state import Andor, put


def guess(s: Andor, rng: Rng) -> Andor:
    """A copy in which the face-down markers of each set lie in another order."""
    twin = s.clone()
    for group in range(len(s.set_pools)):
        places = [
            i
            for i in range(0, len(s.markers), 3)
            if s.markers[i + 1] == group and s.markers[i + 2] != NOTHING
        ]
        faces = sorted(s.markers[i + 2] for i in places)  # the order they lie in is what nobody knows
        for i in places:
            twin.markers = put(twin.markers, i + 2, faces.pop(rng.below(len(faces))))
    return twin
