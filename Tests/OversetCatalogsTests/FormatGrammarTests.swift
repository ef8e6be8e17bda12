import OversetCatalogs
import OversetTestBasics
import Testing

@Suite("The grammar of format strings")
struct FormatGrammarTests {
  @Test("every construct of a format string is read", arguments: Fixture.rows("format-grammar.tsv"))
  func constructs(row: [String]) throws {
    try #require(row.count == 2)
    let pieces = FormatString.parse(row[0])
    #expect(pieces.map(\.notation) == row[1].split(separator: ";").map(String.init))
    expectCover(of: row[0], pieces)
  }

  @Test("the table of constructs has over 100 rows") func table() {
    #expect(Fixture.rows("format-grammar.tsv").count > 100)
  }

  /// Any text, against a reading of the same grammar as one regular expression.
  @Test("any text is read as the reference grammar reads it", arguments: 0..<40 as Range<UInt64>)
  func randomTexts(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let parts = [
      "%", "%", "%", "%", "%%", "1$", "2$", "0$", "300$", "-", "+", " ", "#", "0", "'", "5", "12",
      "*", "*3$",
      ".", ".2", ".*", "hh", "h", "l", "ll", "q", "L", "z", "t", "j", "@", "d", "D", "i", "u", "x",
      "X", "o", "f", "e", "G", "a", "c", "s", "p", "n", "y", "$", "#@n@", "#@A.B@", "arg", "é",
      "e\u{301}",
      "😀", "\n", "(", "text ",
    ]
    for _ in 0..<250 {
      let text = (0..<random.next(below: 12)).map { _ in parts[random.next(below: parts.count)] }
        .joined()
      let pieces = FormatString.parse(text)
      expectCover(of: text, pieces)
      #expect(pieces.map(\.notation) == ReferenceGrammar.pieces(of: text), "\(text)")
    }
  }

  /// `String(format:)` reads a specifier in each of them.
  @Test(
    "a percent sign of prose is told from a specifier with a space for its sign",
    arguments: [
      ("(% d)", false), ("Total: % @", false), ("% d of % d", false), ("% 5d km", false),
      ("%1$ d", false), ("%-5d", false), ("%-d", false),
      ("100% sure", true), ("50 % discount", true), ("50% a", true), ("%d% aller", true),
      ("%lld % de", true), ("100%-os", true), ("%-a a", true), ("all% o’clock", true),
    ])
  func prose(text: String, isProse: Bool) {
    let specifiers = FormatString.parse(text).compactMap { piece in
      if case .argument(let specifier) = piece.kind, !specifier.flags.isEmpty {
        specifier
      } else {
        nil
      }
    }
    #expect(!specifiers.isEmpty)
    #expect(specifiers.allSatisfy { $0.resemblesProse == isProse })
  }

  /// Every unit of the text is in exactly one piece.
  private func expectCover(of text: String, _ pieces: [FormatPiece]) {
    #expect(Array(pieces.map(\.text).joined().utf8) == Array(text.utf8))
    var end = 0
    for piece in pieces {
      #expect(piece.range.lowerBound == end && !piece.range.isEmpty)
      #expect(piece.range.count == piece.text.utf16.count)
      end = piece.range.upperBound
    }
    #expect(end == text.utf16.count)
  }
}

extension FormatPiece {
  /// The piece as the table of constructs writes it.
  fileprivate var notation: String {
    switch kind {
    case .literal: return "literal"
    case .percent: return "percent"
    case .strayPercent: return "stray"
    case .currentArgument: return "current"
    case .substitution(let name, let position):
      return "sub \(name.replacing(" ", with: "␣")) \(position.map(String.init) ?? "_")"
    case .argument(let specifier):
      let flags = specifier.flags.replacing(" ", with: "␣")
      let parts = [
        specifier.position.map(String.init), flags, specifier.width?.notation,
        specifier.precision?.notation, specifier.length, String(specifier.conversion),
      ]
      return "arg "
        + parts.map { $0.flatMap { $0.isEmpty ? nil : $0 } ?? "_" }.joined(separator: " ")
    }
  }
}

extension FormatSpecifier.Field {
  fileprivate var notation: String {
    switch self {
    case .fixed(let number): "\(number)"
    case .argument(let number): "*" + (number.map(String.init) ?? "")
    }
  }
}

/// The grammar once more, written as one regular expression.
private enum ReferenceGrammar {
  static func pieces(of text: String) -> [String] {
    let directive =
      #/%(?:(?<percent>%)|(?<current>arg)|(?:(?<position>[0-9]+)\$)?(?:[0-9]*\#@(?<name>[^@%\x00-\x1F]+)@|(?<flags>[-+\ \#0']*)(?<width>\*(?:[0-9]+\$)?|[0-9]+)?(?<precision>\.(?:\*(?:[0-9]+\$)?|[0-9]+)?)?(?<length>hh|ll|h|l|q|L|z|t|j)?(?<conversion>[@dDiuUxXoOfFeEgGaAcCsSp])))/#
      .matchingSemantics(.unicodeScalar)
    var pieces: [String] = []
    var rest = text[...]
    while let first = rest.unicodeScalars.first {
      guard first == "%" else {
        let end = rest.unicodeScalars.firstIndex(of: "%") ?? rest.endIndex
        rest = rest[end...]
        pieces.append("literal")
        continue
      }
      guard let match = try? directive.prefixMatch(in: rest),
        match.position.map({ (1...255).contains(Int($0) ?? 0) }) ?? true
      else {
        rest.unicodeScalars.removeFirst()
        pieces.append("stray")
        continue
      }
      rest = rest[match.range.upperBound...]
      let output = match.output
      let position = output.position.flatMap { Int($0) }.map(String.init) ?? "_"
      if output.percent != nil {
        pieces.append("percent")
      } else if output.current != nil {
        pieces.append("current")
      } else if let name = output.name {
        pieces.append("sub \(name) \(position)")
      } else {
        let precision = output.precision.map { $0.count > 1 ? $0.dropFirst() : "0" }
        let fields = [
          output.flags.map { Substring($0.replacing(" ", with: "␣")) }, number(output.width),
          number(precision), output.length, output.conversion,
        ]
        let parts = fields.map { $0.flatMap { $0.isEmpty ? nil : String($0) } ?? "_" }
        pieces.append("arg \(position) \(parts.joined(separator: " "))")
      }
    }
    return pieces
  }

  /// A field without leading zeros and `$`.
  private static func number(_ field: Substring?) -> Substring? {
    guard let field else { return nil }
    let digits = field.filter(\.isNumber)
    let number = Int(digits).map { String(min($0, 1_000_000)) } ?? ""
    return Substring((field.hasPrefix("*") ? "*" : "") + number)
  }
}
