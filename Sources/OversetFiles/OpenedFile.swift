import COversetPOSIX
import Foundation
import OversetVocabulary

/// A file from its opening to its last byte.
enum OpenedFile {
  /// The contents of what `open` opens; nil if there is nothing.
  static func contents(
    _ name: String, maximum: Int, open: () throws(SystemError) -> Descriptor
  ) throws(Diagnostic) -> Data? {
    guard let (file, size) = try opened(name, maximum: maximum, open: open) else { return nil }
    let data: Data
    do throws(SystemError) {
      data = try file.contents(size: size, maximum: maximum)
    } catch {
      throw FileFailure.system("read", name, error)
    }
    // It may have grown since its size was asked for.
    guard data.count <= maximum else {
      throw FileFailure.tooLarge(name, size: data.count, maximum: maximum)
    }
    return data
  }

  /// Hands the contents of what `open` opens on in parts, so that a large file is never in memory as a whole; false if
  /// there is nothing.
  static func read(
    _ name: String, maximum: Int, open: () throws(SystemError) -> Descriptor, part: (Data) -> Void
  ) throws(Diagnostic) -> Bool {
    guard let (file, _) = try opened(name, maximum: maximum, open: open) else { return false }
    var length = 0
    while true {
      let data: Data
      do throws(SystemError) { data = try file.nextPart() } catch {
        throw FileFailure.system("read", name, error)
      }
      if data.isEmpty { return true }
      length += data.count
      guard length <= maximum else {
        throw FileFailure.tooLarge(name, size: length, maximum: maximum)
      }
      part(data)
    }
  }

  /// Makes sure that the contents could be read; false if there is nothing.
  static func check(
    _ name: String, maximum: Int, open: () throws(SystemError) -> Descriptor
  ) throws(Diagnostic) -> Bool {
    try opened(name, maximum: maximum, open: open) != nil
  }

  private static func opened(
    _ name: String, maximum: Int, open: () throws(SystemError) -> Descriptor
  ) throws(Diagnostic) -> (Descriptor, size: Int)? {
    let file: Descriptor
    let status: FileStatus
    do throws(SystemError) {
      file = try open()
      status = try file.status()
    } catch {
      switch error.number {
      case ENOENT: return nil
      // A socket cannot be opened at all.
      case ENXIO, EOPNOTSUPP: throw FileFailure.notAFile(name)
      default: throw FileFailure.system("open", name, error)
      }
    }
    try refuse(status, name, maximum: maximum)
    return (file, status.size)
  }

  /// Refuses what is no file, and a file that is too large.
  private static func refuse(_ status: FileStatus, _ name: String, maximum: Int) throws(Diagnostic)
  {
    switch status.kind {
    case .file: break
    case .folder: throw FileFailure.folder(name)
    case .link, .other: throw FileFailure.notAFile(name)
    }
    guard status.size <= maximum else {
      throw FileFailure.tooLarge(name, size: status.size, maximum: maximum)
    }
  }
}
