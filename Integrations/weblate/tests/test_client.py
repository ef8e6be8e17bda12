"""The client against recorded answers of an overset-server (answers/check.json), and against servers that are none."""

import json
import pathlib
import threading
import time
import unittest
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from overset_weblate.client import BATCH, LARGEST_ANSWER, Answer, Client, NotAnswered, Text

RECORDED = (pathlib.Path(__file__).parent / "answers" / "check.json").read_bytes()
PNG = b"\x89PNG\r\n\x1a\n rest"
LONG = "Wiederherstellen aller früheren Einkäufe"


class Stub:
    """A server that answers as it is told, and notes what it was asked."""

    def __init__(self, answer):
        self.asked = []
        stub = self

        class Handler(BaseHTTPRequestHandler):
            def respond(self):
                length = int(self.headers.get("Content-Length") or 0)
                stub.asked.append((self.command, self.path, dict(self.headers), self.rfile.read(length)))
                status, kind, body = answer(self.path, stub.asked[-1][3])
                try:
                    self.send_response(status)
                    self.send_header("Content-Type", kind)
                    if status in {301, 302, 307}:
                        self.send_header("Location", "http://127.0.0.1:1/")
                    self.send_header("Content-Length", str(len(body)))
                    self.end_headers()
                    self.wfile.write(body)
                except OSError:
                    pass

            do_GET = do_POST = respond

            def log_message(self, *_):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self):
        self.server.shutdown()
        self.server.server_close()


class ClientTests(unittest.TestCase):
    def stub(self, answer):
        stub = Stub(answer)
        self.addCleanup(stub.close)
        return stub

    def recorded(self):
        return self.stub(lambda path, _: (200, "image/png", PNG) if path.startswith("/v1/picture") else (200, "application/json", RECORDED))

    def test_answers_are_those_of_the_server(self):
        stub = self.recorded()
        texts = [
            Text("buy.restore", "de", LONG, source="Restore"), Text("buy.restore", "de", "Holen", file="a.strings"),
            Text("gone", "de", "Weg", plural="few"),
        ]
        first, second, third = Client(stub.url + "/", "overset_x").check(texts)
        self.assertEqual((first.verdict, first.passes, first.device), ("truncated", False, "iPhoneSE"))
        self.assertEqual(first.message, "needs 320.0 pt, has 131.5 pt")
        self.assertEqual(first.shown, "Wiederherstell…")
        self.assertTrue(first.fix and first.picture and len(first.findings) == 3)
        self.assertEqual((second.verdict, second.passes, second.room), ("fits", True, 85.1))
        self.assertEqual((third.verdict, third.passes), ("not checked", True))
        self.assertIn("no catalog has the key", third.reason)
        method, path, fields, body = stub.asked[0]
        self.assertEqual((method, path, fields["Authorization"]), ("POST", "/v1/check", "Bearer overset_x"))
        self.assertEqual(json.loads(body)["items"], [
            {"id": "0", "key": "buy.restore", "locale": "de", "text": LONG, "source": "Restore"},
            {"id": "1", "key": "buy.restore", "locale": "de", "text": "Holen", "file": "a.strings"},
            {"id": "2", "key": "gone", "locale": "de", "text": "Weg", "plural": "few"},
        ])

    def test_pictures_are_those_that_answers_name(self):
        stub = self.recorded()
        path = "/v1/picture?key=a%20b&locale=de&text=%C3%A4%26&component=Paywall&state=trial"
        self.assertEqual(Client(stub.url).picture(Answer("fits", True, picture=path)), PNG)
        self.assertEqual(stub.asked[0][1], path)
        self.assertNotIn("Authorization", stub.asked[0][2])
        for other in ("", "@example.org/v1/picture?a", ".example.org/", "http://example.org/"):
            with self.subTest(other=other), self.assertRaises(NotAnswered):
                Client(stub.url).picture(Answer("fits", True, picture=other))
        self.assertEqual(len(stub.asked), 1)

    def test_many_texts_are_several_requests(self):
        def answer(_, body):
            items = json.loads(body)["items"]
            return 200, "application/json", json.dumps({"items": [{"verdict": "fits", "passes": True} for _ in items]}).encode()
        stub = self.stub(answer)
        self.assertEqual(len(Client(stub.url, timeout=20).check([Text("a", "de", str(n)) for n in range(BATCH + 1)])), BATCH + 1)
        self.assertEqual(len(stub.asked), 2)
        self.assertEqual(Client(stub.url).check([]), [])

    def test_what_is_no_answer_is_said(self):
        rows = [
            (200, b"<html>", "not that of an overset-server"), (200, b"[]", "not that of an overset-server"),
            (200, b'{"items": []}', "one answer for each"), (200, b'{"items": {"a": 1}}', "one answer for each"),
            (200, b'{"items": [{"passes": true}]}', "another form"), (200, b'{"items": [3]}', "another form"),
            (401, b'{"detail": "send a known token"}', "401: send a known token"), (500, b"", "500"), (503, b"[]", "503"),
            (307, b"", "307"), (200, b"x" * (LARGEST_ANSWER + 1), "too large"),
        ]
        for status, body, words in rows:
            with self.subTest(words=words, status=status):
                stub = self.stub(lambda *_, status=status, body=body: (status, "application/json", body))
                with self.assertRaises(NotAnswered) as caught:
                    Client(stub.url, "overset_x", timeout=20).check([Text("a", "de", "b")])
                self.assertIn(words, str(caught.exception))
                self.assertNotIn("overset_x", str(caught.exception))
        with self.assertRaises(NotAnswered):
            Client(self.stub(lambda *_: (200, "image/png", b"GIF89a")).url).picture(Answer("fits", True, picture="/v1/picture?key=a"))

    def test_a_slow_server_and_none_end_in_time(self):
        stub = self.stub(lambda *_: (time.sleep(5), (200, "application/json", RECORDED))[1])
        for url in (stub.url, "http://127.0.0.1:1"):
            start = time.monotonic()
            with self.assertRaises(NotAnswered) as caught:
                Client(url, timeout=0.2).check([Text("a", "de", "b")])
            self.assertLess(time.monotonic() - start, 3)
            self.assertIn("was not reached", str(caught.exception))

    def test_other_addresses_are_refused(self):
        for url in ("file:///etc/passwd", "127.0.0.1:80", ""):
            with self.assertRaises(ValueError):
                Client(url)


if __name__ == "__main__":
    unittest.main()
