import Foundation

/// The files people look at when a snapshot differs or has no reference:
/// `diff/<name>.reference.png`, `.new.png` and `.diff.png`, the same for texts.
struct ArtefactArchive {
  private enum Role: String, CaseIterable {
    case reference, new, diff
  }

  let folder: URL
  let name: SnapshotName

  /// Writes the artefacts of every file that differs or is absent. A failure does not change the
  /// verdict, so it is returned, with what was written.
  func keep(_ judgements: [SnapshotJudgement]) -> (files: [URL], problem: SnapshotError?) {
    clear(judgements)
    var files: [URL] = []
    do throws(SnapshotError) {
      for judgement in judgements where judgement.isAbsent || judgement.difference != nil {
        try ignoreFolder()
        for (role, data) in try contents(of: judgement) {
          let file = self.file("\(role).\(judgement.pathExtension)")
          try AtomicFile.write(data, to: file, isDurable: false)
          files.append(file)
        }
      }
    } catch {
      return (files, error)
    }
    return (files, nil)
  }

  /// Removes what an earlier run left. The folder stays: another task may be about to write there.
  func clear(_ judgements: [SnapshotJudgement]) {
    guard FileSystem.exists(file("new").deletingLastPathComponent()) else { return }
    for judgement in judgements {
      for role in Role.allCases {
        FileSystem.removeFile(file("\(role).\(judgement.pathExtension)"))
      }
    }
  }

  private func contents(
    of judgement: SnapshotJudgement
  ) throws(SnapshotError) -> [(role: Role, data: Data)] {
    var contents: [(role: Role, data: Data)] = []
    if let data = judgement.referenceFile { contents.append((.reference, data)) }
    contents.append((.new, try judgement.newFile()))
    if let illustrate = judgement.illustrate { contents.append((.diff, try illustrate())) }
    return contents
  }

  private func file(_ suffix: String) -> URL {
    folder.appending(path: "diff/\(name.path).\(suffix)", directoryHint: .notDirectory)
  }

  private func ignoreFolder() throws(SnapshotError) {
    let file = folder.appending(path: ".gitignore", directoryHint: .notDirectory)
    guard !FileSystem.exists(file) else { return }
    try AtomicFile.write(Data("*\n".utf8), to: file, isDurable: false)
  }
}
