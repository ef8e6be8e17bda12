import Foundation
import OversetFiles
import OversetProject
import OversetVocabulary

/// A revision of the repository around a folder.
struct GitRevision: Sendable {
  /// The revision, as somebody named it.
  let name: String
  /// Its commit.
  let commit: String
  let git: GitProgram

  /// Finds a revision.
  ///
  /// - Throws: `Diagnostic` for one that there is not (65), and where git cannot be run (74).
  init(_ name: String, around folder: URL, orFile: Bool = false) throws(Diagnostic) {
    git = GitProgram(folder: folder)
    self.name = name
    let question = ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}"]
    let found = try git.output(question)
    guard let found, let commit = String(data: found, encoding: .utf8)?.split(separator: "\n").first
    else {
      // Of a revision that there is not, git says nothing here; it does of a folder that it does not trust.
      if let complaint = git.complaint(about: question) {
        throw Diagnostic(
          .data, problem: "git cannot look up the revision '\(name)': \(complaint)",
          remedy: "run `git log` here and do as it says")
      }
      throw Diagnostic(
        .data,
        problem: "git knows no revision '\(name)' here"
          + (orFile ? ", and there is no such file" : ""),
        remedy: "fetch it first, such as `git fetch origin main`"
          + (orFile ? ", or name a file with the changed lines" : ""))
    }
    self.commit = String(commit)
  }

  /// What `git diff` says, with options of its form.
  ///
  /// - Throws: `Diagnostic` where it says nothing.
  func difference(_ options: [String]) throws(Diagnostic) -> Data {
    // Neither a program that the repository names nor a user's settings may change the form.
    let difference = try git.output(
      ["diff"] + options + [
        "--no-relative", "--no-color", "--no-ext-diff", "--no-textconv", "--no-renames",
        "--src-prefix=a/", "--dst-prefix=b/", commit, "--",
      ])
    guard let difference else { throw cannotCompare }
    return difference
  }

  /// Paths that end with NUL.
  private static func paths(in list: Data) -> Set<String> {
    Set(list.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
  }

  private var cannotCompare: Diagnostic {
    Diagnostic(
      .inputOutput, problem: "git cannot compare the files with '\(name)'",
      remedy: "see what `git diff \(commit)` says")
  }

  /// The files of the repository as they were, with what is not committed yet and what git does not know.
  ///
  /// - Throws: `Diagnostic` where git cannot list them.
  var files: EarlierFiles {
    get throws(Diagnostic) {
      let top = try git.output(["rev-parse", "--show-toplevel"])
      guard let top, let path = String(data: top, encoding: .utf8)?.split(separator: "\n").first
      else { throw cannotCompare }
      // Paths are those from the top, wherever the project lies.
      let whole = GitProgram(folder: URL(filePath: String(path), directoryHint: .isDirectory))
      // A submodule that is not what it was counts as one changed path, which nobody knows anything of.
      guard let unknown = try whole.output(["ls-files", "-z", "--others", "--exclude-standard"]),
        let kept = try whole.output(["ls-tree", "-r", "-z", "--name-only", commit]),
        let prefix = try git.output(["rev-parse", "--show-prefix"])
      else { throw cannotCompare }
      let changed = try difference(["--name-only", "-z"])
      let commit = commit
      return EarlierFiles(
        revision: name, top: whole.folder,
        prefix: String(decoding: prefix.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self),
        kept: Self.paths(in: kept), changed: Self.paths(in: changed + unknown)
      ) { path throws(Diagnostic) in
        // A path that was not there is no error, and what is too large to be read today counts as not there: it differs.
        try whole.output(["cat-file", "blob", "\(commit):\(path)"], maximum: FileLimit.catalog)
      }
    }
  }
}
