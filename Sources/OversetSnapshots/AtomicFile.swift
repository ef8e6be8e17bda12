package import Foundation
package import OversetVocabulary

/// Writes files whole or not at all.
package enum AtomicFile {
  /// Writes a file, and the folders it lies in when they are missing.
  ///
  /// The bytes go into a temporary file in the same folder, which then takes the file's name: at
  /// every moment the file has the old contents or the new ones. With `isDurable` the file
  /// and its folder are flushed to the disk before and after, so that this holds when the power
  /// fails, too. On failure the temporary file and the folders just made are removed, and a
  /// `Diagnostic` names the path and the system's words.
  ///
  /// Access rights are those of a new file. A symbolic link of that name is replaced, not followed.
  package static func write(
    _ data: Data, to file: URL, isDurable: Bool = true
  ) throws(Diagnostic) {
    let folder = file.deletingLastPathComponent()
    let newFolders = try makeFolders(upTo: folder, isDurable: isDurable)
    let temporary = folder.appending(path: temporaryName(), directoryHint: .notDirectory)
    do throws(Diagnostic) {
      try FileSystem.create(temporary, holding: data, isDurable: isDurable)
      try FileSystem.rename(temporary, to: file)
      if isDurable { try FileSystem.flush(folder: folder) }
    } catch {
      FileSystem.removeFile(temporary)
      for folder in newFolders.reversed() { FileSystem.removeFolder(folder) }
      throw error
    }
  }

  /// Whether a file's name is that of a temporary file: one that outlived a process which was
  /// killed while writing, when nothing is being written now.
  package static func isTemporary(name: String) -> Bool {
    name.hasPrefix(temporaryPrefix) && name.hasSuffix(temporarySuffix)
  }

  private static let temporaryPrefix = ".overset-"
  private static let temporarySuffix = ".tmp"

  private static func temporaryName() -> String {
    temporaryPrefix + String(UInt64.random(in: .min ... .max), radix: 36) + temporarySuffix
  }

  /// Makes the missing folders from the top down, and returns those it made.
  private static func makeFolders(
    upTo folder: URL, isDurable: Bool
  ) throws(Diagnostic) -> [URL] {
    var missing: [URL] = []
    var parent = folder.standardizedFileURL
    while !FileSystem.exists(parent), parent.pathComponents.count > 1 {
      missing.append(parent)
      parent.deleteLastPathComponent()
    }
    var made: [URL] = []
    for folder in missing.reversed() {
      do throws(Diagnostic) {
        // Another process may have made it in the meantime.
        if try FileSystem.makeFolder(folder) { made.append(folder) }
        if isDurable { try FileSystem.flush(folder: folder.deletingLastPathComponent()) }
      } catch {
        for folder in made.reversed() { FileSystem.removeFolder(folder) }
        throw error
      }
    }
    return made
  }
}
