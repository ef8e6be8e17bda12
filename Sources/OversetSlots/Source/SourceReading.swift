import OversetProject
import OversetVocabulary

/// What a check read of the app's source.
package struct SourceReading: Equatable, Codable, Sendable {
  /// What rules ask for while they look is not handed on.
  private enum CodingKeys: String, CodingKey { case fileCount, placeCount, skipped, refused }

  /// How many files were read.
  package let fileCount: Int
  /// How many places were found where keys are drawn, spoken or stored.
  package let placeCount: Int
  /// What was found and not read.
  let skipped: [AppPlaces.Skipped]
  /// The files that could not be read, and why.
  let refused: [Diagnostic]

  /// What the source says that matters to its translations.
  private(set) var facts: [SourceFact] = []
  /// The keys that the source mentions.
  private(set) var mentionedKeys: Set<String> = []
  /// The keys that nothing mentions but accessors which no code asks for, and code that no user runs.
  private(set) var unaskedKeys: Set<String> = []

  init(_ places: AppPlaces) {
    facts = places.facts
    mentionedKeys = Set(places.places.lazy.filter { !$0.drawing.isUnrun }.map(\.key))
      .union(places.unplaced.map(\.key))
    unaskedKeys = Set(places.unasked).subtracting(mentionedKeys)
    fileCount = places.fileCount
    placeCount = places.places.count
    skipped = places.skipped
    refused = places.refused
  }

  /// Whether its numbers are such as this version writes.
  var isSound: Bool {
    ([fileCount, placeCount] + skipped.map(\.count)).allSatisfy(RecordedCount.isSound)
  }

  /// What reports list as not looked at.
  var notChecked: [NotChecked] {
    let left = skipped.map { skipped in
      NotChecked(
        reason: .notAppSource, subject: skipped.name, count: skipped.count,
        detail: "folders outside of the app's source")
    }
    guard let first = refused.first else { return left }
    let more = refused.count > 1 ? " and others" : ""
    return left + [
      NotChecked(
        reason: .unreadSource, subject: "*", count: refused.count,
        detail:
          "files of source, or of fonts that it names, that could not be read: \(first)\(more)")
    ]
  }
}
