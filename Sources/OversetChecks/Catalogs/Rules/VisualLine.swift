import OversetUnicode

/// One line of a text in the order in which it is drawn (UAX #9).
struct VisualLine {
  /// The characters, in logical order.
  let scalars: [UInt32]
  /// The place from the left of each character.
  let places: [Int]
  /// The characters' offsets from left to right.
  let order: [Int]
  /// The characters' offsets by run, the runs from left to right, each run as it is read.
  private let runs: [[Int]]
  /// Whether the line as a whole runs from right to left.
  let isRightToLeft: Bool

  /// Lays a line out in the direction of its first strong character, else in that of the locale.
  init(_ scalars: [UInt32], in locale: CheckedLocale) {
    self.init(
      scalars, analyzer: locale.analyzer, base: .firstStrong(fallback: locale.direction))
  }

  /// Lays a line out in a base direction.
  init(_ scalars: [UInt32], analyzer: TextAnalyzer, base: BaseDirection) {
    self.scalars = scalars
    var units: [UInt16] = []
    var owners: [Int] = []
    for (index, value) in scalars.enumerated() {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for unit in String(scalar).utf16 {
        units.append(unit)
        owners.append(index)
      }
    }
    let paragraph = analyzer.bidi(units, base: base)
    var order: [Int] = []
    var runs: [[Int]] = []
    for run in paragraph.visualRuns(in: 0..<units.count) {
      let offsets = run.range.map { owners[$0] }
      runs.append(offsets)
      for owner in run.isRightToLeft ? offsets.reversed() : offsets where order.last != owner {
        order.append(owner)
      }
    }
    var places = [Int](repeating: 0, count: scalars.count)
    for (place, owner) in order.enumerated() { places[owner] = place }
    self.order = order
    self.runs = runs
    self.places = places
    isRightToLeft = paragraph.paragraphLevel % 2 == 1
  }

  /// The runs from left to right, each in quotation marks as it is read. Latin words between them keep their
  /// order in any terminal, where controls would be printed as their numbers.
  var drawn: String {
    runs.compactMap { run in
      let text = run.map { scalars[$0] }.filter { !Self.isControl($0) }.string
      let words = text.split(separator: " ").joined(separator: " ")
      return words.isEmpty ? nil : "“\(words)”"
    }.joined(separator: " then ")
  }

  /// Directional marks, embeddings and isolates.
  static func isControl(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x200E, 0x200F, 0x61C, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Letters that run from right to left.
  static func isRightToLeft(_ scalar: UInt32) -> Bool {
    CharacterProperties.isStrongRightToLeft(scalar)
  }
}

extension CheckedText {
  /// The lines that mandatory breaks make, those without a right-to-left letter left out. Tags of markup
  /// are no text.
  var rightToLeftLines: [ArraySlice<UInt32>] {
    guard traits.contains(.rightToLeft) else { return [] }
    return Self.withoutTags(scalars).split { $0 == 0x0A || $0 == 0x0D || $0 == 0x2029 }
      .filter { $0.contains(where: VisualLine.isRightToLeft) }
  }

  /// Takes `<b>` and `</b>` out.
  private static func withoutTags(_ scalars: [UInt32]) -> [UInt32] {
    guard scalars.contains(0x3C) else { return scalars }
    var result: [UInt32] = []
    var index = 0
    // Once none closes, none of those that follow does.
    var mayClose = true
    while index < scalars.count {
      let isTag =
        scalars[index] == 0x3C && index + 1 < scalars.count
        && (isLatin(scalars[index + 1]) || scalars[index + 1] == 0x2F)
      if isTag, mayClose, let end = scalars[index...].firstIndex(of: 0x3E) {
        index = end + 1
      } else {
        if isTag { mayClose = false }
        result.append(scalars[index])
        index += 1
      }
    }
    return result
  }
}
