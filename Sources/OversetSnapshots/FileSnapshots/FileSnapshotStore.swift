package import Foundation
package import OversetVocabulary

/// A folder of references beside a test file.
package struct FileSnapshotStore: Sendable {
  /// The folder, usually `__Snapshots__/<test file>`.
  package let folder: URL
  /// Where new values that differ are kept; nil keeps none.
  package let artefacts: URL?
  /// The store of the project around, where new values wait to be accepted; nil keeps none.
  package let project: SnapshotStore?

  /// A store over a folder, which need not exist: it is made when something is written.
  package init(folder: URL, artefacts: URL? = nil, project: SnapshotStore? = nil) {
    self.folder = folder
    self.artefacts = artefacts
    self.project = project
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
    let copy = artefacts.appending(
      path: "\(folder.lastPathComponent)/\(file.lastPathComponent)", directoryHint: .notDirectory)
    guard copy.resolvingSymlinksInPath() != file.resolvingSymlinksInPath() else { return nil }
    do throws(Diagnostic) {
      try AtomicFile.write(data, to: copy, isDurable: false)
      return copy
    } catch {
      return nil
    }
  }
}
