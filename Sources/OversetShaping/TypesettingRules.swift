import OversetUnicode
package import OversetVocabulary

/// How a locale changes the shaped form of a text: if two locales have the same rules, every text
/// has the same glyphs and the same line breaks in both.
package struct TypesettingRules: Hashable, Sendable {
  /// The language systems of the faces that may shape its texts, best first.
  private let languageSystems: [UInt32]
  /// The order in which families are asked.
  private let order: FallbackOrder
  /// The locale whose data ICU breaks its lines by.
  private let lineBreaks: String
  /// The locale itself, where its rules may be those of no other.
  private let own: String?

  /// The rules of a locale that shares them with others.
  init(
    languageSystems: [UInt32], lineBreaks: String, order: FallbackOrder = .manifest
  ) {
    self.languageSystems = languageSystems
    self.order = order
    self.lineBreaks = lineBreaks
    own = nil
  }

  /// The rules of `locale` alone.
  package init(of locale: LocaleTag) {
    languageSystems = []
    order = .manifest
    lineBreaks = ""
    own = locale.identifier
  }
}

extension Shaper {
  /// The rules by which texts of `locale` are shaped, lines broken as `style` says.
  package func typesettingRules(
    of locale: LocaleTag, lineBreak style: LineBreakStyle
  ) -> TypesettingRules {
    // Extensions of a tag can choose rules of line breaking.
    guard !locale.identifier.split(separator: "-").contains(where: { $0.count == 1 }),
      let systems = languageSystems.tags(for: ShapingLanguage(locale)),
      let lineBreaks = analyzer.localeOfLineBreaks(locale: locale, style: style)
    else { return TypesettingRules(of: locale) }
    return TypesettingRules(
      languageSystems: systems, lineBreaks: lineBreaks, order: fonts.order(for: locale))
  }
}
