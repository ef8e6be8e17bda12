import COversetPOSIX
import Foundation

/// An open file or folder, closed when nobody holds it any more.
///
/// Every call is relative to it, and none follows a symbolic link: what a name leads to cannot change
/// between a check and the use of it.
final class Descriptor: Sendable {
  let number: Int32

  init(_ number: Int32) { self.number = number }

  deinit { _ = close(number) }

  /// Opens what a path names, links followed. A pipe or a device is not waited for.
  static func open(path: String) throws(SystemError) -> Descriptor {
    try opened { unsafe openat(AT_FDCWD, path, O_RDONLY | readingFlags) }
  }

  /// Opens a folder for what is below it, links followed.
  static func open(folder path: String) throws(SystemError) -> Descriptor {
    try opened { unsafe openat(AT_FDCWD, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
  }

  /// Opens a file of this folder; a link is refused with `ELOOP`.
  func openFile(_ name: String) throws(SystemError) -> Descriptor {
    try Self.opened {
      unsafe openat(number, name, O_RDONLY | O_NOFOLLOW | Self.readingFlags)
    }
  }

  /// Opens a folder of this folder; a link is refused with `ELOOP` or `ENOTDIR`.
  func openFolder(_ name: String) throws(SystemError) -> Descriptor {
    try Self.opened {
      unsafe openat(number, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    }
  }

  /// Makes a folder. Returns false if the name is taken.
  func makeFolder(_ name: String) throws(SystemError) -> Bool {
    if unsafe mkdirat(number, name, 0o777) == 0 { return true }
    guard errno == EEXIST else { throw SystemError(errno) }
    return false
  }

  func rename(_ name: String, to new: String) throws(SystemError) {
    try Self.check(unsafe renameat(number, name, number, new))
  }

  /// Removes a file or a link; one that is not there is as good as removed.
  func remove(_ name: String) throws(SystemError) {
    guard unsafe unlinkat(number, name, 0) == 0 || errno == ENOENT else {
      throw SystemError(errno)
    }
  }

  /// Removes a folder if it is empty.
  func removeFolder(_ name: String) { _ = unsafe unlinkat(number, name, AT_REMOVEDIR) }

  /// Where a link leads; nil if the name is no link.
  func target(ofLink name: String) throws(SystemError) -> String? {
    let result: Result<String, SystemError> = unsafe withUnsafeTemporaryAllocation(
      of: CChar.self, capacity: Int(PATH_MAX)
    ) { buffer in
      guard let start = buffer.baseAddress else { return .failure(SystemError(ENOMEM)) }
      let length = unsafe readlinkat(number, name, start, buffer.count)
      guard length >= 0 else { return .failure(SystemError(errno)) }
      let bytes = unsafe buffer.prefix(length).map(UInt8.init(bitPattern:))
      return .success(String(decoding: bytes, as: UTF8.self))
    }
    switch result {
    case .success(let target): return target
    case .failure(let error) where error.number == EINVAL: return nil
    case .failure(let error): throw error
    }
  }

  /// What a name of this folder is; of a link, the link.
  func status(of name: String) throws(SystemError) -> FileStatus {
    var status = stat()
    try Self.check(unsafe fstatat(number, name, &status, AT_SYMLINK_NOFOLLOW))
    return FileStatus(status)
  }

  /// What is open.
  func status() throws(SystemError) -> FileStatus {
    var status = stat()
    try Self.check(unsafe fstat(number, &status))
    return FileStatus(status)
  }

  func isWritable(_ name: String) -> Bool { unsafe faccessat(number, name, W_OK, 0) == 0 }

  /// Flushes to the disk. Some file systems, network ones among them, cannot flush a folder; they say
  /// `EINVAL`.
  func flush() throws(SystemError) {
    guard fsync(number) == 0 || errno == EINVAL else { throw SystemError(errno) }
  }

  private static let readingFlags = O_NONBLOCK | O_NOCTTY | O_CLOEXEC

  private static func opened(_ open: () -> Int32) throws(SystemError) -> Descriptor {
    Descriptor(try number(open))
  }

  /// The number that `open` returns, which is the caller's to close. A signal does not stop it.
  static func number(_ open: () -> Int32) throws(SystemError) -> Int32 {
    while true {
      let number = open()
      if number >= 0 { return number }
      guard errno == EINTR else { throw SystemError(errno) }
    }
  }

  private static func check(_ result: Int32) throws(SystemError) {
    guard result == 0 else { throw SystemError(errno) }
  }
}

/// What the system said.
struct SystemError: Error {
  let number: Int32
  /// What was tried; nil where the caller knows it.
  let action: String?

  init(_ number: Int32, action: String? = nil) {
    self.number = number
    self.action = action
  }

  /// The system's words. The C library keeps the text per thread (POSIX lets it not; glibc and Darwin do).
  var words: String { unsafe String(cString: strerror(number)) }
}
