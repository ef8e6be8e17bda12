/// Text from outside: keys, translations, names of files, tags, arguments.
package enum ForeignText {
  /// How many characters of one value are printed.
  package static let limit = 1_000

  /// The text on one line that neither a terminal nor the reader of a log obeys.
  ///
  /// A line feed becomes its picture, every other scalar that is obeyed or hides something its code point,
  /// `\u{1B}`. A log command is broken. A long text loses its middle, since both ends of a path and of a
  /// message say what it is about.
  static func neutral(_ text: String, limit: Int = limit) -> String {
    let text = shortened(text, to: limit)
    guard text.utf8.contains(where: mayBegin) else { return LogCommand.broken(in: text) }
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "\n" {
        result += "\u{23CE}"
      } else if isObeyed(scalar.value) {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return LogCommand.broken(in: result)
  }

  /// Whether a terminal or a renderer obeys a code point, or shows nothing where something stands: controls,
  /// separators of lines, controls of direction, tags, and what else Unicode lets be ignored.
  ///
  /// What words and emoji are made of stays: the soft hyphen, joiners, breaks without width, and variation
  /// selectors.
  package static func isObeyed(_ point: UInt32) -> Bool {
    switch point {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x2029: true
    // Controls of direction: marks, embeddings and overrides, isolates.
    case 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    // Fillers, invisible operators, annotations, marks of notations, tags.
    case 0x115F...0x1160, 0x17B4...0x17B5, 0x180E, 0x2061...0x2065, 0x206A...0x206F, 0x3164,
      0xFEFF, 0xFFA0, 0xFFF0...0xFFFB, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE00FF,
      0xE01F0...0xE0FFF:
      true
    default: false
    }
  }

  /// Whether the UTF-8 of a code point that is obeyed may begin with a byte: most texts have none.
  static func mayBegin(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x7F, 0xC2, 0xD8, 0xE1...0xE3, 0xEF...0xF0, 0xF3: true
    default: false
    }
  }

  // MARK: Length

  /// A text of up to `limit` characters; of a longer one the beginning, the end, and how many are left out.
  /// Characters are counted as code points, which is linear whatever they are.
  package static func shortened(_ text: String, to limit: Int) -> String {
    guard text.utf8.count > limit else { return text }
    let count = text.utf8.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    guard count > limit else { return text }
    let scalars = text.unicodeScalars
    let start = boundary(
      before: scalars.index(scalars.startIndex, offsetBy: limit * 7 / 10), in: scalars)
    let end = boundary(
      before: scalars.index(scalars.endIndex, offsetBy: -limit * 3 / 10), in: scalars)
    let rest = text[start..<end].unicodeScalars.count
    return "\(text[..<start])… (\(rest) more characters) …\(text[end...])"
  }

  /// The boundary of a user's character at or before `index`. One of more than `reach` code points is cut.
  private static func boundary(
    before index: String.Index, in scalars: String.UnicodeScalarView
  ) -> String.Index {
    let reach = 32
    let start =
      scalars.index(index, offsetBy: -reach, limitedBy: scalars.startIndex) ?? scalars.startIndex
    // A copy: whether a boundary is one would otherwise be looked for from the beginning of the text.
    let window = String(scalars[start...index])
    guard let last = window.last else { return index }
    let length = window.unicodeScalars.count
    let candidate = length - last.unicodeScalars.count
    return candidate > 0 ? scalars.index(start, offsetBy: candidate) : index
  }
}
