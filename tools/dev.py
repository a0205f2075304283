"""The program behind ./check: makes its own environment and runs the checks. Standard library only."""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import zip_longest
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv-test"
WORK = VENV / "check"  # wheels and what is installed from them; made anew by each full check
STAMPED = ("pyproject.toml", "constraints.txt", "hatch_build.py")

# The tests that also run on the compiled engine, and the games whose digests both builds must agree on.
ENGINE_TESTS = ("tests/test_scenarios.py", "tests/rules", "tests/conformance", "tests/golden")
DIGEST_GAMES = 2000

DESCRIPTION = """\
Set up a test environment (.venv-test) and run the checks; stop at the first that fails.

  ./check         everything: lint, format, types, all tests; then the wheel, plain and compiled:
                  the engine tests on the compiled one, and the same games on both with equal digests
  ./check quick   lint, format, types, and the tests not marked slow
  ./check setup   only the environment: .venv-test/bin/python, with tablee installed from src
"""


class Failed(Exception):
    """A check failed; the message is the one line to show."""


# -- running programs ----------------------------------------------------------------------------------------


def environment(extra: Mapping[str, str] | None = None) -> dict[str, str]:
    """For children: nothing of the caller's Python, and pinned versions in build environments too."""
    env = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV")}
    env.pop("TABLEE_PLAIN", None)
    env["PIP_CONSTRAINT"] = env["PIP_BUILD_CONSTRAINT"] = (ROOT / "constraints.txt").as_uri()
    env["PIP_DISABLE_PIP_VERSION_CHECK"] = "1"
    return env | dict(extra or {})


def python(venv: Path = VENV) -> str:
    return str(venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python"))


def show(*command: str | Path, env: Mapping[str, str] | None = None) -> None:
    """Run a command whose output the reader wants to see."""
    code = subprocess.run([str(part) for part in command], cwd=ROOT, env=environment(env)).returncode
    if code:
        raise Failed(f"exit code {code}: {' '.join(str(part) for part in command[1:])}")


def quiet(*command: str | Path, env: Mapping[str, str] | None = None) -> str:
    """Run a command whose output matters only if it fails; returns its standard output."""
    parts = [str(part) for part in command]
    done = subprocess.run(parts, cwd=ROOT, env=environment(env), capture_output=True, encoding="utf-8")
    if done.returncode:
        sys.stderr.write(done.stdout + done.stderr)
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
        print("python -m venv does not work here: trying virtualenv", flush=True)
        shutil.rmtree(folder, ignore_errors=True)
        tool = folder.with_name(folder.name + "-tool")
        quiet(sys.executable, "-m", "pip", "install", "-q", "--target", tool, "virtualenv")
        quiet(sys.executable, "-m", "virtualenv", folder, env={"PYTHONPATH": str(tool)})
        shutil.rmtree(tool)


def setup() -> None:
    mark = VENV / "stamp"
    if mark.is_file() and mark.read_text() == stamp() and Path(python()).exists():
        print("up to date")
        return
    print("making .venv-test", flush=True)
    make_venv(VENV)
    install = ("-m", "pip", "install", "-q", "-c", ROOT / "constraints.txt", "-e", f"{ROOT}[test]")
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


def tests() -> None:
    show(python(), "-m", "pytest", "-q", "-n", "auto")


def fast_tests() -> None:
    show(python(), "-m", "pytest", "-q", "-n", "auto", "-m", "not slow")


def wheels() -> None:
    """Build both wheels, the plain one by way of the source distribution, and install each by itself."""
    shutil.rmtree(WORK, ignore_errors=True)

    def plain() -> None:
        quiet(python(), "-m", "build", "--outdir", WORK / "plain-dist", ROOT, env={"TABLEE_PLAIN": "1"})

    def compiled() -> None:
        quiet(python(), "-m", "pip", "wheel", "-q", "--no-deps", "-w", WORK / "compiled-dist", ROOT)

    at_once(plain, compiled)
    for name in ("plain", "compiled"):
        (wheel,) = (WORK / f"{name}-dist").glob("*.whl")
        print(f"{name}: {wheel.name}, {wheel.stat().st_size // 1024} KiB", flush=True)
        if wheel.name.endswith("-none-any.whl") != (name == "plain"):
            raise Failed(f"this is not the {name} engine (is there a C compiler and Python's header?)")
        quiet(python(), "-m", "pip", "install", "-q", "--no-deps", "--target", WORK / name, wheel)


def installed() -> None:
    """The wheel with nothing but its own dependencies starts."""
    (wheel,) = (WORK / "compiled-dist").glob("*.whl")
    venv = WORK / "venv"
    make_venv(venv)
    quiet(python(venv), "-m", "pip", "install", "-q", wheel)
    print(quiet(Path(python(venv)).with_name("tablee"), "--version").strip())


def compiled_tests() -> None:
    path = os.pathsep.join((str(WORK / "compiled"), str(ROOT / "tools")))
    command = ("-m", "pytest", "-q", "-n", "auto", "-p", "compiled_only", *ENGINE_TESTS)
    show(python(), *command, env={"PYTHONPATH": path})


def digests() -> None:
    """Both builds play the same games, under unlike hash seeds: no digest may hang on the order of a set."""

    def play(name: str, hash_seed: str) -> str:
        path = os.pathsep.join((str(WORK / name), str(ROOT / "tools")))
        env = {"PYTHONPATH": path, "PYTHONHASHSEED": hash_seed}
        if name == "compiled":
            quiet(python(), "-m", "compiled_only", env=env)
        return quiet(python(), ROOT / "tools" / "digests.py", "--games", str(DIGEST_GAMES), env=env)

    plain, compiled = at_once(lambda: play("plain", "1"), lambda: play("compiled", "2"))
    if not plain.strip():
        raise Failed("tools/digests.py printed nothing")
    if plain != compiled:
        both = zip_longest(plain.splitlines(True), compiled.splitlines(True))
        line, (a, b) = next((n, pair) for n, pair in enumerate(both, 1) if pair[0] != pair[1])
        raise Failed(f"plain and compiled differ from line {line} on: {a!r} against {b!r}")
    print(f"equal: {len(plain.splitlines())} lines, {hashlib.sha256(plain.encode()).hexdigest()[:16]}")


def at_once(*jobs: Callable[[], T]) -> list[T]:
    with ThreadPoolExecutor(len(jobs)) as pool:
        return [future.result() for future in [pool.submit(job) for job in jobs]]


Step = tuple[str, Callable[[], None]]
SETUP: list[Step] = [("Environment", setup)]
STATIC: list[Step] = [
    ("No compiled file in src", sources_clean),
    ("Lint", lint),
    ("Format", formatted),
    ("Types", types),
]
STEPS: dict[str, list[Step]] = {
    "setup": SETUP,
    "quick": SETUP + STATIC + [("Tests, without the slow ones", fast_tests)],
    "all": SETUP
    + STATIC
    + [
        ("Tests", tests),
        ("Wheels, plain and compiled", wheels),
        ("The installed command", installed),
        ("Engine tests on the compiled engine", compiled_tests),
        ("Digests, plain against compiled", digests),
        ("Still no compiled file in src", sources_clean),
    ],
}


def main() -> int:
    parser = argparse.ArgumentParser("check", description=DESCRIPTION)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("what", nargs="?", choices=list(STEPS), default="all", help="default: all")
    steps = STEPS[parser.parse_args().what]
    times: list[tuple[str, float]] = []
    failure = ""
    for title, step in steps:
        print(f"\n== {title}", flush=True)
        start = time.monotonic()
        try:
            step()
        except Failed as error:
            failure = f"{title}: {error}"
        except KeyboardInterrupt:
            failure = f"{title}: interrupted"
        times.append((title, time.monotonic() - start))
        if failure:
            break
    print("\n== Summary")
    for title, seconds in times:
        mark = "FAILED" if failure and title == times[-1][0] else "ok"
        print(f"{mark:<7}{seconds:7.1f} s  {title}")
    for title, _ in steps[len(times) :]:
        print(f"{'not run':<7}{'':10} {title}")
    total = sum(seconds for _, seconds in times)
    print(f"{'':7}{total:7.1f} s  {'FAILED: ' + failure if failure else 'all is well'}", flush=True)
    return 1 if failure else 0


if __name__ == "__main__":
    sys.exit(main())
