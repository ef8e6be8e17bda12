package import Foundation
package import OversetVocabulary

/// The result of verifying a snapshot.
package enum SnapshotVerdict: Sendable, Equatable {
  /// Every reference equals the new value; nothing was written.
  case matched
  /// These references were absent and have been written.
  case recorded([URL])
  /// These references have been replaced. The evidence says what differed; it is
  /// `nil` when a replaced file could not be read or only its record was another.
  case rerecorded([URL], SnapshotEvidence?)
  /// These references are absent, and were not to be recorded; `unkept` says why the new values do not wait
  /// to be accepted, if they should.
  case missing([URL], unkept: Diagnostic?)
  /// References differ, and were kept.
  case different(SnapshotEvidence)
  /// A reference exists and cannot be read: it is damaged, or a Git LFS pointer.
  case unreadable(Diagnostic)
  /// A reference was to be recorded and could not be.
  case unwritable(Diagnostic)

  /// Whether the references hold what was verified, without having been written for it just now.
  package var isMatch: Bool { self == .matched }

  /// Whether references are absent, and were not recorded.
  package var isMissing: Bool {
    if case .missing = self { true } else { false }
  }

  /// Why a new value that should wait to be accepted does not; nil if nothing is lost.
  package var unkept: Diagnostic? {
    switch self {
    case .missing(_, let unkept): unkept
    case .different(let evidence): evidence.artefactProblem
    case .matched, .recorded, .rerecorded, .unreadable, .unwritable: nil
    }
  }
}

/// What a difference shows.
package struct SnapshotEvidence: Sendable, Equatable {
  /// What differs, one entry for each file that does, in the order in which they were verified.
  package let differences: [SnapshotDifference]

  /// Files written for people: the references, the new values, and the differences drawn.
  package let artefacts: [URL]

  /// Why an artefact is lacking; `nil` when all were written or none asked for.
  package let artefactProblem: Diagnostic?

  /// The renderer that drew the reference when it is another than now: then it is a likelier cause
  /// of the difference than the component.
  package let otherRenderer: String?

  /// Evidence of `differences`, of which `artefacts` were written.
  package init(
    differences: [SnapshotDifference], artefacts: [URL], artefactProblem: Diagnostic?,
    otherRenderer: String?
  ) {
    self.differences = differences
    self.artefacts = artefacts
    self.artefactProblem = artefactProblem
    self.otherRenderer = otherRenderer
  }

  /// How the text differs, if it does.
  package var text: TextDifference? {
    for case .text(let difference) in differences { return difference }
    return nil
  }
}

extension SnapshotVerdict: CustomStringConvertible {
  /// The verdict in words, over several lines where it has evidence.
  package var description: String {
    switch self {
    case .matched: "matches its reference"
    case .recorded(let files): "had no reference; recorded: \(SnapshotVerdict.list(files))"
    case .rerecorded(let files, let evidence):
      (["recorded again: \(SnapshotVerdict.list(files))"]
        + [evidence?.description].compactMap(\.self))
        .joined(separator: "\n")
    case .missing(let files, let unkept):
      (["has no reference, and recording is off: \(SnapshotVerdict.list(files))"]
        + [unkept.map { "the new value is not kept: \($0)" }].compactMap(\.self))
        .joined(separator: "\n")
    case .different(let evidence): "\(evidence.headline)\n\(evidence)"
    case .unreadable(let error): "has a reference that cannot be read: \(error)"
    case .unwritable(let error): "could not be recorded: \(error)"
    }
  }

  private static func list(_ files: [URL]) -> String {
    files.map { $0.path(percentEncoded: false) }.joined(separator: ", ")
  }
}

extension SnapshotEvidence: CustomStringConvertible {
  /// Another renderer comes first: it is a likelier cause than the component.
  fileprivate var headline: String {
    guard let otherRenderer else { return "differs from its reference" }
    return "was recorded by another renderer (\(otherRenderer)), and differs from its reference"
  }

  /// What differs, and where the artefacts lie.
  package var description: String {
    var lines: [String] = []
    lines += differences.map(\.description)
    lines += artefacts.map { $0.path(percentEncoded: false) }
    if let artefactProblem { lines.append("difference file not written: \(artefactProblem)") }
    return lines.joined(separator: "\n")
  }
}
