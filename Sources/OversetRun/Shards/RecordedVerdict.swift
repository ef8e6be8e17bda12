import Foundation
import OversetSnapshots
import OversetVocabulary

/// A verdict as a blob holds it: files below the project's folder are paths from there.
struct RecordedVerdict: Codable {
  private enum Kind: String, Codable {
    case matched
    case recorded
    case rerecorded
    case missing
    case different
    case unreadable
    case unwritable
  }

  private struct Evidence: Codable {
    let differences: [SnapshotDifference]
    let artefacts: [String]
    let artefactProblem: Diagnostic?
    let otherRenderer: String?
  }

  private let kind: Kind
  private var files: [String]?
  private var evidence: Evidence?
  private var error: Diagnostic?

  /// A verdict of a project in `folder`, which ends in a slash.
  init(_ verdict: SnapshotVerdict, below folder: String) {
    func paths(_ files: [URL]) -> [String] {
      files.map { file in
        let path = file.path(percentEncoded: false)
        return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
      }
    }
    func recorded(_ evidence: SnapshotEvidence) -> Evidence {
      Evidence(
        differences: evidence.differences, artefacts: paths(evidence.artefacts),
        artefactProblem: evidence.artefactProblem, otherRenderer: evidence.otherRenderer)
    }
    switch verdict {
    case .matched: kind = .matched
    case .recorded(let files):
      kind = .recorded
      self.files = paths(files)
    case .rerecorded(let files, let evidence):
      kind = .rerecorded
      self.files = paths(files)
      self.evidence = evidence.map(recorded)
    case .missing(let files, let unkept):
      kind = .missing
      self.files = paths(files)
      error = unkept
    case .different(let evidence):
      kind = .different
      self.evidence = recorded(evidence)
    case .unreadable(let error):
      kind = .unreadable
      self.error = error
    case .unwritable(let error):
      kind = .unwritable
      self.error = error
    }
  }

  /// The verdict in a project in `folder`, which ends in a slash; nil if something is missing that belongs to it.
  func verdict(below folder: String) -> SnapshotVerdict? {
    let urls = files?.map { Self.url($0, folder) }
    let shown = evidence.map { evidence in
      SnapshotEvidence(
        differences: evidence.differences,
        artefacts: evidence.artefacts.map { Self.url($0, folder) },
        artefactProblem: evidence.artefactProblem, otherRenderer: evidence.otherRenderer)
    }
    return switch kind {
    case .matched: .matched
    case .recorded: urls.map { .recorded($0) }
    case .rerecorded: urls.map { .rerecorded($0, shown) }
    case .missing: urls.map { .missing($0, unkept: error) }
    case .different: shown.map { .different($0) }
    case .unreadable: error.map { .unreadable($0) }
    case .unwritable: error.map { .unwritable($0) }
    }
  }

  private static func url(_ path: String, _ folder: String) -> URL {
    URL(filePath: path.hasPrefix("/") ? path : folder + path, directoryHint: .notDirectory)
  }
}
