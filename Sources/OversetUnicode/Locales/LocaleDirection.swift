package import OversetVocabulary

extension LayoutDirection {
  /// The direction of a locale's interfaces and texts: that of its likely script.
  package static func of(locale: LocaleTag) -> LayoutDirection {
    locale.isRightToLeft ? .rightToLeft : .leftToRight
  }
}
