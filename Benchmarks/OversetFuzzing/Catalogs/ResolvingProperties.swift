import OversetCatalogs
import OversetVocabulary

/// What holds of the texts that a catalog is resolved to.
struct ResolvingProperties {
  /// Entries that are resolved; more of them say nothing new.
  private static let entryLimit = 8
  private static let locales: [LocaleTag] = ["en", "ar", "ja"]

  private let input: FuzzInput

  init(_ input: FuzzInput) { self.input = input }

  func hold() throws(Breach) {
    let catalog = try input.accepted(by: .plain) { () throws(Diagnostic) in
      try StringCatalog(parsing: input.bytes, file: "A.xcstrings")
    }
    guard let catalog else { return }
    let resolver = StringResolver.localized(CatalogLibrary([catalog]))
    for entry in catalog.entries.prefix(Self.entryLimit) {
      for locale in Self.locales {
        for rendering in resolver.renderings(of: entry, locale: locale) {
          try Self.hold(of: rendering.resolved)
        }
      }
      let without = resolver.resolve(key: entry.key, locale: "ru")
      try Self.hold(of: without)
    }
  }

  /// Arguments lie in the text, one after the other, and are shown whole where Markdown is resolved.
  static func hold(of resolved: ResolvedString) throws(Breach) {
    let units = Array(resolved.text.utf16)
    var end = 0
    for insertion in resolved.insertions {
      try require(
        insertion.range.lowerBound >= end && insertion.range.upperBound <= units.count,
        "an argument lies outside of the text or in another: \(resolved)")
      end = insertion.range.upperBound
    }
    let styled = resolved.styled
    try hold(of: styled)
    let shown = Array(styled.text.utf16)
    for insertion in styled.insertions {
      let isWhole = resolved.insertions.contains {
        $0.argument == insertion.argument && units[$0.range] == shown[insertion.range]
      }
      try require(isWhole, "an argument changes as Markdown is resolved: \(resolved)")
    }
  }

  /// Styled parts and arguments lie in the text.
  static func hold(of styled: StyledText) throws(Breach) {
    let count = styled.text.utf16.count
    for span in styled.spans {
      try require(
        !span.range.isEmpty && span.range.upperBound <= count,
        "a style lies outside of the text: \(styled)")
    }
    for insertion in styled.insertions {
      try require(
        insertion.range.upperBound <= count, "an argument lies outside of the text: \(styled)")
    }
  }
}
