/// What the corrections of scripts say about the parts of ``SquarePart`` in one writing, at one size and weight.
struct SquareTerms: Sendable {
  /// The one advance of each part, in em; NaN for one that keeps the face's own.
  private var advances = SquareParts(repeating: Double.nan)
  /// What is added where a letter of the part touches one of Latin, in em.
  private var edges = SquareParts(repeating: 0.0)

  /// Terms that say nothing.
  static let none = SquareTerms()

  private init() {}

  /// The terms of each part, as `terms` has them.
  init(_ terms: (SquarePart) -> WidthTerms?) {
    for part in SquarePart.allCases {
      guard let terms = terms(part) else { continue }
      advances[part] = part.advance(terms) ?? .nan
      edges[part] = terms.latinEdge
    }
  }

  /// The one advance of a part, in em; nil if it has none.
  func advance(of part: SquarePart) -> Double? {
    let advance = advances[part]
    return advance.isNaN ? nil : advance
  }

  /// What is added where a letter of the part touches one of Latin, in em.
  func latinEdge(of part: SquarePart) -> Double { edges[part] }
}

/// A number for each part, without an array's memory.
private struct SquareParts {
  private var kana, han, hangul, punctuation, quote: Double

  init(repeating value: Double) {
    (kana, han, hangul, punctuation, quote) = (value, value, value, value, value)
  }

  subscript(part: SquarePart) -> Double {
    get {
      switch part {
      case .kana: kana
      case .han: han
      case .hangul: hangul
      case .punctuation: punctuation
      case .quote: quote
      }
    }
    set {
      switch part {
      case .kana: kana = newValue
      case .han: han = newValue
      case .hangul: hangul = newValue
      case .punctuation: punctuation = newValue
      case .quote: quote = newValue
      }
    }
  }
}
