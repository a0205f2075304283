"""Bodies of requests: as long as they may be, and no slower."""

from __future__ import annotations

import asyncio

from starlette.requests import Request

from tablee.server.errors import Trouble
from tablee.server.settings import Limits


def told_length(request: Request, most: int) -> int:
    """How long a body says it is; as long as it may be if it does not say."""
    told = request.headers.get("content-length")
    if told is None:
        return most
    if not (told.isascii() and told.isdigit()):
        raise Trouble("bad_request", "the length of the body is not a number", 400)
    if int(told) > most:
        raise _too_large(most)
    return int(told)


async def read_body(request: Request, most: int, limits: Limits) -> bytes:
    """The body of a request, if it is not too large and never lags by more than some seconds."""
    loop = asyncio.get_running_loop()
    data = bytearray()
    parts = request.stream().__aiter__()
    patience = limits.body_seconds
    while True:
        begin = loop.time()
        try:
            async with asyncio.timeout(patience):
                part = await anext(parts, None)
        except TimeoutError:
            raise Trouble("too_slow", "this did not arrive in time: send it once more", 408) from None
        if part is None:
            return bytes(data)
        data += part
        if len(data) > most:
            raise _too_large(most)
        gained = len(part) / limits.body_rate
        patience = min(limits.body_seconds, patience - (loop.time() - begin) + gained)


def _too_large(most: int) -> Trouble:
    return Trouble("too_large", f"at most {most} bytes are read here", 413)
