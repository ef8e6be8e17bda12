import OversetConfig
import OversetVocabulary

/// Suppressions that are needed no more, as lines of a text report.
struct StaleLines {
  private let suppressions: [Suppression]

  init(_ suppressions: [Suppression]) { self.suppressions = suppressions }

  /// The section; empty without any.
  var lines: [PrintedText] {
    guard !suppressions.isEmpty else { return [] }
    return ["Stale suppressions (they cover nothing any more, or have expired)"]
      + suppressions.map { suppression in
        let place: PrintedText = suppression.place.map { "\($0): " } ?? ""
        let until: PrintedText = suppression.until.map { " (until \($0))" } ?? ""
        return "  \(place)\(suppression.rule): \(suppression.reason)\(until)"
      }
  }
}
