"""Executes the steps of the Containerfile in fresh Debian roots, without a container engine.

As root on a Debian machine with debootstrap:  python tools/fresh_root.py [--folder FOLDER] [--keep]

Each FROM is a fresh Debian (debootstrap, chroot) with its own Python in an environment that comes first on
PATH: that stands in for the image of Python. COPY takes what git has, RUN runs in the root, the ENTRYPOINT
runs as the USER. Then the page, its script and the HEALTHCHECK are asked for, and SIGTERM ends the table.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RELEASE = "bookworm"
PYTHON = "/opt/python"
CERTIFICATES = Path("/etc/ssl/certs/ca-certificates.crt")
THEIRS = "/opt/certificates.crt"
"""A copy in the root; where Debian keeps its own, its packages would write over it."""
ADDRESS = "http://127.0.0.1:8765"
PASSED_ON = ("http_proxy", "https_proxy", "no_proxy", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY")


def run(*command: object) -> None:
    print("+", " ".join(str(part) for part in command), flush=True)
    subprocess.run([str(part) for part in command], check=True)


@dataclass
class Stage:
    """One FROM: a root, and what the steps so far say about how things run there."""

    folder: Path
    name: str = ""
    work: str = "/"
    user: str = ""
    environment: dict[str, str] = field(default_factory=dict)
    entry: list[str] = field(default_factory=list)
    health: list[str] = field(default_factory=list)

    def inside(self, *command: str) -> list[str]:
        """A command in this root."""
        given = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
        given |= {"PATH": f"{PYTHON}/bin:/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/tmp", "LANG": "C.UTF-8"}
        given |= {"DEBIAN_FRONTEND": "noninteractive", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
        if (
            CERTIFICATES.is_file()
        ):  # those of this machine: it may be behind a proxy with a certificate of its own
            given |= {"PIP_CERT": THEIRS, "NODE_EXTRA_CA_CERTS": THEIRS}
        given |= self.environment
        as_user = [f"--userspec={self.user}"] if self.user else []
        words = [f"{name}={value}" for name, value in given.items()]
        shell = f"cd {shlex.quote(self.work)} && exec {shlex.join(command)}"
        return ["chroot", *as_user, str(self.folder), "/usr/bin/env", "-i", *words, "/bin/sh", "-c", shell]

    def at(self, path: str) -> Path:
        """A path of this root, seen from outside."""
        return self.folder / os.path.normpath(os.path.join(self.work, path)).lstrip("/")


def fresh_debian(folder: Path) -> Path:
    """A Debian with Python in an environment that comes first on PATH; made once."""
    base = folder / "base"
    if not (base / "usr").is_dir():
        run("debootstrap", "--variant=minbase", RELEASE, base)
    if not (base / PYTHON[1:]).is_dir():
        stage = Stage(base)
        run(*stage.inside("apt-get", "update"))
        run(
            *stage.inside(
                "apt-get", "install", "-y", "--no-install-recommends", "python3-venv", "python3-dev"
            )
        )
        run(*stage.inside("python3", "-m", "venv", PYTHON))
    if CERTIFICATES.is_file():
        shutil.copyfile(CERTIFICATES, base / THEIRS[1:])
    return base


def steps(file: Path) -> list[tuple[str, str]]:
    """The instructions of a Containerfile: word and rest, lines joined, comments left out."""
    lines = [line for line in file.read_text().splitlines() if line.strip() and not line.startswith("#")]
    joined = "\n".join(lines).replace("\\\n", " ")
    return [
        (word.upper(), rest.strip())
        for word, _, rest in (line.partition(" ") for line in joined.splitlines())
    ]


def copy_sources(to: Path) -> None:
    """What git has of this tree, as it is now."""
    to.mkdir(parents=True, exist_ok=True)
    files = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    packed = subprocess.run(
        ["tar", "--null", "-T", "-", "-cf", "-"], cwd=ROOT, input=files, capture_output=True, check=True
    )
    subprocess.run(["tar", "-xf", "-", "-C", str(to)], input=packed.stdout, check=True)


def execute(file: Path, folder: Path, stages: list[Stage]) -> Stage:
    """All steps; returns the last stage, which is what would be the image."""
    base = fresh_debian(folder)
    for word, rest in steps(file):
        print(f"== {word} {rest}", flush=True)
        stage = stages[-1] if stages else Stage(base)
        if word == "FROM":
            image = re.fullmatch(r"(\S+)( AS (\S+))?", rest)
            assert image is not None, rest
            stages.append(Stage(folder / f"stage{len(stages)}", image[3] or ""))
            run("cp", "-a", base, stages[-1].folder)
            run("mount", "-t", "proc", "proc", stages[-1].folder / "proc")
        elif word == "RUN":
            run(*stage.inside("/bin/sh", "-c", rest))
        elif word == "WORKDIR":
            stage.work = rest
            stage.at(".").mkdir(parents=True, exist_ok=True)
        elif word == "COPY" and rest == ". .":
            copy_sources(stage.at("."))
        elif word == "COPY" and rest.startswith("--from="):
            source, what, to = rest.removeprefix("--from=").split()
            run("cp", "-a", next(s for s in stages if s.name == source).at(what), stage.at(to))
        elif word == "ENV":
            name, _, value = rest.partition("=")
            stage.environment[name] = value
        elif word == "USER":
            stage.user = rest
        elif word == "HEALTHCHECK":
            stage.health = json.loads(rest.partition("CMD ")[2])
        elif word == "ENTRYPOINT":
            stage.entry = json.loads(rest)
        elif word not in ("EXPOSE", "VOLUME"):
            raise SystemExit(f"this script does not know the step {word} {rest}")
    return stages[-1]


def get(path: str) -> str:
    with urllib.request.urlopen(ADDRESS + path, timeout=10) as answer:
        return str(answer.read().decode())


def ask(stage: Stage) -> None:
    """Start what would be the container, ask for its page and its health, and end it."""
    print("==", shlex.join(stage.entry), flush=True)
    process = subprocess.Popen(stage.inside(*stage.entry))
    try:
        deadline = time.monotonic() + 60
        while True:
            with suppress(OSError):
                page = get("/")
                break
            if process.poll() is not None or time.monotonic() > deadline:
                raise SystemExit("the table does not answer")
            time.sleep(0.2)
        owner = Path(f"/proc/{process.pid}/status").read_text().split("Uid:")[1].split()[0]
        assert owner != "0", "the table runs as root"
        scripts = re.findall(r'src="(/assets/[^"]+\.js)"', page)
        assert scripts, page
        print(f"the page has {len(page)} bytes, its script {len(get(scripts[0]))}; user {owner}")
        print(f"engine: {get('/api/engine')}, games: {len(json.loads(get('/api/games')))}")
        healthy = subprocess.run(stage.inside(*stage.health)).returncode == 0
        print("healthy" if healthy else "THE HEALTHCHECK FAILS")
        compiled = "compiled" in get("/api/engine")
        process.send_signal(signal.SIGTERM)
        code = process.wait(15)
        print(f"ended by SIGTERM with exit code {code}")
        if not (healthy and compiled) or code:
            raise SystemExit(1)
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--folder", type=Path, help="where the roots are made [default: a new folder]")
    parser.add_argument("--keep", action="store_true", help="leave them there")
    given = parser.parse_args()
    if os.geteuid() != 0 or shutil.which("debootstrap") is None:
        sys.exit("this needs root and debootstrap (apt-get install debootstrap)")
    folder = (given.folder or Path(tempfile.mkdtemp(prefix="tablee-root-"))).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    stages: list[Stage] = []
    try:
        ask(execute(ROOT / "Containerfile", folder, stages))
    finally:
        for stage in stages:
            subprocess.run(["umount", str(stage.folder / "proc")], stderr=subprocess.DEVNULL)
        if not given.keep:
            for stage in stages:
                run("rm", "-rf", "--one-file-system", stage.folder)
            if given.folder is None:
                run("rm", "-rf", "--one-file-system", folder)


if __name__ == "__main__":
    main()
