import OversetConfig

/// How many keys were placed by what, and why the source did not place the others.
package struct KeyPlacement: Equatable, Codable, Sendable {
  /// By the app's source.
  package internal(set) var source = 0
  /// By a rule, or because the caller named one slot for all.
  package internal(set) var rule = 0
  /// By what the catalog states.
  package internal(set) var stated = 0
  /// By a guess that is sure enough to judge by.
  package internal(set) var guess = 0
  /// Not at all.
  package internal(set) var none = 0
  /// They are nowhere drawn, whatever says so.
  package internal(set) var notDrawn = 0
  /// Why the source did not place a key, and how many keys each reason is for; empty where none was read.
  private var counts: [String: Int] = [:]

  /// The reasons, the most frequent first.
  package var reasons: [(reason: String, count: Int)] {
    counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }

  /// Whether no number is beyond what a process may have counted.
  var isSound: Bool {
    [source, rule, stated, guess, none, notDrawn].allSatisfy(RecordedCount.isSound)
      && counts.values.allSatisfy(RecordedCount.isSound)
  }

  /// Counts a key.
  mutating func count(_ choice: SlotChooser.Choice) {
    if let reason = choice.sourceGap { counts[reason, default: 0] += 1 }
    guard let slot = choice.slot, !choice.isFaint else {
      none += 1
      return
    }
    guard slot.isDrawn else {
      notDrawn += 1
      return
    }
    switch choice.evidence {
    case .named, .rule: rule += 1
    case .source: source += 1
    case .stated: stated += 1
    case .guessed: guess += 1
    case .unknown: none += 1
    }
  }

  /// Adds those of further keys.
  mutating func add(_ other: KeyPlacement) {
    source += other.source
    rule += other.rule
    stated += other.stated
    guess += other.guess
    none += other.none
    notDrawn += other.notDrawn
    counts.merge(other.counts) { $0 + $1 }
  }
}
