import COversetPOSIX
import Foundation

extension Descriptor {
  /// Reads to the end, or to one byte more than `maximum`: a file may grow while it is read.
  ///
  /// - Parameter size: The bytes that are expected; more or fewer may come.
  func contents(size: Int, maximum: Int) throws(SystemError) -> Data {
    // One byte more than expected, so that the end is met without growing.
    var data = Data(count: min(max(size, 0), maximum) + 1)
    var length = 0
    while true {
      if length == data.count {
        guard length <= maximum else { return data }
        data.count = min(length + max(length, 1 << 16), maximum + 1)
      }
      let count = unsafe data.withUnsafeMutableBytes { bytes in
        let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[length...])
        return unsafe read(number, rest.baseAddress, rest.count)
      }
      if count > 0 {
        length += count
      } else if count == 0 {
        return data.prefix(length)
      } else if errno != EINTR {
        throw SystemError(errno)
      }
    }
  }

  /// The bytes that follow those that were read, at most a megabyte; none at the end.
  func nextPart() throws(SystemError) -> Data {
    var data = Data(count: 1 << 20)
    while true {
      let count = unsafe data.withUnsafeMutableBytes { bytes in
        unsafe read(number, bytes.baseAddress, bytes.count)
      }
      if count >= 0 { return data.prefix(count) }
      guard errno == EINTR else { throw SystemError(errno) }
    }
  }

  /// Makes a file that must not be there yet.
  ///
  /// - Parameters:
  ///   - permissions: Those of the file, as in `chmod`; nil leaves those of a new one.
  ///   - isDurable: Whether it is flushed to the disk.
  func create(
    _ name: String, holding data: Data, permissions: UInt32?, isDurable: Bool
  ) throws(SystemError) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let file = unsafe openat(number, name, flags, 0o666)
    guard file >= 0 else { throw SystemError(errno, action: "create") }
    do throws(SystemError) {
      try Self.write(data, to: file)
      if let permissions, fchmod(file, mode_t(permissions)) != 0 {
        throw SystemError(errno, action: "set the permissions")
      }
      guard !isDurable || fsync(file) == 0 else { throw SystemError(errno, action: "flush") }
    } catch {
      _ = close(file)
      throw error
    }
    // A full disk or quota may be told only now.
    guard close(file) == 0 else { throw SystemError(errno, action: "close") }
  }

  private static func write(_ data: Data, to file: Int32) throws(SystemError) {
    var rest = data[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe COversetPOSIX.write(file, bytes.baseAddress, bytes.count)
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw SystemError(errno, action: "write")
      }
    }
  }

  /// What this folder holds, by the bytes of the names.
  func entries() throws(SystemError) -> [FolderEntry] {
    // The stream closes the descriptor it is given, and moves its position.
    let own = try Self.number {
      unsafe openat(number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    }
    guard let stream = unsafe fdopendir(own) else {
      let error = SystemError(errno)
      _ = close(own)
      throw error
    }
    defer { _ = unsafe closedir(stream) }
    var entries: [FolderEntry] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else { break }
      let bytes = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { name in
        unsafe Array(name.prefix { $0 != 0 })
      }
      guard bytes != [0x2E], bytes != [0x2E, 0x2E] else { continue }
      let type = unsafe Int32(entry.pointee.d_type)
      entries.append(FolderEntry(bytes: bytes, kind: kind(type, bytes)))
    }
    guard errno == 0 else { throw SystemError(errno) }
    return entries.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
  }

  /// The kind that the folder's list says. Some file systems do not keep it there.
  private func kind(_ type: Int32, _ name: [UInt8]) -> FileKind {
    switch type {
    case Int32(DT_REG): .file
    case Int32(DT_DIR): .folder
    case Int32(DT_LNK): .link
    case Int32(DT_UNKNOWN):
      String(validating: name, as: UTF8.self).flatMap { try? status(of: $0).kind } ?? .other
    default: .other
    }
  }
}
