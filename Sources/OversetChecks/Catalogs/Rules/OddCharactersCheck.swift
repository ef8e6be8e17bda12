import OversetUnicode
package import OversetVocabulary

extension RuleID {
  package static let oddCharacters = RuleID("odd-characters")
}

/// Characters that are seldom meant: tatweel as padding, presentation forms, overrides and isolates that
/// do not close, U+FFFD, controls, characters for private use, and zero-width characters in the wrong place.
///
/// Holds for every locale.
struct OddCharactersCheck: CatalogTextCheck {
  let rule = Rule(
    .oddCharacters, fault: "G-7", title: "Odd characters", looksAt: .catalogText,
    severity: .warning, locales: .every,
    example: "an isolate that is never closed",
    precision: "Exact, by code point.")

  func fault(of text: CheckedText, in entry: CheckedEntry) -> CatalogFault? {
    guard text.traits.contains(.odd) else { return nil }
    if let unclosed = Self.unclosedDirection(text.scalars) {
      return CatalogFault(
        "\(CodePoint.notation(unclosed)) is not balanced",
        fix: "Close each isolate with U+2069 and each embedding with U+202C, in the same paragraph."
      )
    }
    for index in text.scalars.indices {
      guard let problem = Self.problem(at: index, in: text.scalars) else { continue }
      return CatalogFault(
        "\(CodePoint.notation(text.scalars[index])) at character \(index + 1): \(problem.message)",
        fix: problem.fix)
    }
    return nil
  }

  // MARK: One character

  private static func problem(at index: Int, in text: [UInt32]) -> CatalogFault? {
    switch text[index] {
    case 0x0640 where isPadding(at: index, in: text):
      CatalogFault("this tatweel only stretches the word", fix: "Remove the tatweel.")
    case 0xFD3E, 0xFD3F, 0xFDF0...0xFDFF: nil  // ornate brackets, and ligatures that are signs
    case 0xFB00...0xFB06, 0xFB1D...0xFDEF, 0xFE70...0xFEFC:
      CatalogFault(
        "a presentation form, which search and joining do not treat as a letter",
        fix: "Use the ordinary letters.")
    // U+F8FF is Apple's logo, which its faces have.
    case 0xE000...0xF8FE:
      CatalogFault(
        "a character for private use, which no face of the system has",
        fix: "Remove it, or draw it with a face that has it.")
    case 0xFFFD: CatalogFault("a character was lost in a conversion", fix: "Restore the character.")
    case 0xFEFF: CatalogFault("a byte order mark inside a text", fix: "Remove it.")
    case 0x200B where !isBesideUnspacedScript(index, text) && !isBesideSpace(index, text):
      CatalogFault("a zero-width space in a script that uses spaces", fix: "Remove it.")
    // Its opposite, U+200C, changes nothing where nothing would join.
    case 0x200D where isLoose(at: index, in: text):
      CatalogFault("a joiner that joins nothing", fix: "Remove it.")
    case 0..<0x09, 0x0B, 0x0C, 0x0E..<0x20, 0x7F:
      CatalogFault("a control character", fix: "Remove it.")
    default: nil
    }
  }

  /// Whether a tatweel stands between two letters. The one behind a prefix of one letter, or at the end
  /// of a word, shows the shape of a letter before what is put beside it.
  private static func isPadding(at index: Int, in text: [UInt32]) -> Bool {
    guard index > 0, index + 1 < text.count, isArabic(text[index - 1]) else { return false }
    guard isArabic(text[index + 1]) || text[index + 1] == 0x0640 else { return false }
    let isPrefix = index < 2 || !isArabic(text[index - 2])
    return !(isPrefix && prefixes.contains(text[index - 1]))
  }

  /// And, so; in, like, to.
  private static let prefixes: Set<UInt32> = [0x0648, 0x0641, 0x0628, 0x0643, 0x0644]

  private static func isArabic(_ scalar: UInt32) -> Bool {
    (0x0620...0x064A).contains(scalar) && scalar != 0x0640 || (0x0671...0x06D3).contains(scalar)
  }

  /// Behind them a joiner chooses the form of the consonant before, also at the end of a word.
  private static let viramas: Set<UInt32> = [
    0x094D, 0x09CD, 0x0A4D, 0x0ACD, 0x0B4D, 0x0BCD, 0x0C4D, 0x0CCD, 0x0D4D, 0x0DCA,
  ]

  /// Whether a joiner stands at an edge or a space. Only Arabic letters show it.
  private static func isLoose(at index: Int, in text: [UInt32]) -> Bool {
    let neighbours = text[max(index - 1, 0)..<min(index + 2, text.count)]
    guard neighbours.contains(where: isArabic) else { return false }
    guard index > 0, index + 1 < text.count else {
      return index == 0 || !viramas.contains(text[index - 1])
    }
    if viramas.contains(text[index - 1]) { return false }
    return CheckedText.isSpace(text[index - 1]) || CheckedText.isSpace(text[index + 1])
  }

  /// Whether a line may break here anyhow, so that nobody sees a difference.
  private static func isBesideSpace(_ index: Int, _ text: [UInt32]) -> Bool {
    let neighbours = [text[..<index].last { $0 != 0x200B }, text[index...].first { $0 != 0x200B }]
    return neighbours.compactMap(\.self).contains(where: CheckedText.isSpace)
  }

  private static func isBesideUnspacedScript(_ index: Int, _ text: [UInt32]) -> Bool {
    let before = text[..<index].last { $0 != 0x200B }
    let behind = text[(index + 1)...].first { $0 != 0x200B }
    return [before, behind].compactMap(\.self).contains { neighbour in
      switch neighbour {
      case 0x0E00...0x0FFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0x9FFF, 0x2F: true
      default: false
      }
    }
  }

  // MARK: Pairs

  /// The first override or isolate that is not closed in its paragraph, or what closes nothing
  /// (UAX #9, BD8 to BD13).
  private static func unclosedDirection(_ text: [UInt32]) -> UInt32? {
    var open: [UInt32] = []
    // An embedding ends with its paragraph, and changes nothing behind.
    func unclosed() -> UInt32? { open.last { $0 != 0x202A && $0 != 0x202B } }
    for scalar in text {
      switch scalar {
      case 0x2066...0x2068, 0x202A, 0x202B, 0x202D, 0x202E: open.append(scalar)
      case 0x2069:
        guard let last = open.last, (0x2066...0x2068).contains(last) else { return scalar }
        open.removeLast()
      case 0x202C:
        guard let last = open.last, !(0x2066...0x2068).contains(last) else { return scalar }
        open.removeLast()
      case 0x0A, 0x2029:
        if let last = unclosed() { return last }
        open = []
      default: break
      }
    }
    return unclosed()
  }
}
