"""What ./play and the build hook decide: which Node will do, what must be built anew, which line to show."""

from __future__ import annotations

import importlib
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOOLS = ROOT / "tools"


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(TOOLS))
    return importlib.import_module


@pytest.mark.parametrize(
    ("version", "good"),
    [
        ("v18.20.8", False),
        ("v20.18.3", False),
        ("v20.19.0", True),
        ("v21.7.3", False),
        ("v22.12.0", False),
        ("v22.13.0", True),
        ("v23.11.0", False),
        ("v24.0.0", True),
        ("v26.1.0\n", True),
        ("", False),
    ],
)
def test_node_versions(tool: Any, version: str, good: bool) -> None:
    assert tool("web_bundle").new_enough(version) is good


def test_only_what_changed_is_built_anew(tool: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tool("web_bundle").Page(tmp_path)
    source = tmp_path / "web" / "src" / "main.ts"
    for path in (source, *(page.web / name for name in ("package.json", "package-lock.json", ".npmrc"))):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("1")
    calls: list[str] = []

    def npm(*arguments: str) -> None:
        calls.append(arguments[0])
        made = page.web / "node_modules" / "x" if arguments[0] == "ci" else page.bundle / "index.html"
        made.parent.mkdir(parents=True, exist_ok=True)
        made.write_text("made")

    monkeypatch.setattr(page, "npm", npm)

    def built() -> list[str]:
        calls.clear()
        assert page.build() is bool(calls)
        return calls

    assert built() == ["ci", "run"]
    assert built() == []
    source.write_text("2")
    assert built() == ["run"]
    (page.web / "package-lock.json").write_text("2")
    assert built() == ["ci", "run"]
    (page.bundle / "index.html").unlink()
    assert built() == ["run"]


def test_a_build_without_a_page_is_an_error(
    tool: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = tool("web_bundle")
    page = module.Page(tmp_path)
    monkeypatch.setattr(page, "install", lambda: True)
    monkeypatch.setattr(page, "npm", lambda *arguments: None)
    with pytest.raises(module.NotBuilt, match="made no"):
        page.build()


@pytest.mark.parametrize(
    ("log", "line"),
    [
        (
            "ERROR: x\n  RuntimeError: tablee: the page cannot be built: no usable Node.js\nerror: y",
            "the page cannot be built: no usable Node.js",
        ),
        (
            "Looking\nERROR: No matching distribution found for click\nERROR: z",
            "No matching distribution found for click",
        ),
        ("one\ntwo\n\n", "two"),
        ("", "pip said nothing"),
    ],
)
def test_the_line_that_matters(tool: Any, log: str, line: str) -> None:
    assert tool("play").what_matters(log) == line


@pytest.fixture
def play(tool: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """tools/play.py in a folder of its own, with one source file and an environment that is there."""
    module = tool("play")
    source = tmp_path / "source"
    source.write_text("1")
    for name, path in {"ROOT": tmp_path, "VENV": tmp_path / "venv", "STAMP": tmp_path / "stamp"}.items():
        monkeypatch.setattr(module, name, path)
    monkeypatch.setattr(module, "LOG", tmp_path / "build" / "play.log")
    monkeypatch.setattr(module, "sources", lambda: [source])
    monkeypatch.delenv("TABLEE_PLAIN", raising=False)
    there = Path(module.python(module.VENV))
    there.parent.mkdir(parents=True)
    there.touch()
    return module


def test_play_compiles_only_when_asked_and_then_keeps_to_it(
    play: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[tuple[str, bool]] = []
    monkeypatch.setattr(play, "install", lambda engine, new_venv: calls.append((engine, new_venv)))

    def installed(asked: str | None = None) -> list[tuple[str, bool]]:
        calls.clear()
        if asked is None:
            monkeypatch.delenv("TABLEE_PLAIN", raising=False)
        else:
            monkeypatch.setenv("TABLEE_PLAIN", asked)
        play.setup()
        return calls

    assert installed() == [("plain", True)]
    assert installed() == []
    assert installed("1") == []
    assert installed("0") == [("compiled", False)]
    assert installed() == []
    (tmp_path / "source").write_text("2")
    assert installed() == [("compiled", False)]
    assert installed("1") == [("plain", False)]
    assert installed() == []
    monkeypatch.setattr(play, "interpreter", lambda: "another Python")
    assert installed() == [("plain", True)]


@pytest.mark.parametrize(("engine", "variable"), [("plain", "1"), ("compiled", "0")])
@pytest.mark.parametrize("node", [True, False])
def test_play_installs_what_is_needed_and_builds_the_page_beside(
    play: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, engine: str, variable: str, node: bool
) -> None:
    (tmp_path / "pyproject.toml").write_text('[project]\ndependencies = ["click>=8"]')
    did: list[str] = []

    def run(command: list[str], **options: Any) -> Any:
        did.append(f"{options['env']['TABLEE_PLAIN']} {command[-1]}")
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(play.subprocess, "run", run)
    monkeypatch.setattr(play, "system_node", lambda: "node" if node else None)
    monkeypatch.setattr(play.Page, "build", lambda page: did.append(f"page of {page.root.name}"))
    play.install(engine, False)
    assert did.pop() == f"{variable} {tmp_path}", "the package comes last, when its page is there"
    page = [f"page of {tmp_path.name}"] if node else []
    assert sorted(did) == sorted([f"{variable} click>=8", *page])


def test_play_tells_in_one_line_why_there_is_no_page(
    play: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pyproject.toml").write_text("[project]\ndependencies = []")
    done: subprocess.CompletedProcess[str] = subprocess.CompletedProcess([], 0)
    monkeypatch.setattr(play.subprocess, "run", lambda *command, **options: done)
    monkeypatch.setattr(play, "system_node", lambda: True)

    def build(page: Any) -> None:
        raise play.NotBuilt("'npm run build' failed with exit code 1\nmany lines")

    monkeypatch.setattr(play.Page, "build", build)
    with pytest.raises(play.Failed) as error:
        play.install("plain", False)
    assert str(error.value) == (
        "the page cannot be built: 'npm run build' failed with exit code 1\n"
        f"All of it: {tmp_path / 'build' / 'play.log'}"
    )
    assert "many lines" in play.LOG.read_text()


def make_program(folder: Path, name: str, script: str) -> None:
    path = folder / name
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)


@pytest.mark.parametrize(
    ("apt", "said"),
    [
        (None, "Chromium is missing and cannot be installed here: put a 'chromium-headless-shell' on PATH"),
        ("exit 100", "Chromium is missing and apt-get cannot install it (exit code 100"),
        ("exit 0", "apt-get installed Chromium, but there is no 'chromium-headless-shell' on PATH"),
    ],
)
def test_a_browser_that_cannot_be_had_fails_the_check(
    tool: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, apt: str | None, said: str
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("os.geteuid", lambda: 0)
    if apt is not None:
        make_program(tmp_path, "apt-get", apt)
    dev = tool("dev")
    with pytest.raises(dev.Failed) as error:
        dev.chromium()
    assert str(error.value).startswith(said)


def test_a_whole_browser_does_where_its_headless_shell_cannot_be_had(
    tool: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    make_program(tmp_path, "chromium", "exit 0")
    tool("dev").chromium()
    assert str(tmp_path / "chromium") in capsys.readouterr().out


@pytest.mark.parametrize("root", [True, False])
def test_a_missing_browser_is_installed(
    tool: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, root: bool
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("os.geteuid", lambda: 0 if root else 1000)
    log = tmp_path / "log"
    make_program(tmp_path, "sudo", f'echo "sudo $1" >> {log}; shift; exec "$@"')
    shell = tmp_path / "chromium-headless-shell"
    install = f'case "$1" in install) echo "#!" > {shell}; /bin/chmod +x {shell};; esac'
    make_program(tmp_path, "apt-get", f'echo "apt-get $1" >> {log}; {install}')
    tool("dev").chromium()
    expected = ["apt-get update", "apt-get install"]
    assert [line for line in log.read_text().splitlines() if line.startswith("apt-get")] == expected
    assert ("sudo -n" in log.read_text()) is not root
    tool("dev").chromium()
    assert log.read_text().count("apt-get") == 2, "it is there now"


@pytest.mark.parametrize(
    ("there", "apt", "pip", "asked"),
    [
        (True, "exit 1", "exit 1", []),
        (False, "touch there", "exit 1", ["apt-get update", "apt-get install"]),
        (False, "exit 1", "touch there", ["apt-get update", "pip"]),
        (False, None, "touch there", ["pip"]),
        (False, "exit 0", "touch there", ["apt-get update", "apt-get install", "pip"]),
        (False, "exit 1", "exit 1", ["apt-get update", "pip", "failed"]),
        (False, "exit 1", "exit 0", ["apt-get update", "pip", "failed"]),
    ],
)
def test_a_database_for_the_tests_is_found_or_installed_or_the_check_fails(
    tool: Any,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    there: bool,
    apt: str | None,
    pip: str,
    asked: list[str],
) -> None:
    """Where it is, from Debian, or from a wheel, in this order."""
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    monkeypatch.setattr("os.geteuid", lambda: 0)
    log = tmp_path / "log"
    log.touch()
    make_program(
        tmp_path, "python", f"cd {tmp_path}; case $1 in -m) echo pip >> log; {pip};; *) test -e there;; esac"
    )
    make_program(tmp_path, "apt-get", f"cd {tmp_path}; echo apt-get $1 >> log; {apt}")
    if there:
        (tmp_path / "there").touch()
    dev = tool("dev")
    monkeypatch.setattr(dev, "python", lambda: str(tmp_path / "python"))
    if apt is None:
        monkeypatch.setattr(dev.shutil, "which", lambda name: None)
    try:
        dev.postgres()
    except dev.Failed:
        log.write_text(log.read_text() + "failed")
    assert log.read_text().splitlines() == asked


def test_every_picture_is_made_by_the_script_and_shown(tool: Any) -> None:
    """No picture is left over from an older page, none is missing, and none lies there unseen."""
    made = {f"{name}.png" for name in tool("pictures").PICTURES_OF}
    pages = [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
    shown = {
        name for page in pages for name in re.findall(r"pictures/([\w-]+\.png)", page.read_text("utf-8"))
    }
    assert made == shown == {file.name for file in (ROOT / "docs" / "pictures").iterdir()}


def test_windows_starts_what_everybody_starts() -> None:
    """play.cmd runs what ./play runs, and has the line ends that cmd.exe needs, also in a checkout."""
    script = (ROOT / "play.cmd").read_bytes()
    assert script.count(b"\n") == script.count(b"\r\n") > 5
    assert b'"%~dp0tools\\play.py" %*' in script
    assert '"$here/tools/play.py" "$@"' in (ROOT / "play").read_text(encoding="utf-8")
    assert "*.cmd text eol=crlf" in (ROOT / ".gitattributes").read_text(encoding="utf-8").splitlines()


def test_the_readme_begins_with_what_it_is() -> None:
    """One sentence, the five boards, the two commands; below them each system, and what was not tried."""
    first, below = (ROOT / "README.md").read_text(encoding="utf-8").split("\n## ", 1)
    boards = ["runemasters", "glory", "havresac", "defenders", "andor"]
    assert re.findall(r'<img src="docs/pictures/([\w-]+)\.png"', first) == boards
    assert [line.split()[0] for line in re.findall(r"^```sh\n(.*)\n(.*)\n```$", first, re.MULTILINE)[0]] == [
        "./play",
        ".venv/bin/tablee",
    ]
    assert len(first.splitlines()) < 25
    rows = {row[0].strip(): row for row in re.findall(r"^\|(.*?)\|(.*?)\|(.*?)\|$", below, re.MULTILINE)}
    for system, start in {"macOS": "./play", "Windows": "play.cmd"}.items():
        assert start in rows[system][1]
        assert "not tried" in rows[system][2]
