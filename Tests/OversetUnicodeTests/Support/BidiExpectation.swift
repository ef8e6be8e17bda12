import OversetUnicode

/// What a conformance case expects of a text drawn on one line.
struct BidiExpectation {
  /// The level of each code point; nil for those that rule X9 removes.
  var levels: [UInt8?] = []
  /// The code points that stay, from left to right, as indices.
  var order: [Int] = []

  enum Outcome: Equatable {
    case pass
    /// The order is right, but ICU reported the paragraph level for the whole of a text whose levels
    /// all have one parity. Its own conformance test accepts that too.
    case passWithUniformLevels
    case fail(String)
  }

  /// Compares with the runs of the whole text as one line: rules L1 and L2 included.
  func outcome(of paragraph: BidiParagraph, text: EncodedText) -> Outcome {
    let (found, foundOrder) = drawn(paragraph, text)
    if foundOrder != order { return .fail("order \(foundOrder), expected \(order)") }
    var parities: UInt8 = 0
    var areEqual = true
    for index in levels.indices {
      guard let expected = levels[index] else { continue }
      if found[index] != expected { areEqual = false }
      parities |= expected % 2 == 0 ? 1 : 2
    }
    if areEqual { return .pass }
    let isUniform = parities != 3 && found.allSatisfy { $0 == found[0] }
    return isUniform ? .passWithUniformLevels : .fail("levels \(found), expected \(levels)")
  }

  /// The level of each code point on the line, and the order of those that are not ignored.
  private func drawn(
    _ paragraph: BidiParagraph, _ text: EncodedText
  ) -> (levels: [UInt8], order: [Int]) {
    var unitLevels = [UInt8](repeating: .max, count: text.units.count)
    var unitOrder: [Int] = []
    for run in paragraph.visualRuns(in: 0..<text.units.count) {
      for offset in run.range { unitLevels[offset] = run.level }
      if run.isRightToLeft {
        unitOrder += run.range.reversed()
      } else {
        unitOrder += run.range
      }
    }
    var indexOfUnit = [Int](repeating: -1, count: text.units.count)
    for index in levels.indices where levels[index] != nil {
      indexOfUnit[text.offsets[index]] = index
    }
    return (
      levels.indices.map { unitLevels[text.offsets[$0]] },
      unitOrder.lazy.map { indexOfUnit[$0] }.filter { $0 >= 0 }
    )
  }
}
