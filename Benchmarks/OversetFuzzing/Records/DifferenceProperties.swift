import OversetSnapshots

/// What holds of the difference of two texts.
struct DifferenceProperties {
  let reference: String
  let new: String

  func hold() throws(Breach) {
    for edits in [256, 3] {
      let difference = TextDifference.compare(
        reference: reference, new: new, maximumEdits: edits)
      guard let difference else {
        try require(reference.utf8.elementsEqual(new.utf8), "a difference is not seen")
        continue
      }
      try require(!reference.utf8.elementsEqual(new.utf8), "equal texts differ")
      try hold(of: difference)
      _ = difference.cause
      for notation in TextDifference.Notation.allCases {
        try require(!difference.text(in: notation).isEmpty, "a difference has no text")
      }
    }
  }

  /// Hunks follow one another in both texts, and what they say of lengths adds up.
  private func hold(of difference: TextDifference) throws(Breach) {
    var (oldEnd, newEnd) = (1, 1)
    var (removed, added) = (0, 0)
    for hunk in difference.hunks {
      let old = hunk.referenceLine - oldEnd
      try require(
        old >= 0 && old == hunk.newLine - newEnd, "what is between two hunks differs: \(difference)"
      )
      let counts = Self.counts(of: hunk)
      (removed, added) = (removed + counts.removed, added + counts.added)
      oldEnd = hunk.referenceLine + counts.context + counts.removed
      newEnd = hunk.newLine + counts.context + counts.added
    }
    let (oldCount, newCount) = (Self.lineCount(reference), Self.lineCount(new))
    try require(
      oldCount + 1 - oldEnd == newCount + 1 - newEnd && oldEnd <= oldCount + 1,
      "what follows the hunks differs: \(difference)")
    try require(
      removed == difference.removedCount && added == difference.addedCount,
      "lines are counted wrongly: \(difference)")
  }

  private static func counts(
    of hunk: TextDifference.Hunk
  ) -> (context: Int, removed: Int, added: Int) {
    var counts = (context: 0, removed: 0, added: 0)
    for line in hunk.lines {
      switch line {
      case .context: counts.context += 1
      case .removed: counts.removed += 1
      case .added: counts.added += 1
      }
    }
    return counts
  }

  private static func lineCount(_ text: String) -> Int {
    text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
  }
}
