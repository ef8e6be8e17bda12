public import OversetConfig
public import OversetText

/// A string that does not surely fit its slot.
public struct SlotFinding: Sendable {
  /// The rule: `text-truncated`, `word-broken`, `text-at-risk` or `glyph-missing`.
  public let rule: String
  /// Where the string is drawn.
  public let slot: Slot
  /// The catalog key.
  public let key: String
  /// Which variant of the key, such as `plural.few`; empty for a plain text.
  public let variant: String
  /// With what arguments were filled, such as `long` or `long, other direction`; empty for the usual.
  public let sample: String
  /// The BCP 47 tag of the locale.
  public let locale: String
  /// The device's token.
  public let device: String
  /// The user's text size.
  public let typeSize: TypeSize
  /// `FILE:LINE:COLUMN` of the value.
  public let place: String
  /// The text with sample arguments.
  public let text: String
  /// What is shown of it; nil where all is.
  public let shown: String?
  /// Its need against its room.
  public let fit: Fit?
  /// The code points without a glyph.
  public let missing: [UInt32]
  /// Why it is accepted, where `Config/checks.yml` or the baseline says so.
  public internal(set) var known: Suppression?

  /// The rules that look at strings in slots.
  static let rules: Set = ["text-truncated", "word-broken", "text-at-risk", "glyph-missing"]

  /// Whether it fails a run.
  public func isFailure(strict: Bool) -> Bool {
    known == nil && (rule != "text-at-risk" || strict)
  }
}

/// A slot, and how many keys came to it.
public struct SlotUse: Sendable {
  /// The slot.
  public let slot: Slot
  /// How many keys are drawn in it.
  public let keyCount: Int
  /// How many of them no rule covers.
  public let uncoveredCount: Int
}

/// What came of laying the strings of catalogs out in slots.
public struct SlotOutcome: Sendable {
  /// The slots, in the order of their first keys.
  public let slots: [SlotUse]
  /// Whether the slots were guessed, for want of rules.
  public let isGuessed: Bool
  /// The files, as they were named.
  public let files: [String]
  /// How many keys the files have.
  public let keyCount: Int
  /// The locales that were looked at, in order.
  public let locales: [String]
  /// The devices, in order.
  public let devices: [Device]
  /// How many strings were laid out: texts times devices.
  public let laidOutCount: Int
  /// How many of them fit, by locale.
  public let fittingCount: [String: Int]
  /// What was found, by key, locale and device.
  public let findings: [SlotFinding]
  /// What rules about catalogs found, the gravest first.
  package let catalogFindings: [CatalogIssue]
  /// What was not looked at.
  public let notChecked: [NotChecked]
  /// Suppressions of keys that covered nothing, or whose time is over, and entries of the baseline that
  /// were not found.
  public internal(set) var staleSuppressions: [Suppression] = []
  /// Remarks of the reading: what a file has that it should not.
  public let notes: [String]
  /// What is wrong with the files, `FILE:LINE:COLUMN: problem; what to do`.
  public let errors: [String]
  /// Whether texts at risk fail the run.
  public let strict: Bool

  /// Whether nothing of `locale` was laid out, because no face has all of its letters.
  public func isUncovered(_ locale: String) -> Bool {
    notChecked.contains { $0.reason == .noFace && $0.subject == locale }
  }

  /// Findings of layout that fail the run.
  public var failures: [SlotFinding] { findings.filter { $0.isFailure(strict: strict) } }

  /// Findings of catalogs that fail the run.
  package var catalogFailures: [CatalogIssue] {
    catalogFindings.filter { $0.isFailure(strict: strict) }
  }

  /// The exit code: 0 clean; 1 findings, or nothing that could be laid out; 65 a file with faults.
  public var exitCode: Int32 {
    guard errors.isEmpty else { return 65 }
    if strict, !staleSuppressions.isEmpty { return 1 }
    return failures.isEmpty && catalogFailures.isEmpty && (laidOutCount > 0 || keyCount == 0)
      ? 0 : 1
  }
}
