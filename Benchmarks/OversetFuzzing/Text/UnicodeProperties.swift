import OversetUnicode
import OversetVocabulary

/// What holds of the levels, breaks and scripts of any UTF-16.
struct UnicodeProperties {
  private static let locales: [LocaleTag] = ["en", "ja", "th", "und"]
  private static let bases: [BaseDirection] = [
    .fixed(.leftToRight), .fixed(.rightToLeft), .firstStrong(fallback: .leftToRight),
    .firstStrong(fallback: .rightToLeft),
  ]

  private let text: [UInt16]
  private let locale: LocaleTag
  private let base: BaseDirection
  private let analyzer = TextAnalyzer()

  init(_ input: FuzzInput) {
    let (index, rest) = input.choice(of: 16)
    locale = Self.locales[index % 4]
    base = Self.bases[index / 4]
    text = rest.units
  }

  func hold() throws(Breach) {
    try holdOfLevels()
    try holdOfBreaks()
    try require(analyzer.scripts(of: text).count == text.count, "a unit has no script")
    let string = String(utf16: text)
    try require(
      string.utf16.elementsEqual(String(decoding: text, as: UTF16.self).utf16),
      "the text of the units is another")
    try require(DisplayWidth.columns(of: string) >= 0, "the width is negative")
    for scalar in string.unicodeScalars {
      let script = CharacterProperties.script(scalar.value)
      _ = CharacterProperties.hasScriptExtension(scalar.value, script)
      _ = CharacterProperties.eastAsianWidth(scalar.value)
    }
  }

  /// A line in visual order has each of its units once.
  private func holdOfLevels() throws(Breach) {
    let paragraph = analyzer.bidi(text, base: base)
    try require(paragraph.levels.count == text.count, "a unit has no level")
    try require(paragraph.levels.allSatisfy { $0 <= 126 }, "a level is too deep")
    let middle = text.count / 2
    for line in [0..<text.count, 0..<middle, middle..<text.count] {
      let ranges = paragraph.visualRuns(in: line).map(\.range)
        .sorted { $0.lowerBound < $1.lowerBound }
      var end = line.lowerBound
      for range in ranges {
        try require(!range.isEmpty && range.lowerBound == end, "the runs of \(line) overlap")
        end = range.upperBound
      }
      try require(end == line.upperBound, "the runs of \(line) end at \(end)")
    }
  }

  /// Breaks ascend and the last one is the end.
  private func holdOfBreaks() throws(Breach) {
    let lines = analyzer.lineBreaks(in: text, locale: locale, style: .automatic)
    try ascend(lines.map(\.offset), from: 1, "lines")
    try ascend(
      InterfaceLineBreaks.tailored(lines, in: text).map(\.offset), from: 1, "tailored lines")
    try ascend(Array(analyzer.graphemeBoundaries(in: text)), from: 0, "graphemes")
    try ascend(analyzer.wordBoundaries(in: text, locale: locale), from: 0, "words")
  }

  private func ascend(_ offsets: [Int], from start: Int, _ what: String) throws(Breach) {
    var next = start
    for offset in offsets {
      try require(offset >= next, "the breaks of \(what) do not ascend: \(offsets)")
      next = offset + 1
    }
    let isAtEnd = offsets.last == text.count || text.isEmpty && offsets.isEmpty
    try require(isAtEnd, "the breaks of \(what) do not end with the text: \(offsets)")
  }
}
