#!/usr/bin/env python3
"""Compares what two programs say: compare_programs.py PROGRAM OTHER

Packages have ICU's data without what the program does not read. This holds them to the program with all of it, in every
language that has a face and in more: samples of every kind, plurals, lists of breaks, widths, pseudolocales, findings.

Exit codes: 0 the same bytes; 1 not, with the first line that differs.
"""
import difflib
import json
import pathlib
import subprocess
import sys
import tempfile

LOCALES = """
af am ar ar-AE ar-EG ar-MA az be bg bn bs ca cs cy da de de-AT de-CH el en en-AU en-GB en-IN en-US es es-419 es-MX et eu fa
fa-AF fi fil fr fr-CA fr-CH ga gl gu he hi hi-Latn hr hu hy id is it it-CH ja ka kk km kn ko ky lo lt lv mk ml mn mr ms my
nb ne nl nl-BE nn or pa pl ps pt pt-BR pt-PT ro ru rw sd si sk sl sq sr sr-Latn sv sw ta te th tk tr uk ur uz vi yue
zh-Hans zh-Hant zh-HK zh-SG zu
""".split()

# A key for each kind of sample that the words of keys choose, and arguments that are numbers.
KEYS = {
    "order.price": "%@", "party.date": "%@", "alarm.time": "%@", "photo.filesize": "%@", "battery.percent": "%@",
    "person.name": "%@", "files.count": "%lld", "ratio.value": "%.2f", "share": "%lld%%",
}

# Wider than the slot: every text is cut, and what it needs shows how wide its sample is.
PADDING = "mmmmmmmmmmmmmmmmmmmmmmmm"

TEXTS = {
    "th": "ยินดีต้อนรับสู่แอปพลิเคชันของเราขอให้คุณมีวันที่ดี", "lo": "ຍິນດີຕ້ອນຮັບສູ່ແອັບຂອງພວກເຮົາ",
    "km": "សូមស្វាគមន៍មកកាន់កម្មវិធីរបស់យើង", "my": "ကျွန်ုပ်တို့၏အက်ပ်မှကြိုဆိုပါသည်",
    "ja": "アプリケーションの設定を変更して、お気に入りの写真を表示します。", "zh-Hans": "更改应用程序的设置，以显示您喜爱的照片。",
    "zh-Hant": "更改應用程式的設定，以顯示您喜愛的照片。", "ko": "좋아하는 사진을 표시하려면 설정을 변경하세요.",
    "ar": "مرحبًا بكم في تطبيقنا (النسخة 2.0) abc", "he": "ברוכים הבאים לאפליקציה שלנו, גרסה 2.0", "de": "Wiederherstellen",
    "hi": "हमारे ऐप में आपका स्वागत है", "tr": "İĞNE ışık", "el": "Καλώς ήρθατε στην εφαρμογή μας", "fa": "به برنامه ما خوش آمدید",
}


def catalog(folder):
    """A string catalog with every key in every locale, one of them with plurals."""
    def unit(value):
        return {"stringUnit": {"state": "translated", "value": value}}

    def plural(locale):
        forms = ["zero", "one", "two", "few", "many", "other"]
        return {"variations": {"plural": {form: unit(f"%lld {form} {locale} {PADDING}") for form in forms}}}

    strings = {
        key: {"localizations": {locale: unit(f"{text} {locale} {PADDING}") for locale in LOCALES}}
        for key, text in KEYS.items()
    }
    strings["things"] = {"localizations": {locale: plural(locale) for locale in LOCALES}}
    document = {"sourceLanguage": "en", "version": "1.0", "strings": strings}
    path = folder / "Localizable.xcstrings"
    path.write_text(json.dumps(document, ensure_ascii=False, indent=1), encoding="utf-8")


def commands(folder):
    """What is asked, as arguments and input."""
    rows = [
        {"id": f"{locale} {width}", "text": text, "locale": locale, "width": width, "lines": 9}
        for locale, text in TEXTS.items() for width in (40, 90, 140)
    ]
    batch = "\n".join(json.dumps(row, ensure_ascii=False) for row in rows)
    yield ["check", str(folder), "--format", "json", "--slot", "halfButton"], ""
    yield ["check", str(folder), "--format", "json"], ""
    yield ["measure", "--batch", "-"], batch
    for locale, text in TEXTS.items():
        yield ["explain", text, "--locale", locale, "--width", "90"], ""
    for locale in ["en-XA", "ar-XB", "en-x-double", "en-x-tall", "en-x-p90-de"]:
        yield ["pseudo", str(folder / "Localizable.xcstrings"), "--locale", locale], ""
    for key in [*KEYS, "things"]:
        yield ["check", str(folder), "--explain", key, "--slot", "halfButton"], ""
    yield ["fonts"], ""


def main():
    compared = 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        catalog(folder)
        for arguments, given in commands(folder):
            said = [
                subprocess.run([program, *arguments], input=given.encode(), capture_output=True, check=False)
                for program in sys.argv[1:3]
            ]
            first, second = ((run.stdout + run.stderr).decode(errors="replace") for run in said)
            if said[0].returncode != said[1].returncode or first != second:
                lines = difflib.unified_diff(first.splitlines(), second.splitlines(), *sys.argv[1:3], lineterm="", n=0)
                print(f"{' '.join(arguments)}: {said[0].returncode}, {said[1].returncode}")
                print("\n".join(line[:300] for line in list(lines)[:8]))
                sys.exit(1)
            if said[0].returncode not in (0, 1):
                sys.exit(f"{' '.join(arguments)} ends with {said[0].returncode}: {first[:300]}")
            compared += len(said[0].stdout)
    print(f"{compared:,} bytes are the same, in {len(LOCALES)} locales")


if __name__ == "__main__":
    main()
