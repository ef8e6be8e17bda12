import OversetVocabulary

/// The lines of an input, which the places of diagnostics must lie in.
struct InputLines {
  /// What ends a line.
  enum Ends {
    /// LF, CR, and both together, as in catalogs.
    case plain
    /// These, NEL, and the separators of lines and paragraphs, as in YAML 1.1. Tabs and feeds end no line.
    case unicode
  }

  /// The length of each line, in UTF-16 units; nil where the encoding is not UTF-8.
  private let lengths: [Int]?
  private let byteCount: Int

  init(_ bytes: [UInt8], ends: Ends) {
    byteCount = bytes.count
    let isWide = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    guard !isWide, !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else {
      lengths = nil
      return
    }
    lengths = text.split(omittingEmptySubsequences: false) { character in
      switch ends {
      case .plain: ["\n", "\r", "\r\n"].contains(character)
      case .unicode: ["\n", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}"].contains(character)
      }
    }.map(\.utf16.count)
  }

  /// Breaks off for a diagnostic whose place is not in the input, or that says nothing.
  func contain(_ diagnostic: Diagnostic) throws(Breach) {
    for one in diagnostic.all {
      try require(!one.problem.isEmpty && !one.remedy.isEmpty, "a diagnostic says nothing")
      if let position = one.place?.position { try contain(position, "\(one)") }
    }
  }

  /// Breaks off for a place that is not in the input. A place may be just behind a line's end.
  func contain(_ position: TextPosition, _ what: @autoclosure () -> String) throws(Breach) {
    // Whatever the encoding, a line or a column takes a byte.
    var isInside = position.line <= byteCount + 1 && position.column <= byteCount + 1
    if let lengths {
      isInside =
        lengths.indices.contains(position.line - 1)
        && position.column <= lengths[position.line - 1] + 1
    }
    try require(isInside, "a place is outside of the input: \(what())")
  }
}
