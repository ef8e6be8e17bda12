import OversetProject
import OversetUnicode
import OversetVocabulary

/// How many texts of a locale the faces can draw.
///
/// A text with a character that only the system draws is not laid out: its width is not known. A locale of
/// which more than half of the texts are such is not looked at; of any other the rest is.
struct LocaleCoverage: Sendable {
  /// How many texts the locale has of its own.
  private(set) var texts = 0
  /// How many of them no face can draw.
  private(set) var undrawn = 0
  /// The characters that they lack.
  private(set) var missing: Set<UInt32> = []

  /// Whether so many texts cannot be drawn that nothing is said about the locale.
  var isGap: Bool { undrawn * 2 > texts }

  /// No texts yet.
  init() {}

  /// What another process has counted.
  init(_ recorded: RecordedCoverage) {
    texts = recorded.texts
    undrawn = recorded.undrawn
    missing = Set(recorded.missing)
  }

  /// Counts a text.
  ///
  /// - Returns: Whether the faces can draw it.
  mutating func insert(_ text: String, _ glyphs: GlyphCoverage) -> Bool {
    let lacking = glyphs.missing(in: text)
    texts += 1
    undrawn += lacking.isEmpty ? 0 : 1
    missing.formUnion(lacking)
    return lacking.isEmpty
  }

  /// Adds the texts of another.
  mutating func formUnion(_ other: LocaleCoverage) {
    texts += other.texts
    undrawn += other.undrawn
    missing.formUnion(other.missing)
  }

  /// Why the locale is not judged; nil if it is.
  func gap(in locale: LocaleTag) -> NotChecked? {
    guard isGap else { return nil }
    return NotChecked(
      reason: .noFace, subject: locale.identifier, count: texts,
      detail: "strings: no face has \(missing.count) of their characters: "
        + CodePoint.examples(missing.sorted()))
  }

  /// The strings of judged locales that were not laid out, as one gap; nil if all were.
  static func partialGap(_ coverages: [LocaleCoverage], _ locales: [LocaleTag]) -> NotChecked? {
    let partial = zip(locales, coverages).filter { $1.undrawn > 0 && !$1.isGap }
    guard !partial.isEmpty else { return nil }
    let missing = partial.reduce(into: Set<UInt32>()) { $0.formUnion($1.1.missing) }
    // The locale that lacks most first.
    let sorted = partial.sorted { $0.1.undrawn * $1.1.texts > $1.1.undrawn * $0.1.texts }
    let shares = sorted.prefix(3).map { "\($0) \($1.undrawn) of \($1.texts)" }
      .joined(separator: ", ")
    let more = partial.count > 3 ? " and \(partial.count - 3) more locales" : ""
    return NotChecked(
      reason: .noGlyph, subject: "*", count: partial.reduce(0) { $0 + $1.1.undrawn },
      detail: "strings with characters that iOS draws and no face here has, "
        + "\(CodePoint.examples(missing.sorted())): \(shares)\(more)")
  }
}
