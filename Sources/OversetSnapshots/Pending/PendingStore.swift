public import Foundation

/// The values that runs have left to be accepted or rejected, in `.overset/pending`.
///
/// A run replaces what it has verified: a value that matches is pending no more. What a narrowed run
/// did not look at stays as it was.
public struct PendingStore: Sendable {
  static let folderName = "pending"

  private let store: SnapshotStore
  private let artefacts: URL

  /// The pending values of a store; nil where it keeps no artefacts.
  public init?(_ store: SnapshotStore) {
    guard let artefacts = store.artefacts else { return nil }
    self.store = store
    self.artefacts = artefacts
  }

  /// What is pending, sorted by path.
  ///
  /// - Throws: `SnapshotError` for a file that cannot be read.
  public func snapshots() throws(SnapshotError) -> [PendingSnapshot] {
    let folder = artefacts.appending(path: PendingStore.folderName)
    var extensions: [String: [String]] = [:]
    for component in try FileSystem.names(in: folder) ?? [] {
      for file in try FileSystem.names(in: folder.appending(path: component)) ?? [] {
        guard !AtomicFile.isTemporary(name: file), let dot = file.lastIndex(of: ".") else {
          continue
        }
        let path = "\(component)/\(file[..<dot])"
        extensions[path, default: []].append(String(file[file.index(after: dot)...]))
      }
    }
    var snapshots: [PendingSnapshot] = []
    for path in extensions.keys.sorted() {
      snapshots.append(try snapshot(path, extensions[path, default: []].sorted()))
    }
    return snapshots
  }

  /// Makes the value of `snapshot` the reference.
  ///
  /// - Returns: The references written.
  /// - Throws: `SnapshotError` where the reference has changed since, or a file cannot be read or
  ///   written; what is pending then stays.
  public func accept(_ snapshot: PendingSnapshot) throws(SnapshotError) -> [URL] {
    // Not as it was listed: as it is now.
    let current = try self.snapshot(snapshot.path, snapshot.files.map(\.pathExtension))
    if let file = current.files.first(where: { $0.state == .outdated }) {
      throw SnapshotError(
        .contents, file: file.reference.path(percentEncoded: false),
        problem: "the reference is not the one that the new value was compared with",
        remedy: "run again, then review")
    }
    var contents: [(URL, Data)] = []
    for file in current.files {
      guard let data = try FileSystem.read(file.pending) else {
        throw SnapshotError(
          .contents, file: file.pending.path(percentEncoded: false),
          problem: "the pending value is gone", remedy: "run again, then review")
      }
      contents.append((file.reference, data))
    }
    for (reference, data) in contents { try AtomicFile.write(data, to: reference) }
    remove(current)
    return contents.map(\.0)
  }

  /// Forgets the value of `snapshot`; its reference stays.
  public func reject(_ snapshot: PendingSnapshot) { remove(snapshot) }

  private func remove(_ snapshot: PendingSnapshot) {
    archive(snapshot.path).clear(snapshot.files.map(\.pathExtension))
  }

  private func archive(_ path: String) -> ArtefactArchive {
    ArtefactArchive(folder: artefacts, path: path)
  }

  private func snapshot(
    _ path: String, _ extensions: [String]
  ) throws(SnapshotError) -> PendingSnapshot {
    var files: [PendingSnapshot.File] = []
    for pathExtension in extensions { files.append(try file(path, pathExtension)) }
    let text = try textDifference(files)
    return PendingSnapshot(
      path: path, files: files, text: text, cause: cause(path, files, text))
  }

  private func file(
    _ path: String, _ pathExtension: String
  ) throws(SnapshotError) -> PendingSnapshot.File {
    let archive = archive(path)
    let reference = store.root.appending(
      path: "\(path).\(pathExtension)", directoryHint: .notDirectory)
    let current = try FileSystem.read(reference)
    let compared = try FileSystem.read(archive.referenceCopy(pathExtension))
    let difference = archive.differenceFile(pathExtension)
    return PendingSnapshot.File(
      pathExtension: pathExtension,
      state: current != compared ? .outdated : current == nil ? .new : .changed,
      pending: archive.pendingFile(pathExtension), reference: reference,
      difference: FileSystem.exists(difference) ? difference : nil)
  }

  private func textDifference(
    _ files: [PendingSnapshot.File]
  ) throws(SnapshotError) -> TextDifference? {
    guard let file = files.first(where: { $0.pathExtension == "txt" && $0.state == .changed }),
      let new = try FileSystem.read(file.pending), let old = try FileSystem.read(file.reference)
    else { return nil }
    let path = file.pending.path(percentEncoded: false)
    return TextDifference.compare(
      reference: try TextContents.decode(old, file: path),
      new: try TextContents.decode(new, file: path))
  }

  /// New snapshots of one state belong together, differences with the same changed lines, and
  /// pictures that alone changed in one state.
  private func cause(
    _ path: String, _ files: [PendingSnapshot.File], _ text: TextDifference?
  ) -> String {
    if let text { return "text\n\(text.cause)" }
    let state = path.prefix { $0 != "." }
    return files.allSatisfy { $0.state == .new } ? "new\n\(state)" : "picture\n\(state)"
  }
}
