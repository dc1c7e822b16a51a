"""Web push: a message for one browser, encrypted so that the push service cannot read it (RFC 8291), from a server
that shows who it is (VAPID, RFC 8292). Needs the package `cryptography`: the extra `push`.
"""

from __future__ import annotations

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from archipel.engine.errors import SetUpError

KEY_HOURS: Final = 12  # that a signature is good for
KEPT: Final = 86_400  # seconds that the push service keeps a message for a browser that is not running
RECORD: Final = 4096
POINT: Final = 65  # bytes of a public key
SECRET: Final = 16  # bytes that a browser adds to its key


def base64url(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _public_bytes(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def _browser_key(p256dh: str) -> ec.EllipticCurvePublicKey:
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64url(p256dh))


def is_browser(p256dh: str, auth: str) -> bool:
    """Whether these are the keys of a browser."""
    try:
        _browser_key(p256dh)
        return len(from_base64url(auth)) == SECRET
    except ValueError:
        return False


class PushKey:
    """The key by which push services know this server."""

    def __init__(self, file: str, contact: str) -> None:
        """`contact`: `mailto:` or an address of the page, for the operators of push services."""
        try:
            key = serialization.load_pem_private_key(Path(file).read_bytes(), None)
        except (OSError, ValueError, TypeError) as wrong:
            raise SetUpError(f"the push key {file} cannot be read: {wrong}") from None
        if not isinstance(key, ec.EllipticCurvePrivateKey) or not isinstance(key.curve, ec.SECP256R1):
            raise SetUpError(f"the push key {file} is not one of prime256v1")
        self.key = key
        self.contact = contact

    @property
    def public(self) -> str:
        """What browsers are given when they subscribe."""
        return base64url(_public_bytes(self.key.public_key()))

    def headers(self, endpoint: str, now: float) -> Mapping[str, str]:
        """What a push service wants to see."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + KEY_HOURS * 3600, "sub": self.contact}
        head = base64url(json.dumps({"typ": "JWT", "alg": "ES256"}).encode())
        signed = f"{head}.{base64url(json.dumps(claims).encode())}"
        r, s = decode_dss_signature(self.key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        token = f"{signed}.{base64url(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
        return {
            "Authorization": f"vapid t={token}, k={self.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Urgency": "normal",
        }


def encrypted(message: bytes, p256dh: str, auth: str) -> bytes:
    """A message that only the browser with these keys can read."""
    once = ec.generate_private_key(ec.SECP256R1())
    browser = _browser_key(p256dh)
    mine, salt = _public_bytes(once.public_key()), os.urandom(16)
    shared = _derived(
        once.exchange(ec.ECDH(), browser),
        from_base64url(auth),
        b"WebPush: info\0" + _public_bytes(browser) + mine,
        32,
    )
    key = _derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([POINT]) + mine
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)
