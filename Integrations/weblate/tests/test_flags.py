"""Flags of units, against a stand-in of Weblate's API."""

import unittest

from overset_weblate.flags import apply, merged


class Weblate:
    """Units by id, in pages, as the API has them."""

    def __init__(self, units):
        self.units = units
        self.patched = []

    def source_units(self, component):
        assert component == "app/texts"
        yield from self.units

    def call(self, url, method, body):
        self.patched.append((url, method, body))


class FlagTests(unittest.TestCase):
    def test_ours_replace_ours_and_leave_others(self):
        ours = "max-size:20:1,font-family:overset,font-size:34,font-weight:bold"
        self.assertEqual(merged("", ours), ours)
        self.assertEqual(merged(ours, ours), ours)
        self.assertEqual(merged("max-size:9", ours), ours)
        self.assertEqual(
            merged('read-only, max-size:9:2,placeholders:"a,b":\'c,max-size:1\',font-spacing:1,font-size:3', ours),
            'read-only,placeholders:"a,b":\'c,max-size:1\',font-spacing:1,' + ours)

    def test_units_are_found_by_context_or_source(self):
        weblate = Weblate([
            {"id": 1, "context": "a", "source": ["A"], "extra_flags": "read-only"},
            {"id": 2, "context": "", "source": ["b"], "extra_flags": "max-size:2:1"},
            {"id": 3, "context": "other", "source": ["a"], "extra_flags": ""},
        ])
        limits = [
            {"context": "a", "extra_flags": "max-size:1:1"}, {"context": "b", "extra_flags": "max-size:2:1"},
            {"context": "gone", "extra_flags": "max-size:3:1"},
        ]
        self.assertEqual(apply(weblate, "app/texts", limits), (1, 1, ["gone"]))
        self.assertEqual(weblate.patched, [("units/1/", "PATCH", {"extra_flags": "read-only,max-size:1:1"})])


if __name__ == "__main__":
    unittest.main()
