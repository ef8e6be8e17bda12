import ArgumentParser
import Foundation
import OversetProject
import OversetVocabulary

/// Options of a command that looks at what has changed alone.
struct ChangeOptions: ParsableArguments {
  @Option(
    name: .customLong("changed-since"),
    help: ArgumentHelp(
      """
      Check only what may have changed since this revision, such as origin/main. If that cannot be determined, check \
      everything. What is skipped is counted under “Not checked”.
      """, valueName: "ref"))
  var revision: String?

  /// The files as they were at the revision; nil if none was named.
  ///
  /// - Throws: `Diagnostic` for a revision that there is not (65), and where git cannot be run (74).
  func earlier(project: URL) throws(Diagnostic) -> EarlierFiles? {
    try revision.map { value throws(Diagnostic) in
      try GitRevision(value, around: project).files
    }
  }

  /// Refuses a shard beside a revision.
  func validate(with sharing: ShardOptions) throws {
    guard revision != nil, sharing.isAsked else { return }
    throw ValidationError("--changed-since and --shard cannot be combined")
  }
}
