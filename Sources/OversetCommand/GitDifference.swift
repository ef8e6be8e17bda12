import Foundation
import OversetFiles
import OversetReports
import OversetVocabulary

extension ChangedLines {
  /// The lines that have changed since a revision of the repository around `project`, or that a file lists.
  ///
  /// - Throws: `Diagnostic` for a revision that there is not (65), and where git cannot be run (74).
  static func since(_ value: String, project: URL) throws(Diagnostic) -> ChangedLines {
    if NamedPath.kind(URL(filePath: value).wholePath) == .file {
      let file = BoundFile(argument: URL(filePath: value), as: value)
      return try ChangedLines(try file.contents(maximum: FileLimit.record) ?? Data(), file: value)
    }
    let revision = try GitRevision(value, around: project, orFile: true)
    return try ChangedLines(try revision.difference(["--unified=0"]), file: "git diff")
  }
}
