"""What every answer carries and every request must stand up to, before any handler sees it."""

from __future__ import annotations

import ipaddress
import logging
import re
import socket as sockets
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tablee.server.http_messages import Problem
from tablee.server.limits import Buckets
from tablee.server.rootpath import enter
from tablee.server.settings import Settings

log = logging.getLogger(__name__)

_HOST = re.compile(r"(?P<name>\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+)(:(?P<port>[0-9]{1,5}))?")
_SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
_OUTSIDE = (
    "this table is at {0}/, and this address is outside; a proxy that takes {0} away from addresses must be "
    "named: --proxy ADDRESS"
)

POLICY = (
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
)


def policy(host: str) -> str:
    """The content security policy of a page reached by this host."""
    return "; ".join((*POLICY, f"connect-src 'self' ws://{host} wss://{host}"))


def host_name(host: str) -> str | None:
    """The name in a Host header, without port and brackets; None if it is no proper one."""
    found = _HOST.fullmatch(host)
    return None if found is None else found["name"].strip("[]").lower()


class Hosts:
    """The names this table answers to.

    Numbers are always fine. A name is not: some other page's name may be made to point here, and that page
    could then read what this table says.
    """

    def __init__(self, names: Iterable[str] = ()) -> None:
        self._names = {"localhost", sockets.gethostname().lower(), *(name.lower() for name in names)}

    def allows(self, host: str) -> bool:
        """Whether a request with this Host header is meant for this table."""
        name = host_name(host)
        if name is None:
            return False
        if name in self._names or name.endswith(".localhost"):
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


def same_origin(headers: Headers) -> bool:
    """Whether a request comes from our own page, or from a program that is no browser."""
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    if origin is None:
        return True
    scheme, separator, host = origin.partition("://")
    return (
        separator == "://" and scheme in ("http", "https") and host.lower() == headers.get("host", "").lower()
    )


def _ip(text: str) -> IPv4Address | IPv6Address | None:
    """An address, as it stands in a header: perhaps with a port, or in brackets."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        ip = ipaddress.ip_address(text)
    except ValueError:
        return None
    return (ip.ipv4_mapped or ip) if ip.version == 6 else ip


def visitor(host: str) -> str:
    """What counts as one visitor: an address of IPv4, a whole /64 of IPv6."""
    ip = _ip(host)
    if ip is None:
        return host
    return str(ipaddress.ip_network((ip, 64), strict=False)) if ip.version == 6 else str(ip)


def address(scope: Scope) -> str:
    """Who asks."""
    client = scope.get("client")
    return "" if client is None else visitor(str(client[0]))


class Proxies:
    """The proxies in front of this table. Only what they say about who asks is believed.

    A proxy appends the address it was asked from to `X-Forwarded-For`. So the header is read from its right
    end: the first address that is no proxy's is who asks, and whatever stands left of it may be invented.
    """

    def __init__(self, names: Iterable[str] = ()) -> None:
        self._networks = [network(name) for name in names]
        self._warned = False

    def __contains__(self, host: str) -> bool:
        ip = _ip(host)
        return ip is not None and any(ip in network for network in self._networks)

    def sent(self, scope: Scope) -> bool:
        """Whether a request comes from one of them."""
        return str((scope.get("client") or ("",))[0]) in self

    def see(self, scope: Scope, headers: Headers) -> Scope:
        """The request as it reached the outermost proxy."""
        if not self.sent(scope):
            host = str((scope.get("client") or ("",))[0])
            if "x-forwarded-for" in headers and not self._warned:
                self._warned = True
                log.warning(
                    "X-Forwarded-For from %s is not believed: if that is your proxy, start with --proxy %s",
                    host,
                    host,
                )
            return scope
        seen = dict(scope)
        for told in reversed(",".join(headers.getlist("x-forwarded-for")).split(",")):
            if _ip(told) is None:
                break
            seen["client"] = (str(_ip(told)), 0)
            if str(_ip(told)) not in self:
                break
        scheme = headers.getlist("x-forwarded-proto")[-1:]
        if scheme and scheme[0].rpartition(",")[2].strip() == "https":
            seen["scheme"] = "wss" if scope["type"] == "websocket" else "https"
        return seen


def network(name: str) -> IPv4Network | IPv6Network:
    """An address or a network; ValueError if it is neither."""
    return ipaddress.ip_network(name.strip(), strict=False)


class Guard:
    """Checks host, origin and rate of each request, and adds the headers that protect the page."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.hosts = Hosts(settings.hosts)
        self.proxies = Proxies(settings.proxies)
        self.root = settings.root_path
        self.requests = Buckets(settings.limits.requests)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        inside = enter(scope, self.root, self.proxies.sent(scope))
        scope = self.proxies.see(inside or scope, headers)
        host = headers.get("host", "")
        trouble = self._check(scope, headers, host)
        if trouble is None and inside is None:
            trouble = 404, Problem("outside_root", _OUTSIDE.format(self.root))
        if scope["type"] == "websocket":
            if trouble is None:
                await self.app(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 1008, "reason": trouble[1].code})
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                _protect(MutableHeaders(scope=message), host)
            await send(message)

        if trouble is None:
            await self.app(scope, receive, guarded)
            return
        status, problem = trouble
        body = msgspec.json.encode(problem)
        start = {
            "type": "http.response.start",
            "status": status,
            "headers": [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))],
        }
        await guarded(start)
        await guarded({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})

    def _check(self, scope: Scope, headers: Headers, host: str) -> tuple[int, Problem] | None:
        if not self.hosts.allows(host):
            text = "this table does not go by this host name: start it with --allow-host NAME"
            return 421, Problem("unknown_host", text)
        if scope["type"] == "websocket" or scope["method"] not in _SAFE_METHODS:
            if not same_origin(headers):
                return 403, Problem("other_origin", "this request comes from another page")
        if not self.requests.take(address(scope)):
            return 429, Problem("too_fast", "too many requests: wait a moment")
        return None


_PARTS = ("text/javascript", "text/css", "font/")
"""What only parts of a page are: nobody can open it as a page of its own."""


def _protect(headers: MutableHeaders, host: str) -> None:
    headers["x-content-type-options"] = "nosniff"
    headers["cross-origin-resource-policy"] = "same-origin"
    if headers.get("content-type", "").startswith(_PARTS):
        return  # each costs as many bytes as a small script
    headers["content-security-policy"] = policy(host) if host_name(host) else "; ".join(POLICY)
    headers["referrer-policy"] = "no-referrer"
    headers["x-frame-options"] = "DENY"
    headers["cross-origin-opener-policy"] = "same-origin"
    headers["permissions-policy"] = "camera=(), geolocation=(), microphone=()"
