package import OversetVocabulary

extension LayoutDirection {
  /// The direction in which interfaces and texts of `locale` run: that of its likely script.
  ///
  /// Left to right for what is not a locale identifier.
  package static func of(locale: String) -> LayoutDirection {
    (try? LocaleIdentifier(locale))?.isRightToLeft == true ? .rightToLeft : .leftToRight
  }
}
