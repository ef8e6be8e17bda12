import OversetVocabulary

extension YAMLNode {
  /// A list of code points and ranges of them in hexadecimal, such as `[25CC, 0E00-0E7F]`, ascending and
  /// without overlaps.
  func codePointRanges() throws(Diagnostic) -> [ClosedRange<UInt32>] {
    var last: UInt32?
    let ranges = try list(upTo: 1_000) { node throws(Diagnostic) in
      let range = try node.codePointRange()
      if let last, range.lowerBound <= last {
        throw node.error(
          "\(node.name) is not above the range before it",
          "sort the ranges, and join those that overlap")
      }
      last = range.upperBound
      return range
    }
    guard !ranges.isEmpty else { throw error("\(name) is empty", "remove it, or add a range") }
    return ranges
  }

  private func codePointRange() throws(Diagnostic) -> ClosedRange<UInt32> {
    let ends = try text().split(separator: "-", omittingEmptySubsequences: false).map {
      // A sign is no part of a code point.
      $0.allSatisfy(\.isHexDigit) ? UInt32($0, radix: 16) : nil
    }
    guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1],
      first <= last, last <= 0x10FFFF
    else { throw mismatch("a range of code points", "for example, write `0E00-0E7F`") }
    return first...last
  }
}
