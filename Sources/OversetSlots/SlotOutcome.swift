package import OversetCatalogs
public import OversetChecks
package import OversetConfig
package import OversetProject
public import OversetVocabulary

/// A slot, and how many keys came to it by what.
package struct SlotUse: Sendable {
  /// One reason why keys came to it.
  package struct Source: Sendable {
    /// How it is known that they are drawn there.
    package let evidence: SlotEvidence
    /// How many keys.
    package let keyCount: Int
    /// How many of them have texts that are laid out.
    package let judgedCount: Int
  }

  /// The slot.
  package let slot: Slot
  /// Why keys came to it, in the order of their first keys.
  package let sources: [Source]

  /// How many keys are drawn in it.
  package var keyCount: Int { sources.reduce(0) { $0 + $1.keyCount } }
  /// How many of them have texts that are laid out.
  package var judgedCount: Int { sources.reduce(0) { $0 + $1.judgedCount } }
  /// How many of them came by a guess.
  package var guessedCount: Int {
    sources.reduce(0) { $0 + ($1.evidence.isGuess ? $1.keyCount : 0) }
  }
}

/// The results of laying the strings of catalogs out in slots.
public struct SlotOutcome: Sendable {
  /// The slots, in the order of their first keys.
  package let slots: [SlotUse]
  /// How many keys were placed by what.
  package let placement: KeyPlacement
  /// What was read of the app's source; nil if none was.
  package let source: SourceReading?
  /// The files, as they were named.
  public let files: [String]
  /// The source languages, and how each is known: first those of files that do not say theirs.
  package let sourceLanguages: [SourceLanguage]
  /// How many keys the files have.
  public let keyCount: Int
  /// The locales that were looked at, in order.
  public let locales: [LocaleTag]
  /// The devices, in order.
  package let devices: [Device]
  /// The text sizes, in order.
  package let typeSizes: [TypeSize]
  /// The settings of Bold Text, in order.
  package let legibilityWeights: [LegibilityWeight]
  /// How many strings were laid out: texts times devices.
  public let laidOutCount: Int
  /// How many of them fit, by locale: those without a warning or an error, of rules that are switched off
  /// too.
  package let fittingCount: [LocaleTag: Int]
  /// What was found, by key, locale and device.
  package let findings: SlotFindings
  /// What rules about catalogs found, by cause, the gravest first.
  package let catalogFindings: SlotCauses
  /// What was not looked at.
  package let notChecked: [NotChecked]
  /// Suppressions of keys that covered nothing, or whose time is over, and entries of the baseline that
  /// were not found.
  package let staleSuppressions: [Suppression]
  /// Remarks of the reading: what a file has that it should not.
  package let notes: [String]
  /// What is wrong with the files, by reading.
  package let faults: [Diagnostic]
  /// Whether warnings and stale suppressions fail the check.
  package let strict: Bool
  /// How much of the keys was looked at.
  package let extent: PlanExtent
  /// How the texts were laid out; nil unless it was asked for.
  package let layouts: SlotLayouts?
  /// What other machines have drawn of the texts, by the digests of their findings.
  package var drawings: [String: RecordedDrawing] = [:]

  /// What is wrong with the files, `FILE:LINE:COLUMN: problem; what to do`.
  public var errors: [String] { faults.map(\.description) }

  /// How a command ends because of the faults.
  private var errorStatus: ExitStatus { faults.map(\.exitStatus).max() ?? .clean }

  /// Each source language and how it is known, in words.
  package var sourceReasons: [String] { sourceLanguages.map(\.description) }

  /// Whether a layout that was judged rests on a guess of its slot.
  package var isGuessed: Bool {
    slots.contains { $0.sources.contains { $0.evidence.isGuess && $0.judgedCount > 0 } }
  }

  /// Whether nothing of `locale` was laid out, because no face has all of its letters.
  package func isUncovered(_ locale: LocaleTag) -> Bool {
    notChecked.contains { $0.reason == .noFace && $0.subject == locale.identifier }
  }

  /// Findings of layout that fail the check.
  package var failures: [Finding] { findings.filter(FailurePolicy(strict: strict).fails) }

  /// Findings of catalogs that fail the check, by cause.
  package var catalogFailures: [FindingCause] {
    catalogFindings.filter(FailurePolicy(strict: strict).fails)
  }

  /// Every finding: of layouts, then of catalogs.
  public var allFindings: [Finding] { findings + catalogFindings.flatMap(\.findings) }

  /// Every finding that fails the check: of layouts, then of catalogs.
  public var allFailures: [Finding] { failures + catalogFailures.flatMap(\.findings) }

  /// Why there was nothing to check; nil if there was something, or a fault hides it.
  package var emptiness: Diagnostic? {
    guard laidOutCount == 0, faults.isEmpty, catalogFindings.isEmpty, !hasUnjudged,
      !isPartOfKeys
    else { return nil }
    return Diagnostic(
      .nothingToCheck, file: files.joined(separator: ", "),
      problem: keyCount == 0 ? "there are no keys" : "no key has a text that the app draws",
      remedy: "give catalogs with texts that the app shows")
  }

  /// Whether other machines look at further keys: they may have what this one lacks.
  private var isPartOfKeys: Bool {
    switch extent {
    case .plan: false
    case .shard(_, let others), .changes(_, let others): others > 0
    case .partial: true
    }
  }

  /// Whether there are texts that the app may draw, and that were not laid out. Rules about catalogs have looked
  /// at them.
  private var hasUnjudged: Bool {
    notChecked.contains {
      switch $0.reason {
      case .noFace, .unknownSlot, .faintGuess, .notLaidOut: true
      default: false
      }
    }
  }

  /// The exit code: 0 clean; 1 findings, or texts of which no face has the letters; 65 a file with faults; 66
  /// nothing to check.
  public var exitCode: Int32 { exitStatus.rawValue }

  /// How the command ends, by the one policy of all commands.
  package var exitStatus: ExitStatus {
    let isNothingLaidOut = laidOutCount == 0 && notChecked.contains { $0.reason == .noFace }
    let policy = FailurePolicy(strict: strict)
    let isCatalogFailure = catalogFindings.contains(where: policy.fails)
    return ExitPolicy(policy).status(
      findings: findings, stale: staleSuppressions,
      others: (isNothingLaidOut || isCatalogFailure || extent.isPartial ? [.findings] : [])
        + [errorStatus] + [emptiness?.exitStatus].compactMap(\.self))
  }
}
