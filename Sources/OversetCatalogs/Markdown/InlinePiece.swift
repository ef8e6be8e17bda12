/// A piece of inline Markdown: text, an argument, a run of delimiters, or an end of a style.
struct InlinePiece {
  /// What is shown; of a run of delimiters, what no match took.
  var units: [UInt16]
  /// The argument the piece is, as an index of the parser's list.
  var insertion: Int?
  var delimiter: InlineDelimiter?
  var isMarker = false

  /// Whether it is plain text, to which more may be added.
  var isText: Bool { insertion == nil && delimiter == nil && !isMarker }
}

/// A run of `*`, `_` or `~`.
struct InlineDelimiter {
  let unit: UInt16
  /// The length as written; rule 9 of CommonMark's emphasis asks for it.
  let length: Int
  var canOpen: Bool
  var canClose: Bool
}

/// What stands on either side of a run of delimiters (CommonMark 6.2).
struct Flanks {
  let isLeft: Bool
  let isRight: Bool
  /// Whether punctuation stands before the run.
  let followsPunctuation: Bool
  /// Whether punctuation stands after the run.
  let precedesPunctuation: Bool

  /// - Parameters:
  ///   - before: the character before the run; `nil` at the start counts as white space.
  ///   - after: the character after it; `nil` at the end likewise.
  init(before: Unicode.Scalar?, after: Unicode.Scalar?) {
    let spaceBefore = before?.properties.isWhitespace ?? true
    let spaceAfter = after?.properties.isWhitespace ?? true
    followsPunctuation = before.map(Self.isPunctuation) ?? false
    precedesPunctuation = after.map(Self.isPunctuation) ?? false
    isLeft = !spaceAfter && (!precedesPunctuation || spaceBefore || followsPunctuation)
    isRight = !spaceBefore && (!followsPunctuation || spaceAfter || precedesPunctuation)
  }

  /// General categories P and S.
  private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      true
    default: false
    }
  }
}
