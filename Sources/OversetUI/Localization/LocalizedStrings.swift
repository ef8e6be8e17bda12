import Foundation
package import OversetCatalogs
import OversetLayoutTree
import OversetUnicode
import OversetVocabulary

/// The strings of an app, ready to be looked up by its views.
package struct LocalizedStrings: Sendable {
  private let resolver: StringResolver

  /// The strings that `resolver` finds.
  package init(_ resolver: StringResolver) { self.resolver = resolver }

  /// A localized string, in pieces of one look each.
  struct Resolved {
    struct Piece {
      var text: String
      var isBold = false
      var isItalic = false
    }

    var pieces: [Piece]
    var origin: StringOrigin
  }

  /// No strings: every key is shown as it is.
  static let empty = LocalizedStrings(.localized(CatalogLibrary([])))

  /// What is shown for `key` in `locale`, with its Markdown resolved; for a key that no catalog has,
  /// `defaultText` if there is one.
  func resolve(
    _ key: String, table: String?, defaultText: String? = nil, arguments: [FormatArgument],
    locale: LocaleTag
  ) -> Resolved {
    let (found, origin) = find(
      key, table: table, defaultText: defaultText, arguments: arguments, locale: locale)
    return Resolved(pieces: pieces(of: found.styled), origin: origin)
  }

  /// The text of what is looked up in `locale`, unless it names a language itself, as it is written.
  func text(of query: StringQuery, locale: LocaleTag) -> (text: String, origin: StringOrigin) {
    let language = query.language ?? locale
    let writing = query.writing ?? Locale(identifier: language.identifier)
    let arguments = query.arguments.map { argument in
      argument.formatArgument(in: writing) { resource in
        text(of: resource.query, locale: locale).text
      }
    }
    let (found, origin) = find(
      query.key, table: query.table, defaultText: query.defaultText, arguments: arguments,
      locale: language)
    return (found.text, origin)
  }

  private func find(
    _ key: String, table: String?, defaultText: String?, arguments: [FormatArgument],
    locale: LocaleTag
  ) -> (ResolvedString, StringOrigin) {
    let found = resolver.resolve(
      key: key, table: table, defaultText: defaultText, arguments: arguments, locale: locale)
    let isKnown = resolver.catalogLibrary.entry(key: key, table: table) != nil
    let origin = StringOrigin(
      key: key, place: found.place,
      locale: isKnown ? found.locale : nil, isTranslated: isKnown && found.isTranslated)
    return (found, origin)
  }

  func uppercased(_ string: String, locale: LocaleTag) -> String {
    LocaleCasing.uppercased(string, locale: locale)
  }

  func lowercased(_ string: String, locale: LocaleTag) -> String {
    LocaleCasing.lowercased(string, locale: locale)
  }

  /// Splits a styled text where its style changes.
  private func pieces(of styled: StyledText) -> [Resolved.Piece] {
    guard !styled.spans.isEmpty else { return [Resolved.Piece(text: styled.text)] }
    let units = Array(styled.text.utf16)
    let edges = Set(
      [0, units.count] + styled.spans.flatMap { [$0.range.lowerBound, $0.range.upperBound] })
    let offsets = edges.filter { (0...units.count).contains($0) }.sorted()
    guard offsets.count > 1 else { return [Resolved.Piece(text: styled.text)] }
    let bold = Self.depths(of: .bold, in: styled.spans)
    let italic = Self.depths(of: .italic, in: styled.spans)
    var (boldDepth, italicDepth) = (0, 0)
    return zip(offsets, offsets.dropFirst()).map { start, end in
      boldDepth += bold[start] ?? 0
      italicDepth += italic[start] ?? 0
      return Resolved.Piece(
        text: String(decoding: units[start..<end], as: UTF16.self),
        isBold: boldDepth > 0, isItalic: italicDepth > 0)
    }
  }

  /// By how much the number of spans of a style changes at each offset where one begins or ends.
  private static func depths(
    of style: StyledText.Style, in spans: [StyledText.Span]
  ) -> [Int: Int] {
    var depths: [Int: Int] = [:]
    for span in spans where span.style == style {
      depths[span.range.lowerBound, default: 0] += 1
      depths[span.range.upperBound, default: 0] -= 1
    }
    return depths
  }
}
