/// What the documentation says of a rule beside its title: its smallest example, and how far to trust it.
public struct RuleNote: Sendable {
  /// The smallest thing that breaks the rule.
  public let example: String
  /// What it rests on, and what it does not see.
  public let precision: String

  /// The note about the rule of that name; nil for one that there is not.
  public static func note(for rule: String) -> RuleNote? { treeNotes[rule] }

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
      "`.offset(x: 5)`", "Proved: the same strings are laid out in both directions and compared."),
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
}
