"""The check: CHECK_LIST += ("overset_weblate.check.OversetCheck",)."""

from __future__ import annotations

import logging
import os
from hashlib import sha256
from typing import TYPE_CHECKING

from django.conf import settings
from django.core.cache import cache
from django.http import Http404, HttpResponse
from django.urls import reverse
from django.utils.html import format_html, format_html_join
from django.utils.translation import override
from weblate.checks.base import TargetCheck
from weblate.lang import data

from overset_weblate.client import Answer, Client, NotAnswered, Text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from django.utils.safestring import SafeString

LOGGER = logging.getLogger("weblate.overset")
PICTURE = (
    '<a href="{0}" class="thumbnail img-check">'
    '<img class="img-fluid img-responsive" src="{0}" alt="{1}" /></a>'
)
# How long an answer is kept: the page that shows a text asks again for what was asked when it was saved.
KEPT = 300
# What Weblate calls the categories of languages with two forms.
SINGULAR_PLURAL = {"singular": "one", "plural": "other"}
# The name in the cache of why nothing is asked for a while.
PAUSED = "overset:paused"


def setting(name: str, default: str = "") -> str:
    """A value of Weblate's settings, else of the environment."""
    value = getattr(settings, name, None)
    if value is None:
        value = os.environ.get(name)
    return default if value in {None, ""} else str(value)


def number(name: str, default: float) -> float:
    """A positive number of the settings; the default for what is none."""
    try:
        value = float(setting(name, str(default)))
    except ValueError:
        return default
    return value if value > 0 else default


class OversetCheck(TargetCheck):
    """Whether a translation fits where the app draws it, as an overset-server says.

    If the server does not answer in time, the text passes: nobody is held up. The page of the text says that it was not
    checked, the log why.
    """

    check_id = "overset"
    # Neither good nor bad: Weblate shows it with a tick, too.
    name = "Room in the app"
    description = "Some of the text is not shown where the app draws it, or something else in it breaks the app."
    # So that the page says that a text fits, and that it was not checked.
    always_display = True
    version_added = "5.14"

    # What Weblate calls

    def check_target_unit(self, sources: list[str], targets: list[str], unit) -> bool:
        answers, _ = self.answers(self.texts(sources, targets, unit))
        return any(not answer.passes for answer in answers)

    def check_single(self, source: str, target: str, unit) -> bool:
        return False

    def get_description(self, check_obj) -> SafeString | str:
        unit = check_obj.unit
        texts = self.unit_texts(unit)
        answers, why = self.answers(texts)
        if why:
            return format_html("Not checked: {}. The text passes until it is.", why)
        page = reverse("render-check", kwargs={"check_id": self.check_id, "unit_id": unit.pk})
        # The address changes with the text, so that no browser shows the picture of another.
        parts = [
            format_html("{}{}", self.words(answer), self.image(page, position, text, answer))
            for position, (text, answer) in enumerate(zip(texts, answers, strict=True))
        ]
        return format_html_join("", "<div>{}</div>", ((part,) for part in parts))

    def render(self, request, unit) -> HttpResponse:
        try:
            position = int(request.GET.get("pos", "0"))
            answers, why = self.answers(self.unit_texts(unit))
            client = self.client()
            if client is None or why:
                raise Http404(why or "OVERSET_URL is not set")
            answer = answers[position if position >= 0 else len(answers)]
            response = HttpResponse(client.picture(answer), content_type="image/png")
        except (ValueError, IndexError, NotAnswered) as error:
            raise Http404(str(error)) from error
        response["Cache-Control"] = "private, max-age=300"
        return response

    # What is asked

    def unit_texts(self, unit) -> list[Text]:
        """The texts of a unit, one for each plural form."""
        # Weblate 5 has one kind of source, later ones that after replacement by a translated source, too.
        sources = getattr(unit, "get_effective_source_plurals", unit.get_source_plurals)()
        return self.texts(sources, unit.get_target_plurals(), unit)

    def texts(self, sources: list[str], targets: list[str], unit) -> list[Text]:
        """What is asked about texts of a unit. Empty ones are left out: Weblate calls them untranslated."""
        translation = unit.translation
        names = self.plural_names(translation.plural) if len(targets) > 1 else []
        file = translation.filename if setting("OVERSET_SEND_FILE") in {"True", "true", "1"} else None
        return [
            Text(
                # Of a bilingual file the source text is the key.
                key=unit.context or sources[0],
                locale=translation.language.code,
                text=target,
                source=sources[min(position, len(sources) - 1)],
                file=file,
                plural=names[position] if position < len(names) else None,
            )
            for position, target in enumerate(targets)
            if target
        ]

    @staticmethod
    def plural_names(plural) -> list[str]:
        """The categories of CLDR that a language's forms have: one, few, other. None where Weblate does not know them."""
        with override("en"):
            names = [str(name).lower() for name in data.PLURAL_NAMES.get(plural.type, ())]
        return [SINGULAR_PLURAL.get(name, name) for name in names]

    @staticmethod
    def client() -> Client | None:
        url = setting("OVERSET_URL")
        if not url:
            return None
        return Client(url, setting("OVERSET_TOKEN"), number("OVERSET_TIMEOUT", 1.0))

    def answers(self, texts: list[Text]) -> tuple[list[Answer], str]:
        """The answers to texts; none, and why, where there are none."""
        if not texts:
            return [], ""
        name = "overset:" + sha256(repr(texts).encode()).hexdigest()
        if (known := cache.get(name)) is not None:
            return known, ""
        if why := cache.get(PAUSED):
            return [], why
        try:
            client = self.client()
            if client is None:
                raise NotAnswered("OVERSET_URL is not set")
            answers = client.check(texts)
        except (NotAnswered, ValueError) as error:
            LOGGER.warning("texts pass unchecked for a while: %s", error)
            # A thousand texts that are imported must not wait a thousand times.
            cache.set(PAUSED, str(error), number("OVERSET_PAUSE", 30))
            return [], str(error)
        # Catalogs change: answers are kept no longer than somebody looks at a page.
        cache.set(name, answers, KEPT)
        return answers, ""

    # What is shown

    @staticmethod
    def words(answer: Answer) -> SafeString | str:
        """What an answer says, in a paragraph or two."""
        if answer.message:
            where = f" on {answer.device}" if answer.device else ""
            shown = f"; {answer.shown} is shown" if answer.shown else ""
            return format_html("<p>{}{}{}.</p><p>{}</p>", answer.message, where, shown, answer.fix)
        if answer.verdict == "not checked":
            return format_html("<p>Its room was not judged: {}.</p>", answer.reason)
        if answer.room is not None:
            return format_html("<p>It fits: {} pt are left on {}.</p>", answer.room, answer.device)
        return format_html("<p>{}</p>", "It fits.")

    @staticmethod
    def image(page: str, position: int, text: Text, answer: Answer) -> SafeString | str:
        if not answer.picture:
            return ""
        digest = sha256(text.text.encode()).hexdigest()[:12]
        return format_html(PICTURE, f"{page}?pos={position}&text={digest}", text.text)

    def get_fixup(self, unit) -> Iterable | None:
        """None: nobody shortens a text by rule."""
        return None
