import OversetCatalogs

/// A percent sign that is not written `%%` in a text that `String(format:)` fills.
enum FormatFault {
  /// It begins no specifier: the sign is lost, or what follows shows garbage. `isBehindText`: behind a `%@`, with
  /// at most a space between, which may bring a sign of its own.
  case stray(String, isBehindText: Bool)
  /// It forms a specifier with a letter of the next word, which then takes an argument that nobody passes.
  case swallowed(String)

  /// The first in a text; nil if there is none, or if nobody formats the text.
  static func first(of text: CheckedText, in entry: CheckedEntry) -> FormatFault? {
    guard text.traits.contains(.percent), entry.source.takesArguments,
      entry.source.isKnown
    else { return nil }
    let pieces = FormatString.parse(text.value)
    for (index, piece) in pieces.enumerated() {
      switch piece.kind {
      case .strayPercent:
        let next = index + 1 < pieces.count ? pieces[index + 1].text.prefix(4) : ""
        // A flag alone at the end of a text stands for nothing.
        if next.isEmpty == false, next.allSatisfy({ $0 == "#" }), index + 2 == pieces.count {
          continue
        }
        // In an address it is an escape.
        if next.count > 1, next.prefix(2).allSatisfy(\.isHexDigit), text.value.contains("://") {
          continue
        }
        return .stray(
          "%" + next.prefix { !$0.isWhitespace || next.first == $0 },
          isBehindText: isText(pieces[..<index].last { !isBlank($0) }))
      case .argument(let specifier) where specifier.resemblesProse: return .swallowed(piece.text)
      default: continue
      }
    }
    return nil
  }

  /// Whether a text is put in a piece's place.
  private static func isText(_ piece: FormatPiece?) -> Bool {
    guard case .argument(let specifier)? = piece?.kind else { return false }
    return specifier.kind == .object
  }

  /// Whether a piece is the space that some languages have before the sign.
  private static func isBlank(_ piece: FormatPiece) -> Bool {
    piece.kind == .literal && piece.text.allSatisfy(\.isWhitespace)
  }
}
