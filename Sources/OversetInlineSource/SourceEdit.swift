/// A replacement of a part of a file; an empty part is an insertion.
struct SourceEdit {
  let range: Range<Int>
  let text: String

  /// The file with all edits. Parts do not overlap; insertions at one place keep their order and precede
  /// what is replaced there.
  static func apply(_ edits: [SourceEdit], to bytes: [UInt8]) -> [UInt8] {
    let ordered = edits.enumerated().sorted { first, second in
      (first.element.range.lowerBound, first.element.range.upperBound, first.offset)
        < (second.element.range.lowerBound, second.element.range.upperBound, second.offset)
    }.map(\.element)
    var result: [UInt8] = []
    var end = 0
    for edit in ordered where edit.range.lowerBound >= end {
      result += bytes[end..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      end = edit.range.upperBound
    }
    return result + bytes[end...]
  }
}

extension InlineCall {
  /// The changes to the file that put the recorded snapshots into its closures.
  func edits(in layout: SourceLayout) -> [SourceEdit] {
    kept(in: layout) + removed + added(in: layout)
  }

  /// Closures that stay, with another text or label.
  private func kept(in layout: SourceLayout) -> [SourceEdit] {
    let trailing = slots.first { $0.origin?.isArgument != true }
    return slots.flatMap { slot -> [SourceEdit] in
      guard let origin = slot.origin else { return [] }
      var edits: [SourceEdit] = []
      if let range = origin.label {
        let isFirst = trailing?.origin?.range == origin.range
        if isFirst {
          // The first closure that trails has no label.
          edits.append(SourceEdit(range: range.lowerBound..<origin.closure.lowerBound, text: ""))
        } else if let label = slot.label, slot.value != nil {
          edits.append(SourceEdit(range: range, text: label))
        }
      }
      if let value = slot.value {
        edits.append(replacement(of: origin, with: value, in: layout))
      }
      return edits
    }
  }

  /// A literal on a line of its own is replaced where it is; else the closure gets the usual form.
  private func replacement(
    of origin: Origin, with value: String, in layout: SourceLayout
  ) -> SourceEdit {
    if let literal = origin.literal?.range, layout.beginsLine(literal.lowerBound) {
      let literalText = InlineLiteral(
        value: value, indentation: layout.indentation(at: literal.lowerBound),
        newline: layout.newline)
      return SourceEdit(range: literal, text: literalText.text)
    }
    return SourceEdit(range: origin.closure, text: closure(holding: value, in: layout))
  }

  /// Closures that are taken away, with what separates them from what precedes.
  private var removed: [SourceEdit] {
    origins.filter { origin in !slots.contains { $0.origin?.range == origin.range } }.map {
      SourceEdit(range: $0.precedingEnd..<$0.range.upperBound, text: "")
    }
  }

  /// Closures that are added, behind the one of the file that precedes them.
  private func added(in layout: SourceLayout) -> [SourceEdit] {
    let first = slots.firstIndex { $0.origin?.isArgument != true }
    return slots.indices.compactMap { index in
      guard slots[index].origin == nil, let value = slots[index].value else { return nil }
      let place = anchor(before: index)
      let label = index == first ? "" : slots[index].label.map { "\($0): " } ?? ""
      return SourceEdit(
        range: place..<place, text: " \(label)\(closure(holding: value, in: layout))")
    }
  }

  /// Where a closure that is added at an index belongs in the file.
  private func anchor(before index: Int) -> Int {
    if let next = slots[index...].lazy.compactMap(\.origin).first { return next.precedingEnd }
    guard let last = origins.last, !last.isArgument else { return end }
    return last.range.upperBound
  }

  /// A closure in the usual form: the literal on lines of its own.
  private func closure(holding value: String, in layout: SourceLayout) -> String {
    let outer = layout.indentation(at: place)
    let inner = outer + layout.indentationUnit
    let literal = InlineLiteral(value: value, indentation: inner, newline: layout.newline)
    return ["{", inner + literal.text, outer + "}"].joined(separator: layout.newline)
  }
}
