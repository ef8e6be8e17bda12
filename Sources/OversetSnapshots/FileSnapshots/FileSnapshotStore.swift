package import Foundation
import OversetFiles
package import OversetVocabulary

/// A folder of references beside a test file.
package struct FileSnapshotStore: Sendable {
  /// The folder, usually `__Snapshots__/<test file>`.
  package let folder: URL
  /// Where new values that differ are kept; nil keeps none.
  package let artefacts: URL?
  /// The store of the project around, where new values wait to be accepted; nil keeps none.
  package let project: SnapshotStore?
  /// What bounds the folder: the project that it lies in, else what `__Snapshots__` lies in. A folder of
  /// another name that lies in no project is the caller's own.
  let files: FileRoot

  /// A store over a folder, which need not exist: it is made when something is written.
  package init(folder: URL, artefacts: URL? = nil, project: SnapshotStore? = nil) {
    self.folder = folder
    self.artefacts = artefacts
    self.project = project
    let around = folder.deletingLastPathComponent()
    files =
      if let files = project?.files, files.contains(folder) {
        files
      } else if around.lastPathComponent == "__Snapshots__" {
        FileRoot(around.deletingLastPathComponent())
      } else {
        FileRoot(folder)
      }
  }

  /// The file of a name.
  package func file(for name: FileSnapshotName, pathExtension: String?) -> URL {
    let suffix = pathExtension.map { $0.isEmpty ? "" : ".\($0)" } ?? ""
    return folder.appending(path: name.stem + suffix, directoryHint: .notDirectory)
  }

  /// Verifies a value.
  ///
  /// - Parameters:
  ///   - value: What is compared.
  ///   - diffing: How values are kept and compared.
  ///   - file: The file of the reference.
  ///   - behavior: What is recorded.
  ///   - claim: The claim on the file, where others may have one too: values of two claimants have to agree.
  /// - Throws: `Diagnostic` for a reference that cannot be read, or a file that cannot be written.
  package func verify<Format>(
    _ value: Format, as diffing: Diffing<Format>, in file: URL, behavior: RecordBehavior,
    claim: SnapshotNameClaim? = nil
  ) throws(Diagnostic) -> FileVerdict {
    let verification = FileVerification(
      store: self, value: value, diffing: diffing, file: file, behavior: behavior)
    guard let claim else { return try verification.verified().verdict }
    return try claim.value.verify(
      by: claim.claimant, difference: verification.difference, verify: verification.verified)
  }

  /// Keeps a new value for people to look at. Where that fails the verdict stays what it is. A
  /// reference that lies where its copy would is not written over: nobody asked to record.
  func keep(_ data: Data, of file: URL) -> URL? {
    guard let artefacts else { return nil }
    let around = artefacts.appending(
      path: folder.lastPathComponent, directoryHint: .isDirectory)
    let copy = around.appending(path: file.lastPathComponent, directoryHint: .notDirectory)
    let places = [around, file.deletingLastPathComponent()].map {
      NamedPath.withoutLinks($0.wholePath)
    }
    guard places[0] != places[1] else { return nil }
    do throws(Diagnostic) {
      try FileRoot(artefacts).write(data, to: copy, isDurable: false)
      return copy
    } catch {
      return nil
    }
  }
}
