"""Write the golden playthroughs anew.

    python tests/golden/regenerate.py               the same games by the rules of today
    python tests/golden/regenerate.py --new-seeds   other games: of a few hundred the best

Run it after a rule was changed on purpose and its game has another `rules_version`, for old games would play
differently: without one nothing is written. Read the difference before keeping it: each changed line must be
what the change of the rule was for.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
if __name__ == "__main__":  # only as a command: tests that import it know where they import from
    sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.golden.playthrough import (  # noqa: E402
    FOLDER,
    LARGEST,
    Golden,
    moves_of,
    seed_of,
    unannounced,
    wanted,
    write,
)

TRIES = 300
TEAM_TRIES = 16
"""Bots think longer, and their games differ less in what they show."""


def best_seed(golden: Golden) -> int:
    """Of many seeds one whose game is won, if any is; of those the most varied; of those the longest."""
    worth: dict[int, tuple[bool, int, int]] = {}
    for seed in range(1, (TEAM_TRIES if golden.recorded else TRIES) + 1):
        text = write(golden, seed)
        if len(text.encode()) <= LARGEST:
            shown = {tuple(line.split()[:2]) for line in text.splitlines() if line.startswith("  . ")}
            asked = {tuple(line.split()[2:4]) for line in text.splitlines() if line.startswith("[")}
            worth[seed] = ("winners []" not in text, len(shown) + len(asked), len(text))
    return max(worth, key=lambda seed: worth[seed])


def _again(golden: Golden, old: str) -> tuple[int, str]:
    """The game of a file by the rules of today; no text if its answers are no longer possible."""
    seed = seed_of(old)
    try:
        return seed, write(golden, seed, moves_of(golden, old))
    except ValueError as error:
        print(f"{golden.path().relative_to(ROOT)} is played anew: {error}")
        return seed, ""


def refuse_unannounced(folder: Path) -> None:
    """End here if a game would change although its rules and its content are said to be the same."""
    for path in sorted(folder.glob("*/*.txt")):
        problem = unannounced(path.read_text(encoding="utf-8"))
        if problem:
            sys.exit(f"nothing is written: {path.parent.name}/{path.name}: {problem}")


def main() -> None:
    """Write all files that are wanted, remove those that are not."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--new-seeds", action="store_true", help="choose the seeds anew")
    new_seeds = parser.parse_args().new_seeds
    refuse_unannounced(FOLDER)
    files = {golden.path(): golden for golden in wanted()}
    for path in FOLDER.glob("*/*.txt"):
        if path not in files:
            path.unlink()
            print(f"removed {path.relative_to(ROOT)}")
    for path, golden in files.items():
        old = path.read_text(encoding="utf-8") if path.exists() else ""
        seed, text = _again(golden, old) if old and not new_seeds else (0, "")
        if not text:
            seed = best_seed(golden)
            text = write(golden, seed)
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
        news = "same" if text == old else "wrote"
        print(f"{news} {path.relative_to(ROOT)}: {len(text.encode())} bytes, seed {seed}")


if __name__ == "__main__":
    main()
