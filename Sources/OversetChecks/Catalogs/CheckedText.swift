import OversetCatalogs

/// What a look at each character of a text tells: rules that cannot find anything are spared.
struct TextTraits: OptionSet, Sendable {
  let rawValue: Int

  /// Has a percent sign.
  static let percent = TextTraits(rawValue: 1)
  /// Has a letter that runs from right to left.
  static let rightToLeft = TextTraits(rawValue: 2)
  /// Has an ASCII letter.
  static let latin = TextTraits(rawValue: 4)
  /// Has an ASCII digit.
  static let digit = TextTraits(rawValue: 8)
  /// Has a decimal digit of another set.
  static let nativeDigit = TextTraits(rawValue: 16)
  /// Has two spaces in a row.
  static let doubleSpace = TextTraits(rawValue: 32)
  /// Has a character that is seldom meant.
  static let odd = TextTraits(rawValue: 64)
  /// Has a letter of any script.
  static let visible = TextTraits(rawValue: 128)
  /// Has a line feed.
  static let newline = TextTraits(rawValue: 256)
  /// Has an ellipsis, at any height.
  static let ellipsis = TextTraits(rawValue: 512)
  /// Has an ampersand, a dollar sign, a backslash or a closing square bracket.
  static let markup = TextTraits(rawValue: 1024)
  /// Has two characters that UTF-8 makes of one when it is read as Latin-1.
  static let misread = TextTraits(rawValue: 2048)
}

/// A text of a catalog, looked at once for all rules. A class: every rule is handed it, by one reference.
package final class CheckedText: Sendable {
  /// Which variant it is.
  let path: LeafPath
  /// The text, its state and its place.
  let unit: StringUnit
  /// The text as it is shown, with U+FFFC for each argument.
  let scalars: [UInt32]
  /// What is in it.
  let traits: TextTraits
  /// The arguments it takes, in its order; each is one U+FFFC of ``scalars``.
  let arguments: [TakenArgument]
  /// Where the text is without the white space at its edges, in ``scalars``.
  private let trimmedRange: Range<Int>

  /// The text as the catalog has it.
  var value: String { unit.value }

  convenience init(_ leaf: LeafArguments) {
    self.init(path: leaf.path, unit: leaf.unit, arguments: leaf.arguments)
  }

  init(path: LeafPath, unit: StringUnit, arguments: [TakenArgument] = []) {
    self.path = path
    self.unit = unit
    self.arguments = arguments
    let scalars = Self.skeleton(of: unit.value)
    self.scalars = scalars
    traits = Self.traits(of: scalars)
    let start = scalars.firstIndex { !CheckedText.isSpace($0) } ?? scalars.endIndex
    let end = scalars.lastIndex { !CheckedText.isSpace($0) }.map { $0 + 1 } ?? start
    trimmedRange = start..<end
  }

  /// The placeholder for an argument in ``scalars``.
  static let argument: UInt32 = 0xFFFC

  /// Whether anything would be seen.
  var isBlank: Bool { !traits.contains(.visible) }

  /// The text without the white space at its edges.
  var trimmed: ArraySlice<UInt32> { scalars[trimmedRange] }

  private static func skeleton(of value: String) -> [UInt32] {
    guard value.utf8.contains(UInt8(ascii: "%")) else { return value.unicodeScalars.map(\.value) }
    return FormatString.parse(value).flatMap { piece -> [UInt32] in
      switch piece.kind {
      case .argument(let specifier) where !specifier.resemblesProse: [argument]
      case .currentArgument, .substitution: [argument]
      case .percent: [0x25]
      default: piece.text.unicodeScalars.map(\.value)
      }
    }
  }

  private static func traits(of scalars: [UInt32]) -> TextTraits {
    var traits: TextTraits = []
    var previous: UInt32 = 0
    for scalar in scalars {
      switch scalar {
      case 0x20: if previous == 0x20 { traits.insert(.doubleSpace) }
      case 0x0A: traits.insert(.newline)
      case 0x25: traits.formUnion([.percent, .visible])
      case 0x30...0x39: traits.formUnion([.digit, .visible])
      case 0x41...0x5A, 0x61...0x7A: traits.formUnion([.latin, .visible])
      case 0x24, 0x26, 0x5C, 0x5D: traits.formUnion([.markup, .visible])
      case 0x21..<0x7F: traits.insert(.visible)
      case 0..<0x20, 0x7F: if scalar != 0x09, scalar != 0x0D { traits.insert(.odd) }
      case 0x80..<0x0300:
        if scalar != 0xA0 { traits.insert(.visible) }
        if scalar < 0xC0, Self.begins(misread: previous) { traits.insert(.misread) }
      default:
        traits.formUnion(beyondLatin(scalar))
        if scalar == 0x20AC, previous == 0xE2 { traits.insert(.misread) }
      }
      previous = scalar
    }
    return traits
  }

  /// `Â`, `Ã`, `Ð` and `Ñ`: the first bytes of two that Western, Greek and Cyrillic letters have in UTF-8.
  static func begins(misread scalar: UInt32) -> Bool {
    scalar == 0xC2 || scalar == 0xC3 || scalar == 0xD0 || scalar == 0xD1
  }

  private static func beyondLatin(_ scalar: UInt32) -> TextTraits {
    switch scalar {
    case 0x0660...0x0669, 0x06F0...0x06F9: [.nativeDigit, .visible]
    case 0x0966...0x096F, 0x09E6...0x09EF, 0x0E50...0x0E59: [.nativeDigit, .visible]
    case 0x0640: [.odd, .visible, .rightToLeft]
    case 0xFB1D...0xFDFF, 0xFE70...0xFEFE: [.odd, .visible, .rightToLeft]
    case 0x0590...0x08FF: [.visible, .rightToLeft]
    case 0x0307, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF: [.odd]
    case 0xE000...0xF8FE, 0xFB00...0xFB06, 0xFFFD: [.odd, .visible]
    case 0x2026, 0x22EF: [.visible, .ellipsis]
    case 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: []
    default: [.visible]
    }
  }

  /// White space, with the spaces at which no line breaks.
  static func isSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000:
      true
    default: false
    }
  }

  /// ASCII letters.
  static func isLatin(_ scalar: UInt32) -> Bool { (0x61...0x7A).contains(scalar | 0x20) }

  /// ASCII digits.
  static func isDigit(_ scalar: UInt32) -> Bool { (0x30...0x39).contains(scalar) }
}

extension Sequence<UInt32> {
  /// The scalars as a string.
  var string: String {
    var result = String.UnicodeScalarView()
    result.append(contentsOf: compactMap(Unicode.Scalar.init))
    return String(result)
  }
}
