import OversetChecks
import OversetRun
import OversetVocabulary

/// The words of reports for settings of a user, text size and Bold Text, at which something shows.
extension Wording {
  /// What a user has changed of the settings of a new device: `AX1`, `bold text`.
  static func settings(_ size: TypeSize, _ weight: LegibilityWeight) -> [String] {
    (size == .large ? [] : [size.token]) + (weight == .bold ? ["bold text"] : [])
  }

  /// At which text sizes something was found, `from text size AX1`; nil for all that were looked at.
  static func extent(of found: Set<TypeSize>, among all: Set<TypeSize>) -> PrintedText? {
    guard let first = found.min(), found != all else { return nil }
    if found == all.filter({ $0 >= first }) { return "from text size \(first.token)" }
    let tokens = found.sorted().map(\.token)
    return "at text \(tokens.count == 1 ? "size" : "sizes") \(tokens.joined(separator: ", "))"
  }

  /// With which settings a cause shows, where it does not with all that were looked at: `from text size AX1`,
  /// `only with bold text`.
  static func settingsExtent(of cause: FindingCause, among outcome: RunOutcome) -> [PrintedText] {
    let extent = extent(
      of: Set(cause.typeSizes), among: Set(outcome.cells.map(\.variant.typeSize)))
    let isNarrowed =
      cause.isOnlyBold && outcome.cells.contains { $0.variant.legibilityWeight == .regular }
    return [extent, isNarrowed ? "only with bold text" : nil].compactMap(\.self)
  }
}
