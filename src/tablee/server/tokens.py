"""Secrets that let people in. Kept as hashes only.

A device holds one random token in its cookie. What must be shown again later without being stored (the
recovery code, the links of one's tables) is derived from it by a keyed hash, so that nobody else can.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets

_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
_CODE_LENGTH = 20


def new_token() -> str:
    """A fresh secret of 256 bits."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """A fresh public id."""
    return secrets.token_hex(8)


def well_formed(token: str) -> bool:
    """Whether this may be a token of ours."""
    return _TOKEN.fullmatch(token) is not None


def fingerprint(secret: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def device_id(hash: str) -> str:
    """What the owner of a device calls it by."""
    return hash[:16]


def _derive(token: str, purpose: str) -> bytes:
    return hmac.digest(token.encode(), purpose.encode(), "sha256")


def _turned(purpose: str, turn: int) -> str:
    """What was revoked is followed by another secret for the same purpose."""
    return f"{purpose} again {turn}" if turn else purpose


def recovery_code(token: str, turn: int = 0) -> str:
    """The recovery code of a device, such as `ABCD-EFGH-IJKL-MNOP-QRST`; another one for each `turn`."""
    letters = base64.b32encode(_derive(token, _turned("recovery", turn))).decode()[:_CODE_LENGTH]
    return "-".join(letters[i : i + 4] for i in range(0, _CODE_LENGTH, 4))


def code_fingerprint(code: str) -> str:
    """What is stored of a recovery code; spaces, hyphens and small letters do not matter."""
    return fingerprint(re.sub(r"[\s-]", "", code).upper())


def link_path(kind: str, secret: str) -> str:
    """The address of a link. Its secret is in the fragment: a browser sends that to nobody, so that neither a
    server on the way nor one that a page leads to can note it."""
    return f"/join#{kind}/{secret}"


def link_token(token: str, kind: str, table: str, number: int = -1, turn: int = 0) -> str:
    """The secret part of a link that a device gives away; another one for each `turn`."""
    purpose = _turned(f"{kind} {table} {number}", turn)
    return base64.urlsafe_b64encode(_derive(token, purpose)).decode()[:32]
