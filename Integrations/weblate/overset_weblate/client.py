"""Asks an overset-server about texts, with the standard library alone."""

from __future__ import annotations

import json
import urllib.error
import urllib.parse
import urllib.request
from dataclasses import dataclass, field

# More than an answer of 500 texts, or any picture, has; whoever sends more is not the server.
LARGEST_ANSWER = 16 * 1024 * 1024
# The texts that a server takes in one request unless it is configured otherwise.
BATCH = 500


class NotAnswered(Exception):
    """Why there is no answer, in a few words."""


@dataclass(frozen=True)
class Text:
    """A text that a key could have in a language."""

    key: str
    locale: str
    text: str
    source: str | None = None
    file: str | None = None
    plural: str | None = None

    def item(self, number: int) -> dict[str, str]:
        """An item of POST /v1/check."""
        item = {"id": str(number), "key": self.key, "locale": self.locale, "text": self.text}
        for name in ("source", "file", "plural"):
            value = getattr(self, name)
            if value is not None:
                item[name] = value
        return item


@dataclass(frozen=True)
class Answer:
    """What a text comes to."""

    verdict: str
    passes: bool
    message: str = ""
    fix: str = ""
    reason: str = ""
    device: str = ""
    shown: str = ""
    room: float | None = None
    # Path and query of a picture of the text where it is worst; empty where there is none.
    picture: str = ""
    findings: list[str] = field(default_factory=list)

    @classmethod
    def of(cls, answer: dict) -> Answer:
        """An answer as the server writes it.

        Raises NotAnswered for what is none.
        """
        try:
            place = answer.get("worst") or {}
            return cls(
                verdict=str(answer["verdict"]),
                passes=bool(answer["passes"]),
                message=str(answer.get("message") or ""),
                fix=str(answer.get("fix") or ""),
                reason=str(answer.get("reason") or ""),
                device=str(place.get("device") or ""),
                shown=str(answer.get("shown") or ""),
                room=answer.get("roomPoints"),
                picture=str(answer.get("pictureURL") or ""),
                findings=[str(finding["message"]) for finding in answer.get("findings") or []],
            )
        except (AttributeError, KeyError, TypeError) as error:
            raise NotAnswered("the answer has another form than expected") from error


class Client:
    """A server, and how long it may take."""

    def __init__(self, url: str, token: str = "", timeout: float = 1.0) -> None:
        scheme = urllib.parse.urlsplit(url).scheme
        if scheme not in {"http", "https"}:
            raise ValueError(f"OVERSET_URL is “{url}”; give http://… or https://…")
        self.url = url.rstrip("/")
        self.token = token
        self.timeout = timeout
        # An address of the environment's proxy must not see the token, and a redirection must not take it elsewhere.
        self.opener = urllib.request.build_opener(urllib.request.ProxyHandler({}), _NoRedirection())

    def check(self, texts: list[Text]) -> list[Answer]:
        """The answers to texts, in their order.

        Raises NotAnswered where there are none.
        """
        answers: list[Answer] = []
        for start in range(0, len(texts), BATCH):
            part = texts[start : start + BATCH]
            body = json.dumps({"items": [text.item(number) for number, text in enumerate(part)]})
            answers += self._answers(self._ask("/v1/check", body.encode()), len(part))
        return answers

    def picture(self, answer: Answer) -> bytes:
        """The PNG that an answer names: of the component or slot that it is about.

        Raises NotAnswered where there is none.
        """
        # Behind the server's address another beginning could lead to another server.
        if not answer.picture.startswith("/v1/picture?"):
            raise NotAnswered("the answer names no picture")
        picture = self._ask(answer.picture)
        if not picture.startswith(b"\x89PNG\r\n\x1a\n"):
            raise NotAnswered("the answer is no PNG")
        return picture

    @staticmethod
    def _answers(body: bytes, count: int) -> list[Answer]:
        try:
            found = json.loads(body)["items"]
        except (ValueError, KeyError, TypeError) as error:
            raise NotAnswered("the answer is not that of an overset-server") from error
        if not isinstance(found, list) or len(found) != count:
            raise NotAnswered("there is not one answer for each text")
        return [Answer.of(answer) for answer in found]

    def _ask(self, path: str, body: bytes | None = None) -> bytes:
        request = urllib.request.Request(self.url + path, data=body)
        if body is not None:
            request.add_header("Content-Type", "application/json")
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        try:
            with self.opener.open(request, timeout=self.timeout) as response:
                answer = response.read(LARGEST_ANSWER + 1)
        except urllib.error.HTTPError as error:
            raise NotAnswered(self._problem(error)) from error
        except (OSError, ValueError, urllib.error.URLError) as error:
            reason = getattr(error, "reason", error)
            raise NotAnswered(f"the server was not reached: {reason}") from error
        if len(answer) > LARGEST_ANSWER:
            raise NotAnswered("the answer is too large")
        return answer

    @staticmethod
    def _problem(error: urllib.error.HTTPError) -> str:
        try:
            detail = json.loads(error.read(64 * 1024)).get("detail", "")
        except (OSError, ValueError, AttributeError):
            detail = ""
        return f"the server said {error.code}" + (f": {detail}" if detail else "")


class _NoRedirection(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_):
        return None
