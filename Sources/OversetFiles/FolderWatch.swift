import COversetPOSIX
package import Foundation
package import OversetVocabulary

/// Tells which files change below folders, on Linux.
///
/// Files are named, not opened, and no link is followed. A file that is written counts when its writer closes it, one
/// that takes the place of another when it has the name.
package final class FolderWatch {
  /// What changed.
  package struct Changes: Equatable, Sendable {
    /// The files and links that were written, moved or removed, by their absolute paths. Of a folder that was moved here,
    /// what lies in it; of one that was moved away, the folder.
    package var paths: Set<String> = []
    /// The folders among them, which are gone with all that lay in them.
    package var goneFolders: Set<String> = []
    /// Whether more has changed than the system has kept: then every file may have.
    package var isIncomplete = false

    package init() {}

    var isEmpty: Bool { paths.isEmpty && !isIncomplete }
  }

  /// How often it is looked whether a burst of changes is over, in milliseconds.
  private static let tick = 10
  /// For how many ticks nothing may change: some editors write a file several times.
  private static let quietTicks = 3
  /// How many ticks a burst is waited for, however long it goes on: a switch of branches writes thousands of files.
  private static let mostTicks = 15

  private let source: Descriptor
  private let roots: [String]
  private let isLeftOut: @Sendable (_ path: String) -> Bool
  /// The folders that are watched, by the numbers of their watches.
  private var folders: [Int32: String] = [:]

  /// Watches folders, and those in them.
  ///
  /// - Parameters:
  ///   - folders: Folders; of two where one lies in the other, one is enough.
  ///   - isLeftOut: Whether a file or folder is none of the watch, by its absolute path.
  /// - Throws: `Diagnostic` for a folder that cannot be opened, where the system watches no more folders, and where it is
  ///   not Linux.
  package init(
    _ folders: [URL], isLeftOut: @escaping @Sendable (_ path: String) -> Bool
  ) throws(Diagnostic) {
    let number = overset_changes_open()
    guard number >= 0 else { throw Self.failure(SystemError(errno), "this system") }
    source = Descriptor(number)
    roots = folders.map { folder in
      let path = folder.standardizedFileURL.path(percentEncoded: false)
      return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
    self.isLeftOut = isLeftOut
    for root in roots {
      do throws(SystemError) {
        try watch(Descriptor.open(folder: root), root, nil)
      } catch {
        throw Self.failure(error, root)
      }
    }
  }

  /// Waits until something has changed, and then until nothing has for 30 milliseconds, but for no more than 150.
  ///
  /// It holds its thread meanwhile. Time is counted in ticks, so that none passes for a machine that sleeps.
  ///
  /// - Parameter limit: After how many milliseconds an answer without changes is given; nil waits for ever.
  /// - Throws: `Diagnostic` where a new folder cannot be watched.
  package func next(limit: Int? = nil) throws(Diagnostic) -> Changes {
    var changes = Changes()
    // A change of what is left out ends no wait.
    while changes.isEmpty, waits(for: limit) { try read(into: &changes) }
    guard !changes.isEmpty else { return changes }
    var (quiet, ticks) = (0, 0)
    while quiet < Self.quietTicks, ticks < Self.mostTicks {
      usleep(useconds_t(Self.tick * 1000))
      ticks += 1
      quiet = waits(for: 0) ? 0 : quiet + 1
      try read(into: &changes)
    }
    if changes.isIncomplete { try watchAgain() }
    return changes
  }

  /// Whether there is something to read; false after so many milliseconds without.
  private func waits(for milliseconds: Int?) -> Bool {
    var state = pollfd(fd: source.number, events: Int16(POLLIN), revents: 0)
    while true {
      let count = unsafe poll(&state, 1, milliseconds.map { CInt(clamping: $0) } ?? -1)
      if count >= 0 || errno != EINTR { return count > 0 }
    }
  }

  // MARK: Events

  /// Takes the changes that have happened.
  private func read(into changes: inout Changes) throws(Diagnostic) {
    while let bytes = pending() {
      var offset = 0
      while offset < bytes.count {
        var change = overset_change()
        offset = unsafe bytes.withUnsafeBytes { bytes in
          unsafe overset_changes_take(bytes.baseAddress, bytes.count, offset, &change)
        }
        let name = bytes.dropFirst(Int(change.start)).prefix(Int(change.length))
        try take(change, String(decoding: name, as: UTF8.self), into: &changes)
      }
    }
  }

  /// The bytes of some changes; nil if there are none.
  private func pending() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe bytes.withUnsafeMutableBytes { bytes in
      unsafe COversetPOSIX.read(source.number, bytes.baseAddress, bytes.count)
    }
    return count > 0 ? Array(bytes.prefix(count)) : nil
  }

  private func take(
    _ change: overset_change, _ name: String, into changes: inout Changes
  ) throws(Diagnostic) {
    let has = { (flag: Int) in Int(change.flags) & flag != 0 }
    if has(OVERSET_CHANGES_LOST) {
      changes.isIncomplete = true
    } else if has(OVERSET_CHANGE_ENDED) {
      folders[change.watch] = nil
    } else if let folder = folders[change.watch] {
      // What changes with the folder itself is told by the folder around it, except of a root.
      guard !name.isEmpty else {
        changes.isIncomplete = changes.isIncomplete || roots.contains(folder)
        return
      }
      let path = "\(folder)/\(name)"
      guard !isLeftOut(path) else { return }
      if has(OVERSET_CHANGE_OF_FOLDER) {
        if has(OVERSET_CHANGE_APPEARED) {
          try watchNew(path, into: &changes)
        } else {
          forget(path)
          changes.paths.insert(path)
          changes.goneFolders.insert(path)
        }
      } else if !has(OVERSET_CHANGE_CREATED) || !FileStatus.isOpenedAnew(path) {
        changes.paths.insert(path)
      }
    }
  }

  /// Watches a folder that has appeared; the files in it have changed.
  private func watchNew(_ path: String, into changes: inout Changes) throws(Diagnostic) {
    do throws(SystemError) {
      var found: Set<String> = []
      try watch(Descriptor.open(watched: path), path) { found.insert($0) }
      changes.paths.formUnion(found)
    } catch  where Self.isGone(error) {
      // It is no longer there.
    } catch {
      throw Self.failure(error, path)
    }
  }

  /// Forgets a folder that was moved away: its watch goes on wherever it is, and has its names again if that is here.
  private func forget(_ path: String) {
    folders = folders.filter { $0.value != path && !$0.value.hasPrefix(path + "/") }
  }

  /// After changes that nobody has told: folders may have appeared, roots among them in place of others.
  private func watchAgain() throws(Diagnostic) {
    folders = [:]
    for root in roots {
      do throws(SystemError) {
        try watch(Descriptor.open(folder: root), root, nil)
      } catch  where Self.isGone(error) {
        continue
      } catch {
        throw Self.failure(error, root)
      }
    }
  }

  // MARK: Folders

  /// Watches an open folder and those in it. The watch begins before the folder is read, so that nothing is missed
  /// between the two.
  private func watch(
    _ folder: Descriptor, _ path: String, _ found: ((String) -> Void)?
  ) throws(SystemError) {
    let number = overset_changes_watch(source.number, folder.number)
    guard number >= 0 else { throw SystemError(errno) }
    folders[number] = path
    for entry in try folder.entries() {
      guard let name = entry.name else { continue }
      let inner = "\(path)/\(name)"
      if isLeftOut(inner) { continue }
      if entry.kind == .folder {
        do throws(SystemError) {
          try watch(folder.openFolder(name), inner, found)
        } catch  where Self.isGone(error) {
          continue
        }
      } else {
        found?(inner)
      }
    }
  }

  /// Whether a folder could not be opened because it is not there, no folder any more, or not to be read.
  private static func isGone(_ error: SystemError) -> Bool {
    [ENOENT, ENOTDIR, ELOOP, EACCES].contains(error.number)
  }

  private static func failure(_ error: SystemError, _ place: String) -> Diagnostic {
    switch error.number {
    case ENOSPC:
      Diagnostic(
        .inputOutput, file: place, problem: "the system watches no more folders for this user",
        remedy: "raise fs.inotify.max_user_watches, or name a smaller folder")
    case EMFILE:
      Diagnostic(
        .inputOutput, file: place, problem: "the system watches for no more programs of this user",
        remedy: "end another program that watches files, or raise fs.inotify.max_user_instances")
    case ENOSYS:
      Diagnostic(
        .usage, problem: "changes of files are told on Linux only", remedy: "leave out --watch")
    default: FileFailure.system("watch", place, error)
    }
  }
}

extension Descriptor {
  /// Opens a folder that has appeared below a watched one. The last name is no link.
  fileprivate static func open(watched path: String) throws(SystemError) -> Descriptor {
    let names = path.split(separator: "/")
    let around = "/" + names.dropLast().joined(separator: "/")
    return try Descriptor.open(folder: around).openFolder(String(names.last ?? "."))
  }
}
