/// A stretch of a line with one embedding level (UAX #9).
package struct BidiRun: Hashable, Sendable {
  /// The characters, in UTF-16 offsets of the whole text.
  package let range: Range<Int>

  /// The embedding level: even runs left to right, odd right to left.
  package let level: UInt8

  /// Makes a run of UTF-16 offsets.
  package init(range: Range<Int>, level: UInt8) {
    self.range = range
    self.level = level
  }

  /// Whether the last character of the range is the leftmost.
  @inlinable package var isRightToLeft: Bool { level % 2 == 1 }
}
