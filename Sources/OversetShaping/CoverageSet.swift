/// A set of code points: a bit for each, in blocks of 256 that are there only if one of them is.
struct CoverageSet: Sendable {
  /// For each block of Unicode, where its words begin; 0 is the empty block.
  private var starts = [UInt32](repeating: 0, count: CoverageSet.blockCount)
  private var words = [UInt64](repeating: 0, count: CoverageSet.wordsOfBlock)

  private static let blockCount = 0x110000 >> 8
  private static let wordsOfBlock = 256 / 64

  /// The set of `scalars`.
  init(_ scalars: some Sequence<UInt32>) {
    for scalar in scalars where scalar < 0x110000 { insert(scalar) }
  }

  private mutating func insert(_ scalar: UInt32) {
    let block = Int(scalar >> 8)
    if starts[block] == 0 {
      starts[block] = UInt32(words.count)
      words.append(contentsOf: repeatElement(0, count: CoverageSet.wordsOfBlock))
    }
    words[Int(starts[block]) + Int(scalar & 0xFF) >> 6] |= 1 << UInt64(scalar & 63)
  }

  /// Whether `scalar` is in the set.
  func contains(_ scalar: UInt32) -> Bool {
    guard scalar < 0x110000 else { return false }
    let word = words[Int(starts[Int(scalar >> 8)]) + Int(scalar & 0xFF) >> 6]
    return word >> UInt64(scalar & 63) & 1 == 1
  }

  /// The runs of code points that are in the set, ascending.
  var ranges: [ClosedRange<UInt32>] {
    var ranges: [ClosedRange<UInt32>] = []
    for (block, start) in starts.enumerated() where start != 0 {
      for scalar in UInt32(block) << 8...UInt32(block) << 8 + 0xFF where contains(scalar) {
        if let last = ranges.last, last.upperBound + 1 == scalar {
          ranges[ranges.count - 1] = last.lowerBound...scalar
        } else {
          ranges.append(scalar...scalar)
        }
      }
    }
    return ranges
  }

  /// How many code points are in the set.
  var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// Whether the set has nothing.
  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }
}
