"""Plays a whole game in a real browser behind nginx: TLS with a certificate of its own, and a sub-path.

    python tools/behind_nginx.py [--strip]

Needs nginx, openssl and Chromium on PATH and installs nothing. Two people meet by a link and play to the end;
one of them reloads, and the server is restarted in the middle. With --strip nginx takes the sub-path away.
The configuration is the one of docs/hosting.md.
"""

from __future__ import annotations

import argparse
import os
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import BrowserContext, Page, expect, sync_playwright  # noqa: E402

from tests.browser.conftest import launched  # noqa: E402
from tests.browser.lobby import opens_runemasters  # noqa: E402
from tests.browser.table import END, play_together  # noqa: E402

SUB_PATH = "/tablee"
NGINX = """
daemon off; worker_processes 1; error_log {folder}/error.log; pid {folder}/pid;
events {{ worker_connections 256; }}
http {{
    access_log {folder}/access.log;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    map $http_upgrade $connection_upgrade {{ default upgrade; "" ""; }}
    server {{
        listen 127.0.0.1:{port} ssl;
        ssl_certificate {folder}/cert.pem; ssl_certificate_key {folder}/key.pem;
        location / {{ return 200 "something else\\n"; }}
        location {sub_path}/ {{
            proxy_pass http://127.0.0.1:{table}{end};
            proxy_http_version 1.1;
            proxy_set_header Host $http_host;
            proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
            proxy_set_header X-Forwarded-Proto $scheme;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection $connection_upgrade;
            proxy_read_timeout 120s;
        }}
    }}
}}
"""


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def start_table(folder: Path, port: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tablee", "serve", "--port", str(port), "--data", str(folder / "data")]
    command += ["--no-browser", "--root-path", SUB_PATH, "--proxy", "127.0.0.1"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    line = process.stdout.readline()
    assert f":{port}{SUB_PATH}/ " in line, f"the table did not start: {line}"
    return process


def start_nginx(folder: Path, port: int, table: int, strip: bool) -> subprocess.Popen[bytes]:
    made = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-days",
        "2",
        "-subj",
        "/CN=localhost",
    ]
    made += ["-keyout", str(folder / "key.pem"), "-out", str(folder / "cert.pem")]
    subprocess.run(made, check=True, capture_output=True)
    text = NGINX.format(folder=folder, port=port, table=table, sub_path=SUB_PATH, end="/" if strip else "")
    (folder / "nginx.conf").write_text(text)
    nginx = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
    assert nginx, "there is no nginx: apt-get install nginx"
    process = subprocess.Popen([nginx, "-p", str(folder), "-c", str(folder / "nginx.conf")])
    deadline = time.monotonic() + 20
    while socket.socket().connect_ex(("127.0.0.1", port)):
        assert process.poll() is None, "nginx did not start"
        assert time.monotonic() < deadline, "nginx does not answer"
        time.sleep(0.05)
    return process


def end(process: subprocess.Popen[str]) -> None:
    process.send_signal(signal.SIGTERM)
    process.communicate(timeout=20)
    assert process.returncode == 0, f"the table ended with {process.returncode}"


class Visit:
    """What browsers ask for: everything must be under the sub-path, and nothing may fail."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.asked = 0
        self.sockets = 0
        self.problems: list[str] = []

    def watch(self, context: BrowserContext) -> Page:
        page = context.new_page()
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("request", lambda request: self._see(request.url))
        page.on("websocket", lambda socket: self._socket(socket.url))
        return page

    def _see(self, url: str) -> None:
        self.asked += 1
        if not url.startswith((self.address, "data:", "blob:")):
            self.problems.append(f"outside: {url}")

    def _socket(self, url: str) -> None:
        self.sockets += 1
        if url != self.address.replace("https:", "wss:") + "ws":
            self.problems.append(f"outside: {url}")


def play(address: str, restart: object) -> Visit:
    """Two people, one link, one game."""
    visit = Visit(address)
    with sync_playwright() as playwright:
        browser = launched(playwright)
        contexts = [browser.new_context(ignore_https_errors=True, locale="en-GB") for _ in range(2)]
        for context in contexts:
            context.set_default_timeout(60_000)
        host, friend = (visit.watch(context) for context in contexts)
        expect.set_options(timeout=60_000)
        host.goto(address)
        opens_runemasters(host).click()
        dialog = host.get_by_role("dialog")
        dialog.locator("label", has_text=re.compile(r"^\s*2\s*$")).click()
        dialog.get_by_label("Who sits at seat 2").select_option("friend")
        dialog.get_by_role("button", name="Open the table").click()
        link = dialog.get_by_label("Link to seat 2").input_value()
        assert link.startswith(f"{address}join#seat/"), link
        dialog.get_by_role("link", name="To the table").click()
        friend.goto(link)
        friend.locator("main form button[type=submit]").click()
        expect(friend).to_have_url(re.compile(re.escape(address) + "table/"))
        (cookie,) = contexts[0].cookies()
        assert (cookie["path"], cookie["secure"], cookie["httpOnly"]) == (SUB_PATH, True, True), cookie

        def between(n: int) -> None:
            if n == 3:
                friend.reload()
            if n == 6 and callable(restart):
                restart()

        answers = play_together([host, friend], random.Random(4), between)
        ends = [page.locator(END).get_by_role("heading", level=2).inner_text() for page in (host, friend)]
        print(f"{answers} answers; the host reads '{ends[0]}', the friend '{ends[1]}'")
        browser.close()
    return visit


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--strip", action="store_true", help="let nginx take the sub-path away")
    strip = parser.parse_args().strip
    with tempfile.TemporaryDirectory(prefix="tablee-nginx-") as name:
        folder = Path(name)
        folder.chmod(0o755)
        port, table = free_port(), free_port()
        running = [start_table(folder, table)]
        nginx = start_nginx(folder, port, table, strip)

        def restart() -> None:
            end(running.pop())
            running.append(start_table(folder, table))

        try:
            visit = play(f"https://localhost:{port}{SUB_PATH}/", restart)
            secrets = re.findall(r"/join#|tablee=|/[swrp]/", (folder / "access.log").read_text())
        finally:
            nginx.terminate()
            nginx.wait(20)
            end(running.pop())
    print(f"{visit.asked} requests and {visit.sockets} connections, all under {SUB_PATH}/")
    if visit.problems or secrets:
        sys.exit("\n".join([*visit.problems, *secrets]))
    print("the prefix was taken away by nginx" if strip else "nginx passed the prefix on")


if __name__ == "__main__":
    main()
