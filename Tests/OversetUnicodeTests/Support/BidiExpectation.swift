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
  ///
  /// Bare loops: there are 860,000 cases, and in a debug build generic collections take seconds for them.
  private func drawn(
    _ paragraph: BidiParagraph, _ text: EncodedText
  ) -> (levels: [UInt8], order: [Int]) {
    var found = [UInt8](repeating: .max, count: levels.count)
    var foundOrder: [Int] = []
    for run in paragraph.visualRuns(in: 0..<text.units.count) {
      let (lower, upper) = (run.range.lowerBound, run.range.upperBound)
      var step = 0
      while step < upper - lower {
        let offset = run.isRightToLeft ? upper - 1 - step : lower + step
        step += 1
        // The second half of a surrogate pair belongs to no code point of its own.
        let index = text.indices[offset]
        guard index >= 0 else { continue }
        found[index] = run.level
        if levels[index] != nil { foundOrder.append(index) }
      }
    }
    return (found, foundOrder)
  }
}
