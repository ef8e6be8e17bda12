"""The check in Weblate's own classes, with units that are only described: Scripts/test-weblate.sh runs it where Weblate is.

Django must be configured (DJANGO_SETTINGS_MODULE); no database is asked.
"""

import unittest
from types import SimpleNamespace
from unittest import mock

import django

django.setup()

from django.core.cache import cache  # noqa: E402
from django.http import Http404  # noqa: E402
from django.test import override_settings  # noqa: E402
from weblate.lang import data  # noqa: E402

from overset_weblate.check import OversetCheck  # noqa: E402
from test_client import LONG, PNG, RECORDED, Stub  # noqa: E402


def unit(targets, sources=("Restore",), context="buy.restore", plural=data.PLURAL_ONE_OTHER):
    return SimpleNamespace(
        pk=7, context=context, check_cache={}, readonly=False, state=20, all_checks_names=set(),
        all_flags=SimpleNamespace(has_any=lambda _: False, __contains__=lambda *_: False),
        get_source_plurals=lambda: list(sources), get_effective_source_plurals=lambda: list(sources),
        get_target_plurals=lambda: list(targets),
        translation=SimpleNamespace(
            filename="de.lproj/A.strings", language=SimpleNamespace(code="de"), plural=SimpleNamespace(type=plural)))


def of(unit):
    return SimpleNamespace(unit=unit)


class CheckTests(unittest.TestCase):
    def setUp(self):
        cache.clear()
        self.addCleanup(cache.clear)
        answers = [b'{"items": [' + part + b"]}" for part in self.parts()]
        # The long text, else the one that fits.
        self.stub = Stub(
            lambda path, body: (200, "image/png", PNG) if path.startswith("/v1/picture")
            else (200, "application/json", answers[0] if LONG[:8].encode() in body else answers[1]))
        self.addCleanup(self.stub.close)
        self.check = OversetCheck()

    @staticmethod
    def parts():
        import json

        return [json.dumps(item).encode() for item in json.loads(RECORDED)["items"]]

    def settings(self, **values):
        return override_settings(**{"OVERSET_URL": self.stub.url, "OVERSET_TOKEN": "t", **values})

    def fails(self, unit):
        return self.check.check_target_unit(unit.get_source_plurals(), unit.get_target_plurals(), unit)

    def test_a_long_text_fails_and_a_short_one_does_not(self):
        with self.settings():
            self.assertTrue(self.fails(unit([LONG])))
            self.assertFalse(self.fails(unit(["Holen"])))
            # What was asked is known for a while.
            self.assertTrue(self.fails(unit([LONG])))
        self.assertEqual(len(self.stub.asked), 2)

    def test_the_page_says_what_is_wrong_and_shows_it(self):
        with self.settings():
            failing = str(self.check.get_description(of(unit([LONG]))))
            fitting = str(self.check.get_description(of(unit(["Holen"]))))
        self.assertIn("needs 320.0 pt, has 131.5 pt on iPhoneSE; Wiederherstell… is shown.", failing)
        self.assertIn('<img class="img-fluid img-responsive" src="/js/render-check/7/overset/?pos=0&amp;text=', failing)
        self.assertIn("It fits: 85.1 pt are left on iPhoneSE.", fitting)

    def test_texts_are_shown_as_texts(self):
        with self.settings():
            words = str(self.check.get_description(of(unit(['Holen <script>"x"</script>']))))
        self.assertNotIn("<script>", words)

    def test_without_a_server_texts_pass_and_nobody_asks_again_for_a_while(self):
        for values in ({"OVERSET_URL": "http://127.0.0.1:1"}, {"OVERSET_URL": ""}, {"OVERSET_URL": "ftp://x"}):
            with self.subTest(values), self.settings(**values), self.assertLogs("weblate.overset", "WARNING") as log:
                cache.clear()
                self.assertFalse(self.fails(unit([LONG])))
                self.assertFalse(self.fails(unit([LONG + "!"])))
                self.assertEqual(len(log.output), 1)
                self.assertIn("Not checked: ", str(self.check.get_description(of(unit([LONG])))))
        with self.settings(OVERSET_PAUSE="0.01"):
            cache.clear()
            self.assertTrue(self.fails(unit([LONG])))

    def test_forms_have_their_categories_and_empty_ones_are_left_out(self):
        texts = self.check.texts(["a", "b"], ["x", "", "z"], unit([], plural=data.PLURAL_ONE_FEW_OTHER))
        self.assertEqual([(text.text, text.plural, text.source) for text in texts], [("x", "one", "a"), ("z", "other", "b")])
        texts = self.check.texts(["a", "b"], ["x", "y"], unit([]))
        self.assertEqual([text.plural for text in texts], ["one", "other"])
        texts = self.check.texts(["a"], ["x"], unit([], context=""))
        self.assertEqual([(text.key, text.plural, text.file) for text in texts], [("a", None, None)])
        with self.settings(OVERSET_SEND_FILE=True):
            self.assertEqual(self.check.texts(["a"], ["x"], unit([]))[0].file, "de.lproj/A.strings")

    def test_the_picture_is_that_of_the_server(self):
        with self.settings():
            response = self.check.render(SimpleNamespace(GET={"pos": "0"}), unit([LONG]))
            self.assertEqual((response["Content-Type"], response.content), ("image/png", PNG))
            for position in ("1", "-1", "x"):
                with self.assertRaises(Http404):
                    self.check.render(SimpleNamespace(GET={"pos": position}), unit([LONG]))
        with self.settings(OVERSET_URL="http://127.0.0.1:1"), self.assertRaises(Http404):
            self.check.render(SimpleNamespace(GET={}), unit([LONG]))

    def test_numbers_that_are_none_are_the_defaults(self):
        with self.settings(OVERSET_TIMEOUT="soon"), mock.patch("overset_weblate.check.Client") as client:
            self.check.client()
        self.assertEqual(client.call_args.args[2], 1.0)


if __name__ == "__main__":
    unittest.main()
