/// What the documentation says of a rule beside its title: its smallest example, and how far to trust it.
public struct RuleNote: Sendable {
  /// The smallest thing that breaks the rule.
  public let example: String
  /// What it rests on, and what it does not see.
  public let precision: String

  /// The note about the rule of that name; nil for one that there is not.
  public static func note(for rule: String) -> RuleNote? {
    treeNotes[rule] ?? catalogNotes[rule]
  }

  private init(_ example: String, _ precision: String) {
    self.example = example
    self.precision = precision
  }

  private static let treeNotes: [String: RuleNote] = [
    "text-truncated": RuleNote(
      "`Text(\"Wiederherstellen\").lineLimit(1)` in 60 pt",
      "Beyond the model's slack for the script; the report names both."),
    "text-cut-by-height": RuleNote(
      "three lines in `.frame(height: 40)`", "Exact: lines that the height does not hold."),
    "word-broken": RuleNote(
      "“Wiederherstellen” in 60 pt that may wrap", "Beyond the slack, for the longest word."),
    "text-at-risk": RuleNote(
      "a text that needs 100 pt of 101", "Within the slack: look at it on a device."),
    "text-scaled-down": RuleNote(
      "`.minimumScaleFactor(0.5)` that is used to 70 %",
      "The limits, 75 % and 11 pt, are the catalogue's."),
    "glyph-missing": RuleNote(
      "U+1B05 with the faces of the package",
      "Exact for the faces in fonts.yml, not for those of iOS."),
    "ink-clipped": RuleNote(
      "stacked Thai marks in `.clipped()`",
      "The outlines of our faces stand in for those of iOS: heights differ by some tenths of a point."
    ),
    "outside-screen": RuleNote(
      "one long line with `.fixedSize()`", "Exact; shapes may reach beyond."),
    "outside-safe-area": RuleNote(
      "a text with `.ignoresSafeArea()`", "Exact; what scrolls is left out."),
    "overlap": RuleNote(
      "two `.fixedSize()` texts in a ZStack, one of them longer in German",
      "Only what does not overlap in the source language; 2 pt are allowed."),
    "squeezed-beside-space": RuleNote(
      "a truncated text with a fixed width beside a spacer",
      "Only in rows, and only where the free room would hold all of the text."),
    "touch-target-small": RuleNote(
      "a button that is 44 pt high in English and 40 in Thai",
      "Only what the translation has brought about."),
    "not-mirrored": RuleNote(
      "`.offset(x: 5)`",
      "Proved: the same strings are laid out in both directions and compared; so is what is turned or scaled. Words may be turned as they are."
    ),
    "direction-fixed-symbol": RuleNote(
      "`Image(systemName: \"chevron.right\")` in Arabic",
      "By the symbol's name; declare it fixed where it means the right-hand side."),
    "image-not-mirrored": RuleNote(
      "`Image(\"arrow-next\")` in Arabic", "By the words of the picture's name."),
    "mirrored-symbol": RuleNote(
      "a clock with `.flipsForRightToLeftLayoutDirection(true)`",
      "By the symbol's name, after Apple's guidelines."),
    "tracking-on-joining-script": RuleNote(
      "`Text(\"التقويم\").tracking(1)`", "Exact: Arabic, Syriac, N’Ko and Mongolian letters."),
    "line-break-forbidden": RuleNote(
      "“。。。。” in a room of two characters",
      "Exact for the lines that were laid out (JLREQ, appendix A)."),
  ]

  private static let catalogNotes: [String: RuleNote] = [
    "raw-key": RuleNote(
      "`settings.title` without an English text",
      "Only in string catalogs, which say that there is none."),
    "translation-missing": RuleNote(
      "no German for “Save” in a catalog with German",
      "Exact; signs and numbers need none. Judged by eye: 26 of 26 right."),
    "translation-blank": RuleNote(
      "`\"value\" : \"\"` for “Save”", "Exact. Judged by eye: 10 of 10 right."),
    "same-as-source": RuleNote(
      "German “please wait”",
      "Words in small letters that few languages share. Judged by eye: 184 of 185 right."),
    "same-name-as-source": RuleNote(
      "German “Settings”", "Off: nothing tells it from a name. Judged by eye: 44 of 50 right."),
    "fragment-key": RuleNote(
      "`welcome_part1`, `welcome_part2`", "By the key; `prefix` by its text, too."),
    "fragment-text": RuleNote(
      "“Hello, ” with a space at its end",
      "Exact; the source language alone. Judged by eye: 7 of 7 right."),
    "spacing-drift": RuleNote(
      "two spaces in the translation alone",
      "Exact; told, never a failure. Judged by eye: 40 of 40 right."),
    "punctuation-drift": RuleNote(
      "“Loading...” for “Loading…”",
      "Exact; scripts without a full stop are left out. Judged by eye: 40 of 40 right."),
    "stale-key": RuleNote(
      "`\"extractionState\" : \"stale\"`", "What the catalog says. Judged by eye: 4 of 4 right."),
    "needs-review": RuleNote("`\"state\" : \"needs_review\"`", "What the catalog says."),
    "shape-loss": RuleNote(
      "`stringUnit` beside `variations`", "As the catalog compiler was seen to do."),
    "plural-category-missing": RuleNote("Russian without `few`", "CLDR cardinal rules."),
    "plural-millions-missing": RuleNote("French without `many`", "CLDR; few counts get that far."),
    "plural-drops-number": RuleNote(
      "Russian `one`: “файл” beside `other`: “%lld файла”",
      "Only where the category has several numbers."),
    "unpluralised-count": RuleNote(
      "“%lld items” without forms", "English plurals by their spelling; “(s)” anywhere."),
    "plural-other-missing": RuleNote("`one` alone", "Exact."),
    "plural-category-unused": RuleNote("Japanese `one`", "CLDR cardinal rules."),
    "plural-forms-identical": RuleNote(
      "six equal forms in Arabic", "Languages whose nouns change behind a number."),
    "format-arguments": RuleNote(
      "“%@” for “%lld”", "Exact, after substitutions. Judged by eye: 6 of 6 right."),
    "format-order": RuleNote("“%lld of %@” for “%@ of %lld”", "Exact where the types differ."),
    "format-detail": RuleNote(
      "“%.2f” for “%.1f”", "Exact; told, never a failure. Judged by eye: 5 of 5 right."),
    "percent-format": RuleNote(
      "Turkish “50%”", "CLDR percent patterns with ASCII digits. Judged by eye: 10 of 10 right."),
    "percent-wraps": RuleNote(
      "German “50 %” with an ordinary space",
      "CLDR asks for one without a break. Judged by eye: 5 of 5 right."),
    "mixed-digits": RuleNote("“٣ of 5”", "Exact; names such as IPv6 are left out."),
    "placeholder-reorders": RuleNote(
      "Arabic “%@ (متصل)” filled with a Latin name",
      "UAX #9 with and without isolates; both are shown. Judged by eye: 8 of 9 right."),
    "foreign-name-reorders": RuleNote(
      "“%@: 3 files” filled with an Arabic name", "Off: few arguments ever hold such words."),
    "number-reversed": RuleNote(
      "Arabic with “555-1234”",
      "UAX #9; times, decimals and lists keep their order. Judged by eye: 1 of 1 right."),
    "base-direction-flips": RuleNote(
      "Arabic that begins with “iPhone”",
      "UAX #9, P2 and P3; true where code leaves the direction open. Judged by eye: 17 of 17 right."
    ),
    "punctuation-jumps": RuleNote(
      "“C++” in Arabic", "UAX #9, N2; signs that end sentences are left out."),
    "odd-characters": RuleNote(
      "an isolate that is never closed", "Exact, by code point. Judged by eye: 2 of 2 right."),
    "casing-residue": RuleNote(
      "“i̇ptal” with a second dot", "Exact; an I for İ cannot be told without a dictionary."),
  ]
}
