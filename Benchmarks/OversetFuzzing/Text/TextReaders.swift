import OversetCatalogs
import OversetVocabulary

extension FuzzedReader {
  /// What reads, lays out and measures texts.
  static let textReaders: [FuzzedReader] =
    [
      FuzzedReader("format") { input throws(Breach) in try FormatProperties(input.text).hold() },
      FuzzedReader("markdown") { input throws(Breach) in
        try ResolvingProperties.hold(of: InlineMarkdown.parse(input.text))
      },
      FuzzedReader("pseudo") { input throws(Breach) in
        let (index, rest) = input.choice(of: Pseudolocale.tags.count)
        try PseudoProperties(tag: Pseudolocale.tags[index], text: rest.text).hold()
      },
      FuzzedReader("unicode") { input throws(Breach) in try UnicodeProperties(input).hold() },
      FuzzedReader("layout") { input throws(Breach) in try LayoutProperties(input).hold() },
      FuzzedReader("tables") { input throws(Breach) in try TableProperties(input).hold() },
      FuzzedReader("measure") { input throws(Breach) in try MeasureProperties(input).hold() },
    ] + inlineReaders
}

/// What holds of a format string.
private struct FormatProperties {
  let text: String

  init(_ text: String) { self.text = text }

  private static let arguments: [FormatArgument] = [
    .text("*é😀_"), .integer(-3), .decimal(1.5), .unsigned(9),
  ]
  /// Kept, since it keeps how each locale writes numbers.
  private static let resolver = StringResolver.localized(CatalogLibrary([]))

  func hold() throws(Breach) {
    let pieces = FormatString.parse(text)
    let joined = pieces.map(\.text).joined()
    try require(joined.utf8.elementsEqual(text.utf8), "the pieces are not the text")
    var end = 0
    for piece in pieces {
      try require(
        piece.range.lowerBound == end && piece.range.count == piece.text.utf16.count,
        "a piece is elsewhere: \(piece)")
      end = piece.range.upperBound
    }
    _ = FormatSpecifier(name: text)
    for locale in ["en", "ar"] as [LocaleTag] {
      try ResolvingProperties.hold(
        of: Self.resolver.resolve(key: text, arguments: Self.arguments, locale: locale))
    }
  }
}

/// What holds of a text in a pseudolocale.
private struct PseudoProperties {
  let tag: LocaleTag
  let text: String

  /// Specifiers and references to substitutions are those of the source, in its order.
  func hold() throws(Breach) {
    guard let pseudolocale = Pseudolocale(tag: tag) else { throw Breach("no pseudolocale \(tag)") }
    let changed = pseudolocale.text(of: text)
    try require(
      Self.directives(of: changed) == Self.directives(of: text),
      "\(tag) changes the specifiers of \(text.debugDescription): \(changed.debugDescription)")
    try require(pseudolocale.text(of: text) == changed, "\(tag) changes a text in two ways")
  }

  private static func directives(of text: String) -> [[UInt8]] {
    FormatString.parse(text).filter { $0.kind != .literal }.map { Array($0.text.utf8) }
  }
}
