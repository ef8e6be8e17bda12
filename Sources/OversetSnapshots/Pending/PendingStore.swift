import Foundation
import OversetFiles
package import OversetVocabulary

/// The values that runs have left to be accepted or rejected, in `.overset/pending`.
///
/// A run replaces what it has verified: a value that matches is pending no more. What a narrowed run
/// did not look at stays as it was.
package struct PendingStore: Sendable {
  static let folderName = "pending"

  private let store: SnapshotStore
  private let artefacts: URL

  /// The pending values of a store; nil if it keeps no artefacts.
  package init?(_ store: SnapshotStore) {
    guard let artefacts = store.artefacts else { return nil }
    self.store = store
    self.artefacts = artefacts
  }

  /// What is pending, sorted by path.
  ///
  /// - Throws: `Diagnostic` for a file that cannot be read.
  package func snapshots() throws(Diagnostic) -> [PendingSnapshot] {
    // By code units: two names that differ by normalization alone are two snapshots.
    var extensions: [[UInt8]: (path: String, extensions: [String])] = [:]
    for file in try files(below: "") {
      guard let dot = file.lastIndex(of: ".") else { continue }
      let path = String(file[..<dot])
      extensions[Array(path.utf8), default: (path, [])].extensions
        .append(String(file[file.index(after: dot)...]))
    }
    var snapshots: [PendingSnapshot] = []
    for (path, extensions) in extensions.values.sorted(by: { $0.path < $1.path }) {
      snapshots.append(try snapshot(path, extensions.sorted()))
    }
    return snapshots
  }

  /// The files in a folder of pending values and in the folders in it, as paths.
  private func files(below folder: String) throws(Diagnostic) -> [String] {
    let url = artefacts.appending(path: "\(PendingStore.folderName)/\(folder)")
    var files: [String] = []
    for entry in try store.files.visibleEntries(in: url) {
      let name = try entry.readableName(in: url)
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      switch entry.kind {
      case .folder: files += try self.files(below: path)
      case .file: files.append(path)
      case .link, .other:
        throw Diagnostic(
          .data, file: url.appending(path: name).wholePath,
          problem: "no run has written this; a pending value is a plain file",
          remedy: "remove it, then run again")
      }
    }
    return files
  }

  func accept(_ snapshot: PendingSnapshot) throws(Diagnostic) -> [URL] {
    // Not as it was listed: as it is now.
    let current = try self.snapshot(snapshot.path, snapshot.files.map(\.pathExtension))
    if let file = current.files.first(where: { $0.state == .outdated }) {
      throw Diagnostic(
        .data, file: file.reference.path(percentEncoded: false),
        problem: "the reference has changed since the new value was compared with it",
        remedy: "run again, then review")
    }
    var contents: [(URL, Data)] = []
    for file in current.files {
      guard let data = try read(file.pending) else {
        throw Diagnostic(
          .data, file: file.pending.path(percentEncoded: false),
          problem: "the pending value no longer exists", remedy: "run again, then review")
      }
      contents.append((file.reference, PictureContents.small(data) ?? data))
    }
    for (reference, data) in contents { try store.files.write(data, to: reference) }
    do throws(Diagnostic) {
      try remove(current)
    } catch {
      var error = error
      error.problem =
        "the new value of \(snapshot.path) is accepted and still pending: \(error.problem)"
      throw error
    }
    return contents.map(\.0)
  }

  func remove(_ snapshot: PendingSnapshot) throws(Diagnostic) {
    try archive(snapshot.path).remove(snapshot.files.map(\.pathExtension))
  }

  private func read(_ file: URL) throws(Diagnostic) -> Data? {
    try store.files.read(file, maximum: FileLimit.reference)
  }

  private func archive(_ path: String) -> ArtefactArchive {
    ArtefactArchive(folder: artefacts, path: path, files: store.files)
  }

  private func snapshot(
    _ path: String, _ extensions: [String]
  ) throws(Diagnostic) -> PendingSnapshot {
    var files: [PendingSnapshot.File] = []
    for pathExtension in extensions { files.append(try file(path, pathExtension)) }
    let text = try textDifference(files)
    return PendingSnapshot(
      store: self, path: path, files: files, text: text, cause: cause(path, files, text))
  }

  private func file(
    _ path: String, _ pathExtension: String
  ) throws(Diagnostic) -> PendingSnapshot.File {
    let archive = archive(path)
    let reference = store.root.appending(
      path: "\(path).\(pathExtension)", directoryHint: .notDirectory)
    let current = try read(reference)
    let compared = try read(archive.referenceCopy(pathExtension))
    let difference = archive.differenceFile(pathExtension)
    return PendingSnapshot.File(
      pathExtension: pathExtension,
      state: current != compared ? .outdated : current == nil ? .new : .changed,
      pending: archive.pendingFile(pathExtension), reference: reference,
      difference: try store.files.exists(difference) ? difference : nil)
  }

  /// How the first file that is a text differs.
  private func textDifference(
    _ files: [PendingSnapshot.File]
  ) throws(Diagnostic) -> TextDifference? {
    for file in files where file.state == .changed && file.pathExtension != "png" {
      guard let new = try read(file.pending),
        let old = try read(file.reference),
        let newText = try? TextContents.decode(new, file: nil),
        let oldText = try? TextContents.decode(old, file: nil)
      else { continue }
      return TextDifference.compare(reference: oldText, new: newText)
    }
    return nil
  }

  /// New snapshots of one state belong together, differences with the same changed lines, and
  /// pictures that alone changed in one state. Numbers are no frames but in the cells of a matrix, whose
  /// names end with a locale and a device: elsewhere they count.
  private func cause(
    _ path: String, _ files: [PendingSnapshot.File], _ text: TextDifference?
  ) -> String {
    if let text {
      let isCell = path.split(separator: ".").last?.contains("_") == true
      return "text\n\(isCell ? text.cause : text.description)"
    }
    let name = path.lastIndex(of: "/").map { path[$0...] } ?? path[...]
    let state = path.dropLast(name.count) + name.prefix { $0 != "." }
    return files.allSatisfy { $0.state == .new } ? "new\n\(state)" : "picture\n\(state)"
  }
}
