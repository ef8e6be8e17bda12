/// Writes the parts of one text in the style of a pseudolocale.
struct PseudoWriter {
  private let style: Pseudolocale.Style
  /// Of an expanded text: how many times as long it gets, and how many letters have been written.
  private let factor: Double
  private var written = 0

  /// - Parameters:
  ///   - length: The characters of the text that are for readers.
  ///   - letters: How many of them are letters: they make up for the others, which are written once.
  init(style: Pseudolocale.Style, length: Int, letters: Int) {
    self.style = style
    if case .expanded(let table) = style, letters > 0 {
      let target = Double(length) * table.factor(forLength: length)
      factor = max((target - Double(length - letters)) / Double(letters), 1)
    } else {
      factor = 1
    }
  }

  /// The part in the style.
  mutating func text(of part: String) -> String {
    var result = String.UnicodeScalarView()
    switch style {
    case .bounded: return part
    case .mirrored: return Self.mirrored(part)
    case .accented: result = Self.map(part) { Self.accents[$0].map { [$0] } ?? [$0] }
    case .wide: result = Self.map(part) { [Self.wide($0)] }
    case .doubled: result = Self.map(part) { $0.properties.isAlphabetic ? [$0, $0] : [$0] }
    case .tall:
      result = Self.map(part) { $0.properties.isAlphabetic ? [$0] + Self.marks : [$0] }
    case .expanded:
      for scalar in part.unicodeScalars {
        for _ in 0..<copies(of: scalar) { result.append(scalar) }
      }
    }
    return String(result)
  }

  private static func map(
    _ part: String, _ change: (Unicode.Scalar) -> [Unicode.Scalar]
  ) -> String.UnicodeScalarView {
    var result = String.UnicodeScalarView()
    for scalar in part.unicodeScalars { result.append(contentsOf: change(scalar)) }
    return result
  }

  /// How often a character is written: the letters so far are as many times as many as the factor asks.
  private mutating func copies(of scalar: Unicode.Scalar) -> Int {
    guard scalar.properties.isAlphabetic else { return 1 }
    let before = Int((Double(written) * factor).rounded())
    written += 1
    return Int((Double(written) * factor).rounded()) - before
  }

  /// Words of letters between right-to-left overrides (UAX #9, X4), each beside right-to-left marks.
  private static func mirrored(_ part: String) -> String {
    var result = ""
    var word = String.UnicodeScalarView()
    func close() {
      guard !word.isEmpty else { return }
      result += "\u{200F}\u{202E}\(String(word))\u{202C}\u{200F}"
      word = String.UnicodeScalarView()
    }
    for scalar in part.unicodeScalars {
      if scalar.properties.isAlphabetic
        || scalar.properties.canonicalCombiningClass != .notReordered
      {
        word.append(scalar)
      } else {
        close()
        result.unicodeScalars.append(scalar)
      }
    }
    close()
    return result
  }

  /// A circumflex with an acute above it, and a dot below: as high as Vietnamese goes.
  private static let marks: [Unicode.Scalar] = ["\u{0323}", "\u{0302}", "\u{0301}"]

  /// The full-width form of an ASCII character (Unicode, Halfwidth and Fullwidth Forms).
  private static func wide(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (0x21...0x7E).contains(scalar.value) else { return scalar == " " ? "\u{3000}" : scalar }
    return Unicode.Scalar(scalar.value + 0xFEE0) ?? scalar
  }

  /// Letters that look like ASCII ones.
  private static let accents: [Unicode.Scalar: Unicode.Scalar] = {
    let plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    let accented = "åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ"
    return Dictionary(
      zip(plain.unicodeScalars, accented.unicodeScalars), uniquingKeysWith: { first, _ in first })
  }()
}
