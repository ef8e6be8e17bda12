/// The texts of a line of any language of code or markup.
enum QuotedTexts {
  /// The longest text, in bytes: no key is longer that matters.
  private static let maximumLength = 2000

  /// What stands between quotation marks, escapes resolved, with U+0000 for what Swift puts into a text. Texts inside
  /// of what is put in count, too.
  static func texts(in line: ArraySlice<UInt8>) -> [String] {
    var scan = Scan(rest: line)
    var texts: [String] = []
    while let text = scan.next() { texts.append(text) }
    return texts + scan.inner
  }

  /// What stands between the tags of markup.
  static func contents(in line: ArraySlice<UInt8>) -> [String] {
    guard line.contains(UInt8(ascii: "<")) else { return [] }
    return line.split(separator: UInt8(ascii: ">")).compactMap { piece in
      guard let end = piece.firstIndex(of: UInt8(ascii: "<")), end > piece.startIndex,
        piece.count <= maximumLength
      else { return nil }
      return String(decoding: piece[..<end], as: UTF8.self)
    }
  }

  /// A walk through a line, from one quotation mark to the next.
  private struct Scan {
    var rest: ArraySlice<UInt8>
    /// The texts inside of interpolations.
    var inner: [String] = []

    private static let quote = UInt8(ascii: "\"")
    private static let escape = UInt8(ascii: "\\")

    mutating func next() -> String? {
      guard let start = rest.firstIndex(of: Self.quote) else { return nil }
      rest = rest[rest.index(after: start)...]
      var text: [UInt8] = []
      while let byte = rest.popFirst(), byte != Self.quote {
        if byte == Self.escape { text += escaped() } else { text.append(byte) }
        if text.count > maximumLength { return "" }
      }
      return String(decoding: text, as: UTF8.self)
    }

    /// What an escape stands for.
    private mutating func escaped() -> [UInt8] {
      guard let byte = rest.popFirst() else { return [] }
      switch byte {
      case UInt8(ascii: "n"): return [10]
      case UInt8(ascii: "t"): return [9]
      case UInt8(ascii: "("):
        skipInterpolation()
        return [0]
      default: return [byte]
      }
    }

    /// Passes over a value that is put into a text, and keeps the texts that stand in it.
    private mutating func skipInterpolation() {
      var depth = 1
      var text: [UInt8]?
      while depth > 0, let byte = rest.popFirst() {
        if byte == Self.quote {
          if let whole = text { inner.append(String(decoding: whole, as: UTF8.self)) }
          text = text == nil ? [] : nil
        } else if text != nil {
          text?.append(byte)
        } else if byte == UInt8(ascii: "(") {
          depth += 1
        } else if byte == UInt8(ascii: ")") {
          depth -= 1
        }
      }
    }
  }
}
