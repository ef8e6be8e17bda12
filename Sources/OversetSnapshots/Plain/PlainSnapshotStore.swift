public import Foundation

/// What came of verifying a value against the file beside its test.
public enum PlainVerdict: Sendable, Equatable {
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
public struct PlainSnapshotStore: Sendable {
  /// The folder, usually `__Snapshots__/<test file>`.
  public let folder: URL
  /// Where new values that differ are kept; nil keeps none.
  public let artefacts: URL?

  /// A store over a folder, which need not exist: it is made when something is written.
  public init(folder: URL, artefacts: URL? = nil) {
    self.folder = folder
    self.artefacts = artefacts
  }

  /// The file of a name.
  public func file(for name: PlainSnapshotName, pathExtension: String?) -> URL {
    let suffix = pathExtension.map { $0.isEmpty ? "" : ".\($0)" } ?? ""
    return folder.appending(path: name.stem + suffix, directoryHint: .notDirectory)
  }

  /// Verifies a value.
  ///
  /// - Throws: `SnapshotError` for a reference that cannot be read, or a file that cannot be written.
  public func verify<Format>(
    _ value: Format, as diffing: Diffing<Format>, in file: URL, mode: RecordMode
  ) throws(SnapshotError) -> PlainVerdict {
    if mode == .all {
      try AtomicFile.write(diffing.encode(value), to: file)
      return .recordedAnew(file)
    }
    guard let data = try FileSystem.read(file) else {
      guard mode != .never else { return .missing(file) }
      try AtomicFile.write(diffing.encode(value), to: file)
      return .recorded(file)
    }
    let reference = try diffing.decode(data, file: file.path(percentEncoded: false))
    guard let (difference, attachments) = diffing.diff(reference, value) else { return .matched }
    if mode == .failed {
      try AtomicFile.write(diffing.encode(value), to: file)
      return .replaced(file, difference: difference, attachments: attachments)
    }
    return .different(
      file, new: keep(try diffing.encode(value), of: file), difference: difference,
      attachments: attachments)
  }

  /// Keeps a new value for people to look at. Where that fails the verdict stays what it is.
  private func keep(_ data: Data, of file: URL) -> URL? {
    guard let artefacts else { return nil }
    let copy = artefacts.appending(
      path: "\(folder.lastPathComponent)/\(file.lastPathComponent)", directoryHint: .notDirectory)
    do throws(SnapshotError) {
      try AtomicFile.write(data, to: copy, isDurable: false)
      return copy
    } catch {
      return nil
    }
  }
}
