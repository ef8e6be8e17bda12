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
    let git = GitProgram(folder: project)
    let found = try git.output([
      "rev-parse", "--verify", "--quiet", "--end-of-options", "\(value)^{commit}",
    ])
    guard let found, let commit = String(data: found, encoding: .utf8)?.split(separator: "\n").first
    else {
      throw Diagnostic(
        .data, problem: "git knows no revision '\(value)' here, and there is no such file",
        remedy:
          "fetch it first, such as `git fetch origin main`, or name a file with the changed lines")
    }
    // Neither a program that the repository names nor a user's settings may change the form.
    let difference = try git.output([
      "diff", "--unified=0", "--no-relative", "--no-color", "--no-ext-diff", "--no-textconv",
      "--no-renames",
      "--ignore-submodules", "--src-prefix=a/", "--dst-prefix=b/", String(commit), "--",
    ])
    guard let difference else {
      throw Diagnostic(
        .inputOutput, problem: "git cannot compare the files with '\(value)'",
        remedy: "see what `git diff \(commit)` says")
    }
    return try ChangedLines(difference, file: "git diff")
  }
}

/// git, run in a folder.
private struct GitProgram {
  let folder: URL

  /// What git prints; nil if it ends with an error.
  ///
  /// - Throws: `Diagnostic` if it cannot be run.
  func output(_ arguments: [String]) throws(Diagnostic) -> Data? {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-c", "core.quotePath=false", "-C", folder.wholePath] + arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
      let data = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      // `env` ends with 127 where it finds no git.
      if process.terminationStatus != 127 { return process.terminationStatus == 0 ? data : nil }
    } catch {
      // Said below: without git there is no difference.
    }
    throw Diagnostic(
      .inputOutput, problem: "git cannot be run",
      remedy: "install git, or name a file with the changed lines")
  }
}
