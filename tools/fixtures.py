"""Make the fixtures of a version: a data folder and records, written by that version's own code.

    python tools/fixtures.py COMMIT [--out tests/fixtures]

The commit is checked out aside, and its `src` plays games of every kind it has: `tools/fixtures_play.py` says
which. What comes of it is packed into `tests/fixtures/<commit>/`, where every later version has to open it.
Made again from the same commit the files are the same, byte for byte.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LONG_AGO = (2026, 1, 1, 0, 0, 0)
"""The time of every file in an archive, so that it does not depend on when it was made."""
LARGEST = 600_000
"""Bytes one version may add to the repository."""


@contextmanager
def checked_out(commit: str) -> Iterator[Path]:
    """The tree of a commit, in a folder that is gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        subprocess.run(["git", "worktree", "add", "-q", "--detach", tree, commit], cwd=ROOT, check=True)
        try:
            yield tree
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", tree], cwd=ROOT, check=True)


def short_name(commit: str) -> str:
    """The name of a commit as the folders bear it."""
    command = ["git", "rev-parse", "--short=7", "--verify", f"{commit}^{{commit}}"]
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


def play(tree: Path, out: Path) -> None:
    """Let the version in `tree` play; it is the only Tablée that the process knows."""
    path = os.pathsep.join([str(tree / "src"), str(ROOT / "tools")])
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONHASHSEED": "0"}
    subprocess.run([sys.executable, "-m", "fixtures_play", tree, out], cwd=out, env=environment, check=True)


def pack(folder: Path, archive: Path) -> int:
    """All files of a folder in one archive; returns its size."""
    archive.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_LZMA) as packed:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                name = zipfile.ZipInfo(path.relative_to(folder).as_posix(), LONG_AGO)
                name.compress_type = zipfile.ZIP_LZMA
                packed.writestr(name, path.read_bytes())
    return archive.stat().st_size


def main() -> None:
    """Make the fixtures of one commit."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("commit", help="the version, as git names it")
    parser.add_argument("--out", type=Path, default=ROOT / "tests" / "fixtures", help="where to write it")
    given = parser.parse_args()
    name = short_name(given.commit)
    with checked_out(name) as tree, tempfile.TemporaryDirectory() as made:
        play(tree, Path(made))
        sizes = {
            part.name: pack(part, given.out / name / f"{part.name}.zip")
            for part in sorted(Path(made).iterdir())
            if part.is_dir()
        }
    print(f"{name}: " + ", ".join(f"{part}.zip {size:,} bytes" for part, size in sizes.items()))
    if sum(sizes.values()) > LARGEST:
        sys.exit(f"this is more than {LARGEST:,} bytes: let fixtures_play.py play fewer games")


if __name__ == "__main__":
    main()
