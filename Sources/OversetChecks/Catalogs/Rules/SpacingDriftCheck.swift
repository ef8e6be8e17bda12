import OversetCatalogs
package import OversetVocabulary

extension RuleID {
  package static let spacingDrift = RuleID("spacing-drift")
}

/// White space of a translation that differs from the source's: two spaces in a row, or spaces and line
/// feeds at an edge; at the end only what is too much.
///
/// Holds for every locale but the source's. Scripts without spaces between words may drop those at
/// edges.
struct SpacingDriftCheck: CatalogTextCheck {
  let rule = Rule(
    .spacingDrift, fault: "K-5", title: "White space differs", looksAt: .catalogText,
    severity: .info, locales: .translations,
    example: "two spaces in the translation only",
    precision: "Exact; reported, never a failure.")

  /// Languages written without spaces between words.
  private static let unspaced: Set<String> = ["ja", "zh", "yue", "th", "lo", "km", "my"]

  func fault(of text: CheckedText, in entry: CheckedEntry) -> CatalogFault? {
    guard entry.isTranslation, !text.isBlank, entry.isComparablePart(text) else { return nil }
    let source = entry.source.text(at: text.path)
    guard !source.isBlank else { return nil }
    if text.traits.contains(.doubleSpace), !source.traits.contains(.doubleSpace),
      !(Self.unspaced.contains(entry.locale.language) && Self.isSpacedOut(text))
    {
      return CatalogFault(
        "two spaces in a row, but not in the source", fix: "Remove one of the spaces.")
    }
    // What stands between others without a letter, as “ · ”, is spaced as each script asks for.
    guard let edge = edgeThatDiffers(text, source, entry.locale),
      source.value.contains(where: \.isLetter)
    else { return nil }
    return CatalogFault(
      edge, fix: "Begin and end the text with the same white space as the source.")
  }

  /// Whether two characters stand apart, as on buttons of Chinese and Japanese that are to be equally wide.
  private static func isSpacedOut(_ text: CheckedText) -> Bool {
    text.trimmed.count(where: { !CheckedText.isSpace($0) }) == 2
  }

  private func edgeThatDiffers(
    _ text: CheckedText, _ source: CheckedText, _ locale: CheckedLocale
  ) -> String? {
    // Several spaces indent or pad, which each language does as it needs.
    let isIndented = source.scalars.prefix(2).allSatisfy { $0 == 0x20 }
    if !isIndented, let edge = differs(text.scalars.first, source.scalars.first, "begins", locale) {
      return edge
    }
    // White space that the source alone ends with is mostly its own mistake.
    return Self.edge(text.scalars.last) == .none
      ? nil : differs(text.scalars.last, source.scalars.last, "ends", locale)
  }

  private func differs(
    _ text: UInt32?, _ source: UInt32?, _ edge: String, _ locale: CheckedLocale
  ) -> String? {
    let own = Self.edge(text)
    let other = Self.edge(source)
    guard own != other else { return nil }
    if own == .none, other == .space, Self.unspaced.contains(locale.language) { return nil }
    return Self.message(edge, own, other)
  }

  fileprivate static let lostSpace = message("begins", .none, .space)

  private static func message(_ edge: String, _ own: Edge, _ other: Edge) -> String {
    "the text \(edge) with \(own.name), but the source with \(other.name)"
  }

  private enum Edge {
    case none, space, newline

    var name: String {
      switch self {
      case .none: "no space"
      case .space: "a space"
      case .newline: "a line break"
      }
    }
  }

  private static func edge(_ scalar: UInt32?) -> Edge {
    guard let scalar, CheckedText.isSpace(scalar) else { return .none }
    return scalar == 0x0A || scalar == 0x0D ? .newline : .space
  }
}

extension Finding {
  /// Whether it says that a translation lacks the space that its source begins with.
  package var tellsLostSpace: Bool {
    rule.id == .spacingDrift && message == SpacingDriftCheck.lostSpace
  }
}
