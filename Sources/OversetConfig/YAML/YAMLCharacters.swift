import OversetVocabulary

/// A YAML text by characters, as its parser counts them: a closer look at what stands at a mark.
struct YAMLCharacters {
  private let scalars: [Unicode.Scalar]
  /// Where each line begins.
  private let lines: [Int]

  /// How many keys may be lists or mappings by the look of them: a text may look like one.
  private static let oddKeyLimit = 16

  init(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    var lines = [0]
    for (index, scalar) in scalars.enumerated() where Self.isBreak(scalar) {
      let isFirstOfTwo = scalar == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n"
      if !isFirstOfTwo { lines.append(index + 1) }
    }
    self.scalars = scalars
    self.lines = lines
  }

  /// Where a mark is: a line and a column, both from 1.
  func offset(line: Int, column: Int) -> Int? {
    guard lines.indices.contains(line - 1) else { return nil }
    let offset = lines[line - 1] + column - 1
    return scalars.indices.contains(offset) ? offset : nil
  }

  func place(of offset: Int, in source: YAMLSource) -> SourcePlace {
    var (low, high) = (0, lines.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if lines[middle] <= offset { low = middle } else { high = middle }
    }
    return source.place(line: low + 1, column: offset - lines[low] + 1)
  }

  /// The text in which an alias is a text, and a mapping in braces a list of pairs; each character stays at
  /// its place.
  var withoutAliasesAndBraces: String {
    var view = String.UnicodeScalarView()
    var previous: Unicode.Scalar = "\n"
    for scalar in scalars {
      switch scalar {
      case "{": view.append("[")
      case "}": view.append("]")
      case "*" where Self.mayPrecedeToken(previous): view.append("\u{E000}")
      default: view.append(scalar)
      }
      previous = scalar
    }
    return String(view)
  }

  /// The name of the alias at an offset, which the next character ends; nil where there is none. One that a colon
  /// follows in a list is a key.
  func alias(at offset: Int?) -> (name: String, isKey: Bool)? {
    guard let offset, scalars[offset] == "*" else { return nil }
    let name = scalars[(offset + 1)...].prefix(while: Self.isNameLetter)
    let isKey = name.endIndex < scalars.count && scalars[name.endIndex] == ":"
    return (String(String.UnicodeScalarView(name)), isKey)
  }

  /// The first sign of a value, behind its anchor and tag.
  func opening(at offset: Int?) -> Unicode.Scalar? {
    guard var offset else { return nil }
    while offset < scalars.count {
      switch scalars[offset] {
      case "&", "!": offset = end(from: offset) { !Self.isSpace($0) }
      case "#": offset = end(from: offset) { !Self.isBreak($0) }
      case let scalar where Self.isSpace(scalar): offset += 1
      case let scalar: return scalar
      }
    }
    return nil
  }

  /// The first of too many places at which a list or a mapping may be a key: a bracket before a colon, or a question
  /// mark that begins a value.
  ///
  /// Each costs as much as is in it, which the first kind keeps below 1,024 characters.
  var firstExcessiveKey: Int? {
    var count = 0
    var last: Unicode.Scalar?
    for (offset, scalar) in scalars.enumerated() {
      if scalar == " " || scalar == "\t" { continue }
      let isKey =
        switch scalar {
        case ":": last == "]" || last == "}"
        case "?": last.map("-?:[{,".unicodeScalars.contains) ?? true
        default: false
        }
      if isKey {
        count += 1
        if count > Self.oddKeyLimit { return offset }
      }
      last = Self.isBreak(scalar) ? nil : scalar
    }
    return nil
  }

  private func end(from offset: Int, while holds: (Unicode.Scalar) -> Bool) -> Int {
    scalars[offset...].firstIndex { !holds($0) } ?? scalars.count
  }

  static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    // An array of the five would be allocated for each character of a file.
    switch scalar {
    case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t" || isBreak(scalar)
  }

  private static func mayPrecedeToken(_ scalar: Unicode.Scalar) -> Bool {
    isSpace(scalar) || "[{,:?-\u{FEFF}".unicodeScalars.contains(scalar)
  }

  private static func isNameLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", "A"..."Z", "a"..."z", "_", "-": true
    default: false
    }
  }
}
