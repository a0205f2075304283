"""The sub-path a table is reached at behind a proxy, as in https://play.example.org/tablee/.

Inside, the table knows its own addresses only. A proxy may pass on the whole path, or take the sub-path away
first: both are common. The second is believed of named proxies alone; for everybody else an address outside
the sub-path is a mistake, and is told.
"""

from __future__ import annotations

import re
from urllib.parse import quote

from starlette.types import Scope

_PART = re.compile(r"[A-Za-z0-9._~-]+")
_OWN = {"about", "api", "assets", "healthz", "join", "learn", "readyz", "rules", "table", "ws", *"prsw"}
"""How addresses of the table itself begin: a sub-path like these could not be told from them."""
_ANYWHERE = frozenset(("/healthz", "/readyz"))
"""Asked by whoever watches the process, beside all proxies."""


class BadRootPath(ValueError):
    """A sub-path that no table can be at; the text says why."""


def root_path(text: str) -> str:
    """A sub-path as it was typed, in the form used everywhere: `/a/b`, or nothing for none."""
    if text in ("", "/"):
        return ""
    if not text.startswith("/"):
        raise BadRootPath(f"'{text}' does not begin with '/': write '/{text}'")
    parts = text.removesuffix("/")[1:].split("/")
    for part in parts:
        if part in ("", ".", ".."):
            raise BadRootPath(f"'{text}' has a part '{part}': write it plainly, like '/tablee'")
        if not _PART.fullmatch(part):
            raise BadRootPath(f"'{part}' may have letters, digits, '.', '_', '~' and '-' only")
    if parts[0] in _OWN:
        raise BadRootPath(f"'/{parts[0]}' is an address of the table itself: take another name")
    return "/" + "/".join(parts)


def enter(scope: Scope, root: str, from_proxy: bool) -> Scope | None:
    """The request as the application under `root` takes it; None if it leads elsewhere."""
    path = scope["path"]
    if not root or path in _ANYWHERE:
        return scope
    if path == root:
        whole = f"{root}/"
    elif path.startswith(f"{root}/"):
        whole = path
    elif from_proxy:
        whole = root + path
    else:
        return None
    return {**scope, "root_path": root, "path": whole, "raw_path": quote(whole).encode()}
