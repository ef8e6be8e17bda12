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
    var pieces: [StyledPiece]
    var origin: StringOrigin
  }

  /// No strings: every key is shown as it is.
  static let empty = LocalizedStrings(.localized(CatalogLibrary([])))

  /// What is shown for `key` in `locale`, with its Markdown resolved; for a key that no catalog has,
  /// `defaultText` if there is one. The arguments `own`, counted from 1, are pieces of their own.
  func resolve(
    _ key: String, table: String?, defaultText: String? = nil, arguments: [FormatArgument],
    cuttingOut own: Set<Int> = [], locale: LocaleTag
  ) -> Resolved {
    let (found, origin) = find(
      key, table: table, defaultText: defaultText, arguments: arguments, locale: locale)
    return Resolved(pieces: StyledPiece.pieces(of: found.styled, cuttingOut: own), origin: origin)
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
}
