extension TextDifference {
  /// The signs with which changes are written.
  package enum Notation: Sendable, CaseIterable {
    /// The unified format of `diff -u`, which `patch` and review tools read.
    case unified
    /// What swift-snapshot-testing prints, on which tests match: U+2212 MINUS SIGN for a hyphen and U+2007
    /// FIGURE SPACE for a space, both as wide as the plus sign in most proportional fonts. A `¬` shows that a
    /// line ends with a space.
    case snapshotTesting
  }

  /// The changes in a notation, without file names.
  package func text(in notation: Notation) -> String {
    hunks.map { $0.text(in: notation) }.joined(separator: "\n")
  }
}

extension TextDifference: CustomStringConvertible {
  /// The changes in the unified format, without file names.
  package var description: String { text(in: .unified) }
}

extension TextDifference.Hunk {
  /// The hunk in a notation: where it lies and how many lines it has, then the lines.
  fileprivate func text(in notation: TextDifference.Notation) -> String {
    let old = lines.count { !$0.isAdded }
    let new = lines.count { !$0.isRemoved }
    let head = "@@ \(notation.minus)\(referenceLine),\(old) +\(newLine),\(new) @@"
    return ([head] + lines.map { $0.text(in: notation) }).joined(separator: "\n")
  }
}

extension TextDifference.Hunk: CustomStringConvertible {
  /// The hunk in the unified format.
  package var description: String { text(in: .unified) }
}

extension TextDifference.Line {
  /// The line after its sign.
  fileprivate func text(in notation: TextDifference.Notation) -> String {
    switch self {
    case .context(let text): notation.space + notation.ended(text)
    case .removed(let text): notation.minus + notation.ended(text)
    case .added(let text): "+" + notation.ended(text)
    }
  }
}

extension TextDifference.Line: CustomStringConvertible {
  /// The line after a space, a minus or a plus.
  package var description: String { text(in: .unified) }
}

extension TextDifference.Notation {
  fileprivate var minus: String {
    switch self {
    case .unified: "-"
    case .snapshotTesting: "\u{2212}"
    }
  }

  fileprivate var space: String {
    switch self {
    case .unified: " "
    case .snapshotTesting: "\u{2007}"
    }
  }

  /// A line whose end is seen.
  fileprivate func ended(_ line: String) -> String {
    self == .snapshotTesting && line.utf8.last == UInt8(ascii: " ") ? line + "¬" : line
  }
}
