/// The lines of a text. What follows the last line break is a line, even when it is empty, so a
/// line break at the end that comes or goes is a change.
struct TextLines {
  /// The lines as UTF-8, without their line feed: equal only when every code unit is.
  let units: [[UInt8]]

  init(_ text: String) {
    units = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map(Array.init)
  }

  /// A line for people: what would not be seen is spelled out.
  func shown(_ index: Int) -> String {
    let text = String(decoding: units[index], as: UTF8.self)
    return String(String.UnicodeScalarView(text.unicodeScalars.flatMap(TextLines.visible)))
  }

  /// Controls, and the invisible marks of bidirectional text, as escapes; tabs as they are.
  private static func visible(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    let isHidden =
      switch scalar.properties.generalCategory {
      case .control: scalar != "\t"
      case .format: scalar != "\u{200D}"
      default: false
      }
    guard isHidden else { return [scalar] }
    return Array("\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
  }
}

/// The way from one text to another, line by line.
struct LineEdits {
  /// One step: a line of the reference that stays or goes, or a line of the new text that comes.
  enum Step: Equatable {
    case keep(reference: Int, new: Int)
    case remove(reference: Int, beforeNew: Int)
    case add(new: Int, beforeReference: Int)
  }

  private let reference: TextLines
  private let new: TextLines
  private let steps: [Step]

  init(reference: TextLines, new: TextLines, maximumEdits: Int) {
    self.reference = reference
    self.new = new
    steps = LineEdits.steps(from: reference, to: new, maximumEdits: maximumEdits)
  }

  /// How many lines satisfy a condition.
  func count(where condition: (TextDifference.Line) -> Bool) -> Int {
    steps.count { condition(line(of: $0)) }
  }

  /// The changes with the lines around them; changes whose context would touch are one hunk. The last one
  /// goes to the end where no more than `wholeEnd` lines follow its last change.
  func hunks(contextLines: Int, wholeEnd: Int) -> [TextDifference.Hunk] {
    var ranges: [Range<Int>] = []
    for (index, step) in steps.enumerated() where !step.isKeep {
      let range = max(0, index - contextLines)..<min(steps.count, index + contextLines + 1)
      if let last = ranges.last, last.upperBound >= range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    if let last = ranges.last, let change = steps.lastIndex(where: { !$0.isKeep }),
      steps.count - change - 1 <= wholeEnd
    {
      ranges[ranges.count - 1] = last.lowerBound..<steps.count
    }
    return ranges.map { range in
      let start = steps[range.lowerBound].position
      return TextDifference.Hunk(
        referenceLine: start.reference + 1, newLine: start.new + 1,
        lines: steps[range].map(line))
    }
  }

  private func line(of step: Step) -> TextDifference.Line {
    switch step {
    case .keep(let index, _): .context(reference.shown(index))
    case .remove(let index, _): .removed(reference.shown(index))
    case .add(let index, _): .added(new.shown(index))
    }
  }
}

extension LineEdits.Step {
  fileprivate var isKeep: Bool {
    if case .keep = self { true } else { false }
  }

  fileprivate var position: (reference: Int, new: Int) {
    switch self {
    case .keep(let reference, let new), .remove(let reference, let new): (reference, new)
    case .add(let new, let reference): (reference, new)
    }
  }
}

extension LineEdits {
  private static func steps(
    from reference: TextLines, to new: TextLines, maximumEdits: Int
  ) -> [Step] {
    // Lines become numbers first, so that comparing two is one instruction.
    var numbers: [[UInt8]: Int] = [:]
    func number(_ line: [UInt8]) -> Int {
      if let known = numbers[line] { return known }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    let old = reference.units.map(number)
    let fresh = new.units.map(number)

    let shorter = min(old.count, fresh.count)
    let prefix = (0..<shorter).first { old[$0] != fresh[$0] } ?? shorter
    let suffix =
      (0..<shorter - prefix).first {
        old[old.count - 1 - $0] != fresh[fresh.count - 1 - $0]
      } ?? (shorter - prefix)

    let path = MyersPath(
      old: old[prefix..<old.count - suffix], new: fresh[prefix..<fresh.count - suffix],
      maximumEdits: maximumEdits)
    return (0..<prefix).map { .keep(reference: $0, new: $0) }
      + path.steps
      + (0..<suffix).map {
        .keep(reference: old.count - suffix + $0, new: fresh.count - suffix + $0)
      }
  }
}
