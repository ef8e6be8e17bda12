import COversetPOSIX
import Foundation

/// What a name stands for.
package enum FileKind: Sendable {
  case file, folder, link
  /// A pipe, a socket or a device.
  case other
}

/// What the system says of a file.
struct FileStatus: Sendable {
  let kind: FileKind
  /// The size, in bytes.
  let size: Int
  /// When its contents last changed.
  let modified: Date
  /// The permissions, as in `chmod`.
  let permissions: UInt32

  init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    size = Int(status.st_size)
    permissions = UInt32(status.st_mode & 0o7777)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    modified = Date(
      timeIntervalSince1970: Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000)
  }
}

extension FileStatus {
  /// The device, the number on it, the size in bytes, and when contents and entry last changed, in nanoseconds.
  static func stamp(_ status: stat) -> String {
    #if canImport(Darwin)
      let times = [status.st_mtimespec, status.st_ctimespec]
    #else
      let times = [status.st_mtim, status.st_ctim]
    #endif
    let moments = times.map { "\($0.tv_sec).\($0.tv_nsec)" }.joined(separator: " ")
    return "\(status.st_dev) \(status.st_ino) \(status.st_size) \(moments)"
  }

  /// Whether a path is a file with no other name: one that has just been made is open, and is told again when it is closed.
  static func isOpenedAnew(_ path: String) -> Bool {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return false }
    return status.st_mode & S_IFMT == S_IFREG && status.st_nlink == 1
  }
}

/// A name in a folder.
package struct FolderEntry: Sendable {
  /// The name as the system has it. It need not be UTF-8, and two names may differ by normalization alone.
  let bytes: [UInt8]
  /// What it is; a link is one, whatever it leads to.
  package let kind: FileKind
  /// The name; nil if it is not UTF-8.
  package let name: String?

  init(bytes: [UInt8], kind: FileKind) {
    self.bytes = bytes
    self.kind = kind
    name = String(validating: bytes, as: UTF8.self)
  }

  /// Whether the name begins with a dot.
  package var isHidden: Bool { bytes.first == UInt8(ascii: ".") }

  /// The name with each byte that is no part of UTF-8 as `\xNN`.
  package var shownName: String {
    if let name { return name }
    var shown = ""
    var rest = bytes[...]
    while let first = rest.first {
      let scalar = (1...4).lazy.compactMap { String(validating: rest.prefix($0), as: UTF8.self) }
        .first
      if let scalar {
        shown += scalar
        rest = rest.dropFirst(scalar.utf8.count)
      } else {
        let digits = String(first, radix: 16, uppercase: true)
        shown += "\\x" + (digits.count < 2 ? "0" : "") + digits
        rest = rest.dropFirst()
      }
    }
    return shown
  }
}
