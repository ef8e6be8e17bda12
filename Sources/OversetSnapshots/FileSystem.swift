import COversetPOSIX
import Foundation
import OversetVocabulary

/// The calls of POSIX this module needs and Foundation does not offer, behind a safe interface.
///
/// Every error names the path, what was tried, and the system's words.
enum FileSystem {
  /// The contents of a file, or `nil` when there is none of that name.
  ///
  /// What is no file is refused: a pipe would be waited for, and a device may never end. So is a symbolic
  /// link that leads out of `folder`: what it shows is not what the repository holds.
  static func read(_ file: URL, inside folder: URL? = nil) throws(Diagnostic) -> Data? {
    let path = file.path(percentEncoded: false)
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK
    var descriptor = unsafe open(path, flags | O_NOFOLLOW)
    if descriptor < 0, errno == ELOOP {
      if let folder { try refuseLink(file, outOf: folder) }
      descriptor = unsafe open(path, flags)
    }
    guard descriptor >= 0 else {
      let number = errno
      if number == ENOENT || number == ENOTDIR { return nil }
      throw failure("open", path, number: number)
    }
    defer { _ = close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else {
      throw failure("read", path, number: errno)
    }
    guard status.st_mode & S_IFMT == S_IFREG || status.st_mode & S_IFMT == S_IFDIR else {
      throw Diagnostic(
        .data, file: path, problem: "this is a pipe, a socket or a device, not a file",
        remedy: "remove it and record the snapshot again")
    }
    // One byte more than it should have, so that the end is met without growing. What a file claims to be
    // is not taken beyond 64 MB at once.
    var data = Data(count: min(max(Int(status.st_size), 0), 1 << 26) + 1)
    var length = 0
    while true {
      if length == data.count { data.count += max(length, 1 << 16) }
      let count = unsafe data.withUnsafeMutableBytes { bytes in
        let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[length...])
        return unsafe COversetPOSIX.read(descriptor, rest.baseAddress, rest.count)
      }
      if count > 0 {
        length += count
      } else if count == 0 {
        return data.prefix(length)
      } else if errno != EINTR {
        throw failure("read", path, number: errno)
      }
    }
  }

  private static func refuseLink(_ link: URL, outOf folder: URL) throws(Diagnostic) {
    let target = link.resolvingSymlinksInPath()
    let inside = folder.resolvingSymlinksInPath().pathComponents
    guard !target.pathComponents.starts(with: inside) else { return }
    throw Diagnostic(
      .data, file: link.path(percentEncoded: false),
      problem:
        "this is a symbolic link to \(target.path(percentEncoded: false)), outside the snapshot folder",
      remedy: "replace the link with the file")
  }

  /// The names in a folder but those that begin with a dot, sorted; nil when there is no such folder.
  static func names(in folder: URL) throws(Diagnostic) -> [String]? {
    let path = folder.path(percentEncoded: false)
    guard let stream = unsafe opendir(path) else {
      let number = errno
      if number == ENOENT || number == ENOTDIR { return nil }
      throw failure("list", path, number: number)
    }
    defer { _ = unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { bytes in
        unsafe bytes.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          unsafe String(cString: $0)
        }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  static func exists(_ url: URL) -> Bool {
    unsafe access(url.path(percentEncoded: false), F_OK) == 0
  }

  /// Writes a file that must not exist yet.
  static func create(_ file: URL, holding data: Data, isDurable: Bool) throws(Diagnostic) {
    let path = file.path(percentEncoded: false)
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure("create", path, number: errno) }
    do throws(Diagnostic) {
      try write(data, to: descriptor, path: path)
      guard !isDurable || fsync(descriptor) == 0 else {
        throw failure("flush", path, number: errno)
      }
    } catch {
      _ = close(descriptor)
      throw error
    }
    // A full disk or quota may be told only now.
    guard close(descriptor) == 0 else { throw failure("close", path, number: errno) }
  }

  static func rename(_ file: URL, to target: URL) throws(Diagnostic) {
    let path = target.path(percentEncoded: false)
    guard unsafe COversetPOSIX.rename(file.path(percentEncoded: false), path) == 0 else {
      throw failure("write", path, number: errno)
    }
  }

  /// Flushes a folder's list of names to the disk.
  static func flush(folder: URL) throws(Diagnostic) {
    let path = folder.path(percentEncoded: false)
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure("open", path, number: errno) }
    defer { _ = close(descriptor) }
    // Some file systems, network ones among them, cannot flush a folder; they say EINVAL.
    guard fsync(descriptor) == 0 || errno == EINVAL else {
      throw failure("flush", path, number: errno)
    }
  }

  /// Makes one folder. Returns `false` when it exists already.
  static func makeFolder(_ folder: URL) throws(Diagnostic) -> Bool {
    let path = folder.path(percentEncoded: false)
    if unsafe mkdir(path, 0o777) == 0 { return true }
    guard errno == EEXIST else { throw failure("create the folder", path, number: errno) }
    return false
  }

  /// What stands at a path itself: a symbolic link is one, whatever it points to.
  enum Kind {
    case file, folder, other
  }

  /// What stands at a path; nil if nothing does.
  static func kind(of url: URL) -> Kind? {
    var status = stat()
    guard unsafe lstat(url.path(percentEncoded: false), &status) == 0 else { return nil }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }

  /// Removes a file, and says where it cannot be removed; one that does not exist is as good as removed.
  static func remove(_ file: URL) throws(Diagnostic) {
    let path = file.path(percentEncoded: false)
    guard unsafe unlink(path) == 0 || errno == ENOENT else {
      throw failure("remove", path, number: errno)
    }
  }

  /// Removes a file if it can be removed.
  static func removeFile(_ file: URL) {
    _ = unsafe unlink(file.path(percentEncoded: false))
  }

  /// Removes a folder if it is empty.
  static func removeFolder(_ folder: URL) {
    _ = unsafe rmdir(folder.path(percentEncoded: false))
  }

  private static func write(
    _ data: Data, to descriptor: Int32, path: String
  ) throws(Diagnostic) {
    var rest = data[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe COversetPOSIX.write(descriptor, bytes.baseAddress, bytes.count)
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw failure("write", path, number: errno)
      }
    }
  }

  private static func failure(_ action: String, _ path: String, number: Int32) -> Diagnostic {
    // The C library keeps the text per thread (POSIX lets it not; glibc and Darwin do).
    let words = unsafe String(cString: strerror(number))
    return Diagnostic(
      .system(number), file: path, problem: "cannot \(action): \(words)",
      remedy: "check the path, its permissions and the free disk space")
  }
}
