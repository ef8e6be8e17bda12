import OversetShaping

/// Glyphs as `hb-shape --no-glyph-names` writes them: `[gid=cluster@x,y+advance|...]`, with the
/// offsets only where there are any, in font units.
enum GlyphNotation {
  static func string(_ glyphs: [Glyph]) -> String {
    let parts = glyphs.map { glyph in
      let hasOffset = glyph.xOffset != 0 || glyph.yOffset != 0
      let offset = hasOffset ? "@\(glyph.xOffset),\(glyph.yOffset)" : ""
      return "\(glyph.id)=\(glyph.cluster)\(offset)+\(glyph.advance)"
    }
    return "[\(parts.joined(separator: "|"))]"
  }
}

/// Stretches of equal values.
enum EqualRuns {
  static func of<Value: Equatable>(_ values: [Value]) -> [(Range<Int>, Value)] {
    var runs: [(Range<Int>, Value)] = []
    for (offset, value) in values.enumerated() {
      if let last = runs.last, last.1 == value {
        runs[runs.count - 1].0 = last.0.lowerBound..<offset + 1
      } else {
        runs.append((offset..<offset + 1, value))
      }
    }
    return runs
  }
}

/// The paragraphs of a text (UAX #9, rule P1).
enum ParagraphScan {
  /// The ranges of the paragraphs, each with its separator.
  static func ranges(in text: [UInt16]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    for (offset, unit) in text.enumerated() where isSeparator(unit) {
      let isFirstOfTwo = unit == 0x0D && offset + 1 < text.count && text[offset + 1] == 0x0A
      if isFirstOfTwo { continue }
      ranges.append(start..<offset + 1)
      start = offset + 1
    }
    if start < text.count { ranges.append(start..<text.count) }
    return ranges
  }

  /// Whether a unit is of bidi class B.
  private static func isSeparator(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029: true
    default: false
    }
  }
}
