/// How wide translations into a language are beside their English, by the length of the English: of 10
/// translations 9 are no wider.
///
/// Measured on the drawn texts of nine public iOS catalogs; lengths that were not measured take the
/// row before them.
package struct ExpansionTable: Sendable, Hashable {
  /// The language.
  package let language: String
  private let factors: [Double]

  /// The greatest length, in characters, of each row but the last.
  private static let lengths = [5, 10, 20, 30, 70]

  /// The factors for 1 to 5, 6 to 10, 11 to 20, 21 to 30, 31 to 50 (and up to 70), and more characters.
  private static let table: [String: [Double]] = [
    "ar": [2.04, 1.52, 1.33, 1.20, 1.14, 1.04],
    "de": [2.60, 1.90, 1.67, 1.58, 1.56, 1.51],
    "fr": [2.46, 1.93, 1.79, 1.69, 1.55, 1.45],
    "ja": [1.97, 1.67, 1.53, 1.55, 1.43, 1.32],
    "ru": [2.89, 2.26, 1.94, 1.76, 1.63, 1.56],
    "tr": [2.15, 1.71, 1.53, 1.40, 1.37, 1.26],
  ]

  /// The languages that were measured.
  package static let languages = table.keys.sorted()

  /// The table of a language; nil for one that was not measured.
  package init?(language: String) {
    guard let factors = Self.table[language] else { return nil }
    self.language = language
    self.factors = factors
  }

  /// The factor for an English text of `length` characters.
  package func factor(forLength length: Int) -> Double {
    let row = Self.lengths.firstIndex { length <= $0 } ?? factors.count - 1
    return factors[min(row, factors.count - 1)]
  }
}
