package import Foundation
import OversetFiles

/// The pictures that show what came of a snapshot. A file may be gone by the time somebody looks.
package struct SnapshotPictures: Sendable, Equatable {
  /// The new picture, or the reference that it equals; nil if nothing is drawn.
  package var shown: URL?
  /// What the new picture was compared with, if it differs.
  package var reference: URL?
  /// What differs, in white and grey on black.
  package var mask: URL?

  /// None.
  package init() {}
}

extension SnapshotStore {
  /// The pictures of a name after its verdict.
  package func pictures(
    of name: SnapshotName, after verdict: SnapshotVerdict
  ) -> SnapshotPictures {
    var pictures = SnapshotPictures()
    pictures.shown = file(for: name, pathExtension: "png")
    guard let artefacts else { return pictures }
    let archive = ArtefactArchive(folder: artefacts, path: path(of: name), files: files)
    switch verdict {
    case .different(let evidence):
      // Of the files of one name only those that differ are kept: the text alone may.
      let kept = Set(evidence.artefacts)
      func taken(_ file: URL) -> URL? { kept.contains(file) ? file : nil }
      if let new = taken(archive.pendingFile("png")) {
        pictures.shown = new
        pictures.reference = taken(archive.referenceCopy("png"))
        pictures.mask = taken(archive.maskFile("png"))
      }
    case .missing(let absent, let unkept):
      if unkept == nil, absent.contains(where: { $0.pathExtension == "png" }) {
        pictures.shown = archive.pendingFile("png")
      }
    case .matched, .recorded, .rerecorded, .unreadable, .unwritable: break
    }
    return pictures
  }
}
