import Foundation
import OversetVocabulary

/// Where the new value of one file waits to be accepted.
struct PendingPlace {
  private let archive: ArtefactArchive
  private let pathExtension: String

  /// Nil for a file outside of the project's folder, or without an extension.
  init?(of file: URL, in project: SnapshotStore?) {
    guard let project, let artefacts = project.artefacts else { return nil }
    let root = project.root.standardizedFileURL.path(percentEncoded: false)
    let folder = root.hasSuffix("/") ? root : root + "/"
    let path = file.standardizedFileURL.path(percentEncoded: false)
    guard path.hasPrefix(folder), let dot = path.lastIndex(of: ".") else { return nil }
    archive = ArtefactArchive(
      folder: artefacts, path: String(path[..<dot].dropFirst(folder.count)))
    pathExtension = String(path[path.index(after: dot)...])
  }

  /// Keeps the value; returns why it cannot be kept.
  func keep(reference: Data? = nil, new: Data, difference: Data? = nil) -> Diagnostic? {
    archive.keep(pathExtension, reference: reference, new: new, difference: difference)
  }

  func clear() { archive.clear([pathExtension]) }
}
