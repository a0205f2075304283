"""The program behind ./play: installs Tablée in .venv when something has changed, then serves the table.

Standard library only. All arguments go to `tablee serve`.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from dev import ROOT, Failed, environment, make_venv, python
from web_bundle import fingerprint
from web_bundle import sources as web_sources

VENV = ROOT / ".venv"
STAMP = VENV / "tablee-stamp"
LOG = ROOT / "build" / "play.log"
BUILT_FROM = (
    "pyproject.toml",
    "constraints.txt",
    "hatch_build.py",
    "README.md",
    "LICENSE",
    "tools/web_bundle.py",
)


def sources() -> Iterable[Path]:
    """Everything that goes into the installed package."""
    yield from (ROOT / name for name in BUILT_FROM)
    for folder, folders, files in os.walk(ROOT / "src" / "tablee"):
        folders[:] = sorted(name for name in folders if name not in ("__pycache__", "static"))
        yield from (Path(folder, name) for name in sorted(files))
    yield from web_sources(ROOT)


def interpreter() -> str:
    """The Python an environment was made by: it serves no other, and does not survive a move."""
    return hashlib.sha256(f"{VENV}\n{sys.version}\n".encode()).hexdigest()


def setup() -> None:
    """Install the package with its page, unless it is installed already from these very sources."""
    plain = os.environ.get("TABLEE_PLAIN", "")
    wanted = [interpreter(), fingerprint(ROOT, sources()) + plain]
    found = STAMP.read_text().split("\n") if STAMP.is_file() and Path(python(VENV)).exists() else []
    if found == wanted:
        return
    print("Setting up Tablée: a minute or two, only when something is new ...", flush=True)
    if found[:1] != wanted[:1]:
        make_venv(VENV)
    STAMP.unlink(missing_ok=True)
    command = [python(VENV), "-m", "pip", "install", "-c", str(ROOT / "constraints.txt"), str(ROOT)]
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("w", encoding="utf-8") as log:
        env = environment({"TABLEE_PLAIN": plain, "NO_COLOR": "1"})
        code = subprocess.run(command, cwd=ROOT, env=env, stdout=log, stderr=subprocess.STDOUT).returncode
    if code:
        raise Failed(f"{what_matters(LOG.read_text(encoding='utf-8', errors='replace'))}\nAll of it: {LOG}")
    STAMP.write_text("\n".join(wanted))


def what_matters(log: str) -> str:
    """The line of an install log that says what went wrong: the hook's, else pip's first, else the last."""
    lines = [line.strip() for line in log.splitlines() if line.strip()]
    for sign in ("RuntimeError: tablee: ", "ERROR: ", "error: "):
        for line in lines:
            if line.startswith(sign):
                return line.removeprefix(sign)
    return lines[-1] if lines else "pip said nothing"


def main() -> int:
    try:
        setup()
    except Failed as error:
        print(f"play: Tablée cannot be installed: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nplay: interrupted", file=sys.stderr)
        return 130
    except OSError as error:
        print(f"play: {error}", file=sys.stderr)
        return 1
    command = [python(VENV), "-m", "tablee", "serve", *sys.argv[1:]]
    env = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "PYTHONHOME")}
    if os.name == "nt":
        try:
            return subprocess.run(command, env=env).returncode
        except KeyboardInterrupt:
            return 0
    os.execve(command[0], command, env)


if __name__ == "__main__":
    sys.exit(main())
