/// Tells what of a text is for readers from what is for the system: format specifiers and markup.
enum PseudoText {
  /// A part of a text.
  struct Piece: Equatable {
    var text: String
    /// Whether the part stays as it is.
    let isKept: Bool
  }

  /// The parts of a text; joined they are the text.
  static func pieces(of text: String) -> [Piece] {
    FormatString.parse(text).flatMap { piece -> [Piece] in
      guard case .literal = piece.kind else { return [Piece(text: piece.text, isKept: true)] }
      var scanner = Scanner(scalars: Array(piece.text.unicodeScalars))
      return scanner.pieces()
    }
  }

  /// Finds markup in a text: targets of links, attributes, tags, character references, templates in
  /// braces, escapes, and addresses.
  private struct Scanner {
    let scalars: [Unicode.Scalar]
    private var index = 0
    /// Where each end of markup is next; the length of the text where there is none.
    private var ends: [Unicode.Scalar: Int] = [:]

    init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

    mutating func pieces() -> [Piece] {
      var pieces: [Piece] = []
      while index < scalars.count {
        let length = lengthOfMarkup()
        let isKept = length > 0
        let end = index + max(length, 1)
        let text = String(String.UnicodeScalarView(scalars[index..<end]))
        if let last = pieces.indices.last, pieces[last].isKept == isKept {
          pieces[last].text += text
        } else {
          pieces.append(Piece(text: text, isKept: isKept))
        }
        index = end
      }
      return pieces
    }

    /// How many scalars of markup begin here; 0 for none.
    private mutating func lengthOfMarkup() -> Int {
      switch scalars[index] {
      case "\\": return min(2, scalars.count - index)
      case "]": return next == "(" ? length(upTo: ")") : 1
      case "[", "*", "_", "`", "~": return 1
      case "^": return next == "[" ? 2 : 0
      case "<":
        let isTag = next.map { $0 == "/" || $0.properties.isAlphabetic } ?? false
        return isTag ? length(upTo: ">") : 0
      case "&": return lengthOfReference
      case "{": return length(upTo: "}")
      case "h" where isAddress:
        return scalars[index...].prefix { !$0.properties.isWhitespace }.count
      default: return 0
      }
    }

    private var next: Unicode.Scalar? {
      index + 1 < scalars.count ? scalars[index + 1] : nil
    }

    private var isAddress: Bool {
      ["http://", "https://"].contains { scalars[index...].starts(with: $0.unicodeScalars) }
    }

    /// The scalars up to and with `end`; 0 where it does not follow. What is found holds for all that comes
    /// before it, so that the text is searched once.
    private mutating func length(upTo end: Unicode.Scalar) -> Int {
      var found = ends[end] ?? 0
      if found < index {
        found = scalars[index...].firstIndex(of: end) ?? scalars.count
        ends[end] = found
      }
      return found < scalars.count ? found - index + 1 : 0
    }

    /// The scalars of `&amp;`: at most ten, without white space; 0 for another text.
    private var lengthOfReference: Int {
      let rest = scalars[index...].prefix(10)
      guard let found = rest.firstIndex(of: ";"),
        !rest[..<found].contains(where: \.properties.isWhitespace)
      else { return 0 }
      return found - index + 1
    }
  }
}
