import Foundation
import OversetFiles
import OversetVocabulary

/// The files people look at when a snapshot differs or has no reference: the new value in
/// `pending/<name>.png`, from where it can be accepted, what it was compared with in
/// `diff/<name>.reference.png`, the difference in `diff/<name>.diff.png`, and what differs alone in
/// `diff/<name>.mask.png`; the same for texts, without a mask.
struct ArtefactArchive: Sendable {
  private enum Role {
    case reference, new
    case illustration(Illustration.Role)

    /// The name by which another machine knows it.
    var name: String {
      switch self {
      case .reference: "reference"
      case .new: "new"
      case .illustration(let role): role.rawValue
      }
    }

    /// The value first: without it what is left of the others cannot be accepted.
    static var allCases: [Role] {
      [.new, .reference] + Illustration.Role.allCases.map { .illustration($0) }
    }
  }

  let folder: URL
  /// The snapshot's path below its folder, without an extension.
  let path: String
  /// What bounds the folder.
  let files: FileRoot

  /// Writes the artefacts of every file that differs or is absent: all of them, or none. A failure does
  /// not change the verdict, so it is returned.
  ///
  /// - Parameter postponed: Takes the writing for later, if it has room; what was there before is gone at once.
  func keep(
    _ judgements: [SnapshotJudgement], postponing postponed: PostponedArtefacts? = nil
  ) -> (files: [URL], problem: Diagnostic?) {
    clear(judgements)
    let shown = judgements.filter { $0.isAbsent || $0.difference != nil }
    if postponed?.add(path, { write(shown) }) != true, let problem = write(shown) {
      return ([], problem)
    }
    return (shown.flatMap { judgement in parts(of: judgement).map(\.file) }, nil)
  }

  private func write(_ judgements: [SnapshotJudgement]) -> Diagnostic? {
    do throws(Diagnostic) {
      for judgement in judgements {
        try ArtefactArchive.ignore(folder, in: files)
        for (file, data) in parts(of: judgement) {
          guard let data = try data() else { continue }
          try files.write(data, to: file, isDurable: false)
        }
      }
    } catch {
      // Half of it is worse than nothing: a text could be accepted without its picture.
      clear(judgements)
      return error
    }
    return nil
  }

  /// Writes the artefacts of one file. A failure does not change the verdict, so it is returned.
  func keep(
    _ pathExtension: String, reference: Data?, new: Data, difference: Data?
  ) -> Diagnostic? {
    clear([pathExtension])
    do throws(Diagnostic) {
      try ArtefactArchive.ignore(folder, in: files)
      let contents: [(Role, Data?)] = [
        (.reference, reference), (.new, new), (.illustration(.diff), difference),
      ]
      for (role, data) in contents {
        guard let data else { continue }
        try files.write(data, to: file(role, pathExtension), isDurable: false)
      }
    } catch {
      // Half of it is worse than nothing: the value could be accepted unseen.
      clear([pathExtension])
      return error
    }
    return nil
  }

  /// Removes what an earlier run left. The folder stays: another task may be about to write there.
  func clear(_ judgements: [SnapshotJudgement]) {
    clear(judgements.map(\.pathExtension))
  }

  /// Removes the artefacts of the formats with these extensions.
  func clear(_ pathExtensions: [String]) {
    guard (try? files.exists(file(.new, "").deletingLastPathComponent())) != false else { return }
    for pathExtension in pathExtensions {
      for role in Role.allCases { files.discard(file(role, pathExtension).wholePath) }
    }
  }

  /// Removes the artefacts of the formats with these extensions.
  ///
  /// - Throws: `Diagnostic` for a file that cannot be removed; those after it stay, too.
  func remove(_ pathExtensions: [String]) throws(Diagnostic) {
    for role in Role.allCases {
      for pathExtension in pathExtensions {
        try files.remove(file(role, pathExtension).wholePath)
      }
    }
  }

  /// The file of a value that waits to be accepted.
  func pendingFile(_ pathExtension: String) -> URL { file(.new, pathExtension) }

  /// The copy of the reference that it was compared with.
  func referenceCopy(_ pathExtension: String) -> URL { file(.reference, pathExtension) }

  /// The drawn difference.
  func differenceFile(_ pathExtension: String) -> URL { file(.illustration(.diff), pathExtension) }

  /// What differs, alone.
  func maskFile(_ pathExtension: String) -> URL { file(.illustration(.mask), pathExtension) }

  /// Every file that there may be, in the order in which they are written.
  func files(_ pathExtensions: [String]) -> [(role: String, pathExtension: String, file: URL)] {
    pathExtensions.flatMap { pathExtension in
      Role.allCases.map { ($0.name, pathExtension, file($0, pathExtension)) }
    }
  }

  /// The artefacts of one file, in the order in which they are written.
  private func parts(
    of judgement: SnapshotJudgement
  ) -> [(file: URL, data: () throws(Diagnostic) -> Data?)] {
    var parts: [(role: Role, data: () throws(Diagnostic) -> Data?)] = []
    if let data = judgement.referenceFile { parts.append((.reference, { data })) }
    parts.append((.new, judgement.draft))
    parts += judgement.illustrations.map { (.illustration($0.role), $0.data) }
    return parts.map { (file($0.role, judgement.pathExtension), $0.data) }
  }

  private func file(_ role: Role, _ pathExtension: String) -> URL {
    let path =
      switch role {
      case .new: "\(PendingStore.folderName)/\(path).\(pathExtension)"
      case .reference: "diff/\(path).reference.\(pathExtension)"
      case .illustration(let role): "diff/\(path).\(role.rawValue).\(pathExtension)"
      }
    return folder.appending(path: path, directoryHint: .notDirectory)
  }

  /// Makes git leave out all that is in the folder of artefacts.
  static func ignore(_ folder: URL, in files: FileRoot) throws(Diagnostic) {
    let file = folder.appending(path: ".gitignore", directoryHint: .notDirectory)
    // Where a link keeps it from being looked for, it cannot be written either, and that is the error.
    guard (try? files.exists(file)) != true else { return }
    try files.write(Data("*\n".utf8), to: file, isDurable: false)
  }
}
