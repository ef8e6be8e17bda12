package import OversetConfig
package import OversetVocabulary

/// Numbers that reach every plural category of every language (CLDR 42 cardinal rules).
package enum SampleNumbers {
  /// The numbers tried, those most worth laying out last: the first of several hundreds, where a
  /// category has them, are as wide as a count usually gets.
  package static let candidates: [Double] = [
    1.5, 1_000_000, 1000, 0, 1, 2, 3, 4, 5, 6, 8, 10, 11, 12, 14, 20, 21, 22, 26, 80, 111, 100,
    101, 102, 103,
  ]

  /// The candidates of a category in a locale, in the order of ``candidates``.
  package static func numbers(
    of category: String, locale: LocaleTag, pluralSelector: PluralSelector
  ) -> [Double] {
    candidates.filter { pluralSelector($0, locale) == category }
  }

  /// The number to lay a category out with: the last candidate that has it, or for other lengths the
  /// smallest and the greatest.
  ///
  /// A category that no number reaches gets one that asks for it by name: 0 for an explicit
  /// `zero`, 1 for `one`, 2 for `two`, otherwise 100.
  package static func representative(
    of category: String, locale: LocaleTag, length: SampleLength = .typical,
    pluralSelector: PluralSelector
  ) -> Double {
    func isMeant(_ number: Double) -> Bool { pluralSelector(number, locale) == category }
    func whole() -> [Double] { candidates.filter { $0 == $0.rounded() && isMeant($0) } }
    let found: Double? =
      switch length {
      case .short: whole().min()
      case .typical: nil
      case .long: whole().max()
      }
    if let number = found ?? candidates.last(where: isMeant) { return number }
    return ["zero": 0, "one": 1, "two": 2][category] ?? 100
  }
}
