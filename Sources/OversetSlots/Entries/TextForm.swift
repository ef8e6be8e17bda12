/// What a text is, by its characters alone: some texts are not shown as one, wherever their key seems to stand.
enum TextForm: Sendable {
  /// Words to read.
  case prose
  /// A URL or an address, alone or among words.
  case address
  /// HTML, or a block of Markdown: a heading, a list, code. So is a text with an entity twice in a row, as “&nbsp;&nbsp;”.
  case markup
  /// A phrase of Siri or Shortcuts, with `${applicationName}`.
  case phrase
  /// No word: only arguments, digits and signs, a name that programs read, or a number of letters and digits.
  case constant

  init(of text: String) {
    let scan = FormScan(text)
    self =
      if scan.hasToken {
        .phrase
      } else if scan.hasAddress {
        .address
      } else if scan.hasTag || scan.hasBlock {
        .markup
      } else if scan.isProgramName || FormScan.isIdentifier(text) || !FormScan.hasWord(text) {
        .constant
      } else {
        .prose
      }
  }
}

/// Looks for signs in the bytes of a text.
private struct FormScan {
  /// Whether there is a `${`.
  private(set) var hasToken = false
  /// Whether there is a `://`, or the text begins as an address does.
  private(set) var hasAddress: Bool
  /// Whether there is a tag of HTML, or an entity twice in a row.
  private(set) var hasTag = false
  /// Whether a line begins as a heading, an item of a list or code does; an item needs other lines.
  private(set) var hasBlock: Bool
  /// Whether the text is one name of several parts, as `api.example.com` or `SOME_CONSTANT` are.
  private(set) var isProgramName = false

  init(_ text: String) {
    let bytes = Array(text.utf8)
    hasAddress = Self.addresses.contains { bytes.starts(with: $0) }
    hasBlock = bytes.first == UInt8(ascii: "#") && Self.isHeading(bytes[...])
    var joints = 0
    var hasSpace = false
    var hasBreak = false
    for (index, byte) in bytes.enumerated() {
      let rest = bytes[(index + 1)...]
      switch byte {
      case UInt8(ascii: "$"): hasToken = hasToken || rest.first == UInt8(ascii: "{")
      case UInt8(ascii: ":"): hasAddress = hasAddress || rest.starts(with: Self.slashes)
      case UInt8(ascii: "<"): hasTag = hasTag || Self.isTag(rest)
      case UInt8(ascii: "&"): hasTag = hasTag || Self.isRepeatedEntity(rest)
      case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "@"):
        if index > 0, Self.isNameByte(bytes[index - 1]), rest.prefix(2).allSatisfy(Self.isNameByte),
          rest.count > 1
        {
          joints += 1
        }
      case UInt8(ascii: " "), 0x09, 0x0D: hasSpace = true
      case 0x0A:
        hasBreak = true
        hasBlock = hasBlock || Self.isBlock(rest)
      default: break
      }
    }
    isProgramName = joints > 0 && !hasSpace && !hasBreak
  }

  private static let addresses = ["www.", "mailto:", "tel:"].map { Array($0.utf8) }
  private static let slashes = Array("//".utf8)
  private static let blocks = ["- ", "* ", "> ", "```", "• "].map { Array($0.utf8) }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || (0x30...0x39).contains(byte)
  }

  /// Whether `rest` goes on a tag after its bracket: a name, and the other bracket.
  private static func isTag(_ rest: ArraySlice<UInt8>) -> Bool {
    let name = rest.first == UInt8(ascii: "/") ? rest.dropFirst() : rest
    return name.first.map(isLetter) == true && name.contains(UInt8(ascii: ">"))
  }

  /// Whether `rest` goes on an entity after its sign, and the same one follows.
  private static func isRepeatedEntity(_ rest: ArraySlice<UInt8>) -> Bool {
    let name = rest.prefix(8).prefix { isNameByte($0) || $0 == UInt8(ascii: "#") }
    let end = Array(name) + [UInt8(ascii: ";")]
    return !name.isEmpty && rest.starts(with: end + [UInt8(ascii: "&")] + end)
  }

  private static func isBlock(_ line: ArraySlice<UInt8>) -> Bool {
    blocks.contains { line.starts(with: $0) } || isHeading(line)
  }

  /// Whether number signs and a space begin a line.
  private static func isHeading(_ line: ArraySlice<UInt8>) -> Bool {
    let rest = line.drop { $0 == UInt8(ascii: "#") }
    return rest.startIndex > line.startIndex && rest.first == UInt8(ascii: " ")
  }

  /// Whether the text is one identifier, as of an account or a transaction: `0x235eD15f…`.
  static func isIdentifier(_ text: String) -> Bool {
    var digits = 0
    for scalar in text.unicodeScalars {
      switch scalar {
      case "0"..."9": digits += 1
      case "a"..."z", "A"..."Z", "_", "-", "…": continue
      default: return false
      }
    }
    return digits >= 4 && text.utf8.count >= 16
  }

  /// Whether a letter stands outside of the specifiers of a format.
  static func hasWord(_ text: String) -> Bool {
    var isInSpecifier = false
    for scalar in text.unicodeScalars {
      if isInSpecifier {
        // A length, as in `%lld`, goes before the letter that ends a specifier.
        isInSpecifier =
          !(scalar == "@" || scalar.properties.isAlphabetic && !lengths.contains(scalar))
      } else if scalar == "%" {
        isInSpecifier = true
      } else if scalar.properties.isAlphabetic {
        return true
      }
    }
    return false
  }

  private static let lengths: Set<Unicode.Scalar> = ["l", "h", "q", "z", "t", "j", "L"]
}
