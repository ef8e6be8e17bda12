import COversetPOSIX
package import Foundation
package import OversetVocabulary

extension FileRoot {
  /// Writes a file, and the folders it lies in when they are missing. It is written whole or not at all.
  ///
  /// The bytes go into a temporary file in the same folder, which then takes the file's name: at
  /// every moment the file has the old contents or the new ones. With `isDurable` the file
  /// and its folder are flushed to the disk before and after, so that this holds when the power
  /// fails, too. On failure the temporary file and the folders just made are removed.
  ///
  /// Access rights are those of a new file. A symbolic link of that name is replaced, not followed; one on
  /// the way is refused.
  ///
  /// - Throws: `Diagnostic` with the path and the system's words.
  package func write(
    _ data: Data, to path: String, isDurable: Bool = true, name: String? = nil
  ) throws(Diagnostic) {
    let name = name ?? path
    var walk = try WritingWalk(path, in: self, name: name)
    do throws(Diagnostic) {
      let place = try walk.placeMakingFolders(isDurable: isDurable)
      try Self.write(data, at: place, name, permissions: nil, isDurable: isDurable)
    } catch {
      walk.removeMadeFolders()
      throw error
    }
  }

  /// Makes sure that ``write(_:to:isDurable:name:)`` could write a file, without leaving anything: an empty temporary
  /// file takes its place for a moment.
  ///
  /// - Throws: `Diagnostic` where it could not, and for a folder, a pipe or a device of that name, which would be
  ///   replaced.
  package func proveWritable(_ path: String, name: String? = nil) throws(Diagnostic) {
    let name = name ?? path
    var walk = try WritingWalk(path, in: self, name: name)
    defer { walk.removeMadeFolders() }
    let place = try walk.placeMakingFolders(isDurable: false)
    if let status = try? place.folder.status(of: place.name) {
      switch status.kind {
      case .file, .link: break
      case .folder: throw FileFailure.folder(name)
      case .other: throw FileFailure.notAFile(name).counted(as: .inputOutput)
      }
    }
    let temporary = TemporaryName.new()
    try Self.attempt("write", name) { () throws(SystemError) in
      try place.folder.create(temporary, holding: Data(), permissions: nil, isDurable: false)
      try place.folder.remove(temporary)
    }
  }

  /// Writes a file that is there, as ``write(_:to:isDurable:name:)`` does, and keeps its access rights.
  ///
  /// - Throws: `Diagnostic` also for a file that may not be written.
  package func replace(_ path: String, with data: Data) throws(Diagnostic) {
    guard let place = try WritingWalk(path, in: self, name: path).place() else {
      throw FileFailure.system("write", path, SystemError(ENOENT))
    }
    guard place.folder.isWritable(place.name) else { throw FileFailure.writeProtected(path) }
    let status = try Self.attempt("write", path) { () throws(SystemError) in
      try place.folder.status(of: place.name)
    }
    // Those of a link are not those of what it leads to.
    let permissions = status.kind == .link ? nil : status.permissions
    try Self.write(data, at: place, path, permissions: permissions, isDurable: true)
  }

  private static func write(
    _ data: Data, at place: WritingWalk.Place, _ name: String, permissions: UInt32?,
    isDurable: Bool
  ) throws(Diagnostic) {
    let temporary = TemporaryName.new()
    do throws(Diagnostic) {
      try attempt("write", name) { () throws(SystemError) in
        try place.folder.create(
          temporary, holding: data, permissions: permissions, isDurable: isDurable)
        try place.folder.rename(temporary, to: place.name)
        if isDurable { try place.folder.flush() }
      }
    } catch {
      try? place.folder.remove(temporary)
      throw error
    }
  }

  /// Removes a file, or a link itself; one that is not there is as good as removed.
  ///
  /// - Throws: `Diagnostic` where it cannot be removed, and for a link on the way.
  package func remove(_ path: String) throws(Diagnostic) {
    guard let place = try WritingWalk(path, in: self, name: path).place() else { return }
    try Self.attempt("remove", path) { () throws(SystemError) in
      try place.folder.remove(place.name)
    }
  }

  /// Removes a file if it can be removed.
  package func discard(_ path: String) { try? remove(path) }

  /// Removes a folder if it is empty and no link leads to it.
  package func discardFolder(_ path: String) {
    guard let place = try? WritingWalk(path, in: self, name: path).place() else { return }
    place.folder.removeFolder(place.name)
  }

  /// When the contents of a file last changed; nil if there is none, and for one that a link leads to.
  package func modified(_ path: String) -> Date? {
    guard let place = try? WritingWalk(path, in: self, name: path).place() else { return nil }
    return try? place.folder.status(of: place.name).modified
  }

  private static func attempt<Value>(
    _ action: String, _ name: String, _ work: () throws(SystemError) -> Value
  ) throws(Diagnostic) -> Value {
    do throws(SystemError) {
      return try work()
    } catch {
      throw FileFailure.system(action, name, error)
    }
  }
}

/// The names of files that are being written.
package enum TemporaryName {
  private static let prefix = ".overset-"
  private static let suffix = ".tmp"

  static func new() -> String {
    prefix + String(UInt64.random(in: .min ... .max), radix: 36) + suffix
  }

  /// Whether a file's name is that of a temporary file: one that outlived a process which was
  /// killed while writing, when nothing is being written now.
  package static func matches(_ name: String) -> Bool {
    name.hasPrefix(prefix) && name.hasSuffix(suffix)
  }
}
