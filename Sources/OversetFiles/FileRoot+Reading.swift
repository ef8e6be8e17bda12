import COversetPOSIX
package import Foundation
package import OversetVocabulary

/// What a path leads to.
package struct ResolvedPath: Sendable {
  /// What it is; never a link.
  package let kind: FileKind
  /// The path from the boundary, without links: two paths to one file have the same.
  package let path: String
  /// The size, in bytes.
  package let size: Int
}

extension FileRoot {
  /// The contents of a file; nil if there is none.
  ///
  /// - Parameters:
  ///   - path: The file, from the folder; an absolute path has to lie inside.
  ///   - maximum: The most bytes that it may have.
  ///   - name: What errors call it; nil is the path.
  /// - Throws: `Diagnostic` for a link or path that leads outside or to nothing, for what is no file, and
  ///   for a file that is too large or cannot be read.
  package func read(
    _ path: String, maximum: Int, name: String? = nil
  ) throws(Diagnostic) -> Data? {
    let name = name ?? path
    guard let place = try place(path, name) else { return nil }
    return try OpenedFile.contents(name, maximum: maximum) { () throws(SystemError) in
      try place.folder.openFile(place.name)
    }
  }

  /// Makes sure that a file would be read, without reading; false if there is none.
  package func check(_ path: String, maximum: Int, name: String) throws(Diagnostic) -> Bool {
    guard let place = try place(path, name) else { return false }
    return try OpenedFile.check(name, maximum: maximum) { () throws(SystemError) in
      try place.folder.openFile(place.name)
    }
  }

  /// What a path leads to, links followed; nil if there is nothing.
  ///
  /// - Throws: `Diagnostic` for a link or path that leads outside or to nothing, and for a file in place of
  ///   a folder on the way, or a folder that cannot be opened.
  package func resolve(_ path: String, name: String? = nil) throws(Diagnostic) -> ResolvedPath? {
    let name = name ?? path
    guard let place = try place(path, name, refusesFiles: true) else { return nil }
    do throws(SystemError) {
      let status = try place.folder.status(of: place.name)
      // A link that was set here since leads nowhere yet.
      guard status.kind != .link else { return nil }
      return ResolvedPath(
        kind: status.kind, path: place.names.joined(separator: "/"), size: status.size)
    } catch {
      if error.number == ENOENT { return nil }
      throw FileFailure.system("open", name, error)
    }
  }

  /// Whether anything is at a path.
  ///
  /// - Throws: As ``resolve(_:name:)`` does: a link that leads to nothing is no absence.
  package func exists(_ path: String) throws(Diagnostic) -> Bool { try resolve(path) != nil }

  /// What a folder holds, by name; nil if there is no such folder.
  ///
  /// - Throws: `Diagnostic` for a link or path that leads outside or to nothing, and for a folder that
  ///   cannot be listed.
  package func entries(
    of path: String, name: String? = nil
  ) throws(Diagnostic) -> [FolderEntry]? {
    let name = name ?? path
    guard let place = try place(path, name) else { return nil }
    do throws(SystemError) {
      return try place.folder.openFolder(place.name).entries()
    } catch {
      if error.number == ENOENT { return nil }
      throw FileFailure.system("list", name, error)
    }
  }

  private func place(
    _ path: String, _ name: String, refusesFiles: Bool = false
  ) throws(Diagnostic) -> FilePlace? {
    var walk = try PathWalk(path, in: self, name: name, refusesFiles: refusesFiles)
    return try walk.place()
  }
}
