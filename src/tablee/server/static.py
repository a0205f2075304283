"""The built page: hashed assets for ever and compressed, the page itself never from a cache."""

from __future__ import annotations

import gzip
import hashlib
import re
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

FOLDER = Path(__file__).parent / "static"

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".webp": "image/webp",
    ".jpg": "image/jpeg",
    ".json": "application/json",
    ".map": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".woff": "font/woff",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".wav": "audio/wav",
    ".txt": "text/plain; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
}
PACKED = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".ftl")
LANG = re.compile(rb'(<html\b[^>]*\blang=")[^"]*"')
ROOT = re.compile(rb'(<html\b[^>]*\bdata-root=")[^"]*"')
HERE = re.compile(rb'(\b(?:href|src)=")\./')
NOT_BUILT = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Tablée</title>"
    "<p>The page is not built yet. In the sources: <code>cd web && npm ci && npm run build</code>."
    "<p>The table itself works, see <code>api/games</code>."
)


@dataclass(frozen=True)
class Packed:
    """Something to send, as it is and compressed, where that makes it smaller. Each form has its own tag."""

    data: bytes
    forms: dict[str, bytes]
    """By the name of the encoding, the smallest first."""
    tag: str

    @classmethod
    def of(cls, data: bytes, pack: bool = True, brotli: bytes | None = None) -> Packed:
        """From the bytes themselves; `brotli`: the same, compressed by the build."""
        forms = {} if brotli is None else {"br": brotli}
        if pack:
            forms["gzip"] = gzip.compress(data, 9, mtime=0)
        return cls(data, forms, hashlib.blake2b(data, digest_size=12).hexdigest())

    def answer(self, request: Request, type: str, caching: str) -> Response:
        """The bytes in the form the reader takes, or that the copy it has is still good."""
        taken = request.headers.get("accept-encoding", "").replace(",", " ").split()
        form = next((form for form in self.forms if form in taken), "")
        tag = f'"{self.tag}{form and "-"}{form}"'
        headers = {"cache-control": caching, "vary": "accept-encoding", "etag": tag}
        if tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if form:
            headers["content-encoding"] = form
        response = Response(self.forms.get(form, self.data), headers=headers)
        response.headers["content-type"] = type
        return response


@dataclass
class File:
    """A file of the bundle, and the time it was read at."""

    content: Packed
    type: str
    time: int


class Bundle:
    """The files of the page, kept in memory once they were asked for."""

    def __init__(self, folder: Path = FOLDER, lang: str = "", root: str = "") -> None:
        self.folder = folder
        self.lang = lang
        self.root = root
        self._files: dict[str, File] = {}

    @property
    def built(self) -> bool:
        """Whether there is a page at all."""
        return (self.folder / "index.html").is_file()

    def _find(self, name: str) -> File | None:
        if "\\" in name or any(part in ("", ".", "..") or part.startswith(".") for part in name.split("/")):
            return None
        path = self.folder / name
        if path.suffix not in TYPES:
            return None
        try:
            time = path.stat().st_mtime_ns
            kept = self._files.get(name)
            if kept is None or kept.time != time:
                data = path.read_bytes()
                if name == "index.html":
                    data = self._at_home(data)
                beside = path.with_name(f"{path.name}.br")
                brotli = beside.read_bytes() if beside.is_file() else None
                content = Packed.of(data, path.suffix in PACKED, brotli)
                kept = self._files[name] = File(content, TYPES[path.suffix], time)
        except (OSError, ValueError):
            return None
        return kept

    def _at_home(self, page: bytes) -> bytes:
        """The page in the language and at the sub-path it was told: it is one file for all addresses."""
        if self.lang:
            page = LANG.sub(rb'\1%s"' % self.lang.encode(), page, count=1)
        page = ROOT.sub(rb'\1%s"' % self.root.encode(), page, count=1)
        return HERE.sub(rb"\1%s/" % self.root.encode(), page)

    def answer(self, request: Request, name: str) -> Response | None:
        """A file of the bundle; None if there is no such file."""
        file = self._find(name)
        if file is None:
            return None
        return file.content.answer(request, file.type, _caching(name))

    def page(self, request: Request) -> Response:
        """The one page, whatever the path: it finds out itself what to show."""
        found = self.answer(request, "index.html")
        if found is not None:
            return found
        return Response(NOT_BUILT, 503, {"cache-control": "no-store"}, "text/html; charset=utf-8")


def _caching(name: str) -> str:
    if name.startswith("assets/"):
        return "public, max-age=31536000, immutable"
    return "no-cache" if name == "index.html" else "public, max-age=3600"
