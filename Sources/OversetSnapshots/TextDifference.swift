import Foundation

/// How a new text differs from its reference, line by line.
package struct TextDifference: Sendable, Hashable, Codable {
  /// A line of a hunk.
  package enum Line: Sendable, Hashable, Codable {
    /// The line stands in both texts.
    case context(String)
    /// The line stands in the reference alone.
    case removed(String)
    /// The line stands in the new text alone.
    case added(String)
  }

  /// Changes that lie close together, with the lines around them.
  package struct Hunk: Sendable, Hashable, Codable {
    /// The hunk's first line in the reference, counted from 1; where it has none of the
    /// reference's lines, the line before which they would stand.
    package let referenceLine: Int

    /// The same in the new text.
    package let newLine: Int

    /// The lines, in order.
    package let lines: [Line]
  }

  /// The changes, in order.
  package let hunks: [Hunk]

  /// How many lines of the reference are gone.
  package let removedCount: Int

  /// How many lines are new.
  package let addedCount: Int

  /// What differs, or `nil` when both have the same code units.
  ///
  /// The change is the smallest one (Myers, "An O(ND) Difference Algorithm and Its Variations",
  /// 1986) up to `maximumEdits` changed lines. Beyond, the lines between the first and the last
  /// change are shown as one block, so the time stays linear in the lengths of the texts.
  /// `contextLines` is how many equal lines are shown around a change. Up to `wholeEnd` equal lines after
  /// the last change are shown, even if they are more than that; a longer end is shortened to `contextLines`.
  package static func compare(
    reference: String, new: String, contextLines: Int = 3, wholeEnd: Int = 0,
    maximumEdits: Int = 256
  ) -> TextDifference? {
    // Not `==`, for which canonically equivalent texts are equal.
    guard Data(reference.utf8) != Data(new.utf8) else { return nil }
    let edits = LineEdits(
      reference: TextLines(reference), new: TextLines(new), maximumEdits: max(0, maximumEdits))
    return TextDifference(
      hunks: edits.hunks(contextLines: max(0, contextLines), wholeEnd: wholeEnd),
      removedCount: edits.count { $0.isRemoved },
      addedCount: edits.count { $0.isAdded })
  }
}

extension TextDifference {
  /// What the difference is about: the changed lines without the numbers in them, but for those between
  /// quotation marks, which are words. Cells of one matrix whose differences have one cause have the same,
  /// though frames differ from device to device.
  package var cause: String {
    hunks.flatMap(\.lines).filter { $0.isAdded || $0.isRemoved }.map { line in
      var isQuoted = false
      var isEscaped = false
      let letters = line.description.unicodeScalars.filter { scalar in
        if scalar == "\"", !isEscaped { isQuoted.toggle() }
        isEscaped = scalar == "\\" && !isEscaped
        return isQuoted || !("0"..."9").contains(scalar) && scalar != "."
      }
      return String(String.UnicodeScalarView(letters))
    }.joined(separator: "\n")
  }
}

extension TextDifference.Line {
  var isRemoved: Bool {
    if case .removed = self { true } else { false }
  }

  var isAdded: Bool {
    if case .added = self { true } else { false }
  }
}
