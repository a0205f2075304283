"""The program behind ./play: installs Tablée in .venv when something has changed, then serves the table.

Standard library only. All arguments go to `tablee serve`. The engine is the plain one, which is there minutes
earlier and quick enough at a table; where there is a C compiler the compiled one is built in the background,
and bots change over to it (docs/adr/0010-plain-engine-first.md). ``TABLEE_PLAIN=0`` compiles it before the
start, ``TABLEE_PLAIN=1`` not at all.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path

from dev import ROOT, Failed, at_once, environment, make_venv, python
from engine_build import has_compiler, what_matters
from engine_build import start as start_build
from web_bundle import NotBuilt, Page, fingerprint, system_node
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
    "tools/engine_build.py",
    "tools/web_bundle.py",
)


def engine_sources() -> Iterable[Path]:
    """Everything the package holds but its page."""
    yield from (ROOT / name for name in BUILT_FROM)
    for folder, folders, files in os.walk(ROOT / "src" / "tablee"):
        folders[:] = sorted(name for name in folders if name not in ("__pycache__", "static"))
        yield from (Path(folder, name) for name in sorted(files))


def sources() -> Iterable[Path]:
    """Everything that goes into the installed package."""
    yield from engine_sources()
    yield from web_sources(ROOT)


def interpreter() -> str:
    """The Python an environment was made by: it serves no other, and does not survive a move."""
    return hashlib.sha256(f"{VENV}\n{sys.version}\n".encode()).hexdigest()


def wanted_engine(found: list[str]) -> str:
    """The engine to install: what TABLEE_PLAIN asks for, else the kind that is there, else the plain one."""
    asked = os.environ.get("TABLEE_PLAIN", "")
    if not asked:
        return "compiled" if found[2:] == ["compiled"] else "plain"
    return "compiled" if asked == "0" else "plain"


def setup() -> None:
    """Install the package with its page, unless it is installed already from these very sources."""
    found = STAMP.read_text().split("\n") if STAMP.is_file() and Path(python(VENV)).exists() else []
    engine = wanted_engine(found)
    wanted = [interpreter(), fingerprint(ROOT, sources()), engine]
    if found == wanted:
        return
    time = "about a minute" if engine == "plain" else "a few minutes, as the engine is compiled"
    print(f"Setting up Tablée: {time}, only when something is new ...", flush=True)
    STAMP.unlink(missing_ok=True)
    install(engine, found[:1] != wanted[:1])
    STAMP.write_text("\n".join(wanted))


def install(engine: str, new_venv: bool) -> None:
    """Install the package, in a new environment if that is asked for. The log tells all."""
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("w", encoding="utf-8") as log:

        def pip(*what: str) -> None:
            command = [python(VENV), "-m", "pip", "install", "-c", str(ROOT / "constraints.txt"), *what]
            env = environment({"TABLEE_PLAIN": "1" if engine == "plain" else "0", "NO_COLOR": "1"})
            done = subprocess.run(command, cwd=ROOT, env=env, stdout=log, stderr=subprocess.STDOUT)
            if done.returncode:
                said = LOG.read_text(encoding="utf-8", errors="replace")
                raise Failed(f"{what_matters(said)}\nAll of it: {LOG}")

        def packages() -> None:
            if new_venv:
                make_venv(VENV)
            project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
            pip(*project["dependencies"])

        def page() -> None:
            """The hook would do it later; where there is no Node it still does, with one from PyPI."""
            if system_node() is None:
                return
            try:
                Page(ROOT).build()
            except NotBuilt as error:
                log.write(f"{error}\n")
                raise Failed(
                    f"the page cannot be built: {str(error).splitlines()[0]}\nAll of it: {LOG}"
                ) from None

        at_once(packages, page)
        pip(str(ROOT))


def better_engine() -> Path | None:
    """Where the compiled engine of these sources lies, or will lie soon: then it is built from now on.

    None where none is needed, since the table itself has it, none is wanted, or none can be built.
    """
    if os.environ.get("TABLEE_PLAIN", "") or STAMP.read_text().split("\n")[2:] == ["compiled"]:
        return None
    of = hashlib.sha256(f"{interpreter()}\n{fingerprint(ROOT, engine_sources())}".encode())
    folder = VENV / f"engine-{of.hexdigest()[:16]}"
    if folder.is_dir():
        return folder
    if os.name == "nt" or not has_compiler():
        return None
    # Half of the processors: the table and the bots that play on it need the others.
    jobs = str(max(1, (os.cpu_count() or 1) // 2))
    env = environment({"TABLEE_PLAIN": "0", "TABLEE_NO_WEB": "1", "TABLEE_JOBS": jobs, "NO_COLOR": "1"})
    command = [
        python(VENV),
        "-m",
        "pip",
        "install",
        "--no-deps",
        "-c",
        str(ROOT / "constraints.txt"),
        str(ROOT),
    ]
    start_build(python(VENV), folder, LOG.with_name("engine.log"), command, env)
    print("The compiled engine is built meanwhile, for bots that think further: a few minutes.", flush=True)
    return folder


def main() -> int:
    try:
        setup()
        engine = better_engine()
    except Failed as error:
        print(f"play: Tablée cannot be installed: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nplay: interrupted", file=sys.stderr)
        return 130
    except OSError as error:
        print(f"play: {error}", file=sys.stderr)
        return 1
    better = [] if engine is None else ["--engine", str(engine)]
    command = [python(VENV), "-m", "tablee", "serve", *better, *sys.argv[1:]]
    env = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "PYTHONHOME")}
    if os.name == "nt":
        try:
            return subprocess.run(command, env=env).returncode
        except KeyboardInterrupt:
            return 0
    os.execve(command[0], command, env)


if __name__ == "__main__":
    sys.exit(main())
