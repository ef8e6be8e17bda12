#if Service
  import OversetCatalogs
  import OversetStress

  /// A text that is longer by words of its own, as `overset stress` lengthens texts: whether a translation would have room
  /// before there is one.
  enum GrownText {
    /// By how many percent of its letters a text can grow.
    static let range = 0...100

    /// The text with so many percent more letters, rounded up. Format specifiers stay as they are, and count nothing; a text
    /// of nothing else does not grow.
    static func text(_ text: String, by percent: Int) -> String {
      guard percent > 0 else { return text }
      let pieces = FormatString.parse(text)
      let literals = pieces.filter { $0.kind == .literal }.map(\.text)
      let letters = literals.reduce(0) { $0 + $1.count { !$0.isWhitespace } }
      guard let place = place(in: pieces),
        let lengthening = TextLengthening(trimmed(literals.joined()))
      else { return text }
      let suffix = lengthening.suffix(letters: (letters * percent + 99) / 100)
      // What stands before an argument keeps its space to it.
      let own = pieces[place].text
      let before = trimmed(own)
      let grown = "\(before)\(suffix)\(own.dropFirst(before.count))"
      let after = pieces[(place + 1)...].map(\.text).joined()
      // Letters behind a lone percent sign could make a specifier of it: then the text grows at its beginning.
      let ways = [
        pieces[..<place].map(\.text).joined() + grown + after,
        "\(suffix.drop { $0.isWhitespace }) \(text)",
      ]
      return ways.first { arguments(of: $0) == arguments(of: text) } ?? text
    }

    /// Behind which literal it grows: the last one with letters, else the last one that shows something.
    private static func place(in pieces: [FormatPiece]) -> Int? {
      pieces.lastIndex { $0.kind == .literal && $0.text.contains(where: \.isLetter) }
        ?? pieces.lastIndex { piece in
          piece.kind == .literal && !piece.text.allSatisfy(\.isWhitespace)
        }
    }

    /// The text without the space at its end.
    private static func trimmed(_ text: String) -> String {
      String(text.dropLast(text.reversed().prefix { $0.isWhitespace }.count))
    }

    private static func arguments(of text: String) -> [String] {
      FormatString.parse(text).filter { $0.kind != .literal }.map(\.text)
    }
  }
#endif
