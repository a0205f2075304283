"""`tablee serve` as a person starts it."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner

from tablee.cli.serve import has_display, serve
from tablee.content import ContentError
from tablee.server.run import NoAddress, address_of, listen
from tablee.server.settings import Settings


def begin(tmp_path: Path, *options: str) -> subprocess.Popen[str]:
    command = [
        sys.executable,
        "-m",
        "tablee",
        "serve",
        "--data",
        str(tmp_path / "data"),
        "--no-browser",
        *options,
    ]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_it_prints_its_address_and_ends_cleanly_on_ctrl_c(tmp_path: Path):
    process = begin(tmp_path, "--port", "0")
    assert process.stdout is not None
    line = process.stdout.readline()
    address = line.split()[3]
    assert httpx.get(f"{address}/api/games", timeout=30).status_code == 200
    started = time.monotonic()
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=20)
    assert time.monotonic() - started < 10
    assert (process.returncode, err) == (0, "")
    assert "Traceback" not in out
    assert (tmp_path / "data" / "tables.sqlite").is_file()


def test_a_second_server_on_one_data_folder_is_refused_and_told_of_the_first(tmp_path: Path):
    first = begin(tmp_path, "--port", "0")
    assert first.stdout is not None
    address = first.stdout.readline().split()[3]
    try:
        second = begin(tmp_path, "--port", "0")
        out, err = second.communicate(timeout=60)
        assert (second.returncode, out) == (2, "")
        assert f"is in use by the server at {address} (process {first.pid})" in err
        assert len(err.splitlines()) == 1
    finally:
        first.kill()
        first.communicate(timeout=20)
    third = begin(tmp_path, "--port", "0")
    assert third.stdout is not None
    assert third.stdout.readline().startswith("Tablée is at"), "what was killed holds nothing"
    third.kill()
    third.communicate(timeout=20)


def test_another_port_if_it_is_taken():
    first = listen("127.0.0.1", 0)
    port = first.getsockname()[1]
    second = listen("127.0.0.1", port)
    assert second.getsockname()[1] > port
    assert address_of(second) == f"http://127.0.0.1:{second.getsockname()[1]}"
    first.close()
    second.close()


def test_an_address_that_is_not_ours():
    with pytest.raises(NoAddress, match="cannot listen at 203\\.0\\.113\\.1"):
        listen("203.0.113.1", 8765)


def test_where_a_browser_finds_it():
    for host, shown in (("0.0.0.0", "http://127.0.0.1:"), ("127.0.0.1", "http://127.0.0.1:")):
        listening = listen(host, 0)
        assert address_of(listening).startswith(shown)
        listening.close()
    if socket.has_ipv6:
        try:
            listening = listen("::1", 0)
        except NoAddress:
            return
        assert address_of(listening).startswith("http://[::1]:")
        listening.close()


def test_bad_options(tmp_path: Path):
    runner = CliRunner()
    assert runner.invoke(serve, ["--port", "70000"]).exit_code == 2
    assert runner.invoke(serve, ["--lang", "xx"]).exit_code == 2
    missing = runner.invoke(serve, ["--content", str(tmp_path / "none")])
    assert "is not a folder" in str(missing.exception)
    (tmp_path / "bare").mkdir()
    bare = runner.invoke(serve, ["--content", str(tmp_path / "bare")])
    assert "holds no game folder" in str(bare.exception)
    broken = tmp_path / "own" / "glory"
    broken.mkdir(parents=True)
    faulty = runner.invoke(serve, ["--content", str(tmp_path / "own")])
    assert isinstance(faulty.exception, ContentError)
    nobody = runner.invoke(serve, ["--proxy", "my.proxy"])
    assert (nobody.exit_code, "'my.proxy' is neither an address nor a network" in nobody.output) == (2, True)
    wrong = [["--forget-after", "0"], ["--forget-after", "soon"], ["--tables", "0"], ["--rest-after", "0"]]
    wrong += [["--tables-of-address", "0"], ["--upload-size", "-1"], ["--upload-size", "8MB"]]
    for option in (*wrong, ["--upload-size", "41"]):
        assert runner.invoke(serve, option).exit_code == 2, option
    assert "--allow-host" in runner.invoke(serve, ["--help"]).output


def test_what_an_admin_decides_reaches_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    given: list[Settings] = []

    def run(listening: socket.socket, settings: Settings, *others: object) -> None:
        listening.close()
        given.append(settings)

    monkeypatch.setattr("tablee.server.run.serve", run)
    options = ["--proxy", "10.0.0.0/8", "--proxy", "::1", "--forget-after", "90", "--tables", "5"]
    options += ["--root-path", "/club/", "--log-format", "json", "--tables-of-address", "20"]
    options += ["--upload-size", "2", "--rest-after", "30"]
    done = CliRunner().invoke(
        serve, ["--data", str(tmp_path), "--port", "0", "--connections", "70", "--measure", *options]
    )
    assert done.exit_code == 0, done.output
    (settings,) = given
    assert settings.proxies == ("10.0.0.0/8", "::1")
    assert settings.forget_after == 90 * 24 * 3600
    assert (settings.limits.hosted, settings.limits.connections, settings.debug) == (5, 70, True)
    assert (settings.root_path, settings.log_format, settings.metrics) == ("/club", "json", False)
    assert (settings.limits.tables_of_one, settings.limits.record, settings.idle) == (20, 2_000_000, 30.0)
    assert Settings(tmp_path).forget_after is None, "by default nothing is ever deleted"


def test_a_display(monkeypatch):
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert not has_display()
    monkeypatch.setenv("DISPLAY", ":0")
    assert has_display()


def test_a_notice_when_others_can_reach_it(tmp_path: Path):
    process = begin(tmp_path, "--port", "0", "--host", "0.0.0.0")
    assert process.stdout is not None
    process.stdout.readline()
    assert "everybody who can reach this machine" in process.stdout.readline()
    os.kill(process.pid, signal.SIGTERM)
    process.communicate(timeout=60)
