package import Foundation
import OversetFiles
package import OversetVocabulary

/// A file that people look at when a snapshot differs or has no reference, with its contents: what one machine has kept
/// and another gets.
package struct SnapshotArtefact: Codable, Sendable {
  /// What it is for a snapshot: the new value, a copy of the reference, or a drawing of what differs.
  let role: String
  /// `txt` or `png`.
  let pathExtension: String
  /// Its bytes.
  package let data: Data
}

extension SnapshotStore {
  /// The formats of a cell's files.
  private static let extensions = ["txt", "png"]

  /// What is kept of a name after its verdict; empty unless it differs or has no reference.
  package func artefacts(
    of name: SnapshotName, after verdict: SnapshotVerdict
  ) throws(Diagnostic) -> [SnapshotArtefact] {
    switch verdict {
    case .different, .missing: break
    case .matched, .recorded, .rerecorded, .unreadable, .unwritable: return []
    }
    guard let archive = archive(of: name) else { return [] }
    var kept: [SnapshotArtefact] = []
    for (role, pathExtension, file) in archive.files(Self.extensions) {
      guard let data = try files.read(file, maximum: FileLimit.reference) else { continue }
      kept.append(SnapshotArtefact(role: role, pathExtension: pathExtension, data: data))
    }
    return kept
  }

  /// Puts what another machine has kept of a name in place of what is kept here.
  ///
  /// - Throws: `Diagnostic` for a file that cannot be written.
  package func replaceArtefacts(
    of name: SnapshotName, by artefacts: [SnapshotArtefact]
  ) throws(Diagnostic) {
    guard let folder = self.artefacts, let archive = archive(of: name) else { return }
    archive.clear(Self.extensions)
    guard !artefacts.isEmpty else { return }
    try ArtefactArchive.ignore(folder, in: files)
    for (role, pathExtension, file) in archive.files(Self.extensions) {
      let own = artefacts.first { $0.role == role && $0.pathExtension == pathExtension }
      guard let own else { continue }
      try files.write(own.data, to: file, isDurable: false)
    }
  }

  /// Makes git leave out all that is in the folder of artefacts, if it can be said there.
  package func ignoreArtefacts() {
    guard let artefacts else { return }
    try? ArtefactArchive.ignore(artefacts, in: files)
  }

  private func archive(of name: SnapshotName) -> ArtefactArchive? {
    artefacts.map { ArtefactArchive(folder: $0, path: path(of: name), files: files) }
  }
}
