public import Foundation

/// What came of verifying a value against the file beside its test.
public enum FileVerdict: Sendable, Equatable {
  /// The reference equals the value; nothing was written.
  case matched
  /// The reference was absent and has been written.
  case recorded(URL)
  /// Everything is recorded: the reference has been written, whatever it was.
  case recordedAnew(URL)
  /// The reference differed and has been replaced.
  case replaced(URL, difference: String, attachments: [DiffAttachment])
  /// The reference is absent and was not to be recorded.
  case missing(URL)
  /// The reference differs and was kept; the new value lies in `new` where it could be written.
  case different(URL, new: URL?, difference: String, attachments: [DiffAttachment])
}

/// A folder of references beside a test file.
public struct FileSnapshotStore: Sendable {
  /// The folder, usually `__Snapshots__/<test file>`.
  public let folder: URL
  /// Where new values that differ are kept; nil keeps none.
  public let artefacts: URL?
  /// The store of the project around, where new values wait to be accepted; nil keeps none.
  public let project: SnapshotStore?

  /// A store over a folder, which need not exist: it is made when something is written.
  public init(folder: URL, artefacts: URL? = nil, project: SnapshotStore? = nil) {
    self.folder = folder
    self.artefacts = artefacts
    self.project = project
  }

  /// The file of a name.
  public func file(for name: FileSnapshotName, pathExtension: String?) -> URL {
    let suffix = pathExtension.map { $0.isEmpty ? "" : ".\($0)" } ?? ""
    return folder.appending(path: name.stem + suffix, directoryHint: .notDirectory)
  }

  /// Verifies a value.
  ///
  /// - Throws: `SnapshotError` for a reference that cannot be read, or a file that cannot be written.
  public func verify<Format>(
    _ value: Format, as diffing: Diffing<Format>, in file: URL, mode: RecordMode
  ) throws(SnapshotError) -> FileVerdict {
    let pending = PendingPlace(of: file, in: project)
    if mode == .all {
      try AtomicFile.write(diffing.encode(value), to: file)
      pending?.clear()
      return .recordedAnew(file)
    }
    guard let data = try FileSystem.read(file) else {
      guard mode != .never else {
        pending?.keep(new: try diffing.encode(value))
        return .missing(file)
      }
      try AtomicFile.write(diffing.encode(value), to: file)
      pending?.clear()
      return .recorded(file)
    }
    let reference = try diffing.decode(data, file: file.path(percentEncoded: false))
    guard let (difference, attachments) = diffing.diff(reference, value) else {
      pending?.clear()
      return .matched
    }
    let new = try diffing.encode(value)
    if mode == .failed {
      try AtomicFile.write(new, to: file)
      pending?.clear()
      return .replaced(file, difference: difference, attachments: attachments)
    }
    let drawn = attachments.first { $0.name.hasPrefix("difference") }?.data
    pending?.keep(reference: data, new: new, difference: drawn ?? Data(difference.utf8))
    return .different(
      file, new: keep(new, of: file), difference: difference, attachments: attachments)
  }

  /// Keeps a new value for people to look at. Where that fails the verdict stays what it is. A
  /// reference that lies where its copy would is not written over: nobody asked to record.
  private func keep(_ data: Data, of file: URL) -> URL? {
    guard let artefacts else { return nil }
    let copy = artefacts.appending(
      path: "\(folder.lastPathComponent)/\(file.lastPathComponent)", directoryHint: .notDirectory)
    guard copy.resolvingSymlinksInPath() != file.resolvingSymlinksInPath() else { return nil }
    do throws(SnapshotError) {
      try AtomicFile.write(data, to: copy, isDurable: false)
      return copy
    } catch {
      return nil
    }
  }
}

/// Where the new value of one file waits to be accepted.
private struct PendingPlace {
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

  func keep(reference: Data? = nil, new: Data, difference: Data? = nil) {
    archive.keep(pathExtension, reference: reference, new: new, difference: difference)
  }

  func clear() { archive.clear([pathExtension]) }
}
