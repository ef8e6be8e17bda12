import OversetConfig

/// Which families may have a character, without opening any.
struct FallbackTable: Sendable {
  /// As many as fit a byte beside the two marks below.
  static let mostFamilies = 254

  /// For each code point below U+10000 the index of its family, where no family before it is yet to be
  /// opened; else one of the marks.
  private var basicPlane = [UInt8](repeating: FallbackTable.missing, count: 0x10000)
  /// For each block of 256 code points, where its families begin among `members`; one more is their end.
  private var starts: [UInt32] = []
  /// The families of each block, in order.
  private var members: [UInt8] = []

  private static let missing = UInt8.max
  private static let undecided = UInt8.max - 1
  private static let blockCount = 0x110000 >> 8

  init(_ families: ArraySlice<FontFamilyFaces>) {
    var blocks = [[UInt8]](repeating: [], count: Self.blockCount)
    for (index, family) in families.enumerated() {
      let family = family.extent
      for range in family.ranges {
        for block in range.lowerBound >> 8...range.upperBound >> 8
        where blocks[Int(block)].last != UInt8(index) {
          blocks[Int(block)].append(UInt8(index))
        }
        mark(range, family.isCertain ? UInt8(index) : Self.undecided)
      }
    }
    for block in blocks {
      starts.append(UInt32(members.count))
      members += block
    }
    starts.append(UInt32(members.count))
  }

  /// Gives the characters of a range that no family before has to one.
  private mutating func mark(_ range: ClosedRange<UInt32>, _ family: UInt8) {
    var scalar = Int(range.lowerBound)
    // Each family passes through tens of thousands of characters: a loop over the range would cost more than what
    // it does, where nothing is optimized.
    while scalar <= min(Int(range.upperBound), 0xFFFF) {
      if basicPlane[scalar] == Self.missing { basicPlane[scalar] = family }
      scalar += 1
    }
  }

  /// The family that has `scalar` for certain and comes first; nil if it is not known without opening one.
  func settled(_ scalar: UInt32) -> Int? {
    guard scalar < 0x10000, basicPlane[Int(scalar)] < Self.undecided else { return nil }
    return Int(basicPlane[Int(scalar)])
  }

  /// Whether it is certain that no family has `scalar`.
  func settledAsMissing(_ scalar: UInt32) -> Bool {
    scalar < 0x10000 && basicPlane[Int(scalar)] == Self.missing
  }

  /// The families that may have `scalar`, in order.
  func families(for scalar: UInt32) -> some Collection<Int> {
    let block = Int(min(scalar >> 8, UInt32(Self.blockCount)))
    let range = block < Self.blockCount ? starts[block]..<starts[block + 1] : 0..<0
    return members[Int(range.lowerBound)..<Int(range.upperBound)].lazy.map(Int.init)
  }
}

/// What is known of a family's characters before a text needs them.
struct FamilyExtent {
  /// Ascending ranges that hold them.
  var ranges: [ClosedRange<UInt32>]
  /// Whether the family has all of them.
  var isCertain: Bool
}

extension FontFamilyFaces {
  /// The characters of an open family, or what the manifest says that another covers.
  var extent: FamilyExtent {
    if !isOpen, let covers = family.covers { return FamilyExtent(ranges: covers, isCertain: false) }
    return FamilyExtent(ranges: opened.coverage.ranges, isCertain: true)
  }
}
