"""Mail by the SMTP server of the host: `smtp://host`, `smtp://name:password@host:587` or `smtps://…`."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from dataclasses import dataclass
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

from archipel.engine.errors import SetUpError

SECONDS: Final = 20.0  # that the server may take
PORTS: Final = {"smtp": 25, "smtps": 465}
LONGEST: Final = 254
LONG_LINES: Final = SMTP.clone(max_line_length=990)  # a folded address would not be one for mail programs


class MailFailed(Exception):
    """It was not sent. `for_good`: the server does not take mail for this address."""

    def __init__(self, for_good: bool) -> None:
        super().__init__()
        self.for_good = for_good


def is_address(text: str) -> bool:
    """Whether it looks like the address of a mailbox."""
    if len(text) > LONGEST or not text.isprintable() or any(one in text for one in ' ,;<>"()\\'):
        return False
    name, at, domain = text.rpartition("@")
    try:
        Address(addr_spec=text)
    except (ValueError, IndexError):
        return False
    return bool(name and at and "." in domain.strip("."))


@dataclass(frozen=True, slots=True)
class Mailer:
    """Where mail is handed in, and whom it is from."""

    host: str
    port: int
    user: str
    password: str
    sender: str
    tls: bool  # from the first byte

    async def send(self, to: str, subject: str, text: str, stop: str = "") -> None:
        """`stop` is an address that ends these mails by one POST (RFC 8058)."""
        message = EmailMessage(LONG_LINES)
        message["From"], message["To"], message["Subject"] = self.sender, to, subject
        message["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2].strip(">") or None)
        message["Auto-Submitted"] = "auto-generated"
        if stop:
            message["List-Unsubscribe"] = f"<{stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text)
        await asyncio.to_thread(self._send, message)

    def _send(self, message: EmailMessage) -> None:
        secure = ssl.create_default_context()
        try:
            with (
                smtplib.SMTP_SSL(self.host, self.port, timeout=SECONDS, context=secure)
                if self.tls
                else smtplib.SMTP(self.host, self.port, timeout=SECONDS) as server
            ):
                server.ehlo()
                if not self.tls and (self.user or server.has_extn("starttls")):
                    server.starttls(context=secure)  # a password is never sent in the open
                    server.ehlo()
                if self.user:
                    server.login(self.user, self.password)
                server.send_message(message)
        except smtplib.SMTPRecipientsRefused as wrong:
            codes = [code for code, _ in wrong.recipients.values()]
            raise MailFailed(all(code >= 500 for code in codes)) from wrong
        except (smtplib.SMTPException, OSError) as wrong:
            raise MailFailed(False) from wrong


def read_mailer(url: str, sender: str) -> Mailer:
    """The mailer that the settings name."""
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS[parts.scheme]
    except (ValueError, KeyError):
        raise SetUpError("ARCHIPEL_SMTP is smtp://… or smtps://… with the name of a server") from None
    if not parts.hostname or "@" not in sender:
        raise SetUpError("mail needs ARCHIPEL_SMTP with the name of a server, and ARCHIPEL_MAIL_FROM with an address")
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return Mailer(parts.hostname, port, user, password, sender, parts.scheme == "smtps")
