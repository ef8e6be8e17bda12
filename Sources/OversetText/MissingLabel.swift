import OversetUnicode

/// The number of a character without a glyph, in two lines: `9F` and `9A` for U+9F9A.
package struct MissingLabel: Equatable {
  /// The first half of the digits.
  package let upper: String
  /// The other half.
  package let lower: String

  /// The hexadecimal digits of `scalar`, the upper line with half of them or one less.
  package init(_ scalar: UInt32) {
    let digits = String(scalar, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: max(4 - digits.count, 0)) + digits
    upper = String(padded.prefix(padded.count / 2))
    lower = String(padded.dropFirst(padded.count / 2))
  }

  /// A label for each of the `count` clusters of a run from left to right. One that no system draws, and so a
  /// device shows as an empty box, has none; nil where boxes do not stand one to a cluster.
  ///
  /// - Parameters:
  ///   - range: The UTF-16 offsets that the run shows.
  ///   - level: Its embedding level.
  package static func labels(
    of range: Range<Int>, level: UInt8, in text: [UInt16], count: Int
  ) -> [MissingLabel?]? {
    guard range.lowerBound >= 0, range.upperBound <= text.count, !range.isEmpty
    else { return nil }
    let clusters = String(decoding: text[range], as: UTF16.self)
    guard clusters.count == count else { return nil }
    let labels = clusters.map { cluster in
      cluster.unicodeScalars.first.flatMap {
        CharacterProperties.isNeverDrawn($0.value) ? nil : MissingLabel($0.value)
      }
    }
    return level % 2 == 1 ? labels.reversed() : labels
  }
}
